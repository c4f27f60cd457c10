"""A statue's way over the island, and what it costs on which hex."""

import math
from collections import defaultdict
from collections.abc import Mapping, Sequence

from engine.colours import Colour

from ..changes import Way
from ..fonts import Face
from ..hues import GOLD, TRIBES
from ..plan import Plan, around
from ..text import fit
from .badges import Foot, Number, Purse
from .chart import Chart


def draw_ways(plan: Plan, ways: Sequence[Way], chart: Chart) -> None:
    """Every way as a trail in its mover's colour with an arrow over each border; several are numbered.

    Ways that share a stretch run side by side.
    """
    for index, way in enumerate(ways):
        colour = TRIBES[way.mover].fill if way.mover else GOLD
        aside = (index - (len(ways) - 1) / 2) * 9 * chart.unit if len(ways) > 1 else 0.0
        steps = []
        for here, there in zip(way.hexes, way.hexes[1:], strict=False):
            (x, y), (u, v) = chart.centres[here], chart.centres[there]
            long = math.hypot(u - x, v - y) or 1.0
            right, down = -(v - y) / long * aside, (u - x) / long * aside
            degrees = round(math.degrees(math.atan2(v - y, u - x)))
            steps.append((degrees, (x + u) / 2 + right, (y + v) / 2 + down))
            plan.stamp(("trail", degrees % 180, round(chart.apart, 1), colour, 1.0), *steps[-1][1:], 0.8)
        for degrees, x, y in steps:
            plan.stamp(("arrow", degrees, colour, round(0.8 * chart.unit, 3)), x, y)
        if steps and len(ways) > 1:
            _number(plan, index + 1, way, steps[0][1:], chart)


def _number(plan: Plan, number: int, way: Way, at: tuple[float, float], chart: Chart) -> None:
    """Which of several ways this is, beside its first arrow."""
    unit = chart.unit
    tribe = TRIBES[way.mover] if way.mover else None
    fill, ink = (tribe.fill, tribe.ink) if tribe else (GOLD, (34, 23, 10))
    x, y = at
    span = round(17 * unit)
    plan.stamp(("pill", span, span, fill, (255, 246, 224), 1.0), x, y)
    room = around(x, y, span + 4, span + 4)
    plan.marks.append(fit(str(number), room, Face.NUMBER, (round(15 * unit), 10), ink, "middle"))


def costs(ways: Sequence[Way], free: str | None = None) -> Mapping[str, Sequence[Foot]]:
    """On every hex entered what was paid there to whom; `free` stands on hexes that cost nothing."""
    paid: defaultdict[str, dict[Colour, int]] = defaultdict(dict)
    entered: dict[str, None] = {}
    for way in ways:
        entered |= dict.fromkeys(way.hexes[1:])
        for name, colour, points in way.paid:
            paid[name][colour] = paid[name].get(colour, 0) + points
    found: dict[str, Sequence[Foot]] = {}
    for name in entered:
        if paid[name]:
            found[name] = (Purse(tuple(paid[name].items())),)
        elif free is not None:
            found[name] = (Number(free),)
    return found
