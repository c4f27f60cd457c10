"""The SQLite engine: a file opened with care, changed by whole transactions, never repaired unasked.

    database = await SqliteDatabase.open(Path("giants.db"))
    version = await database.write(lambda db: db.execute("…").fetchone())

A job runs as one transaction in a thread of the engine's. When `write` returns, the change is on the disk.
Reading has connections of its own: what is read keeps no change waiting, nor the other way round.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Self, TypeVar

import aiosqlite

from bot.storage.blocks import Blocks
from bot.storage.database import Database, GroupCommit, Job, Result

from .connection import BUSY_TIMEOUT, Connection, connect, translated, translated_errors
from .schema import begin, inspect, prepare, prepare_reading
from .sole_use import SoleUse

T = TypeVar("T")


class _Line(aiosqlite.Connection):
    """aiosqlite's connection and thread, handed whole jobs.

    A transaction made of many awaited statements could be cancelled half-way and would hop between
    threads for each; as one job it is over or never was.
    """

    def __init__(self, path: Path, busy_timeout: float) -> None:
        super().__init__(lambda: connect(path, busy_timeout), iter_chunk_size=64)
        self._thread.daemon = True  # a bot that dies unclosed must end, not hang on this thread

    async def connect(self) -> None:
        """Open the file; if that fails, the thread has ended when this raises."""
        try:
            await self
        except BaseException:
            # It still reports its end to the event loop, which may be gone a moment later.
            await asyncio.to_thread(self._thread.join)
            raise

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Run something in the connection's thread."""
        result: T = await self._execute(work, self._conn)  # type: ignore[no-untyped-call]
        return result


class SqliteDatabase(Database):
    """An open database. Changes are made one after another, and each is wholly done or not at all.

    Changes that wait at the same moment share a commit, and with it the wait for the disk (group commit):
    each in a savepoint of its own, so that one that fails leaves nothing behind and does not fail the others.
    """

    def __init__(self, path: Path, connection: _Line, reading: _Line) -> None:
        self.path = path
        self.blocks = Blocks()
        self._connection = connection
        self._reading = reading
        self._surveying: asyncio.Task[_Line] | None = None
        self._sole_use: SoleUse | None = None
        self._commits = GroupCommit(self._commit)

    @classmethod
    async def open(cls, path: Path, *, busy_timeout: float = BUSY_TIMEOUT, serving: bool = False) -> Self:
        """Open a database of ours, or begin one; bring its schema up to date. One bot at a time is `serving`.

        A foreign, damaged, empty or newer file raises a StoreError and is not touched. The time this takes
        does not depend on how many games are stored.
        """
        if not await asyncio.to_thread(inspect, path):
            await asyncio.to_thread(begin, path)
        sole_use = SoleUse(path) if serving else None
        try:
            database = await cls._open(path, busy_timeout)
        except BaseException:
            if sole_use is not None:
                sole_use.release()
            raise
        database._sole_use = sole_use
        return database

    @classmethod
    async def _open(cls, path: Path, busy_timeout: float) -> Self:
        connection = await _connected(path, busy_timeout, prepare)
        try:
            reading = await _connected(path, busy_timeout, prepare_reading)
        except BaseException:
            await connection.close()
            raise
        return cls(path, connection, reading)

    async def write(self, job: Job[T]) -> T:
        """Run a job in a writing transaction; it is durable when this returns, or nothing happened."""
        try:
            return await self._commits.write(job)
        except sqlite3.Error as error:
            raise translated(error) from error

    async def _commit(self, jobs: list[Job[Any]]) -> list[Result]:
        return await self._connection.run(partial(_transact_all, jobs=jobs))

    async def read(self, job: Job[T], *, long: bool = False) -> T:
        """Run a job that sees one moment of the database and changes nothing; a `long` one on a connection of
        its own, so that the others do not wait for it.
        """
        connection = await self._survey() if long else self._reading
        try:
            return await connection.run(lambda db: _transact(db, job, "BEGIN"))
        except sqlite3.Error as error:
            raise translated(error) from error

    async def _survey(self) -> _Line:
        """The connection for what takes long, opened when it is first needed."""
        if self._surveying is None:
            self._surveying = asyncio.create_task(_connected(self.path, BUSY_TIMEOUT, prepare_reading))
            self._surveying.add_done_callback(self._opened)
        return await asyncio.shield(self._surveying)

    def _opened(self, opening: asyncio.Task[_Line]) -> None:
        if opening.cancelled() or opening.exception() is not None:
            self._surveying = None  # the next one tries again

    async def close(self) -> None:
        """Finish what was begun and close."""
        await self._commits.finish()
        with translated_errors():
            if self._surveying is not None:
                await (await self._surveying).close()
            await self._reading.close()
            await self._connection.close()
        if self._sole_use is not None:
            self._sole_use.release()


async def _connected(path: Path, busy_timeout: float, prepare: Callable[[Connection], None]) -> _Line:
    """A connection that was made ready for use."""
    connection = _Line(path, busy_timeout)
    with translated_errors():
        await connection.connect()
        try:
            await connection.run(prepare)
        except BaseException:
            await connection.close()
            raise
    return connection


def _transact(db: Connection, job: Callable[[Connection], T], begin: str) -> T:
    """Run a job as one transaction: all of it is committed, or nothing."""
    db.execute(begin)
    try:
        result = job(db)
        db.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):  # SQLite may have rolled back by itself; the cause is what counts
            if db.in_transaction:
                db.execute("ROLLBACK")
        raise
    return result


def _transact_all(db: Connection, jobs: list[Job[Any]]) -> list[Result]:
    """Run jobs in one transaction; if that fails as a whole, nothing happened, and each gets its own."""
    if len(jobs) > 1:
        try:
            return _transact(db, lambda db: [_within_savepoint(db, job) for job in jobs], "BEGIN IMMEDIATE")
        except sqlite3.Error:
            pass  # which of them it was will show
    outcomes: list[Result] = []
    for job in jobs:
        try:
            outcomes.append((_transact(db, job, "BEGIN IMMEDIATE"), None))
        except Exception as error:  # noqa: BLE001 - whatever it is, it is for whoever gave the job
            outcomes.append((None, error))
    return outcomes


def _within_savepoint(db: Connection, job: Job[Any]) -> Result:
    db.execute("SAVEPOINT job")
    try:
        result = job(db)
    except Exception as error:  # noqa: BLE001 - likewise
        db.execute("ROLLBACK TO job")  # fails, and the group with it, if SQLite gave the whole up
        db.execute("RELEASE job")
        return None, error
    db.execute("RELEASE job")
    return result, None
