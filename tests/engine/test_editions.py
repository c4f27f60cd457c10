"""Rules have editions: a game ends under the rules that it was begun with."""

import random

import pytest

from engine import (
    Line,
    Record,
    RecordError,
    SnapshotError,
    State,
    apply,
    check,
    dice_due,
    due,
    dump,
    find_board,
    legal,
    load,
    new_game,
    read_record,
    replay,
)
from engine.chance import dice
from engine.rules_data import Components
from tests.kit.engine.editions import publish


@pytest.fixture
def newer(monkeypatch: pytest.MonkeyPatch) -> Components:
    """As if a newer edition had come out, in which the box holds more of everything."""
    return publish(monkeypatch, headdresses=20, logs=40)


def play_a_while(state: State, plies: int = 120) -> list[Line]:
    rng, lines = random.Random(4), []
    for _ in range(plies):
        if dice_due(state):
            line = Line(None, dice(state, rng))
        else:
            seat = rng.choice(tuple(due(state)))
            line = Line(seat, rng.choice(legal(state, seat)))
        apply(state, line.seat, line.action)
        lines.append(line)
    return lines


def test_a_new_game_is_played_under_the_newest_rules(newer: Components) -> None:
    state = new_game(find_board("Rapa Nui 1"), ["red", "blue", "green"])
    assert state.box == newer
    assert state.headdress_supply == 20


def test_an_older_game_loads_and_goes_on_under_its_own(newer: Components) -> None:
    state = new_game(find_board("Rapa Nui 1"), ["red", "blue", "green"], rules=1)
    play_a_while(state)
    again = load(dump(state))
    assert again == state
    assert again.box.version == 1
    play_a_while(again)
    assert check(again) == []


def test_a_record_says_under_which_rules_it_was_played(newer: Components) -> None:
    board = find_board("Rapa Nui 1")
    state = new_game(board, ["red", "blue", "green"], rules=1)
    lines = play_a_while(state)
    text = str(Record(board, state.seats, state.options, tuple(lines), rules=1))
    assert '[Rules "1"]' in text
    assert replay(read_record(text)) == state


def test_unknown_rules_are_refused_with_their_line() -> None:
    text = '[Board "Rapa Nui 1"]\n[Rules "99"]\n[Seats "red blue green"]\n'
    with pytest.raises(RecordError) as refusal:
        read_record(text)
    assert (refusal.value.number, refusal.value.key) == (2, "unknown-rules")


def test_a_snapshot_of_unknown_rules_is_refused() -> None:
    text = dump(new_game(find_board("Rapa Nui 1"), ["red", "blue", "green"])).replace(
        '"rules":1', '"rules":99'
    )
    with pytest.raises(SnapshotError, match="rules version 99"):
        load(text)
