"""Worlds to be compared: a real bot where time stands still, and people who act one after another."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Final, TypeVar, cast

import discord
import pytest

from bot.card.poster import CardPoster
from bot.client import Giants
from bot.playground.kit import CannotAct, Player, Stage, playing
from bot.playground.kit.stage import WORK
from bot.playground.world import Channel, World
from bot.playground.world.clock import Clock as WorldClock
from bot.reminders.clock import Clock
from bot.reminders.delivery import NoticeDelivery
from bot.storage.cards import CardDue
from bot.storage.database import Db
from bot.tables.change import Change
from bot.tables.model import Person, Place
from bot.tables.operations.lifecycle import End
from bot.tables.service import Tables
from tests.kit.leaks.sent_stream import Step, Stream, TableTrace, compare
from tests.kit.table_games import Inline

T = TypeVar("T")
TICK: Final = 1.0  # seconds from act to act: what is private in one can't shift the ids of the next
TRACE: Final = 900.0  # seconds from table to table, more than there are ticks at one


class SteppedClock(WorldClock):
    """A clock that stands still but for its ticks."""

    def __init__(self, start: float) -> None:
        super().__init__()
        self._start = start

    def now(self) -> float:
        return self._start + self._ahead

    def strike(self, trace: int) -> None:
        """Go on to the beginning of a trace."""
        assert self._ahead < trace * TRACE, "a trace took longer than a trace may"
        self._ahead = trace * TRACE


class Scene:
    """A running world: tables are put into it, people act, and each act becomes a step of a trace."""

    def __init__(self, stage: Stage, tables: Tables, clock: SteppedClock, rooms: Sequence[Channel]) -> None:
        self.stage = stage
        self.tables = tables
        self.traces: list[TableTrace] = []
        self._rooms = iter(rooms)
        self._clock = clock
        self._stream = Stream(stage)

    @property
    def bot(self) -> Giants:
        """The bot at work."""
        assert isinstance(self.stage.bot, Giants)
        return self.stage.bot

    def player(self, user: int) -> Player:
        """A person in the channel of the table."""
        return Player(self.stage, self.stage.world.people[user], self.stage.channel)

    async def turn_over(self) -> Place:
        """A new trace, in a room of its own and at an hour of its own: nothing is left of the last one."""
        await self.step("all is quiet")
        self.traces.append(TableTrace())
        self._clock.strike(len(self.traces))
        self.stage.channel = next(self._rooms)
        return Place(self.stage.demo.guild.id, self.stage.channel.id)

    async def begin(self, change: Change, hidden: Collection[int] = ()) -> int:
        """Put a table into the database, as its own code would, and let its card appear."""
        self.traces[-1].hidden = frozenset(hidden)
        await self.tables.storage.tables.create(change, press=None)
        for user in change.table.people():
            # Everybody looked on: what is told to those who missed it is no secret, but not told again.
            await self.tables.storage.seen.mark(change.table.id, user, change.table.version, change.now)
        self.bot.cards.wake()
        self.bot.reminders.wake()
        await self.step("the card appears")
        return change.table.id

    def opened(self, acts: int) -> None:
        """The last acts opened a secret: they and all that follows are no longer alike."""
        del self.traces[-1].steps[-acts:]
        self.traces[-1].opened = True

    async def end(self, game: int) -> None:
        """End a trace. Nothing of it may show in the next one, where other people may know other things."""
        self.traces[-1].closed = True
        moderator = Person(self.stage.demo.stranger.id, moderator=True)  # one who never plays
        if (await self.tables.look(game)).table.status in ("playing", "paused"):
            await self.tables.submit(game, moderator, End(scored=False))
        await self.step("the table is put away")
        # Its panels stay open as after a restart: closing one would tell in the next trace what it said.
        self.bot.living_panels._open.clear()
        await self.tables.storage.database.write(partial(_remove, game=game))

    async def act(self, label: str, doing: Awaitable[T]) -> T | None:
        """Somebody does something; what they could not do is part of what they see."""
        self._clock.advance(TICK)
        done = None
        try:
            done = await doing
        except CannotAct as error:
            label = f"{label}: {error}"
        await self.step(label)
        return done

    async def step(self, label: str) -> None:
        """Wait until the bot has nothing left to do, and note what came."""
        await self._quiet()
        sent = self._stream.take()
        trace = self.traces[-1] if self.traces else None
        if trace is not None and not trace.opened and not trace.closed:
            trace.steps.append(Step(label, sent))

    async def _quiet(self) -> None:
        while True:
            await self.stage.settle()
            await self.bot.reminders.tick()
            if not await self.tables.storage.cards.behind():
                await self.stage.settle()
                return
            await asyncio.sleep(0.005)


def _remove(db: Db, game: int) -> None:
    db.execute("PRAGMA defer_foreign_keys = ON")
    tables = [name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
    for name in tables:
        if any(column[1] == "game" for column in db.execute(f"PRAGMA table_info({name})")):
            db.execute(f"DELETE FROM {name} WHERE game = ?", (game,))
    db.execute("DELETE FROM games WHERE id = ?", (game,))
    db.execute("DELETE FROM people")


def _make_nonces_alike(db: Db) -> None:
    """What nonces begin with is random: no two databases have the same, but those of two worlds."""
    db.execute("UPDATE keepsakes SET value = 'c0ffee' WHERE key = 'nonces'")


async def _all_answered() -> None:
    """Wait until nobody waits for an answer any more."""
    own = asyncio.current_task()
    while busy := [t for t in asyncio.all_tasks() if t.get_name().startswith(WORK) and t is not own]:
        await asyncio.wait(busy)


def _take_turns(patch: pytest.MonkeyPatch) -> None:
    """Answers, notices and cards are sent side by side, in an order that is a matter of luck. Here they take
    turns, in this order, so that two worlds are alike to the last byte wherever nothing else differs.
    """
    tick, deliver, show = Clock.tick, NoticeDelivery.deliver, CardPoster._show

    async def tick_in_turn(clock: Clock) -> int:
        await _all_answered()
        return await tick(clock)

    async def deliver_in_turn(delivery: NoticeDelivery) -> None:
        await _all_answered()
        await deliver(delivery)

    async def show_in_turn(cards: CardPoster, due: CardDue) -> None:
        await _all_answered()
        await cast(Giants, cards._client).reminders.tick()
        await show(cards, due)

    patch.setattr(Clock, "tick", tick_in_turn)
    patch.setattr(NoticeDelivery, "deliver", deliver_in_turn)
    patch.setattr(CardPoster, "_show", show_in_turn)


@asynccontextmanager
async def world(path: Path, start: float, traces: int) -> AsyncIterator[Scene]:
    """A server where time stands still, with a channel for each trace, and the bot on a new database."""
    clock = SteppedClock(start)
    rooms: list[Channel] = []

    def furnish(stage: Stage) -> None:
        guild = stage.demo.guild
        rooms.extend(stage.world.add_text_channel(guild, f"table-{number}") for number in range(traces))

    tables = await Tables.open(path, Inline(), now=clock.now, new_seed=lambda: "new dice")
    await tables.storage.database.write(_make_nonces_alike)

    def make_bot() -> Giants:
        bot = Giants(tables, painters=1)
        bot._connection.guild_ready_timeout = 0.05  # not two seconds for servers that never come
        return bot

    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(
                "bot.ui.answers.answer.DEFER_AFTER", 600.0
            )  # a busy machine must make no difference
            patch.setattr("bot.ui.answers.answer.EARLIEST_DEFERRAL", 600.0)
            _take_turns(patch)
            async with playing(
                make_bot, world=World(clock), idle=lambda bot: bot.idle, on_start=furnish
            ) as stage:
                stage.patience = 60.0
                await stage.bot.wait_until_ready()
                for person in (*stage.demo.players, stage.demo.moderator, stage.demo.stranger):
                    # A private channel is opened once: where an earlier table did it must make no difference.
                    await stage.bot.create_dm(discord.Object(person.id))
                scene = Scene(stage, tables, clock, rooms)
                await scene.step("the bot is here")
                yield scene
    finally:
        await tables.close()


Playing = Callable[[Scene, int, int], Awaitable[None]]


async def difference(folder: Path, seeds: Sequence[int], play: Playing) -> str | None:
    """Play the same tables in two worlds, each from a seed; what differs first at each of them, if anything.

    `play` is told in which world (0, 1) and which seed.
    """
    seen, start = [], float(int(time.time()))
    for number in (0, 1):
        async with world(folder / f"world-{number}.db", start, len(seeds)) as scene:
            for seed in seeds:
                await play(scene, number, seed)
            seen.append(scene.traces)
    one, two = seen
    assert len(one) == len(two), "both worlds have the same tables"
    found = [(seed, compare(*traces)) for seed, *traces in zip(seeds, one, two, strict=True)]
    return "\n".join(f"seed {seed}, {told}" for seed, told in found if told) or None
