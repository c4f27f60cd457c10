"""`giants tune` moves weights towards those who did better, the same for the same seed."""

import json
import random

import pytest

from bot.cli import run
from bot.cli.tune import Seat, certainty, moved
from engine.players.temper import SENSIBLE, WEIGHTS


def test_the_same_seed_gives_the_same_weights(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for _ in range(2):
        assert run(["tune", "--games", "2", "--steps", "1", "--seed", "3", "--json"]) == 0
        told.append(json.loads(capsys.readouterr().out))
    assert told[0] == told[1]
    assert {*WEIGHTS} < {*told[0]}


def test_what_makes_the_difference_is_found_among_what_does_not() -> None:
    rng = random.Random(1)
    seats = []
    for _ in range(400):
        more = {weight: rng.random() < 0.5 for weight in WEIGHTS}
        luck = rng.gauss(0, 10)
        seats.append(Seat(more, 0.0, luck + (5 if more["worker"] else -5)))
    found = {weight: abs(certainty(seats, weight)) for weight in WEIGHTS}
    assert max(found, key=lambda weight: found[weight]) == "worker"
    assert certainty(seats, "worker") > 3


def test_weights_move_by_shares_of_themselves_and_stay_sound() -> None:
    up = moved(SENSIBLE, 0.5, {"worker": 1.0, "patience": 1.0, "wage": -20.0})
    assert up.worker == pytest.approx(SENSIBLE.worker * 1.5)
    assert up.patience < 1
    assert up.wage > 0
    assert up.base == SENSIBLE.base


@pytest.mark.parametrize(
    ("option", "value"),
    [("--games", "0"), ("--steps", "0"), ("--start", "{"), ("--start", "[1]"), ("--start", '{"charm": 1}')],
)
def test_nonsense_is_a_usage_error(option: str, value: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["tune", option, value]) == 2
    assert capsys.readouterr().err.startswith(f"giants: {option}")
