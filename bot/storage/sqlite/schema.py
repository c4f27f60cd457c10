"""The schema of a file: whether it is one of ours, and the migrations that lead to today's."""

import secrets
import sqlite3
from contextlib import closing
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from bot.storage.errors import StoreDamagedError, StoreError, StoreRefusedError

from .connection import connect, connect_readonly, pragma, translated_errors
from .durable_names import name_durably

APPLICATION_ID: Final = 0x4D6F6169  # "Moai"
OLDEST_SQLITE: Final = (3, 37, 0)  # the first with STRICT tables


def inspect(path: Path) -> bool:
    """Whether the file is a database of ours, or (False) not there yet; nothing is written to it.

    A file that is neither, or of a newer version, or damaged raises a StoreError. So does an empty one: ours
    have their schema from the first moment on, so that it was something else, or lost all that it had.
    """
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        raise StoreRefusedError("table-store-old-sqlite", version=sqlite3.sqlite_version)
    try:
        if not path.exists():
            if beside(path, "-wal").exists():  # SQLite would throw it away
                raise StoreDamagedError("table-store-lost", path=str(path))
            return False
        if path.stat().st_size == 0:
            raise StoreDamagedError("table-store-empty", path=str(path))
    except OSError as error:
        raise StoreError("table-store-unreadable", detail=str(error)) from error
    with closing(connect_readonly(path)) as db, translated_errors():
        application, version = pragma(db, "application_id"), pragma(db, "user_version")
        tables = db.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]
    if application != APPLICATION_ID and (application or version or tables):
        raise StoreRefusedError("table-store-foreign", path=str(path))
    newest = len(migrations())
    if version > newest:
        raise StoreRefusedError("table-store-newer", version=version, newest=newest)
    return application == APPLICATION_ID


def beside(path: Path, ending: str) -> Path:
    """A file of SQLite's beside a database."""
    return path.with_name(path.name + ending)


def begin(path: Path) -> None:
    """Begin a database that is not there yet, unless somebody else just did.

    It gets its name when it is whole and on the disk: whoever copies the file has a database, and a process
    that dies here leaves none behind that looks as if games had been lost.
    """
    unfinished = beside(path, f"-{secrets.token_hex(4)}.new")
    try:
        with translated_errors(), closing(connect(unfinished)) as db:
            prepare(db)
        name_durably(unfinished, path)
    except FileExistsError:
        pass
    finally:
        unfinished.unlink(missing_ok=True)


def is_outdated(path: Path) -> bool:
    """Whether a database of ours is of an older version: opening it brings it up to date."""
    with closing(connect_readonly(path)) as db, translated_errors():
        return pragma(db, "user_version") < len(migrations())


def refuse_outdated(db: sqlite3.Connection) -> None:
    """Refuse a file of an older version: whoever only reads does not change it."""
    version, newest = pragma(db, "user_version"), len(migrations())
    if version < newest:
        raise StoreError("table-store-older", version=version, newest=newest)


def prepare(db: sqlite3.Connection) -> None:
    """Make a connection durable and its file's schema today's."""
    db.execute("PRAGMA foreign_keys = ON")
    mode = db.execute("PRAGMA journal_mode = WAL").fetchone()[0]
    if mode != "wal":
        raise StoreError("table-store-no-wal", mode=mode)
    db.execute("PRAGMA synchronous = FULL")
    _try_to_write(db)
    scripts = migrations()
    while pragma(db, "user_version") < len(scripts):
        db.execute("BEGIN IMMEDIATE")
        with db:  # commits, or rolls back
            _migrate(db)


def prepare_reading(db: sqlite3.Connection) -> None:
    """Have a connection refuse to write."""
    db.execute("PRAGMA query_only = ON")


def _try_to_write(db: sqlite3.Connection) -> None:
    """A read-only file says so now, not at the first move: begin to write, and take it back."""
    db.execute("BEGIN IMMEDIATE")
    try:
        db.execute(f"PRAGMA user_version = {pragma(db, 'user_version')}")
    finally:
        db.execute("ROLLBACK")


def _migrate(db: sqlite3.Connection) -> None:
    """One step, chosen inside the transaction: another process may have taken it meanwhile."""
    version = pragma(db, "user_version")
    scripts = migrations()
    if version >= len(scripts):
        return
    for statement in statements_of(scripts[version]):
        db.execute(statement)
    db.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    db.execute(f"PRAGMA user_version = {version + 1}")


@cache
def migrations() -> tuple[str, ...]:
    """The scripts that lead from an empty file to today's schema, in order."""
    return tuple(migration_files().values())


def migration_files() -> dict[str, str]:
    """The same scripts by their names."""
    folder = files(__package__) / "migrations"
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".sql"))
    return {name: (folder / name).read_text("utf-8") for name in names}


@cache
def statements_of(script: str) -> tuple[str, ...]:
    """The statements of a script, one by one: `executescript` would end the transaction."""
    found, statement = [], ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            found.append(statement)
            statement = ""
    if statement.strip():
        raise ValueError(f"a migration ends within a statement: {statement.strip()[:60]!r}")
    return tuple(found)
