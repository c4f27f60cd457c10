"""What happened at a table: the entries of its log as people may read them, and how they are stored."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, Literal, get_args

from pydantic import TypeAdapter

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
    "away",
    "returned",
    "late",
    "proposed",
    "voted",
    "rejected",
    "finished",
    "abandoned",
    "archived",
    "moved",
    "nudged",
    "repaired",
    "inspected",
    "tried",
    "exported",
    "offered",
    "withdrawn",
    "displaced",
    "gone",
    "forgotten",
    "restored",
]
KINDS: Final[frozenset[str]] = frozenset(get_args(Kind))
MODERATORS: Final = 0
"""The person of a notice that is for whoever moderates the server."""
_EVENTS: Final[dict[str, type[Any]]] = {event.__name__: event for event in get_args(Event)}


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


@cache
def _adapter(name: str) -> TypeAdapter[Any]:
    return TypeAdapter(_EVENTS[name])


def write_events(events: Iterable[Event]) -> str:
    """Events as JSON: a list of [name, fields]."""
    parts = []
    for event in events:
        name = type(event).__name__
        parts.append(f'["{name}",{_adapter(name).dump_json(event).decode()}]')
    return f"[{','.join(parts)}]"


def read_events(text: str) -> tuple[Event, ...]:
    """The events that `write_events` wrote; a ValueError if it can't have."""
    events = []
    for item in json.loads(text):
        if not isinstance(item, list) or len(item) != 2 or item[0] not in _EVENTS:
            raise ValueError(f"no event: {item!r}")
        events.append(_adapter(item[0]).validate_python(item[1]))
    return tuple(events)


def write_blanks(blanks: dict[str, str | int]) -> str:
    """Blanks as JSON."""
    return json.dumps(blanks, ensure_ascii=False) if blanks else "{}"


def entry(row: Sequence[Any]) -> Entry:
    """The entry that a row of the log holds: seq, at, kind, actor, seat, blanks, events."""
    seq, at, kind, actor, seat, blanks, events = row
    return Entry(seq, at, kind, actor, seat, json.loads(blanks), read_events(events))
