"""What whole pictures are painted on: the table, the bare map on it, and the map's frame."""

from PIL import Image

from engine.board import Board

from .art.base import base_map
from .art.panels import frame, wood
from .art.sprite import Slice, Sprite
from .map.chart import chart_of

_RIM = 4  # pixels of the frame beyond the map


def surroundings(board: Board, size: tuple[int, int], map_at: tuple[int, int], scale: float = 1.0) -> Sprite:
    """The wood around a board's map, and its frame. Worth keeping where many pictures are alike: the map
    itself, which is most of a table, is not in it.
    """
    (wide, high), (left, top) = size, map_at
    chart = chart_of(board, scale)
    right, bottom = left + chart.width, top + chart.height
    plank = wood(wide, high)
    boxes = ((0, 0, wide, top), (0, bottom, wide, high), (0, top, left, bottom), (right, top, wide, bottom))
    rim = frame(chart.width + 2 * _RIM, chart.height + 2 * _RIM)
    beside = [Slice(plank.crop(box), None, box[0], box[1]) for box in boxes]
    over = [each._replace(left=each.left + left - _RIM, top=each.top + top - _RIM) for each in rim.slices]
    return Sprite((*beside, *over), wide, high, 0, 0)


def laid_table(
    board: Board, around: Sprite, size: tuple[int, int], map_at: tuple[int, int], scale: float = 1.0
) -> Image.Image:
    """A new picture of the bare map in its surroundings, which may be larger than the picture."""
    table = Image.new("RGB", size)
    table.paste(base_map(board, scale), map_at)
    around.put(table, 0, 0)
    return table
