"""Statements on their way to PostgreSQL together: each answer is its own, errors come as if at once."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.storage.database import Db
from bot.storage.errors import StoreError
from tests.kit.postgres import Cluster

pytest.importorskip("psycopg")
from bot.storage.postgres import batch
from bot.storage.postgres.engine import PostgresDatabase


class Missed(Exception):
    pass


@pytest.fixture
async def database(cluster: Cluster) -> AsyncIterator[PostgresDatabase]:
    opened = await PostgresDatabase.open(cluster.fresh())
    yield opened
    await opened.close()


def keep(db: Db, key: str, value: Any = "") -> None:
    db.execute("INSERT INTO keepsakes (key, value) VALUES (?, ?)", (key, value))


def replace(key: str, value: str) -> Any:
    def job(db: Db) -> None:
        db.change_one("UPDATE keepsakes SET value = ? WHERE key = ?", (value, key), otherwise=Missed)
        keep(db, f"{key} after", value)

    return job


async def kept(database: PostgresDatabase) -> dict[str, str]:
    found = await database.read(lambda db: dict(db.execute("SELECT key, value FROM keepsakes").fetchall()))
    return {key: value for key, value in found.items() if key != "nonces"}


async def test_values_come_back_as_they_were(database: PostgresDatabase) -> None:
    values = (1, 1 << 62, -5, 1234567890.1234567, 1e-300, "é%s'?", None)

    def job(db: Db) -> Any:
        columns = "?::bigint, ?::bigint, ?::bigint, ?::float8, ?::float8, ?::text, ?::text"
        found = db.execute(f"SELECT {columns}, ? AS truth", (*values, True))
        return found.description[-1][0], found.fetchone(), found.fetchone(), found.fetchall()

    assert await database.write(job) == ("truth", (*values, 1), None, [])
    for wrong in ("a\0b", b"bytes"):
        with pytest.raises(StoreError, match="table-store-failed"):
            await database.write(lambda db: keep(db, "wrong", wrong))  # noqa: B023 - awaited here
    assert await kept(database) == {}


async def test_answers_belong_to_their_statements_whenever_they_are_asked_for(
    database: PostgresDatabase,
) -> None:
    def job(db: Db) -> list[Any]:
        found = []
        for number in range(5):
            keep(db, str(number))
            found.append(db.execute("SELECT count(*), ? FROM keepsakes", (number,)))
            if number == 2:
                assert found[1].fetchone() == (3, 1)
        removed = db.execute("DELETE FROM keepsakes WHERE key < ?", ("3",))
        return [*(one.fetchall() for one in found), removed.rowcount]

    assert await database.write(job) == [[(2, 0)], [], [(4, 2)], [(5, 3)], [(6, 4)], 3]


async def test_what_is_to_change_one_row_and_does_not_fails_alone(database: PostgresDatabase) -> None:
    await database.write(lambda db: keep(db, "here"))
    jobs = [replace("here", "1"), replace("gone", "2"), replace("gone too", "3")]
    outcomes = await asyncio.gather(*(database.write(job) for job in jobs), return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [type(None), Missed, Missed]
    assert await kept(database) == {"here": "1", "here after": "1"}


async def test_a_check_comes_before_an_error_that_follows_from_what_it_refuses(
    database: PostgresDatabase,
) -> None:
    """Where several share a transaction, too: whoever pressed twice is told so, and of no broken rule."""
    await database.write(lambda db: keep(db, "gone after"))
    jobs = [replace("gone", "1"), lambda db: keep(db, "other")]
    outcomes = await asyncio.gather(*(database.write(job) for job in jobs), return_exceptions=True)
    assert isinstance(outcomes[0], Missed)
    assert await kept(database) == {"gone after": "", "other": ""}


async def test_a_statement_that_was_not_prepared_as_an_earlier_one_failed_runs_later(
    database: PostgresDatabase,
) -> None:
    def job(db: Db) -> None:
        keep(db, "twice")
        keep(db, "twice")
        db.execute("UPDATE keepsakes SET value = value || ?", ("!",))

    with pytest.raises(StoreError, match="table-store-failed"):
        await database.write(job)
    await database.write(lambda db: db.execute("UPDATE keepsakes SET value = value || ?", ("!",)).rowcount)
    assert await kept(database) == {}


async def test_more_statements_than_the_server_is_to_remember(
    database: PostgresDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(batch, "MOST_PREPARED", 3)
    for number in range(6):
        statement = f"SELECT {number} + ?"
        found = await database.read(lambda db: db.execute(statement, (1,)).fetchone())  # noqa: B023 - awaited here
        assert found == (number + 1,)
    line = database._reading._connection
    assert line is not None
    assert len(line.prepared) == 3


async def test_much_is_sent_while_much_is_answered(database: PostgresDatabase) -> None:
    """More than the buffers on both sides hold: whoever only sent would wait for ever."""
    text = "x" * 20_000

    def job(db: Db) -> int:
        found = [db.execute("SELECT ?::text", (text,)) for _ in range(400)]
        return sum(len(one.fetchone()[0]) for one in found)

    assert await database.write(job) == 400 * len(text)
