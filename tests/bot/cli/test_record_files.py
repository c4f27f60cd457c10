"""Record files: every command reads the same ones, and one that can't be written is named."""

import codecs
from pathlib import Path

import pytest

from bot.cli import run

RECORD = """\
[Game "Giants"]
[Board "Rapa Nui 1"]
[Seats "green red blue"]
[Options ""]
dice 1 1 2
"""


def test_a_record_with_a_byte_order_mark_is_imported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "game.giants"
    record.write_bytes(codecs.BOM_UTF8 + RECORD.encode())
    assert run(["replay", str(record)]) == 0
    assert run(["import", str(tmp_path / "giants.db"), str(record)]) == 0
    assert "game 1, paused" in capsys.readouterr().out


def test_a_record_that_cannot_be_written_ends_selfplay_with_the_reason(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "game-1-0001.giants").mkdir()
    assert run(["selfplay", "--games", "1", "--records", str(tmp_path)]) == 1
    assert "game-1-0001.giants: Is a directory" in capsys.readouterr().err
