"""What whole games need."""

from collections.abc import Sequence

import pytest
from PIL import Image

from render import encode

COARSER = 4


@pytest.fixture
def coarse_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures that are smaller than usual: whole games need to have them, and most of a picture's time goes
    into writing its file.
    """

    def still(picture: Image.Image) -> bytes:
        return encode.webp(picture.reduce(COARSER))

    def film(shots: Sequence[tuple[Image.Image, int]], *, loop: int, quality: int, method: int) -> bytes:
        coarse = [(shot.reduce(COARSER), milliseconds) for shot, milliseconds in shots]
        return encode.moving_webp(coarse, loop=loop, quality=quality, method=method)

    monkeypatch.setattr("render.pictures.webp", still)
    monkeypatch.setattr("render.closeup.webp", still)
    monkeypatch.setattr("render.closeup.moving_webp", film)
