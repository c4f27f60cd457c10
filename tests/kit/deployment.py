"""The bot with its database, in the test's process: what is deployed, and what a restart brings back."""

import os
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

from bot.client import Giants
from bot.playground.kit import Stage, playing
from bot.storage.database import DatabaseAddress
from bot.tables.service import Tables
from tests.kit.fake_clock import FakeClock
from tests.kit.table_games import SEED, Inline, faults_of

MEMORY = Path("/dev/shm")  # where there is one, syncing a file costs nothing


class Deployment:
    """A database and the tables on it; `open` again is what a restart does.

    By a fake clock, computers decide in this process and dice follow a known seed; without one, everything is
    as in production.
    """

    def __init__(self, address: DatabaseAddress, fake_clock: FakeClock | None = None) -> None:
        self.address = address
        self.fake_clock = fake_clock
        self.tables: Tables

    async def open(self) -> None:
        if self.fake_clock is None:
            self.tables = await Tables.open(self.address)
        else:
            clock = self.fake_clock
            self.tables = await Tables.open(self.address, Inline(), now=clock, new_seed=lambda: SEED)

    @property
    def path(self) -> Path:
        """The file that the database is."""
        assert isinstance(self.address, Path), "it is on a server"
        return self.address

    def make_bot(self) -> Giants:
        return Giants(self.tables) if self.fake_clock is None else Giants(self.tables, painters=1)

    async def close(self) -> None:
        await self.tables.wait_for_computers()
        await self.tables.close()


@contextmanager
def memory_folder() -> Iterator[Path]:
    """A folder of the test's own: in memory, or where GIANTS_TEST_FOLDER says."""
    memory = MEMORY if os.access(MEMORY, os.W_OK) else None
    where = os.environ.get("GIANTS_TEST_FOLDER", memory)
    with tempfile.TemporaryDirectory(prefix="giants-test-", dir=where) as name:
        yield Path(name)


@asynccontextmanager
async def deployed(
    address: DatabaseAddress, fake_clock: FakeClock | None = None
) -> AsyncIterator[Deployment]:
    """A deployment on a database, which is checked at the end."""
    made = Deployment(address, fake_clock)
    await made.open()
    yield made
    await made.close()
    assert faults_of(address) == []


@asynccontextmanager
async def staged(deployment: Deployment, *, captured: bool = True) -> AsyncIterator[Stage]:
    """The deployed bot on a stand-in for Discord."""
    async with playing(deployment.make_bot, idle=lambda bot: bot.idle, captured=captured) as stage:
        yield stage
        assert stage.undescribed == [], "every picture has a description"
