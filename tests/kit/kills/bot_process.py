"""The real bot in processes of its own, on a stand-in elsewhere, by a clock that both share.

    python -m tests.kit.kills.bot_process ORIGIN CLOCK

The rest is in the environment, as `giants` reads it. A fork server: for `go 0` on standard input it forks a
bot and prints the process id; for `poll PID` it prints how that ended, or `alive`. All that a bot needs was
imported before, so that a start takes little time.
"""

import asyncio
import importlib
import logging
import mmap
import os
import signal
import struct
import sys
from pathlib import Path
from typing import Any, Final

import discord

from bot.client import Giants
from bot.playground.server import pointed_at
from bot.playground.world.clock import Clock
from bot.settings import Settings, read_settings
from bot.storage.blocks import Share
from bot.storage.database import Database, DatabaseAddress, Job
from bot.tables.service import Tables
from engine import boards
from render.pictures import warm_up
from tests.kit.table_games import SEED, Inline

FRIDAY: Final = 1_800_000_000.0  # eight o'clock in the morning, UTC
_SHARED: Final = struct.Struct("dq")


class SharedClock(Clock):
    """A time that stands still until the test moves it, the same for all processes that map its file.

    Beside it lies a fuse: a bot dies before its n-th write from now, or if n is negative after it.
    """

    def __init__(self, path: Path) -> None:
        super().__init__()
        if not path.exists():
            path.write_bytes(_SHARED.pack(FRIDAY, 0))
        with path.open("r+b") as file:
            self._shared = mmap.mmap(file.fileno(), _SHARED.size)

    def now(self) -> float:
        time: float = _SHARED.unpack_from(self._shared)[0]
        return time

    def advance(self, seconds: float) -> None:
        _SHARED.pack_into(self._shared, 0, self.now() + seconds, self.fuse)

    @property
    def fuse(self) -> int:
        left: int = _SHARED.unpack_from(self._shared)[1]
        return left

    @fuse.setter
    def fuse(self, left: int) -> None:
        _SHARED.pack_into(self._shared, 0, self.now(), left)


class Hurried(Giants):
    """The bot as it is, but told when time jumps: its own clock would sleep for half a minute."""

    time: SharedClock

    async def setup_hook(self) -> None:
        await super().setup_hook()
        self._connection.guild_ready_timeout = 0.02  # there is one server, and it is sent at once
        self._following = asyncio.create_task(self._follow(), name="following")

    async def _follow(self) -> None:
        before = self.time.now()
        while True:
            await asyncio.sleep(0.005)
            if self.time.now() != before:
                before = self.time.now()
                self.reminders.clock.wake()
                self.reminders.delivery.wake()


def burn_down(store: Database, clock: SharedClock) -> None:
    """Let a store's process die before or after a write, when the fuse says so."""
    write = store.write

    async def dying(job: Job[Any]) -> Any:
        left = clock.fuse
        if left:
            clock.fuse = left - 1 if left > 0 else left + 1
        if left == 1:
            os.kill(os.getpid(), signal.SIGKILL)
        result = await write(job)
        if left == -1:
            os.kill(os.getpid(), signal.SIGKILL)
        return result

    store.write = dying  # type: ignore[method-assign]


async def live(settings: Settings, origin: str, clock: SharedClock) -> None:
    """One life of the bot, begun as `giants` begins it; only time and the computers' processes differ."""

    class Clocked:
        """Opens tables by the shared clock, with computers in this process."""

        @staticmethod
        async def open(database: DatabaseAddress, _players: object, *, serving: Share | None) -> Tables:
            tables = await Tables.open(
                database, Inline(), now=clock.now, new_seed=lambda: SEED, serving=serving
            )
            burn_down(tables.storage.database, clock)
            return tables

    entrance: Any = importlib.import_module("bot.cli.run_bot")
    assert entrance.Tables is Tables, "whoever opens the tables is replaced"
    assert entrance.Giants is Giants
    entrance.Tables, entrance.Giants, Hurried.time = Clocked, Hurried, clock
    assert settings.token is not None
    with pointed_at(origin):
        await entrance._discord(settings, settings.token.get_secret_value())


def main(origin: str, clock: SharedClock) -> None:
    for board in boards().values():
        warm_up(board)
    settings = read_settings()
    discord.utils.setup_logging(level=getattr(logging, settings.log_level.upper()))
    for line in sys.stdin:
        word, value = line.split()
        if word == "poll":
            ended, status = os.waitpid(int(value), os.WNOHANG)
            print(status if ended else "alive", flush=True)
            continue
        child = os.fork()
        if child == 0:
            try:
                asyncio.run(live(settings, origin, clock))
            except BaseException:
                logging.exception("the bot ended by itself")
            finally:
                os._exit(1)
        print(child, flush=True)


if __name__ == "__main__":
    main(sys.argv[1], SharedClock(Path(sys.argv[2])))
