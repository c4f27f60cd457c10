"""A board as planners read it: hexes by number, so that a thousand searches cost little."""

from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from ..board import Board
from ..state import Statue


class Platform(NamedTuple):
    """An ahu: its number, the number of its hex, and what it is worth."""

    ahu: int
    tile: int
    moai: int
    headdress: int


@dataclass(frozen=True, slots=True)
class Chart:
    """Hexes numbered in the order of the board; everything else in those numbers."""

    names: tuple[str, ...]
    number: dict[str, int]
    neighbours: tuple[tuple[int, ...], ...]
    steps: tuple[tuple[int, ...], ...]
    platforms: tuple[Platform, ...]
    platforms_at: tuple[tuple[Platform, ...], ...]
    moai_quarry: int
    headdress_quarry: int

    def place_of(self, statue: Statue) -> int:
        """The hex that a statue stands on; from a front, the quarry hex that it starts from."""
        if statue.hex:
            return self.number[statue.hex]
        return self.moai_quarry if statue.size else self.headdress_quarry


@cache
def chart(board: Board) -> Chart:
    """The chart of a board, drawn once."""
    names = tuple(board.hexes)
    number = {name: index for index, name in enumerate(names)}
    platforms = tuple(
        Platform(ahu.number, number[ahu.hex], ahu.moai, ahu.headdress) for ahu in board.ahus.values()
    )
    return Chart(
        names=names,
        number=number,
        neighbours=tuple(tuple(number[there] for there in board.neighbours[name]) for name in names),
        steps=tuple(tuple(board.distances(name)[there] for there in names) for name in names),
        platforms=platforms,
        platforms_at=tuple(
            tuple(platform for platform in platforms if platform.tile == tile) for tile in range(len(names))
        ),
        moai_quarry=number[board.moai_quarry],
        headdress_quarry=number[board.headdress_quarry],
    )
