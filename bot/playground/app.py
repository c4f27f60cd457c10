"""The playground as a program: stand-in, bot and page in one process, until Ctrl-C."""

import asyncio
import inspect
import os
import sys
import webbrowser
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

import discord

from bot.playground.rest.request_log import RequestLog
from bot.shutdown import run_until_stopped, stopping_on_signals
from bot.words import FALLBACK, words

from .demo_server import create_demo_server, speak
from .persistence import WorldFile
from .server import StandIn
from .world import World

PORT = 8430
"""Tried first, so that an address in a bookmark goes on working."""

MakeBot = Callable[[], discord.Client | Awaitable[discord.Client]]
Welcome = Callable[[discord.Client, int], Awaitable[None]]


async def run_playground(
    make_bot: MakeBot,
    *,
    folder: Path,
    port: int | None = None,
    host: str | None = None,
    browse: bool = True,
    language: str = FALLBACK,
    welcome: Welcome | None = None,
    announce: Callable[[str], None] = print,
    stop: asyncio.Event | None = None,
) -> None:
    """Run the playground until Ctrl-C, SIGTERM or `stop`; the bot is made by `make_bot` and closed here.

    The world is saved in `folder` and goes on at the next start. In a world that is new, or that spoke
    another `language` before, `welcome(bot, channel_id)` is called once the bot is connected, to post the
    message from which a first game is one press away. `announce` gets the page's address and what else the
    user should read. Raises `UnusableWorldFile` where the folder is in use, and OSError where a `port` or
    `host` that was asked for can't be had. With a `host`, others can play who have the whole address.
    """
    stop = stop or asyncio.Event()
    file = WorldFile(folder / "world.sqlite3")
    saved = await file.open()
    try:
        world = saved or World()
        table = None if saved is not None else create_demo_server(world, language=language).table
        standin = StandIn(world)
        standin.language = language
        standin.log = RequestLog(kept=100)  # a playground may run for weeks
        await _listen(standin, port, host)
        try:
            file.follow(world)
            table = speak(world, language) or table
            with standin.pointed_at(), stopping_on_signals(stop):
                made = make_bot()
                bot = await made if inspect.isawaitable(made) else made
                await _serve(
                    _Playground(
                        standin, bot, stop, None if table is None else table.id, welcome, announce, browse
                    )
                )
        finally:
            await standin.close()
    finally:
        await file.close()


async def _listen(standin: StandIn, port: int | None, host: str | None) -> None:
    try:
        await standin.start(PORT if port is None else port, host)
    except OSError:
        await standin.close()
        if port is not None:
            raise
        await standin.start(0, host)  # somebody else has the usual port; any other will do


@dataclass(slots=True)
class _Playground:
    """What a running playground is made of."""

    standin: StandIn
    bot: discord.Client
    stop: asyncio.Event
    new_table: int | None
    welcome: Welcome | None
    announce: Callable[[str], None]
    browse: bool


async def _serve(playground: _Playground) -> None:
    bot, address = playground.bot, playground.standin.page.address
    say = words(playground.standin.language)
    beside: list[asyncio.Task[None]] = []
    try:
        await playground.standin.log_in(bot)
        playground.announce(say("playground-ready", address=address))
        if playground.standin.host is not None:
            playground.announce(say("playground-shared", host=playground.standin.host))
        playground.announce(say("playground-stop"))
        beside = [asyncio.create_task(_post_welcome(playground)), asyncio.create_task(_open_page(playground))]
        await run_until_stopped(bot, bot.connect(), playground.stop)
    finally:
        for task in beside:
            task.cancel()
        await asyncio.gather(*beside, return_exceptions=True)
        if not bot.is_closed():
            await bot.close()


async def _post_welcome(playground: _Playground) -> None:
    if playground.new_table is None or playground.welcome is None:
        return
    await playground.bot.wait_until_ready()
    await playground.welcome(playground.bot, playground.new_table)


async def _open_page(playground: _Playground) -> None:
    if playground.browse and _has_screen():
        await asyncio.to_thread(webbrowser.open, playground.standin.page.address)


def _has_screen() -> bool:
    # Without one, Python would start a browser in the terminal, over our own words.
    windows = sys.platform in ("win32", "darwin")
    return windows or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
