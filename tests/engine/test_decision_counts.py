"""Counts of decisions from recorded positions, pinned: any change of the rules shows in a number."""

from pathlib import Path

import pytest

from engine import State, apply, check, due, legal, read_record, replay

RECORDS = Path(__file__).parent / "records"
COUNTS = {
    "opening": [24, 576, 13824],
    "choosing": [6, 34, 183, 3755],
    "placement": [217, 13094],
    "transport": [55, 2938],
    "abandoned": [9, 71, 311, 527],
    "stash": [2, 4, 8, 20],
    "recall": [4, 8, 32, 32],
}


def recorded(name: str) -> State:
    return replay(read_record((RECORDS / f"{name}.txt").read_text("utf-8")))


def count(state: State, depth: int) -> int:
    """Sequences of so many decisions, the first seat due deciding; dice and the end stop them."""
    if depth == 0 or not due(state):
        return 1
    seat = next(iter(due(state)))
    total = 0
    for action in legal(state, seat):
        twin = state.copy()
        apply(twin, seat, action)
        total += count(twin, depth - 1)
    return total


@pytest.mark.parametrize("name", COUNTS)
def test_the_number_of_decisions(name: str) -> None:
    state = recorded(name)
    assert [count(state, depth) for depth in range(1, len(COUNTS[name]) + 1)] == COUNTS[name]


@pytest.mark.parametrize("name", COUNTS)
def test_the_recorded_position_is_sound(name: str) -> None:
    assert check(recorded(name)) == []


def test_every_record_is_counted() -> None:
    assert {path.stem for path in RECORDS.glob("*.txt")} == set(COUNTS)
