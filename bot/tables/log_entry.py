"""Entries of a table's log, as everybody may read them, and notices to one person."""

from dataclasses import dataclass
from typing import Final, Literal, get_args

from engine import Colour, Event

Kind = Literal[
    "opened",
    "imported",
    "configured",
    "invited",
    "joined",
    "left",
    "hosted",
    "started",
    "action",
    "undone",
    "paused",
    "resumed",
    "slept",
    "replaced",
    "asked",
    "refused",
    "away",
    "returned",
    "late",
    "proposed",
    "voted",
    "rejected",
    "finished",
    "abandoned",
    "expired",
    "queued",
    "reopened",
    "closed",
    "archived",
    "moved",
    "nudged",
    "repaired",
    "inspected",
    "tried",
    "exported",
    "called",
    "offered",
    "withdrawn",
    "displaced",
    "gone",
    "forgotten",
    "restored",
]
KINDS: Final[frozenset[str]] = frozenset(get_args(Kind))
CALLING_ANEW: Final[tuple[Kind, ...]] = ("resumed", "reopened", "replaced", "returned")
"""Entries after which people are called for an old decision: the game goes on, or they took the seat, or have
it back.
"""
MODERATORS: Final = 0
"""The person of a notice that is for whoever moderates the server."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of a table's log: public, for it holds events and never the action's own line.

    `actor` is "user:7", "moderator:7" where the right of a moderator was needed, "computer:normal",
    or "table", "order", "clock", "operator". The message `table-news-KIND` says it, filled with
    `blanks`; an "action" is told by its events.
    """

    seq: int
    at: float
    kind: Kind
    actor: str
    seat: Colour | None
    blanks: dict[str, str | int]
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Notice:
    """What one person alone is told."""

    user: int
    key: str
    blanks: dict[str, str | int]
