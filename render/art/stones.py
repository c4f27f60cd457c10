"""Moai in three sizes, headdresses, logs, bases."""

from typing import Final

from PIL import Image, ImageDraw

from engine.colours import Colour

from ..hues import SCORIA_DARK, SCORIA_LIGHT, STONE_DARK, STONE_LIGHT, TRIBES, mix, rgb
from .shapes import FINE, Cut, Point, blank, body, curve, rim, rimmed, shades, shadow, wash
from .sprite import Drawing

HEIGHTS: Final = {1: 46.0, 2: 59.0, 3: 74.0}
_PROFILE: tuple[Point, ...] = (
    (34, 3), (62, 0), (82, 6), (88, 38), (86, 80), (82, 99), (97, 113), (101, 150), (7, 150), (11, 119),
    (29, 107), (17, 101), (10, 90), (14, 82), (6, 77), (12, 73), (7, 68), (13, 63), (1, 60), (3, 52),
    (16, 33), (10, 27), (14, 17),
)  # fmt: skip
_NEUTRAL = rgb("#A08E70")


def _carved(size: int, pad: float, hat: float) -> tuple[Image.Image, float, float]:
    """The bare statue on its drawing, with the scale of its profile."""
    height = HEIGHTS[size]
    k = height / 150
    width = 104 * k

    def at(points: tuple[Point, ...]) -> list[Point]:
        return [(pad + x * k, pad + hat + y * k) for x, y in points]

    full = width + 2 * pad, height + 2 * pad + hat + 6
    stone = body(
        Cut(*full).polygon(at(tuple(curve(_PROFILE)))), STONE_LIGHT, STONE_DARK, 4.6 * k, 0.75, 0.34, size
    )
    dark = Cut(*full)
    dark.blob(at(((15, 32), (34, 28), (56, 31), (58, 38), (42, 44), (26, 47), (17, 41))), 190)  # socket
    dark.blob(at(((12, 62), (24, 59), (27, 66), (16, 67))), 150)  # nostril
    for points, weight, value in (
        (((9, 75), (22, 75), (33, 77)), 3.4, 190),  # mouth
        (((34, 106), (55, 104), (80, 99)), 3.6, 150),  # jaw
        (((64, 40), (61, 60), (66, 84)), 3.0, 150),  # ear
        (((64, 40), (76, 38), (77, 62), (66, 84)), 3.0, 130),
        (((80, 118), (76, 136), (52, 146)), 3.0, 120),  # arm
    ):
        dark.stroke(curve(at(points), closed=False), weight * k, value)
    wash(stone, dark, (38, 34, 30), 0.35)
    bright = Cut(*full)
    bright.stroke(curve(at(((15, 27), (36, 23), (60, 26))), closed=False), 5 * k, 140)
    bright.stroke(curve(at(((17, 36), (9, 52), (6, 59))), closed=False), 4 * k, 130)
    wash(stone, bright, (240, 236, 220), 0.6)
    return stone, k, width


def _slab(piece: Image.Image, left: float, right: float, y: float, owner: Colour | None, dots: int) -> None:
    """The base under a statue: in the owner's colour where known, else plain stone; a dot per size."""
    light, dark = shades(TRIBES[owner].fill) if owner else (_NEUTRAL, mix(_NEUTRAL, (0, 0, 0), 0.3))
    cut = Cut(piece.width / FINE, piece.height / FINE).slab(left, y - 4.5, right, y + 6.5, 2.5)
    piece.alpha_composite(body(cut, light, dark, 1.2, 0.6))
    ink = TRIBES[owner].ink if owner else rgb("#2A2118")
    draw = ImageDraw.Draw(piece)
    for i in range(dots):
        x = (left + right) / 2 + (i - (dots - 1) / 2) * 8
        draw.ellipse([(x - 2.4) * FINE, (y - 1.4) * FINE, (x + 2.4) * FINE, (y + 3.4) * FINE], fill=ink)


def moai(size: int, owner: Colour | None = None, crowned: bool = False) -> Drawing:
    """A Moai on its base; height and dots tell the size."""
    pad = 10.0
    hat = 27 * HEIGHTS[size] / 150 if crowned else 0.0
    piece, k, width = _carved(size, pad, hat)
    foot = pad + hat + HEIGHTS[size]
    _slab(piece, pad - 3, pad + width + 3, foot, owner, size)
    if crowned:
        top = _cylinder(74 * k, 42 * k)
        x, y = pad + 56 * k, pad + hat + 9 * k
        piece.alpha_composite(top, (round(x * FINE - top.width / 2), round(y * FINE - top.height)))
    done = shadow(rim(rim(piece, 1.4, rgb("#17120D")), 1.1, rgb("#FFF6E0"), 0.7), 2, 3.2, 2.6)
    return Drawing(done, pad + width / 2, foot + 6.5)


def _cylinder(width: float, height: float) -> Image.Image:
    """A headdress: a drum of red scoria with a knot on top."""
    knot = height * 0.30
    piece = body(
        Cut(width, height).slab(0, knot, width, height, height * 0.22),
        SCORIA_LIGHT,
        SCORIA_DARK,
        1.5,
        0.7,
        0.4,
        5,
    )
    top = Cut(width, height).slab(width * 0.27, 0, width * 0.73, knot + height * 0.14, height * 0.12)
    piece.alpha_composite(body(top, rgb("#E0704F"), rgb("#A93B25"), 1.0, 0.6, 0.3, 6))
    return piece


def headdress() -> Drawing:
    """A headdress on its way."""
    width, height, pad = 38.0, 27.0, 8.0
    piece = blank(width + 2 * pad, height + 2 * pad)
    piece.alpha_composite(_cylinder(width, height), (round(pad * FINE), round(pad * FINE)))
    return Drawing(rimmed(piece, 1.3, 1.0, 0.75), pad + width / 2, pad + height)


def log() -> Drawing:
    """A log, its cut end to the right."""
    width, height, pad = 46.0, 16.0, 7.0
    cut = Cut(width + 2 * pad, height + 2 * pad).slab(pad, pad, pad + width, pad + height, height / 2)
    piece = body(cut, rgb("#B98249"), rgb("#6B4122"), 2.0, 0.7, 0.4, 9)
    draw = ImageDraw.Draw(piece)
    for share, start, end in ((0.34, 12, 30), (0.62, 16, 40), (0.50, 24, 36)):
        y = (pad + height * share) * FINE
        draw.line([((pad + start) * FINE, y), ((pad + end) * FINE, y)], fill=(70, 38, 16, 150), width=FINE)
    right = pad + width
    draw.ellipse(
        [(right - height) * FINE, pad * FINE, right * FINE, (pad + height) * FINE],
        fill=(*rgb("#EBC994"), 255),
    )
    for inset in (3.2, 5.8):
        box = [
            (right - height + inset) * FINE,
            (pad + inset) * FINE,
            (right - inset) * FINE,
            (pad + height - inset) * FINE,
        ]
        draw.ellipse(box, outline=(*rgb("#A9713C"), 255), width=round(1.2 * FINE))
    return Drawing(rimmed(piece, 1.3, 1.0, 0.75), pad + width / 2, pad + height / 2)


def base(owner: Colour) -> Drawing:
    """A base, colour up: an ahu kept for its owner."""
    width, height, pad = 44.0, 15.0, 7.0
    light, dark = shades(TRIBES[owner].fill)
    cut = Cut(width + 2 * pad, height + 2 * pad)
    cut.polygon([(pad + 5, pad), (pad + width - 5, pad), (pad + width, pad + height), (pad, pad + height)])
    return Drawing(rimmed(body(cut, light, dark, 1.6, 0.6), 1.4, 1.1), pad + width / 2, pad + height / 2)
