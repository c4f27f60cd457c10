"""What whole games need."""

from collections.abc import Sequence

import pytest
from PIL import Image

from render import closeup, encode

COARSER = 4


@pytest.fixture
def coarse_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures that are smaller than usual: whole games need to have them, and most of a picture's time goes
    into writing its file.
    """
    animated = closeup._webp

    def still(picture: Image.Image) -> bytes:
        return encode.webp(picture.reduce(COARSER))

    def film(shots: Sequence[tuple[Image.Image, int]], quality: int) -> bytes:
        return animated([(shot.reduce(COARSER), ms) for shot, ms in shots], quality)

    monkeypatch.setattr("render.pictures.webp", still)
    monkeypatch.setattr("render.closeup.webp", still)
    monkeypatch.setattr("render.closeup._webp", film)
