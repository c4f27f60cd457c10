"""One bot serves a database on a server; others that are started wait in reserve and take over.

Who serves is who holds an advisory lock, on a connection of its own: it ends with the process, however that
ends, and `pg_locks` says who has it. Whoever loses it to another stops. For the moment in which both may
believe that they serve, changes are compared and swapped, and presses and messages are known again.
"""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import psycopg

from bot.storage.database import DatabaseUrl

from .connection import Connection, connect, translated_errors

_log = logging.getLogger(__name__)
_LOCK: Final = 0x4D6F6169 << 8  # "Moai", and that it is about serving
RESERVE_POLL: Final = 0.25  # seconds between two looks whether the other bot is gone
WATCH_POLL: Final = 1.0  # seconds between two looks whether we still have the lock


class Serving:
    """That this process serves a database, from when `begin` returns."""

    def __init__(self, url: DatabaseUrl) -> None:
        self._url = url
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="postgres-serving")
        self._connection: Connection | None = None
        self._watching: asyncio.Task[None] | None = None
        self._told: list[Callable[[], None]] = []

    def when_superseded(self, told: Callable[[], None]) -> None:
        """Call something once another bot serves the database."""
        self._told.append(told)

    async def begin(self) -> None:
        """Wait, in reserve, until no other bot serves the database."""
        waited = False
        with translated_errors():
            while not await self._run(self._try):
                if not waited:
                    _log.info("another bot serves %s: this one waits in reserve", self._url.public)
                waited = True
                await asyncio.sleep(RESERVE_POLL)
        if waited:
            _log.info("the other bot is gone: this one serves %s", self._url.public)
        self._watching = asyncio.create_task(self._watch(), name="serving")

    async def _run(self, work: Callable[[], bool]) -> bool:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def _try(self) -> bool:
        """Take the lock; whether it was free."""
        if self._connection is None or self._connection.raw.closed:
            self._connection = connect(self._url)
        found = self._connection.execute("SELECT pg_try_advisory_lock(?)", (_LOCK,)).fetchone()
        return bool(found[0])

    def _holds(self) -> bool:
        """Whether the connection that has the lock still stands."""
        try:
            if self._connection is None or self._connection.raw.closed:
                return False
            self._connection.execute("SELECT 1")
        except psycopg.Error:
            return False
        return True

    async def _watch(self) -> None:
        """Take the lock again where the connection was lost; if another has it by then, tell."""
        while True:
            await asyncio.sleep(WATCH_POLL)
            if await self._run(self._holds):
                continue
            try:
                regained = await self._run(self._try)
            except psycopg.Error as error:
                _log.warning("who serves the database is not known: %s", str(error).strip())
                continue
            if not regained:
                _log.error("another bot serves %s by now: this one stops", self._url.public)
                for told in self._told:
                    told()
                return

    async def close(self) -> None:
        """Let another bot serve the database."""
        if self._watching is not None:
            self._watching.cancel()
            await asyncio.gather(self._watching, return_exceptions=True)
        await asyncio.to_thread(self._thread.shutdown)
        if self._connection is not None:
            self._connection.raw.close()
