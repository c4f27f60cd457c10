"""Computer players read strengths from the rules that their game is played under."""

import random

import pytest

from engine import State, check, view
from engine.actions import Bid
from engine.carrying import camps, hands, strength, wages
from engine.players import LEVELS
from engine.players.bidding import Bidding, Crew, workers_for
from engine.players.chart import chart
from engine.players.easy import Easy
from engine.players.ground import Ground, Load, Purse
from engine.players.temper import SENSIBLE
from engine.rules_data import Components
from tests.engine.players.test_ground import crowded
from tests.kit.engine.computer_games import play
from tests.kit.engine.editions import publish, strengths
from tests.kit.engine.table_builder import Table

EDITIONS = [{"log": 2}, {"worker": 2, "sorcerer": 2, "log": 2}, {"sorcerer": 2}, {"worker": 2, "chief": 4}]


@pytest.fixture
def stronger(monkeypatch: pytest.MonkeyPatch) -> Components:
    """An edition in which workers, sorcerers and logs count twice."""
    return publish(monkeypatch, strength=strengths(worker=2, sorcerer=2, log=2))


@pytest.mark.parametrize("changes", EDITIONS, ids=str)
def test_planners_know_which_hexes_can_be_entered_and_for_how_much(
    monkeypatch: pytest.MonkeyPatch, changes: dict[str, int]
) -> None:
    publish(monkeypatch, strength=strengths(**changes))
    for state, seat in crowded(range(4)):
        ground = Ground.of(state, seat)
        for name, camp in camps(state.box, state.figures).items():
            for need in (1, 2, 3):
                ways = hands(state.box, camp, seat, need)
                missing, pay = ground.gap(need, chart(state.board).number[name])
                assert (missing == 0) == bool(ways)
                prices = [sum(points for _, points in wages(letters, need)) for letters in ways]
                assert not ways or pay == min(prices)


@pytest.mark.parametrize("changes", EDITIONS, ids=str)
def test_pieces_laid_into_a_gap_close_it(monkeypatch: pytest.MonkeyPatch, changes: dict[str, int]) -> None:
    box = publish(monkeypatch, strength=strengths(**changes))
    rng = random.Random(5)
    for _ in range(200):
        purse = Purse(rng.randint(0, 4), rng.randint(0, 1), rng.choice((0, box.strength.chief)), 4, box)
        missing = rng.randint(1, 3)
        filled = purse.fill([(0, missing)])
        assert (filled is None) == (purse.strength() < missing)
        if filled is not None:
            ground = Ground.of(Table().state, "green")
            for load in filled[0]:
                ground.lay(load.tile, strength(box, load.piece), load.logs * box.strength.log)
            assert ground.gap(missing, 0) == (0, 0)


def test_a_strong_worker_takes_no_logs_along_that_are_not_needed(stronger: Components) -> None:
    filled = Purse(2, 0, 0, 4, stronger).fill([(3, 2), (4, 3)])
    assert filled is not None
    assert filled[0] == [Load("worker", 4, 1), Load("worker", 3, 0)]


@pytest.mark.usefixtures("stronger")
def test_one_strong_worker_is_bid_for_a_moai_of_two() -> None:
    state = auction_for_a_moai_of_two()
    assert workers_for(state, 2) == 1
    bids = {Easy().decide(view(state, "green"), random.Random(seed)).action for seed in range(20)}
    assert {bid.workers for bid in bids if isinstance(bid, Bid)} == {1}
    assert Crew(1, 0, 0) in Bidding(state, "green", SENSIBLE).crews()
    assert Crew(2, 0, 0) not in Bidding(state, "green", SENSIBLE).crews()


def auction_for_a_moai_of_two() -> State:
    state = Table().round(2).screen("green", workers=4).state
    state.faces, state.quarry, state.arrived = (2, 2, 2), (2,), True
    state.moai_supply[2] -= 1
    assert check(state) == []
    return state


@pytest.mark.parametrize("changes", EDITIONS, ids=str)
def test_every_level_plays_to_the_end(monkeypatch: pytest.MonkeyPatch, changes: dict[str, int]) -> None:
    publish(monkeypatch, strength=strengths(**changes))
    assert check(play(LEVELS, seed=3)) == []
