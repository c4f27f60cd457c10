"""Lists of things in words: what is in a front, behind a screen, on a hex."""

from collections.abc import Iterable

from engine.actions import Bid
from engine.state import Statue
from engine.views import Front, PublicView, Screen

from .voice import Voice


def listed(things: Iterable[str], voice: Voice) -> str:
    """Things one after another, or the word for nothing."""
    there = [thing for thing in things if thing]
    return voice.say("list-plain", things=there) if there else voice.say("board-nothing")


def counted(kind: str, count: int, voice: Voice) -> str:
    """How many of a kind; empty for none."""
    return voice.say(f"board-count-{kind}", count=count) if count else ""


def screen_things(screen: Screen, voice: Voice) -> str:
    """What is behind a screen."""
    kinds = (
        ("worker", screen.workers),
        ("sorcerer", screen.sorcerer),
        ("chief", screen.chief),
        ("marker", screen.markers),
        ("log", screen.logs),
        ("base", screen.bases),
    )
    return listed((counted(kind, count, voice) for kind, count in kinds), voice)


def bid_things(bid: Bid, voice: Voice) -> str:
    """What a bid holds."""
    kinds = (
        ("marker", bid.markers),
        ("worker", bid.workers),
        ("sorcerer", int(bid.sorcerer)),
        ("chief", int(bid.chief)),
    )
    return listed((counted(kind, count, voice) for kind, count in kinds), voice)


def statue_words(statue: Statue, voice: Voice) -> str:
    """A statue with its name, size and marker; abandoned ones say so."""
    key = "board-statue-moai" if statue.size else "board-statue-headdress"
    text = voice.say(key, statue=statue.id, size=statue.size)
    if statue.marked_by:
        return voice.say("board-marked", statue=text, name=voice.name(statue.marked_by))
    if statue.abandoned and statue.hex is not None:
        return voice.say("board-abandoned", statue=text)
    return text


def front_things(view: PublicView, front: Front, voice: Voice) -> list[str]:
    """What lies openly before a player."""
    things = [statue_words(view.statues[name], voice) for name in (*front.moai, *front.headdresses)]
    kinds = (
        ("half", front.halves),
        ("worker", front.workers),
        ("sorcerer", front.sorcerer),
        ("chief", front.chief),
        ("marker", front.markers),
    )
    return things + [counted(kind, count, voice) for kind, count in kinds if count]
