"""A whole game in steps: decisions that belong together, what came of them, and the table afterwards."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from engine import Colour, Event, Line, PublicView, Record, walk
from engine.actions import Bid, Decline, Pass, Peek, Roll, Take

Commentator: TypeAlias = Callable[[Sequence[Event]], Iterable[str]]
"""What of some events, of none at the set-up, is worth a comment, as keys."""
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
    saw it, and what is commented on for the first time. `through` is how many lines of the record are told
    by then.
    """

    round: int
    view: PublicView
    events: tuple[Event, ...] = ()
    comments: tuple[str, ...] = ()
    through: int = 0


@dataclass(slots=True)
class _Group:
    """A step that is being put together."""

    kind: str
    view: PublicView
    events: list[Event] = field(default_factory=list)
    seats: set[Colour | None] = field(default_factory=set)
    comments: list[str] = field(default_factory=list)
    round: int = 1
    through: int = 0

    def takes(self, line: Line, kind: str, comments: list[str]) -> bool:
        """Whether a line belongs to it: of the same kind, by another seat, and one comment at a time."""
        if kind != self.kind or (comments and self.comments):
            return False
        if kind == "move":
            return isinstance(line.action, Pass)
        return kind != "place" or line.seat not in self.seats


def steps_of(record: Record, comment_on: Commentator = lambda _events: ()) -> tuple[Step, ...]:
    """A whole game in steps; the first is the set-up. It plays the game again: not for the event loop."""
    groups = _groups(record, comment_on)
    return tuple(Step(g.round, g.view, tuple(g.events), tuple(g.comments), g.through) for g in groups)


def _groups(record: Record, comment_on: Commentator) -> Iterator[_Group]:
    moments = walk(record)
    group = _Group("begin", next(moments).view, comments=list(comment_on(())))
    seen = set(group.comments)
    for number, moment in enumerate(moments, start=1):
        assert moment.line is not None, "only the set-up has none"
        kind, view = _kind(moment.line, group.view), moment.view
        comments = [key for key in dict.fromkeys(comment_on(moment.events)) if key not in seen]
        seen.update(comments)
        if not group.takes(moment.line, kind, comments):
            yield group
            group = _Group(kind, view, round=group.view.round)
        group.view = view
        group.through = number
        group.events += moment.events
        group.seats.add(moment.line.seat)
        group.comments += comments
    yield group


def _kind(line: Line, before: PublicView) -> str:
    """What is done in a line; what can be done in several phases goes by the phase."""
    in_phase = {"placement": "place", "transport": "move"}.get(before.phase, "end")
    return _KINDS.get(type(line.action), in_phase)
