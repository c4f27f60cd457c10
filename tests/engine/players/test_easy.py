"""The easy level: it loses, but nothing that it does makes no sense to somebody who learns the game."""

import random

import pytest

from engine import State, view
from engine.actions import Pass, Tablet
from engine.players import Decision, imagine
from engine.players.easy import EASYGOING
from engine.players.placing import Placing
from tests.kit.engine.computer_games import decisions


@pytest.fixture(scope="module")
def placements() -> list[tuple[State, str, Decision]]:
    return [
        (state.copy(), seat, decision)
        for seed in (1, 2, 3)
        for state, seat, decision in decisions(["easy"] * (seed + 2), seed)
        if state.phase == "placement"
    ]


def test_nobody_passes_who_could_still_finish_a_statue(
    placements: list[tuple[State, str, Decision]],
) -> None:
    passes = 0
    for state, seat, decision in placements:
        if not isinstance(decision.action, Pass):
            continue
        player = next(player for colour, player in state.players.items() if colour == seat)
        seen = imagine(view(state, player.colour), random.Random(1))
        plan = Placing(seen, player.colour, EASYGOING, tried=0, orders=1).course().plan
        ways = {tile for errand in plan.errands if errand.ahu for tile in (*errand.way, errand.goal)}
        assert not any(load.tile in ways and load.piece == "worker" for load in plan.loads[: player.workers])
        passes += 1
    assert passes > 20


def test_markers_that_are_left_over_become_half_tablets(
    placements: list[tuple[State, str, Decision]],
) -> None:
    """Somebody who only plays against easy computers sees that there are tablets."""
    assert any(isinstance(decision.action, Tablet) for _, _, decision in placements)
    for state, seat, decision in placements:
        markers = next(player.markers for colour, player in state.players.items() if colour == seat)
        passes = isinstance(decision.action, Pass) and state.half_supply
        assert not (passes and markers > 4)
