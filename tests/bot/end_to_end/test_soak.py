"""Many tables, people who press everything, a Discord on a bad day: nothing is stuck, lost or leaked."""

import asyncio
import logging
import math
import os
import random
import time
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import suppress

import pytest

from bot.playground.kit import Stage
from bot.tables.public_view import TableView
from engine.events import GameOver
from tests.kit.deployment import Deployment
from tests.kit.long_runs import only_long
from tests.kit.payload_checker import PayloadChecker
from tests.kit.random_people import Gate, RandomPeople

USUAL = (2, 50)  # games, and steps at each
LONG = (int(os.environ.get("GIANTS_SOAK_GAMES", "4")), int(os.environ.get("GIANTS_SOAK_STEPS", "150")))
SEED = os.environ.get("GIANTS_SOAK_SEED", "1")
AT_ONCE = int(os.environ.get("GIANTS_SOAK_AT_ONCE", "8"))

ENDS = {"finished": "The game is over", "abandoned": "This game was given up"}


async def bad_weather(stage: Stage, rng: random.Random) -> None:
    """Every now and then something goes wrong, until cancelled."""
    faults, gateway = stage.faults, stage.standin.gateway
    while True:
        await asyncio.sleep(rng.uniform(0.02, 0.3))
        roll = rng.random()
        if roll < 0.25:
            faults.rate_limit(r"/channels/", times=2, retry_after=0.02)
        elif roll < 0.27:
            faults.rate_limit("", times=1, retry_after=0.1, everywhere=True)
        elif roll < 0.40:
            faults.server_error(r"/channels/", times=1, status=rng.choice((500, 502, 503)))
        elif roll < 0.60:
            faults.slow(r"", times=3, seconds=0.08)
        elif roll < 0.80:
            faults.duplicate(times=2)
        elif roll < 0.92:
            faults.lose_answer(r"/channels/\d+/messages", times=1)
        elif roll < 0.96:
            await gateway.drop()
        else:
            await gateway.ask_to_reconnect()


def asked_twice(record: logging.LogRecord) -> bool:
    """Whether discord.py complains that it could not answer what was delivered twice."""
    return record.exc_info is not None and "(error code: 40060)" in str(record.exc_info[1])


@pytest.fixture
def errors(caplog: pytest.LogCaptureFixture) -> Iterator[list[str]]:
    """What the bot and its libraries call an error. The records themselves would hold all that they saw."""
    found: list[str] = []

    def keep(record: logging.LogRecord) -> bool:
        if record.levelno >= logging.ERROR and not asked_twice(record):
            found.append(f"{record.getMessage()} {record.exc_info[1] if record.exc_info else ''}")
        return False

    caplog.set_level(logging.ERROR)
    loggers = [
        logging.getLogger(name) for name in ("discord.app_commands.tree", "discord.ui.view", "asyncio")
    ]
    loggers += [logging.getLogger(name) for name in logging.root.manager.loggerDict if name.startswith("bot")]
    for logger in loggers:
        logger.addFilter(keep)
    yield found
    for logger in loggers:
        logger.removeFilter(keep)


async def restarts(
    stage: Stage, deployment: Deployment, gate: Gate, enough: asyncio.Event, rng: random.Random
) -> None:
    """Every now and then the process ends and comes back, until it is enough."""
    while True:
        with suppress(TimeoutError):
            async with asyncio.timeout(rng.uniform(5, 25)):
                await enough.wait()
                return
        async with gate.shut():
            await stage.stop_bot()
            await deployment.tables.close()
            await deployment.open()
            await stage.start_bot()


class Soak:
    """So many tables on one server, some at a time."""

    def __init__(self, stage: Stage, deployment: Deployment, games: int, steps: int) -> None:
        self.games, self.steps = games, steps
        stage.hurried = True
        stage.requests.entries = deque(maxlen=200)  # the checker hears of each, nobody looks back
        self.stage = stage
        self.deployment = deployment
        self.faces: dict[int, TableView] = {}
        self.left: dict[tuple[int, int], float] = {}
        self.checker = PayloadChecker(stage, self.faces.get, self._was_over, self._sits)
        self.gate = Gate()
        self.room = asyncio.Semaphore(AT_ONCE)
        self.did: Counter[str] = Counter()
        self.groups: list[RandomPeople] = []

    async def table(self, number: int) -> None:
        """One table from its beginning to its end; where it does not get there, say what hangs where."""
        try:
            await self._table(number)
        except Exception:
            for task in asyncio.all_tasks():
                task.print_stack(limit=6)
            raise

    async def _table(self, number: int) -> None:
        async with self.room:
            people = RandomPeople(
                self.stage, self.deployment, self.checker, self.gate, f"soak/{SEED}/{number}"
            )
            self.groups.append(people)
            await people.begin()
            following = asyncio.create_task(self._follow(people))
            try:
                table = await people.play(self.steps)
            finally:
                following.cancel()
            self.faces[people.game] = table
            self.did.update(people.did)
            ended = table.view.outcome if table.view else None
            self.did.update((table.status, "tables", *((f"ended by {ended.reason}",) if ended else ())))
            people.tidy()
            if self.games > 10:
                print(dict(self.did), dict(self.checker.seen), self.checker.complaints[-3:], flush=True)

    async def _was_over(self, game: int, version: int | None) -> bool:
        """What the log says, as a game may be taken up again a moment after its end."""
        over = False
        async with self.gate.passing():
            entries = await self.deployment.tables.log(game)
        for entry in entries:
            if version is not None and entry.seq > version:
                break
            if entry.kind == "undone" and version is not None:
                over = False
            ended = any(isinstance(event, GameOver) for event in entry.events)
            over = over or ended or entry.kind in ENDS
        return over

    async def _sits(self, game: int, user: int) -> bool:
        """Asked anew: after its people went, others of the server may still be given a seat at a table."""
        async with self.gate.passing():
            table = (await self.deployment.tables.look(game)).table
        seated = any(seat.user == user for seat in table.seats)
        return seated or time.monotonic() - self.left.get((game, user), -math.inf) < self.stage.patience

    async def _follow(self, people: RandomPeople) -> None:
        game, seated = people.game, set[int | None]()
        while True:
            async with self.gate.passing():
                self.faces[game] = await people.table()
            before, seated = seated, {seat.user for seat in self.faces[game].seats}
            now = time.monotonic()
            self.left.update(((game, user), now) for user in before - seated if user is not None)
            await asyncio.sleep(0.01)


@pytest.mark.parametrize(("games", "steps"), [USUAL, *only_long([LONG])])
async def test_nothing_is_stuck_lost_or_leaked_whatever_people_press(
    stage: Stage, deployment: Deployment, errors: list[str], games: int, steps: int
) -> None:
    soak = Soak(stage, deployment, games, steps)
    enough = asyncio.Event()
    restarting = asyncio.create_task(restarts(stage, deployment, soak.gate, enough, random.Random(SEED)))
    meanwhile = [
        asyncio.create_task(bad_weather(stage, random.Random(f"weather/{SEED}"))),
        asyncio.create_task(soak.checker.watch_the_line()),
    ]
    try:
        async with asyncio.TaskGroup() as group:
            for number in range(games):
                group.create_task(soak.table(number))
    finally:
        for task in meanwhile:
            task.cancel()
        enough.set()
        await restarting
    stage.faults.clear()
    await stage.settle()
    await soak.checker.finish()
    did, checker = soak.did, soak.checker
    print(dict(did), dict(checker.seen), f"longest wait for the loop: {checker.longest:.2f} s")
    assert checker.complaints == []
    assert checker.unanswered == []
    assert errors == []
    for people in soak.groups:
        assert await people.abuses() == []
        table = await people.table()
        now = (
            f"Round {table.view.round}"
            if table.view and table.status in ("playing", "paused")
            else ENDS[table.status]
        )
        await people.shows(now)
    for deed in ("decisions", "presses", "commands", "forged"):
        assert did[deed]
    for audience in ("public", "private"):
        assert checker.seen[audience]
