"""The five colours. A seat at the table is named by its colour."""

from typing import Final, Literal

Colour = Literal["blue", "green", "red", "yellow", "purple"]

COLOURS: Final[tuple[Colour, ...]] = ("blue", "green", "red", "yellow", "purple")
LETTERS: Final[dict[Colour, str]] = {colour: colour[0] for colour in COLOURS}
BY_LETTER: Final[dict[str, Colour]] = {letter: colour for colour, letter in LETTERS.items()}
