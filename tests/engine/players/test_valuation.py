"""What positions are worth: chances of winning, learnt from games, and the same for all who sit alike."""

import math

import pytest

from engine import COLOURS, State, find_board, new_game
from engine.players.care import QUICK, THOROUGH, Care
from engine.players.network import Network, network
from engine.players.valuation import POINTS, chances, features, worths
from engine.scoring import accounts
from tests.kit.engine.computer_games import decisions
from tests.kit.engine.random_games import Game


def between_rounds(seats: int) -> State:
    """A game of normal players at the end of its third round."""
    before: State | None = None
    for state, _, _ in decisions(["normal"] * seats, seats):
        if state.round == 4:
            break
        before = state.copy()
    assert before is not None
    return before


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_chances_are_shares_of_one(seats: int) -> None:
    found = chances(between_rounds(seats))
    assert math.isclose(sum(found.values()), 1.0)
    assert all(0 < chance < 1 for chance in found.values())


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_more_points_and_more_workers_make_a_victory_likelier(seats: int) -> None:
    state = between_rounds(seats)
    seat = state.seats[-1]
    before = chances(state)[seat]
    richer = state.copy()
    richer.players[seat].score += 10
    assert chances(richer)[seat] > before + 0.05
    stronger = state.copy()
    stronger.players[seat].workers += 2
    assert chances(stronger)[seat] > before


def test_at_the_end_points_alone_count() -> None:
    game = Game(3, 3, keen=True)
    while not game.over:
        game.step()
    totals = {seat: account.total for seat, account in accounts(game.state).items()}
    assert worths(game.state) == {seat: total / POINTS for seat, total in totals.items()}


@pytest.mark.parametrize("care", [QUICK, THOROUGH])
def test_the_file_fits_what_is_seen_of_a_seat(care: Care) -> None:
    state = new_game(find_board("Rapa Nui 1"), COLOURS[:4])
    rows = features(state)
    judge = network(care.judge)
    assert len(rows) == 4
    assert {len(row) for row in rows} == {len(judge.mean)}
    assert {len(judge.spread), len(judge.direct), *map(len, judge.hidden)} == {len(judge.mean)}
    assert len(judge.hidden) == len(judge.bias) == len(judge.out)


def test_a_network_adds_what_is_direct_and_what_is_active() -> None:
    judge = Network(
        mean=(1.0, 0.0),
        spread=(2.0, 1.0),
        direct=(1.0, 0.5),
        hidden=((1.0, 0.0), (-1.0, 0.0)),
        bias=(0.5, 0.0),
        out=(10.0, 100.0),
    )
    assert judge.worth([3.0, 4.0]) == 1.0 + 2.0 + 10 * 1.5
    assert judge.worth([-1.0, 0.0]) == -1.0 + 100.0
