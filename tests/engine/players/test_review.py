"""Where a game turned: what decisions cost, by what their seats could know."""

import random

import pytest

from engine import Colour, Record, State, apply, dice_due, due, find_board, legal, new_game, replay, view
from engine.actions import Move, Pass
from engine.chance import dice
from engine.players import ReviewCancelled, computer_player, review_game
from engine.players.review import LEAST_POINTS, _judge, _Moment
from engine.record import Line

from .test_secrets import doubles


def played(rounds: int) -> tuple[Record, State]:
    """A game of normal computers until somebody is about to erect a Moai in a round, or later."""
    rng, lines = random.Random(5), list[Line]()
    state = new_game(find_board("Rapa Nui 1"), ["green", "red", "blue"])
    while True:
        if dice_due(state):
            line = Line(None, dice(state, rng))
        else:
            seat = next(iter(due(state)))
            action = computer_player("normal").decide(view(state, seat), rng).action
            if state.round >= rounds and isinstance(action, Move) and action.then == "erect":
                return Record(state.board, state.seats, state.options, tuple(lines)), state
            line = Line(seat, action)
        apply(state, line.seat, line.action)
        lines.append(line)


@pytest.fixture(scope="module")
def blunder() -> tuple[Record, Colour]:
    """A game that ends with somebody who could erect a Moai and passes instead, and who that is."""
    record, state = played(2)
    assert state.turn is not None
    lines = (*record.lines, Line(state.turn, Pass()))
    return Record(record.board, record.seats, record.options, lines), state.turn


def test_a_blunder_is_found_and_what_would_have_been_better(blunder: tuple[Record, Colour]) -> None:
    record, seat = blunder
    turns = review_game(record, glance=8, thorough=16)[seat]
    found = {turn.line: turn for turn in turns}
    turn = found[len(record.lines) - 1]
    assert turn.done == Pass()
    assert isinstance(turn.better, Move)
    assert turn.points > 2


def test_a_record_has_one_review_of_legal_decisions(blunder: tuple[Record, Colour]) -> None:
    record, _ = blunder
    found = review_game(record, glance=4, thorough=8)
    assert found == review_game(record, glance=4, thorough=8)
    assert set(found) == set(record.seats)
    assert any(found.values())
    for seat, turns in found.items():
        assert len(turns) <= 3
        assert [turn.points for turn in turns] == sorted((turn.points for turn in turns), reverse=True)
        for turn in turns:
            assert turn.seat == seat == record.lines[turn.line].seat
            assert turn.done == record.lines[turn.line].action != turn.better
            assert turn.points >= LEAST_POINTS
            apply(replay(record, turn.line), seat, turn.better)


def test_what_nobody_could_know_costs_nobody_anything() -> None:
    compared, dear = 0, 0
    for number, (true, other, seat) in enumerate(doubles()):
        if number % 8 or true.phase not in ("auction", "choose", "placement", "transport"):
            continue
        done = random.Random(number).choice(legal(true, seat)[:40])
        one, two = (_judge(_Moment(number, view(s, seat), done), 10, lambda: False) for s in (true, other))
        assert one == two
        compared += true != other
        dear += one is not None
    assert compared > 6
    assert dear > 1


def test_what_came_later_does_not_count(blunder: tuple[Record, Colour]) -> None:
    record, _ = blunder
    early = Record(record.board, record.seats, record.options, record.lines[:30])
    whole = {t.line: t for turns in review_game(record, glance=6, thorough=6).values() for t in turns}
    part = {t.line: t for turns in review_game(early, glance=6, thorough=6).values() for t in turns}
    both = whole.keys() & part.keys()
    assert all(whole[line] == part[line] for line in both)
    assert part


def test_a_review_can_be_cancelled(blunder: tuple[Record, Colour]) -> None:
    with pytest.raises(ReviewCancelled):
        review_game(blunder[0], cancelled=lambda: True)
