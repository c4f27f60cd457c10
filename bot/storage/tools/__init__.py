"""What an operator's tools do with a database of either engine: read it, check it, copy it into another.

with reading(address_of("postgresql://giants@localhost/giants")) as db:
    games = list_games(db)
copied = copy(Path("giants.db"), DatabaseUrl("postgresql://giants@localhost/giants"))
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager
from hashlib import blake2b
from typing import Any, Final, NamedTuple

from bot.storage.database import DatabaseAddress, DatabaseUrl, Db
from bot.storage.errors import StoreDamagedError, StoreRefusedError

from .check import Watched as WatchedGames

COPIED_FIRST: Final = ("games", "log")
"""Tables to whose rows those of others belong."""

AT_ONCE: Final = 5000
"""Rows that are read, counted in and written at a time: all of them may not fit into memory."""

Row = tuple[Any, ...]


class Part(NamedTuple):
    """A table of the schema and its columns, in the same order in every database."""

    name: str
    columns: tuple[str, ...]

    @property
    def listed(self) -> str:
        """The columns as a statement lists them."""
        return ", ".join(f'"{column}"' for column in self.columns)


class Portion(NamedTuple):
    """Some rows of a table."""

    part: Part
    rows: list[Row]


Watched = Callable[[Iterator[Portion], int], Iterable[Portion]]
"""Goes through the portions that are copied, of which there are so many, and may tell how far it is."""


class Tools(ABC):
    """An engine's part of it, for the database at one address."""

    @abstractmethod
    def reading(self) -> AbstractContextManager[Db]:
        """The database, open for reading at one moment; it may be in use meanwhile."""

    @abstractmethod
    def faults(self, db: Db, watched: WatchedGames) -> Iterator[str]:
        """Every fault of a database that is open for reading, a sentence each."""

    @abstractmethod
    def columns(self, db: Db) -> Iterable[tuple[str, str]]:
        """The tables of our schema, each with each of its columns."""

    @abstractmethod
    def stream(self, db: Db, statement: str) -> Iterator[list[Row]]:
        """The rows that a statement finds, AT_ONCE of them at a time."""

    @abstractmethod
    def fill(self, parts: list[Part], portions: Iterable[Portion]) -> None:
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
    source: DatabaseAddress, target: DatabaseAddress, watched: Watched = lambda portions, count: portions
) -> Copied:
    """Copy everything into an empty database, all of it or nothing; what arrived is read again and compared.

    A target that is not empty is refused, and not touched. The source may be in use: it is copied as it is at
    one moment.
    """
    tools, digest = tools_for(source), Digest()
    with tools.reading() as db:
        parts = _parts(tools, db)
        counts = [db.execute(f'SELECT count(*) FROM "{part.name}"').fetchone()[0] for part in parts]
        portions = watched(_portions(tools, db, parts), sum(-(-count // AT_ONCE) for count in counts))
        tools_for(target).fill(parts, digest.of(portions))
    arrived = digest_of(target)
    if arrived != str(digest):
        raise StoreDamagedError("table-store-damaged", detail=f"{digest} arrived as {arrived}")
    return Copied(sum(counts), str(digest))


def digest_of(address: DatabaseAddress) -> str:
    """A digest of everything that a database holds, the same in either engine."""
    tools, digest = tools_for(address), Digest()
    with tools.reading() as db:
        for _ in digest.of(_portions(tools, db, _parts(tools, db))):
            pass
    return str(digest)


class Digest:
    """A digest of rows, whatever their order: engines sort texts differently."""

    def __init__(self) -> None:
        self._sum = 0

    def of(self, portions: Iterable[Portion]) -> Iterator[Portion]:
        """The same rows, counted in as they go by."""
        for portion in portions:
            table = blake2b(portion.part.name.encode(), digest_size=16)
            for row in portion.rows:
                hashed = table.copy()
                hashed.update(repr(row).encode())
                self._sum += int.from_bytes(hashed.digest())
            yield portion

    def __str__(self) -> str:
        return f"{self._sum % (1 << 128):032x}"


def _parts(tools: Tools, db: Db) -> list[Part]:
    names: dict[str, list[str]] = {}
    for table, column in tools.columns(db):
        names.setdefault(table, []).append(column)
    order = [*COPIED_FIRST, *sorted(names.keys() - COPIED_FIRST)]
    return [Part(name, tuple(sorted(names[name]))) for name in order]


def _portions(tools: Tools, db: Db, parts: Iterable[Part]) -> Iterator[Portion]:
    for part in parts:
        for rows in tools.stream(db, f'SELECT {part.listed} FROM "{part.name}"'):
            yield Portion(part, rows)
