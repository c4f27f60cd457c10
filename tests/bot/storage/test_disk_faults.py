"""When the disk fails: a clear error, nothing half done, the good games go on, nothing is overwritten."""

import random
import resource
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest

from bot.computers import computer_seats as computers
from bot.storage import Storage
from bot.storage.database import Db
from bot.storage.errors import (
    StoreBusyError,
    StoreDamagedError,
    StoreError,
    StoreFullError,
    StoreReadOnlyError,
)
from bot.storage.sqlite.connection import connect_readonly
from bot.storage.sqlite.engine import SqliteDatabase
from bot.storage.sqlite.file_check import check_file
from bot.tables.errors import Refused
from bot.tables.model import Person, Place
from bot.tables.operations.decisions import Act
from bot.tables.operations.lifecycle import Pause
from bot.tables.operations.lobby import AddComputer, Start
from bot.tables.service import Tables
from engine.actions import Bid
from tests.kit.postgres import ON_A_FILE
from tests.kit.table_games import (
    HOST,
    MODERATOR,
    SEED,
    Inline,
    begun,
    contents,
    faults_of,
    lobby,
    overwrite,
    step,
)

WAL = "-wal"


async def opened(path: Path, busy_timeout: float = 5) -> Tables:
    storage = await Storage.open(path, busy_timeout=busy_timeout)
    tables = Tables(storage, Inline(), new_seed=lambda: SEED)
    await tables.wake_computers()
    return tables


def beside(path: Path, suffix: str) -> Path:
    return path.with_name(path.name + suffix)


async def set_pages(tables: Tables, more: int | None) -> None:
    """Let the database grow by no more than so many pages; None lifts the limit."""

    def job(db: Db) -> None:
        pages = db.execute("PRAGMA page_count").fetchone()[0]
        db.execute(f"PRAGMA max_page_count = {pages + more if more is not None else 1 << 30}")

    await tables.storage.database.write(job)


@ON_A_FILE
async def test_a_full_disk_stops_the_game_where_it_is_and_room_lets_it_go_on(tables: Tables) -> None:
    game = await begun(tables)
    await set_pages(tables, 1)
    before = None
    with pytest.raises(StoreFullError) as caught:  # noqa: PT012 - the disk is full at some step
        for number in range(300):
            before = await tables.look(game, 1)
            await step(tables, game, number)
    assert caught.value.key == "table-store-full"
    after = await tables.look(game, 1)
    assert before is not None
    assert (after, after.view) == (before, before.view)
    await set_pages(tables, None)
    assert await step(tables, game) is not None


async def test_a_computers_decision_waits_for_room(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(computers, "FIRST_WAIT", 0.01)
    monkeypatch.setattr(computers, "LONGEST_WAIT", 0.01)
    game = await lobby(tables, 1)
    for _ in range(2):
        await tables.submit(game, HOST, AddComputer("random"))
    write, failures = tables.storage.database.write, [StoreFullError("table-store-full")] * 3

    async def sometimes(job: Any) -> Any:
        if len(failures) < 3 and failures:
            raise failures.pop()
        return await write(job)

    monkeypatch.setattr(tables.storage.database, "write", sometimes)
    await tables.submit(game, HOST, Start())
    failures.pop()
    await tables.wait_for_computers()
    assert failures == []
    assert (await tables.look(game)).table.due == ("green",)


LIMITED = """
import asyncio, resource, sys
from pathlib import Path
from bot.storage import Storage
from bot.storage.database import Db
from bot.storage.errors import StoreError
from tests.kit.table_games import Inline, begun, step
from bot.tables.service import Tables

async def main(path):
    tables = await Tables.open(path, Inline())
    game = await begun(tables)
    used = max(file.stat().st_size for file in path.parent.iterdir())
    resource.setrlimit(resource.RLIMIT_FSIZE, (used + 20_000, resource.RLIM_INFINITY))
    done = (await tables.look(game)).table.version
    try:
        for number in range(300):
            done = (await step(tables, game, number)).table.version
    except StoreError as error:
        assert (await tables.look(game)).table.version == done
        print(error.key, done)

asyncio.run(main(Path(sys.argv[1])))
"""


def in_a_process(script: str, path: Path) -> list[str]:
    """What a script prints about a database, in a process of its own."""
    result = subprocess.run(
        [sys.executable, "-c", script, str(path)], capture_output=True, text=True, check=False, timeout=900
    )
    assert result.returncode == 0, result.stderr
    return result.stdout.split()


async def test_a_file_that_may_not_grow_is_a_clear_error(path: Path) -> None:
    key, version = in_a_process(LIMITED, path)
    assert key in ("table-store-failed", "table-store-full")
    assert resource.getrlimit(resource.RLIMIT_FSIZE)[0] == resource.RLIM_INFINITY
    assert faults_of(path) == []
    tables = await opened(path)
    assert (await tables.look(1)).table.version == int(version)
    assert await step(tables, 1) is not None
    await tables.close()


READ_ONLY = """
import asyncio, os, sys
from pathlib import Path
from bot.storage.sqlite.engine import SqliteDatabase
from bot.storage import Storage
from bot.storage.database import Db
from bot.storage.errors import StoreError

async def main(path):
    await (await SqliteDatabase.open(path.with_name("warm.db"))).close()  # load all there is to load
    if os.getuid() == 0:  # to whom nothing is read-only
        os.setgid(65534)
        os.setuid(65534)
    try:
        await SqliteDatabase.open(path)
    except StoreError as error:
        print(type(error).__name__, error.key)

asyncio.run(main(Path(sys.argv[1])))
"""


def make_read_only(path: Path) -> None:
    path.parent.chmod(0o777)  # only the file refuses
    path.chmod(0o444)


async def test_a_read_only_file_says_so_when_it_is_opened(path: Path) -> None:
    await (await SqliteDatabase.open(path)).close()
    make_read_only(path)
    before = contents(path)
    assert in_a_process(READ_ONLY, path) == ["StoreReadOnlyError", "table-store-readonly"]
    assert contents(path) == before


@ON_A_FILE
async def test_a_file_that_becomes_read_only_leaves_the_table_as_it_was(tables: Tables) -> None:
    game = await begun(tables)
    before = await tables.look(game)
    database = tables.storage.database
    assert isinstance(database, SqliteDatabase)
    await database._connection.run(lambda db: db.execute("PRAGMA query_only = ON"))
    with pytest.raises(StoreReadOnlyError):
        await tables.submit(game, Person(1), Act(Bid()))
    assert await tables.look(game) == before
    await database._connection.run(lambda db: db.execute("PRAGMA query_only = OFF"))
    await tables.submit(game, Person(1), Act(Bid()))


async def test_a_locked_database_is_busy_and_later_is_not(path: Path) -> None:
    tables = await opened(path, busy_timeout=0.05)
    game = await begun(tables)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreBusyError) as caught:
            await tables.submit(game, Person(1), Act(Bid(markers=1)))
        assert caught.value.key == "table-store-busy"
        look = await tables.look(game, 1)
        assert look.view is not None
        assert look.view.bid is None
        other.execute("ROLLBACK")
    await tables.submit(game, Person(1), Act(Bid(markers=1)))
    await tables.close()
    assert faults_of(path) == []


async def test_a_truncated_wal_brings_back_an_earlier_moment_whole(path: Path, folder: Path) -> None:
    tables = await opened(path)
    game = await begun(tables)
    for number in range(40):
        await step(tables, game, number)
    log = await tables.log(game)
    wal = contents(beside(path, WAL))
    copy = folder / "copy" / "giants.db"
    copy.parent.mkdir()
    rng = random.Random(5)
    for length in sorted(rng.sample(range(len(wal)), 25), reverse=True):
        shutil.copy(path, copy)
        overwrite(beside(copy, WAL), wal[:length])
        beside(copy, "-shm").unlink(missing_ok=True)
        try:
            cut = await opened(copy)
        except StoreError:
            continue  # nothing of the schema was left: refused or begun anew is for the operator to see
        games = await cut.storage.tables.in_server(100)
        if games:
            kept = await cut.log(game)
            assert kept == log[: len(kept)]
            if games[0].status == "playing":
                assert await step(cut, game) is not None
        await cut.close()
        assert faults_of(copy) == []
    await tables.close()


async def two_games(path: Path) -> tuple[int, int]:
    """Two games in a file that holds everything: no WAL is left."""
    tables = await opened(path)
    games = await begun(tables), await begun(tables, place=Place(100, 201))
    for game in games:
        for number in range(30):
            await step(tables, game, number)
    await tables.close()
    return games


async def test_a_damaged_game_is_named_and_left_alone_while_the_others_go_on(path: Path) -> None:
    bad, good = await two_games(path)
    whole = contents(path)
    with closing(connect_readonly(path)) as db:
        state = db.execute(
            "SELECT state FROM positions WHERE game = ? ORDER BY round DESC LIMIT 1", (bad,)
        ).fetchone()[0]
    at = whole.index(state.encode())
    damaged = whole[: at + 40] + b"#" * 9 + whole[at + 49 :]
    overwrite(path, damaged)
    assert [fault for fault in faults_of(path) if fault.startswith(f"game {bad}: table-damaged")]
    tables = await opened(path)
    for request in (
        tables.look(bad),
        tables.submit(bad, Person(1), Act(Bid())),
        tables.submit(bad, MODERATOR, Pause()),
    ):
        with pytest.raises(StoreDamagedError) as caught:
            await request
        assert caught.value.key == "table-damaged"
        assert caught.value.blanks["game"] == bad
    for number in range(20):
        await step(tables, good, number)
    await tables.close()
    assert damaged[at : at + len(state)] in contents(path), "the damage is there to be looked at"


async def test_a_game_of_newer_rules_is_refused_and_the_others_go_on(path: Path) -> None:
    newer, ours = await two_games(path)
    with closing(sqlite3.connect(path)) as db:
        db.execute("UPDATE games SET rules = 9 WHERE id = ?", (newer,))
        db.execute(
            "UPDATE positions SET state = replace(state, '\"rules\":1', '\"rules\":9') WHERE game = ?",
            (newer,),
        )
        db.commit()
    tables = await opened(path)
    with pytest.raises(Refused) as caught:
        await tables.look(newer)
    assert caught.value.key == "table-rules-newer"
    assert caught.value.blanks == {"game": newer, "rules": 9, "newest": 1}
    assert await step(tables, ours) is not None
    await tables.close()


async def test_no_damaged_page_is_more_than_an_error(path: Path) -> None:
    """Whichever page is garbage, requests end in errors that can be said, and the check finds a fault."""
    games = await two_games(path)
    whole = contents(path)
    with closing(connect_readonly(path)) as db:
        size = db.execute("PRAGMA page_size").fetchone()[0]
    rng = random.Random(3)
    unnoticed = 0
    for start in range(size, len(whole), size):
        damaged = whole[:start] + rng.randbytes(size) + whole[start + size :]
        overwrite(path, damaged)
        for suffix in (WAL, "-shm"):
            beside(path, suffix).unlink(missing_ok=True)
        with suppress(StoreError):  # the pages of the schema: nothing can be opened without them
            tables = await opened(path)
            for game in games:
                with suppress(StoreError, Refused):
                    await step(tables, game)
            await tables.close()
        overwrite(path, damaged)
        with closing(connect_readonly(path)) as db, suppress(StoreError):
            unnoticed += not list(check_file(db))
    assert unnoticed == 0
