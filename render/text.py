"""Texts that fit: cleaned, shortened, sized, and measured before they are drawn."""

import unicodedata
from functools import lru_cache

from .fonts import Face, covers, font
from .hues import RGB
from .plan import Anchor, Box, Label

ELLIPSIS = "…"


@lru_cache(maxsize=4096)
def width(text: str, face: Face, size: int) -> float:
    """How wide a text is drawn."""
    return font(face, size).getlength(text)


def _plain(character: str) -> str:
    """A fancy character made plain; an accented one that no font here has without its accent."""
    plain = unicodedata.normalize("NFKC", character)
    return plain if plain != character else unicodedata.normalize("NFKD", character)[0]


@lru_cache(maxsize=4096)
def drawable(text: str, face: Face = Face.TEXT) -> str:
    """What of a text the font can draw: fancy letters made plain, what it lacks left out."""
    kept: list[str] = []
    for character in unicodedata.normalize("NFC", text):
        if character.isspace():
            kept.append(" ")
        elif covers(face, character):
            kept.append(character)
        else:
            kept += (part for part in _plain(character) if part == " " or covers(face, part))
    return " ".join("".join(kept).split())


def _letters(text: str) -> int:
    return sum(character.isalnum() for character in text)


@lru_cache(maxsize=1024)
def readable_name(name: str, otherwise: str) -> str:
    """A name as the fonts can draw it, or `otherwise` where too little of it would be left."""
    plain = unicodedata.normalize("NFKC", name)
    left = drawable(name)
    wanted = _letters(plain)
    return left if _letters(left) * 2 > wanted and _letters(left) else otherwise


@lru_cache(maxsize=4096)
def shortened(text: str, face: Face, size: int, room: float) -> str:
    """The text, or as much of its beginning as fits, with an ellipsis."""
    if width(text, face, size) <= room:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if width(text[:middle].rstrip() + ELLIPSIS, face, size) <= room:
            low = middle
        else:
            high = middle - 1
    return (
        text[:low].rstrip() + ELLIPSIS if low else (ELLIPSIS if width(ELLIPSIS, face, size) <= room else "")
    )


def fit(
    text: str,
    room: Box,
    face: Face,
    sizes: tuple[int, int],
    colour: RGB,
    anchor: Anchor = "left",
    halo: RGB | None = None,
) -> Label:
    """A label in its room: as large as `sizes` (most, least) allow, then shortened. Centred in height."""
    text = drawable(text, face)
    most, least = sizes
    most = min(most, int(room.height * 0.96))
    size = max(most, 1)
    wide = width(text, face, size)
    if wide > room.width:
        size = max(min(int(size * room.width / wide), size), min(least, most), 1)
        while size > min(least, most) and width(text, face, size) > room.width:
            size -= 1
        text = shortened(text, face, size, room.width)
    x = {"left": room.left, "middle": (room.left + room.right) / 2, "right": room.right}[anchor]
    return Label(text, face, size, colour, x, (room.top + room.bottom) / 2, anchor, room, halo)


@lru_cache(maxsize=256)
def _capital(face: Face, size: int) -> tuple[float, float]:
    """Top and bottom of a capital letter around the baseline: what the eye centres a line by."""
    _, top, _, bottom = font(face, size).getbbox("H", anchor="ls")
    return top, bottom


def baseline(label: Label) -> float:
    """Where a label's letters stand, so that capitals and digits are centred on its y."""
    top, bottom = _capital(label.face, label.size)
    return label.y - (top + bottom) / 2


def ink(label: Label) -> Box:
    """The pixels a label will cover."""
    left, top, right, bottom = font(label.face, label.size).getbbox(label.text, anchor="ls")
    wide = width(label.text, label.face, label.size)
    start = {"left": label.x, "middle": label.x - wide / 2, "right": label.x - wide}[label.anchor]
    base = baseline(label)
    return Box(start + left, base + top, start + right, base + bottom)
