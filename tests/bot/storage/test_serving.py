"""Blocks of a database on a server: each is served by one process, and by another once that is gone."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from bot.background import end_task
from bot.playground.kit.patience import patience, wait_for, wait_until
from bot.storage import Storage
from bot.storage.blocks import PLAN, Plan, Share, stored_plan
from bot.storage.database import DatabaseUrl, Db
from bot.storage.errors import StoreBusyError, StoreRefusedError
from bot.storage.facts import fact, put_fact
from bot.storage.tools import copy
from bot.tables.model import Person, Place
from bot.tables.operations.lobby import Join
from bot.tables.public_view import PersonalView
from bot.tables.service import Tables
from tests.kit.postgres import Cluster
from tests.kit.table_games import SEED, Inline, begun, faults_of, step

pytest.importorskip("psycopg")
from bot.storage.postgres import schema, serving
from bot.storage.postgres.engine import PostgresDatabase

TWO = Plan(shards=4, blocks=2)
HERE, THERE = 1 << 22, 3 << 22  # servers of the first and of the second block
Open = Callable[[Share], Awaitable[PostgresDatabase]]


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "POLL", 0.02)
    monkeypatch.setattr(serving, "HEAD_START", 0.3)


@pytest.fixture
def url(cluster: Cluster) -> DatabaseUrl:
    return cluster.fresh()


@pytest.fixture
async def started(url: DatabaseUrl) -> AsyncIterator[Open]:
    """Starts processes: each is a database that serves."""
    async with AsyncExitStack() as stack:

        async def start(share: Share) -> PostgresDatabase:
            database = await PostgresDatabase.open(url, serving=share)
            stack.push_async_callback(database.close)
            return database

        yield start


async def serves(database: PostgresDatabase, *blocks: int) -> None:
    await wait_until(lambda: database.blocks.held == blocks, 30)


async def lose_connection(database: PostgresDatabase, *, for_good: bool = False) -> None:
    """As if the network had; or the process had ended, or hung."""
    assert database._serving is not None
    if for_good:
        assert database._serving._running is not None
        await end_task(database._serving._running)
    connection = database._serving._connection
    assert connection is not None
    await connection.close()


def test_every_server_is_in_one_block_and_neighbouring_shards_share_one() -> None:
    for plan in (Plan(1, 1), Plan(4, 2), Plan(7, 3), Plan(16, 16)):
        shards = [shard for block in range(plan.blocks) for shard in plan.shards_of(block)]
        assert shards == list(range(plan.shards))
        for block in range(plan.blocks):
            assert all(plan.block_of(shard << 22) == block for shard in plan.shards_of(block))
            assert plan.block_of((plan.shards + plan.shards_of(block)[0]) << 22) == block
        assert plan.block_of(None) == 0
        assert Plan.read(str(plan)) == plan


async def test_a_block_is_handed_over_to_whoever_waits_in_reserve(url: DatabaseUrl, started: Open) -> None:
    first, reserve = await started(Share()), await started(Share())
    assert (first.blocks.held, reserve.blocks.held) == ((0,), ())
    await (await PostgresDatabase.open(url)).close()  # a tool
    waiting = asyncio.create_task(reserve.blocks.wait_for_one())
    await first.hand_over()
    assert first.blocks.held == ()
    await wait_for(waiting, 30)
    await first.write(lambda db: put_fact(db, "begun before", "1"))  # whoever hands over finishes
    assert await reserve.read(lambda db: fact(db, "begun before")) == "1"


async def test_blocks_are_handed_over_one_by_one(started: Open) -> None:
    leaving, reserve = await started(Share(TWO)), await started(Share(TWO))
    assert (leaving.blocks.held, reserve.blocks.held) == ((0, 1), ())
    await leaving.hand_over(0)
    await serves(reserve, 0)
    assert await leaving.taken(0)
    await leaving.write(lambda db: put_fact(db, "served on", "1"))  # nobody put up a fence
    await leaving.hand_over()
    await serves(reserve, 0, 1)


async def test_processes_share_the_blocks_and_a_reserve_takes_those_of_the_dead(started: Open) -> None:
    gained: list[int] = []
    one, two = await started(Share(TWO, 1)), await started(Share(TWO, 1))
    reserve = await started(Share(TWO))
    reserve.blocks.when_gained(gained.append)
    assert [each.blocks.held for each in (one, two, reserve)] == [(0,), (1,), ()]
    assert (one.blocks.shards, two.blocks.shards) == ([0, 1], [2, 3])
    assert two.blocks.serves(THERE)
    assert not two.blocks.serves(None)
    await lose_connection(two, for_good=True)
    await serves(reserve, 1)
    await lose_connection(one, for_good=True)
    await serves(reserve, 0, 1)
    assert gained == [1, 0]
    assert reserve.blocks.complete


async def test_whoever_was_taken_over_from_can_commit_nothing_more_and_stops(started: Open) -> None:
    """A process that only hung, or was cut off, wakes up after another has gone on with its games."""
    first, superseded = await started(Share()), asyncio.Event()
    first.when_superseded(superseded.set)
    await first.write(lambda db: put_fact(db, "by the first", "1"))
    reserve = await started(Share())
    await lose_connection(first, for_good=True)
    await serves(reserve, 0)
    for _ in range(2):
        with pytest.raises(StoreBusyError, match="table-store-unreachable"):
            await first.write(lambda db: put_fact(db, "too late", "1"))
    assert await reserve.read(lambda db: fact(db, "too late")) is None
    assert await reserve.read(lambda db: fact(db, "by the first")) == "1"
    assert first._serving is not None
    first._serving._running = asyncio.create_task(first._serving._run())  # it wakes up
    await wait_for(superseded.wait(), 30)
    assert first.blocks.held == ()


async def test_whoever_loses_the_connection_stops_serving_until_the_locks_are_there_again(
    started: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serving, "HEAD_START", 60.0)  # however busy the machine is that comes back
    first, superseded, gained = await started(Share(TWO)), asyncio.Event(), list[int]()
    first.when_superseded(superseded.set)
    first.blocks.when_gained(gained.append)
    reserve = await started(Share(TWO))
    for lost in (False, True):  # the server may not know yet that the connection is gone
        gained.clear()
        assert first._serving is not None
        if lost:
            connection = await lose_unnoticed(first._serving)
        else:
            await reserve.write(end_serving)
        await wait_until(lambda: gained == [0, 1], 30)
        await serves(first, 0, 1)
        if lost:
            await connection.close()
    assert reserve.blocks.held == ()
    assert not superseded.is_set()
    await first.write(lambda db: put_fact(db, "goes on", "1"))


async def lose_unnoticed(of: serving.Serving) -> Any:
    """As if the line were dead, of which the server knows nothing: the locks stay where they are."""
    assert of._running is not None
    of._running.cancel()
    await asyncio.gather(of._running, return_exceptions=True)
    connection, of._connection = of._connection, None
    await of._disconnect()
    of._running = asyncio.create_task(of._run())
    return connection


def end_serving(db: Db) -> None:
    """End all connections that hear and hold blocks, as a restart of the server does."""
    db.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid != pg_backend_pid()"
    )


async def test_a_process_that_hangs_loses_its_blocks_and_one_that_works_does_not(
    started: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = serving._SETTINGS.replace(f"'{serving.FROZEN}s'", "'2s'")
    monkeypatch.setattr(serving, "_SETTINGS", settings)
    hangs, works = await started(Share(TWO, 1)), await started(Share(TWO, 1))
    monkeypatch.undo()
    monkeypatch.setattr(serving, "POLL", 0.02)
    reserve = await started(Share(TWO, 1))
    before = works._serving and works._serving._connection
    assert hangs._serving is not None
    assert hangs._serving._running is not None
    hangs._serving._running.cancel()
    await serves(reserve, 0)
    assert works.blocks.held == (1,)
    assert works._serving is not None
    assert works._serving._connection is before, "it was never taken for dead"


async def test_another_plan_is_refused_while_somebody_serves_and_divides_the_games_anew_otherwise(
    url: DatabaseUrl,
) -> None:
    tables = await Tables.open(url, Inline(), serving=Share())
    for number, server in enumerate((HERE, THERE, None)):
        place = Place(server, 10 + number) if server else Place(None, 9)
        await tables.open_table(place, Person(1))
    with pytest.raises(StoreRefusedError, match="table-store-other-plan"):
        await PostgresDatabase.open(url, serving=Share(TWO))
    await tables.close()
    both = await Tables.open(url, Inline(), serving=Share(TWO, 1))
    assert [card.place.channel for card in await both.storage.cards.behind()] == [10, 9]
    second = await Tables.open(url, Inline(), serving=Share(TWO, 1))
    assert [card.place.channel for card in await second.storage.cards.behind()] == [11]
    assert {due.channel for due in await second.storage.cards.placed()} == {11}
    assert await both.storage.database.read(stored_plan) == TWO
    with pytest.raises(StoreRefusedError, match="table-store-other-plan"):
        await PostgresDatabase.open(url, serving=Share())
    await both.close()
    await second.close()


def people_at(view: PersonalView) -> list[int | None]:
    return [seat.user for seat in view.table.seats]


async def test_what_one_process_changes_at_a_table_of_another_is_known_there_at_once(
    url: DatabaseUrl,
) -> None:
    owner = await Tables.open(url, Inline(), serving=Share(TWO, 1))
    other = await Tables.open(url, Inline(), serving=Share(TWO, 1))
    game = (await owner.open_table(Place(HERE, 5), Person(1))).table.id
    woken, due = asyncio.Event(), asyncio.Event()
    owner.signal(woken)
    owner.signal(due, due_only=True)
    assert people_at(await owner.look(game)) == []
    await other.submit(game, Person(2), Join("green"), press="1")
    await wait_for(asyncio.gather(woken.wait(), due.wait()), 30)
    assert people_at(await owner.look(game)) == [2]
    assert other._queue._slots[game].table is None, "only the owner keeps it"
    await owner.storage.people.of(2)
    await other.storage.people.change(2, language="de")
    await wait_until(lambda: owner.storage.people.languages.get(2) == "de", 30)
    await owner.close()
    await other.close()


async def test_shards_of_a_bucket_identify_five_seconds_apart_over_all_processes(started: Open) -> None:
    one, two = await started(Share(TWO, 1)), await started(Share(TWO, 1))
    assert await one.identify_slot(0) == 0.0
    for each in (two, one):
        wait = await each.identify_slot(0)
        assert wait is not None
        assert 0 < wait <= 5.2
    assert await two.identify_slot(1) == 0.0
    await one.write(
        lambda db: db.execute("UPDATE giants_identifies SET at = now() - INTERVAL '6 seconds'") and None
    )
    assert await two.identify_slot(0) == 0.0
    assert await one.identify_slot(0) != 0.0


async def test_a_copy_of_a_fleets_database_in_a_file_is_served_whole(url: DatabaseUrl, path: Path) -> None:
    fleet = await Tables.open(url, Inline(), serving=Share(TWO))
    await fleet.open_table(Place(THERE, 5), Person(1))
    await fleet.close()
    copy(url, path)
    alone = await Tables.open(path, Inline())
    assert [card.place.channel for card in await alone.storage.cards.behind()] == [5]
    await alone.close()


async def test_storage_knows_the_plan_without_serving(url: DatabaseUrl) -> None:
    serving_one = await Storage.open(url, serving=Share(TWO))
    tool = await Storage.open(url)
    assert tool.database.blocks.plan == TWO
    assert tool.database.blocks.complete
    assert await tool.facts.get(PLAN) == str(TWO)
    await tool.close()
    await serving_one.close()


async def test_an_upgrade_without_a_pause(url: DatabaseUrl, monkeypatch: pytest.MonkeyPatch) -> None:
    """A newer version brings the schema up to date while the older one goes on, and takes over."""
    old = await Tables.open(url, Inline(), new_seed=lambda: SEED, serving=Share(TWO))
    game = await begun(old, place=Place(THERE, 5))
    await old.storage.facts.note_version((1, 0))
    scripts = schema.migrations()
    added = (
        "ALTER TABLE games ADD COLUMN mood TEXT NOT NULL DEFAULT 'calm';"
        " ALTER TABLE due_times ADD COLUMN reason TEXT; CREATE INDEX moods ON games (mood);"
        " CREATE TABLE songs (title TEXT)"
    )
    monkeypatch.setattr(schema, "migrations", lambda: (*scripts, added))
    new = await Tables.open(url, Inline(), new_seed=lambda: SEED, serving=Share(TWO))
    assert new.storage.database.blocks.held == ()
    monkeypatch.setattr(schema, "migrations", lambda: scripts)
    for _ in range(5):
        await step(old, game)
    assert (await old.storage.due_times.nearest()) is not None
    version = (await old.look(game)).table.version
    await old.storage.database.hand_over()
    await wait_until(lambda: new.storage.database.blocks.complete, 30)
    assert (await new.look(game)).table.version == version
    assert [card.game for card in await new.storage.cards.behind()] == [game]
    assert await old.storage.cards.behind() == (), "one process shows it"
    await step(new, game)
    await step(old, game)  # what it was asked before it handed over
    stored = (await old.look(game)).table.version
    async with patience(30):
        while (await new.look(game)).table.version != stored:  # noqa: ASYNC110 -- it is heard from elsewhere
            await asyncio.sleep(0.005)
    await step(new, game)
    assert (await new.look(game)).table.version > stored >= version + 2
    await old.close()
    await new.close()
    monkeypatch.setattr(schema, "migrations", lambda: (*scripts, added))
    assert faults_of(url) == []


async def test_only_the_newest_version_says_which_commands_there_are(url: DatabaseUrl) -> None:
    old, new = [await Storage.open(url, serving=Share(TWO, 1)) for _ in range(2)]
    assert await old.facts.note_version((22, 1, 0))
    assert await new.facts.note_version((23, 1, 1))
    assert not await old.facts.note_version((22, 1, 0))
    await new.database.hand_over()
    assert not await old.facts.note_version((22, 1, 0)), "newer ones may still be there"
    await old.close()
    alone = await Storage.open(url, serving=Share(TWO))
    assert await alone.facts.note_version((22, 1, 0)), "whoever serves everything goes by itself"
    await alone.close()
    await new.close()
