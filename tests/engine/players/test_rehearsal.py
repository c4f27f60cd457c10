"""A rehearsed round is like a played one: as many points, and nobody forgets to stand where others pay."""

import random

from engine import Colour, State, apply, due
from engine.players.normal import sensible
from engine.players.rehearsal import Rehearsal
from engine.players.temper import SENSIBLE
from engine.scoring import accounts
from tests.kit.engine.computer_games import decisions

ENDS = ("recall", "auction", "over")


def placements() -> list[State]:
    """Games of normal players at the beginning of each placement phase."""
    found: list[State] = []
    for seed in range(2):
        rounds = 0
        for state, _, _ in decisions(["normal"] * (3 + seed), seed):
            if state.phase == "placement" and state.round > rounds:
                rounds = state.round
                found.append(state.copy())
    return found


def points(state: State) -> dict[Colour, tuple[int, int]]:
    return {seat: (account.total, account.carrying) for seat, account in accounts(state).items()}


def played(state: State) -> State:
    twin, rng = state.copy(), random.Random(1)
    while twin.phase not in ENDS:
        seat = next(iter(due(twin)))
        apply(twin, seat, sensible(twin, seat, rng)[0])
    return twin


def test_a_rehearsed_round_brings_about_what_a_played_one_brings() -> None:
    rehearsed = really = hired = paid = 0
    for state in placements():
        before, twin = points(state), state.copy()
        after, truth = points(Rehearsal(twin, SENSIBLE).play()), points(played(state))
        for seat in state.seats:
            rehearsed += after[seat][0] - before[seat][0]
            really += truth[seat][0] - before[seat][0]
            hired += after[seat][1] - before[seat][1]
            paid += truth[seat][1] - before[seat][1]
    assert 0.75 < rehearsed / really < 1.25
    assert 0.6 < hired / paid < 1.6


def test_the_first_plans_of_a_rehearsal_can_be_used_again() -> None:
    state = placements()[3]
    first = Rehearsal(state.copy(), SENSIBLE)
    end = first.play()
    again = Rehearsal(state.copy(), SENSIBLE, first.plans)
    assert again.play() == end
    assert again.plans == first.plans  # the same ones: nobody planned the beginning anew
