"""Sheets that show every colour there is: the palette is chosen from them."""

from PIL import Image

from engine.board import boards
from engine.colours import COLOURS, Colour

from .base import paint_base
from .panels import wood
from .workshop import WORKSHOP

_CARD = (596, 134)


def _sheet(colour: Colour, high: int) -> Image.Image:
    """One colour's pieces on its card, in the proportions of a picture."""
    sheet = wood(640, high).copy()
    x, y = 20, 20
    for due in (True, False):
        sprite = WORKSHOP.get(("card", *_CARD, colour, due, 62, 1.0))
        sheet.paste(sprite.paint, (x + sprite.left, y + sprite.top), sprite.mask)
        for index, name in enumerate(("worker", "sorcerer", "chief", "marker")):
            piece = WORKSHOP.get((name, colour, 1.0))
            sheet.paste(piece.paint, (x + 100 + index * 90 + piece.left, y + 90 + piece.top), piece.mask)
        y += 170
    return sheet


def sample_pictures() -> list[Image.Image]:
    """Every board's map, and every colour's pieces beside the shared ones."""
    shared = wood(900, 200).copy()
    x = 40
    for key in (("moai", 3, None, True), ("headdress",), ("log",), ("die", "white", 2), ("die", "brown", 3),
                ("tablet", True), ("forest", 1), ("stumps", 1), ("pawn",), ("seal",)):  # fmt: skip
        piece = WORKSHOP.get((*key, 1.0))
        shared.paste(piece.paint, (x + piece.left, 120 + piece.top), piece.mask)
        x += 86
    return (
        [paint_base(board) for board in boards().values()]
        + [_sheet(colour, 360) for colour in COLOURS]
        + [shared]
    )
