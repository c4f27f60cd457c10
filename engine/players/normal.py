"""The normal level: plans a round ahead and does what its plan says."""

import random

from ..actions import Action
from ..colours import Colour
from ..state import State
from ..views import SeatView
from .bidding import Bidding, choose
from .decision import Decision, NothingToDecide, Reason
from .hauling import Hauling
from .imagination import imagine
from .looking import look_first
from .marking import recall, stash
from .near import leaning
from .placing import Placing
from .temper import SENSIBLE, Temper


def sensible(
    state: State, seat: Colour, rng: random.Random, temper: Temper = SENSIBLE
) -> tuple[Action, Reason]:
    """The decision of somebody who knows the game, on an imagined state."""
    match state.phase:
        case "auction":
            return Bidding(state, seat, temper).decide(rng)
        case "choose":
            return choose(state, seat, temper)
        case "placement":
            return Placing(state, seat, temper).decide()
        case "transport":
            return Hauling(state, seat, temper).decide()
        case "stash":
            return stash(state, seat, temper)
        case "recall":
            return recall(state, seat, temper)
        case "over":
            raise NothingToDecide(seat)


class Normal:
    """Plans with what it sees, one guess at what it does not, and its likings of the round."""

    def __init__(self, temper: Temper = SENSIBLE) -> None:
        self.temper = temper

    def decide(self, view: SeatView, rng: random.Random) -> Decision:
        """The decision that this seat owes now."""
        if view.seat not in view.due:
            raise NothingToDecide(view.seat)
        state = imagine(view, rng)
        temper = leaning(self.temper, state, view.seat)
        return look_first(view, Decision(*sensible(state, view.seat, rng, temper)))
