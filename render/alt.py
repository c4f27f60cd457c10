"""The picture in words, for whoever can't see it: phase, who is due, scores, statues, what changed."""

from collections.abc import Mapping, Sequence
from typing import Final

from engine.colours import Colour
from engine.events import Event, PhaseBegan, Returned
from engine.state import Statue
from engine.views import Outcome, PublicView, SeatView

from .inventory import listed, screen_things
from .telling import tell
from .voice import Say, Voice

LONGEST: Final = 1000
_MOST_OF_STATUES: Final = 400  # characters, so that what changed finds room too
_QUIET = (PhaseBegan, Returned)


def due_words(view: PublicView, voice: Voice, drawn: bool = False) -> str:
    """Who owes what, or who won; in a game without either, that it was ended before its time.

    `drawn` uses names that the fonts can draw.
    """
    name = voice.drawn if drawn else voice.name
    if view.outcome:
        return _won(view.outcome, voice, [name(seat) for seat in view.outcome.ranking[0]])
    if view.dice_due:
        return voice.say("picture-due-dice")
    if not view.due:
        return voice.say("picture-due-nobody")
    names = voice.several([name(seat) for seat in view.due])
    return voice.say(f"picture-due-{view.phase}", names=names, count=len(view.due))


def _won(outcome: Outcome, voice: Voice, winners: list[str]) -> str:
    points = outcome.accounts[outcome.ranking[0][0]].total
    return voice.say("picture-over", names=voice.several(winners), count=len(winners), points=points)


def _scores(view: PublicView, voice: Voice) -> str:
    if view.outcome:
        totals = {seat: account.total for seat, account in view.outcome.accounts.items()}
        order = [seat for place in view.outcome.ranking for seat in place]
        key = "alt-final"
    else:
        totals = {seat: view.players[seat].score for seat in view.seats}
        order = list(view.seats)
        key = "alt-scores"
    lines = [voice.say("alt-score", name=voice.name(seat), points=totals[seat]) for seat in order]
    return voice.say(key, scores=lines)


def _whose(statue: Statue, seats: tuple[Colour, ...]) -> Colour | None:
    """Who may move a statue: its marker's owner, or who has it in front or moved it; None for anybody."""
    return statue.marked_by or (statue.holder if statue.holder in seats else None)


def _on_the_way(view: PublicView, voice: Voice) -> str:
    """Which statues are not erected yet, and who can move which of them."""
    if view.outcome:
        return ""
    groups = []
    for seat in (*view.seats, None):
        names = [
            voice.say(
                "alt-statue-moai" if statue.size else "alt-statue-headdress",
                statue=statue.id,
                size=statue.size,
                place=statue.hex or voice.say("alt-front"),
            )
            for statue in view.statues.values()
            if _whose(statue, view.seats) == seat
        ]
        if names:
            who = voice.say("alt-anybody") if seat is None else voice.name(seat)
            groups.append(voice.say("alt-may-move", name=who, statues=listed(names, voice)))
    return voice.say("alt-on-the-way", groups=groups) if groups else ""


def closeup_text(names: Mapping[Colour, str], say: Say, events: Sequence[Event]) -> str:
    """What a picture of what just happened shows, in words."""
    voice = Voice(say, {seat: name[:40] for seat, name in names.items()})
    told = [tell(event, voice) for event in events if not isinstance(event, _QUIET)]
    return _within(voice.say("alt-closeup", events=" ".join(told[-6:])), LONGEST, voice)


def _sentence(text: str) -> str:
    """A caption among sentences: it ends with a full stop, unless it asks or calls."""
    return text if text.endswith(("?", "!", ".")) else f"{text}."


def _within(text: str, room: int, voice: Voice) -> str:
    more = voice.say("alt-more")
    if len(text) <= room:
        return text
    return text[: max(0, room - len(more))].rstrip() + more


def alt_text(view: PublicView, names: Mapping[Colour, str], say: Say, *, events: Sequence[Event] = ()) -> str:
    """A picture's alt text, at most a thousand characters. Of many events the latest are told."""
    # Discord allows names of 32 characters; anything longer must not push the scores out.
    voice = Voice(say, {seat: name[:40] for seat, name in names.items()})
    phase = say(f"picture-phase-{view.phase}")
    due = _sentence(due_words(view, voice))
    parts = [say("alt-board", board=view.board.file.name, round=view.round, phase=phase, due=due)]
    if view.quarry:
        parts.append(say("alt-dice", sizes=[str(size) for size in sorted(view.quarry)]))
    parts.append(_scores(view, voice))
    if isinstance(view, SeatView):
        parts.append(say("alt-own", things=screen_things(view.screen, voice)))
    on_the_way = _on_the_way(view, voice)
    if on_the_way:
        parts.append(_within(on_the_way, _MOST_OF_STATUES, voice))
    fixed = " ".join(parts)
    told: list[str] = []
    for event in reversed([event for event in events if not isinstance(event, _QUIET)]):
        line = tell(event, voice)
        if len(fixed) + sum(len(t) + 1 for t in told) + len(line) + 30 > LONGEST:
            break
        told.insert(0, line)
    if told:
        fixed = f"{fixed} {say('alt-changed', events=' '.join(told))}"
    return _within(fixed, LONGEST, voice)
