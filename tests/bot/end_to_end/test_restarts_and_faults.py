"""Restarts between any two presses, and a Discord that has a bad day: no table gets stuck."""

import random

import pytest

from bot.playground.kit import CannotAct, Stage
from tests.kit.deployment import Deployment
from tests.kit.long_runs import amounts
from tests.kit.panel_play import begin, decide, due_players, newest_game

WHOLE_GAME = 4000  # decisions, more than any game has


async def test_a_bot_restarted_between_any_two_presses_goes_on(stage: Stage, deployment: Deployment) -> None:
    rng = random.Random(3)
    names = await begin(stage, "phase", 3)
    game = await newest_game(deployment.tables, stage)
    for number in range(24):
        table = (await deployment.tables.look(game)).table
        player = rng.choice(due_players(stage, table, names))
        opened = await player.press("Your move")
        assert opened.message is not None
        if number % 3 == 0:  # the panel was drawn by a process that is gone
            await stage.stop_bot()
            await deployment.tables.close()
            await deployment.open()
            await stage.start_bot()
        go = [b for b in opened.message.components if str(b.get("custom_id", "")).endswith(":go")]
        button = rng.choice(go)
        answered = await player.press(button["custom_id"], on=opened.message)
        assert answered.message is not None
        after = (await deployment.tables.look(game)).table
        if "Are you sure" not in answered.text:
            assert after.version > table.version


def trouble(stage: Stage, rng: random.Random) -> None:
    """Something goes wrong with the next requests."""
    faults, roll = stage.faults, rng.random()
    if roll < 0.2:
        faults.rate_limit(r"/channels/", times=2, retry_after=0.02)
    elif roll < 0.4:
        faults.server_error(r"/channels/", times=1)
    elif roll < 0.55:
        faults.slow(r"/channels/", times=2, seconds=0.05)
    elif roll < 0.7:
        faults.duplicate(times=1)
    elif roll < 0.8:
        faults.lose_answer(r"/channels/\d+/messages", times=1)


@pytest.mark.usefixtures("coarse_pictures")
@pytest.mark.parametrize("decisions", amounts(8, WHOLE_GAME))
async def test_no_table_gets_stuck_in_bad_weather(
    stage: Stage, deployment: Deployment, decisions: int
) -> None:
    rng = random.Random("weather/0")
    names = await begin(stage, rng.choice(("request", "phase")), rng.choice((3, 4)))
    game = await newest_game(deployment.tables, stage)
    for _ in range(decisions):
        table = (await deployment.tables.look(game)).table
        if table.status != "playing":
            break
        trouble(stage, rng)
        try:
            await decide(rng.choice(due_players(stage, table, names)), rng)
        except CannotAct:  # the card that held the button was being replaced: look again
            await stage.settle()
        stage.faults.clear()
    table = (await deployment.tables.look(game)).table
    assert table.status == "finished" or decisions < WHOLE_GAME
    now = f"Round {table.view.round}" if table.view and table.status == "playing" else "over"
    await stage["Sam"].until_sees(now, within=20)
