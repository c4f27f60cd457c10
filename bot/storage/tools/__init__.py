"""What an operator's tools do with a database of either engine: read it, check it, copy it into another.

with reading(address_of("postgresql://giants@localhost/giants")) as db:
    games = list_games(db)
copied = copy(Path("giants.db"), DatabaseUrl("postgresql://giants@localhost/giants"))
"""

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager
from hashlib import blake2b
from itertools import groupby
from typing import Any, Final, NamedTuple

from bot.storage.database import DatabaseAddress, DatabaseUrl, Db
from bot.storage.errors import StoreDamagedError, StoreRefusedError

from .check import Watched

COPIED_FIRST: Final = ("games", "log")
"""Tables to whose rows those of others belong."""

CopiedRow = tuple[str, tuple[Any, ...]]
"""A row and its table."""
WatchedRows = Callable[[Iterator[CopiedRow], int], Iterable[CopiedRow]]
"""Goes through the rows that are copied, and may tell somebody how far it is."""


class Part(NamedTuple):
    """A table of the schema and its columns, in the same order in every database."""

    name: str
    columns: tuple[str, ...]

    @property
    def listed(self) -> str:
        """The columns as a statement lists them."""
        return ", ".join(f'"{column}"' for column in self.columns)


class Tools(ABC):
    """An engine's part of it, for the database at one address."""

    @abstractmethod
    def reading(self) -> AbstractContextManager[Db]:
        """The database, open for reading at one moment; it may be in use meanwhile."""

    @abstractmethod
    def faults(self, db: Db, watched: Watched) -> Iterator[str]:
        """Every fault of a database that is open for reading, a sentence each."""

    @abstractmethod
    def columns(self, db: Db) -> Iterable[tuple[str, str]]:
        """The tables of our schema, each with each of its columns."""

    @abstractmethod
    def stream(self, db: Db, statement: str) -> Iterable[tuple[Any, ...]]:
        """The rows that a statement finds, some at a time: all of them may not fit into memory."""

    @abstractmethod
    def fill(self, parts: list[Part], rows: Iterable[CopiedRow]) -> None:
        """Put rows into an empty database, all or none; one that is not empty is refused and not touched."""


def tools_for(address: DatabaseAddress) -> Tools:
    """The tools for a database."""
    if not isinstance(address, DatabaseUrl):
        from bot.storage.sqlite.file_tools import FileTools  # noqa: PLC0415 - each engine knows this module

        return FileTools(address)
    try:
        from bot.storage.postgres.server_tools import ServerTools  # noqa: PLC0415 - an extra: not everybody has psycopg
    except ImportError as error:
        raise StoreRefusedError("table-store-no-postgres", detail=str(error)) from error
    return ServerTools(address)


def reading(address: DatabaseAddress) -> AbstractContextManager[Db]:
    """A database of ours, open for reading at one moment; it may be in use meanwhile."""
    return tools_for(address).reading()


class Copied(NamedTuple):
    """What was copied: how many rows, and a digest of all of them, which is the same in both databases."""

    rows: int
    digest: str


def copy(
    source: DatabaseAddress, target: DatabaseAddress, watched: WatchedRows = lambda rows, count: rows
) -> Copied:
    """Copy everything into an empty database, all of it or nothing; what arrived is read again and compared.

    A target that is not empty is refused, and not touched. The source may be in use: it is copied as it is at
    one moment.
    """
    tools, digest = tools_for(source), Digest()
    with tools.reading() as db:
        parts = _parts(tools, db)
        count = sum(db.execute(f'SELECT count(*) FROM "{part.name}"').fetchone()[0] for part in parts)
        rows = digest.of(watched(_rows(tools, db, parts), count))
        tools_for(target).fill(parts, rows)
    arrived = digest_of(target)
    if arrived != str(digest):
        raise StoreDamagedError("table-store-damaged", detail=f"{digest} arrived as {arrived}")
    return Copied(count, str(digest))


def digest_of(address: DatabaseAddress) -> str:
    """A digest of everything that a database holds, the same in either engine."""
    tools, digest = tools_for(address), Digest()
    with tools.reading() as db:
        for _ in digest.of(_rows(tools, db, _parts(tools, db))):
            pass
    return str(digest)


class Digest:
    """A digest of rows, whatever their order: engines sort texts differently."""

    def __init__(self) -> None:
        self._sum = 0

    def of(self, rows: Iterable[CopiedRow]) -> Iterator[CopiedRow]:
        """The same rows, counted in as they go by."""
        for row in rows:
            text = json.dumps(row, ensure_ascii=False).encode()
            self._sum += int.from_bytes(blake2b(text, digest_size=16).digest())
            yield row

    def __str__(self) -> str:
        return f"{self._sum % (1 << 128):032x}"


def _parts(tools: Tools, db: Db) -> list[Part]:
    names: dict[str, list[str]] = {}
    for table, column in tools.columns(db):
        names.setdefault(table, []).append(column)
    order = [*COPIED_FIRST, *sorted(names.keys() - COPIED_FIRST)]
    return [Part(name, tuple(sorted(names[name]))) for name in order]


def _rows(tools: Tools, db: Db, parts: Iterable[Part]) -> Iterator[CopiedRow]:
    for part in parts:
        for row in tools.stream(db, f'SELECT {part.listed} FROM "{part.name}"'):
            yield part.name, row


def by_part(
    parts: Iterable[Part], rows: Iterable[CopiedRow]
) -> Iterator[tuple[Part, Iterator[tuple[Any, ...]]]]:
    """The rows of each table that has any, one table after another."""
    known = {part.name: part for part in parts}
    for name, group in groupby(rows, lambda row: row[0]):
        yield known[name], (values for _, values in group)
