"""Where things are on the map: hexes, coast and plates of a board, in pixels of the map's picture."""

import hashlib
import math
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from pydantic import BaseModel, ConfigDict

from engine.board import EDGE_ANGLES, Board

from .plan import Box, around
from .plates import PLATE, PlateSite, place_plates

MAP_WIDTH: Final = 1192
MAP_HEIGHT: Final = 980
_SIDE = 40  # sea left and right of the outermost hexes
_ENDS = 102  # sea above and below them, for the plates and the statues on them

Point = tuple[float, float]


@dataclass(frozen=True, slots=True, eq=False)
class Chart:
    """A board laid out on the map's picture. `radius` is a hex's, corner to centre."""

    board: Board
    radius: float
    centres: dict[str, Point]
    coast: tuple[Point, ...]
    plates: dict[int, Point]
    piers: dict[int, Point]

    @property
    def tall(self) -> float:
        """The height of a hex, edge to edge."""
        return self.radius * math.sqrt(3)

    @property
    def unit(self) -> float:
        """How large pieces are drawn: 1 on the shipped board."""
        return self.radius / 55.5

    def corners(self, name: str, share: float = 1.0) -> list[Point]:
        """The six corners of a hex, or of a smaller or larger one around the same centre."""
        x, y = self.centres[name]
        reach = self.radius * share
        return [(x + reach * math.cos(math.radians(60 * i)), y + reach * math.sin(math.radians(60 * i)))
                for i in range(6)]  # fmt: skip

    def hex_box(self, name: str) -> Box:
        """The box around a hex."""
        x, y = self.centres[name]
        return around(x, y, self.radius * 2, self.tall)

    def plate_box(self, ahu: int) -> Box:
        """The box of an ahu's plate, without the statue that rises above it."""
        x, y = self.plates[ahu]
        return around(x, y, PLATE.width * self.unit, PLATE.height * self.unit)

    def free_spot(self, width: float, height: float, taken: tuple[Box, ...] = ()) -> tuple[Box, float]:
        """Where at sea a box hides least, corners first, and how many pixels it then hides."""
        walls = [self.hex_box(name).grown(-self.radius * 0.12) for name in self.centres]
        walls += [self.plate_box(ahu).grown(8) for ahu in self.plates] + [box.grown(10) for box in taken]
        margin, step = 16, 20
        best: tuple[float, float, Box] | None = None
        for left in range(margin, int(MAP_WIDTH - width - margin) + 1, step):
            for top in range(margin, int(MAP_HEIGHT - height - margin) + 1, step):
                box = Box(left, top, left + width, top + height)
                hidden = sum(box.overlap(wall) for wall in walls)
                x, y = box.centre
                to_corner = math.hypot(min(x, MAP_WIDTH - x), min(y, MAP_HEIGHT - y))
                if best is None or (hidden, to_corner) < best[:2]:
                    best = hidden, to_corner, box
        if best is None:
            return Box(margin, margin, margin + width, margin + height), width * height
        return best[2], best[0]


class Sheet(BaseModel):
    """What was laid out by hand for a shipped board, and of which board data its map was painted."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    board: str
    digest: str
    map: tuple[int, int]
    tile: Box
    title: Box
    compass: Box
    canoe: Box
    plates: dict[int, Point]


def board_digest(board: Board) -> str:
    """A fingerprint of everything in a board's file."""
    return hashlib.sha256(board.file.model_dump_json().encode()).hexdigest()[:16]


def sheet_of(board: Board) -> Sheet | None:
    """The sheet of a shipped board, if it still speaks of the same ahus and the same size of map."""
    known = sheets().get(board.title)
    fits = known and known[1].map == (MAP_WIDTH, MAP_HEIGHT) and known[1].plates.keys() == board.ahus.keys()
    return known[1] if known and fits else None


@cache
def sheets() -> dict[str, tuple[str, Sheet]]:
    """The sheets in data/art with the stem of their file, by the board's title."""
    found = {}
    for entry in sorted((files("data") / "art").iterdir(), key=lambda entry: entry.name):
        if entry.name.endswith(".json"):
            sheet = Sheet.model_validate_json(entry.read_text("utf-8"))
            found[sheet.board] = entry.name.removesuffix(".json"), sheet
    return found


def _plates(
    board: Board, sites: dict[int, PlateSite], centres: dict[str, Point], radius: float
) -> dict[int, Point]:
    """The plates' places: by hand where a sheet fits the board, found otherwise."""
    sheet = sheet_of(board)
    if sheet:
        return sheet.plates
    return place_plates(sites, list(centres.values()), radius, Box(5, 5, MAP_WIDTH - 5, MAP_HEIGHT - 5))


def _fit(board: Board) -> tuple[float, float, float]:
    """The map's width in pixels for board units, and the offset that centres the island."""
    file = board.file
    reach = file.hex_radius
    flat = reach * math.sqrt(3) / 2
    spots = [file.spot(tile) for tile in board.hexes.values()]
    left, right = min(x for x, _ in spots) - reach, max(x for x, _ in spots) + reach
    top, bottom = min(y for _, y in spots) - flat, max(y for _, y in spots) + flat
    unit = min((MAP_WIDTH - 2 * _SIDE) / (right - left), (MAP_HEIGHT - 2 * _ENDS) / (bottom - top))
    return unit, MAP_WIDTH / 2 - unit * (left + right) / 2, MAP_HEIGHT / 2 - unit * (top + bottom) / 2


@lru_cache(maxsize=8)
def chart_of(board: Board) -> Chart:
    """The chart of a board; laying out its plates takes some time, so it is kept."""
    unit, x0, y0 = _fit(board)
    file = board.file
    centres = {}
    for name, tile in board.hexes.items():
        x, y = file.spot(tile)
        centres[name] = (x0 + x * unit, y0 + y * unit)
    radius = file.hex_radius * unit
    half = radius * math.sqrt(3) / 2
    sites = {}
    for number, ahu in board.ahus.items():
        x, y = centres[ahu.hex]
        angle = math.radians(EDGE_ANGLES[ahu.edge])
        out = math.cos(angle), math.sin(angle)
        sites[number] = PlateSite((x + out[0] * half, y + out[1] * half), out)
    return Chart(
        board=board,
        radius=radius,
        centres=centres,
        coast=tuple((x0 + x * unit, y0 + y / file.aspect * unit) for x, y in file.outline),
        plates=_plates(board, sites, centres, radius),
        piers={number: site.pier for number, site in sites.items()},
    )
