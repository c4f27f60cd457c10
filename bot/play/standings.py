"""Who is winning: one's own points, bases and pieces in words, and how near the end is."""

from bot.card.end_lines import end_lines
from bot.tables.public_view import PersonalView
from bot.ui.names import Names
from bot.words import Say
from engine import SeatView
from engine.standings import standing_of


def standing_lines(look: PersonalView, names: Names, say: Say) -> list[str]:
    """My points, my bases, my pieces, and how far the end is."""
    view = look.view
    if view is None or view.outcome is not None:  # then the card says it all
        return []
    mine = standing_of(view)
    lines = [
        say(
            "standing-points",
            total=mine.total,
            track=mine.track,
            hidden=mine.to_come,
            tablets=mine.tablets,
            open=int(view.options.open_owners),
        ),
        say("standing-bases", erected=mine.erected, bases=mine.bases, reserved=mine.reserved),
        _pieces(view, say),
    ]
    return [*lines, *_marks(view, say), *end_lines(view, names, say)]


def _pieces(view: SeatView, say: Say) -> str:
    """What is behind the screen, and what waits in the front for the round to end."""
    screen, front = view.screen, view.players[view.seat].front
    return say(
        "standing-pieces",
        workers=screen.workers,
        sorcerer=screen.sorcerer,
        chief=screen.chief,
        markers=screen.markers,
        logs=screen.logs,
        spent=front.markers,
    )


def _marks(view: SeatView, say: Say) -> list[str]:
    """Where one's markers stand on statues."""
    marked = [
        say("standing-mark", statue=statue.id, hex=statue.hex)
        for statue in view.statues.values()
        if statue.marked_by == view.seat and statue.hex is not None
    ]
    return [say("standing-marks", marks=marked)] if marked else []
