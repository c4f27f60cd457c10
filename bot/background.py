"""Tasks that run again and again in the background, for as long as the bot is connected."""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

_log = logging.getLogger(__name__)
RETRY_SECONDS: Final = 1.0  # after a run that failed

Sleep = Callable[[float], Awaitable[None]]


async def end_task(task: asyncio.Task[None]) -> None:
    """Cancel a task until it has ended.

    Once is not enough: `wait_for` of Python 3.11, by which discord.py and psycopg wait, loses a cancellation
    that meets the end of what it waits for, and what is to go on for ever would.
    """
    while not task.done():
        task.cancel()
        await asyncio.wait((task,), timeout=0.1)


class BackgroundTask(ABC):
    """Work that runs repeatedly in an asyncio task of its own, from `start` to `close`.

    Whatever goes wrong in a run is logged, and the next run comes all the same. Nothing that matters is kept
    in memory: what is to be done is in the database, so a task may be ended at any moment.
    """

    def __init__(self, name: str, sleep: Sleep | None = None) -> None:
        self._name = name
        self._sleep = sleep or self._sleep_until_woken
        self.woken = asyncio.Event()
        """Set by whoever has something to do for it."""
        self._between_runs = False
        self._task: asyncio.Task[None] | None = None

    @abstractmethod
    async def run_once(self) -> float:
        """Do what is to be done now; returns how many seconds to sleep before the next run, unless woken."""

    @property
    def idle(self) -> bool:
        """Whether it has done everything that it knows of."""
        return self._task is None or (self._between_runs and not self.woken.is_set())

    def start(self) -> None:
        """Begin to run; does nothing if it was started before."""
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name=self._name)

    def wake(self) -> None:
        """Run again now: there may be something to do."""
        self.woken.set()

    async def close(self) -> None:
        """End, also in the middle of a run."""
        if self._task is not None:
            await end_task(self._task)

    async def _run(self) -> None:
        while True:
            try:
                seconds = await self.run_once()
            except Exception:  # noqa: BLE001 - whatever it is, the next run comes
                _log.exception("a run of the %s failed", self._name)
                seconds = RETRY_SECONDS
            self._between_runs = True
            await self._sleep(seconds)
            self._between_runs = False

    async def _sleep_until_woken(self, seconds: float) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.woken.wait()
        self.woken.clear()
