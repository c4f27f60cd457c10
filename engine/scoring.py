"""Points: what a Moai and its headdress are worth, and the final table by source."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple, Protocol

from .board import Board
from .colours import Colour
from .rules_data import Components, Options
from .state import State


class AnyBase(Protocol):
    """The base on an ahu as a state or a view tells it: whose, as far as known, and what stands on it."""

    @property
    def owner(self) -> Colour | None:
        """Whose Moai it is."""

    @property
    def size(self) -> int:
        """The Moai's size, 0 while the ahu is only reserved."""

    @property
    def crowned(self) -> bool:
        """Whether a headdress sits on the Moai."""


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


def headdress_points(board: Board, ahu: int, base: AnyBase) -> int:
    """What the headdress on an ahu scores, if there is one."""
    return board.ahus[ahu].headdress if base.crowned else 0


def base_points(board: Board, ahu: int, base: AnyBase) -> int:
    """What the base on an ahu scores for its owner: nothing while it is only reserved."""
    return moai_points(board, ahu, base.size) + headdress_points(board, ahu, base)


def points_to_come(board: Board, options: Options, ahu: int, base: AnyBase) -> int:
    """What of a base's points is not on the score track during play: with open score only headdresses."""
    return headdress_points(board, ahu, base) if options.open_score else base_points(board, ahu, base)


def standing(bases: Iterable[AnyBase]) -> Counter[Colour]:
    """How many Moai each seat is known to have erected; who has none is not listed."""
    return Counter(base.owner for base in bases if base.size and base.owner is not None)


def bases_to_fill(box: Components, seats: Sequence[Colour], bases: Iterable[AnyBase]) -> dict[Colour, int]:
    """On how many of its bases each seat has still to erect a Moai, as far as their owners are known.

    The game ends with the transport after which somebody has none to fill.
    """
    erected = standing(bases)
    return {seat: box.bases[len(seats)] - erected[seat] for seat in seats}


def accounts(state: State) -> dict[Colour, Account]:
    """The final points of every seat, if the game ended now."""
    board, tablet = state.board, state.box.tablet
    table = {}
    for seat, player in state.players.items():
        own = [(ahu, base) for ahu, base in state.bases.items() if base.owner == seat]
        moai = sum(moai_points(board, ahu, base.size) for ahu, base in own)
        headdresses = sum(headdress_points(board, ahu, base) for ahu, base in own)
        carrying = player.score - (moai if state.options.open_score else 0)
        table[seat] = Account(moai, headdresses, carrying, player.halves // tablet.halves * tablet.points)
    return table


def ranking(totals: dict[Colour, int]) -> tuple[tuple[Colour, ...], ...]:
    """Places from first to last; seats with equal points share one, in seat order."""
    return tuple(
        tuple(seat for seat, total in totals.items() if total == points)
        for points in sorted(set(totals.values()), reverse=True)
    )
