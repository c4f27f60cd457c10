"""What somebody's games came to, as a picture: the rating over time, and points by source."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageDraw

from .art.panels import bark, dark_panel, wood
from .compose import paint_over
from .encode import webp
from .fonts import Face
from .hues import GOLD, INK, PALE, RGB, SAND, rgb
from .plan import Box, Key, Plan
from .text import fit, readable_name
from .voice import Say

CHART_WIDE: Final = 1216
_HEAD: Final = Box(8, 8, CHART_WIDE - 8, 150)
_LINE: Final = Box(8, 162, CHART_WIDE - 8, 622)
_ROW: Final = 104.0
_FINE: Final = 2  # the line is drawn this much larger
_GRID: Final = rgb("#6B5233")
_SOURCES: Final[tuple[tuple[str, Key, int, RGB], ...]] = (
    ("moai", ("moai", 2, None, False, 0.8), 34, rgb("#B9B6AA")),
    ("headdresses", ("headdress", 1.2), 18, rgb("#D2573B")),
    ("carrying", ("log", 1.15), 0, rgb("#C58A3C")),
    ("tablets", ("tablet", True, 1.2), 0, rgb("#7FA86B")),
)


@dataclass(frozen=True, slots=True)
class Chart:
    """What a chart shows: whose it is, the ratings after each rated game, oldest first, and the mean points
    of a game by source.
    """

    name: str
    ratings: Sequence[int]
    sources: Mapping[str, int]


def _height(chart: Chart) -> int:
    top = _LINE.bottom if chart.ratings else _HEAD.bottom
    return round(top + 12 + 78 + len(_SOURCES) * _ROW + 16)


def scale(ratings: Sequence[int]) -> tuple[int, int, int]:
    """The lowest and the highest line of a chart, and how far its lines are apart: three or four of them."""
    low, high = min(ratings), max(ratings)
    step = next(s for s in (20, 50, 100, 200, 500, 1000, 5000) if (high - low) / s <= 2.5 or s == 5000)
    bottom = low // step * step
    top = max(-(-high // step) * step, bottom + step)
    return bottom, top, step


def _field() -> Box:
    return Box(_LINE.left + 150, _LINE.top + 106, _LINE.right - 44, _LINE.bottom - 36)


def _spots(ratings: Sequence[int]) -> list[tuple[float, float]]:
    """Where each rating stands; a single one in the middle."""
    bottom, top, _ = scale(ratings)
    field, last = _field(), max(1, len(ratings) - 1)
    return [
        (
            field.left + field.width * (n / last if len(ratings) > 1 else 0.5),
            field.bottom - field.height * (rating - bottom) / (top - bottom),
        )
        for n, rating in enumerate(ratings)
    ]


def chart_plan(chart: Chart, say: Say) -> Plan:
    """The words and figures of a chart."""
    plan = Plan(CHART_WIDE, _height(chart))
    plan.stamp(("moai", 3, None, True, 1.3), 84, _HEAD.bottom - 4)
    name = readable_name(chart.name, say("picture-stats-somebody"))
    room = Box(160, 14, CHART_WIDE - (330 if chart.ratings else 30), 144)
    plan.marks.append(fit(name, room, Face.TITLE, (76, 40), INK))
    top = _HEAD.bottom + 12
    if chart.ratings:
        room = Box(CHART_WIDE - 320, 20, CHART_WIDE - 34, 138)
        plan.marks.append(fit(str(chart.ratings[-1]), room, Face.NUMBER, (84, 40), rgb("#5A4310"), "right"))
        _rating(plan, chart, say)
        top = _LINE.bottom + 12
    room = Box(32, top + 8, CHART_WIDE - 32, top + 74)
    plan.marks.append(fit(say("picture-stats-sources"), room, Face.TEXT, (46, 32), rgb("#FFE7A8")))
    most = max((*chart.sources.values(), 1))
    for index, (source, sprite, down, colour) in enumerate(_SOURCES):
        row = Box(24, top + 78 + index * _ROW, CHART_WIDE - 24, top + 78 + (index + 1) * _ROW - 8)
        y, points = row.centre[1], chart.sources.get(source, 0)
        plan.stamp(sprite, row.left + 52, y + down)
        room = Box(row.left + 116, row.top, row.left + 390, row.bottom)
        plan.marks.append(fit(say(f"picture-source-{source}"), room, Face.TEXT, (46, 30), PALE))
        room = Box(row.left + 396, row.top, row.left + 500, row.bottom)
        plan.marks.append(fit(str(points), room, Face.NUMBER, (54, 34), PALE, "right"))
        bar = Box(row.left + 524, row.top + 16, row.right - 16, row.bottom - 16)
        plan.stamp(("tint", round(bar.width), round(bar.height), rgb("#0E0A06"), 0.7, 1.0), bar.left, bar.top)
        if points > 0:
            long = max(14, round(bar.width * points / most))
            plan.stamp(("tint", long, round(bar.height), colour, 1.0, 1.0), bar.left, bar.top)
    return plan


def _rating(plan: Plan, chart: Chart, say: Say) -> None:
    """The words of the line: its title, and the figures beside it."""
    room = Box(32, _LINE.top + 10, CHART_WIDE - 32, _LINE.top + 76)
    title = say("picture-stats-rating", count=len(chart.ratings))
    plan.marks.append(fit(title, room, Face.TEXT, (46, 32), rgb("#FFE7A8")))
    bottom, top, step = scale(chart.ratings)
    field = _field()
    for rating in range(bottom, top + 1, step):
        y = field.bottom - field.height * (rating - bottom) / (top - bottom)
        room = Box(_LINE.left + 12, y - 26, field.left - 18, y + 26)
        plan.marks.append(fit(str(rating), room, Face.NUMBER, (38, 30), SAND, "right"))


def _ground(chart: Chart) -> Image.Image:
    """The table, its panels, and the line."""
    high = _height(chart)
    ground = wood(CHART_WIDE, high)
    bark(round(_HEAD.width), round(_HEAD.height)).put(ground, _HEAD.left, _HEAD.top)
    top = _HEAD.bottom + 12
    if chart.ratings:
        dark_panel(round(_LINE.width), round(_LINE.height)).put(ground, _LINE.left, _LINE.top)
        _draw_line(ground, chart.ratings)
        top = _LINE.bottom + 12
    dark_panel(CHART_WIDE - 16, round(high - top - 8)).put(ground, 8, top)
    return ground


def _draw_line(ground: Image.Image, ratings: Sequence[int]) -> None:
    left, above = round(_LINE.left), round(_LINE.top)
    part = ground.crop(_LINE)
    large = part.resize((part.width * _FINE, part.height * _FINE))
    draw = ImageDraw.Draw(large)

    def at(x: float, y: float) -> tuple[float, float]:
        return (x - left) * _FINE, (y - above) * _FINE

    field = _field()
    bottom, top, step = scale(ratings)
    for rating in range(bottom, top + 1, step):
        y = field.bottom - field.height * (rating - bottom) / (top - bottom)
        draw.line([at(field.left, y), at(field.right, y)], fill=_GRID, width=2 * _FINE)
    spots = [at(x, y) for x, y in _spots(ratings)]
    if len(spots) > 1:
        draw.line(spots, fill=GOLD, width=7 * _FINE, joint="curve")
    for n, (x, y) in enumerate(spots):
        wide = (15 if n == len(spots) - 1 else 8 if len(spots) <= 40 else 0) * _FINE
        if wide:
            draw.ellipse((x - wide, y - wide, x + wide, y + wide), fill=GOLD, outline=INK, width=3 * _FINE)
    ground.paste(large.reduce(_FINE), (left, above))


def stats_chart(chart: Chart, say: Say) -> bytes:
    """A chart as WebP."""
    return webp(paint_over(chart_plan(chart, say), _ground(chart)))
