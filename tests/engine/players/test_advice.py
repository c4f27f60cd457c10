"""Advice: legal, with reasons, from what the seat knows and from nothing else."""

import random

import pytest

from engine import Colour, State, apply, legal, view
from engine.actions import Pass, Put
from engine.players import Budget, Level, NothingToDecide, advise, advise_placements, advise_well
from tests.kit.engine.computer_games import decisions

from .test_secrets import doubles

LEVELS: list[Level] = ["normal", "easy", "normal", "easy", "normal"]


@pytest.fixture(scope="module")
def positions() -> list[tuple[State, Colour]]:
    found = []
    for seed, seats in ((1, 3), (2, 4), (3, 5)):
        game = decisions(LEVELS[:seats], seed)
        found += [(state.copy(), seat) for number, (state, seat, _) in enumerate(game) if number % 5 == 0]
    return found


def test_every_idea_is_legal_and_none_comes_twice(positions: list[tuple[State, Colour]]) -> None:
    phases = set()
    for state, seat in positions:
        found = [decision.action for decision in advise(view(state, seat), random.Random(1))]
        phases.add(state.phase)
        assert 1 <= len(found) <= 3
        assert len(set(found)) == len(found)
        for action in found:
            apply(state.copy(), seat, action)
    assert {"auction", "choose", "placement", "transport", "recall"} <= phases


def test_to_pass_is_advised_only_where_nothing_else_is_better(positions: list[tuple[State, Colour]]) -> None:
    for state, seat in positions:
        found = [decision.action for decision in advise(view(state, seat), random.Random(1))]
        assert not any(isinstance(action, Pass) for action in found[1:])


def test_what_is_second_best_does_not_sound_like_the_last_word(
    positions: list[tuple[State, Colour]],
) -> None:
    """Somebody who is told to take a Moai does not read below it that another Moai is of no use."""
    milder = 0
    for number, (state, seat) in enumerate(positions):
        for well in (False, True)[: 2 if number % 4 == 0 else 1]:  # to think well takes its time
            seen, rng = view(state, seat), random.Random(1)
            found = advise_well(seen, rng, Budget(12, None), most=9) if well else advise(seen, rng, most=9)
            keys = [decision.reason.key for decision in found[1:]]
            assert not {"reason-decline", "reason-bid-none"} & set(keys)
            milder += sum(key.endswith("-next") for key in keys)
    assert milder > 10


def test_bids_aim_at_moai_that_are_on_offer(positions: list[tuple[State, Colour]]) -> None:
    """No single worker where all Moai are of size 2: sculptors who could carve nothing are not sent."""
    seen = 0
    for state, seat in positions:
        if state.phase != "auction":
            continue
        for decision in advise(view(state, seat), random.Random(1)):
            size = decision.reason.args.get("size")
            assert size is None or size in state.quarry
            seen += size is not None
    assert seen


def test_equal_views_get_equal_advice() -> None:
    compared = 0
    for number, (true, other, seat) in enumerate(doubles()):
        if number % 3 == 2:
            continue
        one, two = view(true, seat), view(other, seat)
        assert advise(one, random.Random(number)) == advise(two, random.Random(number))
        if true.phase == "placement":
            assert advise_placements(one, random.Random(number)) == advise_placements(
                two, random.Random(number)
            )
        if number % 9 == 0:
            brief = Budget(rehearsals=14, seconds=None)
            assert advise_well(one, random.Random(number), brief) == advise_well(
                two, random.Random(number), brief
            )
        compared += 1
    assert compared > 50


def test_a_plan_of_placements_can_be_carried_out_alone(positions: list[tuple[State, Colour]]) -> None:
    """If nobody came in between, every step would be legal in its turn: it uses no piece that is missing."""
    planned = 0
    for state, seat in positions:
        if state.phase != "placement":
            continue
        alone = state.copy()
        for put in advise_placements(view(state, seat), random.Random(1)):
            assert isinstance(put, Put)
            while alone.turn != seat:
                assert alone.turn is not None
                apply(alone, alone.turn, Pass())
            apply(alone, seat, put)
            planned += 1
    assert planned > 20


def test_nobody_is_advised_who_owes_nothing(positions: list[tuple[State, Colour]]) -> None:
    for state, _ in positions[:20]:
        for seat in state.seats:
            if not legal(state, seat) or seat not in view(state, seat).due:
                with pytest.raises(NothingToDecide):
                    advise(view(state, seat), random.Random(1))


def test_advice_thought_over_well_says_how_far_the_others_are_behind(
    positions: list[tuple[State, Colour]],
) -> None:
    brief, ranked = Budget(rehearsals=14, seconds=None), 0
    for state, seat in positions[::5]:
        best, *others = advise_well(view(state, seat), random.Random(1), brief)
        assert best.behind is None
        behind = [other.behind for other in others if other.behind is not None]
        assert len(behind) in (0, len(others))
        assert min(behind, default=0.0) >= 0
        assert behind == sorted(behind)
        assert len({best.action, *(other.action for other in others)}) == 1 + len(others) <= 3
        for decision in (best, *others):
            apply(state.copy(), seat, decision.action)
        ranked += bool(behind)
    assert ranked > 10
