"""An imagined game is one that the seat may believe in: same view, same choices, nothing broken."""

import random
from collections.abc import Iterator

import pytest

from engine import Options, State, check, legal, view
from engine.players import LEVELS, imagine
from tests.kit.engine.computer_games import decisions
from tests.kit.engine.random_games import ALL_OPTIONS, Game

SIMPLE = LEVELS[:3]


def positions() -> Iterator[State]:
    """Positions of random games and of games with some sense, over all options and player counts."""
    for seed, options in enumerate(ALL_OPTIONS):
        game = Game(seed, 3 + seed % 3, options, keen=True)
        while not game.over:
            game.step()
            if game.rng.random() < 0.2:
                yield game.state
    for seed in range(3):
        levels = ("normal", *SIMPLE, "easy")[: 3 + seed]
        for number, (state, _, _) in enumerate(decisions(levels, seed)):
            if number % 5 == seed:
                yield state


@pytest.fixture(scope="module")
def games() -> list[State]:
    return [state.copy() for state in positions()]


def test_an_imagined_game_is_sound(games: list[State]) -> None:
    rng = random.Random(1)
    for state in games:
        for seat in state.seats:
            assert check(imagine(view(state, seat), rng)) == []


def test_the_seat_sees_in_it_exactly_what_it_saw(games: list[State]) -> None:
    rng = random.Random(2)
    for state in games:
        for seat in state.seats:
            seen = view(state, seat)
            assert view(imagine(seen, rng), seat) == seen


def test_what_is_legal_for_the_seat_is_legal_in_it_and_nothing_else(games: list[State]) -> None:
    rng = random.Random(3)
    for state in games[::3]:
        for seat in state.seats:
            assert legal(imagine(view(state, seat), rng), seat) == legal(state, seat)


def test_own_things_are_not_guessed(games: list[State]) -> None:
    rng = random.Random(4)
    for state in games:
        seat = rng.choice(state.seats)
        assert imagine(view(state, seat), rng).players[seat] == state.players[seat]


def test_guesses_differ_where_the_seat_cannot_know() -> None:
    game = Game(5, 4, Options(), keen=True).play(400)
    seen = view(game.state, game.state.seats[0])
    guesses = {str(imagine(seen, random.Random(seed)).players) for seed in range(10)}
    assert len(guesses) > 1
