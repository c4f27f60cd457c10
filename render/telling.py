"""Events in words: a sentence each, by message key."""

from collections import Counter
from collections.abc import Sequence

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

from .voice import Voice


def tell(event: Event, voice: Voice, drawn: bool = False) -> str:
    """A sentence for what happened. `drawn` uses names that the fonts can draw."""
    say = voice.say
    name = voice.drawn if drawn else voice.name
    match event:
        case RoundBegan(number, first):
            return say("alt-event-round", round=number, name=name(first))
        case PhaseBegan(phase):
            return say("alt-event-phase", phase=say(f"picture-phase-{phase}"))
        case Rolled(faces, sizes):
            shown, offered = " ".join(map(str, faces)), " ".join(map(str, sizes))
            return say("alt-event-rolled", faces=shown, sizes=offered, count=len(sizes))
        case SupplyEmpty():
            return say("alt-event-supply-empty")
        case Sealed(seat, again):
            return say("alt-event-sealed-again" if again else "alt-event-sealed", name=name(seat))
        case Revealed(bids):
            lines = [
                say("alt-event-bid", name=name(seat), markers=bid.markers,
                    sculptors=bid.workers + bid.sorcerer + bid.chief)
                for seat, bid in bids
            ]  # fmt: skip
            return say("alt-event-revealed", bids="; ".join(lines))
        case Took(seat, statue, size):
            return say("alt-event-took", name=name(seat), statue=statue, size=size)
        case Declined(seat):
            return say("alt-event-declined", name=name(seat))
        case Unsold(sizes):
            return say("alt-event-unsold", count=len(sizes))
        case _:
            return _later(event, voice, drawn)


def _later(event: Event, voice: Voice, drawn: bool) -> str:
    """What happens after the auction."""
    say = voice.say
    name = voice.drawn if drawn else voice.name
    match event:
        case Placed(seat, piece, tile, logs):
            return say("alt-event-placed", name=name(seat), piece=piece, hex=tile, logs=logs)
        case PowerUsed(seat, power, tile, gain, ahu, statue):
            blanks = {"hex": tile, "gain": gain, "ahu": ahu or 0, "statue": statue or ""}
            return say(f"alt-event-power-{power}", name=name(seat), **blanks)
        case TabletTaken(seat):
            return say("alt-event-tablet", name=name(seat))
        case Passed(seat):
            return say("alt-event-passed", name=name(seat))
        case Moved():
            return _moved(event, voice, drawn)
        case Erected(seat, _, size, ahu):
            return say("alt-event-erected", name=name(seat), size=size, ahu=ahu)
        case Crowned(seat, _, ahu):
            return say("alt-event-crowned", name=name(seat), ahu=ahu)
        case Marked(seat, statue, tile):
            return say("alt-event-marked", name=name(seat), statue=statue, hex=tile)
        case Stashed(seat, statues):
            return say("alt-event-stashed", name=name(seat), statues=", ".join(statues))
        case Returned():
            return say("alt-event-returned")
        case Recalled(seat, statues):
            key = "alt-event-recalled" if statues else "alt-event-recalled-none"
            return say(key, name=name(seat), statues=", ".join(statues))
        case Peeked(seat, ahu):
            return say("alt-event-peeked", name=name(seat), ahu=ahu)
        case GameOver(_, ranking):
            return say("alt-event-over", names=voice.several([name(seat) for seat in ranking[0]]))
        case _:
            raise TypeError(f"an event without words: {event!r}")


def _moved(event: Moved, voice: Voice, drawn: bool) -> str:
    name = voice.drawn if drawn else voice.name
    sums: Counter[str] = Counter()
    for _, payee, points in event.paid:
        sums[name(payee)] += points
    paid = voice.several(
        [voice.say("alt-event-paid", name=who, points=points) for who, points in sums.items()]
    )
    end = event.steps[-1].hex if event.steps else event.start
    key = "alt-event-moved-paid" if paid else "alt-event-moved"
    blanks = {"statue": event.statue, "start": event.start, "end": end, "paid": paid}
    return voice.say(key, name=name(event.seat), **blanks)


_QUIET = (PhaseBegan, Returned)


def last_line(events: Sequence[Event], voice: Voice) -> str:
    """The last thing worth a line under the caption; empty if nothing happened."""
    telling = [event for event in events if not isinstance(event, _QUIET)]
    if not telling:
        return ""
    weighty = [event for event in telling if not isinstance(event, (Passed, RoundBegan))]
    return tell((weighty or telling)[-1], voice, drawn=True)
