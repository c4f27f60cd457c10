"""The figures. Shape tells the role, colour and letter the player."""

import math

from PIL import Image, ImageDraw

from engine.colours import Colour

from ..hues import RGB, TRIBES, rgb
from .shapes import FINE, Cut, body, curve, letter, rimmed, shades
from .sprite import Drawing

_PALE = rgb("#FFF3C4")


def _painted(cut: Cut, colour: Colour) -> Image.Image:
    light, dark = shades(TRIBES[colour].fill)
    return body(cut, light, dark, bevel=2.4, light=0.62)


def _signed(piece: Image.Image, colour: Colour, x: float, y: float, size: float) -> Image.Image:
    done = rimmed(piece)
    letter(done, TRIBES[colour].letter, x, y, size, TRIBES[colour].ink)
    return done


def worker(colour: Colour) -> Drawing:
    """A pawn."""
    cut = Cut(48, 58).oval(15, 6, 33, 24)
    cut.blob([(18, 21), (30, 21), (36, 29), (40, 41), (39, 48), (24, 50), (9, 48), (8, 41), (12, 29)])
    piece = _painted(cut, colour)
    return Drawing(_signed(piece, colour, 24, 38, 20), 24, 50)


def sorcerer(colour: Colour) -> Drawing:
    """A hooded cone with a staff."""
    cut = Cut(60, 66)
    cut.blob([(25, 5), (29, 11), (34, 23), (37, 31), (42, 47), (44, 56), (25, 58), (6, 56), (8, 47), (13, 31),
              (16, 23), (21, 11)])  # fmt: skip
    piece = _painted(cut, colour)
    draw = ImageDraw.Draw(piece)

    def oval(left: float, top: float, right: float, bottom: float, fill: RGB) -> None:
        draw.ellipse([left * FINE, top * FINE, right * FINE, bottom * FINE], fill=(*fill, 255))

    draw.line(
        [(48 * FINE, 16 * FINE), (46.5 * FINE, 57 * FINE)],
        fill=(*rgb("#7A4E28"), 255),
        width=round(3.4 * FINE),
    )
    oval(42.5, 5, 53.5, 16, rgb("#F8F1DA"))
    oval(45.2, 7.7, 50.8, 13.3, rgb("#2B2B2B"))
    oval(18.5, 17, 31.5, 30, rgb("#120C0A"))
    oval(21.2, 21.3, 24, 24.5, rgb("#FFF4C8"))
    oval(26, 21.3, 28.8, 24.5, rgb("#FFF4C8"))
    return Drawing(_signed(piece, colour, 25, 44, 20), 27, 58)


def chief(colour: Colour) -> Drawing:
    """A broad figure under a crown of feathers."""
    cut = Cut(66, 70)
    for degrees in (-62, -31, 0, 31, 62):
        turn = math.radians(degrees - 90)
        along, across = (math.cos(turn), math.sin(turn)), (-math.sin(turn), math.cos(turn))

        def at(
            far: float, side: float, along: tuple[float, float] = along, across: tuple[float, float] = across
        ) -> tuple[float, float]:
            return 33 + far * along[0] + side * across[0], 29 + far * along[1] + side * across[1]

        cut.blob([at(0, 0), at(13, 6), at(24, 2), at(24, -2), at(13, -6)])
    cut.oval(23, 19, 43, 39)
    cut.blob([(21, 35), (45, 35), (54, 43), (57, 57), (55, 62), (33, 64), (11, 62), (9, 57), (12, 43)])
    piece = _painted(cut, colour)
    draw = ImageDraw.Draw(piece)
    draw.arc(
        [21 * FINE, 18 * FINE, 45 * FINE, 38 * FINE], 200, 340, fill=(*_PALE, 255), width=round(2.8 * FINE)
    )
    hem = curve([(14, 58.5), (33, 60.5), (52, 58.5)], closed=False)
    draw.line([(x * FINE, y * FINE) for x, y in hem], fill=(*_PALE, 235), width=2 * FINE)
    return Drawing(_signed(piece, colour, 33, 47.5, 22), 33, 64)
