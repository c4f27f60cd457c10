"""Controls that nobody was offered: each gets a clear answer, and nothing changes."""

import pytest

from bot.playground.kit import Stage
from tests.kit.deployment import Deployment
from tests.kit.panel_play import SELECT, begin, newest_game


@pytest.mark.parametrize("word", ["peek", "pictures", "deadline", "options", "late", "order", "nonsense"])
async def test_a_menu_without_a_choice_is_refused_kindly(
    stage: Stage, deployment: Deployment, word: str
) -> None:
    await begin(stage, "request", 3)
    game = await newest_game(deployment.tables, stage)
    menu = await stage["Bruno"].press("More")
    assert menu.message is not None
    before = (await deployment.tables.look(game)).table
    answer = await stage["Bruno"].forge(f"bg:{game}:{before.version}:more::{word}", on=menu.message)
    assert answer.ephemeral
    assert answer.text
    assert "went wrong" not in answer.text
    assert (await deployment.tables.look(game)).table.version == before.version


async def test_a_menu_that_comes_back_as_a_button_is_answered(stage: Stage, deployment: Deployment) -> None:
    await begin(stage, "request", 3)
    panel = await stage["Bruno"].press("Your move")
    assert panel.message is not None
    menu = next(part["custom_id"] for part in panel.message.components if part["type"] == SELECT)
    answer = await stage["Bruno"].forge(menu, on=panel.message)
    assert answer.ephemeral
    assert answer.text == "This button is from another time. Please use the newest card."


async def test_nothing_is_remembered_of_panels_and_cards(stage: Stage, deployment: Deployment) -> None:
    """discord.py keeps views that it sent, unless they are done: ours live by their ids alone."""
    await begin(stage, "request", 3)
    for name in ("Alice", "Bruno", "Chloé"):
        await stage[name].press("Your move")
        await stage[name].press("More")
    store = stage.bot._connection._view_store
    assert store._views == {}
    assert stage.bot.persistent_views == []
