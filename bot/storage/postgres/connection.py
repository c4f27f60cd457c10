"""Connections to a PostgreSQL server as jobs see them, and its errors in our words."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from typing import Any, Final

import psycopg
from psycopg import conninfo, errors

from bot.storage.database import ChecksAtOnce, Cursor, DatabaseUrl
from bot.storage.errors import (
    StoreBusyError,
    StoreDamagedError,
    StoreError,
    StoreFullError,
    StoreReadOnlyError,
)

from .dialect import translated_statement

CONNECT_TIMEOUT: Final = 5  # seconds
WAITING_WRITER: Final = 5000  # milliseconds that a statement waits for another process's lock
_KEEPALIVE: Final = {"keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3}
CONFLICTS: Final = (errors.SerializationFailure, errors.DeadlockDetected, errors.UniqueViolation)
"""What another process's change may do to ours: it is to be tried again, and then sees that change. That goes
for a second row where there may be one, too: whoever looked for the first could not see it yet.
"""

FENCE: Final = "giants_writers_fence"
"""The constraint that refuses changes of a bot which another has taken over from."""
_ERRORS: Final[tuple[tuple[tuple[type[psycopg.Error], ...], type[StoreError], str], ...]] = (
    ((errors.DiskFull, errors.OutOfMemory), StoreFullError, "table-store-full"),
    ((errors.ReadOnlySqlTransaction,), StoreReadOnlyError, "table-store-readonly"),
    ((errors.DataCorrupted, errors.IndexCorrupted), StoreDamagedError, "table-store-damaged"),
    ((errors.InsufficientPrivilege,), StoreError, "table-store-unreadable"),
    (
        (
            *(errors.SerializationFailure, errors.DeadlockDetected),
            *(errors.LockNotAvailable, errors.QueryCanceled),
        ),
        StoreBusyError,
        "table-store-busy",
    ),
    ((psycopg.OperationalError, psycopg.InterfaceError), StoreBusyError, "table-store-unreachable"),
)


Statement = tuple[str, tuple[int, ...]]
"""A statement, and the types of the values in it."""


class Connection(ChecksAtOnce):
    """A connection as jobs see it: statements as SQLite would read them."""

    def __init__(self, connection: psycopg.Connection[tuple[Any, ...]]) -> None:
        self.raw = connection
        self.prepared: dict[Statement, bytes] = {}
        self.numbers = count()

    def execute(self, statement: str, values: Sequence[Any] = (), /) -> Cursor:
        """Run a statement; a question mark in it stands for a value."""
        found: Cursor = self.raw.execute(translated_statement(statement), _numbers(values))
        return found

    def executemany(self, statement: str, rows: Iterable[Sequence[Any]], /) -> None:
        """Run a statement once for each row of values, without waiting in between."""
        taken = list(rows)
        if len(taken) == 1:
            self.execute(statement, taken[0])
        elif taken:
            numbers = [_numbers(row) for row in taken]
            self.raw.cursor().executemany(translated_statement(statement), numbers)


def _numbers(values: Sequence[Any]) -> list[Any]:
    """Truth values are numbers, as they are in the columns of our schema."""
    return [int(value) if isinstance(value, bool) else value for value in values]


def address_for(url: DatabaseUrl) -> str:
    """Where and how to connect."""
    options: dict[str, Any] = {**_KEEPALIVE, "connect_timeout": CONNECT_TIMEOUT, "application_name": "giants"}
    return conninfo.make_conninfo(url, **options)


def connect(url: DatabaseUrl) -> Connection:
    """A connection whose transactions are begun and ended by statements alone."""
    raw = psycopg.connect(address_for(url), autocommit=True, prepare_threshold=None)
    raw.execute(f"SET lock_timeout = {WAITING_WRITER}".encode())
    return Connection(raw)


@contextmanager
def connected(url: DatabaseUrl) -> Iterator[Connection]:
    """A connection for as long as it is needed."""
    db = connect(url)
    try:
        yield db
    finally:
        db.raw.close()


def translated(error: psycopg.Error) -> StoreError:
    """An error of PostgreSQL's in our words."""
    if isinstance(error, errors.CheckViolation) and error.diag.constraint_name == FENCE:
        return StoreBusyError("table-store-unreachable", detail="another bot has taken over")
    for kinds, kind, key in _ERRORS:
        if isinstance(error, kinds):
            return kind(key, detail=str(error).strip())
    return StoreError("table-store-failed", detail=str(error).strip())


@contextmanager
def translated_errors() -> Iterator[None]:
    """Raise PostgreSQL's errors as StoreErrors."""
    try:
        yield
    except psycopg.Error as error:
        raise translated(error) from error
