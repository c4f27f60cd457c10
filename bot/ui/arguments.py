"""Parsing the values that come back from controls and commands. Anybody can forge them."""

from collections.abc import Sequence

from bot.tables.errors import Refused
from engine import COLOURS, Colour


def first_of(values: Sequence[str]) -> str:
    """What was chosen in a menu that takes one choice; nothing if nothing was."""
    return values[0] if values else ""


def number_of(values: Sequence[str]) -> int:
    """The number that was chosen; 0, which nothing is called, if none was."""
    chosen = first_of(values)
    return int(chosen) if chosen.isdecimal() else 0


def colour_named(name: str) -> Colour:
    """A colour of the game; Refused for anything else."""
    for colour in COLOURS:
        if colour == name:
            return colour
    raise Refused("table-no-such-colour", colour=name[:20])
