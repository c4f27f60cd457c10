"""Views in, pictures out: the board as everybody, or as one seat, may see it."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from PIL import Image

from engine.board import Board
from engine.colours import Colour
from engine.events import Event
from engine.views import PublicView

from .art.base import base_map
from .art.sprite import Sprite
from .art.workshop import WORKSHOP, every_piece
from .changes import changes
from .compose import paint_over
from .encode import png, webp
from .layout import Shape, Sheets, lay_out, sheets_for, tall_sheets
from .map.chart import chart_of
from .plan import Plan
from .table import laid_table, surroundings
from .telling import last_line
from .voice import Say, Voice

_STEP: Final = 512  # pixels: tables of all heights up to the next multiple are parts of the same


@lru_cache(maxsize=3)
def _around(board: Board, width: int, height: int, map_at: tuple[int, int], scale: float) -> Sprite:
    return surroundings(board, (width, height), map_at, scale)


def ground_of(view: PublicView, shape: Shape) -> Image.Image:
    """What a view's picture is painted on: a table of its own with the bare map."""
    sheets = sheets_for(shape, view)
    around = _surroundings_for(view.board, sheets)
    return laid_table(view.board, around, (sheets.width, sheets.height), sheets.map_at, sheets.scale)


def _surroundings_for(board: Board, sheets: Sheets) -> Sprite:
    """The same for all numbers of players, as high as the highest of their pictures."""
    return _around(board, sheets.width, -(-sheets.height // _STEP) * _STEP, sheets.map_at, sheets.scale)


def board_plan(
    view: PublicView,
    names: Mapping[Colour, str],
    say: Say,
    *,
    events: Sequence[Event] = (),
    shape: Shape = "tall",
) -> Plan:
    """The layout of a board picture as data."""
    voice = Voice(say, names)
    return lay_out(view, shape, voice, changes(events, view.board), last_line(events, voice))


def draw_board(
    view: PublicView,
    names: Mapping[Colour, str],
    say: Say,
    *,
    events: Sequence[Event] = (),
    shape: Shape = "tall",
) -> Image.Image:
    """The board picture of a view, not yet encoded."""
    return paint_over(board_plan(view, names, say, events=events, shape=shape), ground_of(view, shape))


def board_picture(
    view: PublicView,
    names: Mapping[Colour, str],
    say: Say,
    *,
    events: Sequence[Event] = (),
    shape: Shape = "tall",
    small: bool = False,
) -> bytes:
    """The board as PNG, or as WebP where it is to be small: public for a PublicView, private for a SeatView,
    final once the game is over.

    `events` are what happened since the last picture: they glow, and the last of them is told in the
    caption. Safe to call from several threads at once.
    """
    encode = webp if small else png
    return encode(draw_board(view, names, say, events=events, shape=shape))


def warm_up(board: Board, players: int = 5) -> None:
    """Load what the first picture of a board needs, so that it is not slower than the next ones.

    Takes about a second of work: call it once at start, off the event loop.
    """
    base_map(board)
    sheets = tall_sheets(players, False, False)  # the wide one is on no card, and as large again in memory
    _surroundings_for(board, sheets)
    chart = chart_of(board)
    for key in every_piece(chart.unit, chart.plate_unit):
        WORKSHOP.get(key)
