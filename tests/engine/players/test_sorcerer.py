"""Those who search think over what their sorcerer does, and nothing else of a placement."""

import random

import pytest

from engine import Colour, State, apply, legal, view
from engine.actions import Put
from engine.players import Budget, Level, computer_player
from engine.players.placing import Placing
from engine.players.shortlist import errands_of_the_sorcerer
from engine.players.temper import SHREWD
from tests.kit.engine.computer_games import decisions


@pytest.fixture(scope="module")
def turns() -> list[tuple[State, Colour]]:
    """Turns of placement of a game."""
    game = decisions(["normal", "normal", "normal"], 11)
    return [(state.copy(), seat) for state, seat, _ in game if state.phase == "placement"]


def test_errands_are_legal_and_the_planned_one_comes_first(turns: list[tuple[State, Colour]]) -> None:
    powers = set()
    for state, seat in turns:
        if state.players[seat].sorcerer:
            ideas = errands_of_the_sorcerer(state, seat, SHREWD)
            assert ideas[0] == Placing(state, seat, SHREWD).decide()
            assert {action for action, _ in ideas} <= set(legal(state, seat))
            powers |= {action.power for action, _ in ideas if isinstance(action, Put)}
    assert {"worker", "marker", "logs", "headdress"} <= powers


def test_one_of_the_ideas_is_to_let_the_sorcerer_wait(turns: list[tuple[State, Colour]]) -> None:
    sent = 0
    for state, seat in turns:
        if state.players[seat].sorcerer and Placing(state, seat, SHREWD).course().sorcerer is not None:
            sent += 1
            actions = [action for action, _ in errands_of_the_sorcerer(state, seat, SHREWD)]
            assert any(not isinstance(action, Put) or action.power is None for action in actions)
    assert sent > 5


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_nothing_is_rehearsed_once_the_sorcerer_stands(
    level: Level, turns: list[tuple[State, Colour]]
) -> None:
    thought = {True: 0, False: 0}
    for state, seat in turns[::4]:
        looks: list[int] = []

        def never(looks: list[int] = looks) -> bool:
            looks.append(1)
            return False

        budget = Budget(rehearsals=8, seconds=None, cancelled=never)
        action = computer_player(level, budget).decide(view(state, seat), random.Random(2)).action
        thought[bool(state.players[seat].sorcerer)] += len(looks)
        apply(state.copy(), seat, action)
    assert thought[True] > 0
    assert thought[False] == 0
