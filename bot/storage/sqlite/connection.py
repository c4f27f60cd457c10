"""Connections to a file, and SQLite's errors in our words."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from bot.storage.database import ChecksAtOnce
from bot.storage.errors import (
    StoreBusyError,
    StoreDamagedError,
    StoreError,
    StoreFullError,
    StoreReadOnlyError,
)

BUSY_TIMEOUT: Final = 5.0  # seconds that a transaction waits for another process

_ERRORS: Final[dict[int, tuple[type[StoreError], str]]] = {
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


def translated(error: sqlite3.Error) -> StoreError:
    """An error of SQLite's in our words."""
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
    kind, key = _ERRORS.get(code, (StoreError, "table-store-failed"))
    return kind(key, detail=str(error))


@contextmanager
def translated_errors() -> Iterator[None]:
    """Raise SQLite's errors as StoreErrors."""
    try:
        yield
    except sqlite3.Error as error:
        raise translated(error) from error


class Connection(ChecksAtOnce, sqlite3.Connection):
    """A connection to a file, as jobs see it."""


def connect(path: Path, busy_timeout: float = BUSY_TIMEOUT) -> Connection:
    """A connection whose transactions are begun and ended by statements alone."""
    return sqlite3.connect(
        path, timeout=busy_timeout, isolation_level=None, cached_statements=256, factory=Connection
    )


def connect_readonly(path: Path) -> Connection:
    """A plain connection that cannot change the file, for tools; the caller closes it."""
    address = f"{path.absolute().as_uri()}?mode=ro"
    with translated_errors():
        return sqlite3.connect(
            address, uri=True, timeout=BUSY_TIMEOUT, isolation_level=None, factory=Connection
        )


def pragma(db: sqlite3.Connection, name: str) -> int:
    """A number that SQLite keeps about a file or a connection."""
    value: int = db.execute(f"PRAGMA {name}").fetchone()[0]
    return value
