"""A real bot on the stand-in, with a database of its own."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from bot.client import Giants
from bot.playground.kit import Stage, playing
from bot.tables.service import Tables


class House:
    """The bot's database, and the bot that is at work on it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.tables: Tables

    async def open(self) -> None:
        self.tables = await Tables.open(self.path)

    def make_bot(self) -> Giants:
        return Giants(self.tables)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    made = House(tmp_path / "giants.db")
    await made.open()
    yield made
    await made.tables.close()


@pytest.fixture
async def stage(house: House) -> AsyncIterator[Stage]:
    async with playing(house.make_bot, idle=lambda bot: bot.idle) as made:
        yield made


Make = Callable[[], Giants]
