"""What a bot does with an option of the rules that it was never told of.

    python -m tests.bot.another_option FOLDER

Run in a copy of the project whose engine has the option `windy` and whose English has words for it.
"""

import asyncio
import sys
from pathlib import Path

from bot.playground.kit import Stage, playing
from engine import Options, Record, dump, find_board, load, new_game, read_record

from .conftest import House
from .people import newest_game


async def _offered_chosen_and_shown(stage: Stage, house: House) -> None:
    """The settings offer it, choosing it stores it, and the card says it."""
    alice = stage["Alice"]
    await alice.run("/giants new", quick_start=True)
    settings = await alice.press("Settings")
    assert settings.message is not None
    chosen = await alice.choose("Options of the rules", "windy island", "quick start", on=settings.message)
    assert chosen.message is not None
    game = await newest_game(house.tables, stage)
    assert (await house.tables.look(game)).table.options.names() == ("quick_start", "windy")
    assert "We play quick start, windy island." in (await alice.until_sees("windy island")).text


async def _kept(stage: Stage, house: House) -> None:
    """A bot that comes back reads it from the database."""
    await stage.stop_bot()
    await house.tables.close()
    await house.open()
    await stage.start_bot()
    game = await newest_game(house.tables, stage)
    assert "windy" in (await house.tables.look(game)).table.options.names()


async def _typed(stage: Stage, house: House) -> None:
    """It can be typed when a table is opened."""
    await stage["Alice"].run("/giants cancel")
    await stage["Bruno"].run("/giants new", windy=True)
    game = await newest_game(house.tables, stage)
    assert (await house.tables.look(game)).table.options.names() == ("windy",)


async def _played(stage: Stage, house: House) -> None:
    """A game with it begins, is recorded and is read again."""
    for name in ("Alice", "Chloé"):
        await stage[name].run("/giants join")
    await stage["Bruno"].run("/giants start")
    await stage["Bruno"].until_sees("Round 1")
    game = await newest_game(house.tables, stage)
    assert '[Options "windy"]' in await house.tables.register.record(game)
    await _kept(stage, house)


def _in_the_engine() -> None:
    """A record's header and a snapshot carry it there and back."""
    state = new_game(find_board("Rapa Nui"), ["red", "blue", "green"], Options.of("windy"))
    assert load(dump(state)).options.names() == ("windy",)
    record = Record(state.board, state.seats, state.options, ())
    assert read_record(str(record)).options.names() == ("windy",)


async def main(folder: Path) -> None:
    """All of it, with a database in the folder."""
    _in_the_engine()
    house = House(folder / "giants.db")
    await house.open()
    async with playing(house.make_bot, idle=lambda bot: bot.idle) as stage:
        await _offered_chosen_and_shown(stage, house)
        await _kept(stage, house)
        await _typed(stage, house)
        await _played(stage, house)
    await house.tables.close()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
