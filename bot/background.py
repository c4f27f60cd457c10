"""Work that is done again and again beside everything else, for as long as the bot is connected."""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

_log = logging.getLogger(__name__)
RETRY_SECONDS: Final = 1.0  # seconds before the next round

Sleep = Callable[[float], Awaitable[None]]


class BackgroundTask(ABC):
    """Somebody who makes rounds in a task of their own, from `start` to `close`.

    Whatever goes wrong in a round is logged, and the next one comes all the same. They remember nothing that
    matters: what is to be done stands in the store, so ending is possible at any moment.
    """

    def __init__(self, name: str, sleep: Sleep | None = None) -> None:
        self._name = name
        self._sleep = sleep or self._rest
        self._woken_event = asyncio.Event()
        self._at_rest = False
        self._task: asyncio.Task[None] | None = None

    @abstractmethod
    async def run_once(self) -> float:
        """Do what is to be done now; for how many seconds to rest then, unless woken."""

    @property
    def idle(self) -> bool:
        """Whether it has seen to everything that it knows of."""
        return self._task is None or (self._at_rest and not self._woken_event.is_set())

    def start(self) -> None:
        """Begin, unless begun."""
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name=self._name)

    def wake(self) -> None:
        """There may be something to do at once."""
        self._woken_event.set()

    async def close(self) -> None:
        """End, also in the middle of a round."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        while True:
            try:
                seconds = await self.run_once()
            except Exception:  # noqa: BLE001 - whatever it is, the next round comes
                _log.exception("a round of the %s failed", self._name)
                seconds = RETRY_SECONDS
            self._at_rest = True
            await self._sleep(seconds)
            self._at_rest = False

    async def _rest(self, seconds: float) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._woken_event.wait()
        self._woken_event.clear()
