"""Whole games by panels only."""

import random

import pytest

from bot.playground.kit import Stage
from tests.kit.deployment import Deployment
from tests.kit.long_runs import ALL
from tests.kit.panel_play import decide, due_players, newest_game

MOST_LEFT = 4  # private messages that a whole game leaves behind: a panel, a note, and what was told besides
TABLES = [(5, "action"), *([(3, "phase"), (4, "phase")] if ALL else [])]
"""The fullest table with most pictures; smaller ones play whole games in `test_restarts_and_faults.py`."""
CAST = ("Alice", "Bruno", "Chloé", "Dmitri", "Emil")


@pytest.mark.long
@pytest.mark.usefixtures("coarse_pictures")
@pytest.mark.parametrize(("count", "pictures"), TABLES)
async def test_people_play_to_the_end_by_panels_only(
    stage: Stage, deployment: Deployment, count: int, pictures: str
) -> None:
    rng = random.Random(count)
    people = [stage[name] for name in CAST[:count]]
    await people[0].run("/giants new", pictures=pictures)
    await people[0].until_sees("One player so far")
    for player in people[1:]:
        await player.run("/giants join")
    await people[0].run("/giants start")
    game = await newest_game(deployment.tables, stage)
    names = {player.id: player.person.name for player in people}
    for _ in range(1500):
        table = (await deployment.tables.look(game)).table
        if table.status != "playing":
            break
        player = rng.choice(due_players(stage, table, names))
        await decide(player, rng)
    assert table.status == "finished"
    assert table.result is not None
    left = {player.person.name: [str(shown)[:80] for shown in player.private] for player in people}
    assert max(map(len, left.values())) <= MOST_LEFT, left
    final = await stage["Sam"].until_sees("The game is over", within=20)
    assert {name.rpartition(".")[2] for name in final.files} == {"png", "webp", "txt"}
