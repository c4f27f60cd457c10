"""Where a statue can go in transport, what becomes of it there, and what that is worth."""

from typing import NamedTuple

from bot.play.sitting import Sitting
from engine.actions import Ending, Move
from engine.board import Board

_LETTERS: dict[Ending | None, str] = {"erect": "e", "crown": "c", "mark": "k", None: "l"}


class Goal(NamedTuple):
    """Where a statue can go and what becomes of it there, with every way: least for others first."""

    key: str
    hex: str
    then: Ending | None
    ahu: int | None
    ways: list[Move]


def goals(sitting: Sitting, statue: str) -> dict[str, Goal]:
    """Everything that can be done by moving a statue, best first."""
    found: dict[str, Goal] = {}
    for move in sitting.legal:
        if isinstance(move, Move) and move.statue == statue:
            tile = end_of(sitting, move)
            key = f"{tile}{_LETTERS[move.then]}{move.ahu or ''}"
            found.setdefault(key, Goal(key, tile, move.then, move.ahu, [])).ways.append(move)
    for goal in found.values():
        goal.ways.sort(key=lambda move: (others_gain(sitting, move), len(move.steps)))
    return dict(sorted(found.items(), key=lambda item: rank(sitting, statue, item[1])))


def others_gain(sitting: Sitting, move: Move) -> int:
    """What a move brings the others, which is all that it costs."""
    return sum(points for _, points in sitting.gains(move))


def worth(sitting: Sitting, statue: str, goal: Goal) -> int:
    """The points that an ending is worth on its ahu, to whoever owns the Moai there."""
    if goal.ahu is None:
        return 0
    ahu = sitting.view.board.ahus[goal.ahu]
    return ahu.headdress if goal.then == "crown" else ahu.moai * sitting.view.statues[statue].size


def rank(sitting: Sitting, statue: str, goal: Goal) -> tuple[int, int, int, str]:
    """For sorting goals: points for oneself first, then the way ahead, then points for others."""
    price = others_gain(sitting, goal.ways[0])
    if goal.then == "erect":
        return 0, price - worth(sitting, statue, goal), 0, goal.key
    if goal.then == "crown":
        known = sitting.view.ahus[goal.ahu or 0].owner
        group = 0 if known == sitting.view.seat else 1 if known is None else 3
        return group, price - worth(sitting, statue, goal), 0, goal.key
    ahead = _distance_to_value(sitting.view.board, sitting.view.statues[statue].size, goal.hex)
    return 2, ahead + price, 0 if goal.then == "mark" else 1, goal.key


def _distance_to_value(board: Board, size: int, tile: str) -> int:
    """Steps still to go to the best ahu, each point of value counting as a step gained."""
    steps = board.distances(tile)
    return min(steps[ahu.hex] - (ahu.moai if size else ahu.headdress) for ahu in board.ahus.values())


def end_of(sitting: Sitting, move: Move) -> str:
    """The hex where a move ends."""
    if move.steps:
        return move.steps[-1].hex
    return sitting.view.statues[move.statue].at(sitting.view.board)
