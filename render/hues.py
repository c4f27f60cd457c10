"""Colours of paint. The five players' are exact in every picture; the rest sets the mood."""

from dataclasses import dataclass
from typing import Final, Literal

from engine.colours import Colour

RGB = tuple[int, int, int]
Emblem = Literal["circle", "triangle", "square", "diamond", "hexagon"]


def rgb(code: str) -> RGB:
    """`#RRGGBB` as three numbers."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def mix(one: RGB, other: RGB, share: float) -> RGB:
    """A colour on the way from one to another."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


@dataclass(frozen=True, slots=True)
class Tribe:
    """A player's colour, an ink that reads on it, and letter and emblem for eyes that see it otherwise."""

    fill: RGB
    ink: RGB
    letter: str
    emblem: Emblem


# Chosen to stay far apart for deutan, protan and tritan eyes; letter and emblem say the same again.
TRIBES: Final[dict[Colour, Tribe]] = {
    "blue": Tribe(rgb("#55B7FF"), rgb("#0B2238"), "B", "circle"),
    "green": Tribe(rgb("#22855F"), rgb("#FFFFFF"), "G", "triangle"),
    "red": Tribe(rgb("#CF1010"), rgb("#FFFFFF"), "R", "square"),
    "yellow": Tribe(rgb("#FFC20E"), rgb("#2A1C00"), "Y", "diamond"),
    "purple": Tribe(rgb("#4F1B80"), rgb("#FFFFFF"), "P", "hexagon"),
}

BLACK: Final = (0, 0, 0)
WHITE: Final = (255, 255, 255)
INK: Final = rgb("#22170A")  # text on parchment
FADED: Final = rgb("#4C3B1C")  # second line on parchment
CREAM: Final = rgb("#FFF6E0")  # rim of every piece
PALE: Final = rgb("#F6ECCF")  # text on wood
SAND: Final = rgb("#E2D2A8")  # second line on wood
OUTLINE: Final = rgb("#160E08")
GOLD: Final = rgb("#FFD54A")
STONE_LIGHT: Final = rgb("#B9B6AA")
STONE_DARK: Final = rgb("#66645D")
SCORIA_LIGHT: Final = rgb("#D2573B")
SCORIA_DARK: Final = rgb("#8E2A1A")
