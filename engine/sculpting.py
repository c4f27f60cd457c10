"""What a bid is worth: how many sculptors it sends, who chooses before whom, which Moai it can carve."""

from collections.abc import Iterable, Mapping, Sequence

from .actions import Bid
from .colours import Colour
from .rules_data import Components


def sculptors(box: Components, bid: Bid) -> int:
    """The strength with which the figures of a bid carve."""
    worth = box.strength
    return bid.workers * worth.worker + bid.sorcerer * worth.sorcerer + bid.chief * worth.chief


def choosing_order(
    turn_order: Iterable[Colour], bids: Mapping[Colour, Bid], halves: Mapping[Colour, int]
) -> tuple[Colour, ...]:
    """Who chooses before whom: most markers, then most half-tablets, then the order of turns."""
    return tuple(sorted(turn_order, key=lambda seat: (-bids[seat].markers, -halves[seat])))


def carvable(quarry: Sequence[int], strength: int) -> tuple[int, ...]:
    """The sizes in a quarry that sculptors of that strength can carve, each once, the smallest first."""
    return tuple(sorted({size for size in quarry if size <= strength}))
