"""What is installed can draw: the wheel holds fonts, art and words, and needs nothing beside itself."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
_DRAW = """
import sys
from engine import find_board, new_game, view
from bot.words import words
from render import board_picture
import render
png = board_picture(view(new_game(find_board("Rapa Nui 1"), ["blue", "green", "red"])), {}, words())
print(render.__file__, len(png))
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    pytest.importorskip("build")
    pytest.importorskip("hatchling")
    out = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(out), str(ROOT)]
    done = subprocess.run(build, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return next(out.glob("*.whl"))


def test_the_wheel_holds_fonts_art_and_words(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    for folder in ("data/fonts", "data/art", "data/locales/en", "data/boards", "data/examples"):
        shipped = {f"{folder}/{file.name}" for file in (ROOT / folder).iterdir() if file.is_file()}
        assert shipped
        assert shipped <= set(names)


def test_an_installed_wheel_draws_a_board(wheel: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "site")
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "site")}
    done = subprocess.run(
        [sys.executable, "-c", _DRAW],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    where, size = done.stdout.split()
    assert where.startswith(str(tmp_path))
    assert int(size) > 100_000
