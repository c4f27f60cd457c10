"""Who searches thinks within a budget, stops when told, and answers the same for the same seed."""

import random
from collections.abc import Iterator

import pytest

from engine import Colour, State, view
from engine.players import Budget, Level, computer_player, imagine
from engine.players.near import leaning
from engine.players.normal import sensible
from engine.players.temper import SHREWD
from tests.kit.engine.computer_games import decisions

SEARCHING: tuple[Level, ...] = ("hard", "expert")


@pytest.fixture(scope="module")
def positions() -> list[tuple[State, Colour]]:
    """Decisions of a game that hard has to think about."""
    found = []
    for number, (state, seat, _) in enumerate(decisions(["normal", "normal", "normal"], 4)):
        if number % 15 == 0 and state.phase in ("auction", "placement", "transport"):
            found.append((state.copy(), seat))
    return found


def ticks() -> Iterator[float]:
    """A clock on which every look takes a tenth of a second."""
    now = 0.0
    while True:
        now += 0.1
        yield now


@pytest.mark.parametrize("level", SEARCHING)
def test_a_seed_and_a_number_of_rehearsals_decide_everything(
    level: Level, positions: list[tuple[State, Colour]]
) -> None:
    for state, seat in positions:
        player = computer_player(level, Budget(rehearsals=12, seconds=None))
        answers = {str(player.decide(view(state, seat), random.Random(5))) for _ in range(2)}
        assert len(answers) == 1


@pytest.mark.parametrize("level", SEARCHING)
def test_thinking_stops_when_time_is_up(level: Level, positions: list[tuple[State, Colour]]) -> None:
    for state, seat in positions:
        clock = ticks()
        looks: list[float] = []

        def look(clock: Iterator[float] = clock, looks: list[float] = looks) -> float:
            looks.append(next(clock))
            return looks[-1]

        budget = Budget(rehearsals=10**9, seconds=0.45, clock=look)
        computer_player(level, budget).decide(view(state, seat), random.Random(1))
        longer = (
            level == "hard" and state.phase == "auction"
        )  # who has seconds needs no more of them for a bid
        assert len(looks) <= (12 if longer else 7)


@pytest.mark.parametrize("level", SEARCHING)
def test_a_cancelled_thought_still_answers(level: Level, positions: list[tuple[State, Colour]]) -> None:
    for state, seat in positions:
        asked: list[int] = []

        def cancelled(asked: list[int] = asked) -> bool:
            asked.append(1)
            return len(asked) > 2

        budget = Budget(rehearsals=10**9, seconds=None, cancelled=cancelled)
        decision = computer_player(level, budget).decide(view(state, seat), random.Random(1))
        assert decision.reason.key.startswith("reason-")
        assert len(asked) <= 3


@pytest.mark.parametrize("level", SEARCHING)
def test_without_a_single_rehearsal_it_follows_its_plan(
    level: Level, positions: list[tuple[State, Colour]]
) -> None:
    for state, seat in positions:
        hasty = computer_player(level, Budget(rehearsals=0)).decide(view(state, seat), random.Random(3))
        rng = random.Random(3)
        imagined = imagine(view(state, seat), rng)
        weights = leaning(SHREWD, imagined, seat) if level == "hard" else SHREWD
        plan = sensible(imagined, seat, rng, weights)
        assert (hasty.action, hasty.reason) == plan
