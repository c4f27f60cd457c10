"""Reviews of finished games, each made in a process of its own that ends with it: they take a minute."""

import asyncio
import multiprocessing
import signal
import threading
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Final, NamedTuple, TypeAlias

from engine import Colour, read_record
from engine.players import Turn, review_game

from .worker_processes import lower_priority

Review: TypeAlias = Mapping[Colour, tuple[Turn, ...]]
"""The decisions that cost each seat most, the dearest first."""
KEPT: Final = 64  # games whose reviews are kept
LIMIT: Final = 300.0  # seconds


class ReviewFailedError(Exception):
    """A review could not be made."""


class GivenUpError(Exception):
    """Whoever waited for a review does not want it any more."""


class GameKey(NamedTuple):
    """A game as it was at a version: one that is over for good has no other any more."""

    game: int
    version: int


def _serve(connection: Connection, record: str) -> None:
    """What the process does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the terminal's Ctrl-C is for the bot, which ends us
    lower_priority()
    with suppress(BrokenPipeError, ConnectionResetError):
        connection.send(review_game(read_record(record)))


class _Reviewer:
    """A process that makes one review, started and waited for in a thread, and stopped from anywhere."""

    def __init__(self, record: str) -> None:
        self._record = record
        self._process: BaseProcess | None = None
        self._starting = threading.Lock()
        self._stopped = False

    def run(self) -> Review:
        """Start and wait: blocks, so it is called in a thread."""
        context = multiprocessing.get_context("spawn")  # a fork would copy our threads' locks
        connection, other = context.Pipe()
        with connection:
            with self._starting, other:
                if self._stopped:
                    raise ReviewFailedError("nobody wants it any more")
                self._process = context.Process(target=_serve, args=(other, self._record), daemon=True)
                self._process.start()
            try:
                if not connection.poll(LIMIT):
                    raise ReviewFailedError(f"not done within {LIMIT:g} s")
                found: Review = connection.recv()
            except (EOFError, OSError) as error:
                raise ReviewFailedError("its process ended") from error
        return found

    def stop(self) -> None:
        """End the process, whatever it is doing."""
        with self._starting:
            self._stopped = True
            if self._process is not None:
                self._process.kill()


async def in_a_process(record: str) -> Review:
    """The review of a record, made at low priority; its process ends when it is done or cancelled."""
    reviewer = _Reviewer(record)
    try:
        return await asyncio.to_thread(reviewer.run)
    finally:
        await asyncio.to_thread(reviewer.stop)


class Reviews:
    """Makes reviews when they are first asked for, one after another, and keeps some of them.

    A record has one review: what was dropped comes out the same when it is made again.
    """

    def __init__(self, make: Callable[[str], Awaitable[Review]] = in_a_process) -> None:
        self._make = make
        self._kept: OrderedDict[GameKey, Review] = OrderedDict()
        self._making: dict[GameKey, asyncio.Task[Review]] = {}
        self._wanted: dict[GameKey, set[int]] = {}
        self._turn = asyncio.Lock()

    def known(self, key: GameKey) -> Review | None:
        """A review that was made already."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    async def of(self, key: GameKey, record: str, who: int) -> Review:
        """The review of a game, for somebody who waits for it; GivenUpError if they gave it up meanwhile."""
        found = self.known(key)
        if found is not None:
            return found
        task = self._making.get(key)
        if task is None:
            task = self._making[key] = asyncio.create_task(self._review(key, record), name="review")
        wanted = self._wanted.setdefault(key, set())
        wanted.add(who)
        await asyncio.wait({task})
        if who not in wanted or task.cancelled():
            raise GivenUpError
        return task.result()

    def give_up(self, key: GameKey, who: int) -> None:
        """Somebody does not want a review any more; once nobody does, it is not made."""
        wanted = self._wanted.get(key, set())
        wanted.discard(who)
        task = self._making.get(key)
        if task is not None and not wanted:
            task.cancel()

    async def _review(self, key: GameKey, record: str) -> Review:
        try:
            async with self._turn:
                found = await self._make(record)
        finally:
            del self._making[key]
            self._wanted.pop(key, None)
        self._kept[key] = found
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return found

    async def close(self) -> None:
        """Stop making reviews."""
        tasks = list(self._making.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
