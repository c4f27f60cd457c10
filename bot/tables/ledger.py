"""Tables on disk: one read brings a table back, one transaction stores a change of it."""

import json
import sqlite3
from collections.abc import Iterable
from typing import Any, NamedTuple

from pydantic import ValidationError

from bot.store import StoreDamagedError
from engine import Options, SnapshotError, components, dump, load

from .draft import Draft
from .history import Mark, Past, Step, Turning, branch
from .news import Entry, entry, write_blanks, write_events
from .refusals import Refused
from .table import DueTime, Place, Seat, Settings, Slip, Table, Vote

_ENTRY = "seq, at, kind, actor, seat, blanks, events"


class Overtaken(Exception):
    """Another process changed this table since it was read: read it again."""


class AlreadyTaken(Exception):
    """This press was taken before."""


class _Row(NamedTuple):
    """A game's own row, in the order of _GAME."""

    server: int | None
    channel: int | None
    status: Any
    archived: int
    host: int | None
    board: str
    options: str
    settings: str
    seed: str | None
    rules: int
    version: int
    result: str | None
    created_at: float


_GAME = ", ".join(_Row._fields)


def read_table(db: sqlite3.Connection, game: int) -> Table:
    """A table as it was last stored; Refused if there is none, StoreDamagedError if it can't be trusted."""
    found = db.execute(f"SELECT {_GAME} FROM games WHERE id = ?", (game,)).fetchone()
    if found is None:
        raise Refused("table-no-such-game", game=game)
    try:
        return _table(db, game, _Row(*found))
    except (ValidationError, SnapshotError, ValueError, KeyError, TypeError) as error:
        newest, row = components().version, _Row(*found)
        if row.rules > newest:
            raise Refused("table-rules-newer", game=game, rules=row.rules, newest=newest) from error
        raise StoreDamagedError("table-damaged", game=game, detail=str(error)) from error


def _table(db: sqlite3.Connection, game: int, row: _Row) -> Table:
    table = Table(
        id=game,
        place=None if row.channel is None else Place(row.server, row.channel),
        host=row.host,
        status=row.status,
        board=row.board,
        options=Options.of(*row.options.split()),
        settings=Settings.model_validate_json(row.settings),
        version=row.version,
        created_at=row.created_at,
        rules=row.rules,
        archived=bool(row.archived),
        seed=row.seed,
        result=None if row.result is None else json.loads(row.result),
    )
    newest = db.execute("SELECT max(seq) FROM log WHERE game = ?", (game,)).fetchone()[0]
    if newest != table.version:
        raise ValueError(f"version {table.version}, but the log ends at {newest}")
    seats = db.execute(
        "SELECT colour, user, computer, stand_in, away_until, offered FROM seats WHERE game = ?"
        " ORDER BY number",
        (game,),
    )
    table.seats = tuple(Seat(*seat)._replace(offered=bool(offered)) for *seat, offered in seats)
    table.invited = frozenset(
        user for (user,) in db.execute("SELECT user FROM invitations WHERE game = ?", (game,))
    )
    position = db.execute(
        "SELECT seq, asked, slips, state FROM positions WHERE game = ? ORDER BY round DESC LIMIT 1", (game,)
    ).fetchone()
    if position is not None:
        table.position, table.state = position[0], load(position[3])
        table.asked = json.loads(position[1])
        table.slips = tuple(Slip(*slip) for slip in json.loads(position[2]))
        if table.state.seats != tuple(seat.colour for seat in table.seats):
            raise ValueError("the game's seats are not the table's")
    table.orders = {
        (seat, kind): line
        for seat, kind, line in db.execute("SELECT seat, kind, line FROM orders WHERE game = ?", (game,))
    }
    table.votes = {
        kind: Vote(kind, target, tuple(json.loads(ayes)), tuple(json.loads(noes)))
        for kind, target, ayes, noes in db.execute(
            "SELECT kind, target, ayes, noes FROM votes WHERE game = ?", (game,)
        )
    }
    table.due_times = {
        (seat, kind): DueTime(at, asked)
        for seat, kind, at, asked in db.execute(
            "SELECT seat, kind, at, asked FROM due_times WHERE game = ?", (game,)
        )
    }
    return table


def read_version(db: sqlite3.Connection, game: int) -> int | None:
    """The version of a table on the disk."""
    found = db.execute("SELECT version FROM games WHERE id = ?", (game,)).fetchone()
    return None if found is None else found[0]


def read_past(db: sqlite3.Connection, game: int) -> Past:
    """The way a game came, as far as it counts."""
    steps: list[Step | Turning] = []
    started = 0
    for seq, kind, seat, line, blanks in db.execute(
        "SELECT seq, kind, seat, line, blanks FROM log WHERE game = ? ORDER BY seq", (game,)
    ):
        if kind == "action":
            steps.append(Step(seq, seat, line))
        elif kind == "undone":
            steps.append(Turning(seq, json.loads(blanks)["target"]))
        elif kind in ("started", "imported"):
            started = seq
    positions = db.execute("SELECT seq, state FROM positions WHERE game = ? ORDER BY seq", (game,))
    return Past(branch(steps), [Mark(seq, load(state)) for seq, state in positions], started)


def read_log(db: sqlite3.Connection, game: int, after: int = 0, upto: int | None = None) -> tuple[Entry, ...]:
    """The entries of a table's log after one and up to another, as everybody may read them."""
    rows = db.execute(
        f"SELECT {_ENTRY} FROM log WHERE game = ? AND seq > ? AND seq <= ? ORDER BY seq",
        (game, after, upto if upto is not None else 1 << 62),
    )
    return tuple(entry(row) for row in rows)


def find_press(db: sqlite3.Connection, press: str) -> tuple[int, Entry] | None:
    """The game and entry that a press was taken for."""
    row = db.execute(f"SELECT game, {_ENTRY} FROM log WHERE press = ?", (press,)).fetchone()
    return None if row is None else (row[0], entry(row[1:]))


class Change(NamedTuple):
    """A draft made ready for the disk, so that the store's thread has only to write it."""

    before: Table
    draft: Draft
    press: str | None
    log: list[tuple[Any, ...]]
    position: tuple[Any, ...] | None


def prepare(before: Table, draft: Draft, press: str | None) -> Change:
    """Everything that will be written, as text."""
    table = draft.table
    log = []
    for number, (written, line) in enumerate(draft.written):
        log.append(
            (
                *(table.id, written.seq, written.at, written.kind, written.actor, written.seat, line),
                *(write_blanks(written.blanks), write_events(written.events)),
                press if number == 0 else None,
            )
        )
    position = None
    if table.state is not None and table.position != before.position:
        position = position_row(table)
    return Change(before, draft, press, log, position)


def position_row(table: Table) -> tuple[Any, ...]:
    """Where a game stands, as the store keeps it: game, round, seq, asked, slips, state."""
    state = table.game()
    asked, slips = json.dumps(table.asked), json.dumps(table.slips)
    return table.id, state.round, table.position, asked, slips, dump(state)


def store(db: sqlite3.Connection, change: Change) -> None:
    """Write a change, if nobody else changed the table meanwhile; one transaction around all of it."""
    before, draft = change.before, change.draft
    table = draft.table
    _write_game(db, before, draft)
    try:
        db.executemany(
            "INSERT INTO log (game, seq, at, kind, actor, seat, line, blanks, events, press)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            change.log,
        )
    except sqlite3.IntegrityError as error:
        if "log.press" in str(error):
            raise AlreadyTaken from error
        raise Overtaken from error
    if draft.rewound is not None:
        db.execute("DELETE FROM positions WHERE game = ? AND seq > ?", (table.id, draft.rewound))
    if change.position is not None:
        db.execute(
            "INSERT INTO positions (game, round, seq, asked, slips, state) VALUES (?, ?, ?, ?, ?, ?)"
            " ON CONFLICT (game, round) DO UPDATE SET"
            " seq = excluded.seq, asked = excluded.asked, slips = excluded.slips, state = excluded.state",
            change.position,
        )
    _write_parts(db, before, table)
    for seq, notice in draft.notices:
        db.execute(
            "INSERT INTO notices (game, seq, number, user, key, blanks) SELECT ?1, ?2,"
            " (SELECT coalesce(max(number), 0) + 1 FROM notices WHERE game = ?1 AND seq = ?2), ?3, ?4, ?5",
            (table.id, seq, notice.user, notice.key, write_blanks(notice.blanks)),
        )


def _write_game(db: sqlite3.Connection, before: Table, draft: Draft) -> None:
    table = draft.table
    server, channel = table.place or (None, None)
    if table.live and channel is not None and (table.place != before.place or not before.live):
        refuse_taken(db, channel, table.id)
    changed = db.execute(
        "UPDATE games SET version = ?, status = ?, stirs = ?, changed_at = ? WHERE id = ? AND version = ?",
        (table.version, table.status, bool(table.driven()), draft.now, table.id, before.version),
    )
    if changed.rowcount != 1:
        raise Overtaken
    if not before.version or _agreed(table) != _agreed(before):
        db.execute(
            "UPDATE games SET server = ?, channel = ?, archived = ?, host = ?, board = ?, options = ?,"
            " settings = ?, seed = ?, rules = ?, result = ? WHERE id = ?",
            (
                *(server, channel, table.archived, table.host, table.board, " ".join(table.options.names())),
                *(table.settings.model_dump_json(), table.seed, table.rules),
                *(None if table.result is None else json.dumps(table.result), table.id),
            ),
        )


def _agreed(table: Table) -> tuple[object, ...]:
    """The part of a game's row that seldom changes."""
    agreed = (table.place, table.archived, table.host, table.board, table.options, table.settings)
    return *agreed, table.seed, table.rules, table.result


def refuse_taken(db: sqlite3.Connection, channel: int, game: int) -> None:
    """Refuse a place in which another table is open or being played."""
    taken = db.execute(
        "SELECT id FROM games WHERE channel = ? AND id != ? AND status IN ('open', 'playing', 'paused')",
        (channel, game),
    ).fetchone()
    if taken is not None:
        raise Refused("table-place-taken", game=taken[0])


def _write_parts(db: sqlite3.Connection, before: Table, table: Table) -> None:
    """Rewrite the small lists that changed."""
    if table.seats != before.seats:
        rows: Iterable[tuple[Any, ...]] = ((table.id, n, *seat) for n, seat in enumerate(table.seats))
        _rewrite(db, table.id, "seats", 8, rows)
    if table.invited != before.invited:
        _rewrite(db, table.id, "invitations", 2, ((table.id, user) for user in sorted(table.invited)))
    if table.orders != before.orders:
        _rewrite(db, table.id, "orders", 4, ((table.id, *key, line) for key, line in table.orders.items()))
    if table.votes != before.votes:
        votes = table.votes.values()
        rows = ((table.id, v.kind, v.target, json.dumps(v.ayes), json.dumps(v.noes)) for v in votes)
        _rewrite(db, table.id, "votes", 5, rows)
    if table.due_times != before.due_times:
        rows = ((table.id, *key, *when) for key, when in table.due_times.items())
        _rewrite(db, table.id, "due_times", 5, rows)


def _rewrite(
    db: sqlite3.Connection, game: int, part: str, width: int, rows: Iterable[tuple[Any, ...]]
) -> None:
    db.execute(f"DELETE FROM {part} WHERE game = ?", (game,))
    db.executemany(f"INSERT INTO {part} VALUES ({', '.join('?' * width)})", rows)


def create(db: sqlite3.Connection, draft: Draft, press: str | None) -> None:
    """Store a new table; the draft's table gets its number."""
    table = draft.table
    row = db.execute(
        "INSERT INTO games (status, board, options, settings, rules, version, created_at, changed_at)"
        " VALUES ('open', ?, '', '{}', ?, 0, ?, ?)",
        (table.board, table.rules, draft.now, draft.now),
    )
    if row.lastrowid is None:
        raise ValueError("a new table got no number")
    table.id = row.lastrowid
    blank = Table(table.id, None, None, "open", table.board, Options(), Settings(), 0, draft.now, table.rules)
    store(db, prepare(blank, draft, press))
