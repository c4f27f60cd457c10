"""The stage of a test: a stand-in with the demo server, and a real discord.py client on it."""

import asyncio
import contextlib
import os
import threading
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, TypeVar

import discord
from discord.gateway import KeepAliveHandler

from bot.background import end_task
from bot.playground.demo_server import READERS_OF_ENGLISH, DemoServer, create_demo_server
from bot.playground.fault_injection import Faults
from bot.playground.interactions import ANSWER_WITHIN, Interaction
from bot.playground.rest.request_log import RequestLog
from bot.playground.server import StandIn
from bot.playground.world import Channel, World
from bot.playground.world.clock import Clock

from .patience import patience
from .player import Player
from .shown import Shown

FOREVER = 3600.0
"""Seconds: the stand-in takes late answers, as it is the kit that gives up on a bot, by its own measure."""

WORK = ("discord-ui-", "CommandTree-invoker", "discord.py: on_")
"""How discord.py names the tasks that handle events."""

Bot = TypeVar("Bot", bound=discord.Client)


class Stage:
    """Everything that a test needs; made by `playing`."""

    def __init__(
        self, standin: StandIn, demo: DemoServer, make_bot: Callable[[], Bot], idle: Callable[[Bot], bool]
    ) -> None:
        self.standin = standin
        standin.interactions.answer_within = FOREVER
        self.demo = demo
        self.channel: Channel = demo.table
        self.opened: dict[int, Interaction] = {}
        """The form that each person has open."""
        self.patience = ANSWER_WITHIN + 1
        """Seconds of work after which an act gives up on the bot, see `kit.patience`."""
        self.hurried = False
        """Whether people go on as soon as they are answered, while the bot may still be at work."""
        self.bot: discord.Client
        self._make_bot: Callable[[], Any] = make_bot
        self._idle_check: Callable[[Any], bool] = idle
        self._running: asyncio.Task[None] | None = None
        self.undescribed: list[str] = []
        """The bot's pictures that came without a description for those who can't see them."""
        standin.world.subscribe(self._see)

    def _see(self, event: str, subject: Any) -> None:
        if event in ("message", "message_update") and subject.author_id == self.world.bot.id:
            shown = Shown(subject, self.world)
            if any(a.content_type.startswith("image/") for a in subject.attachments):
                missing = shown.alt_texts.count(None) + shown.alt_texts.count("")
                self.undescribed += [str(shown)] * missing

    @property
    def world(self) -> World:
        """The stand-in's state."""
        return self.standin.world

    @property
    def clock(self) -> Clock:
        """The stand-in's time."""
        return self.world.clock

    @property
    def faults(self) -> Faults:
        """Where faults are ordered."""
        return self.standin.faults

    @property
    def requests(self) -> RequestLog:
        """What the bot sent."""
        return self.standin.log

    def __getitem__(self, name: str) -> Player:
        """A person of the demo server in the channel of the table."""
        for person in self.world.people.values():
            if person.name == name and not person.bot:
                return Player(self, person, self.channel)
        raise KeyError(name)

    def newcomer(self, name: str, *, locale: str = "en-US") -> Player:
        """One more person in the server."""
        person = self.world.add_person(name, locale=locale)
        self.world.join(self.demo.guild, person)
        return Player(self, person, self.channel)

    async def start_bot(self) -> None:
        """Build, log in and connect a client; back when it knows its servers."""
        self.bot = self._make_bot()
        await self.standin.log_in(self.bot)
        self._running = asyncio.create_task(self.bot.connect(), name="bot")
        servers = [g.id for g in self.world.guilds.values() if self.world.bot.id in g.members]
        async with patience(30):
            while not all(self.bot.get_guild(number) for number in servers):
                if self._running.done():
                    await self._running
                await asyncio.sleep(0.001)

    async def stop_bot(self) -> None:
        """Close the client, as at the end of a process."""
        await self.bot.close()
        running, self._running = self._running, None
        if running is not None:
            await end_task(running)
            await asyncio.gather(running, return_exceptions=True)
        await _close_connections(asyncio.get_running_loop())

    async def restart_bot(self) -> None:
        """Close the client and start a new one: what a redeployment does to the memory of a bot."""
        await self.stop_bot()
        await self.start_bot()

    async def settle(self, within: float = 60.0) -> None:
        """Wait until the bot has finished handling everything that it got."""
        try:
            async with patience(within):
                while True:
                    if not self._idle_check(self.bot):
                        await asyncio.sleep(0.002)
                    elif busy := self._busy():
                        await asyncio.wait(busy)
                    else:
                        return
        except TimeoutError:
            names = sorted(task.get_name() for task in self._busy())
            raise AssertionError(f"the bot is still busy with {names or 'what it does by itself'}") from None

    def _busy(self) -> list[asyncio.Task[Any]]:
        current = asyncio.current_task()
        return [t for t in asyncio.all_tasks() if t.get_name().startswith(WORK) and t is not current]

    async def until(self, holds: Callable[[], bool], within: float = 20.0) -> bool:
        """Wait until something holds, looking again at every change of the world; False if it never does."""
        changed = asyncio.Event()
        unsubscribe = self.world.subscribe(lambda _event, _subject: changed.set())
        try:
            async with patience(within):
                while not holds():
                    await changed.wait()
                    changed.clear()
        except TimeoutError:
            return holds()
        finally:
            unsubscribe()
        return True


async def _close_connections(loop: asyncio.AbstractEventLoop) -> None:
    """Close connections whose heart would beat long after their loop: discord.py forgets one that is being
    made when it is cancelled.
    """
    for thread in threading.enumerate():
        if isinstance(thread, KeepAliveHandler) and thread.ws.loop is loop:
            await thread.ws.close()


@contextlib.asynccontextmanager
async def playing(
    make_bot: Callable[[], Bot],
    *,
    world: World | None = None,
    idle: Callable[[Bot], bool] = lambda _: True,
    on_start: Callable[[Stage], None] | None = None,
    captured: bool = True,
) -> AsyncIterator[Stage]:
    """Start a stand-in with the demo server and the bot on it; close both at the end.

    `on_start` is called before the bot logs in, to order faults or to change the demo server.
    Where the environment names a folder in GIANTS_CAPTURE, all requests are written there as JSON lines, to
    be held against Discord's own schema; `captured=False` is for tests where discord.py strays from it.
    `idle` says whether the bot has finished what it does by itself, beside the handlers of discord.py: an
    act waits for a bot that redraws its cards in the background.
    """
    standin = StandIn(world)
    demo = create_demo_server(standin.world, people=READERS_OF_ENGLISH)
    await standin.start()
    stage = Stage(standin, demo, make_bot, idle)
    folder = os.environ.get("GIANTS_CAPTURE")
    if folder and captured:
        standin.log.write_to(Path(folder) / f"requests-{os.getpid()}.jsonl")
    if on_start is not None:
        on_start(stage)
    try:
        with standin.pointed_at():
            try:
                await stage.start_bot()
                yield stage
            finally:
                await stage.stop_bot()
    finally:
        await standin.close()
