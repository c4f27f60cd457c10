"""Jobs that wait together share a commit, and none of them notices the others."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from bot.storage.database import Db
from bot.storage.errors import StoreError
from bot.storage.sqlite.engine import SqliteDatabase


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteDatabase]:
    opened = await SqliteDatabase.open(tmp_path / "giants.db")
    yield opened
    await opened.close()


def keep(key: str, *, then: Exception | None = None) -> Callable[[Db], str]:
    def job(db: Db) -> str:
        db.execute("INSERT INTO keepsakes (key, value) VALUES (?, ?)", (key, key))
        if then is not None:
            raise then
        return key

    return job


async def kept(store: SqliteDatabase) -> set[str]:
    """What was kept besides what every new database has."""
    found = await store.read(lambda db: {key for (key,) in db.execute("SELECT key FROM keepsakes")})
    return found - {"nonces"}


async def test_a_job_that_fails_leaves_nothing_and_takes_nobody_along(store: SqliteDatabase) -> None:
    names = [f"job {number}" for number in range(30)]
    jobs = [keep(name, then=KeyError(name) if number % 7 == 3 else None) for number, name in enumerate(names)]
    outcomes = await asyncio.gather(*(store.write(job) for job in jobs), return_exceptions=True)
    failed = {name for number, name in enumerate(names) if number % 7 == 3}
    for name, outcome in zip(names, outcomes, strict=True):
        if name in failed:
            assert isinstance(outcome, KeyError)
        else:
            assert outcome == name
    assert await kept(store) == set(names) - failed


async def test_a_broken_rule_of_the_schema_is_told_to_the_one_who_broke_it(store: SqliteDatabase) -> None:
    await store.write(keep("once"))
    jobs = [keep("first"), keep("once"), keep("last")]
    outcomes = await asyncio.gather(*(store.write(job) for job in jobs), return_exceptions=True)
    assert outcomes[0] == "first"
    assert isinstance(outcomes[1], StoreError)
    assert outcomes[2] == "last"
    assert await kept(store) == {"once", "first", "last"}


async def test_a_job_that_gives_the_whole_transaction_up_takes_nobody_along(store: SqliteDatabase) -> None:
    def give_up(db: Db) -> None:
        db.execute("ROLLBACK")
        raise sqlite3.OperationalError("gone")

    outcomes = await asyncio.gather(
        store.write(keep("before")), store.write(give_up), store.write(keep("after")), return_exceptions=True
    )
    assert outcomes[0] == "before"
    assert isinstance(outcomes[1], Exception)
    assert outcomes[2] == "after"
    assert await kept(store) == {"before", "after"}


async def test_somebody_who_goes_away_does_not_keep_the_others_waiting(store: SqliteDatabase) -> None:
    gone = asyncio.create_task(store.write(keep("gone")))
    stays = asyncio.create_task(store.write(keep("stays")))
    await asyncio.sleep(0)
    gone.cancel()
    assert await stays == "stays"
    assert "stays" in await kept(store)


async def test_closing_waits_for_what_was_begun(tmp_path: Path) -> None:
    store = await SqliteDatabase.open(tmp_path / "closing.db")
    begun = [asyncio.create_task(store.write(keep(f"job {number}"))) for number in range(20)]
    await asyncio.sleep(0)
    await store.close()
    assert [await task for task in begun] == [f"job {number}" for number in range(20)]
