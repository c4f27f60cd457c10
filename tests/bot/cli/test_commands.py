"""The command line as a person meets it: output, exit codes, errors on the error channel."""

import io
import json
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

from bot.cli import COMMANDS, run
from bot.words import words
from engine import find_board, read_record, replay, summary

RECORD = """\
[Game "Giants"]
[Board "Rapa Nui 1"]
[Seats "green red blue"]
[Options ""]
dice 1 1 2     ; the first round
green bid 2m 1w
red bid 1m s c
blue bid -
green take 1
"""


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.giants"
    path.write_text(RECORD, "utf-8")
    return path


def test_help_says_what_it_can_do(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        run(["--help"])
    assert stop.value.code == 0
    out = capsys.readouterr().out
    assert all(command in out for command in COMMANDS)


def test_a_wrong_setting_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GIANTS_PAINTERS", "none")
    assert run([]) == 2
    assert "GIANTS_PAINTERS" in capsys.readouterr().err


def test_the_invitation_asks_for_no_more_than_is_needed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["invite", "--application", "42"]) == 0
    address = urlsplit(capsys.readouterr().out.strip())
    view, send, attach, history, threads, in_threads = (
        10,
        11,
        15,
        16,
        35,
        38,
    )  # bits, as documented
    bits = (view, send, attach, history, threads, in_threads)
    assert int(parse_qs(address.query)["permissions"][0]) == sum(1 << bit for bit in bits)


def test_the_invitation_needs_to_know_the_application(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    assert run(["invite"]) == 2
    assert "--application" in capsys.readouterr().err


def test_an_unknown_command_is_a_usage_error(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        run(["fly"])
    assert stop.value.code == 2
    assert "invalid choice: 'fly'" in capsys.readouterr().err


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        run([command, "--help"])
    assert stop.value.code == 0
    assert f"usage: giants {command}" in capsys.readouterr().out


def test_replay_prints_the_summary_of_the_whole_record(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["replay", str(record), "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed == json.loads(json.dumps(summary(replay(read_record(RECORD)))))
    assert printed["phase"] == "choose"
    assert printed["due"] == {"red": "choose"}


def test_replay_stops_after_so_many_lines(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", str(record), "--json", "--at", "2"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed["phase"] == "auction"
    assert printed["due"] == {"red": "auction", "blue": "auction"}
    assert printed["players"]["green"]["screen"]["markers"] == 2


def test_replay_as_a_seat_tells_no_secret_of_another(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["replay", str(record), "--json", "--as", "red"]) == 0
    players = json.loads(capsys.readouterr().out)["players"]
    assert players["red"]["screen"]["markers"] == 1
    assert players["green"]["screen"] is None


def test_replay_as_a_colour_that_does_not_play_fails(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["replay", str(record), "--as", "purple"]) == 1
    assert "purple does not play" in capsys.readouterr().err


def test_replay_for_people_says_where_the_game_stands(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["replay", str(record)]) == 0
    out = capsys.readouterr().out
    assert "round 1, choosing of Moai" in out
    assert "due: red" in out


def test_replay_reads_standard_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(RECORD))
    assert run(["replay", "-", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["round"] == 1


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("green take 1", "green take 3", "line 9: There is no Moai of size 3 on offer."),
        ("green take 1", "red take 1", "line 9: It is not your turn: green is due."),
        ("dice 1 1 2 ", "dice 0 1 2 ", "line 5: A white die has no 0."),
        ("green bid 2m 1w", "green bid w", "line 6: “w” can't be bid"),
        ("green bid 2m 1w", "orange bid -", "line 6: There is no colour “orange”."),
        ('[Board "Rapa Nui 1"]', '[Board "Atlantis 1"]', "line 2: There is no board “Atlantis 1”."),
        ('[Seats "green red blue"]\n', "", "The header Seats is missing."),
    ],
)
def test_replay_says_which_line_is_wrong_and_why(
    record: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, said: str
) -> None:
    assert old in RECORD
    record.write_text(RECORD.replace(old, new), "utf-8")
    assert run(["replay", str(record), "--json"]) == 1
    captured = capsys.readouterr()
    assert said in captured.err
    assert captured.out == ""


def test_replay_of_a_file_that_is_not_there_fails(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run(["replay", str(tmp_path / "none")]) == 1
    assert "cannot be read" in capsys.readouterr().err


def test_replay_past_the_end_fails(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", str(record), "--at", "99"]) == 1
    assert "There is no line 99: the record has 5 lines." in capsys.readouterr().err


def test_board_prints_the_figures_of_the_shipped_board(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["board", "rapa nui 1"]) == 0
    out = capsys.readouterr().out
    assert "Rapa Nui 1: sound" in out
    assert "hexes 49" in out
    assert "Vinapu" in out


def test_board_says_all_that_is_wrong_with_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = find_board("Rapa Nui 1").file.model_dump(mode="json", exclude_none=True)
    file["ahus"][0]["hex"] = "Z9"
    file["hexes"] = [tile for tile in file["hexes"] if tile["terrain"] != "village"]
    path = tmp_path / "broken.json"
    path.write_text(json.dumps(file), "utf-8")
    assert run(["board", str(path)]) == 1
    err = capsys.readouterr().err
    assert "there is no Z9" in err
    assert "exactly one village" in err


def test_board_of_an_unknown_name_lists_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["board", "Atlantis"]) == 1
    assert "Rapa Nui 1" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("de", ("Runde 1, Moais wählen", "am Zug: Rot")),
        ("fr", ("tour 1, ", "à jouer\u00a0: rouge")),
        ("it", ("turno 1, ", "tocca a: rosso")),
        ("ru", ("раунд 1, выбор Моаи", "ходит: красный")),
    ],
)
def test_games_are_shown_in_the_language_that_was_asked_for_or_set(
    record: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    said: tuple[str, str],
) -> None:
    assert run(["replay", str(record), "--language", language]) == 0
    asked = capsys.readouterr().out
    assert all(part in asked for part in said)
    monkeypatch.setenv("GIANTS_LANGUAGE", language)
    assert run(["replay", str(record)]) == 0
    assert capsys.readouterr().out == asked
    assert run(["picture", str(record), "--text"]) == 0
    assert words(language)("board-players") in capsys.readouterr().out
    assert run(["replay", str(record), "--as", "purple"]) == 1
    assert words(language)("cli-not-playing", seat="purple") in capsys.readouterr().err


def test_a_language_that_there_is_not_is_named(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["picture", str(record), "--language", "tlh"]) == 2
    assert "there is no language 'tlh': there are de, en" in capsys.readouterr().err
