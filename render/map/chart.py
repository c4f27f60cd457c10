"""Where things are on the map: hexes, coast and plates of a board, in pixels of the map's picture."""

import hashlib
import math
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from pydantic import BaseModel, ConfigDict

from engine.board import EDGE_ANGLES, Board

from ..plan import Box, around
from .plates import PLATE, USUAL_RADIUS, PlateSite, place_plates

MAP_WIDTH: Final = 1208
MAP_HEIGHT: Final = 1720
PLATE_UNIT: Final = 1.2525  # how large plates and statues are drawn at most: as a phone needs them, no larger
_SIDE = 120  # sea left and right of the outermost hexes, where plates were not laid out by hand
_ENDS = 88, 24  # sea above or below them: with plates of ahus that lie there, and without
_ROOT = math.sqrt(3)
NAME_SIZE: Final = 20  # of a hex's name, for hexes of the usual size

Point = tuple[float, float]


@dataclass(frozen=True, slots=True, eq=False)
class Chart:
    """A board laid out on the map's picture. `radius` is a hex's, corner to centre.

    A board that is wider than high is `turned`, its west up, so that its hexes are larger on a phone: they
    then stand on a corner. `scale` is how large the whole map is drawn.
    """

    board: Board
    scale: float
    turned: bool
    radius: float
    centres: dict[str, Point]
    coast: tuple[Point, ...]
    plates: dict[int, Point]
    piers: dict[int, Point]

    @property
    def width(self) -> int:
        """Of the whole map."""
        return round(MAP_WIDTH * self.scale)

    @property
    def height(self) -> int:
        """Of the whole map."""
        return round(MAP_HEIGHT * self.scale)

    @property
    def apart(self) -> float:
        """From the middle of a hex to that of its neighbour: a hex's width, edge to edge."""
        return self.radius * _ROOT

    @property
    def wide(self) -> float:
        """The width of a hex."""
        return self.apart if self.turned else self.radius * 2

    @property
    def tall(self) -> float:
        """The height of a hex."""
        return self.radius * 2 if self.turned else self.apart

    @property
    def unit(self) -> float:
        """How large figures and what is read on a hex are drawn: 1 where hexes are of the usual size."""
        return self.radius / USUAL_RADIUS

    @property
    def plate_unit(self) -> float:
        """How large plates are drawn, and statues, which must be alike on plates and hexes."""
        return min(self.unit, PLATE_UNIT * self.scale)

    def corners(self, name: str, share: float = 1.0) -> list[Point]:
        """The six corners of a hex, or of a smaller or larger one around the same centre."""
        x, y = self.centres[name]
        reach = self.radius * share
        turn = 30 if self.turned else 0
        return [(x + reach * math.cos(math.radians(60 * i + turn)),
                 y + reach * math.sin(math.radians(60 * i + turn))) for i in range(6)]  # fmt: skip

    def hex_box(self, name: str) -> Box:
        """The box around a hex."""
        x, y = self.centres[name]
        return around(x, y, self.wide, self.tall)

    def span(self, down: float) -> float:
        """How wide a hex is so far below, or above, its middle."""
        off = abs(down)
        half = min(self.apart / 2, _ROOT * (self.radius - off)) if self.turned else self.radius - off / _ROOT
        return max(0.0, half * 2)

    def plate_box(self, ahu: int) -> Box:
        """The box of an ahu's plate, without the statue that rises above it."""
        x, y = self.plates[ahu]
        return around(x, y, PLATE.width * self.plate_unit, PLATE.height * self.plate_unit)

    def free_spot(self, width: float, height: float, taken: tuple[Box, ...] = ()) -> tuple[Box, float]:
        """Where at sea a box hides least, corners first, and how many pixels it then hides."""
        walls = [self.hex_box(name).grown(-self.radius * 0.12) for name in self.centres]
        walls += [self.plate_box(ahu).grown(8) for ahu in self.plates] + [box.grown(10) for box in taken]
        margin, step = 16, 20
        best: tuple[float, float, Box] | None = None
        for left in range(margin, int(self.width - width - margin) + 1, step):
            for top in range(margin, int(self.height - height - margin) + 1, step):
                box = Box(left, top, left + width, top + height)
                hidden = sum(box.overlap(wall) for wall in walls)
                x, y = box.centre
                to_corner = math.hypot(min(x, self.width - x), min(y, self.height - y))
                if best is None or (hidden, to_corner) < best[:2]:
                    best = hidden, to_corner, box
        if best is None:
            return Box(margin, margin, margin + width, margin + height), width * height
        return best[2], best[0]


class Sheet(BaseModel):
    """What was laid out by hand for a shipped board, and of which board data its map was painted.

    `side` is how little sea its plates need left and right of the outermost hexes.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    board: str
    digest: str
    map: tuple[int, int]
    side: int
    panels: tuple[Box, ...]
    title: Box
    compass: Box
    canoe: Box
    plates: dict[int, Point]


def board_digest(board: Board) -> str:
    """A fingerprint of everything in a board's file that can be seen on its map."""
    return hashlib.sha256(board.file.model_dump_json(exclude={"bases"}).encode()).hexdigest()[:16]


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


def _spot(turned: bool, x: float, y: float) -> Point:
    """A point of the board, in shares of its width, as it lies on the map: turned, or as it is."""
    return (-y, x) if turned else (x, y)


def _frame(board: Board, turned: bool, side: int) -> tuple[Box, Box]:
    """The box around all hexes in board units, and the sea around it in pixels."""
    reach = board.file.hex_radius
    wide, high = (reach * _ROOT / 2, reach) if turned else (reach, reach * _ROOT / 2)
    spots = {name: _spot(turned, *board.file.spot(tile)) for name, tile in board.hexes.items()}
    box = Box(min(x for x, _ in spots.values()) - wide, min(y for _, y in spots.values()) - high,
              max(x for x, _ in spots.values()) + wide, max(y for _, y in spots.values()) + high)  # fmt: skip
    above = below = False
    for ahu in board.ahus.values():
        down = math.sin(math.radians(EDGE_ANGLES[ahu.edge] + (90 if turned else 0)))
        above |= down < 0 and spots[ahu.hex][1] - box.top < reach * 1.2
        below |= down > 0 and box.bottom - spots[ahu.hex][1] < reach * 1.2
    return box, Box(side, _ENDS[not above], side, _ENDS[not below])


@lru_cache(maxsize=8)
def _full(board: Board) -> Chart:
    """The chart of a board in full size."""
    file = board.file
    across = [file.spot(tile) for tile in board.hexes.values()]
    turned = max(x for x, _ in across) - min(x for x, _ in across) > (
        max(y for _, y in across) - min(y for _, y in across))  # fmt: skip
    sheet = sheet_of(board)
    box, sea = _frame(board, turned, sheet.side if sheet else _SIDE)
    unit = min(
        (MAP_WIDTH - sea.left - sea.right) / box.width, (MAP_HEIGHT - sea.top - sea.bottom) / box.height
    )
    x0 = MAP_WIDTH / 2 - unit * (box.left + box.right) / 2
    y0 = (MAP_HEIGHT + sea.top - sea.bottom) / 2 - unit * (box.top + box.bottom) / 2

    def at(x: float, y: float) -> Point:
        right, down = _spot(turned, x, y)
        return x0 + right * unit, y0 + down * unit

    centres = {name: at(*file.spot(tile)) for name, tile in board.hexes.items()}
    radius = file.hex_radius * unit
    sites = {}
    for number, ahu in board.ahus.items():
        x, y = centres[ahu.hex]
        angle = math.radians(EDGE_ANGLES[ahu.edge] + (90 if turned else 0))
        out = math.cos(angle), math.sin(angle)
        sites[number] = PlateSite((x + out[0] * radius * _ROOT / 2, y + out[1] * radius * _ROOT / 2), out)
    room = Box(5, 5, MAP_WIDTH - 5, MAP_HEIGHT - 5)
    plates = (
        sheet.plates
        if sheet
        else place_plates(
            sites, list(centres.values()), radius, turned, room, min(radius / USUAL_RADIUS, PLATE_UNIT)
        )
    )
    return Chart(
        board=board,
        scale=1.0,
        turned=turned,
        radius=radius,
        centres=centres,
        coast=tuple(at(x, y / file.aspect) for x, y in file.outline),
        plates=plates,
        piers={number: site.pier for number, site in sites.items()},
    )


@lru_cache(maxsize=16)
def chart_of(board: Board, scale: float = 1.0) -> Chart:
    """The chart of a board, the whole map drawn at a scale. Laying out plates takes time: it is kept."""
    full = _full(board)

    def scaled(point: Point) -> Point:
        return point[0] * scale, point[1] * scale

    return Chart(
        board=board,
        scale=scale,
        turned=full.turned,
        radius=full.radius * scale,
        centres={name: scaled(point) for name, point in full.centres.items()},
        coast=tuple(scaled(point) for point in full.coast),
        plates={number: scaled(point) for number, point in full.plates.items()},
        piers={number: scaled(point) for number, point in full.piers.items()},
    )


def name_down(chart: Chart) -> float:
    """How far below the middle of a hex its name stands: above it, near the upper corner or edge."""
    return -chart.tall / 2 + (20 if chart.turned else 15) * chart.unit
