"""The database file: ours is opened and brought up to date, every other is left exactly as it was."""

import asyncio
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest

from bot.storage.blocks import Share
from bot.storage.database import Db
from bot.storage.errors import StoreDamagedError, StoreError, StoreRefusedError
from bot.storage.sqlite import schema
from bot.storage.sqlite.durable_names import name_durably
from bot.storage.sqlite.engine import SqliteDatabase
from bot.storage.sqlite.schema import APPLICATION_ID, statements_of
from bot.tables.model import Person
from bot.tables.operations.decisions import Act
from bot.tables.service import Tables
from engine.actions import Bid
from tests.kit.table_games import SEED, Inline, begun, contents, faults_of, overwrite


def pragma(path: Path, name: str) -> object:
    with closing(sqlite3.connect(path)) as db:
        return db.execute(f"PRAGMA {name}").fetchone()[0]


async def test_a_fresh_file_is_ours_and_safe(path: Path) -> None:
    opened = await SqliteDatabase.open(path)
    settings = await opened.write(
        lambda db: [
            db.execute(f"PRAGMA {name}").fetchone()[0]
            for name in ("journal_mode", "synchronous", "foreign_keys", "application_id", "user_version")
        ]
    )
    await opened.close()
    assert settings == ["wal", 2, 1, APPLICATION_ID, len(schema.migrations())]


@pytest.mark.parametrize("long", [False, True])
async def test_whoever_reads_can_write_nothing(path: Path, *, long: bool) -> None:
    opened = await SqliteDatabase.open(path)
    with pytest.raises(StoreError):
        await opened.read(lambda db: db.execute("DELETE FROM keepsakes"), long=long)
    await opened.write(lambda db: db.execute("DELETE FROM keepsakes"))
    assert await opened.read(lambda db: db.execute("SELECT * FROM keepsakes").fetchall(), long=long) == []
    await opened.close()


async def test_nobody_waits_for_what_takes_long(path: Path) -> None:
    opened, begun_reading, go_on = await SqliteDatabase.open(path), threading.Event(), threading.Event()

    def survey(db: Db) -> int:
        begun_reading.set()
        assert go_on.wait(60)
        return int(db.execute("SELECT count(*) FROM keepsakes WHERE key = 'new'").fetchone()[0])

    survey_task = asyncio.create_task(opened.read(survey, long=True))
    await asyncio.to_thread(begun_reading.wait, 60)
    await opened.write(lambda db: db.execute("INSERT INTO keepsakes VALUES ('new', '1')"))
    found = await opened.read(
        lambda db: db.execute("SELECT value FROM keepsakes WHERE key = 'new'").fetchone()
    )
    assert found == ("1",)
    assert not survey_task.done()
    go_on.set()
    assert await survey_task == 1, "its moment begins with its first statement"
    await opened.close()


async def test_an_empty_file_is_refused_as_games_may_have_been_in_it(path: Path) -> None:
    overwrite(path, b"")
    await refused(path, "table-store-empty")


async def test_a_log_without_its_file_is_refused_as_games_may_be_in_it(path: Path) -> None:
    overwrite(path.with_name(f"{path.name}-wal"), b"something")
    with pytest.raises(StoreDamagedError, match="table-store-lost"):
        await SqliteDatabase.open(path)
    assert [file.name for file in path.parent.iterdir()] == [f"{path.name}-wal"]


async def test_a_plain_copy_of_a_fresh_database_is_whole(path: Path) -> None:
    opened = await SqliteDatabase.open(path)
    copy = path.with_name("copy.db")
    overwrite(copy, contents(path))  # while it is open, without what is beside it
    await opened.close()
    await (await SqliteDatabase.open(copy)).close()
    assert pragma(copy, "user_version") == len(schema.migrations())
    assert {file.name for file in path.parent.iterdir()} == {path.name, copy.name}
    assert faults_of(copy) == []


async def test_two_processes_may_begin_at_once(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def beaten(unfinished: Path, target: Path) -> None:
        monkeypatch.setattr(schema, "name_durably", name_durably)
        schema.begin(target)
        name_durably(unfinished, target)

    monkeypatch.setattr(schema, "name_durably", beaten)
    await (await SqliteDatabase.open(path)).close()
    assert [file.name for file in path.parent.iterdir()] == [path.name]
    assert pragma(path, "application_id") == APPLICATION_ID


async def test_what_is_stored_is_there_after_a_restart(path: Path) -> None:
    tables = await Tables.open(path, Inline(), new_seed=lambda: SEED)
    game = await begun(tables)
    before = await tables.look(game, 1)
    await tables.close()
    tables = await Tables.open(path, Inline())
    after = await tables.look(game, 1)
    await tables.close()
    assert (after, after.view, after.table.view) == (before, before.view, before.table.view)


async def refused(path: Path, key: str) -> None:
    """Opening is refused with this key, and no byte changes nor any file appears."""
    before = {file.name: file.read_bytes() for file in path.parent.iterdir()}
    with pytest.raises(StoreError) as caught:
        await SqliteDatabase.open(path)
    assert caught.value.key == key
    after = {file.name: file.read_bytes() for file in path.parent.iterdir()}
    assert after.keys() - {f"{path.name}-shm", f"{path.name}-wal"} <= before.keys()
    assert after[path.name] == before[path.name]


@pytest.mark.parametrize("mode", ["DELETE", "WAL"])
async def test_a_foreign_database_is_refused(path: Path, mode: str) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute(f"PRAGMA journal_mode = {mode}")
        db.execute("CREATE TABLE recipes (name TEXT)")
        db.commit()
    await refused(path, "table-store-foreign")


async def test_a_foreign_database_in_use_is_not_even_tidied_up(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("CREATE TABLE recipes (name TEXT)")
        db.commit()
        wal = path.with_name(f"{path.name}-wal")
        before = wal.read_bytes()
        await refused(path, "table-store-foreign")
        assert wal.read_bytes() == before


async def test_a_foreign_mark_alone_is_enough(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA application_id = 4711")
        db.commit()
    await refused(path, "table-store-foreign")


async def test_a_newer_database_is_refused(path: Path) -> None:
    await (await SqliteDatabase.open(path)).close()
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA user_version = 99")
        db.commit()
    await refused(path, "table-store-newer")


async def test_what_is_no_database_is_refused(path: Path) -> None:
    overwrite(path, b"Dear diary, " * 1000)
    await refused(path, "table-store-damaged")


async def test_a_folder_that_does_not_exist_is_named(path: Path) -> None:
    with pytest.raises(StoreError) as caught:
        await SqliteDatabase.open(path.parent / "nowhere" / "giants.db")
    assert caught.value.key == "table-store-unreadable"


async def test_an_old_sqlite_is_refused(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 31, 1))
    with pytest.raises(StoreRefusedError, match="table-store-old-sqlite"):
        await SqliteDatabase.open(path)


async def test_a_migration_keeps_every_game(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = await Tables.open(path, Inline(), new_seed=lambda: SEED)
    game = await begun(tables)
    await tables.close()
    scripts = (
        *schema.migrations(),
        "ALTER TABLE games ADD COLUMN mood TEXT;\nCREATE INDEX moods ON games (mood);\n",
    )
    monkeypatch.setattr(schema, "migrations", lambda: scripts)
    tables = await Tables.open(path, Inline())
    assert (await tables.look(game)).table.status == "playing"
    await tables.close()
    assert pragma(path, "user_version") == len(scripts)


async def test_a_migration_that_fails_leaves_the_schema_as_it_was(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await (await SqliteDatabase.open(path)).close()
    known = schema.migrations()
    scripts = (*known, "CREATE TABLE half (a);\nCREATE TABLE games (twice);\n")
    with monkeypatch.context() as patch:
        patch.setattr(schema, "migrations", lambda: scripts)
        with pytest.raises(StoreError, match="already exists"):
            await SqliteDatabase.open(path)
    assert pragma(path, "user_version") == len(known)
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("SELECT name FROM sqlite_schema WHERE name = 'half'").fetchall() == []
    await (await SqliteDatabase.open(path)).close()


def test_scripts_are_cut_into_statements() -> None:
    script = "-- a comment; not a statement\nCREATE TABLE a (b TEXT DEFAULT ';');\nSELECT 1;\n"
    assert len(statements_of(script)) == 2
    with pytest.raises(ValueError, match="ends within"):
        statements_of("SELECT 1")


async def test_a_cancelled_request_is_whole_or_nothing(path: Path) -> None:
    """Whoever goes away while a change is stored takes nothing with them."""
    tables = await Tables.open(path, Inline(), new_seed=lambda: SEED)
    game = await begun(tables)
    for pauses in range(12):
        request = asyncio.create_task(
            tables.submit(game, Person(1), Act(Bid(markers=pauses % 3)), press=str(pauses))
        )
        for _ in range(pauses):
            await asyncio.sleep(0)
        request.cancel()
        await asyncio.gather(request, return_exceptions=True)
    outcome = await tables.submit(game, Person(2), Act(Bid()))
    assert "red" not in outcome.table.due
    await tables.close()
    assert faults_of(path) == []


async def test_damage_in_the_header_is_named(path: Path) -> None:
    tables = await Tables.open(path, Inline(), new_seed=lambda: SEED)
    await begun(tables)
    await tables.close()
    whole = contents(path)
    overwrite(path, b"\0" * 100 + whole[100:])
    with pytest.raises(StoreDamagedError):
        await SqliteDatabase.open(path)
    assert contents(path)[100:] == whole[100:]


async def test_a_second_bot_on_the_same_file_is_refused_and_tools_are_not(path: Path) -> None:
    serving = await Tables.open(path, Inline(), serving=Share())
    with pytest.raises(StoreRefusedError) as caught:
        await Tables.open(path, Inline(), serving=Share())
    assert caught.value.key == "table-store-served"
    await (await Tables.open(path, Inline())).close()
    await serving.close()
    await (await Tables.open(path, Inline(), serving=Share())).close()
