"""`giants board --games`: what good players make of a board; `giants tune-board` looks for better ones."""

import json
from pathlib import Path

import pytest

from bot.cli import run
from bot.cli.board_use import BoardUse, Mean, games_of, use_of
from bot.cli.tune_board import board_text, penalty, proposal, with_values
from engine import find_board, read_board

SECOND = find_board("Rapa Nui 2")
EVEN = Mean(0.0, 0.0)


def use(seats: int = 4, rounds: float = 8.0, points: float = 85.0, **shares: float) -> BoardUse:
    erected = dict.fromkeys(SECOND.ahus, 0.5) | {int(name[1:]): share for name, share in shares.items()}
    return BoardUse(seats, 10, erected, erected, Mean(rounds, 0.1), Mean(points, 1.0), EVEN, EVEN)


def test_the_east_coast_of_the_default_board_is_used_among_good_players() -> None:
    used = [ahu for seats in (3, 4, 5) for game in games_of(SECOND, seats, 3, "east") for ahu in game.erected]
    assert len({3, 4, 5, 6, 7, 8, 9, 10} & {*used}) >= 5


def test_games_of_a_board_as_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["board", "rapa nui", "--games", "1", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert {figures[f"{seats}_games"] for seats in (3, 4, 5)} == {1}
    used = [figures[f"4_ahu_{ahu}"] for ahu in SECOND.ahus]
    assert set(used) == {0, 1}
    assert sum(used) > 15
    assert figures["4_rounds"] > 4
    assert run(["board", "--json"]) == 2


def test_who_has_the_seats_can_be_said(capsys: pytest.CaptureFixture[str]) -> None:
    found = []
    for players, rehearsals in (("normal", 16), ("hard", 0)):
        command = ["board", "Rapa Nui 2", "--games", "1", "--json", "--players", players]
        assert run([*command, "--rehearsals", f"{rehearsals}"]) == 0
        found.append(json.loads(capsys.readouterr().out))
    assert len({figures["3_points"] for figures in found}) > 1, "others play other games"
    assert run(["board", "--players", "nobody"]) == 2
    assert "nobody" in capsys.readouterr().err
    assert run(["tune-board", "--players", "hard", "--rehearsals", "-1"]) == 2


def test_the_same_seed_gives_the_same_games() -> None:
    first, again = (use_of(SECOND, 3, games_of(SECOND, 3, 1, "7")) for _ in range(2))
    assert first == again


def test_a_board_that_is_all_that_is_asked_has_no_penalty() -> None:
    assert penalty([use(3), use(4), use(5, rounds=7.0)]) == 0
    for amiss in (use(a3=0.1), use(a3=1.0), use(rounds=6.8), use(rounds=9.5), use(points=99)):
        assert penalty([amiss]) > 0


def test_what_is_hardly_used_goes_up_and_what_is_always_used_goes_down() -> None:
    values = {ahu.number: ahu.moai for ahu in SECOND.ahus.values()}
    uses = [use(3, a5=0.0, a14=1.0), use(4, a6=0.12)]
    assert proposal(values, uses, set(), 2) == ((5, 1), (6, 1))
    assert proposal(values, uses, {((5, 1),)}, 1) == ((6, 1),)
    assert proposal(values, uses, {((5, 1),), ((6, 1),), ((14, -1),)}, 1) is None
    assert proposal(values | {14: 1}, [use(a14=1.0)], set(), 1) is None, "no value below 1"


def test_a_search_writes_a_board_that_can_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "better.json"
    command = ["tune-board", "--board", "Rapa Nui 1", "--bases", "8,7,6", "--headdress", "-20", "--moai", "1"]
    assert run([*command, "--games", "1", "--tries", "1", "--write", str(path)]) == 0
    assert "try 1: start: penalty" in capsys.readouterr().out
    found = read_board(path.read_text("utf-8"))
    assert found.title == "Rapa Nui 2"
    assert found.box().bases == {3: 8, 4: 7, 5: 6}
    assert {ahu.headdress for ahu in found.ahus.values()} == {2}
    assert [ahu.moai for ahu in found.file.ahus] == [
        ahu.moai + 1 for ahu in find_board("Rapa Nui 1").file.ahus
    ]


def test_a_board_is_written_as_it_is_shipped() -> None:
    shipped = Path("data/boards/rapa_nui_2.json").read_text("utf-8")
    assert board_text(SECOND.file) == shipped
    values = {ahu.number: ahu.moai for ahu in SECOND.ahus.values()}
    assert with_values(SECOND.file, values, 2) == SECOND


@pytest.mark.parametrize("bases", ["7,6", "7,6,x", "0,6,5"])
def test_bases_are_three_numbers(bases: str) -> None:
    assert run(["tune-board", "--bases", bases]) == 2
