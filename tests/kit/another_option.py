"""What a bot does with an option of the rules that it was never told of.

    python -m tests.bot.another_option FOLDER

Run in a copy of the project whose engine has the option `windy` and whose English has words for it.
"""

import asyncio
import sys
from pathlib import Path

from bot.playground.kit import Stage, playing
from engine import Options, Record, dump, find_board, load, new_game, read_record
from tests.kit.deployment import Deployment
from tests.kit.panel_play import newest_game


async def _offered_chosen_and_shown(stage: Stage, deployment: Deployment) -> None:
    """The settings offer it, choosing it stores it, and the card says it."""
    alice = stage["Alice"]
    await alice.run("/giants new", quick_start=True)
    settings = await alice.press("Settings")
    assert settings.message is not None
    chosen = await alice.choose("Options of the rules", "windy island", "quick start", on=settings.message)
    assert chosen.message is not None
    game = await newest_game(deployment.tables, stage)
    assert (await deployment.tables.look(game)).table.options.names() == ("quick_start", "windy")
    assert "We play quick start, windy island." in (await alice.until_sees("windy island")).text


async def _kept(stage: Stage, deployment: Deployment) -> None:
    """A bot that comes back reads it from the database."""
    await stage.stop_bot()
    await deployment.tables.close()
    await deployment.open()
    await stage.start_bot()
    game = await newest_game(deployment.tables, stage)
    assert "windy" in (await deployment.tables.look(game)).table.options.names()


async def _typed(stage: Stage, deployment: Deployment) -> None:
    """It can be typed when a table is opened."""
    await stage["Alice"].run("/giants cancel")
    await stage["Bruno"].run("/giants new", windy=True)
    game = await newest_game(deployment.tables, stage)
    assert (await deployment.tables.look(game)).table.options.names() == ("windy",)


async def _played(stage: Stage, deployment: Deployment) -> None:
    """A game with it begins, is recorded and is read again."""
    for name in ("Alice", "Chloé"):
        await stage[name].run("/giants join")
    await stage["Bruno"].run("/giants start")
    await stage["Bruno"].until_sees("Round 1")
    game = await newest_game(deployment.tables, stage)
    assert '[Options "windy"]' in await deployment.tables.record(game)
    await _kept(stage, deployment)


def _in_the_engine() -> None:
    """A record's header and a snapshot carry it there and back."""
    state = new_game(find_board("Rapa Nui 1"), ["red", "blue", "green"], Options.of("windy"))
    assert load(dump(state)).options.names() == ("windy",)
    record = Record(state.board, state.seats, state.options, ())
    assert read_record(str(record)).options.names() == ("windy",)


async def main(folder: Path) -> None:
    """All of it, with a database in the folder."""
    _in_the_engine()
    deployment = Deployment(folder / "giants.db")
    await deployment.open()
    async with playing(deployment.make_bot, idle=lambda bot: bot.idle) as stage:
        await _offered_chosen_and_shown(stage, deployment)
        await _kept(stage, deployment)
        await _typed(stage, deployment)
        await _played(stage, deployment)
    await deployment.tables.close()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
