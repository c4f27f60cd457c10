"""Where on the open sea the quarry tile, the island's name, the compass and a canoe find room."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from .chart import Chart, sheet_of
from .fonts import Face, font
from .plan import Box

TILE_WIDTH: Final = 392
TILE_HEIGHT: Final = 186
_TITLE = 70


@dataclass(frozen=True, slots=True)
class Insets:
    """Boxes at sea. The tile always has one; the others only where they hide nothing."""

    tile: Box
    title: Box | None
    title_size: int
    compass: Box | None
    canoe: Box | None


@lru_cache(maxsize=8)
def sea_insets(chart: Chart) -> Insets:
    """The insets of a chart, the tile first: it is the one that must be read."""
    sheet = sheet_of(chart.board)
    if sheet:
        return Insets(sheet.tile, sheet.title, _TITLE, sheet.compass, sheet.canoe)
    tile, _ = chart.free_spot(TILE_WIDTH, TILE_HEIGHT)
    left, top, right, bottom = font(Face.TITLE, _TITLE).getbbox(chart.board.file.name.upper())
    title, hidden = chart.free_spot(right - left + 20, bottom - top + 20, (tile,))
    compass, covered = chart.free_spot(150, 150, (tile, title))
    canoe, under = chart.free_spot(120, 108, (tile, title, compass))
    return Insets(
        tile=tile,
        title=None if hidden else title,
        title_size=_TITLE,
        compass=None if covered else compass,
        canoe=None if under else canoe,
    )
