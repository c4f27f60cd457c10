"""Events in words: a sentence each, by message key."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import singledispatch
from typing import NamedTuple

from engine.carrying import by_payee
from engine.colours import Colour
from engine.events import (
    Crowned,
    Declined,
    Erected,
    Event,
    GameOver,
    Marked,
    Moved,
    Passed,
    Peeked,
    PhaseBegan,
    Placed,
    PowerUsed,
    Recalled,
    Returned,
    Revealed,
    Rolled,
    RoundBegan,
    Sealed,
    Stashed,
    SupplyEmpty,
    TabletTaken,
    Took,
    Unsold,
)
from engine.rules_data import components
from engine.sculpting import sculptors

from .voice import Say, Voice


class _Tongue(NamedTuple):
    """A language and how it calls the players."""

    say: Say
    name: Callable[[Colour], str]
    voice: Voice


def tell(event: Event, voice: Voice, drawn: bool = False) -> str:
    """A sentence for what happened. `drawn` uses names that the fonts can draw."""
    return _told(event, _Tongue(voice.say, voice.drawn if drawn else voice.name, voice))


@singledispatch
def _told(event: object, _tongue: _Tongue) -> str:
    raise TypeError(f"an event without words: {event!r}")


@_told.register
def _(event: RoundBegan, tongue: _Tongue) -> str:
    return tongue.say("alt-event-round", round=event.round, name=tongue.name(event.first_player))


@_told.register
def _(event: PhaseBegan, tongue: _Tongue) -> str:
    return tongue.say("alt-event-phase", phase=tongue.say(f"picture-phase-{event.phase}"))


@_told.register
def _(event: Rolled, tongue: _Tongue) -> str:
    faces, sizes = [str(face) for face in event.faces], [str(size) for size in event.sizes]
    return tongue.say("alt-event-rolled", faces=faces, sizes=sizes, count=len(event.sizes))


@_told.register
def _(_event: SupplyEmpty, tongue: _Tongue) -> str:
    return tongue.say("alt-event-supply-empty")


@_told.register
def _(event: Sealed, tongue: _Tongue) -> str:
    key = "alt-event-sealed-again" if event.again else "alt-event-sealed"
    return tongue.say(key, name=tongue.name(event.seat))


@_told.register
def _(event: Revealed, tongue: _Tongue) -> str:
    lines = [
        tongue.say("alt-event-bid", name=tongue.name(seat), markers=bid.markers, sculptors=worth)
        for (seat, bid), worth in zip(event.bids, _worth(event), strict=True)
    ]
    return tongue.say("alt-event-revealed", bids=lines)


def _worth(event: Revealed) -> Sequence[int]:
    """How many sculptors each bid is worth; where a log does not say, under the first edition."""
    return event.sculptors or [sculptors(components(1), bid) for _, bid in event.bids]


@_told.register
def _(event: Took, tongue: _Tongue) -> str:
    return tongue.say("alt-event-took", name=tongue.name(event.seat), statue=event.statue, size=event.size)


@_told.register
def _(event: Declined, tongue: _Tongue) -> str:
    return tongue.say("alt-event-declined", name=tongue.name(event.seat))


@_told.register
def _(event: Unsold, tongue: _Tongue) -> str:
    return tongue.say("alt-event-unsold", count=len(event.sizes))


@_told.register
def _(event: Placed, tongue: _Tongue) -> str:
    name = tongue.name(event.seat)
    return tongue.say("alt-event-placed", name=name, piece=event.piece, hex=event.hex, logs=event.logs)


@_told.register
def _(event: PowerUsed, tongue: _Tongue) -> str:
    return tongue.say(
        f"alt-event-power-{event.power}",
        name=tongue.name(event.seat),
        hex=event.hex,
        gain=event.gain,
        ahu=event.ahu or 0,
        statue=event.statue or "",
    )


@_told.register
def _(event: TabletTaken, tongue: _Tongue) -> str:
    return tongue.say("alt-event-tablet", name=tongue.name(event.seat))


@_told.register
def _(event: Passed, tongue: _Tongue) -> str:
    return tongue.say("alt-event-passed", name=tongue.name(event.seat))


@_told.register
def _(event: Moved, tongue: _Tongue) -> str:
    shares = [
        tongue.say("alt-event-paid", name=tongue.name(seat), points=points)
        for seat, points in by_payee(event.paid).items()
    ]
    return tongue.say(
        "alt-event-moved-paid" if shares else "alt-event-moved",
        name=tongue.name(event.seat),
        statue=event.statue,
        start=event.start,
        end=event.steps[-1].hex if event.steps else event.start,
        paid=tongue.voice.several(shares),
    )


@_told.register
def _(event: Erected, tongue: _Tongue) -> str:
    return tongue.say("alt-event-erected", name=tongue.name(event.seat), size=event.size, ahu=event.ahu)


@_told.register
def _(event: Crowned, tongue: _Tongue) -> str:
    return tongue.say("alt-event-crowned", name=tongue.name(event.seat), ahu=event.ahu)


@_told.register
def _(event: Marked, tongue: _Tongue) -> str:
    return tongue.say("alt-event-marked", name=tongue.name(event.seat), statue=event.statue, hex=event.hex)


@_told.register
def _(event: Stashed, tongue: _Tongue) -> str:
    return tongue.say("alt-event-stashed", name=tongue.name(event.seat), statues=event.statues)


@_told.register
def _(_event: Returned, tongue: _Tongue) -> str:
    return tongue.say("alt-event-returned")


@_told.register
def _(event: Recalled, tongue: _Tongue) -> str:
    key = "alt-event-recalled" if event.statues else "alt-event-recalled-none"
    return tongue.say(key, name=tongue.name(event.seat), statues=event.statues)


@_told.register
def _(event: Peeked, tongue: _Tongue) -> str:
    return tongue.say("alt-event-peeked", name=tongue.name(event.seat), ahu=event.ahu)


@_told.register
def _(event: GameOver, tongue: _Tongue) -> str:
    return tongue.say(
        "alt-event-over", names=tongue.voice.several([tongue.name(s) for s in event.ranking[0]])
    )


_QUIET = (PhaseBegan, Returned)


def last_line(events: Sequence[Event], voice: Voice) -> str:
    """The last thing worth a line under the caption, or why the game ended; empty if nothing happened."""
    ended = [event for event in events if isinstance(event, GameOver)]
    if ended:
        return voice.say(f"picture-end-{ended[-1].reason}")
    telling = [event for event in events if not isinstance(event, _QUIET)]
    if not telling:
        return ""
    weighty = [event for event in telling if not isinstance(event, (Passed, RoundBegan))]
    last = (weighty or telling)[-1]
    carried = [event for event in weighty if isinstance(event, Moved) and event.steps]
    if isinstance(last, Marked) and carried and carried[-1].statue == last.statue:
        last = carried[-1]  # where it went and who was paid matters more than the marker on it
    if isinstance(last, Revealed):
        return voice.say("picture-revealed")
    if isinstance(last, Moved):
        last = replace(last, paid=())  # the map says who was paid
    return tell(last, voice, drawn=True)
