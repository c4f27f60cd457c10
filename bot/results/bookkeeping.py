"""Writing down what finished games came to: soon after they are over for good, once, and anew when asked."""

import asyncio
import logging
from contextlib import suppress
from typing import Final

from bot.background import BackgroundTask
from bot.storage.errors import StoreError
from bot.storage.results import GameResult
from bot.tables.errors import Refused
from bot.tables.public_view import table_view
from bot.tables.service import Tables

from .outcome import result_of
from .rating import rate

_log = logging.getLogger(__name__)
POLL_SECONDS: Final = 60.0
_AT_ONCE: Final = 50  # games that are looked for at a time
_TOGETHER: Final = 10  # games that are counted in one transaction: others wait for it
_PATIENCE: Final = 1.2  # seconds of somebody who wants to see results


class Bookkeeping(BackgroundTask):
    """Counts finished games and rates them. What is to be done is found in the database."""

    def __init__(self, tables: Tables) -> None:
        super().__init__("results")
        self._tables = tables
        self._results = tables.storage.results
        self._turn = asyncio.Lock()
        self._unreadable: set[int] = set()

    async def run_once(self) -> float:
        """Count what is to be counted."""
        await self.catch_up()
        return POLL_SECONDS

    async def catch_up(self) -> int:
        """Count every finished game that is not counted yet; how many there were. It can be ended at any
        moment and begun again.
        """
        counted = 0
        async with self._turn:
            while games := await self._uncounted():
                found = [(game, await self._result(game)) for game in games]
                found.sort(key=lambda pair: pair[1].ended_at if pair[1] else 0.0)
                readable = [pair for pair in found if pair[0] not in self._unreadable]
                for start in range(0, len(readable), _TOGETHER):
                    some = readable[start : start + _TOGETHER]
                    # They share a commit, in this order.
                    await asyncio.gather(*(self._results.count(game, result, rate) for game, result in some))
                counted += len(readable)
            # One process rates for all.
            if self._tables.storage.database.blocks.serves(None) and await self._results.stale():
                await self._results.rate_anew(rate)
        return counted

    async def catch_up_soon(self) -> None:
        """The same, as far as somebody waits for it: what is left is counted in the background."""
        with suppress(TimeoutError):
            async with asyncio.timeout(_PATIENCE):
                await self.catch_up()

    async def rebuild(self) -> int:
        """Make all results and ratings anew from the stored games; how many games there were."""
        async with self._turn:
            await self._results.forget_results()
            self._unreadable.clear()
        return await self.catch_up()

    async def _uncounted(self) -> list[int]:
        found = await self._results.uncounted(_AT_ONCE + len(self._unreadable))
        return [game for game in found if game not in self._unreadable]

    async def _result(self, game: int) -> GameResult | None:
        """What a game came to; one that can't be read is left alone until the next start.

        Games that are over are not kept in memory for this: they would drive out those that are played.
        """
        try:
            return await self._tables.storage.tables.survey(
                game, lambda table, entries: result_of(table_view(table), entries)
            )
        except (StoreError, Refused):
            _log.exception("game %s can't be counted", game)
            self._unreadable.add(game)
            return None
