"""Hexes for a figure: how statues would gain by it, and all hexes in groups by what they give."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from bot.play.sitting import Sitting
from bot.ui.page import MOST_OPTIONS
from engine.actions import Piece, Power, Put
from engine.carrying import camps, hands, weight
from engine.state import Statue

STEP_COSTS: Final = 2  # points that one more step to an ahu counts against it


class Onward(NamedTuple):
    """What strength on a hex opens to a statue: the best ahu from there, its points, the steps left."""

    statue: str
    ahu: int
    points: int
    steps: int

    @property
    def worth(self) -> int:
        """For comparing: points, less the way that is left."""
        return self.points - STEP_COSTS * self.steps


class HexGroup(NamedTuple):
    """Hexes that give the same kind of thing, best first. The key is "mine", "powers", "reserve", "others",
    "coast" or "inland", with a number behind it where one menu could not hold them all.
    """

    key: str
    hexes: tuple[str, ...]


def hex_groups(sitting: Sitting, piece: Piece, logs: int) -> list[HexGroup]:
    """Every hex, in groups by what a figure would give there; a hex can be in several."""
    board = sitting.view.board
    mine, others = onward_for_mine(sitting), onward_for_others(sitting)
    powers = _powers_at(sitting, piece, logs)
    ahus = [tile for tile in board.hexes if board.ahus_at[tile]]
    best_ahu = {tile: max(board.ahus[number].moai for number in board.ahus_at[tile]) for tile in ahus}
    far = board.distances(board.moai_quarry)
    by_worth = {
        "mine": sorted(mine, key=lambda tile: (-mine[tile].worth, tile)),
        "powers": [tile for tile, power in powers.items() if power != "ahu"],
        "reserve": sorted(
            (tile for tile, power in powers.items() if power == "ahu"), key=best_ahu.__getitem__
        )[::-1],
        "others": sorted(others, key=lambda tile: (-others[tile].worth, tile)),
        "coast": sorted(ahus, key=lambda tile: (-best_ahu[tile], tile)),
        "inland": sorted((tile for tile in board.hexes if tile not in best_ahu), key=lambda t: (far[t], t)),
    }
    return [group for key, hexes in by_worth.items() for group in _in_menus(key, hexes)]


def _in_menus(key: str, hexes: list[str]) -> Iterable[HexGroup]:
    """A group in as many parts as menus can hold."""
    for start in range(0, len(hexes), MOST_OPTIONS):
        part = start // MOST_OPTIONS
        yield HexGroup(f"{key}{part + 1}" if part else key, tuple(hexes[start : start + MOST_OPTIONS]))


def suggest_hexes(sitting: Sitting, piece: Piece, logs: int) -> list[str]:
    """Every hex once, in the order of the groups: for those who type."""
    return list(dict.fromkeys(tile for group in hex_groups(sitting, piece, logs) for tile in group.hexes))


def _powers_at(sitting: Sitting, piece: Piece, logs: int) -> dict[str, Power]:
    """Where this figure can use a power, richest forests first."""
    forests = sitting.view.board.forests
    there = {
        put.hex: put.power
        for put in sitting.legal
        if isinstance(put, Put) and put.piece == piece and put.logs == logs and put.power
    }
    return dict(sorted(there.items(), key=lambda item: forests.get(item[0], 9), reverse=True))


def onward_for_mine(sitting: Sitting) -> dict[str, Onward]:
    """The hexes just beyond where my own statues can be carried now."""
    seat = sitting.view.seat
    return _onward(sitting, (s for s in sitting.view.statues.values() if seat in (s.marked_by, s.holder)))


def onward_for_others(sitting: Sitting) -> dict[str, Onward]:
    """The hexes where others' statues will probably need somebody to carry."""
    seat = sitting.view.seat
    theirs = (
        s
        for s in sitting.view.statues.values()
        if seat not in (s.marked_by, s.holder) and (s.marked_by or s.holder)
    )
    return _onward(sitting, theirs)


def _onward(sitting: Sitting, statues: Iterable[Statue]) -> dict[str, Onward]:
    """Hexes just beyond where statues can be carried by their owners, with the best goal from there."""
    view, board = sitting.view, sitting.view.board
    standing = camps(view.box, view.figures)
    found: dict[str, Onward] = {}
    for statue in statues:
        owner = statue.marked_by or statue.holder
        if owner is None:
            continue
        need = weight(view.box, statue.size)
        start = statue.at(board)
        reached, queue = {start}, [start]
        while queue:
            here = queue.pop()
            for tile in board.neighbours[here]:
                if tile in reached:
                    continue
                reached.add(tile)
                if tile in standing and hands(view.box, standing[tile], owner, need):
                    queue.append(tile)
                    continue
                goal = _best_goal(sitting, statue, tile)
                if goal is not None and (tile not in found or goal.worth > found[tile].worth):
                    found[tile] = goal
    return found


def _best_goal(sitting: Sitting, statue: Statue, tile: str) -> Onward | None:
    """The best ahu from a hex; None if there is none left for such a statue."""
    view = sitting.view
    steps = view.board.distances(tile)
    goals = [
        Onward(statue.id, number, ahu.moai * statue.size if statue.size else ahu.headdress, steps[ahu.hex])
        for number, ahu in view.board.ahus.items()
        if _takes(sitting, statue, number)
    ]
    return max(goals, key=lambda goal: goal.worth, default=None)


def _takes(sitting: Sitting, statue: Statue, number: int) -> bool:
    """Whether an ahu could take a statue: a Moai if free or reserved for it, a headdress if it has one."""
    ahu = sitting.view.ahus.get(number)
    if statue.size:
        return ahu is None or (not ahu.size and ahu.reserved_by in (statue.marked_by, statue.holder))
    return ahu is not None and ahu.size > 0 and not ahu.crowned
