"""`giants arena` says how one player fares against several of another, the same for the same seed."""

import json

import pytest

from bot.cli import run
from engine.players.exploiters import EXPLOITERS


def figures(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, float]:
    assert run(["arena", *words, "--json"]) == 0
    printed: dict[str, float] = json.loads(capsys.readouterr().out)
    return {name: value for name, value in printed.items() if not name.endswith("_ms")}


def test_one_flat_object_with_intervals_for_every_bout(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("hoarder,easy", "--against", "random", "--seats", "3,4", "--games", "2")
    told = figures(capsys, *words)
    for name in ("hoarder_3", "easy_3", "hoarder_4", "easy_4"):
        assert told[f"{name}_games"] == 2
        assert told[f"{name}_win_low"] <= told[f"{name}_win_share"] <= told[f"{name}_win_high"]
        assert told[f"{name}_chance"] == pytest.approx(1 / int(name[-1]))
    assert figures(capsys, *words) == told


def test_two_processes_play_the_same_games_as_one(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("easy", "--against", "random", "--seats", "3", "--games", "2")
    assert figures(capsys, *words) == figures(capsys, *words, "--jobs", "2")


def test_people_get_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["arena", "easy", "--against", "random", "--seats", "3", "--games", "1"]) == 0
    out = capsys.readouterr().out
    assert "alone against random" in out
    assert "95 %" in out


@pytest.mark.parametrize(
    "words",
    [
        ("brilliant",),
        ("easy", "--against", "brilliant"),
        ("easy", "--against", "easy"),
        ("easy", "--seats", "2"),
        ("easy", "--seats", "many"),
        ("easy", "--games", "0"),
        ("easy", "--jobs", "0"),
    ],
)
def test_nonsense_is_a_usage_error(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["arena", *words]) == 2
    assert capsys.readouterr().err.startswith("giants: ")


def test_everybody_who_can_be_named_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        run(["arena", "--help"])
    listed = "".join(capsys.readouterr().out.split())
    assert all(name in listed for name in EXPLOITERS)
