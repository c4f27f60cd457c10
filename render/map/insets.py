"""Where on the open sea panels, the island's name, the compass and a canoe find room."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from ..fonts import Face, font
from ..plan import Box
from .chart import Chart, chart_of, sheet_of

PANELS: Final = ((244, 258), (400, 186))  # how wide and high: the roster's, and the quarry tile's
_TITLE = 64


@dataclass(frozen=True, slots=True)
class Insets:
    """Boxes at sea. The panels always have theirs; the others only where they hide nothing."""

    panels: tuple[Box, ...]
    title: Box | None
    title_size: int
    compass: Box | None
    canoe: Box | None


@lru_cache(maxsize=8)
def _full(chart: Chart) -> Insets:
    """The insets of a full-size chart, the panels first: they are what must be read."""
    sheet = sheet_of(chart.board)
    if sheet:
        return Insets(sheet.panels, sheet.title, _TITLE, sheet.compass, sheet.canoe)
    taken: tuple[Box, ...] = ()
    for wide, high in PANELS:
        taken = (*taken, chart.free_spot(wide, high, taken)[0])
    left, top, right, bottom = font(Face.TITLE, _TITLE).getbbox(chart.board.file.name.upper())
    title, hidden = chart.free_spot(right - left + 20, bottom - top + 20, taken)
    compass, covered = chart.free_spot(150, 150, (*taken, title))
    canoe, under = chart.free_spot(120, 108, (*taken, title, compass))
    return Insets(
        panels=taken,
        title=None if hidden else title,
        title_size=_TITLE,
        compass=None if covered else compass,
        canoe=None if under else canoe,
    )


def sea_insets(chart: Chart) -> Insets:
    """The insets of a full-size chart."""
    return _full(chart_of(chart.board))


def sea_panels(chart: Chart) -> tuple[Box, ...]:
    """Where panels lie on a chart, however large it is drawn."""
    scale = chart.scale
    return tuple(Box(*(side * scale for side in box)) for box in sea_insets(chart).panels)
