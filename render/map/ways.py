"""A statue's way over the island, and what it costs on which hex."""

import math
from collections import defaultdict
from collections.abc import Mapping, Sequence

from engine.colours import Colour

from ..changes import Way
from ..fonts import Face
from ..hues import CREAM, GOLD, INK, TRIBES
from ..plan import Plan, around
from ..text import fit
from .badges import Foot, Number, Purse
from .chart import Chart
from .tags import HIGH, letters


def draw_ways(plan: Plan, ways: Sequence[Way], chart: Chart) -> None:
    """Every way as a trail in its mover's colour with an arrow over each border.

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


def number_ways(plan: Plan, ways: Sequence[Way], chart: Chart) -> None:
    """Which of several ways is which: a number beside each, where it covers nothing that is read."""
    if len(ways) < 2:
        return
    span = HIGH * chart.unit
    for index, way in enumerate(ways):
        spots = [around(*at, span, span) for at in _beside(way, chart)]
        free = (spot for spot in spots if not any(spot.overlap(zone.box) for zone in plan.zones))
        spot = next(free, spots[0])
        tribe = TRIBES[way.mover] if way.mover else None
        fill, ink = (tribe.fill, tribe.ink) if tribe else (GOLD, INK)
        plan.stamp(("pill", round(span), round(span), fill, CREAM, 1.0), *spot.centre)
        size = letters(chart.unit)
        plan.marks.append(fit(str(index + 1), spot.grown(2), Face.NUMBER, (size, size), ink, "middle"))
        plan.keep("badge", f"way {index + 1}", spot)


def _beside(way: Way, chart: Chart) -> list[tuple[float, float]]:
    """Places for a way's number: on its steps, the middles first, then further and further beside them."""
    found: list[tuple[float, float]] = []
    for aside in (0, 14, -14, 26, -26, 38, -38, 50, -50, 62, -62):
        for here, there in zip(way.hexes, way.hexes[1:], strict=False):
            (x, y), (u, v) = chart.centres[here], chart.centres[there]
            long = math.hypot(u - x, v - y) or 1.0
            right, down = -(v - y) / long * aside * chart.unit, (u - x) / long * aside * chart.unit
            shares = (0.5, 0.35, 0.65, 0.2, 0.8)
            found += [(x + (u - x) * share + right, y + (v - y) * share + down) for share in shares]
    return found


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
