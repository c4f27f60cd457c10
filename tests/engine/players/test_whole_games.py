"""No game by any mix of levels gets stuck, and every decision on the way is legal and has its words."""

import random
from itertools import product

import pytest

from bot.words import words
from engine import Options, check, legal, result_of, view
from engine.actions import Bid, Move
from engine.players import LEVELS, Level, NothingToDecide, computer_player
from tests.kit.engine.computer_games import decisions, play
from tests.kit.engine.random_games import ALL_OPTIONS, Game
from tests.kit.long_runs import only_long

FAST: tuple[Level, ...] = ("random", "easy", "normal")


def tables(count: int, seed: int, levels: tuple[Level, ...]) -> list[tuple[tuple[Level, ...], int, Options]]:
    rng = random.Random(seed)
    return [
        (
            tuple(rng.choice(levels) for _ in range(3 + number % 3)),
            number,
            ALL_OPTIONS[number % len(ALL_OPTIONS)],
        )
        for number in range(count)
    ]


@pytest.mark.parametrize("part", [0, *only_long(range(1, 8))])
def test_mixed_games_come_to_an_end(part: int) -> None:
    for levels, seed, options in tables(96, 1, FAST)[part::8]:
        state = play(levels, seed, options)
        assert result_of(state) is not None
        assert check(state) == []


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_games_with_hard_players_come_to_an_end(seats: int) -> None:
    levels: tuple[Level, ...] = ("hard", "normal", "easy", "random", "hard")
    assert play(levels[:seats], seats).phase == "over"


@pytest.mark.parametrize("levels_of", [FAST, *only_long([(LEVELS,)])], ids=len)
def test_every_decision_is_in_the_legal_list_or_a_legal_route(levels_of: tuple[Level, ...]) -> None:
    for levels, seed, options in tables(6, 2, levels_of):
        for state, seat, decision in decisions(levels, seed, options):
            if not isinstance(decision.action, Move):
                assert decision.action in legal(state, seat)


@pytest.mark.parametrize("levels_of", [FAST, *only_long([(LEVELS,)])], ids=len)
def test_every_reason_can_be_said(levels_of: tuple[Level, ...]) -> None:
    say = words()
    said = set()
    for levels, seed, options in tables(12, 3, levels_of):
        for _, _, decision in decisions(levels, seed, options):
            assert decision.reason.key.startswith("reason-")
            assert say(decision.reason.key, **decision.reason.args)
            said.add(decision.reason.key)
    assert len(said) > 20


@pytest.mark.parametrize(("level", "seats"), [*product(LEVELS, (3, 5))])
def test_whoever_owes_nothing_is_not_asked(level: Level, seats: int) -> None:
    game = Game(1, seats)
    seat = game.state.seats[0]
    with pytest.raises(NothingToDecide):
        computer_player(level).decide(view(game.state, seat), random.Random(1))


def test_nobody_with_sense_bids_markers_without_sculptors() -> None:
    for levels, seed, options in tables(12, 4, ("easy", "normal")):
        for _, _, decision in decisions(levels, seed, options):
            bid = decision.action
            if isinstance(bid, Bid) and bid.markers:
                assert bid.workers or bid.sorcerer or bid.chief
