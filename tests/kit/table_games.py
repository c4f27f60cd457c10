"""People, computers and whole games for the tests of tables, all through the public interface."""

import random
from collections.abc import Collection
from pathlib import Path
from typing import Any

import pytest

from bot.storage.database import DatabaseAddress, DatabaseUrl
from bot.storage.sqlite.connection import connect_readonly
from bot.storage.sqlite.file_check import check_file
from bot.storage.tools import reading, tools_for
from bot.tables.errors import Refused
from bot.tables.model import Person, Place
from bot.tables.operations.decisions import Act
from bot.tables.operations.lobby import Join, Start
from bot.tables.public_view import Outcome
from bot.tables.service import Tables
from engine import Action, Colour, SeatView
from engine.actions import Bid
from engine.players import COMPUTERS, computer_player

HOST = Person(1)
MODERATOR = Person(99, moderator=True)
SEED = "a secret seed of the tests"
COLOURS: tuple[Colour, ...] = ("green", "red", "blue", "yellow", "purple")
HERE = Place(server=100, channel=200)


class Inline:
    """Computer players that answer at once, in this process."""

    levels: Collection[str] = COMPUTERS

    async def decide(self, level: str, view: SeatView, seed: str) -> Action:
        return decide(view, seed, level)

    async def close(self) -> None:
        pass


def decide(view: SeatView, seed: str | int, level: str = "random") -> Action:
    """A legal decision of a seat that owes one, from what that seat may know."""
    for known in COMPUTERS:
        if known == level:
            return computer_player(known).decide(view, random.Random(seed)).action
    raise LookupError(level)


async def lobby(tables: Tables, people: int = 3, place: Place = HERE, **settings: Any) -> int:
    """A table at which people 1, 2, 3 … sit as green, red, blue …, with the first as host."""
    opened = await tables.open_table(place, HOST, **{"seating": "seated", **settings})
    for user, colour in zip(range(1, people + 1), COLOURS, strict=False):
        await tables.submit(opened.table.id, Person(user), Join(colour))
    return opened.table.id


async def begun(tables: Tables, people: int = 3, place: Place = HERE, **settings: Any) -> int:
    """The same, with the game begun: bids are due."""
    game = await lobby(tables, people, place, **settings)
    await tables.submit(game, HOST, Start())
    return game


async def placing(tables: Tables) -> tuple[int, Person]:
    """A game in which somebody is about to place, and who."""
    game = await begun(tables)
    for user in (1, 2, 3):
        await tables.submit(game, Person(user), Act(Bid()))
    table = (await tables.look(game)).table
    assert table.view is not None
    assert table.view.phase == "placement"
    assert table.due == ("green",)
    return game, Person(1)


async def step(tables: Tables, game: int, seed: int | str = 0) -> Outcome | None:
    """One decision of the first person who owes one; None when nobody does."""
    table = (await tables.look(game)).table
    for seat in table.seats:
        if seat.colour in table.due and seat.user is not None:
            look = await tables.look(game, seat.user)
            assert look.view is not None
            action = decide(look.view, f"{seed}/{table.version}")
            return await tables.submit(game, Person(seat.user), Act(action, version=table.version))
    return None


async def play_until(tables: Tables, game: int, phase: str, seed: int | str = 0) -> None:
    """Decisions until a phase is reached; an AssertionError if the game ends before."""
    while (table := (await tables.look(game)).table).view is not None and table.view.phase != phase:
        assert await step(tables, game, seed) is not None


async def play_out(tables: Tables, game: int, seed: int | str = 0) -> None:
    """Decisions until nobody owes one."""
    while await step(tables, game, seed) is not None:
        pass


async def refused(key: str, awaitable: Any) -> Refused:
    """The refusal that a request must end with."""
    with pytest.raises(Refused) as caught:
        await awaitable
    assert caught.value.key == key
    return caught.value


def faults_of(address: DatabaseAddress) -> list[str]:
    """What `giants check` would find."""
    if isinstance(address, DatabaseUrl):
        with reading(address) as db:
            return list(tools_for(address).faults(db, lambda games: games))
    db = connect_readonly(address)
    try:
        return list(check_file(db))
    finally:
        db.close()


def contents(file: Path) -> bytes:
    """What is in a file."""
    return file.read_bytes()


def overwrite(file: Path, content: bytes) -> None:
    """Put something else into a file."""
    file.write_bytes(content)
