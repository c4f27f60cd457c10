"""Copies of a database in use, on systems that differ in what they allow."""

import os
from pathlib import Path
from typing import Any

import pytest

from bot.storage.sqlite.backup import back_up
from bot.tables.service import Tables
from tests.kit.table_games import begun, faults_of


async def test_a_copy_is_made_where_folders_can_not_be_opened(
    tables: Tables, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on Windows: a folder can't be synced there, and the copy is whole all the same."""
    await begun(tables)
    opened = os.open

    def open_no_folders(name: Any, *args: Any, **keywords: Any) -> int:
        if Path(name).is_dir():
            raise PermissionError(13, "Permission denied", str(name))
        return opened(name, *args, **keywords)

    copy = path.with_name("copy.db")
    with monkeypatch.context() as windows:
        windows.setattr(os, "open", open_no_folders)
        assert back_up(path, copy) == copy.stat().st_size
    assert faults_of(copy) == []
    assert sorted(file.name for file in path.parent.glob("*copy*")) == ["copy.db"], (
        "nothing half-made is left"
    )
