"""A game whose stored state can't be read: whoever presses is told so, and every control is answered."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.playground.kit import Stage
from tests.kit.deployment import Deployment, staged
from tests.kit.panel_play import begin, newest_game


def damage(path: Path, game: int) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute("UPDATE positions SET state = substr(state, 1, 40) WHERE game = ?", (game,))
        db.commit()


@pytest.mark.parametrize("button", ["Your move", "My screen", "More"])
async def test_a_press_on_the_card_of_a_damaged_game_is_answered_kindly(path: Path, button: str) -> None:
    deployment = Deployment(path)
    await deployment.open()
    async with staged(deployment) as stage:
        await _press_after_damage(stage, deployment, button)
    await deployment.close()


async def _press_after_damage(stage: Stage, deployment: Deployment, button: str) -> None:
    await begin(stage, "request", 3)
    game = await newest_game(deployment.tables, stage)
    await stage.stop_bot()
    await deployment.tables.close()
    damage(deployment.path, game)
    await deployment.open()
    await stage.start_bot()
    answer = await stage["Bruno"].press(button)
    assert answer.ephemeral
    assert f"Game {game} is damaged and was left as it is" in answer.text
