"""The playground as a program: stand-in, bot and page in one process, until Ctrl-C."""

import asyncio
import contextlib
import inspect
import os
import signal
import sys
import webbrowser
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import discord

from .keep import Keeper
from .log import RequestLog
from .server import StandIn
from .village import settle
from .world import World

PORT = 8430
"""Tried first, so that an address in a bookmark goes on working."""

MakeBot = Callable[[], discord.Client | Awaitable[discord.Client]]
Welcome = Callable[[discord.Client, int], Awaitable[None]]


def data_folder() -> Path:
    """Where a user's data belongs on this system."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local")) / "Giants"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "Giants"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "giants"


async def run_playground(
    make_bot: MakeBot,
    *,
    folder: Path | None = None,
    port: int = PORT,
    browse: bool = True,
    welcome: Welcome | None = None,
    announce: Callable[[str], None] = print,
    stop: asyncio.Event | None = None,
) -> None:
    """Run the playground until Ctrl-C, SIGTERM or `stop`; the bot is made by `make_bot` and closed here.

    The world is kept in `folder` (by default a folder of its own in the user's data folder) and goes on at
    the next start. In a world that is new, `welcome(bot, channel_id)` is called once the bot is connected:
    the place to put up the message from which a first game is one press away. `announce` gets the page's
    address and what else the user should read. Raises `UnusableWorldFile` where the folder is in use.
    """
    stop = stop or asyncio.Event()
    keeper = Keeper((folder or data_folder() / "playground") / "world.sqlite3")
    kept = await keeper.open()
    try:
        world = kept or World()
        table = None if kept is not None else settle(world).table.id
        standin = StandIn(world)
        standin.log = RequestLog(kept=100)  # a playground may run for weeks
        await _listen(standin, port)
        try:
            keeper.follow(world)
            with standin.pointed_at(), stopping_on_signals(stop):
                made = make_bot()
                bot = await made if inspect.isawaitable(made) else made
                await _serve(_Show(standin, bot, stop, table, welcome, announce, browse))
        finally:
            await standin.close()
    finally:
        await keeper.close()


async def _listen(standin: StandIn, port: int) -> None:
    try:
        await standin.start(port)
    except OSError:
        await standin.close()
        await standin.start(0)  # somebody else has the usual port; any other will do


async def _serve(show: "_Show") -> None:
    bot, address = show.bot, show.standin.page.address
    try:
        await show.standin.let_in(bot)
        running = asyncio.create_task(bot.connect(), name="bot")
        tasks = [asyncio.create_task(show.stop.wait()), asyncio.create_task(_greet(show))]
        try:
            show.announce(f"Giants is ready to be tried at {address}")
            show.announce("Press Ctrl-C to stop; the games go on at the next start.")
            if show.browse and _has_screen():
                await asyncio.to_thread(webbrowser.open, address)
            await asyncio.wait((running, tasks[0]), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            ended_by_itself = running.done()
            await bot.close()
            # Closed in the midst of connecting, discord.py can fail in any way; that is nobody's concern.
            await end_task(running)
            await asyncio.gather(running, *tasks, return_exceptions=True)
        if ended_by_itself:
            await running  # says why
    finally:
        if not bot.is_closed():
            await bot.close()


@dataclass(slots=True)
class _Show:
    """What a running playground is made of."""

    standin: StandIn
    bot: discord.Client
    stop: asyncio.Event
    new_table: int | None
    welcome: Welcome | None
    announce: Callable[[str], None]
    browse: bool


def _has_screen() -> bool:
    # Without one, Python would start a browser in the terminal, over our own words.
    windows = sys.platform in ("win32", "darwin")
    return windows or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


async def _greet(show: _Show) -> None:
    if show.new_table is None or show.welcome is None:
        return
    await show.bot.wait_until_ready()
    await show.welcome(show.bot, show.new_table)


async def end_task(task: asyncio.Task[None]) -> None:
    """Cancel a task until it has ended.

    Once is not enough: `wait_for` of Python 3.11 loses a cancellation that meets the end of what it waits
    for, and discord.py, closed in the midst of connecting, would then try to connect for ever.
    """
    while not task.done():
        task.cancel()
        await asyncio.wait((task,), timeout=0.1)


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
