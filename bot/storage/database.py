"""The interface of a database engine: it runs jobs, each as one transaction.

A job is a synchronous function that is given a connection. It never sees which engine runs it: statements are
written in SQL that engines share, and what differs between them is behind this interface.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Literal, NamedTuple, Protocol, TypeVar

T = TypeVar("T")


class DatabaseUrl(str):
    """The address of a database on a server, such as postgresql://giants@localhost/giants. It may hold a
    password: people are shown `public`.
    """

    @property
    def public(self) -> str:
        """The address without a password."""
        return re.sub(r"(?<=://)([^/@:]*):[^/@]*@", r"\1@", self)


DatabaseAddress = Path | DatabaseUrl
"""Where a database is: a file, or on a server."""


def address_of(text: str) -> DatabaseAddress:
    """The address that somebody wrote."""
    return DatabaseUrl(text) if text.startswith(("postgresql://", "postgres://")) else Path(text)


def shown(address: DatabaseAddress) -> str:
    """An address as people may see it."""
    return address.public if isinstance(address, DatabaseUrl) else str(address)


class Cursor(Protocol):
    """What a statement found."""

    @property
    def rowcount(self) -> int:
        """How many rows it changed."""

    @property
    def description(self) -> Any:
        """The columns it found: the name of each comes first."""

    def fetchone(self) -> Any:
        """The next row, or None."""

    def fetchall(self) -> list[Any]:
        """All rows that are left."""

    def __iter__(self) -> Iterator[Any]: ...


class Db(Protocol):
    """A connection inside a transaction, as jobs see it."""

    def execute(self, statement: str, values: Sequence[Any] = ..., /) -> Cursor:
        """Run a statement; a question mark in it stands for a value."""

    def executemany(self, statement: str, rows: Iterable[Sequence[Any]], /) -> Any:
        """Run a statement once for each row of values."""


Job = Callable[[Db], T]
Level = Literal["ok", "warning", "error"]


class Finding(NamedTuple):
    """What an examination found: of what, how grave it is, and, if something is to be done, what."""

    subject: str
    level: Level
    says: str
    remedy: str | None = None


class Database(ABC):
    """An open database. What it can't do is a StoreError."""

    @abstractmethod
    async def write(self, job: Job[T]) -> T:
        """Run a job in a writing transaction; it is durable when this returns, or nothing happened."""

    @abstractmethod
    async def read(self, job: Job[T], *, long: bool = False) -> T:
        """Run a job that sees one moment of the database and changes nothing; a `long` one beside the others,
        which do not wait for it.
        """

    def when_superseded(self, told: Callable[[], None]) -> None:  # noqa: B027 - nobody supersedes a file's bot
        """Call something once another bot serves the database in place of this one, which has to stop."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was begun and close."""
