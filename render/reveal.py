"""The end of a game as a short film: points counted up by source, owners revealed one after another."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from engine.colours import Colour
from engine.scoring import headdress_points, moai_points
from engine.views import Outcome, PublicView

from .alt import due_words
from .changes import Changes
from .frames import Frame, animated, draw_frames
from .voice import Say, Voice

_SOURCE_MS, _MOAI_MS, _LAST_MS = 1800, 1100, 8000
MOST_REVEALED: Final = 24  # Moai that are revealed one by one; the least of them come together before


def reveal(view: PublicView, names: Mapping[Colour, str], say: Say) -> bytes:
    """The counting of a game that is over, as an animated picture that ends on the winner."""
    if view.outcome is None:
        raise ValueError("a game is counted when it is over")
    voice = Voice(say, names)
    return animated(draw_frames(list(frames(view, view.outcome, voice)), view.board, voice))


def frames(view: PublicView, outcome: Outcome, voice: Voice) -> Iterator[Frame]:
    """Carrying, then tablets, then every Moai with its headdress, the least first, then the winner."""
    points = dict.fromkeys(view.seats, 0)
    told: dict[int, int] = {}
    for source in ("carrying", "tablets"):
        for seat in view.seats:
            points[seat] += getattr(outcome.accounts[seat], source)
        caption = voice.say(f"picture-reveal-{source}")
        yield Frame(_hidden(view, told), caption, None, Changes(), _SOURCE_MS, dict(points), {})
    ordered = sorted(outcome.ahus, key=lambda ahu: (outcome.ahus[ahu][1], ahu))
    together, single = ordered[:-MOST_REVEALED], ordered[-MOST_REVEALED:]
    if together:
        for ahu in together:
            owner, worth = outcome.ahus[ahu]
            points[owner] += worth
            told[ahu] = worth
        caption = voice.say("picture-reveal-many", count=len(together))
        yield Frame(_hidden(view, told), caption, None, Changes(), _SOURCE_MS, dict(points), dict(told))
    for ahu in single:
        owner, worth = outcome.ahus[ahu]
        points[owner] += worth
        told[ahu] = worth
        base, changed = view.ahus[ahu], Changes(ahus=frozenset([ahu]))
        caption = voice.say(
            "picture-reveal-moai",
            ahu=view.board.ahus[ahu].name,
            name=voice.drawn(owner),
            moai=moai_points(view.board, ahu, base.size),
            headdress=headdress_points(view.board, ahu, base),
        )
        yield Frame(_hidden(view, told), caption, owner, changed, _MOAI_MS, dict(points), dict(told))
    won = due_words(view, voice, drawn=True)
    totals = {seat: account.total for seat, account in outcome.accounts.items()}
    yield Frame(view, won, outcome.ranking[0][0], Changes(), _LAST_MS, totals, dict(told))


def _hidden(view: PublicView, told: Mapping[int, int]) -> PublicView:
    """The final board with the owners covered that were not told yet."""
    ahus = {
        number: ahu if number in told or not ahu.size else replace(ahu, owner=None)
        for number, ahu in view.ahus.items()
    }
    return replace(view, ahus=ahus)
