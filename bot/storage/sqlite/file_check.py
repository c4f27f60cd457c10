"""Checking a file: what SQLite itself finds wrong with it, and then its games."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from bot.storage.errors import StoreError
from bot.storage.tables import list_games
from bot.storage.tools.check import Watched, check_games

from .connection import Connection, connect_readonly, translated_errors
from .schema import inspect, refuse_outdated


@contextmanager
def reading(path: Path) -> Iterator[Connection]:
    """A database of ours, open for reading at one moment; it may be in use meanwhile."""
    if not inspect(path):
        raise StoreError("table-store-missing", path=str(path))
    with closing(connect_readonly(path)) as db, translated_errors():
        db.execute("BEGIN")
        refuse_outdated(db)
        yield db


def check_file(db: Connection, watched: Watched = lambda games: games) -> Iterator[str]:
    """Every fault of a database, a sentence each: the file's own, then those of each game."""
    with translated_errors():
        for (problem,) in db.execute("PRAGMA integrity_check"):
            if problem != "ok":
                yield f"the file: {problem}"
        for table, row, parent, _ in db.execute("PRAGMA foreign_key_check"):
            yield f"the file: row {row} of {table} belongs to nothing in {parent}"
        yield from check_games(db, translated_errors, watched)


def count_games(path: Path) -> int:
    """How many games a database has; a StoreError if it can't be read."""
    with reading(path) as db:
        return len(list_games(db))
