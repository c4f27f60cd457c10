"""The tables' speed on PostgreSQL beside raw asyncpg, which runs the same statements in as many connections.

GIANTS_BENCH_DATABASE is the address of any database of a server, as a user who may create others: the bench
makes two, and drops them.
"""

import asyncio
import os
import re
import statistics
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Sequence
from contextlib import asynccontextmanager
from contextvars import ContextVar
from itertools import count
from typing import Any, Final

import asyncpg

from bot.storage.database import Cursor, DatabaseUrl, Db, Job
from bot.storage.postgres.connection import connected
from bot.storage.postgres.dialect import numbered_statement
from bot.tables.service import Tables

from . import UsageError
from .bench_tables import CONCURRENT, SEED, SLICE_ACTIONS, SLICES, Decision, play, random_script, start_game
from .measuring import median_ratio
from .output import Figure

OURS: Final = "giants_bench_ours"
RAW: Final = "giants_bench_raw"
Statement = tuple[str, list[list[Any]]]
_game: ContextVar[int] = ContextVar("game")


def measure() -> dict[str, Figure]:
    """All figures of one run; tables and raw statements take turns: a busy machine slows both alike."""
    server = os.environ.get("GIANTS_BENCH_DATABASE")
    if server is None:
        raise UsageError("GIANTS_BENCH_DATABASE: name a database of a server on which others may be created")
    return asyncio.run(_measure(DatabaseUrl(server)))


async def _measure(server: DatabaseUrl) -> dict[str, Figure]:
    script = random_script()
    share = script[: SLICE_ACTIONS // CONCURRENT]
    _administer(server, f"DROP DATABASE IF EXISTS {OURS}", f"DROP DATABASE IF EXISTS {RAW}")
    try:
        _administer(server, f"CREATE DATABASE {OURS}")
        tables = await Tables.open(_on(server, OURS), new_seed=lambda: SEED)
        channels = count(1)
        games = [
            [await start_game(tables, next(channels)) for _ in range(CONCURRENT + 1)] for _ in range(SLICES)
        ]
        await tables.close()
        _administer(server, f"CREATE DATABASE {RAW} TEMPLATE {OURS}")
        return await _compare(server, games, share)
    finally:
        _administer(server, f"DROP DATABASE IF EXISTS {OURS}", f"DROP DATABASE IF EXISTS {RAW}")


def _on(server: DatabaseUrl, name: str) -> DatabaseUrl:
    """Another database of the same server."""
    return DatabaseUrl(re.sub(r"(://[^/?]*)(/[^?]*)?", rf"\1/{name}", server, count=1))


def _administer(server: DatabaseUrl, *statements: str) -> None:
    with connected(server) as db:
        for statement in statements:
            db.raw.execute(statement.encode())


async def _compare(server: DatabaseUrl, games: list[list[int]], share: list[Decision]) -> dict[str, Figure]:
    tables = await Tables.open(_on(server, OURS), new_seed=lambda: SEED)
    recorded = _record(tables)
    ours, raw, ours_at_one, raw_at_one = _Pace(), _Pace(), _Pace(), _Pace()
    async with _raw_connections(_on(server, RAW)) as connections:
        for alone, *together in games:
            actions = len(share) * CONCURRENT
            await ours.measure(actions, [_play(tables, game, share) for game in together])
            replays = [_as_raw(recorded[game]) for game in together]
            pairs = zip(connections, replays, strict=True)
            await raw.measure(actions, [_replay(connection, changes) for connection, changes in pairs])
            await ours_at_one.measure(len(share), [_play(tables, alone, share)])
            replay = _as_raw(recorded[alone])
            await raw_at_one.measure(len(share), [_replay(connections[0], replay)])
    await tables.close()
    return {
        "actions_per_second": round(statistics.median(ours.rates)),
        "raw_per_second": round(statistics.median(raw.rates)),
        "actions_per_second_at_one_table": round(statistics.median(ours_at_one.rates)),
        "raw_per_second_at_one_table": round(statistics.median(raw_at_one.rates)),
        "cpu_ms_an_action": round(statistics.median(ours.cpu_ms), 3),
        "raw_cpu_ms_an_action": round(statistics.median(raw.cpu_ms), 3),
        "ratio_to_raw": median_ratio(ours.rates, raw.rates),
        "ratio_to_raw_at_one_table": median_ratio(ours_at_one.rates, raw_at_one.rates),
    }


class _Pace:
    """Actions a second, slice by slice, and the CPU each took in this process: without the server's."""

    def __init__(self) -> None:
        self.rates: list[float] = []
        self.cpu_ms: list[float] = []

    async def measure(self, actions: int, work: list[Coroutine[Any, Any, None]]) -> None:
        """A slice of so many actions."""
        start, cpu = time.perf_counter(), time.process_time()
        await asyncio.gather(*work)
        self.rates.append(actions / (time.perf_counter() - start))
        self.cpu_ms.append(1000 * (time.process_time() - cpu) / actions)


async def _play(tables: Tables, game: int, share: list[Decision]) -> None:
    _game.set(game)
    await play(tables, game, share)


def _record(tables: Tables) -> dict[int, list[list[Statement]]]:
    """The statements of every change that is stored from now on, by game; they grow as games are played."""
    recorded: dict[int, list[list[Statement]]] = {}
    write = tables.storage.database.write

    async def recording(job: Job[Any]) -> Any:
        statements: list[Statement] = []

        def recorded_job(db: Db) -> Any:
            statements.clear()
            return job(_Recorder(db, statements))

        result = await write(recorded_job)
        recorded.setdefault(_game.get(), []).append(statements)
        return result

    tables.storage.database.write = recording  # type: ignore[method-assign]
    return recorded


class _Recorder:
    """A connection that remembers what it was asked."""

    def __init__(self, db: Db, statements: list[Statement]) -> None:
        self._db = db
        self._statements = statements

    def execute(self, statement: str, values: Sequence[Any] = (), /) -> Cursor:
        """Run a statement."""
        self._statements.append((statement, [list(values)]))
        return self._db.execute(statement, values)

    def executemany(self, statement: str, rows: Iterable[Sequence[Any]], /) -> Any:
        """Run a statement once for each row."""
        taken = [list(row) for row in rows]
        if taken:
            self._statements.append((statement, taken))
        return self._db.executemany(statement, taken)

    def change_one(
        self, statement: str, values: Sequence[Any], /, *, otherwise: Callable[[], Exception]
    ) -> None:
        """Run a statement that changes exactly one row."""
        self._statements.append((statement, [list(values)]))
        self._db.change_one(statement, values, otherwise=otherwise)


@asynccontextmanager
async def _raw_connections(url: DatabaseUrl) -> AsyncIterator[list[Any]]:
    connections = [await asyncpg.connect(url) for _ in range(CONCURRENT)]
    try:
        yield connections
    finally:
        for connection in connections:
            await connection.close()


def _as_raw(changes: list[list[Statement]]) -> list[list[Statement]]:
    """Changes as asyncpg takes them."""
    return [
        [(numbered_statement(text).decode(), _plain(rows)) for text, rows in change] for change in changes
    ]


async def _replay(raw: Any, changes: list[list[Statement]]) -> None:
    """Run the statements of a game's changes, one transaction a change, without anything of ours around."""
    for change in changes:
        async with raw.transaction(isolation="repeatable_read"):
            for statement, rows in change:
                if len(rows) > 1:
                    await raw.executemany(statement, rows)
                else:
                    await raw.fetch(statement, *rows[0])


def _plain(rows: list[list[Any]]) -> list[list[Any]]:
    return [[int(value) if isinstance(value, bool) else value for value in row] for row in rows]
