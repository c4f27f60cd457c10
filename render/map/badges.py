"""What stands at the foot of a hex: a forest's logs, what a way cost, how strong its figures are."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.carrying import Camp
from engine.colours import Colour
from engine.rules_data import Components

from ..fonts import Face
from ..hues import GOLD, PALE, TRIBES, rgb
from ..plan import Box, Plan, around
from ..text import fit, width
from .chart import Chart
from .tags import HIGH, PURSE, badge, badge_wide, letters

_FOREST = rgb("#4A2C12")
_LACKING = rgb("#FFB4A4")
_GAP = 3.0


@dataclass(frozen=True, slots=True)
class Number:
    """A bare number: a price, or a forest's logs."""

    text: str
    forest: bool = False

    def wide(self, unit: float) -> float:
        """How wide it is drawn."""
        return badge_wide(self.text, unit)

    def put(self, plan: Plan, x: float, y: float, unit: float, tile: str) -> None:
        """Draw it around a point."""
        if self.forest:
            badge(plan, self.text, x, y, unit, tile, fill=_FOREST, ink=rgb("#FFE9BD"), edge=rgb("#F4DDAE"))
        else:
            badge(plan, self.text, x, y, unit, tile)


@dataclass(frozen=True, slots=True)
class Purse:
    """Whose points a hex cost: an emblem and a number for each payee."""

    shares: tuple[tuple[Colour, int], ...]

    def wide(self, unit: float) -> float:
        """How wide it is drawn."""
        return sum(self._share(points, unit) for _, points in self.shares) + 4 * unit

    def _share(self, points: int, unit: float) -> float:
        return 19 * unit + width(f"+{points}", Face.TEXT, letters(unit))

    def put(self, plan: Plan, x: float, y: float, unit: float, tile: str) -> None:
        """Draw it around a point."""
        wide = self.wide(unit)
        box = around(x, y, wide, HIGH * unit)
        plan.stamp(("pill", round(wide), round(HIGH * unit), PURSE, GOLD, 1.0), x, y)
        left = box.left + 3 * unit
        for colour, points in self.shares:
            span = self._share(points, unit)
            plan.stamp(("marker", colour, round(0.5 * unit, 2)), left + 8 * unit, y)
            room = Box(left + 17 * unit, box.top, left + span, box.bottom)
            size = letters(unit)
            plan.marks.append(fit(f"+{points}", room, Face.TEXT, (size, size), PALE))
            left += span
        plan.keep("badge", tile, box)


@dataclass(frozen=True, slots=True)
class Strength:
    """How strong a hex is: what a seat carries there alone with the logs, in its colours, and all together.

    Where it is asked for one statue, the second number is what that needs, and `enough` whether it has it.
    """

    own: int | None
    seat: Colour | None
    total: int
    enough: bool = True

    def _mine(self, unit: float) -> float:
        return width(str(self.own), Face.NUMBER, letters(unit)) + 8 * unit if self.own is not None else 0.0

    def _all(self, unit: float) -> float:
        return width(str(self.total), Face.NUMBER, letters(unit)) + 8 * unit

    def wide(self, unit: float) -> float:
        """How wide it is drawn."""
        return self._mine(unit) + self._all(unit)

    def put(self, plan: Plan, x: float, y: float, unit: float, tile: str) -> None:
        """Draw it around a point."""
        wide, size = self.wide(unit), letters(unit)
        box = around(x, y, wide, HIGH * unit)
        plan.stamp(("pill", round(wide), round(HIGH * unit), rgb("#12242E"), rgb("#BFE3F2"), 1.0), x, y)
        middle = box.left + self._mine(unit)
        if self.own is not None and self.seat is not None:
            tribe = TRIBES[self.seat]
            field = round(self._mine(unit) - 3 * unit), round((HIGH - 5) * unit)
            plan.stamp(("tint", *field, tribe.fill, 1.0, 1.0), box.left + 2 * unit, box.top + 2.5 * unit)
            room = Box(box.left + 2 * unit, box.top, box.left + 2 * unit + field[0], box.bottom)
            plan.marks.append(fit(str(self.own), room, Face.NUMBER, (size, size), tribe.ink, "middle"))
        room = Box(middle, box.top, box.right - 2 * unit, box.bottom)
        ink = PALE if self.enough else _LACKING
        plan.marks.append(fit(str(self.total), room, Face.NUMBER, (size, size), ink, "middle"))
        plan.keep("badge", tile, box)


Foot = Number | Purse | Strength


def strength_of(box: Components, camp: Camp, seat: Colour | None) -> tuple[int | None, int]:
    """What a seat carries on a hex alone with the logs, and what all who stand there carry together.

    Without an own figure the logs do not help: then a seat carries nothing.
    """
    chief = box.strength.chief
    total = sum(sum(each) for each in camp.helpers.values()) + chief * len(camp.chiefs) + camp.logs
    if seat is None:
        return None, total
    own = sum(camp.helpers.get(seat, ())) + chief * camp.chiefs.count(seat)
    return own + camp.logs if own else 0, total


def feet_top(chart: Chart, feet: Sequence[Foot]) -> float:
    """How far below the middle of a hex its feet begin; where it ends for pieces if there are none."""
    if not feet:
        return (38 if chart.turned else 45) * chart.unit
    return min(y for _, y in _rows(chart, feet)) - HIGH / 2 * chart.unit


def _rows(chart: Chart, feet: Sequence[Foot]) -> list[tuple[list[Foot], float]]:
    """The feet in rows, and how far below the middle of the hex each row is centred."""
    unit = chart.unit
    rows: list[list[Foot]] = [[]]
    for foot in feet:
        wide = sum(other.wide(unit) + _GAP * unit for other in rows[-1]) + foot.wide(unit)
        if rows[-1] and wide > chart.wide * 0.98:
            rows.append([])
        rows[-1].append(foot)
    last = sum(foot.wide(unit) + _GAP * unit for foot in rows[-1])
    low = chart.tall / 2 - (14 if not chart.turned else 19 if last < 66 * unit else 28) * unit
    return [(row, low - (HIGH + 1) * unit * (len(rows) - 1 - index)) for index, row in enumerate(rows)]


def put_feet(plan: Plan, chart: Chart, name: str, feet: Sequence[Foot]) -> None:
    """Draw what stands at the foot of a hex."""
    if not feet:
        return
    unit = chart.unit
    x, y = chart.centres[name]
    for row, down in _rows(chart, feet):
        left = x - sum(foot.wide(unit) for foot in row) / 2 - _GAP * unit * (len(row) - 1) / 2
        for foot in row:
            wide = foot.wide(unit)
            foot.put(plan, left + wide / 2, y + down, unit, name)
            left += wide + _GAP * unit
