"""PostgreSQL: what is committed is known, also where the connection or the server was lost meanwhile."""

import asyncio
import itertools
import os
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.playground.kit.patience import wait_until
from bot.storage.database import Database, DatabaseUrl, Db
from bot.storage.errors import StoreBusyError, StoreError, StoreRefusedError
from bot.storage.facts import fact, put_fact
from bot.storage.sqlite.engine import SqliteDatabase
from bot.storage.sqlite.schema import migration_files
from bot.storage.tools import tools_for
from bot.tables.errors import Refused
from bot.tables.model import Person, Place
from bot.tables.service import Tables
from tests.kit.postgres import Cluster, running_cluster
from tests.kit.table_games import SEED, Inline, begun, faults_of, step

psycopg = pytest.importorskip("psycopg")
from bot.storage.postgres import engine  # noqa: E402 - psycopg is an extra
from bot.storage.postgres.engine import PostgresDatabase  # noqa: E402
from bot.storage.postgres.schema import migrations  # noqa: E402

KILLS = int(os.environ.get("GIANTS_KILLS", "10"))  # of the server


@pytest.fixture
async def database(cluster: Cluster) -> AsyncIterator[PostgresDatabase]:
    opened = await PostgresDatabase.open(cluster.fresh())
    yield opened
    await opened.close()


def put(key: str) -> Any:
    return lambda db: put_fact(db, key, "1")


async def kept(database: Database, key: str) -> bool:
    return await database.read(lambda db: fact(db, key)) is not None


def kill_others(db: Db) -> None:
    """As an operator, or a network, ends connections."""
    db.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid != pg_backend_pid()"
    )
    while db.execute(
        "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid != pg_backend_pid()"
        " AND backend_type = 'client backend'"
    ).fetchone():
        db.execute("SELECT pg_sleep(0.01), pg_stat_clear_snapshot()")


async def test_an_empty_database_is_begun_and_another_is_refused(cluster: Cluster) -> None:
    url = cluster.empty()
    tables = await Tables.open(url, Inline(), new_seed=lambda: SEED)
    await begun(tables)
    await tables.close()
    assert faults_of(url) == []
    foreign = cluster.empty()
    with psycopg.connect(foreign) as other:
        other.execute("CREATE TABLE songs (title TEXT)")
    with pytest.raises(StoreRefusedError, match="table-store-foreign"):
        await PostgresDatabase.open(foreign)


async def test_a_newer_database_is_refused_and_an_older_one_is_brought_up_to_date(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, scripts = cluster.fresh(), migrations()
    newer = (*scripts, "ALTER TABLE games ADD COLUMN mood TEXT")
    monkeypatch.setattr("bot.storage.postgres.schema.migrations", lambda: newer)
    opened = await PostgresDatabase.open(url)
    assert await opened.read(lambda db: db.execute("SELECT mood FROM games").fetchall()) == []
    await opened.close()
    monkeypatch.setattr("bot.storage.postgres.schema.migrations", lambda: scripts)
    with pytest.raises(StoreRefusedError, match="table-store-newer"):
        await PostgresDatabase.open(url)


async def test_both_engines_have_the_same_schema(cluster: Cluster, path: Path) -> None:
    """Every migration does the same on either."""
    assert len(migrations()) == len(migration_files())
    await (await SqliteDatabase.open(path)).close()
    columns = []
    for tools in (tools_for(path), tools_for(cluster.fresh())):
        with tools.reading() as db:
            columns.append(sorted(tools.columns(db)))
    assert columns[0] == columns[1]


async def test_an_address_that_leads_nowhere_is_told_at_once(cluster: Cluster) -> None:
    with pytest.raises(StoreBusyError, match="table-store-unreachable"):
        await PostgresDatabase.open(cluster.url("nowhere"))


async def test_a_job_that_fails_leaves_nothing_and_takes_nobody_along(database: PostgresDatabase) -> None:
    def fail(db: Db) -> None:
        put_fact(db, "half", "1")
        raise LookupError

    outcomes = await asyncio.gather(
        *(database.write(job) for job in (put("a"), fail, put("b"))), return_exceptions=True
    )
    assert isinstance(outcomes[1], LookupError)
    assert [await kept(database, key) for key in ("a", "half", "b")] == [True, False, True]


async def test_whoever_reads_can_write_nothing(database: PostgresDatabase) -> None:
    with pytest.raises(StoreError, match="table-store-readonly"):
        await database.read(put("a"))


async def test_a_conflict_with_another_process_is_tried_again(database: PostgresDatabase) -> None:
    """Both read before either wrote: the server refuses the second, which then sees what the first did."""
    other = await PostgresDatabase.open(database.url)
    await database.write(lambda db: put_fact(db, "count", "0"))

    def count(db: Db) -> None:
        number = int(fact(db, "count") or 0)
        db.execute("SELECT pg_sleep(0.02)")
        put_fact(db, "count", str(number + 1))

    await asyncio.gather(*(store.write(count) for store in (database, other) for _ in range(3)))
    assert await database.read(lambda db: fact(db, "count")) == "6"
    await other.close()


async def test_two_processes_that_open_a_table_in_one_channel_get_one(cluster: Cluster) -> None:
    """Each looks first, and neither sees what the other is about to store."""
    url, place = cluster.fresh(), Place(1, 7)
    both = [await Tables.open(url, Inline()) for _ in range(2)]
    slow, loop, beaten = both[0].storage.database, asyncio.get_running_loop(), list[Any]()
    write = slow.write

    async def overtaken(job: Any) -> Any:
        def look_first(db: Db) -> Any:
            db.execute("SELECT count(*) FROM games").fetchone()  # from now on it sees this moment
            if not beaten:
                opening = both[1].open_table(place, Person(2))
                beaten.append(asyncio.run_coroutine_threadsafe(opening, loop).result(30))
            return job(db)

        return await write(look_first)

    slow.write = overtaken  # type: ignore[method-assign]
    with pytest.raises(Refused) as refused:
        await both[0].open_table(place, Person(1))
    assert refused.value.key == "table-place-taken"
    for tables in both:
        await tables.close()


async def test_lost_connections_are_made_anew(cluster: Cluster, database: PostgresDatabase) -> None:
    other = await PostgresDatabase.open(database.url)
    await database.read(lambda db: None)
    await other.write(kill_others)
    await database.write(put("a"))
    await other.close()
    assert await kept(database, "a")


@pytest.mark.parametrize("arrived", [True, False])
async def test_a_commit_whose_answer_was_lost_is_resolved(
    database: PostgresDatabase, monkeypatch: pytest.MonkeyPatch, *, arrived: bool
) -> None:
    """Whether it arrived, the server knows: a change is made once, and told."""
    runs: list[int] = []

    def once(db: Db) -> None:
        runs.append(1)
        db.execute("INSERT INTO keepsakes (key, value) VALUES ('once', '1')")

    real, lost = psycopg.Connection.execute, [True]

    def execute(self: Any, query: Any, *args: Any, **keywords: Any) -> Any:
        if query != "COMMIT" or not lost or len(runs) != 1:
            return real(self, query, *args, **keywords)
        lost.clear()
        if arrived:
            real(self, query)
        self.close()
        raise psycopg.OperationalError("the connection is gone")

    monkeypatch.setattr(psycopg.Connection, "execute", execute)
    await database.write(once)
    assert len(runs) == (1 if arrived else 2)
    assert await kept(database, "once")


async def test_a_server_that_stays_away_is_told_and_nothing_is_lost(
    database: PostgresDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "PATIENCE", 0.1)
    url, database._writing._url = database._writing._url, DatabaseUrl("postgresql:///?host=/nowhere")
    assert database._writing._connection is not None
    database._writing._connection.raw.close()
    with pytest.raises(StoreBusyError, match="table-store-unreachable"):
        await database.write(put("a"))
    database._writing._url = url
    await database.write(put("b"))
    assert [await kept(database, key) for key in ("a", "b")] == [False, True]


@pytest.mark.long
async def test_a_server_that_is_killed_again_and_again_loses_and_doubles_nothing() -> None:
    """Whatever was acknowledged is there, once; a game that is played meanwhile is whole."""
    with running_cluster() as cluster:
        url = cluster.fresh()
        tables = await Tables.open(url, Inline(), new_seed=lambda: SEED)
        database, over = tables.storage.database, asyncio.Event()
        await database.write(lambda db: put_fact(db, "count", "0"))
        acknowledged: list[str] = []

        async def write(name: str) -> None:
            for number in itertools.count():
                if over.is_set():
                    return
                await database.write(partial(insert, key=f"{name}-{number}"))
                acknowledged.append(f"{name}-{number}")

        def insert(db: Db, key: str) -> None:
            db.execute("INSERT INTO keepsakes (key, value) VALUES (?, '')", (key,))
            put_fact(db, "count", str(int(fact(db, "count") or 0) + 1))

        async def play() -> None:
            game = await begun(tables)
            while not over.is_set() and await step(tables, game) is not None:
                pass

        playing = [asyncio.create_task(work) for work in (play(), *(write(name) for name in "abc"))]
        for _ in range(KILLS):
            written = len(acknowledged)
            await wait_until(lambda: len(acknowledged) > written + 10, 60)  # noqa: B023 - awaited here
            await asyncio.to_thread(cluster.stop)
            await asyncio.to_thread(cluster.start)
        over.set()
        await asyncio.gather(*playing)
        keys = await database.read(
            lambda db: {key for (key,) in db.execute("SELECT key FROM keepsakes WHERE value = ''")}
        )
        assert await database.read(lambda db: fact(db, "count")) == str(len(keys))
        assert keys == set(acknowledged)
        await tables.close()
        assert faults_of(url) == []
