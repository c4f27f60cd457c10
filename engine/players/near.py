"""Decisions that are nearly equal: whoever always takes what is better by a hair can be read.

Bids that promise about as much as the best are drawn by lot, and now and then a seat likes each ahu a little
more or less than it is worth, for a round. So what a player will do can't be foretold, at a small cost.
"""

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Final, TypeVar

from ..colours import Colour
from ..state import State
from .temper import Temper

T = TypeVar("T")

NEAR_BIDS: Final = 0.3
"""How many points a bid may promise less than the best one and still be made now and then."""
NEAR_AHUS: Final = 1.0
"""How many points an ahu may be liked more, or less, than it is worth."""
WHIMS: Final = 0.25
"""In how many rounds a seat has likings; in the others only worth counts."""
# The phases in which it shows which ahu is liked.
_CARRYING: Final = ("placement", "transport")


def by_lot(scored: Sequence[tuple[float, T]], rng: random.Random) -> T:
    """One of those that are nearly as good as the best, the oftener the nearer."""
    best = max(score for score, _ in scored)
    weights = [max(0.0, 1 - (best - score) / NEAR_BIDS) for score, _ in scored]
    return rng.choices([each for _, each in scored], weights)[0]


def leaning(temper: Temper, state: State, seat: Colour) -> Temper:
    """The same weights, now and then with a seat's likings for a round: ahus above or below their worth.

    Likings hang on public things alone (seats, round and dice): a plan stays the same for the whole round.
    They count where figures go and statues are carried; what a Moai is worth in an auction hangs on none.
    """
    if state.phase not in _CARRYING:
        return temper
    lot = random.Random(f"{seat}/{state.round}/{'-'.join(state.seats)}/{state.faces}")
    if lot.random() >= WHIMS:
        return temper
    return replace(temper, likings={ahu: lot.uniform(-NEAR_AHUS, NEAR_AHUS) for ahu in state.board.ahus})
