"""One hex: its name above, who and what stands on it, the tags of its statues, and badges at its foot.

Statues are all drawn at one scale, so that sizes can be compared across the picture; figures shrink to
what room is left. Where the tags of many statues find no room they become one pile with its number: the
roster has their names.
"""

from collections.abc import Sequence
from typing import Final

from engine.state import Figure, Statue

from ..art.workshop import STATUE
from ..fonts import Face
from ..hues import CREAM, PALE
from ..plan import Box, Plan, around
from ..text import fit, width
from .badges import Foot, feet_top, put_feet
from .chart import NAME_SIZE, Chart, name_down
from .figures import crushed, piles, put_figures
from .tags import DARK, HIGH, badge, badge_wide, emblem, tag, tag_wide

_WIDE: Final = {0: 44.0, 1: 38.0, 2: 47.0, 3: 58.0}  # life-size, with their bases
_HIGH: Final = {0: 30.0, 1: 54.0, 2: 67.0, 3: 82.0}
_ROW: Final = HIGH + 1
_LEAST_FIGURES: Final = 26.0  # the least height left to figures, for hexes of the usual size
_MOST_DRAWN: Final = 4
TIMES: Final = "\u00d7"  # how many a pile holds


def put_hex(
    under: Plan, over: Plan, chart: Chart, name: str, figures: Sequence[Figure], statues: Sequence[Statue],
    feet: Sequence[Foot], focus: str | None = None,
) -> None:  # fmt: skip
    """Lay out a hex: pieces onto `under`, everything that is read onto `over`.

    `focus` is a statue whose name is read even where the others are a pile.
    """
    unit = chart.unit
    x, y = chart.centres[name]
    top, bottom = name_down(chart) + 9 * unit, feet_top(chart, feet) - unit
    rows = _tag_rows(statues, chart, bottom - top, bool(figures))
    tags_top = bottom - len(rows) * _ROW * unit if statues else bottom
    if statues and not rows:
        tags_top = bottom - _ROW * unit
    low = min(tags_top + 3 * unit, 31 * unit) if statues or feet else min(tags_top, 33 * unit)
    wide = chart.wide - 2 * unit
    groups = piles(figures)
    used = 0.0
    if statues:
        shares = [share * unit for share in (40.0, 30.0, 22.0)] if figures else [wide]
        for most in shares:  # in a crush their names, or their number, must do
            if not figures or not crushed(groups, wide - most, low - top, unit):
                used = _put_statues(under, chart, name, statues, (top, tags_top), most, bool(figures))
                break
        if rows:
            _put_tags(over, chart, name, rows, tags_top)
        else:
            spoken = [statue for statue in statues if statue.id == focus]
            _put_pile(over, chart, name, len(statues), spoken, tags_top)
    if figures:
        room = Box(x - wide / 2 + used, y + top, x + wide / 2, y + low)
        put_figures(under, over, groups, room, unit)
    put_feet(over, chart, name, feet)
    put_name(over, chart, name)


def put_name(plan: Plan, chart: Chart, name: str) -> None:
    """A hex's name once more, over the pieces that would hide it."""
    x, y = chart.centres[name]
    size = round(NAME_SIZE * chart.unit)
    room = around(x, y + name_down(chart), width(name, Face.NUMBER, size) + 8, size * 1.3)
    dark = chart.board.hexes[name].terrain != "plain"
    ink, halo = ((255, 249, 226), (30, 22, 10)) if dark else ((46, 32, 12), (248, 238, 200))
    plan.marks.append(fit(name, room, Face.NUMBER, (size, size), ink, "middle", halo))
    plan.keep("hex", name, around(*room.centre, room.width - 8, size * 0.72))


def _tag_rows(statues: Sequence[Statue], chart: Chart, high: float, figures: bool) -> list[list[Statue]]:
    """The tags of a hex in rows, or none if they do not fit: then its statues are a pile with a number."""
    unit = chart.unit
    if len(statues) == 1:
        return [[statues[0]]]
    rows: list[list[Statue]] = [[]]
    for statue in statues:
        wide = sum(tag_wide(other, unit, True) + unit for other in rows[-1]) + tag_wide(statue, unit, True)
        if rows[-1] and wide > chart.wide - unit:
            rows.append([])
        rows[-1].append(statue)
    left = high - len(rows) * _ROW * unit
    return rows if left >= (_LEAST_FIGURES if figures else 14) * unit else []


def _put_statues(
    plan: Plan,
    chart: Chart,
    name: str,
    statues: Sequence[Statue],
    at: tuple[float, float],
    most: float,
    aside: bool,
) -> float:
    """The statues side by side, their feet behind their tags; says how much of the hex they use."""
    unit = chart.unit
    scale = STATUE * chart.plate_unit
    top, tags_top = at
    drawn = sorted(statues, key=lambda statue: -statue.size)[:_MOST_DRAWN]
    drawn.sort(key=lambda statue: (statue.id[0] != "m", int(statue.id[1:])))
    widths = [_WIDE[statue.size] * scale for statue in drawn]
    first, rest = widths[0], widths[1:]
    step = max(0.1, min(1.0, (most - first) / sum(rest))) if rest else 1.0
    wide = first + sum(rest) * step
    x, y = chart.centres[name]
    left = x - chart.wide / 2 + 2 * unit if aside else x - wide / 2
    foot = max(tags_top + 8 * unit, top + max(_HIGH[statue.size] for statue in drawn) * scale)
    for index, (statue, span) in enumerate(zip(drawn, widths, strict=True)):
        if index:
            left -= span * (1 - step)
        kind = ("moai", statue.size, None, False) if statue.size else ("headdress",)
        plan.stamp((*kind, round(scale, 3)), left + span / 2, y + foot)
        left += span
    return wide + 2 * unit


def _put_pile(plan: Plan, chart: Chart, name: str, count: int, spoken: Sequence[Statue], top: float) -> None:
    """The number of a pile's statues, beside the name of the one that is spoken of."""
    unit = chart.unit
    x, y = chart.centres[name]
    middle = y + top + _ROW * unit / 2
    text = f"{TIMES}{count}"
    widths = [*(tag_wide(statue, unit, True) for statue in spoken), badge_wide(text, unit)]
    left = x - sum(widths) / 2
    for statue, wide in zip(spoken, widths, strict=False):
        tag(plan, statue, left + wide / 2, middle, unit, slim=True)
        left += wide + unit
    at = left + widths[-1] / 2, middle
    badge(plan, text, *at, unit, name, kind="count", fill=DARK, ink=PALE, edge=CREAM)


def _put_tags(plan: Plan, chart: Chart, name: str, rows: Sequence[Sequence[Statue]], top: float) -> None:
    """The names of a hex's statues, in rows."""
    unit = chart.unit
    x, y = chart.centres[name]
    slim = sum(map(len, rows)) > 1
    for index, row in enumerate(rows):
        widths = [tag_wide(statue, unit, slim) for statue in row]
        left = x - (sum(widths) + unit * (len(row) - 1)) / 2
        middle = y + top + (index + 0.5) * _ROW * unit
        for statue, wide in zip(row, widths, strict=True):
            box = tag(plan, statue, left + wide / 2, middle, unit, slim)
            if statue.marked_by and len(rows) == 1:
                span = 15 * unit
                emblem(plan, statue.marked_by, box.left + span / 2, box.top - span / 2 + 2, span, statue.id)
            left += wide + unit
