"""Connections that break under an answer: the person is answered all the same, and decided once."""

import asyncio
from functools import partial

import pytest

from bot.client import Giants
from bot.playground.fault_injection import Faults
from bot.playground.kit import Stage
from bot.playground.kit.patience import wait_until
from tests.kit.deployment import Deployment
from tests.kit.panel_play import begin, newest_game

CALLBACK = r"/interactions/\d+/.*/callback"
TROUBLES = {"request": Faults.lose_request, "answer": Faults.lose_answer}


@pytest.mark.parametrize("lost", TROUBLES)
@pytest.mark.parametrize("times", [1, 2])
async def test_a_decision_is_answered_over_a_line_that_breaks(
    stage: Stage, deployment: Deployment, lost: str, times: int
) -> None:
    await begin(stage, "request", 3)
    game = await newest_game(deployment.tables, stage)
    panel = await stage["Bruno"].press("Your move")
    assert panel.message is not None
    before = (await deployment.tables.look(game)).table.version
    seal = next(label for label in panel.message.buttons if label.startswith("Seal"))
    TROUBLES[lost](stage.faults, CALLBACK, times=times)
    answer = await stage["Bruno"].press(seal, on=panel.message)
    assert "Done" in answer.text
    assert (await deployment.tables.look(game)).table.version == before + 1


@pytest.mark.parametrize("lost", TROUBLES)
async def test_a_picture_is_shown_over_a_line_that_breaks(stage: Stage, lost: str) -> None:
    await begin(stage, "request", 3)
    TROUBLES[lost](stage.faults, CALLBACK)
    answer = await stage["Bruno"].press("My screen")
    assert answer.message is not None
    [picture] = answer.message.files.values()
    assert picture.startswith(b"\x89PNG")
    assert len(picture) > 1000


@pytest.mark.parametrize("lost", TROUBLES)
async def test_a_command_is_answered_over_a_line_that_breaks(stage: Stage, lost: str) -> None:
    await begin(stage, "request", 3)
    TROUBLES[lost](stage.faults, CALLBACK)
    answer = await stage["Bruno"].run("/rules")
    assert "The rules of Giants" in answer.text


async def test_a_line_that_stays_broken_is_given_up(stage: Stage, deployment: Deployment) -> None:
    await begin(stage, "request", 3)
    game = await newest_game(deployment.tables, stage)
    stage.patience = 1.5
    stage.faults.lose_request(CALLBACK, times=9)
    with pytest.raises(AssertionError, match="did not answer"):
        await stage["Bruno"].press("My screen")
    stage.faults.clear()
    answer = await stage["Bruno"].press("My screen")
    assert answer.ephemeral
    assert (await deployment.tables.look(game)).table.status == "playing"


async def test_a_card_comes_soon_after_discord_was_too_busy_for_it(stage: Stage) -> None:
    stage.faults.rate_limit(r"/channels/\d+/messages", method="POST", times=5, retry_after=0.01)
    await stage["Alice"].run("/giants new")
    await stage["Sam"].until_sees("A game of Giants", within=15)


@pytest.mark.parametrize("deed", ["a decision", "a picture", "several messages"])
async def test_whoever_is_being_served_is_answered_before_the_bot_leaves(
    stage: Stage, deployment: Deployment, deed: str
) -> None:
    """SIGTERM comes between a press and its answer."""
    await begin(stage, "request", 3)
    game = await newest_game(deployment.tables, stage)
    bruno, stage.hurried = stage["Bruno"], True
    panel = (await bruno.press("Your move")).message
    assert panel is not None
    await stage.settle()
    before = (await deployment.tables.look(game)).table.version
    deeds = {
        "a decision": partial(bruno.press, next(s for s in panel.buttons if s.startswith("Seal")), on=panel),
        "a picture": partial(bruno.run, "/giants board"),
        "several messages": partial(bruno.run, "/giants board", text=True),
    }
    stage.faults.slow("/(interactions|webhooks)/", times=9, seconds=0.2)
    acting = asyncio.create_task(deeds[deed]())
    assert isinstance(stage.bot, Giants)
    bot = stage.bot
    await wait_until(lambda: not bot.idle)
    await stage.stop_bot()
    answer = await acting
    assert answer.message is not None
    said = [shown.text for shown in bruno.private]
    if deed == "a decision":
        assert "Done" in answer.text
        assert (await deployment.tables.look(game)).table.version == before + 1
    elif deed == "a picture":
        assert answer.message.files
    else:
        assert any("Ahu" in text or "ahu" in text for text in said)
    await stage.start_bot()
    assert "fault" not in " ".join(said)
