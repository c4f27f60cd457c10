"""Ending in order: a client runs until it is asked to stop, by a signal or otherwise, and is closed then."""

import asyncio
import contextlib
import signal
from collections.abc import Coroutine, Iterator

import discord

from bot.background import end_task


async def run_until_stopped(
    client: discord.Client, connection: Coroutine[object, object, None], stop: asyncio.Event
) -> None:
    """Run `connection` until it ends by itself or `stop` is set, and close the client.

    Raises what went wrong where it ended by itself.
    """
    running = asyncio.create_task(connection, name="bot")
    stopping = asyncio.create_task(stop.wait())
    try:
        await asyncio.wait((running, stopping), return_when=asyncio.FIRST_COMPLETED)
    finally:
        ended_by_itself = running.done()
        await client.close()
        # Closed in the midst of connecting, discord.py can fail in any way; that is nobody's concern.
        stopping.cancel()
        await end_task(running)
        await asyncio.gather(running, stopping, return_exceptions=True)
    if ended_by_itself:
        await running


@contextlib.contextmanager
def stopping_on_signals(stop: asyncio.Event) -> Iterator[None]:
    """Within this, Ctrl-C and SIGTERM set `stop` instead of breaking in anywhere."""
    loop = asyncio.get_running_loop()
    before = {}
    for number in (signal.SIGINT, signal.SIGTERM):
        # Works on every system, unlike the loop's own handlers; off the main thread there are none to set.
        with contextlib.suppress(ValueError):
            before[number] = signal.signal(number, lambda *_: loop.call_soon_threadsafe(stop.set))
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
