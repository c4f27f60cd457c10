"""The PostgreSQL engine: whole transactions, resolved also where the connection is lost during a commit.

    database = await PostgresDatabase.open(DatabaseUrl("postgresql://giants@db/giants"))
    version = await database.write(lambda db: db.execute("…").fetchone())

A process has one connection that writes, one that reads and one for what takes long to read, each in a thread
of its own. A connection that is lost is made anew. Jobs may run more than once: only the last time counts.
"""

import asyncio
import logging
import secrets
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, Final, Self, TypeVar

import psycopg

from bot.storage.blocks import Blocks, Share, stored_plan
from bot.storage.database import Database, DatabaseUrl, GroupCommit, Job, Result
from bot.storage.errors import StoreError

from .batch import batched
from .connection import CONFLICTS, Connection, connect, connected, translated, translated_errors
from .schema import prepare
from .serving import Serving, next_identify, notify

_log = logging.getLogger(__name__)
T = TypeVar("T")
ATTEMPTS: Final = 5  # at a transaction that another process's gets in the way of
PATIENCE: Final = 15.0  # seconds in which a lost connection is made anew before jobs are told
LONGEST_PAUSE: Final = 1.0
_READ: Final = "BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY"
_WRITE: Final = "BEGIN ISOLATION LEVEL REPEATABLE READ"
_NUMBER: Final = (
    "INSERT INTO giants_writers (writer, change, at) VALUES (?, ?, now())"
    " ON CONFLICT (writer) DO UPDATE SET change = excluded.change, at = excluded.at"
)
"""Marks a change with its number, which is committed together with it and tells later whether it was. The
number of the transaction would not do: after a crash the server may give it to another.
"""


class LostConnection(Exception):
    """The connection broke before the transaction was to be committed: nothing happened."""


class _Line:
    """A connection in a thread of its own, made anew when it was lost."""

    def __init__(self, url: DatabaseUrl, name: str) -> None:
        self._url = url
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=f"postgres-{name}")
        self._connection: Connection | None = None
        self._closing = threading.Event()

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Run something in the thread; LostConnection is tried again while there is patience."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._run, work)

    def _run(self, work: Callable[[Connection], T]) -> T:
        ends = time.monotonic() + PATIENCE
        while True:
            connection = self._connected(ends)
            try:
                return work(connection)
            except LostConnection as error:
                _log.warning("the connection to the database was lost: %s", error)
                self._connection = None
                connection.raw.close()
                if time.monotonic() > ends or self._closing.is_set():
                    raise StoreError("table-store-unreachable", detail=str(error)) from error

    def _connected(self, ends: float) -> Connection:
        """The connection; where it was lost a new one, which is tried for a while."""
        if self._connection is not None and not self._connection.raw.closed:
            return self._connection
        pause = 0.05
        while True:
            try:
                self._connection = connect(self._url)
            except psycopg.OperationalError as error:
                if time.monotonic() + pause > ends or self._closing.wait(pause):
                    raise translated(error) from error
                pause = min(2 * pause, LONGEST_PAUSE)
            else:
                return self._connection

    async def connect(self) -> None:
        """Connect for the first time: what is wrong with the address is told at once."""
        loop = asyncio.get_running_loop()
        with translated_errors():
            self._connection = await loop.run_in_executor(self._thread, connect, self._url)

    async def close(self) -> None:
        """Finish what was begun and disconnect."""
        self._closing.set()
        await asyncio.to_thread(self._thread.shutdown)
        if self._connection is not None:
            self._connection.raw.close()


class PostgresDatabase(Database):
    """An open database. Jobs that wait at the same moment share a transaction and its wait for the disk; one
    of them that fails has all of them run again, each in a transaction of its own.
    """

    def __init__(self, url: DatabaseUrl) -> None:
        self.url = url
        self.blocks = Blocks()
        self._writing, self._reading, self._surveying = (
            _Line(url, name) for name in ("writes", "reads", "surveys")
        )
        self._serving: Serving | None = None
        self._writer = secrets.token_hex(8)
        self._change = 0
        self._commits = GroupCommit(self._commit)

    @classmethod
    async def open(cls, url: DatabaseUrl, *, serving: Share | None = None) -> Self:
        """Open a database of ours, or begin one in an empty one; bring its schema up to date. A bot says what
        it is `serving`: it has blocks of that as soon as no other bot does.
        """
        database = cls(url)
        try:
            await database._writing.connect()
            with translated_errors():
                await database._writing.run(prepare)
            if serving is None:
                database.blocks.divide(await database.read(stored_plan))
            else:
                database._serving = Serving(url, database.blocks, serving, database._writer)
                await database._serving.begin()
        except BaseException:
            await database.close()
            raise
        return database

    async def write(self, job: Job[T]) -> T:
        """Run a job in a writing transaction; it is durable when this returns, or nothing happened."""
        try:
            return await self._commits.write(job)
        except psycopg.Error as error:
            raise translated(error) from error

    async def _commit(self, jobs: list[Job[Any]]) -> list[Result]:
        if len(jobs) > 1:
            with suppress(Exception):  # which of them it was will show
                results = await self._writing.run(
                    partial(self._transact, job=lambda db: [job(db) for job in jobs], deferring=True)
                )
                return [(result, None) for result in results]
        outcomes: list[Result] = []
        for job in jobs:
            try:
                outcomes.append((await self._writing.run(partial(self._transact, job=job)), None))
            except Exception as error:  # noqa: BLE001 - whatever it is, it is for whoever gave the job
                outcomes.append((None, error))
        return outcomes

    def _transact(self, db: Connection, job: Job[T], *, deferring: bool = False) -> T:
        """Run a job as one transaction, again where another process got in its way."""
        for attempt in range(ATTEMPTS):
            try:
                return self._try(db, job, deferring=deferring)
            except CONFLICTS:
                if attempt == ATTEMPTS - 1:
                    raise
                time.sleep(0.005 * 2**attempt)
        raise AssertionError("the last attempt returns or raises")

    def _try(self, db: Connection, job: Job[T], *, deferring: bool) -> T:
        self._change += 1
        try:
            with batched(db, deferring=deferring) as batch:
                batch.execute(_WRITE)
                batch.execute(_NUMBER, (self._writer, self._change))
                result = job(batch)
        except BaseException as error:
            _give_up(db, error)
            raise
        try:
            db.raw.execute("COMMIT")
        except (psycopg.OperationalError, psycopg.InterfaceError) as error:
            if not db.raw.closed:
                raise
            if not self._was_committed(self._change):
                raise LostConnection(str(error)) from error
        return result

    def _was_committed(self, change: int) -> bool:
        """Whether a change was committed whose answer was lost: its number is there, or is not.

        Asking waits for the lost transaction if the server has not ended it yet.
        """
        ends = time.monotonic() + PATIENCE
        while True:
            try:
                with connected(self.url) as asking:
                    found = asking.execute(
                        "SELECT change FROM giants_writers WHERE writer = ? FOR UPDATE", (self._writer,)
                    ).fetchone()
            except psycopg.OperationalError as error:
                if time.monotonic() > ends:
                    raise StoreError("table-store-unreachable", detail=str(error)) from error
                time.sleep(0.1)
                continue
            committed = found is not None and found[0] == change
            _log.warning("the answer to a commit was lost; it was%s made", "" if committed else " not")
            return committed

    async def read(self, job: Job[T], *, long: bool = False) -> T:
        """Run a job that sees one moment of the database and changes nothing; a `long` one on a connection of
        its own, so that the others do not wait for it.
        """
        try:
            return await (self._surveying if long else self._reading).run(partial(_read, job=job))
        except psycopg.Error as error:
            raise translated(error) from error

    async def hand_over(self, block: int | None = None) -> None:
        """Serve a block no longer, or none: let those who wait in reserve go on at once, while we finish."""
        if self._serving is not None:
            await self._serving.hand_over(block)

    async def taken(self, block: int) -> bool:
        """Whether another process serves a block that was handed over."""
        return self._serving is not None and await self._serving.taken(block)

    async def announce(self, note: str) -> None:
        """Tell the other bots of the same database something; it may be lost."""
        with suppress(StoreError, psycopg.Error):
            await self._writing.run(partial(notify, note=note))

    def when_told(self, told: Callable[[str], None]) -> None:
        """Call something with what others announce; with nothing where some of it may have been missed."""
        if self._serving is not None:
            self._serving.when_told(told)

    async def identify_slot(self, bucket: int) -> float | None:
        """Take the moment for a shard of a bucket to identify: 0, or after how many seconds to ask again."""
        if self._serving is None:
            return None
        with translated_errors():
            return await self._writing.run(partial(next_identify, bucket=bucket))

    async def close(self) -> None:
        """Finish what was begun and close."""
        await self._commits.finish()
        for line in (self._writing, self._reading, self._surveying):
            await line.close()
        if self._serving is not None:
            await self._serving.close()

    def when_superseded(self, told: Callable[[], None]) -> None:
        """Call something once another bot serves the database in place of this one."""
        if self._serving is not None:
            self._serving.when_superseded(told)


def _give_up(db: Connection, error: BaseException) -> None:
    """Take back what a transaction did; LostConnection if there is no connection to do so on."""
    with suppress(psycopg.Error):
        db.raw.execute("ROLLBACK")
    if db.raw.closed:
        raise LostConnection(str(error)) from error


def _read(db: Connection, job: Job[T]) -> T:
    try:
        with batched(db) as batch:
            batch.execute(_READ)
            result = job(batch)
    except BaseException as error:
        _give_up(db, error)
        raise
    try:
        db.raw.execute("COMMIT")
    except psycopg.OperationalError:
        if not db.raw.closed:
            raise
    return result
