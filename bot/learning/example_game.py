"""A finished example game in steps, each with what happened and, where something is new, a comment.

The record is shipped in data/examples; computer players played it. Nothing here is about this game alone:
whatever happens for the first time is commented on.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Final

from engine import Colour, Event, Line, PublicView, Record, read_record, walk
from engine.actions import Bid, Decline, Pass, Peek, Roll, Take
from engine.events import (
    Crowned,
    Erected,
    GameOver,
    Marked,
    Moved,
    Peeked,
    PowerUsed,
    Recalled,
    Returned,
    Revealed,
    Rolled,
    Stashed,
    SupplyEmpty,
    TabletTaken,
    Took,
    Unsold,
)

EXAMPLE: Final = "three_tribes.giants"


_KINDS: Final[dict[type, str]] = {
    Roll: "dice",
    Bid: "bid",
    Take: "choose",
    Decline: "choose",
    Peek: "peek",
}


@dataclass(frozen=True, slots=True)
class Step:
    """Some decisions of a game that belong together: what came of them, the table afterwards as everybody
    sees it, and what is commented on (messages `example-KEY`).
    """

    round: int
    view: PublicView
    events: tuple[Event, ...] = ()
    comments: tuple[str, ...] = ()


@dataclass(slots=True)
class _Group:
    """A step that is being put together."""

    kind: str
    view: PublicView
    events: list[Event] = field(default_factory=list)
    seats: set[Colour | None] = field(default_factory=set)
    comments: list[str] = field(default_factory=list)
    round: int = 1

    def takes(self, line: Line, kind: str, comments: list[str]) -> bool:
        """Whether a line belongs to it: of the same kind, by another seat, and one comment at a time."""
        if kind != self.kind or (comments and self.comments):
            return False
        if kind == "move":
            return isinstance(line.action, Pass)
        return kind != "place" or line.seat not in self.seats


def steps_of(record: Record) -> tuple[Step, ...]:
    """A whole game in steps; the first is the set-up."""
    return tuple(Step(g.round, g.view, tuple(g.events), tuple(g.comments)) for g in _groups(record))


def _groups(record: Record) -> Iterator[_Group]:
    seen: set[str] = set()
    moments = walk(record)
    group = _Group("begin", next(moments).view, comments=["begin"])
    for moment in moments:
        assert moment.line is not None, "only the set-up has none"
        kind, view = _kind(moment.line, group.view), moment.view
        comments = [key for key in dict.fromkeys(_notable(moment.events)) if key not in seen]
        seen.update(comments)
        if not group.takes(moment.line, kind, comments):
            yield group
            group = _Group(kind, view, round=group.view.round)
        group.view = view
        group.events += moment.events
        group.seats.add(moment.line.seat)
        group.comments += comments
    yield group


def _kind(line: Line, before: PublicView) -> str:
    """What is done in a line; what can be done in several phases goes by the phase."""
    in_phase = {"placement": "place", "transport": "move"}.get(before.phase, "end")
    return _KINDS.get(type(line.action), in_phase)


def _notable(events: Iterable[Event]) -> Iterator[str]:
    """What of some events a newcomer would ask about, as keys of comments."""
    for event in events:
        match event:
            case PowerUsed():
                yield f"power-{event.power}"
                if event.tablet_broken:
                    yield "tablet"
            case Moved() if event.steps:
                yield "paid" if event.paid else "carried"
            case GameOver():
                yield "over"
                if len(event.ranking[0]) > 1:
                    yield "tie"
            case _:
                if type(event) in _COMMENTED:
                    yield _COMMENTED[type(event)]


_COMMENTED: Final[dict[type, str]] = {
    Rolled: "dice",
    Revealed: "bids",
    Took: "took",
    Unsold: "unsold",
    TabletTaken: "half",
    Erected: "erected",
    Crowned: "crowned",
    Marked: "marked",
    Stashed: "stashed",
    Returned: "returned",
    Recalled: "recalled",
    Peeked: "peeked",
    SupplyEmpty: "supply",
}
TOPIC_OF_COMMENT: Final[dict[str, str]] = {
    "begin": "brief",
    "dice": "dice",
    "bids": "order",
    "took": "choosing",
    "unsold": "choosing",
    "power-worker": "powers",
    "power-marker": "powers",
    "power-logs": "logs",
    "power-headdress": "crowning",
    "power-ahu": "reserving",
    "tablet": "powers",
    "half": "tablets",
    "carried": "carrying",
    "paid": "paying",
    "erected": "erecting",
    "crowned": "crowning",
    "marked": "marking",
    "stashed": "marking",
    "returned": "roundend",
    "recalled": "marking",
    "peeked": "hidden",
    "supply": "ending",
    "over": "scoring",
    "tie": "scoring",
}
"""Every comment, and the topic of the rules that says more."""


@cache
def example_steps() -> tuple[Step, ...]:
    """The example game; it takes about a second the first time, off the event loop."""
    text = (files("data") / "examples" / EXAMPLE).read_text("utf-8")
    return steps_of(read_record(text))
