"""The log of every table: its entries as rows, finding entries, and which games know a person.

A game knows everybody whose number was written into its log, notices, seats, lists or questions, until they
have themselves forgotten: what is stored of somebody is looked for in these games alone. Knowing
one too many does no harm: whoever looks finds nothing there.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final, get_args

from pydantic import TypeAdapter

from bot.tables.change import Change
from bot.tables.log_entry import Entry, Kind
from bot.tables.model import Table
from engine import Event

from .database import Db
from .errors import damage_reported

ENTRY: Final = "seq, at, kind, actor, seat, blanks, events"
PERSON_BLANKS: Final = ("user", "old_user", "new_user", "host", "moderator")
"""The blanks of entries and notices that are numbers of people."""
GAMES: Final = "game IN (SELECT game FROM mentions WHERE user = ?)"
"""SQL for that a game knows a person."""
_EVENTS: Final[dict[str, type[Any]]] = {event.__name__: event for event in get_args(Event)}


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


def read_entry(row: Sequence[Any]) -> Entry:
    """The entry that a row of the log holds, in the order of ENTRY."""
    seq, at, kind, actor, seat, blanks, events = row
    return Entry(seq, at, kind, actor, seat, json.loads(blanks), read_events(events))


def read_log(db: Db, game: int, after: int = 0, upto: int | None = None) -> tuple[Entry, ...]:
    """The entries of a table's log after one and up to another, as everybody may read them."""
    rows = db.execute(
        f"SELECT {ENTRY} FROM log WHERE game = ? AND seq > ? AND seq <= ? ORDER BY seq",
        (game, after, upto if upto is not None else 1 << 62),
    )
    with damage_reported(db, game):
        return tuple(read_entry(row) for row in rows)


def entries_of(db: Db, game: int, kinds: Sequence[Kind], after: int) -> tuple[Entry, ...]:
    """The entries of some kinds after one of them."""
    rows = db.execute(
        f"SELECT {ENTRY} FROM log WHERE game = ? AND seq > ? AND kind IN ({', '.join('?' * len(kinds))})"
        " ORDER BY seq",
        (game, after, *kinds),
    )
    with damage_reported(db, game):
        return tuple(read_entry(row) for row in rows)


def find_press(db: Db, press: str) -> tuple[int, Entry] | None:
    """The game and entry that a press was taken for."""
    row = db.execute(f"SELECT game, {ENTRY} FROM log WHERE press = ?", (press,)).fetchone()
    if row is None:
        return None
    with damage_reported(db, row[0]):
        return row[0], read_entry(row[1:])


def press_taken(db: Db, press: str) -> bool:
    """Whether a press was taken before."""
    return db.execute("SELECT 1 FROM log WHERE press = ?", (press,)).fetchone() is not None


def last_change(db: Db, game: int) -> float:
    """When the newest entry of a table was made."""
    row = db.execute("SELECT at FROM log WHERE game = ? ORDER BY seq DESC LIMIT 1", (game,)).fetchone()
    return 0.0 if row is None else float(row[0])


def lost_version(db: Db, game: int) -> int:
    """The latest version that a table was told to have lost by a restored copy; 0 if it never lost any."""
    row = db.execute(
        "SELECT blanks FROM log WHERE game = ? AND kind = 'restored' ORDER BY seq DESC LIMIT 1", (game,)
    ).fetchone()
    return 0 if row is None else int(json.loads(row[0]).get("seen") or 0)


# Which games know a person


def note_mentions(db: Db, game: int, users: Iterable[int | None]) -> None:
    """Note that a game knows people."""
    rows = [(user, game) for user in dict.fromkeys(users) if user]
    if rows:
        db.executemany("INSERT INTO mentions (user, game) VALUES (?, ?) ON CONFLICT DO NOTHING", rows)


def newly_mentioned(before: Table, change: Change) -> set[int]:
    """Everybody whom a game may not have known before a change."""
    known = {before.host, *before.people()}
    return {user for user in _mentioned(before, change) if user and user not in known}


def people_in_blanks(blanks: Mapping[str, Any]) -> Iterator[int]:
    """The people whose numbers fill blanks."""
    for name in PERSON_BLANKS:
        if isinstance(user := blanks.get(name), int):
            yield user


def _mentioned(before: Table, change: Change) -> Iterator[int | None]:
    table = change.table
    for entry, _ in change.written:
        yield _person(entry.actor)
        yield from people_in_blanks(entry.blanks)
    for _, notice in change.notices:
        yield notice.user
        yield from people_in_blanks(notice.blanks)
    yield table.host
    if table.seats != before.seats:
        for seat in table.seats:
            yield from (seat.user, seat.invited, _person(seat.invited_by or ""))
    yield from table.invited - before.invited
    yield from table.waitlist
    if table.votes != before.votes:
        for vote in table.votes.values():
            yield from (vote.user, *vote.ayes, *vote.noes, *vote.silent, *(user for user, _ in vote.told))
            yield vote.target if vote.kind.startswith("seat-") else None


def _person(actor: str) -> int | None:
    """The number in "user:7" or "moderator:7"."""
    number = actor.partition(":")[2]
    return int(number) if number.isdecimal() else None
