"""Sealed bids: whoever learns from regrets ends up with a mixture that can't be exploited."""

import random

import pytest

from engine import COLOURS, Colour, State, apply, find_board, new_game
from engine.actions import Bid
from engine.chance import dice
from engine.players.mixing import Mixture, SealedBids


def pennies(worth: float) -> list[float]:
    """How often each of two bids is made in a game of matching pennies, two of which count more."""
    one, two = (Mixture((Bid(0), Bid(1)), (1.0, 1.0)) for _ in range(2))
    for number in range(1, 4000):
        mine, theirs = one.shares(), two.shares()
        one.learn((worth * theirs[0], theirs[1]), number)
        two.learn((-worth * mine[0], -mine[1]), number)
    return one.result()


@pytest.mark.parametrize(("worth", "share"), [(1.0, 0.5), (3.0, 0.25)])
def test_a_mixture_finds_the_balance_of_a_simultaneous_game(worth: float, share: float) -> None:
    assert pennies(worth) == pytest.approx([share, 1 - share], abs=0.03)


def test_what_is_never_worth_it_is_not_made() -> None:
    mixture = Mixture((Bid(0), Bid(1), Bid(2)), (1.0, 1.0, 1.0))
    for number in range(1, 50):
        mixture.learn((0.0, 1.0, 0.3), number)
    assert mixture.result()[0] == 0
    assert mixture.result()[1] > 0.9


def test_before_anything_is_learnt_habits_decide() -> None:
    mixture = Mixture((Bid(0), Bid(1)), (3.0, 1.0))
    assert mixture.result() == [0.75, 0.25]


def test_everybody_bids_before_a_rehearsal_is_judged() -> None:
    state = new_game(find_board("Rapa Nui 1"), COLOURS[:3])
    apply(state, None, dice(state, random.Random(1)))
    seat, *others = state.seats
    judged: list[State] = []

    def judge(game: State) -> dict[Colour, float]:
        judged.append(game)
        return {each: float(game.players[each].spent_markers) for each in game.seats}

    mixtures = {each: Mixture((Bid(0, 1), Bid(2, 1)), (1.0, 1.0)) for each in (seat, *others)}
    auction = SealedBids(seat, mixtures)
    for number in range(4):
        assert auction.rehearse(state.copy(), random.Random(number), judge) == 4
    assert len(judged) == 16
    assert all(game.phase != "auction" for game in judged)
    assert mixtures[seat].result() == [0.0, 1.0]
    assert mixtures[others[0]].result()[1] > 0.8
