"""The island: hexes, who neighbours whom, ahus. Boards are data; this reads and judges them."""

import math
from collections import Counter, deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, NonNegativeInt, PositiveInt, ValidationError

from .rules_data import Components, components

Terrain = Literal["plain", "forest", "moai_quarry", "headdress_quarry", "village", "hut"]
Edge = Literal["N", "NE", "SE", "S", "SW", "NW"]
Share = Annotated[float, Field(ge=0, le=1)]

DEFAULT_BOARD: Final = "Rapa Nui"
EDGE_ANGLES: Final[dict[Edge, int]] = {"N": -90, "NE": -30, "SE": 30, "S": 90, "SW": 150, "NW": -150}
SINGLE_TERRAINS: Final[tuple[Terrain, ...]] = ("moai_quarry", "headdress_quarry", "village", "hut")


class _Sheet(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Hex(_Sheet):
    """One hex: its name (column letter, row number), its centre as shares of the map, its terrain."""

    id: Annotated[str, Field(pattern=r"^[A-Z][1-9][0-9]?$")]
    x: Share
    y: Share
    terrain: Terrain
    logs: PositiveInt | None = None


class Ahu(_Sheet):
    """A platform on the coast: the one hex it belongs to and what a Moai and a headdress score there."""

    number: PositiveInt
    name: Annotated[str, Field(min_length=1, max_length=40)]
    hex: str
    edge: Edge
    moai: NonNegativeInt
    headdress: NonNegativeInt


class BoardFile(_Sheet):
    """A board as it stands in its file, before anybody asked whether it makes sense."""

    name: Annotated[str, Field(min_length=1, max_length=40, pattern=r'^[^"\\;\[\]]+$')]
    version: PositiveInt
    aspect: Annotated[float, Field(gt=0.2, lt=5)]
    hex_radius: Annotated[float, Field(gt=0.001, lt=0.5)]
    layout: str = ""
    bases: dict[PositiveInt, PositiveInt] = Field(default_factory=dict)
    hexes: tuple[Hex, ...]
    ahus: tuple[Ahu, ...]
    outline: tuple[tuple[Share, Share], ...] = ()

    def spot(self, tile: Hex) -> tuple[float, float]:
        """The centre of a hex, both coordinates in shares of the map's width."""
        return tile.x, tile.y / self.aspect

    def across(self, tile: Hex, edge: Edge) -> tuple[float, float]:
        """The centre of the hex, if there were one, on the other side of an edge."""
        x, y = self.spot(tile)
        angle = math.radians(EDGE_ANGLES[edge])
        apart = self.hex_radius * math.sqrt(3)
        return x + apart * math.cos(angle), y + apart * math.sin(angle)


class BoardError(ValueError):
    """A board that cannot be played on. `problems` says all that is wrong, a sentence each."""

    def __init__(self, source: str, problems: Sequence[str]) -> None:
        super().__init__("\n".join(f"{source}: {problem}" for problem in problems))
        self.problems = tuple(problems)


@dataclass(frozen=True, slots=True, eq=False)
class Board:
    """A board that was found sound. Everything in it is public and never changes."""

    file: BoardFile
    hexes: dict[str, Hex]
    ahus: dict[int, Ahu]
    neighbours: dict[str, tuple[str, ...]]
    ahus_at: dict[str, tuple[int, ...]]
    forests: dict[str, int]
    moai_quarry: str
    headdress_quarry: str
    village: str
    hut: str
    _distances: dict[str, dict[str, int]] = field(default_factory=dict, repr=False)

    @property
    def title(self) -> str:
        """Name and version, as records write it."""
        return f"{self.file.name} {self.file.version}"

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Board) and self.file == other.file)

    def __hash__(self) -> int:
        return hash(self.title)

    def __repr__(self) -> str:
        return f"<Board {self.title}>"

    def distances(self, start: str) -> dict[str, int]:
        """How many steps it is from one hex to every hex."""
        known = self._distances.get(start)
        if known is None:
            known = self._distances[start] = _distances(self.neighbours, start)
        return known

    def box(self, rules: int | None = None) -> Components:
        """What is in the box of an edition, or of the newest, for a game on this board: a board may give
        other numbers of bases."""
        box = components(rules)
        return box.model_copy(update={"bases": {**box.bases, **self.file.bases}}) if self.file.bases else box

    def start_of(self, size: int) -> str:
        """Where a statue of that size (0: a headdress) enters the board."""
        return self.moai_quarry if size else self.headdress_quarry


def _distances(neighbours: dict[str, tuple[str, ...]], start: str) -> dict[str, int]:
    steps = {start: 0}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for there in neighbours[here]:
            if there not in steps:
                steps[there] = steps[here] + 1
                queue.append(there)
    return steps


def _neighbours(file: BoardFile) -> dict[str, tuple[str, ...]]:
    apart = file.hex_radius * math.sqrt(3)
    spots = [(tile.id, *file.spot(tile)) for tile in file.hexes]
    return {
        here: tuple(
            sorted(there for there, u, v in spots if abs(math.hypot(u - x, v - y) - apart) < apart * 0.1)
        )
        for here, x, y in spots
    }


def _twice(names: Iterator[str] | Iterator[int]) -> list[str]:
    return [str(name) for name, count in Counter(names).items() if count > 1]


def _problems_of_hexes(file: BoardFile) -> Iterator[str]:
    for name in _twice(tile.id for tile in file.hexes):
        yield f"hex {name} stands there twice"
    apart = file.hex_radius * math.sqrt(3)
    for index, tile in enumerate(file.hexes):
        x, y = file.spot(tile)
        for other in file.hexes[index + 1 :]:
            if math.dist((x, y), file.spot(other)) < apart * 0.9:
                yield f"hexes {tile.id} and {other.id} overlap"
        if (tile.terrain == "forest") != (tile.logs is not None):
            yield f"hex {tile.id}: a forest has a number of logs, and nothing else has"
    for terrain in SINGLE_TERRAINS:
        count = sum(tile.terrain == terrain for tile in file.hexes)
        if count != 1:
            yield f"there must be exactly one {terrain} hex, not {count}"


def _problems_of_ahus(file: BoardFile, needed: int) -> Iterator[str]:
    hexes = {tile.id: tile for tile in file.hexes}
    for number in _twice(ahu.number for ahu in file.ahus):
        yield f"ahu number {number} is given twice"
    for name in _twice(ahu.name for ahu in file.ahus):
        yield f"two ahus are called {name}"
    for place in _twice(f"{ahu.edge} edge of {ahu.hex}" for ahu in file.ahus):
        yield f"two ahus share the {place}"
    apart = file.hex_radius * math.sqrt(3)
    for ahu in file.ahus:
        tile = hexes.get(ahu.hex)
        if tile is None:
            yield f"ahu {ahu.number} ({ahu.name}) belongs to no hex: there is no {ahu.hex}"
            continue
        beyond = file.across(tile, ahu.edge)
        inland = [other.id for other in file.hexes if math.dist(beyond, file.spot(other)) < apart * 0.5]
        if inland:
            yield f"ahu {ahu.number} ({ahu.name}) is not on the coast: {inland[0]} lies across its edge"
    if len(file.ahus) < needed:
        yield f"{len(file.ahus)} ahus are too few: the bases of a full table need {needed}"


def _problems(file: BoardFile) -> list[str]:
    usual = components().bases
    needed = max(players * bases for players, bases in {**usual, **file.bases}.items())
    problems = [*_problems_of_hexes(file), *_problems_of_ahus(file, needed)]
    problems += [
        f"bases for {count} players: so many can't sit down" for count in set(file.bases) - set(usual)
    ]
    if not file.hexes:
        return problems
    neighbours = _neighbours(file)
    reached = _distances(neighbours, file.hexes[0].id)
    cut_off = sorted(set(neighbours) - set(reached))
    if cut_off:
        problems.append(
            f"the island is not connected: {', '.join(cut_off)} can't be reached from {file.hexes[0].id}"
        )
    return problems


def read_board(text: str, source: str = "board") -> Board:
    """A board from JSON text; a BoardError says all that is wrong with it at once."""
    try:
        file = BoardFile.model_validate_json(text)
    except ValidationError as error:
        problems = [f"{'.'.join(map(str, e['loc'])) or 'file'}: {e['msg']}" for e in error.errors()]
        raise BoardError(source, problems) from error
    problems = _problems(file)
    if problems:
        raise BoardError(source, problems)
    place = {tile.terrain: tile.id for tile in file.hexes}
    ahus = {ahu.number: ahu for ahu in sorted(file.ahus, key=lambda ahu: ahu.number)}
    return Board(
        file=file,
        hexes={tile.id: tile for tile in file.hexes},
        ahus=ahus,
        neighbours=_neighbours(file),
        ahus_at={tile.id: tuple(n for n, ahu in ahus.items() if ahu.hex == tile.id) for tile in file.hexes},
        forests={tile.id: tile.logs for tile in file.hexes if tile.logs is not None},
        moai_quarry=place["moai_quarry"],
        headdress_quarry=place["headdress_quarry"],
        village=place["village"],
        hut=place["hut"],
    )


def load_board(path: Path) -> Board:
    """A board from a file of one's own."""
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BoardError(str(path), [f"cannot be read: {error}"]) from error
    return read_board(text, path.name)


@cache
def boards() -> dict[str, Board]:
    """The boards that come with the project, by their title."""
    entries = sorted((files("data") / "boards").iterdir(), key=lambda entry: entry.name)
    return by_title({e.name: e.read_text("utf-8") for e in entries if e.name.endswith(".json")})


def by_title(texts: Mapping[str, str]) -> dict[str, Board]:
    """Boards from the texts of their files, by their title; a BoardError if two have the same."""
    found: dict[str, Board] = {}
    for source, text in texts.items():
        board = read_board(text, source)
        if board.title in found:
            raise BoardError(source, [f"there is another board {board.title}: give this one another version"])
        found[board.title] = board
    return found


def newest_boards() -> dict[str, Board]:
    """The newest version of each shipped board, by its name: what a new game is played on."""
    found: dict[str, Board] = {}
    for board in sorted(boards().values(), key=lambda board: (board.file.name, board.file.version)):
        found[board.file.name] = board
    return found


def boards_on_offer() -> list[str]:
    """The titles of all shipped boards, for who chooses one: by name, the newest version first."""
    known = sorted(boards().values(), key=lambda board: (board.file.name, -board.file.version))
    return [board.title for board in known]


def find_board(title: str) -> Board:
    """A shipped board by its title ("Rapa Nui 1"), or by its name alone, which means its newest version; a
    BoardError lists what there is.
    """
    for known in (boards, newest_boards):
        for name, board in known().items():
            if name.casefold() == title.casefold():
                return board
    raise BoardError("boards", [f"there is no board {title!r}: there are {', '.join(boards())}"])
