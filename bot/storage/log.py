"""The log of every table: its entries as rows, finding entries, and which games know a person.

A game knows everybody whose number was written into its log, notices, seats, lists or questions, until they
have themselves forgotten: what is stored of somebody is looked for in these games alone. Knowing
one too many does no harm: whoever looks finds nothing there.
"""

import json
from collections.abc import Iterable, Sequence
from typing import Any, Final

from bot.tables.log_entry import Entry, Kind
from engine import load_events

from .database import Db
from .errors import damage_reported

ENTRY: Final = "seq, at, kind, actor, seat, blanks, events"
GAMES: Final = "game IN (SELECT game FROM mentions WHERE user = ?)"
"""SQL for that a game knows a person."""


def read_entry(row: Sequence[Any]) -> Entry:
    """The entry that a row of the log holds, in the order of ENTRY."""
    seq, at, kind, actor, seat, blanks, events = row
    return Entry(seq, at, kind, actor, seat, json.loads(blanks), load_events(events))


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
