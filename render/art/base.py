"""The static map of a board: island, scenery, plates, coordinates. Shipped, or built on demand."""

import threading
from importlib.resources import files

from PIL import Image, ImageDraw, ImageFilter

from engine.board import Board

from ..fonts import Face, font
from ..hues import rgb
from ..map.chart import (
    MAP_HEIGHT,
    MAP_WIDTH,
    NAME_SIZE,
    Chart,
    Point,
    board_digest,
    chart_of,
    name_down,
    sheets,
)
from ..map.insets import sea_insets
from .island import island
from .panels import compass, plate, title
from .scenery import canoe, headdress_quarry, hut, moai_quarry, village
from .sprite import Drawing, sprite

_FINE = 3
_kept: dict[tuple[Board, float], Image.Image] = {}
_making = threading.Lock()


def _nearest(chart: Chart, ahu: int) -> Point:
    """The point of a plate where its pier arrives."""
    box = chart.plate_box(ahu).grown(-9 * chart.plate_unit)
    x, y = chart.piers[ahu]
    return min(max(x, box.left), box.right), min(max(y, box.top), box.bottom)


def _piers(picture: Image.Image, chart: Chart) -> None:
    """A stone causeway from every plate to its edge of the coast."""
    size = MAP_WIDTH * _FINE, MAP_HEIGHT * _FINE
    layers = []
    for line in (8.5, 5.0):
        mask = Image.new("L", size, 0)
        draw = ImageDraw.Draw(mask)
        for ahu, (x, y) in chart.piers.items():
            to = _nearest(chart, ahu)
            draw.line(
                [(x * _FINE, y * _FINE), (to[0] * _FINE, to[1] * _FINE)], fill=255, width=round(line * _FINE)
            )
            reach = line * _FINE * 0.66
            draw.ellipse(
                [x * _FINE - reach, y * _FINE - reach, x * _FINE + reach, y * _FINE + reach], fill=255
            )
        layers.append(mask.reduce(_FINE))
    cast = layers[0].filter(ImageFilter.GaussianBlur(3)).point([v // 2 for v in range(256)])
    picture.paste((6, 18, 26), (1, 3), cast)
    picture.paste(rgb("#3A2A17"), (0, 0), layers[0])
    picture.paste(rgb("#CDBB92"), (0, 0), layers[1])


def _names(picture: Image.Image, chart: Chart) -> None:
    """Coordinates in the upper part of every hex, with a halo."""
    size = round(NAME_SIZE * chart.unit)
    face = font(Face.NUMBER, size)
    draw = ImageDraw.Draw(picture)
    for name, (x, y) in chart.centres.items():
        dark = chart.board.hexes[name].terrain != "plain"
        ink, halo = ((255, 249, 226), (30, 22, 10)) if dark else ((46, 32, 12), (248, 238, 200))
        where = (x, y + name_down(chart))
        draw.text(where, name, font=face, fill=ink, anchor="mm", stroke_width=2, stroke_fill=halo)


def _scenery(picture: Image.Image, chart: Chart) -> None:
    board = chart.board
    places: list[tuple[str, Drawing, float]] = [
        (board.moai_quarry, moai_quarry(), 6),
        (board.headdress_quarry, headdress_quarry(), 7),
        (board.village, village(), 8),
        (board.hut, hut(), 4),
    ]
    for name, drawing, down in places:
        x, y = chart.centres[name]
        sprite(drawing, 0.92 * chart.unit).put(picture, x, y + down * chart.unit)


def paint_base(board: Board) -> Image.Image:
    """The map of a board, painted from its data. The same board gives the same picture everywhere."""
    chart = chart_of(board)
    picture = island(chart)
    insets = sea_insets(chart)
    if insets.compass:
        sprite(compass(90 if chart.turned else 0)).put(picture, *insets.compass.centre)
    if insets.canoe:
        sprite(canoe()).put(picture, *insets.canoe.centre)
    if insets.title:
        title(board.file.name.upper(), insets.title_size).put(picture, *insets.title.centre)
    _piers(picture, chart)
    _scenery(picture, chart)
    _names(picture, chart)
    for number, (x, y) in sorted(chart.plates.items(), key=lambda item: item[1][1]):
        ahu = board.ahus[number]
        sprite(plate(number, ahu.hex, ahu.moai, ahu.headdress), chart.plate_unit).put(picture, x, y)
    return picture


def base_map(board: Board, scale: float = 1.0) -> Image.Image:
    """The map of a board: read where shipped, painted where not, then kept. Copy it before painting on it."""
    with _making:
        known = _kept.get((board, scale))
        if known is None:
            if len(_kept) > 12:
                _kept.clear()
            full = _kept.get((board, 1.0)) or shipped_base(board) or paint_base(board)
            _kept[board, 1.0] = known = full
            if scale != 1:
                chart = chart_of(board, scale)
                known = full.resize((chart.width, chart.height), Image.Resampling.LANCZOS)
                _kept[board, scale] = known
        return known


def shipped_base(board: Board) -> Image.Image | None:
    """The ready-made map of a board that comes with the project."""
    sheet = sheets().get(board.title)
    if sheet is None or sheet[1].digest != board_digest(board):
        return None
    with (files("data") / "art" / f"{sheet[0]}.webp").open("rb") as file:
        return Image.open(file).convert("RGB")
