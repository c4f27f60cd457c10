"""No reminder is doubled or lost, wherever the process dies: before, within or after any write or post."""

import random
from collections import Counter
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.recovery.lost_places import LostPlaces
from bot.reminders.clock import Clock
from bot.reminders.delivery import NoticeDelivery
from bot.storage.database import Database, Job
from bot.tables.model import Person
from bot.tables.operations.decisions import Act
from bot.tables.public_view import TableView
from bot.tables.service import Tables
from tests.kit.fake_clock import HOUR, FakeClock
from tests.kit.long_runs import amounts
from tests.kit.table_games import SEED, Inline, begun, decide, faults_of

PEOPLE = (1, 2, 3)
STEPS = {8 * HOUR: "It is your turn", 24 * HOUR: "has been waiting for a while"}


class Killed(BaseException):
    """The process ends here. Nothing in it gets to know."""


class Fuse:
    """Burns down by one at every write and every post, and kills before or after one of them."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.left = 0
        self.lit = False

    def light(self) -> None:
        self.left, self.lit = self.rng.randint(1, 9), True

    def burn(self) -> Callable[[], None]:
        """Count one deed; dies now, or gives what may die after the deed."""
        self.left -= 1
        dies = self.lit and self.left <= 0
        if dies and self.rng.random() < 0.5:
            raise Killed

        def after() -> None:
            if dies:
                raise Killed

        return after


class Office:
    """Discord, as far as posting goes: a repeated nonce is answered with the first message."""

    def __init__(self, fuse: Fuse) -> None:
        self.fuse = fuse
        self.posted: dict[str, str] = {}
        self.standing: dict[int, str] = {}
        self.id = 0

    def get_partial_messageable(self, channel: int) -> "Office":
        self.id = channel
        return self

    def get_partial_message(self, message: int) -> "Letter":
        return Letter(self, message)

    def get_guild(self, server: int) -> None:
        return None

    async def history(self, **_: object) -> AsyncIterator[SimpleNamespace]:
        """Nothing: for as long as the nonces are remembered, they do."""
        nothing: tuple[SimpleNamespace, ...] = ()
        for message in nothing:
            yield message

    async def send(self, content: str, *, nonce: str, **_: object) -> "Letter":
        after = self.fuse.burn()
        if nonce not in self.posted:
            self.posted[nonce] = content
            self.standing[len(self.posted)] = self.posted[nonce]
        after()
        return Letter(self, list(self.posted).index(nonce) + 1)


class Letter:
    """A message in the office, and how it is taken away."""

    def __init__(self, office: Office, message: int) -> None:
        self.channel, self.id = office, message

    async def edit(self, *, content: str, **_: object) -> None:
        after = self.channel.fuse.burn()
        self.channel.standing[self.id] = content
        after()

    async def delete(self) -> None:
        after = self.channel.fuse.burn()
        if self.channel.standing.pop(self.id, None) is None:
            answer = cast(Any, SimpleNamespace(status=404, reason="Not Found"))
            raise discord.NotFound(answer, {"code": 10008, "message": "Unknown Message"})
        after()


class Life:
    """One run of the bot: from its start to its death."""

    def __init__(self, tables: Tables, office: Office) -> None:
        client = cast(discord.Client, office)
        self.tables = tables
        self.clock = Clock(tables)
        self.notices = NoticeDelivery(client, tables, LostPlaces(client, tables))

    async def tick(self) -> None:
        await self.clock.tick()
        await self.notices.deliver()


def deadly(store: Database, fuse: Fuse) -> None:
    """Let every write of a store burn the fuse."""
    write = store.write

    async def dying(job: Job[Any]) -> Any:
        after = fuse.burn()
        result = await write(job)
        after()
        return result

    store.write = dying  # type: ignore[method-assign]


class Expected:
    """What should have been told by now, reckoned from when each decision was asked for."""

    def __init__(self) -> None:
        self.since: dict[tuple[int, int, int], float] = {}
        self.told: Counter[tuple[str, int]] = Counter()

    def pass_time(self, table: TableView, before: float, now: float) -> None:
        """Note since when everybody is waited for, and what they are to be told when time has passed."""
        for seat in table.seats:
            if seat.colour in table.due and seat.user is not None:
                key = (table.id, table.asked[seat.colour], seat.user)
                waited = now - self.since.setdefault(key, before)
                if int(waited) in STEPS:
                    self.told[STEPS[int(waited)], seat.user] += 1


def told(office: Office) -> Counter[tuple[str, int]]:
    """What was told to whom."""
    seen: Counter[tuple[str, int]] = Counter()
    for text in office.posted.values():
        for words in STEPS.values():
            seen.update((words, user) for user in PEOPLE if words in text and f"<@{user}>" in text)
    return seen


class World:
    """A game that goes on from one life of the bot to the next."""

    def __init__(self, path: Path) -> None:
        self.rng, self.fake_clock, self.path = random.Random(8), FakeClock(), path
        self.fuse = Fuse(self.rng)
        self.office = Office(self.fuse)
        self.kills = 0
        self.life: Life

    async def be_born(self) -> None:
        self.fuse.lit = False
        tables = await Tables.open(self.path, Inline(), now=self.fake_clock, new_seed=lambda: SEED)
        deadly(tables.storage.database, self.fuse)
        self.life = Life(tables, self.office)

    async def tick_until_done(self) -> None:
        """Die and come back until everything due at this hour was handled and told."""
        while True:
            self.fuse.light()
            try:
                await self.life.tick()
            except Killed:
                self.kills += 1
                await self.life.tables.close()
                await self.be_born()
            else:
                self.fuse.lit = False
                return

    async def some_decide(self, game: int) -> None:
        """Now and then somebody remembers the game."""
        for user in PEOPLE:
            look = await self.life.tables.look(game, user)
            due = look.seat is not None and look.seat.colour in look.table.due
            if due and look.view is not None and self.rng.random() < 0.3:
                await self.life.tables.submit(game, Person(user), Act(decide(look.view, look.table.version)))


@pytest.mark.parametrize("kills", amounts(40, 200))
async def test_no_reminder_is_doubled_or_lost_however_often_the_bot_is_killed(path: Path, kills: int) -> None:
    world, expected = World(path), Expected()
    await world.be_born()
    game = 0
    while world.kills < kills:
        if not game or (await world.life.tables.look(game)).table.status != "playing":
            game = await begun(world.life.tables, reminder=8 * HOUR)
        table, before = (await world.life.tables.look(game)).table, world.fake_clock.time
        world.fake_clock.time += 8 * HOUR
        expected.pass_time(table, before, world.fake_clock.time)
        await world.tick_until_done()
        await world.some_decide(game)
    world.fuse.lit = False
    await world.life.tick()
    waited = {
        seat.user for seat in table.seats if seat.colour in (await world.life.tables.look(game)).table.due
    }
    standing = [user for text in world.office.standing.values() for user in PEOPLE if f"<@{user}>" in text]
    assert len(standing) == len(set(standing)), "one reminder at most stands for each"
    assert set(standing) <= waited, "and none for those who decided"
    await world.life.tables.close()
    assert told(world.office) == expected.told
    assert sum(expected.told.values()) > kills // 10
    assert faults_of(path) == []
