"""The people of the bench, in the stand-in's process: they press at a rate and note how they are answered."""

import asyncio
import contextlib
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple

from bot.playground.interactions import ANSWER_WITHIN, Interaction
from bot.playground.many_servers import ManyServers
from bot.playground.rest.request_log import RequestLog
from bot.playground.server import StandIn
from bot.playground.validation.messages import texts
from bot.playground.world import World
from bot.words import words

from .game import Step

LOOK: Final = 0.01  # seconds between two looks at who is connected
READ_WITHIN: Final = 15.0  # seconds in which an acknowledged decision is to be told
SKEW: Final = 3  # a few tables are played at all the time, most now and then


class Address(NamedTuple):
    """Where the stand-in is."""

    api: str
    gateway: str
    token: str


@dataclass(frozen=True, slots=True)
class Press:
    """One decision that somebody typed: when, how many seconds until it was acknowledged, whether it was
    told to be taken, and what was said if it was not.
    """

    table: int
    shard: int
    at: float
    acknowledged: float | None
    taken: bool = False
    said: str = ""


@dataclass(slots=True)
class Observed:
    """What was seen of the bot from Discord's side."""

    presses: list[Press] = field(default_factory=list)
    connections: list[tuple[float, int, bool]] = field(default_factory=list)
    """When a shard came and went."""
    requests: dict[str, int] = field(default_factory=dict)
    """Requests that count against the limits, by route."""
    refused: dict[str, int] = field(default_factory=dict)
    """Requests over a limit, by its scope."""
    early_identifies: int = 0


class People:
    """Everybody at all tables of a stand-in."""

    def __init__(self, standin: StandIn, servers: ManyServers, steps: list[Step], shards: int) -> None:
        self.standin = standin
        self.servers = servers
        self.steps = steps
        self.shards = shards
        self.observed = Observed()
        self._rng = random.Random(1)
        self._taken: dict[int, int] = {}
        self._resting: set[int] = set()
        self._busy: set[int] = set()
        self._open: set[asyncio.Task[None]] = set()
        self._pressing: asyncio.Task[None] | None = None
        self._done = words("en")("done")

    def connected(self) -> set[int]:
        """The shards of which somebody hears."""
        sessions = self.standin.gateway.sessions.values()
        return {s.shard for s in sessions if s.socket is not None and s.shards == self.shards}

    async def watch(self) -> None:
        """Note when shards come and go."""
        before: set[int] = set()
        while True:
            now = self.connected()
            for shard in now ^ before:
                self.observed.connections.append((time.monotonic(), shard, shard in now))
            before = now
            await asyncio.sleep(LOOK)

    # what the bench asks

    def begin(self, rate: float) -> None:
        """Let people press so often a second from now on; what was observed before is forgotten."""
        self.observed.presses.clear()
        self.standin.rate_limits.counted.clear()
        self._pressing = asyncio.create_task(self._press_on(rate), name="pressing")

    async def end(self) -> tuple[Observed, dict[int, int], set[int]]:
        """Let people stop: what was observed, how many decisions were taken at each table, and where one
        more may have been.
        """
        if self._pressing is not None:
            self._pressing.cancel()
            await asyncio.gather(self._pressing, return_exceptions=True)
        if self._open:
            await asyncio.wait(set(self._open))
        limits = self.standin.rate_limits
        self.observed.requests, self.observed.refused = dict(limits.counted), dict(limits.refused)
        self.observed.early_identifies = self.standin.gateway.starts.refused
        return self.observed, self._taken, self._resting

    async def _press_on(self, rate: float) -> None:
        next_at = time.monotonic()
        while True:
            table = self._some_table()
            if table is not None:
                task = asyncio.create_task(self._press(table))
                self._open.add(task)
                task.add_done_callback(self._open.discard)
            next_at += 1 / rate
            await asyncio.sleep(max(0.0, next_at - time.monotonic()))

    def _some_table(self) -> int | None:
        for _ in range(100):
            table = int(self.servers.tables * self._rng.random() ** SKEW)
            free = table not in self._busy and table not in self._resting
            if free and self._taken.get(table, 0) < len(self.steps):
                return table
        return None

    async def _press(self, table: int) -> None:
        self._busy.add(table)
        try:
            press = await self._decide(table, self.steps[self._taken.get(table, 0)])
            self.observed.presses.append(press)
            if press.taken:
                self._taken[table] = self._taken.get(table, 0) + 1
            else:  # nobody knows what came of it: it is looked up in the end
                self._resting.add(table)
        finally:
            self._busy.discard(table)

    async def _decide(self, table: int, step: Step) -> Press:
        world, shard = self.standin.world, self.servers.shard_of(table, self.shards)
        person = world.people[self.servers.person_at(table, step.seat)]
        channel = world.channels[self.servers.channel_of(table)]
        began = time.monotonic()
        interaction = self.standin.slash_commands.run(person, channel, step.command, step.options)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(ANSWER_WITHIN):
                await interaction.answered.wait()
        if interaction.answer is None:
            return Press(table, shard, began, None)
        acknowledged = time.monotonic() - began
        said = await self._told(interaction)
        return Press(table, shard, began, acknowledged, self._done in said, said[:300])

    async def _told(self, interaction: Interaction) -> str:
        """The words of an answer, once they are there."""
        said = ""
        for _ in range(int(READ_WITHIN / LOOK)):
            found = [
                self.standin.world.message(interaction.channel_id, number) for number in _answers(interaction)
            ]
            shown = [message for message in found if message is not None and not message.loading]
            said = "\n".join(text for m in shown for text in (m.content, *texts(m.components)))
            if self._done in said or (said and not interaction.followup_ids):
                break
            await asyncio.sleep(LOOK)
        return said


def _answers(interaction: Interaction) -> list[int]:
    """The messages that answer an interaction: what came first, and what followed."""
    return [number for number in (interaction.original_id, *interaction.followup_ids) if number is not None]


def serve(pipe: Connection, servers: ManyServers, steps: list[Step], shards: int, concurrency: int) -> None:
    """Run a stand-in with its people until whoever has the other end of the pipe closes it."""
    asyncio.run(_serve(pipe, servers, steps, shards, concurrency))


async def _serve(
    pipe: Connection, servers: ManyServers, steps: list[Step], shards: int, concurrency: int
) -> None:
    world = World()
    servers.fill(world)
    standin = StandIn(world)
    standin.log = RequestLog(kept=100)
    standin.be_lifelike(concurrency)
    await standin.start()
    people = People(standin, servers, steps, shards)
    watching = asyncio.create_task(people.watch(), name="watching")
    asked: dict[str, Callable[..., Any]] = {
        "connected": people.connected,
        "begin": people.begin,
        "end": people.end,
    }
    pipe.send(Address(f"{standin.origin}/api/v10", standin.gateway_url, standin.token))
    with contextlib.suppress(EOFError):
        while True:
            name, *arguments = await asyncio.to_thread(pipe.recv)
            answer = asked[name](*arguments)
            pipe.send(await answer if asyncio.iscoroutine(answer) else answer)
    watching.cancel()
    await standin.close()
