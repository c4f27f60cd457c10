"""Which hexes to offer first when a figure is to be placed."""

from bot.play.sitting import Sitting
from engine.actions import Piece, Put
from engine.carrying import camps, hands, weight
from engine.state import Statue


def suggest_hexes(sitting: Sitting, piece: Piece, logs: int) -> list[str]:
    """Every hex, best first: powers that this figure can use, then hexes that lengthen the way of a
    statue of mine towards worthy ahus, then the rest by closeness to the Moai quarry."""
    view = sitting.view
    powers = _powers(sitting, piece, logs)
    beyond = _hexes_beyond(sitting)
    distances = view.board.distances(view.board.moai_quarry)

    def rank(tile: str) -> tuple[int, int, str]:
        if tile in powers:
            return 0, powers.index(tile), tile
        if tile in beyond:
            return 1, -beyond[tile], tile
        return 2, distances[tile], tile

    return sorted(view.board.hexes, key=rank)


def _powers(sitting: Sitting, piece: Piece, logs: int) -> list[str]:
    """The hexes where this figure can use a power, ahus to reserve last and by value."""
    board = sitting.view.board
    places: list[str] = []
    ahus: list[tuple[int, str]] = []
    for put in sitting.legal:
        if isinstance(put, Put) and put.piece == piece and put.logs == logs and put.power:
            if put.ahu is None:
                places.append(put.hex)
            else:
                ahus.append((-board.ahus[put.ahu].moai, put.hex))
    return [*places, *(tile for _, tile in sorted(ahus)[:5] if tile not in places)]


def _my_statues(sitting: Sitting) -> list[Statue]:
    seat = sitting.view.seat
    return [s for s in sitting.view.statues.values() if seat in (s.marked_by, s.holder)]


def _hexes_beyond(sitting: Sitting) -> dict[str, int]:
    """Hexes just beyond where a statue of mine can be carried now, with the best value from there."""
    view, board = sitting.view, sitting.view.board
    standing = camps(view.box, view.figures)
    found: dict[str, int] = {}
    for statue in _my_statues(sitting):
        need = weight(view.box, statue.size)
        start = statue.at(board)
        reached, queue = {start}, [start]
        while queue:
            here = queue.pop()
            for tile in board.neighbours[here]:
                if tile in reached:
                    continue
                if tile in standing and hands(view.box, standing[tile], view.seat, need):
                    reached.add(tile)
                    queue.append(tile)
                else:
                    found[tile] = max(found.get(tile, -99), _best_value(sitting, statue, tile))
    return found


def _best_value(sitting: Sitting, statue: Statue, tile: str) -> int:
    """The best value of an ahu from a hex, less the steps still to go."""
    view = sitting.view
    steps = view.board.distances(tile)
    values = [
        (ahu.moai * statue.size if statue.size else ahu.headdress) - 2 * steps[ahu.hex]
        for number, ahu in view.board.ahus.items()
        if (number in view.ahus) != bool(statue.size)
    ]
    return max(values, default=0)
