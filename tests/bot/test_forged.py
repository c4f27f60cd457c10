"""Controls that nobody was offered: each gets a clear answer, and nothing changes."""

import pytest

from bot.playground.kit import Stage

from .conftest import House
from .people import newest_game
from .test_weather import begin


@pytest.mark.parametrize("word", ["peek", "pictures", "deadline", "options", "late", "order", "nonsense"])
async def test_a_menu_without_a_choice_is_refused_kindly(stage: Stage, house: House, word: str) -> None:
    await begin(stage, "request", 3)
    game = await newest_game(house.tables, stage)
    menu = await stage["Bruno"].press("More")
    assert menu.message is not None
    before = (await house.tables.look(game)).face
    answer = await stage["Bruno"].forge(f"bg:{game}:{before.version}:more::{word}", on=menu.message)
    assert answer.ephemeral
    assert answer.text
    assert "went wrong" not in answer.text
    assert (await house.tables.look(game)).face.version == before.version
