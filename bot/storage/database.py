"""The interface of a database engine: it runs jobs, each as one transaction.

A job is a synchronous function that is given a connection. It never sees which engine runs it: statements are
written in SQL that engines share, and what differs between them is behind this interface.
"""

import asyncio
import re
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Protocol, TypeVar

if TYPE_CHECKING:
    from .blocks import Blocks

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

    def change_one(
        self, statement: str, values: Sequence[Any], /, *, otherwise: Callable[[], Exception]
    ) -> None:
        """Run a statement that changes one row. Where it does not, the job fails with what `otherwise` says:
        at once, or in the end and as if at once, so that an engine need not wait for each answer.
        """


class ChecksAtOnce:
    """For connections that wait for the answer to every statement anyway."""

    def change_one(
        self: Db, statement: str, values: Sequence[Any], /, *, otherwise: Callable[[], Exception]
    ) -> None:
        """Run a statement that changes one row; where it does not, fail with what `otherwise` says."""
        if self.execute(statement, values).rowcount != 1:
            raise otherwise()


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

    blocks: "Blocks"
    """Which part of the work is done by this process."""

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

    async def hand_over(self, block: int | None = None) -> None:  # noqa: B027 - nobody waits for a file
        """Serve a block no longer, or none: let those who wait in reserve go on at once, while we finish."""

    async def taken(self, block: int) -> bool:
        """Whether another process serves a block that was handed over."""
        return False

    async def announce(self, note: str) -> None:  # noqa: B027 - a file has one bot
        """Tell the other bots of the same database something; it may be lost."""

    def when_told(self, told: Callable[[str], None]) -> None:  # noqa: B027
        """Call something with what others announce; with nothing where some of it may have been missed."""

    async def identify_slot(self, bucket: int) -> float | None:
        """Take the moment for a shard of a bucket to identify, as all bots of the database do: 0, or after
        how many seconds to ask again. None if this is for discord.py to say.
        """
        return None

    @abstractmethod
    async def close(self) -> None:
        """Finish what was begun and close."""


Result = tuple[Any, Exception | None]
"""What became of a job: what it returned, or what it failed with."""


class GroupCommit:
    """For engines: changes that wait at the same moment share a transaction and its wait for the disk. Those
    that come meanwhile are the next group.
    """

    def __init__(self, commit: Callable[[list[Job[Any]]], Awaitable[list[Result]]]) -> None:
        self._commit = commit
        self._waiting: list[tuple[Job[Any], asyncio.Future[Any]]] = []
        self._committing: asyncio.Task[None] | None = None

    async def write(self, job: Job[T]) -> T:
        """Have a job committed; it is durable when this returns, or nothing happened."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((job, done))
        if self._committing is None:
            self._committing = asyncio.create_task(self._commit_all(), name="commits")
        return await done

    async def _commit_all(self) -> None:
        """Commit the jobs that wait as one group, until none wait."""
        try:
            while self._waiting:
                group, self._waiting = self._waiting, []
                try:
                    outcomes = await self._commit([job for job, _ in group])
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

    async def finish(self) -> None:
        """Wait for what was begun."""
        if self._committing is not None:
            await self._committing
