"""Points: what a Moai and its headdress are worth, and the final table by source."""

from typing import NamedTuple

from .board import Board
from .colours import Colour
from .state import Base, State


class Account(NamedTuple):
    """A seat's final points by source."""

    moai: int
    headdresses: int
    carrying: int
    tablets: int

    @property
    def total(self) -> int:
        """All of it together."""
        return sum(self)


def moai_points(board: Board, ahu: int, size: int) -> int:
    """What a Moai of a size scores on an ahu, headdress aside."""
    return board.ahus[ahu].moai * size


def base_points(board: Board, ahu: int, base: Base) -> int:
    """What the base on an ahu scores for its owner: nothing while it is only reserved."""
    return moai_points(board, ahu, base.size) + (board.ahus[ahu].headdress if base.crowned else 0)


def accounts(state: State) -> dict[Colour, Account]:
    """The final points of every seat, if the game ended now."""
    board, tablet = state.board, state.box.tablet
    table = {}
    for seat, player in state.players.items():
        own = [(ahu, base) for ahu, base in state.bases.items() if base.owner == seat]
        moai = sum(moai_points(board, ahu, base.size) for ahu, base in own)
        headdresses = sum(board.ahus[ahu].headdress for ahu, base in own if base.crowned)
        carrying = player.score - (moai if state.options.open_score else 0)
        table[seat] = Account(moai, headdresses, carrying, player.halves // tablet.halves * tablet.points)
    return table


def ranking(totals: dict[Colour, int]) -> tuple[tuple[Colour, ...], ...]:
    """Places from first to last; seats with equal points share one, in seat order."""
    return tuple(
        tuple(seat for seat, total in totals.items() if total == points)
        for points in sorted(set(totals.values()), reverse=True)
    )
