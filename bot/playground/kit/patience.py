"""Limits that follow the machine: a second counts as far as a thread could work in it.

A test that gives up after some seconds of the wall's clock fails on a busy machine for no fault of the bot.
Here time is counted in small looks. Of each look counts the share of a core that one thread would have got,
and hardly anything of one that came late, as then this process itself got nothing.
"""

import asyncio
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final, TypeVar

T = TypeVar("T")
LOOK: Final = 0.02  # seconds between two looks
_LOAD: Final = Path("/proc/loadavg")


def runnable_threads() -> float:
    """How many threads want a core now; where the system does not tell, on average of the last minute."""
    try:
        return float(_LOAD.read_text().split()[3].partition("/")[0])
    except OSError:
        return os.getloadavg()[0] if hasattr(os, "getloadavg") else 1.0


def share_of_a_core() -> float:
    """What one thread gets of a core at this moment: 1.0 where there is a core for everybody."""
    return min(1.0, (os.cpu_count() or 1) / max(1.0, runnable_threads()))


class Countdown:
    """Some seconds of work, counted down with every look."""

    def __init__(
        self,
        seconds: float,
        share: Callable[[], float] = share_of_a_core,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._left = seconds
        self._share = share
        self._now = now
        self._looked = now()

    def over(self) -> bool:
        """Look once: whether the seconds are spent."""
        now = self._now()
        self._left -= min(now - self._looked, 2 * LOOK) * self._share()
        self._looked = now
        return self._left <= 0


@asynccontextmanager
async def patience(seconds: float) -> AsyncIterator[None]:
    """Like `asyncio.timeout`: a TimeoutError after so many seconds of work."""
    async with asyncio.timeout(None) as limit:
        counting = asyncio.create_task(_count_down(Countdown(seconds), limit), name="patience")
        try:
            yield
        finally:
            counting.cancel()


async def _count_down(countdown: Countdown, limit: asyncio.Timeout) -> None:
    while not countdown.over():  # noqa: ASYNC110 -- time passes without an event
        await asyncio.sleep(LOOK)
    limit.reschedule(asyncio.get_running_loop().time())


async def wait_for(awaited: Awaitable[T], seconds: float) -> T:
    """Like `asyncio.wait_for`, by the same measure."""
    async with patience(seconds):
        return await awaited


async def wait_until(holds: Callable[[], bool], seconds: float = 20.0) -> None:
    """Wait until something holds, looking often; a TimeoutError if it never does."""
    async with patience(seconds):
        while not holds():  # noqa: ASYNC110 -- whatever it is tells nobody
            await asyncio.sleep(0.005)
