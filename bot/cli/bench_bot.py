"""The whole bot on the stand-in: a press to its answer and to the new picture, beside a bare echo bot.

Both are asked in the same two ways, since a processor that slept or painted meanwhile takes twice as long for
anything: one question right after another, and each after a rest, as people do.
"""

import asyncio
import random
import re
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from operator import attrgetter
from pathlib import Path
from typing import Final, NamedTuple

from bot.client import Giants
from bot.playground.bench import EchoBot
from bot.playground.kit import Player, Stage, playing
from bot.tables.model import Person, Place
from bot.tables.operations.decisions import Act
from bot.tables.operations.lobby import Join, Start
from bot.tables.service import Tables
from bot.warmup import warm_up
from engine.players import legal_from

from .measuring import peak_memory_mib, percentile
from .output import Figure

ROUNDS: Final = 3
ECHOES: Final = 100  # a round
WARM_UP: Final = 6  # an even number: whoever bids twice in turn changes no picture
PRESSES: Final = 50
RESTED: Final = 15  # questions a round that come after a rest
REST: Final = 0.15  # seconds: as long as a picture takes
LIVE_GAMES: Final = 200
SPREAD_SECONDS: Final = 6.0
TICK: Final = 0.005


def measure() -> dict[str, Figure]:
    """All figures of one run."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_measure(Path(folder)))


class _Took(NamedTuple):
    """How long something took, and how much CPU of this process, in seconds: the stand-in's is in it."""

    seconds: float
    cpu: float


@dataclass
class _Round:
    """What was measured of an echo bot, and of the bot right after it."""

    echoes: list[_Took]
    rested_echoes: list[_Took]
    acks: list[_Took] = field(default_factory=list)
    rested_acks: list[_Took] = field(default_factory=list)
    pictures: list[float] = field(default_factory=list)
    stalls: list[tuple[float, float]] = field(default_factory=list)

    def ratio(self) -> float:
        """How the bot compares to the echo bot, each asked one question right after another."""
        return _compared(self.acks, self.echoes, attrgetter("seconds"))

    def rested_ratio(self, what: Callable[[_Took], float]) -> float:
        """The same of questions that come after a rest, when nothing is painted."""
        return _compared(self.rested_acks, self.rested_echoes, what)


def _compared(acks: list[_Took], echoes: list[_Took], what: Callable[[_Took], float]) -> float:
    return statistics.median(map(what, acks)) / statistics.median(map(what, echoes))


async def _measure(folder: Path) -> dict[str, Figure]:
    """They take turns, so that a busy machine slows both alike."""
    warm_up()
    rounds, spread, memory = [], 0.0, peak_memory_mib()
    for number in range(ROUNDS):
        async with playing(EchoBot) as stage:
            alice = stage["Alice"]
            await _echoes(alice, ECHOES // 10)
            measured = _Round(await _echoes(alice, ECHOES), await _echoes(alice, RESTED, REST))
        tables = await Tables.open(folder / f"bench-{number}.db")
        try:
            async with playing(partial(Giants, tables), idle=lambda bot: bot.idle) as stage:
                people = await _sit_down(stage)
                await _presses(stage, tables, people, WARM_UP)
                measured.acks = [
                    await _timed(_acknowledged(stage, people[number % 2], number))
                    for number in range(PRESSES)
                ]
                await stage.settle()
                with _ticking(measured.stalls):
                    measured.rested_acks, measured.pictures = await _presses(
                        stage, tables, people, PRESSES, REST
                    )
                if number == 0:
                    spread, memory = await _spread(tables, stage), peak_memory_mib()
        finally:
            await tables.close()
        rounds.append(measured)
    echoes = [took.seconds for one in rounds for took in one.echoes]
    acks = [took.seconds for one in rounds for took in one.rested_acks]
    pictures = [seconds for one in rounds for seconds in one.pictures]
    stalls = [stall for one in rounds for stall in one.stalls]
    return {
        "echo_p50_ms": statistics.median(echoes) * 1000,
        "press_p50_ms": statistics.median(acks) * 1000,
        "press_p99_ms": percentile(acks, 0.99) * 1000,
        "ratio_to_echo": statistics.median(one.ratio() for one in rounds),
        "ratio_to_echo_after_a_rest": statistics.median(
            one.rested_ratio(attrgetter("seconds")) for one in rounds
        ),
        "cpu_ratio_to_echo": statistics.median(one.rested_ratio(attrgetter("cpu")) for one in rounds),
        "ratio_limit": 3.5,
        "picture_p50_ms": statistics.median(pictures) * 1000,
        "picture_p99_ms": percentile(pictures, 0.99) * 1000,
        "decisions_per_second_over_200_games": spread,
        "longest_stall_ms": max(late for late, _ in stalls) * 1000,
        "longest_own_stall_ms": max(own for _, own in stalls) * 1000,
        "stall_limit_ms": 50,
        "memory_mib": "unknown" if memory is None else memory,
    }


async def _echoes(alice: Player, count: int, rest: float = 0) -> list[_Took]:
    took = []
    for number in range(count):
        await asyncio.sleep(rest)
        took.append(await _timed(alice.run("/echo", text=str(number))))
    return took


async def _timed(answer: Awaitable[object]) -> _Took:
    start, cpu = time.perf_counter(), time.process_time()
    await answer
    return _Took(time.perf_counter() - start, time.process_time() - cpu)


async def _sit_down(stage: Stage) -> list[Player]:
    people = [stage["Alice"], stage["Bruno"], stage["Chloé"]]
    await people[0].run("/giants new")
    for player in people[1:]:
        await player.run("/giants join")
    await people[0].run("/giants start")
    await people[0].until_sees("Round 1", within=20)
    return people


async def _presses(
    stage: Stage, tables: Tables, people: list[Player], count: int, rest: float = 0
) -> tuple[list[_Took], list[float]]:
    """Real decisions: bids sealed anew, each acknowledged, each followed by a new card and a rest."""
    game = await tables.storage.tables.at(Place(stage.demo.guild.id, stage.channel.id).channel) or 0
    acks: list[_Took] = []
    pictures: list[float] = []
    for number in range(count):
        player = people[number % 2]  # the third never bids, so the auction stays open
        before = (await tables.look(game)).table.version
        start = time.perf_counter()
        acks.append(await _timed(_acknowledged(stage, player, number)))
        await stage.until(partial(_shows, stage, game, before), within=20)
        pictures.append(time.perf_counter() - start)
        await stage.settle()
        await asyncio.sleep(rest)
    return acks, pictures


async def _acknowledged(stage: Stage, player: Player, number: int) -> None:
    interaction = stage.standin.slash_commands.run(
        player.person, player.channel, "bid", {"markers": number % 3, "workers": 1}
    )
    await interaction.answered.wait()


def _shows(stage: Stage, game: int, before: int) -> bool:
    """Whether the newest picture in the channel is of a version after this one."""
    for message in stage["Alice"].messages[::-1]:
        for name in message.files:
            found = re.fullmatch(rf"giants-{game}-(\d+)\.webp", name)
            if found:
                return int(found[1]) > before
    return False


async def _spread(tables: Tables, stage: Stage) -> float:
    """Decisions per second over many live games, from the request to the disk."""
    rng = random.Random(1)
    games = []
    for number in range(LIVE_GAMES):
        host = Person(1000 + number)
        channel = stage.world.add_text_channel(stage.demo.guild, f"table-{number}")
        opened = await tables.open_table(Place(stage.demo.guild.id, channel.id), host)
        for user in (host, Person(2000 + number), Person(3000 + number)):
            await tables.submit(opened.table.id, user, Join())
        await tables.submit(opened.table.id, host, Start())
        games.append(opened.table.id)
    start, done = time.perf_counter(), 0
    while time.perf_counter() - start < SPREAD_SECONDS:
        game = rng.choice(games)
        table = (await tables.look(game)).table
        seat = next((seat for seat in table.seats if seat.colour in table.due), None)
        if seat is None or seat.user is None:
            continue
        look = await tables.look(game, seat.user)
        if look.view is not None:
            await tables.submit(game, Person(seat.user), Act(rng.choice(legal_from(look.view))))
            done += 1
    return done / (time.perf_counter() - start)


@contextmanager
def _ticking(stalls: list[tuple[float, float]]) -> Iterator[None]:
    """Note how late each tick of the event loop comes, and how much of that the loop itself worked."""

    async def tick() -> None:
        while True:
            start, worked = time.perf_counter(), time.thread_time()
            await asyncio.sleep(TICK)
            late = time.perf_counter() - start - TICK
            stalls.append((late, min(late, time.thread_time() - worked)))

    task = asyncio.create_task(tick())
    try:
        yield
    finally:
        task.cancel()
