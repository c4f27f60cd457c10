"""Strength is not cheating: an answer never depends on what the seat may not know."""

import random
from collections.abc import Iterator
from dataclasses import fields

import pytest

from engine import COLOURS, Colour, State, find_board, new_game, view
from engine.actions import Bid
from engine.memory import WatchedView, watched_view
from engine.players import COMPUTERS, Computer, Level, computer_player, imagine, seen_by
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
    some = pairs[::3] if level == "expert" else pairs  # it takes its time
    for number, (true, other, seat) in enumerate(some):
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


def sealed_twins() -> Iterator[tuple[State, State, Colour]]:
    """Pairs of auctions that differ in a sealed bid only, and a seat that has watched either game."""
    levels: list[Level] = ["normal", "easy", "normal", "easy"]
    for seed in range(2):
        for state, seat, _ in decisions(levels[: 3 + seed], seed):
            sealed = [other for other, player in state.players.items() if player.bid is not None]
            if state.phase == "auction" and sealed and state.round in (2, 5):
                twin = state.copy()
                rival = twin.players[sealed[0]]
                other = Bid(rival.markers, rival.workers, bool(rival.sorcerer), bool(rival.chief))
                rival.bid = other if rival.bid != other else Bid()
                yield state.copy(), twin, seat


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_not_even_a_memory_knows_a_sealed_bid(level: Level) -> None:
    twins = list(sealed_twins())[::2]
    assert len(twins) >= 3
    for number, (true, other, seat) in enumerate(twins):
        assert true != other
        one = computer_player(level, BRIEF).decide(watched_view(true, seat), random.Random(number))
        two = computer_player(level, BRIEF).decide(watched_view(other, seat), random.Random(number))
        assert one == two


def test_only_the_expert_is_shown_what_was_seen_before() -> None:
    state = new_game(find_board("Rapa Nui 1"), COLOURS[:3])
    shown = {level: isinstance(seen_by(level, state, "blue"), WatchedView) for level in COMPUTERS}
    assert [level for level, watched in shown.items() if watched] == ["expert"]


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
