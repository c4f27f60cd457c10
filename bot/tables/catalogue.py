"""The register of all tables: who plays where, and games as records, out and in."""

import asyncio
import re
import sqlite3
from collections.abc import Callable
from functools import partial
from typing import Any, Final, NamedTuple

from bot.storage import load as reading
from bot.storage import save as ledger
from bot.tables.operations.decisions import take
from engine import Record, RecordError, components, new_game, read_record, replay

from .change import Change
from .errors import Refused
from .model import Place, Seat, Settings, Status, Table
from .public_view import Outcome
from .queue import TableQueue
from .replay import record_of

_RULES: Final = re.compile(r'^\[Rules "([0-9]{1,9})"\]\s*$', re.MULTILINE)
_LISTED: Final = "id, server, channel, status, archived, host, board, version, created_at, changed_at"


class Listed(NamedTuple):
    """A table in a list, without the game itself."""

    id: int
    server: int | None
    channel: int | None
    status: Status
    archived: int
    host: int | None
    board: str
    version: int
    created_at: float
    changed_at: float


class Catalogue:
    """Finds tables and keeps their records."""

    def __init__(self, queue: TableQueue, new_seed: Callable[[], str]) -> None:
        self._queue = queue
        self._new_seed = new_seed

    async def at(self, place: Place) -> int | None:
        """The table that is open or being played in a place."""
        found = await self._list_live("channel = ?", place.channel)
        return found[0].id if found else None

    async def in_server(self, server: int) -> tuple[Listed, ...]:
        """All tables of a server that are not over, however many there ever were."""
        return await self._list_live("server = ?", server)

    async def of_user(self, user: int) -> tuple[Listed, ...]:
        """All tables that are not over and at which a person sits."""
        return await self._list_live("id IN (SELECT game FROM seats WHERE user = ?)", user)

    async def with_computers_due(self) -> list[int]:
        """The tables at which a computer owes a decision."""
        return await self._queue.store.read(
            lambda db: [game for (game,) in db.execute("SELECT id FROM games WHERE stirs = 1 ORDER BY id")]
        )

    async def _list_live(self, where: str, *values: int) -> tuple[Listed, ...]:
        condition = f"{where} AND status IN ('open', 'playing', 'paused')"
        return await self._queue.store.read(partial(list_games, where=condition, values=values))

    async def record(self, game: int) -> str:
        """A game's record, for those who may know all of it; a running one without its open bids."""

        def job(db: sqlite3.Connection) -> str:
            return read_game_record(db, game)

        return await self._queue.store.read(job)

    async def bring_in(self, text: str, place: Place | None, actor: str, host: int | None = None) -> Outcome:
        """A game from its record: over, or paused until its seats and its place are filled."""
        seed, now = self._new_seed(), self._queue.now()
        change, marks = await asyncio.to_thread(imported, text, place, actor, host, seed, now)
        return await self._queue.create(change, host, None, partial(write_marks, change=change, marks=marks))


def list_games(
    db: sqlite3.Connection, where: str = "1", values: tuple[int, ...] = (), limit: int = -1
) -> tuple[Listed, ...]:
    """Tables that fit a condition, in the order of their numbers."""
    rows = db.execute(f"SELECT {_LISTED} FROM games WHERE {where} ORDER BY id LIMIT ?", (*values, limit))
    return tuple(Listed(*row) for row in rows)


def read_game_record(db: sqlite3.Connection, game: int) -> str:
    """A game's record as text, with the version of the rules that it was begun under."""
    table = reading.read_table(db, game)
    if table.state is None:
        raise Refused("table-not-started")
    return str(record_of(table, reading.read_past(db, game).path))


def imported(
    text: str, place: Place | None, actor: str, host: int | None, seed: str, now: float
) -> tuple[Change, list[tuple[Any, ...]]]:
    """A change of a new table that holds a record's game, and the last position of each earlier round."""
    record = _read(text)
    rules = record.rules or components().version
    seats = tuple(Seat(colour) for colour in record.seats)
    title = record.board.title
    table = Table(0, place, host, "paused", title, record.options, Settings(), 0, now, rules, seats=seats)
    table.seed, table.state = seed, new_game(record.board, record.seats, record.options, rules)
    change = Change(table, now)
    table.position = change.log("imported", actor, lines=len(record.lines))
    marks: list[tuple[Any, ...]] = []
    for line in record.lines:
        before = table.copy()
        take(change, actor, line.seat, line.action)
        if table.game().round != before.game().round:
            marks.append(ledger.position_row(before))
    return change, marks


def _read(text: str) -> Record:
    """A record that replays to its end; Refused says which line does not."""
    found, newest = _RULES.search(text), components().version
    if found is not None and int(found[1]) > newest:
        raise Refused("table-record-newer", rules=int(found[1]), newest=newest)
    try:
        record = read_record(text)
        replay(record)
    except RecordError as error:
        raise Refused("table-bad-record", line=error.number, why=error.key) from error
    return record


def write_marks(db: sqlite3.Connection, change: Change, marks: list[tuple[Any, ...]]) -> None:
    """Keep the rounds' positions of a game that came in whole."""
    db.executemany(
        "INSERT INTO positions (game, round, seq, asked, slips, state) VALUES (?, ?, ?, ?, ?, ?)",
        [(change.table.id, *mark[1:]) for mark in marks],
    )
