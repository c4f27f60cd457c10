"""Everything on the map that changes: forests, pieces, statues, Moai on ahus, ways and glows."""

from collections import defaultdict
from collections.abc import Mapping

from engine.state import Figure, Statue
from engine.views import AhuView, PublicView

from .changes import NOTHING, Changes
from .chart import Chart
from .crowd import crowd, piles
from .fonts import Face
from .hues import GOLD, INK, rgb
from .plan import Box, Plan, around
from .text import fit, width
from .ways import draw_way, prices, way_hexes

_BADGE = rgb("#4A2C12")
_STATUE_ON_PLATE = 0.78  # Moai on ahus are drawn smaller than on their way


def _room(chart: Chart, name: str, kept: float) -> Box:
    """The part of a hex for pieces, above what is kept free at its foot."""
    x, y = chart.centres[name]
    unit, half = chart.unit, chart.tall / 2
    bottom = y + half - kept * unit
    wide = chart.radius * 1.92
    return Box(x - wide / 2, y - half + 17 * unit, x + wide / 2, bottom)


def _forests(plan: Plan, view: PublicView, chart: Chart) -> None:
    for index, name in enumerate(view.board.forests):
        x, y = chart.centres[name]
        kind = "stumps" if name in view.cut else "forest"
        plan.stamp((kind, index % 3 + 1, round(0.92 * chart.unit, 3)), x, y + 6 * chart.unit)


def _forest_numbers(plan: Plan, view: PublicView, chart: Chart, priced: frozenset[str]) -> None:
    unit = chart.unit
    for name, logs in view.board.forests.items():
        if name in view.cut or name in priced:
            continue
        x, y = chart.centres[name]
        spot = x, y + chart.tall / 2 - 14 * unit
        plan.stamp(("pill", round(26 * unit), round(22 * unit), _BADGE, rgb("#F4DDAE"), 1.0), *spot)
        room = around(*spot, 30 * unit, 28 * unit)
        plan.marks.append(fit(str(logs), room, Face.NUMBER, (round(22 * unit), 12), rgb("#FFE9BD"), "middle"))


def _name(plan: Plan, chart: Chart, name: str) -> None:
    """A hex's coordinates once more, over the pieces that hide them."""
    x, y = chart.centres[name]
    size = round(21 * chart.unit)
    room = around(x, y - chart.tall / 2 + 15 * chart.unit, width(name, Face.NUMBER, size) + 8, size * 1.3)
    dark = chart.board.hexes[name].terrain != "plain"
    ink, halo = ((255, 249, 226), (30, 22, 10)) if dark else ((46, 32, 12), (248, 238, 200))
    plan.marks.append(fit(name, room, Face.NUMBER, (size, size), ink, "middle", halo))


def _pieces(plan: Plan, view: PublicView, chart: Chart, priced: frozenset[str]) -> None:
    figures: defaultdict[str, list[Figure]] = defaultdict(list)
    statues: defaultdict[str, list[Statue]] = defaultdict(list)
    for figure in view.figures:
        figures[figure.hex].append(figure)
    for statue in view.statues.values():
        if statue.hex is not None:
            statues[statue.hex].append(statue)
    busy = figures.keys() | statues.keys()
    forests = set(view.board.forests)
    for name in sorted(busy, key=lambda name: (chart.centres[name][1], name)):
        standing = name in forests and name not in view.cut
        room = _room(chart, name, 14 if name in priced else 22 if standing else 3)
        crowd(plan, piles(figures[name], statues[name]), room, chart.centres[name][1])
    for name in sorted(busy | forests):
        _name(plan, chart, name)


def _ahu(plan: Plan, ahu: AhuView, chart: Chart, points: int | None) -> None:
    x, y = chart.plates[ahu.number]
    unit = chart.unit
    if ahu.reserved_by:
        plan.stamp(("base", ahu.reserved_by, round(unit, 3)), x - 2 * unit, y - 21 * unit)
        plan.stamp(("marker", ahu.reserved_by, round(0.78 * unit, 3)), x - 2 * unit, y - 25 * unit)
        return
    scale = round(_STATUE_ON_PLATE * unit, 3)
    plan.stamp(("moai", ahu.size, ahu.owner, ahu.crowned, scale), x - 2 * unit, y + 19 * unit)
    if ahu.owner:
        plan.stamp(("marker", ahu.owner, round(0.8 * unit, 3)), x - 32 * unit, y - 27 * unit)
    if points is not None:
        _plaque(plan, str(points), x + 30 * unit, y + 1 * unit, unit)


def _plaque(plan: Plan, text: str, x: float, y: float, unit: float) -> None:
    """Points in gold."""
    wide, high = round(34 * unit), round(30 * unit)
    plan.stamp(("pill", wide, high, rgb("#FFD54A"), rgb("#7A4E08"), 1.0), x, y)
    room = around(x, y, wide, high + 2)
    plan.marks.append(fit(text, room, Face.NUMBER, (round(25 * unit), 12), INK, "middle"))


def land(
    view: PublicView,
    chart: Chart,
    changed: Changes = NOTHING,
    points: Mapping[int, int] | None = None,
    priced: frozenset[str] = frozenset(),
    free: str | None = None,
) -> Plan:
    """The map's plan, over its base.

    `points` are what each ahu scored, once the game is over. Hexes in `priced` keep room for a number.
    `free` stands where the last way cost nothing.
    """
    plan = Plan(0, 0)
    for name in sorted(changed.hexes):
        plan.stamp(("hex-glow", round(chart.radius, 2), GOLD, False, 1.0), *chart.centres[name])
    _forests(plan, view, chart)
    if changed.way:
        draw_way(plan, changed.way, chart)
        priced |= frozenset(way_hexes(changed.way, free))
    _pieces(plan, view, chart, priced)
    _forest_numbers(plan, view, chart, priced)
    for number in sorted(changed.ahus):
        box = chart.plate_box(number)
        plan.stamp(("plate-glow", round(box.width), round(box.height), GOLD, 1.0), *box.centre)
    for ahu in sorted(view.ahus.values(), key=lambda ahu: chart.plates[ahu.number][1]):
        _ahu(plan, ahu, chart, points.get(ahu.number) if points else None)
    if changed.way:
        prices(plan, changed.way, chart, free)
    return plan
