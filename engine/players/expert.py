"""The expert level: remembers what it saw, takes its time, and mixes its bids."""

import random
from typing import Final

from ..colours import Colour
from ..state import State
from ..views import SeatView
from .budget import Budget
from .care import THOROUGH
from .decision import Decision
from .hard import Hard
from .near import by_lot
from .temper import SHREWD, Temper

LONG: Final = Budget(rehearsals=3000, seconds=4.5)
"""How long it may think about a decision: it plays where nobody minds to wait."""


class Expert(Hard):
    """Plays like the hard level with more time and a memory, by worth alone; its bids can't be read.

    Sealed bids are a simultaneous game: a bid that is always made is answered. Of those that its rehearsals
    find nearly as good as the best it makes one by lot, so that it costs next to nothing not to be read.
    """

    a_bid = 1.0
    care = THOROUGH

    def __init__(self, budget: Budget | None = None, temper: Temper = SHREWD) -> None:
        super().__init__(budget or LONG, temper)

    def decide(self, view: SeatView, rng: random.Random) -> Decision:
        """The decision that this seat owes now."""
        found = self.weigh(view, rng)
        if view.phase != "auction":
            return found[0]
        return by_lot([(-(decision.behind or 0.0), decision) for decision in found], rng)

    def _weights(self, state: State, seat: Colour) -> Temper:
        return self.temper

    def _searches(self, view: SeatView) -> bool:
        """What hard thinks over, and where statues go: little of a round is left to foresee by then."""
        return view.phase == "transport" or super()._searches(view)
