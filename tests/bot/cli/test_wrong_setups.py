"""What is wrong with a set-up is said in one line, before anything begins."""

import os
import socket
from pathlib import Path

import pytest

from bot.cli import run
from bot.settings import unknown_settings


@pytest.fixture(autouse=True)
def _nothing_is_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.setenv("GIANTS_DATABASE", str(tmp_path / "giants.db"))


@pytest.mark.parametrize(
    ("setting", "value", "said"),
    [
        ("DISCORD_TOKEN", "", "DISCORD_TOKEN: it is empty"),
        ("DISCORD_TOKEN", "  ", "DISCORD_TOKEN: it is empty"),
        ("GIANTS_DATABSE", "x", "GIANTS_DATABSE: there is no such setting; did you mean GIANTS_DATABASE?"),
        ("GIANTS_TOKEN", "x", "GIANTS_TOKEN: there is no such setting; did you mean DISCORD_TOKEN?"),
        (
            "GIANT_LOG_LEVEL",
            "info",
            "GIANT_LOG_LEVEL: there is no such setting; did you mean GIANTS_LOG_LEVEL?",
        ),
        ("GIANTS_LOG_LEVEL", "loud", "GIANTS_LOG_LEVEL: "),
        ("GIANTS_LOG_FORMAT", "xml", "GIANTS_LOG_FORMAT: "),
        ("GIANTS_HTTP", "here", "GIANTS_HTTP: 'here' is no address such as 127.0.0.1:8080"),
    ],
)
def test_a_wrong_setting_is_one_line(
    setting: str,
    value: str,
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv(setting, value)
    assert run(["run", "--discord"]) == 2
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert error.startswith(f"giants: {said}")


def test_blocks_need_a_server_and_shards(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "x")
    monkeypatch.setenv("GIANTS_BLOCKS", "2")
    assert run(["run", "--discord"]) == 2
    assert "GIANTS_BLOCKS: several processes need a database on a server" in capsys.readouterr().err
    monkeypatch.setenv("GIANTS_DATABASE", "postgresql:///nowhere")
    assert run(["run", "--discord"]) == 2
    assert "set GIANTS_SHARDS too" in capsys.readouterr().err


def test_a_misspelt_line_of_the_file_is_named_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "giants.env").write_text("GIANTS_SHARD=2\n", "utf-8")
    assert run(["run", "--discord"]) == 2
    assert "did you mean GIANTS_SHARDS?" in capsys.readouterr().err


def test_levels_may_be_written_in_capitals(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("GIANTS_LOG_LEVEL", "WARNING")
    monkeypatch.setenv("GIANTS_LOG_FORMAT", "JSON")
    assert run(["run", "--discord"]) == 2
    assert "GIANTS_LOG" not in capsys.readouterr().err


def test_where_a_token_is_expected_no_playground_opens(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["run", "--discord"]) == 2
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert "DISCORD_TOKEN is not set" in error


def test_a_folder_that_can_not_be_made_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("GIANTS_DATABASE", str(tmp_path / "file" / "games" / "giants.db"))
    monkeypatch.setenv("DISCORD_TOKEN", "x")
    assert run(["run"]) == 1
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert "the folder of the database can't be made" in error
    assert str(tmp_path / "file") in error


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_that_can_not_be_written_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    closed = tmp_path / "closed"
    closed.mkdir(mode=0o500)
    monkeypatch.setenv("GIANTS_DATABASE", str(closed / "giants.db"))
    monkeypatch.setenv("DISCORD_TOKEN", "x")
    assert run(["run"]) == 1
    assert capsys.readouterr().err.count("\n") == 1


def test_a_port_in_use_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert run(["run", "--quiet", "--port", str(port)]) == 1
    error = capsys.readouterr().err
    assert f"giants: port {port} is in use: choose another with --port\n" in error
    assert "Traceback" not in error


def test_a_port_that_is_none_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["run", "--port", "70000"]) == 2
    assert "70000 is no port" in capsys.readouterr().err


def test_ctrl_c_while_a_command_is_read_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(_name: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("bot.cli.import_module", interrupted)
    assert run(["run"]) == 130
    assert capsys.readouterr().err == "giants: stopped\n"


def test_variables_of_tests_are_no_mistakes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GIANTS_CAPTURE", "somewhere")
    monkeypatch.setenv("GIANTS_SOAK_GAMES", "1")
    monkeypatch.setenv("GIANTS_NONSENSE", "1")
    assert {name for name in unknown_settings() if name.startswith("GIANTS_")} == {"GIANTS_NONSENSE"}
