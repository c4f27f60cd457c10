"""What an operator's tools do with a database file."""

import os
import sqlite3
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, closing
from pathlib import Path

from bot.storage.database import Db
from bot.storage.errors import StoreError, StoreRefusedError
from bot.storage.tools import AT_ONCE, Part, Portion, Row, Tools
from bot.storage.tools.check import Watched

from .connection import Connection, connect, translated_errors
from .durable_names import name_durably
from .file_check import check_file, reading
from .schema import prepare


class FileTools(Tools):
    """The tools for a database file."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def reading(self) -> AbstractContextManager[Db]:
        """The database, open for reading at one moment; it may be in use meanwhile."""
        return reading(self._path)

    def faults(self, db: Db, watched: Watched) -> Iterator[str]:
        """Every fault of the file and its games, a sentence each."""
        assert isinstance(db, Connection)
        return check_file(db, watched)

    def columns(self, db: Db) -> Iterable[tuple[str, str]]:
        """The tables of our schema, each with each of its columns."""
        return db.execute(
            "SELECT t.name, c.name FROM sqlite_schema AS t, pragma_table_info(t.name) AS c"
            " WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%'"
        )

    def stream(self, db: Db, statement: str) -> Iterator[list[Row]]:
        """The rows that a statement finds, AT_ONCE of them at a time."""
        assert isinstance(db, Connection)
        cursor = db.execute(statement)
        while rows := cursor.fetchmany(AT_ONCE):
            yield rows

    def fill(self, parts: list[Part], portions: Iterable[Portion]) -> None:
        """Begin a file with rows; it appears under its name when it is whole and on the disk."""
        target = self._path
        if target.exists():
            raise StoreRefusedError("table-store-not-empty", path=str(target))
        handle, name = tempfile.mkstemp(prefix=f".{target.name}-", dir=target.parent)
        os.close(handle)
        unfinished = Path(name)
        try:
            with translated_errors(), closing(connect(unfinished)) as db:
                prepare(db)
                _fill(db, parts, portions)
                db.execute("PRAGMA journal_mode = DELETE")  # leave one file, nothing beside it
            name_durably(unfinished, target)
        finally:
            unfinished.unlink(missing_ok=True)


def _fill(db: sqlite3.Connection, parts: list[Part], portions: Iterable[Portion]) -> None:
    db.execute("PRAGMA foreign_keys = OFF")  # they are checked once, at the end
    db.execute("PRAGMA synchronous = OFF")  # until it gets its name
    db.execute("BEGIN")
    for part in parts:
        db.execute(f'DELETE FROM "{part.name}"')  # what a new database is begun with
    for part, rows in portions:
        marks = ", ".join("?" * len(part.columns))
        db.executemany(f'INSERT INTO "{part.name}" ({part.listed}) VALUES ({marks})', rows)
    if db.execute("PRAGMA foreign_key_check").fetchone() is not None:
        raise StoreError("table-store-failed", detail="there are rows that belong to nothing")
    db.execute("COMMIT")
