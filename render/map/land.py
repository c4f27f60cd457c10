"""Everything on the map that changes: forests, pieces, statues, Moai on ahus, ways and glows."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from engine.carrying import camps
from engine.colours import Colour
from engine.state import Figure, Statue
from engine.views import AhuView, PublicView, SeatView

from ..art.workshop import STATUE
from ..changes import NOTHING, Changes
from ..fonts import Face
from ..hues import GOLD, INK, rgb
from ..plan import Label, Plan, Stamp, around
from ..text import fit
from .badges import Foot, Number, Strength, strength_of
from .chart import Chart
from .hexes import put_hex, put_name
from .tags import emblem
from .ways import costs, draw_ways, number_ways

_HEIGHT = {1: 54.0, 2: 67.0, 3: 82.0}
_CROWN = 13.0


@dataclass(frozen=True, slots=True)
class Extra:
    """What a picture of the map shows beside the position.

    `points` are what each ahu scored, once the game is over. `feet` are numbers at the foot of hexes, in
    place of their strength. `free` stands where a way cost nothing. `need` is the strength that one statue
    asks for: then badges say who has it. `focus` is that statue, else the one that was moved or marked
    last: its name is read even in a pile.
    """

    points: Mapping[int, int] = field(default_factory=dict)
    feet: Mapping[str, tuple[Foot, ...]] = field(default_factory=dict)
    free: str | None = None
    need: int | None = None
    focus: str | None = None


def land(view: PublicView, chart: Chart, changed: Changes = NOTHING, extra: Extra | None = None) -> Plan:
    """The map's plan, over its base."""
    extra = extra or Extra()
    plan, over = Plan(0, 0), Plan(0, 0)
    for name in sorted(changed.hexes):
        glow: tuple[str, float, tuple[int, int, int], bool, bool, float]
        glow = ("hex-glow", round(chart.radius, 2), GOLD, False, chart.turned, 1.0)
        plan.stamp(glow, *chart.centres[name])
    _forests(plan, view, chart)
    focus = extra.focus or changed.statue
    _pieces(plan, over, view, chart, _feet(view, changed, extra), focus)
    draw_ways(plan, changed.ways, chart)
    plan.lay(over, 0, 0)
    for number in sorted(changed.ahus):
        box = chart.plate_box(number)
        plan.stamp(("plate-glow", round(box.width), round(box.height), GOLD, 1.0), *box.centre)
    for number in chart.plates:
        plan.keep("plate", str(number), chart.plate_box(number))
    for ahu in sorted(view.ahus.values(), key=lambda ahu: chart.plates[ahu.number][1]):
        _ahu(plan, ahu, chart, extra.points.get(ahu.number))
    number_ways(plan, changed.ways, chart)
    return plan


def _reader(view: PublicView) -> Colour | None:
    """Whose strength counts: the viewer's own, or that of whoever is to move."""
    return view.seat if isinstance(view, SeatView) else view.turn


def _feet(view: PublicView, changed: Changes, extra: Extra) -> dict[str, list[Foot]]:
    """What stands at the foot of which hexes: prices, strengths while statues are moved, forests' logs."""
    feet: defaultdict[str, list[Foot]] = defaultdict(list)
    for source in (extra.feet, costs(changed.ways, extra.free)):
        for name, found in source.items():
            feet[name] += found
    if view.phase == "transport":
        seat = _reader(view)
        for name, camp in camps(view.box, view.figures).items():
            own, total = strength_of(view.box, camp, seat)
            if extra.need is not None:
                feet[name].append(Strength(own, seat, extra.need, total >= extra.need))
            else:
                feet[name].append(Strength(own, seat, total))
    for name, logs in view.board.forests.items():
        if name not in view.cut and name not in feet:
            feet[name].append(Number(str(logs), forest=True))
    return feet


def _forests(plan: Plan, view: PublicView, chart: Chart) -> None:
    for index, name in enumerate(view.board.forests):
        x, y = chart.centres[name]
        kind = "stumps" if name in view.cut else "forest"
        plan.stamp((kind, index % 3 + 1, round(0.92 * chart.unit, 3)), x, y + 4 * chart.unit)


def _pieces(
    plan: Plan, over: Plan, view: PublicView, chart: Chart, feet: Mapping[str, list[Foot]], focus: str | None
) -> None:
    figures: defaultdict[str, list[Figure]] = defaultdict(list)
    statues: defaultdict[str, list[Statue]] = defaultdict(list)
    for figure in view.figures:
        figures[figure.hex].append(figure)
    for statue in view.statues.values():
        if statue.hex is not None:
            statues[statue.hex].append(statue)
    busy = figures.keys() | statues.keys() | feet.keys()
    for name in sorted(busy, key=lambda name: (chart.centres[name][1], name)):
        put_hex(plan, over, chart, name, figures[name], statues[name], feet.get(name, ()), focus)
    if view.outcome:  # those who carried have gone home: what they built is what counts
        plan.marks[:] = [_faded(mark) for mark in plan.marks]
    for name in sorted(set(view.board.forests) - busy):
        put_name(over, chart, name)
    for name in sorted(chart.centres.keys() - busy - view.board.forests.keys()):
        over.keep("hex", name, around(*chart.centres[name], 1, 1))


def _faded(mark: Stamp | Label) -> Stamp | Label:
    """A figure or log thinned, anything else as it is."""
    if isinstance(mark, Stamp) and mark.sprite[0] in ("worker", "sorcerer", "chief", "log"):
        return replace(mark, alpha=0.42)
    return mark


def _ahu(plan: Plan, ahu: AhuView, chart: Chart, points: int | None) -> None:
    """What stands on an ahu, with its Moai value beside it."""
    x, y = chart.plates[ahu.number]
    unit = chart.plate_unit
    subject = str(ahu.number)
    plan.stamp(("cell", round(unit, 3)), x + 2 * unit, y)
    value = str(chart.board.ahus[ahu.number].moai)
    size = round(20 * unit)
    room = around(x + 17 * unit, y + (10 if ahu.owner else 0) * unit, 21.5 * unit, 28 * unit)
    plan.marks.append(
        fit(value, room, Face.TEXT, (round((20 if ahu.owner else 24) * unit), size), INK, "middle")
    )
    if ahu.reserved_by:
        plan.stamp(("base", ahu.reserved_by, round(0.72 * unit, 3)), x - 7 * unit, y + 13 * unit)
        emblem(plan, ahu.reserved_by, x - 7 * unit, y - 3 * unit, 25 * unit, subject)
        return
    scale = STATUE * unit
    plan.stamp(("moai", ahu.size, ahu.owner, ahu.crowned, round(scale, 3)), x - 7 * unit, y + 21 * unit)
    high = (_HEIGHT[ahu.size] + (_CROWN if ahu.crowned else 0)) * scale
    plan.keep("plate", subject, around(x - 7 * unit, y + 21 * unit - high / 2, 30 * unit, high))
    if ahu.owner:
        emblem(plan, ahu.owner, x + 18 * unit, y - 11 * unit, 20 * unit, subject)
    if points is not None:
        _plaque(plan, str(points), x - 40 * unit, y + 10 * unit, unit)


def _plaque(plan: Plan, text: str, x: float, y: float, unit: float) -> None:
    """Points in gold, in the place of the hex's name."""
    wide, high = round(32 * unit), round(22 * unit)
    plan.stamp(("pill", wide, high, rgb("#FFD54A"), rgb("#7A4E08"), 1.0), x, y)
    room = around(x, y, wide, high + 2)
    plan.marks.append(fit(text, room, Face.NUMBER, (round(22 * unit), round(19 * unit)), INK, "middle"))
