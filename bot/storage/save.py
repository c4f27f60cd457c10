"""Tables written to the disk: one transaction stores a change, if nobody else changed the table meanwhile."""

import json
import sqlite3
from collections.abc import Iterable
from typing import Any, NamedTuple

from bot.tables.change import Change
from bot.tables.errors import Refused
from bot.tables.log_entry import write_blanks, write_events
from bot.tables.model import Settings, Table
from engine import Options, dump


class Overtaken(Exception):
    """Another process changed this table since it was read: read it again."""


class AlreadyTaken(Exception):
    """This press was taken before."""


class Prepared(NamedTuple):
    """A change made ready for the disk, so that the store's thread has only to write it."""

    before: Table
    change: Change
    press: str | None
    log: list[tuple[Any, ...]]
    position: tuple[Any, ...] | None


def prepare(before: Table, change: Change, press: str | None) -> Prepared:
    """Everything that will be written, as text."""
    table = change.table
    table.edition = before.edition + 1
    log = []
    for number, (written, line) in enumerate(change.written):
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
    return Prepared(before, change, press, log, position)


def position_row(table: Table) -> tuple[Any, ...]:
    """Where a game stands, as the store keeps it: game, round, seq, asked, slips, state."""
    state = table.game()
    asked, slips = json.dumps(table.asked), json.dumps(table.slips)
    return table.id, state.round, table.position, asked, slips, dump(state)


def store(db: sqlite3.Connection, prepared: Prepared) -> None:
    """Write a change, if nobody else changed the table meanwhile; one transaction around all of it."""
    before, change = prepared.before, prepared.change
    table = change.table
    _write_game(db, before, change)
    try:
        db.executemany(
            "INSERT INTO log (game, seq, at, kind, actor, seat, line, blanks, events, press)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            prepared.log,
        )
    except sqlite3.IntegrityError as error:
        if "log.press" in str(error):
            raise AlreadyTaken from error
        raise Overtaken from error
    if change.rewound is not None:
        db.execute("DELETE FROM positions WHERE game = ? AND seq > ?", (table.id, change.rewound))
    if prepared.position is not None:
        db.execute(
            "INSERT INTO positions (game, round, seq, asked, slips, state) VALUES (?, ?, ?, ?, ?, ?)"
            " ON CONFLICT (game, round) DO UPDATE SET"
            " seq = excluded.seq, asked = excluded.asked, slips = excluded.slips, state = excluded.state",
            prepared.position,
        )
    _write_parts(db, before, table)
    for seq, notice in change.notices:
        db.execute(
            "INSERT INTO notices (game, seq, number, user, key, blanks) SELECT ?1, ?2,"
            " (SELECT coalesce(max(number), 0) + 1 FROM notices WHERE game = ?1 AND seq = ?2), ?3, ?4, ?5",
            (table.id, seq, notice.user, notice.key, write_blanks(notice.blanks)),
        )


def _write_game(db: sqlite3.Connection, before: Table, change: Change) -> None:
    table = change.table
    server, channel = table.place or (None, None)
    if table.live and channel is not None and (table.place != before.place or not before.live):
        refuse_taken(db, channel, table.id)
    changed = db.execute(
        "UPDATE games SET version = ?, edition = ?, status = ?, stirs = ?, changed_at = ?,"
        " missed = ?, asleep = ?"
        " WHERE id = ? AND version = ? AND edition = ?",
        (
            *(table.version, table.edition, table.status, bool(table.driven()), change.now),
            *(json.dumps(table.missed), table.asleep),
            *(table.id, before.version, before.edition),
        ),
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


def create(db: sqlite3.Connection, change: Change, press: str | None) -> None:
    """Store a new table; the change's table gets its number."""
    table = change.table
    row = db.execute(
        "INSERT INTO games (status, board, options, settings, rules, version, created_at, changed_at)"
        " VALUES ('open', ?, '', '{}', ?, 0, ?, ?)",
        (table.board, table.rules, change.now, change.now),
    )
    if row.lastrowid is None:
        raise ValueError("a new table got no number")
    table.id = row.lastrowid
    blank = Table(
        table.id, None, None, "open", table.board, Options(), Settings(), 0, change.now, table.rules
    )
    store(db, prepare(blank, change, press))
