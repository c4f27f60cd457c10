"""`giants selfplay` says how the players fared, the same for the same seed."""

import json
from pathlib import Path

import pytest

from bot.cli import run
from bot.cli.measuring import percentile
from bot.cli.tally import wilson
from engine import read_record, replay


def figures(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, float]:
    assert run(["selfplay", "--json", *words]) == 0
    printed: dict[str, float] = json.loads(capsys.readouterr().out)
    return printed


def without_clock(told: dict[str, float]) -> dict[str, float]:
    return {name: value for name, value in told.items() if not name.endswith(("_ms", "per_second"))}


def test_one_flat_object_of_figures(capsys: pytest.CaptureFixture[str]) -> None:
    told = figures(capsys, "--players", "normal,easy,random", "--games", "3")
    assert all(isinstance(value, int | float) for value in told.values())
    assert told["games"] == told["normal_played"] == 3
    assert told["normal_wins"] + told["easy_wins"] + told["random_wins"] == pytest.approx(3)
    assert told["normal_win_low"] <= told["normal_win_share"] <= told["normal_win_high"]


def test_the_same_seed_gives_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--players", "hard,easy,random", "--rehearsals", "2", "--games", "2", "--seed", "9")
    assert without_clock(figures(capsys, *words)) == without_clock(figures(capsys, *words))


def test_two_processes_play_the_same_games_as_one(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--players", "easy", "--seats", "4", "--games", "2")
    alone, together = figures(capsys, *words), figures(capsys, *words, "--jobs", "2")
    assert without_clock(alone) == without_clock(together)


def test_records_are_written_and_replay(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    figures(capsys, "--players", "normal,easy,easy", "--games", "2", "--records", str(tmp_path))
    records = sorted(tmp_path.iterdir())
    assert len(records) == 2
    for record in records:
        assert replay(read_record(record.read_text("utf-8"))).phase == "over"


def test_people_get_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["selfplay", "--players", "easy,random,random", "--games", "1"]) == 0
    out = capsys.readouterr().out
    assert "easy" in out
    assert "95 %" in out


@pytest.mark.parametrize(
    "words",
    [
        ("--players", "brilliant,easy,easy"),
        ("--players", "easy,easy"),
        ("--players", "easy,easy,easy", "--seats", "4"),
        ("--games", "0"),
        ("--jobs", "0"),
        ("--rehearsals", "0"),
    ],
)
def test_nonsense_is_a_usage_error(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["selfplay", *words]) == 2
    assert capsys.readouterr().err.startswith("giants: --")


def test_intervals_follow_wilson() -> None:
    assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson(0, 10)[0] == pytest.approx(0.0)
    assert wilson(10, 10)[1] == pytest.approx(1.0)


def test_a_percentile_is_one_of_the_values() -> None:
    assert percentile([5.0, 1.0, 3.0], 0.5) == 3.0
    assert percentile([1.0, 2.0], 0.95) == 2.0
