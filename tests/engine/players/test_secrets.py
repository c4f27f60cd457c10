"""Strength is not cheating: an answer never depends on what the seat may not know."""

import random
from collections.abc import Iterator
from dataclasses import fields

import pytest

from engine import Colour, State, view
from engine.players import COMPUTERS, Computer, Level, computer_player, imagine
from tests.kit.engine.computer_games import BRIEF, decisions
from tests.kit.engine.random_games import ALL_OPTIONS, Game


def doubles() -> Iterator[tuple[State, State, Colour]]:
    """Pairs of games that differ in secrets only, and a seat that is due and can't tell them apart."""
    rng = random.Random(7)
    levels: list[Level] = ["normal", "easy", "random", "normal", "easy"]
    for seed, options in enumerate(ALL_OPTIONS):
        for number, (state, seat, _) in enumerate(decisions(levels[: 3 + seed % 3], seed, options)):
            if number % 16 == seed:
                yield state.copy(), imagine(view(state, seat), rng), seat


@pytest.fixture(scope="module")
def pairs() -> list[tuple[State, State, Colour]]:
    return list(doubles())


def test_the_pairs_really_differ_in_secrets(pairs: list[tuple[State, State, Colour]]) -> None:
    assert sum(true != other for true, other, _ in pairs) > len(pairs) / 2
    assert all(view(true, seat) == view(other, seat) for true, other, seat in pairs)


@pytest.mark.parametrize("level", COMPUTERS)
def test_equal_views_give_equal_decisions(level: Computer, pairs: list[tuple[State, State, Colour]]) -> None:
    for number, (true, other, seat) in enumerate(pairs):
        one = computer_player(level, BRIEF).decide(view(true, seat), random.Random(number))
        two = computer_player(level, BRIEF).decide(view(other, seat), random.Random(number))
        assert one == two


@pytest.mark.parametrize("level", COMPUTERS)
def test_a_player_remembers_nothing_between_decisions(
    level: Computer, pairs: list[tuple[State, State, Colour]]
) -> None:
    """One player asked in any order answers like a fresh one for each question."""
    some = pairs[::9]
    player = computer_player(level, BRIEF)
    forwards = [player.decide(view(state, seat), random.Random(1)) for state, _, seat in some]
    backwards = [player.decide(view(state, seat), random.Random(1)) for state, _, seat in reversed(some)]
    assert forwards == backwards[::-1]


def test_a_decision_changes_nothing_in_the_view() -> None:
    game = Game(3, 3, keen=True).play(60)
    seat = next(iter(game.state.players))
    for state, seat, _ in decisions(["normal", "normal", "easy"], 11):
        seen = view(state, seat)
        before = {field.name: repr(getattr(seen, field.name)) for field in fields(seen)}
        computer_player("hard", BRIEF).decide(seen, random.Random(1))
        assert {field.name: repr(getattr(seen, field.name)) for field in fields(seen)} == before
        if state.round > 2:
            break
