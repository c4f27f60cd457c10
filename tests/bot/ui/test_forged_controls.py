"""Controls that nobody was offered: each gets a clear answer, and nothing changes."""

from typing import Any

import pytest

from bot.playground.interactions import InteractionType
from bot.playground.kit import Stage
from bot.playground.validation.component_types import ComponentType, walk
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


async def test_the_answer_to_a_form_never_replaces_a_card(stage: Stage, deployment: Deployment) -> None:
    """A form that is said to have been opened from the card: what it comes to is for one person alone."""
    await begin(stage, "request", 3)
    game = await newest_game(deployment.tables, stage)
    card = (await stage["Sam"].until_sees("Round 1")).message
    before = list(card.components)
    field = {"type": 18, "id": 1, "component": {"type": 4, "id": 2, "custom_id": "hex", "value": "F6"}}
    data = {"custom_id": f"mg:{game}:6:placement:w0..:ask-hex~00", "components": [field]}
    bruno = stage["Bruno"]
    interaction = stage.standin.interactions.begin(
        InteractionType.MODAL, bruno.person, bruno.channel, data, message=card
    )
    answer = await bruno._answered(interaction)
    assert answer.ephemeral
    assert "moved on" in answer.text
    assert card.components == before


@pytest.mark.parametrize(
    "control", ["bg:{game}:{version}:mod::show", "bg:{game}:{version}:auction:m0w0s0c0:go"]
)
async def test_a_private_panel_never_replaces_a_card(
    stage: Stage, deployment: Deployment, control: str
) -> None:
    await begin(stage, "request", 3)
    game = await newest_game(deployment.tables, stage)
    version = (await deployment.tables.look(game)).table.version
    card = (await stage["Sam"].until_sees("Round 1")).message
    planted = control.format(game=game, version=version)
    plant(card.components, planted)
    for name in ("Mo", "Bruno"):
        answer = await stage[name].press(planted)
        assert answer.ephemeral
    assert "My screen" in (await stage["Sam"].until_sees("Round 1")).buttons


@pytest.mark.parametrize("planted", ["bg:999:1:card::move", "bg:1:9999:card::move"])
async def test_a_planted_control_of_an_unknown_game_or_version_never_replaces_a_live_card(
    stage: Stage, planted: str
) -> None:
    await begin(stage, "request", 3)
    card = (await stage["Sam"].until_sees("Round 1")).message
    plant(card.components, planted)
    answer = await stage["Sam"].press(planted)
    assert answer.ephemeral
    assert "My screen" in (await stage["Sam"].until_sees("Round 1")).buttons


def plant(components: list[dict[str, Any]], custom_id: str) -> None:
    """Put a control of another game, or of a private panel, in front of a card's own."""
    [row] = [part for part in walk(components) if part["type"] == ComponentType.ROW][:1]
    first = next(part for part in row["components"] if part["type"] == ComponentType.BUTTON)
    row["components"].insert(0, first | {"custom_id": custom_id, "id": 99})
