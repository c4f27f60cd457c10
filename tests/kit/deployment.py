"""A real bot on the stand-in whose tables live by a clock that the tests move."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.client import Giants
from bot.playground.kit import Stage, playing
from bot.tables.service import Tables
from tests.kit.server import Village
from tests.kit.table_games import SEED, Hands, Inline, faults_of


class House:
    """The bot's database and time; `open` again is what a restart does."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.hands = Hands()
        self.hands.time = 1_800_000_000.0  # a Friday morning in January
        self.tables: Tables

    async def open(self) -> None:
        self.tables = await Tables.open(self.path, Inline(), now=self.hands, new_seed=lambda: SEED)

    def make_bot(self) -> Giants:
        return Giants(self.tables, painters=1)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    made = House(tmp_path / "giants.db")
    await made.open()
    yield made
    await made.tables.quiet()
    await made.tables.close()
    assert faults_of(made.path) == []


@pytest.fixture
async def village(house: House) -> AsyncIterator[Village]:
    async with playing(house.make_bot, idle=lambda bot: bot.idle) as stage:
        yield Village(stage, house)


@pytest.fixture
def stage(village: Village) -> Stage:
    return village.stage
