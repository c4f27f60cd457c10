"""Small plates with words and numbers on the map: statues' names with their size, counts, badges."""

from typing import Final

from engine.colours import Colour
from engine.state import Statue

from ..fonts import Face
from ..hues import CREAM, GOLD, PALE, TRIBES, rgb
from ..plan import Box, Kind, Plan, around
from ..text import fit, width

TAG: Final = 20  # size of the letters of a name, a badge or a price, for hexes of the usual size
HIGH: Final = 22.0  # of a tag or badge
DARK: Final = rgb("#33261A")
PURSE: Final = rgb("#241A11")
_PIP: Final = 7.0  # across


def letters(unit: float) -> int:
    """The size of a tag's letters where hexes are `unit` times as large as usual."""
    return round(TAG * unit)


def tag_wide(statue: Statue, unit: float, slim: bool) -> float:
    """How wide a statue's tag is; a slim one has its dots on top of each other."""
    face = Face.TEXT if slim else Face.NUMBER
    pips = 0.0
    if statue.size:
        pips = _PIP + 1 if slim else statue.size * (_PIP + 1.5) + 2
    return width(statue.id, face, letters(unit)) + (pips + (5 if slim else 8)) * unit


def tag(plan: Plan, statue: Statue, x: float, y: float, unit: float, slim: bool = False) -> Box:
    """A statue's name and a dot for each of its size, in the colours of whoever marked it."""
    tribe = TRIBES[statue.marked_by] if statue.marked_by else None
    fill, ink = (tribe.fill, tribe.ink) if tribe else (DARK, PALE)
    face = Face.TEXT if slim else Face.NUMBER
    wide = tag_wide(statue, unit, slim)
    box = around(x, y, wide, HIGH * unit)
    plan.stamp(("pill", round(wide), round(HIGH * unit), fill, CREAM, 1.0), x, y)
    left = box.left + (2.5 if slim else 4) * unit
    span = width(statue.id, face, letters(unit))
    room = Box(left, box.top, left + span + 1, box.bottom)
    plan.marks.append(fit(statue.id, room, face, (letters(unit), letters(unit)), ink))
    if statue.size:
        spot = (room.right + (_PIP / 2 + 0.5 if slim else _PIP / 2 + 2) * unit, y)
        plan.stamp(("pips", statue.size, ink, slim, round(unit, 3)), *spot)
    plan.keep("tag", statue.id, box)
    return box


def badge_wide(text: str, unit: float) -> float:
    """How wide a badge with a text is."""
    return width(text, Face.NUMBER, letters(unit)) + 9 * unit


def badge(plan: Plan, text: str, x: float, y: float, unit: float, subject: str, *, kind: Kind = "badge",
          fill: tuple[int, int, int] = PURSE, ink: tuple[int, int, int] = PALE,
          edge: tuple[int, int, int] = GOLD) -> None:  # fmt: skip
    """A number or word on a small plate."""
    wide = badge_wide(text, unit)
    box = around(x, y, wide, HIGH * unit)
    plan.stamp(("pill", round(wide), round(HIGH * unit), fill, edge, 1.0), x, y)
    room = box.grown(2)
    plan.marks.append(fit(text, room, Face.NUMBER, (letters(unit), letters(unit)), ink, "middle"))
    plan.keep(kind, subject, box)


def emblem(plan: Plan, colour: Colour, x: float, y: float, span: float, subject: str) -> None:
    """A player's emblem, `span` pixels across."""
    plan.stamp(("marker", colour, round(span / 36, 2)), x, y)
    plan.keep("marker", subject, around(x, y, span * 0.8, span * 0.8))
