"""The database file: opened with care, changed by whole transactions, never repaired unasked.

    store = await Store.open(Path("giants.db"))
    version = await store.write(lambda db: db.execute("…").fetchone())

A job runs as one transaction in the store's own thread. When `write` returns, the change is on the disk.
"""

import asyncio
import os
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, Self, TypeVar

import aiosqlite

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], T]

APPLICATION_ID: Final = 0x4D6F6169  # "Moai"
OLDEST_SQLITE: Final = (3, 37, 0)  # the first with STRICT tables
PATIENCE: Final = 5.0  # seconds that a transaction waits for another process


class StoreError(Exception):
    """The database can't do what was asked; nothing was changed. `key` and `blanks` say why."""

    def __init__(self, key: str, **blanks: str | int) -> None:
        super().__init__(key, blanks)
        self.key = key
        self.blanks: dict[str, str | int] = blanks

    def __str__(self) -> str:
        blanks = ", ".join(f"{name}={value}" for name, value in self.blanks.items())
        return f"{self.key}({blanks})" if blanks else self.key


class StoreBusyError(StoreError):
    """Another process holds the database; the same request may succeed later."""


class StoreFullError(StoreError):
    """There is no room on the disk; the same request may succeed later."""


class StoreReadOnlyError(StoreError):
    """The file can be read but not written."""


class StoreDamagedError(StoreError):
    """The file, or this part of it, cannot be trusted."""


class StoreRefusedError(StoreError):
    """The file is no database of ours, or of a newer version: it is left exactly as it was."""


_FAULTS: Final[dict[int, tuple[type[StoreError], str]]] = {
    sqlite3.SQLITE_BUSY: (StoreBusyError, "table-store-busy"),
    sqlite3.SQLITE_LOCKED: (StoreBusyError, "table-store-busy"),
    sqlite3.SQLITE_FULL: (StoreFullError, "table-store-full"),
    sqlite3.SQLITE_READONLY: (StoreReadOnlyError, "table-store-readonly"),
    sqlite3.SQLITE_CORRUPT: (StoreDamagedError, "table-store-damaged"),
    sqlite3.SQLITE_NOTADB: (StoreDamagedError, "table-store-damaged"),
    sqlite3.SQLITE_CANTOPEN: (StoreError, "table-store-unreadable"),
    sqlite3.SQLITE_PERM: (StoreError, "table-store-unreadable"),
    sqlite3.SQLITE_AUTH: (StoreError, "table-store-unreadable"),
}


@contextmanager
def faults() -> Iterator[None]:
    """Say SQLite's errors in our words. A broken constraint passes: it is for the caller to explain."""
    try:
        yield
    except sqlite3.IntegrityError:
        raise
    except sqlite3.Error as error:
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
        kind, key = _FAULTS.get(code, (StoreError, "table-store-failed"))
        raise kind(key, detail=str(error)) from error


class _Connection(aiosqlite.Connection):
    """aiosqlite's connection and thread, handed whole jobs.

    A transaction made of many awaited statements could be cancelled half-way and would hop between
    threads for each; as one job it is over or never was.
    """

    def __init__(self, path: Path, patience: float) -> None:
        super().__init__(lambda: _connect(path, patience), iter_chunk_size=64)
        self._thread.daemon = True  # a bot that dies unclosed must end, not hang on this thread

    async def connect(self) -> None:
        """Open the file; if that fails, the thread has ended when this raises."""
        try:
            await self
        except BaseException:
            # It still reports its end to the event loop, which may be gone a moment later.
            await asyncio.to_thread(self._thread.join)
            raise

    async def run(self, job: Job[T]) -> T:
        """Run a job in the connection's thread."""
        result: T = await self._execute(job, self._conn)  # type: ignore[no-untyped-call]
        return result


class Store:
    """An open database. Jobs run one after another, and each is wholly done or not at all.

    Jobs that wait at the same moment share a commit, and with it the wait for the disk: each in a
    savepoint of its own, so that one that fails leaves nothing behind and takes nobody along.
    """

    def __init__(self, path: Path, connection: _Connection) -> None:
        self.path = path
        self._connection = connection
        self._waiting: list[tuple[Job[Any], asyncio.Future[Any]]] = []
        self._committing: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, path: Path, *, patience: float = PATIENCE) -> Self:
        """Open a database of ours, or begin one; bring its schema up to date.

        A foreign, damaged or newer file raises a StoreError and is not touched. The time this takes
        does not depend on how many games are stored.
        """
        await asyncio.to_thread(inspect, path)
        connection = _Connection(path, patience)
        with faults():
            await connection.connect()
        try:
            with faults():
                await connection.run(_prepare)
        except BaseException:
            await connection.close()
            raise
        return cls(path, connection)

    async def write(self, job: Job[T]) -> T:
        """Run a job in a writing transaction; it is durable when this returns, or nothing happened."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((job, done))
        if self._committing is None:
            self._committing = asyncio.create_task(self._commit(), name="commits")
        with faults():
            return await done

    async def _commit(self) -> None:
        """Commit what waits, again and again until nothing does; what comes meanwhile is the next commit."""
        try:
            while self._waiting:
                group, self._waiting = self._waiting, []
                work = partial(_transact_all, jobs=[job for job, _ in group])
                try:
                    outcomes = await self._connection.run(work)
                except Exception as lost:  # noqa: BLE001 - the connection is gone: everybody is told
                    outcomes = [(None, lost)] * len(group)
                for (_, done), (result, error) in zip(group, outcomes, strict=True):
                    if done.done():
                        continue  # whoever waited went away; what was stored is stored
                    if error is None:
                        done.set_result(result)
                    else:
                        done.set_exception(error)
        finally:
            self._committing = None

    async def read(self, job: Job[T]) -> T:
        """Run a job that sees one moment of the database and changes nothing."""
        with faults():
            return await self._connection.run(lambda db: _transact(db, job, "BEGIN"))

    async def close(self) -> None:
        """Finish what was begun and close."""
        if self._committing is not None:
            await self._committing
        with faults():
            await self._connection.close()


def _transact(db: sqlite3.Connection, job: Job[T], begin: str) -> T:
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


Result = tuple[Any, Exception | None]


def _transact_all(db: sqlite3.Connection, jobs: list[Job[Any]]) -> list[Result]:
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


def _within_savepoint(db: sqlite3.Connection, job: Job[Any]) -> Result:
    db.execute("SAVEPOINT job")
    try:
        result = job(db)
    except Exception as error:  # noqa: BLE001 - likewise
        db.execute("ROLLBACK TO job")  # fails, and the group with it, if SQLite gave the whole up
        db.execute("RELEASE job")
        return None, error
    db.execute("RELEASE job")
    return result, None


def _connect(path: Path, patience: float) -> sqlite3.Connection:
    return sqlite3.connect(path, timeout=patience, isolation_level=None, cached_statements=256)


def connect_readonly(path: Path) -> sqlite3.Connection:
    """A plain connection that cannot change the file, for tools; the caller closes it."""
    with faults():
        return sqlite3.connect(
            f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=PATIENCE, isolation_level=None
        )


def inspect(path: Path) -> bool:
    """Whether the file is a database of ours, or (False) still blank; nothing is written to it.

    A file that is neither, or of a newer version, or damaged raises a StoreError.
    """
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        raise StoreRefusedError("table-store-old-sqlite", version=sqlite3.sqlite_version)
    try:
        if not path.exists() or path.stat().st_size == 0:
            return False
    except OSError as error:
        raise StoreError("table-store-unreadable", detail=str(error)) from error
    with closing(connect_readonly(path)) as db, faults():
        application, version = _pragma(db, "application_id"), _pragma(db, "user_version")
        tables = db.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]
    if application != APPLICATION_ID and (application or version or tables):
        raise StoreRefusedError("table-store-foreign", path=str(path))
    newest = len(migrations())
    if version > newest:
        raise StoreRefusedError("table-store-newer", version=version, newest=newest)
    return application == APPLICATION_ID


def _pragma(db: sqlite3.Connection, name: str) -> int:
    value: int = db.execute(f"PRAGMA {name}").fetchone()[0]
    return value


def _prepare(db: sqlite3.Connection) -> None:
    db.execute("PRAGMA foreign_keys = ON")
    mode = db.execute("PRAGMA journal_mode = WAL").fetchone()[0]
    if mode != "wal":
        raise StoreError("table-store-no-wal", mode=mode)
    db.execute("PRAGMA synchronous = FULL")
    _try_to_write(db)
    scripts = migrations()
    while _pragma(db, "user_version") < len(scripts):
        _transact(db, _migrate, "BEGIN IMMEDIATE")


def _try_to_write(db: sqlite3.Connection) -> None:
    """A read-only file says so now, not at the first move: begin to write, and take it back."""
    db.execute("BEGIN IMMEDIATE")
    try:
        db.execute(f"PRAGMA user_version = {_pragma(db, 'user_version')}")
    finally:
        db.execute("ROLLBACK")


def _migrate(db: sqlite3.Connection) -> None:
    """One step, chosen inside the transaction: another process may have taken it meanwhile."""
    version = _pragma(db, "user_version")
    scripts = migrations()
    if version >= len(scripts):
        return
    for statement in statements(scripts[version]):
        db.execute(statement)
    db.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    db.execute(f"PRAGMA user_version = {version + 1}")


def migrations() -> tuple[str, ...]:
    """The scripts that lead from an empty file to today's schema, in order."""
    folder = files("bot.storage") / "migrations"
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".sql"))
    return tuple((folder / name).read_text("utf-8") for name in names)


def statements(script: str) -> Iterator[str]:
    """The statements of a script, one by one: `executescript` would end the transaction."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        raise ValueError(f"a migration ends within a statement: {statement.strip()[:60]!r}")


def back_up(path: Path, target: Path) -> int:
    """Copy a database as it is at one moment, while it is in use; the copy's size in bytes.

    The copy is checked and appears under its name only when it is whole and on the disk. Nothing is
    ever overwritten: an existing target raises FileExistsError.
    """
    if not inspect(path):
        raise StoreError("table-store-missing", path=str(path))
    if target.exists():
        raise FileExistsError(f"{target} exists already")
    handle, name = tempfile.mkstemp(prefix=f".{target.name}-", dir=target.parent)
    os.close(handle)
    change = Path(name)
    try:
        _copy(path, change)
        with change.open("rb+") as file:
            os.fsync(file.fileno())
        os.link(change, target)  # fails where a rename would overwrite
        folder = os.open(target.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
    finally:
        change.unlink()
    return target.stat().st_size


def _copy(path: Path, change: Path) -> None:
    with closing(connect_readonly(path)) as source, closing(_connect(change, PATIENCE)) as copy, faults():
        source.backup(copy)  # all pages in one step: one moment, and no writer has to wait
        copy.execute("PRAGMA journal_mode = DELETE")  # leave one file, nothing beside it
        problems = [row[0] for row in copy.execute("PRAGMA integrity_check")]
        if problems != ["ok"]:
            raise StoreDamagedError("table-store-damaged", detail=problems[0])
