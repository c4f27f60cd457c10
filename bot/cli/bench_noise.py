"""How much a whole game stirs its channel: messages posted, edited and deleted, calls, and bytes uploaded.

Simulated people play through the real bot on the stand-in, in simulated time: in an evening, when everybody
answers within a minute, or over weeks, when they look in every few hours.
"""

import asyncio
import random
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from bot.client import Giants
from bot.playground.kit import Stage, playing
from bot.playground.world import Message, World
from bot.tables.model import Person, Place
from bot.tables.operations.decisions import Act
from bot.tables.operations.lobby import AddComputer, Join, Start
from bot.tables.service import Tables
from engine.players import computer_player

from .output import Figure

HOUR: Final = 3600.0
MEGABYTE: Final = 1_000_000
PEOPLE: Final = ("Alice", "Bruno", "Chloé", "Dmitri", "Emil")
MOST_DECISIONS: Final = 2000
SEED: Final = "Rano Raraku"  # of the dice: the same games every time


class Group(NamedTuple):
    """Who plays."""

    people: int
    computers: int = 0

    def __str__(self) -> str:
        return f"{self.people}_people" + (f"_{self.computers}_computers" if self.computers else "")


GROUPS: Final = (Group(3), Group(4), Group(5), Group(2, 2))
PACES: Final = {"evening": (10.0, 60.0), "weeks": (0.25 * HOUR, 12 * HOUR)}
"""Seconds that a decision takes, from and to."""


def measure() -> dict[str, Figure]:
    """All figures of one run."""
    figures: dict[str, Figure] = {}
    for pace in PACES:
        for group in GROUPS:
            with tempfile.TemporaryDirectory() as folder:
                counted = asyncio.run(_game(Path(folder) / "bench.db", group, pace))
            for what in ("decisions", "posted", "deleted", "edited", "pings"):
                figures[f"{pace}_{group}_{what}"] = counted[what]
            figures[f"{pace}_{group}_megabytes"] = round(counted["bytes"] / MEGABYTE, 1)
    return figures


async def _game(path: Path, group: Group, pace: str) -> Counter[str]:
    """One game, from its table's opening to its end."""
    world, rng = World(), random.Random(f"{group}/{pace}")
    tables = await Tables.open(path, now=world.clock.now, new_seed=lambda: SEED)
    try:
        async with playing(lambda: Giants(tables), world=world, idle=lambda bot: bot.idle) as stage:
            with _counting(world) as counted:
                game = await _begin(tables, stage, group)
                while await _decision(tables, stage, game, rng, PACES[pace]):
                    counted["decisions"] += 1
                    if counted["decisions"] > MOST_DECISIONS:
                        raise RuntimeError("the game has no end")
                await stage.settle()
    finally:
        await tables.close()
    return counted


async def _begin(tables: Tables, stage: Stage, group: Group) -> int:
    users = [stage[name].id for name in PEOPLE[: group.people]]
    host = Person(users[0])
    place = Place(stage.demo.guild.id, stage.channel.id)
    game = (await tables.open_table(place, host, reminder=int(8 * HOUR))).table.id
    for user in users:
        await tables.submit(game, Person(user), Join())
    for _ in range(group.computers):
        await tables.submit(game, host, AddComputer("easy"))
    await tables.submit(game, host, Start())
    return game


async def _decision(
    tables: Tables, stage: Stage, game: int, rng: random.Random, pace: tuple[float, float]
) -> bool:
    """Let time pass until somebody decides; whether the game goes on."""
    await tables.wait_for_computers()
    await stage.settle()
    stage.clock.advance(rng.uniform(*pace))
    assert isinstance(stage.bot, Giants)
    await stage.bot.reminders.tick()
    await stage.settle()
    table = (await tables.look(game)).table
    due = [seat for seat in table.seats if seat.colour in table.due and seat.user is not None]
    if table.status != "playing" or not due:
        return False
    user = rng.choice(due).user or 0
    look = await tables.look(game, user)
    assert look.view is not None, "whoever is due plays"
    action = computer_player("easy").decide(look.view, random.Random(table.version)).action
    await tables.submit(game, Person(user), Act(action))
    return True


@contextmanager
def _counting(world: World) -> Iterator[Counter[str]]:
    """Count what happens to the messages that everybody sees."""
    counted: Counter[str] = Counter()
    uploaded: set[int] = set()

    def hear(event: str, subject: Any) -> None:
        if not isinstance(subject, Message) or subject.audience is not None:
            return
        kinds = {"message": "posted", "message_update": "edited", "message_delete": "deleted"}
        counted[kinds[event]] += 1
        if event == "message":
            counted["pings"] += len(subject.mentions)
        for attachment in subject.attachments if event != "message_delete" else ():
            if attachment.id not in uploaded:
                uploaded.add(attachment.id)
                counted["bytes"] += attachment.size

    unsubscribe = world.subscribe(hear)
    try:
        yield counted
    finally:
        unsubscribe()
