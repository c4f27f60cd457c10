"""An option of the rules is added in the engine and in words, and nowhere else."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

import bot

ROOT: Final = Path(bot.__file__).parents[1]
LAST_OPTION: Final = "    open_owners: bool = False\n"
WORDS: Final = """
option-windy = windy island
option-windy-means = Nothing stands as it stood.
command-new-windy = Nothing stands as it stood
"""


def copy_with_another_option(folder: Path) -> None:
    """The project in a folder, with one field more in the engine's options and three messages more."""
    for package in ("bot", "engine", "render", "data", "tests"):
        shutil.copytree(ROOT / package, folder / package, ignore=shutil.ignore_patterns("__pycache__"))
    components = folder / "engine" / "rules_data.py"
    source = components.read_text("utf-8")
    assert LAST_OPTION in source
    components.write_text(source.replace(LAST_OPTION, f"{LAST_OPTION}    windy: bool = False\n"), "utf-8")
    (folder / "data" / "locales" / "en" / "windy.ftl").write_text(WORDS, "utf-8")


@pytest.mark.long
def test_an_option_added_in_the_engine_is_offered_chosen_typed_stored_and_recorded(tmp_path: Path) -> None:
    copy_with_another_option(tmp_path)
    done = subprocess.run(
        [sys.executable, "-m", "tests.kit.another_option", str(tmp_path)],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
