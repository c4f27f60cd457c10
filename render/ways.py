"""A statue's way over the island, and what it costs on which hex."""

import math
from collections import defaultdict
from collections.abc import Sequence

from engine.colours import Colour

from .changes import Way
from .chart import Chart
from .fonts import Face
from .hues import GOLD, PALE, rgb
from .plan import Box, Plan, around
from .text import fit

_PURSE = rgb("#241A11")


def draw_way(plan: Plan, way: Way, chart: Chart) -> None:
    """A trail from hex to hex, and an arrow over every border it crosses."""
    steps = []
    for here, there in zip(way.hexes, way.hexes[1:], strict=False):
        (x, y), (u, v) = chart.centres[here], chart.centres[there]
        degrees = round(math.degrees(math.atan2(v - y, u - x)))
        steps.append((degrees, (x + u) / 2, (y + v) / 2))
        plan.stamp(("trail", degrees % 180, round(chart.tall, 1), GOLD, 1.0), (x + u) / 2, (y + v) / 2)
    for degrees, x, y in steps:
        plan.stamp(("arrow", degrees, GOLD, round(0.86 * chart.unit, 3)), x, y)


def way_hexes(way: Way, free: str | None) -> list[str]:
    """The hexes of a way that show a price."""
    paid = {name for name, _, _ in way.paid}
    return [name for name in dict.fromkeys(way.hexes[1:]) if free is not None or name in paid]


def prices(plan: Plan, way: Way, chart: Chart, free: str | None = None) -> None:
    """On every hex entered what was paid there to whom; `free` stands on hexes that cost nothing."""
    paid: defaultdict[str, list[tuple[Colour, int]]] = defaultdict(list)
    for name, colour, points in way.paid:
        paid[name].append((colour, points))
    for name in way_hexes(way, free):
        if paid[name]:
            purse(plan, paid[name], chart, name)
        elif free is not None:
            price(plan, free, chart, name)


def _foot(chart: Chart, name: str) -> tuple[float, float]:
    """Where a price stands: on the lower edge of its hex."""
    x, y = chart.centres[name]
    return x, y + chart.tall / 2 - 5 * chart.unit


def price(plan: Plan, text: str, chart: Chart, name: str) -> None:
    """A bare number on a hex."""
    x, y = _foot(chart, name)
    wide, high = round(26 * chart.unit), round(20 * chart.unit)
    plan.stamp(("pill", wide, high, _PURSE, GOLD, 1.0), x, y)
    plan.marks.append(
        fit(text, around(x, y, wide, high), Face.NUMBER, (round(19 * chart.unit), 12), PALE, "middle")
    )


def purse(plan: Plan, shares: Sequence[tuple[Colour, int]], chart: Chart, name: str) -> None:
    """Whose points a hex cost: an emblem and a number for each payee, in one purse."""
    unit = chart.unit
    x, y = _foot(chart, name)
    share = (31 if len(shares) > 1 else 36) * unit
    wide, high = round(share * len(shares) + 4 * unit), round(20 * unit)
    plan.stamp(("pill", wide, high, _PURSE, GOLD, 1.0), x, y)
    left = x - wide / 2 + 2 * unit
    for colour, points in shares:
        plan.stamp(("marker", colour, round(0.62 * unit, 3)), left + 9 * unit, y)
        room = Box(left + 18 * unit, y - high / 2, left + share, y + high / 2)
        plan.marks.append(fit(f"+{points}" if len(shares) == 1 else str(points), room, Face.NUMBER,
                              (round(19 * unit), 12), PALE, "middle"))  # fmt: skip
        left += share
