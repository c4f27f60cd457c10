"""The README's pictures can be drawn anew at any time."""

from pathlib import Path

import pytest
from PIL import Image

from bot.cli import run
from tests.kit.source_code import ROOT


@pytest.mark.long
def test_the_pictures_of_the_readme_are_drawn(tmp_path: Path) -> None:
    assert run(["showcase", str(tmp_path)]) == 0
    drawn = {file.name for file in tmp_path.iterdir()}
    assert drawn == {file.name for file in (ROOT / "docs" / "pictures").iterdir()}
    for name in drawn:
        with Image.open(tmp_path / name) as now, Image.open(ROOT / "docs" / "pictures" / name) as shown:
            assert now.size == shown.size, "draw them anew: giants showcase docs/pictures"
            assert getattr(now, "n_frames", 1) == getattr(shown, "n_frames", 1)
