"""The fonts, and which characters they can draw."""

import io
import threading
import unicodedata
from enum import Enum
from functools import cache, lru_cache
from importlib.resources import files

from PIL import ImageFont

_NOWHERE = "\uf8ff"  # a private character that none of the fonts has
_loading = threading.Lock()


class Face(Enum):
    """What a font is for; the value is its file in data/fonts."""

    NUMBER = "rubik-700"
    TEXT = "fira-sans-condensed-600"
    SOFT = "fira-sans-condensed-500"
    TITLE = "philosopher-700"


@cache
def _file(face: Face) -> bytes:
    return (files("data") / "fonts" / f"{face.value}.ttf").read_bytes()


@lru_cache(maxsize=256)
def _font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    # The basic layout engine is in every wheel and gives the same widths everywhere; raqm does neither.
    return ImageFont.truetype(io.BytesIO(_file(face)), size, layout_engine=ImageFont.Layout.BASIC)


def font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    """A font at a pixel size, one object per size for the whole process."""
    with _loading:
        return _font(face, size)


@lru_cache(maxsize=8192)
def covers(face: Face, character: str) -> bool:
    """Whether the font has a glyph of its own for a character."""
    if character.isspace():
        return True
    if unicodedata.category(character) in ("Cc", "Cf", "Cs", "Co", "Cn"):
        return False
    probe = font(face, 24)
    drawn, missing = probe.getmask(character), probe.getmask(_NOWHERE)
    return drawn.size != missing.size or bytes(drawn) != bytes(missing)
