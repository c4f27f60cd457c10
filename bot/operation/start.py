"""Connecting to Discord when it, or the network, is not there yet: again and again, with one line each."""

import asyncio
import itertools
import logging
from collections.abc import Awaitable, Callable, Iterator
from typing import Final

import aiohttp
import discord

from .logs import reason_of

_log = logging.getLogger(__name__)
FIRST_WAIT: Final = 1.0  # seconds
LONGEST_WAIT: Final = 60.0
UNREACHABLE: Final = (aiohttp.ClientError, OSError, TimeoutError, discord.GatewayNotFound)


def waits() -> Iterator[float]:
    """Seconds to wait before each further try: twice as long every time, up to a minute."""
    return (min(FIRST_WAIT * 2.0**number, LONGEST_WAIT) for number in itertools.count())


async def connect_patiently(
    client: discord.AutoShardedClient, token: str, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
) -> None:
    """Log a client in and stay connected until it is closed.

    While Discord can't be reached it is tried again; what Discord refuses, such as a token, is raised.
    """
    await _until_reached(client, lambda: client.login(token), sleep)
    await _until_reached(client, client.connect, sleep)


async def _until_reached(
    client: discord.AutoShardedClient,
    step: Callable[[], Awaitable[None]],
    sleep: Callable[[float], Awaitable[None]],
) -> None:
    for wait in waits():
        try:
            await step()
        except (*UNREACHABLE, discord.HTTPException) as error:
            connected = bool(client.shards)  # then discord.py tries again by itself, and this is the end
            if connected or client.is_closed() or not _may_pass(error):
                raise
            _log.warning("Discord can't be reached, next try in %.0f s: %s", wait, reason_of(error))
        else:
            return
        await _forget_session(client)
        await sleep(wait)


def _may_pass(error: Exception) -> bool:
    """Whether something may be over in a moment: no connection, or a fault on Discord's own side."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500 or error.status == 429
    return isinstance(error, UNREACHABLE)


async def _forget_session(client: discord.AutoShardedClient) -> None:
    """Close what a login that failed left open, so that the next begins with nothing; a client that is logged
    in keeps what it has.
    """
    if client.user is None:
        await client.http.close()
        client.http.clear()
        client.http.connector = discord.utils.MISSING
