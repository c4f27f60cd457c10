"""How a seat stands and how near the end is: right by the final count, and told from what a view knows."""

import pytest

from engine import State, view
from engine.scoring import accounts, bases_to_fill
from engine.standings import end_signs, standing_of
from tests.kit.engine.computer_games import decisions
from tests.kit.engine.random_games import ALL_OPTIONS

from .players.test_secrets import doubles


@pytest.fixture(scope="module")
def positions() -> list[State]:
    found = []
    for seed, options in enumerate(ALL_OPTIONS[:4]):
        game = decisions(["normal", "easy", "normal"], seed, options)
        found += [state.copy() for number, (state, *_) in enumerate(game) if number % 7 == 0]
    return found


def test_the_total_is_what_would_be_counted_if_the_game_ended_now(positions: list[State]) -> None:
    hidden = 0
    for state in positions:
        for seat, account in accounts(state).items():
            mine = standing_of(view(state, seat))
            assert mine.total == account.total
            assert mine.to_fill == bases_to_fill(state.box, state.seats, state.bases.values())[seat]
            hidden += mine.to_come
    assert hidden


def test_a_seat_is_told_when_it_has_one_moai_left_and_so_is_everybody_if_owners_are_open(
    positions: list[State],
) -> None:
    told = 0
    for state in positions:
        to_fill = bases_to_fill(state.box, state.seats, state.bases.values())
        public = {sign.seat for sign in end_signs(view(state)) if sign.kind == "bases"}
        for seat in state.seats:
            own = {sign.seat for sign in end_signs(view(state, seat))}
            assert (seat in own) == (to_fill[seat] <= 1 and state.phase != "over")
            if state.options.open_owners:
                assert (seat in public) == (seat in own)
            told += seat in own
        if not state.options.open_owners:
            assert not public
    assert told


def test_somebody_is_said_to_be_close_only_where_somebody_must_be(positions: list[State]) -> None:
    for state in positions:
        if any(sign.kind == "somebody" for sign in end_signs(view(state))):
            assert min(bases_to_fill(state.box, state.seats, state.bases.values()).values()) <= 1


def test_signs_do_not_depend_on_what_the_viewer_may_not_know() -> None:
    for true, other, seat in doubles():
        assert end_signs(view(true, seat)) == end_signs(view(other, seat))
        assert standing_of(view(true, seat)) == standing_of(view(other, seat))
