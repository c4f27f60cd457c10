"""Sheets that show every colour there is: the palette is chosen from them."""

from PIL import Image

from engine.board import boards
from engine.colours import COLOURS, Colour

from ..plan import Key
from .base import paint_base
from .panels import wood
from .workshop import WORKSHOP

_SHARED: tuple[Key, ...] = (
    ("moai", 1, None, False), ("moai", 2, None, True), ("moai", 3, None, False), ("headdress",), ("log",),
    ("die", "white", 2), ("die", "brown", 3), ("tablet", True), ("tablet", False), ("forest", 1),
    ("forest", 2), ("stumps", 1), ("pawn",), ("seal",), ("mallet",), ("pointer",), ("laurel",),
)  # fmt: skip


def _put(sheet: Image.Image, key: Key, x: float, y: float) -> None:
    WORKSHOP.get((*key, 1.0)).put(sheet, x, y)


def _seat(colour: Colour) -> Image.Image:
    """One colour's cards and pieces, about as often as a picture shows them."""
    sheet = wood(640, 340)
    for row, mood in enumerate(("due", "calm")):
        y = 20 + row * 160
        _put(sheet, ("card", 596, 134, colour, mood, 62), 20, y)
        for index, name in enumerate(("worker", "sorcerer", "chief", "marker", "worker", "base")):
            _put(sheet, (name, colour), 130 + index * 84, y + 90)
    return sheet


def _shared() -> Image.Image:
    """Panels and the pieces that belong to nobody."""
    sheet = wood(1216, 560)
    _put(sheet, ("bark", 1200, 102), 8, 8)
    _put(sheet, ("slate", 263, 84), 17, 17)
    _put(sheet, ("track", 1200, 64, 40), 8, 120)
    _put(sheet, ("dark-panel", 596, 134), 8, 194)
    for index, key in enumerate(_SHARED):
        _put(sheet, key, 60 + index % 9 * 125, 300 + index // 9 * 130)
    return sheet


def sample_pictures() -> list[Image.Image]:
    """Every island's map in light and in shade, every colour's things, and the shared ones. Versions of an
    island differ in numbers alone, so its first one speaks for all."""
    islands = {board.file.name: board for board in reversed(boards().values())}
    maps = [paint_base(board) for board in islands.values()]
    shades = [picture.reduce(3).point([v * 62 // 100 for v in range(256)] * 3) for picture in maps]
    return [*maps, *shades, *(_seat(colour) for colour in COLOURS), _shared()]
