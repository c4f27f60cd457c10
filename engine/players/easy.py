"""The easy level: looks one step ahead, likes what is near, and lets things pass now and then."""

import random

from ..actions import Action, Bid, Pass, Tablet
from ..colours import Colour
from ..state import State
from ..views import SeatView
from .bidding import bid_reason, workers_for
from .decision import Decision, NothingToDecide, Reason
from .hauling import Hauling
from .imagination import imagine
from .normal import sensible
from .outlook import Outlook, belongs_to
from .placing import Placing
from .reasons import reason_for_load
from .temper import Temper

EASYGOING = Temper(
    stride=1.0,
    patience=0.7,
    wage=0.35,
    figure=0.25,
    log=0.3,
    worker=0.9,
    marker=0.3,
    base=0.0,
    half=0.8,
    idle=0.35,
    abandoned=0.8,
    reserve=0.0,
    urge=0.0,
    awe=1.0,
    pace=0.75,
    share=0.7,
)
_WHIM = 0.3
# Markers that it keeps to mark statues with rather than to make a half-tablet of.
_KEPT_MARKERS = 2


class Easy:
    """Plausible and kind: short sight, small bids, a whim now and then, and nothing absurd."""

    def decide(self, view: SeatView, rng: random.Random) -> Decision:
        """The decision that this seat owes now."""
        if view.seat not in view.due:
            raise NothingToDecide(view.seat)
        return Decision(*_easygoing(imagine(view, rng), view.seat, rng))


def _easygoing(state: State, seat: Colour, rng: random.Random) -> tuple[Action, Reason]:
    match state.phase:
        case "auction":
            return _bid(state, seat, rng)
        case "placement":
            return _place(state, seat, rng)
        case "transport":
            return _haul(state, seat, rng)
        case _:
            return sensible(state, seat, rng, EASYGOING)


def _bid(state: State, seat: Colour, rng: random.Random) -> tuple[Action, Reason]:
    """Sculptors for one Moai that takes its fancy, and seldom more than a marker."""
    player = state.players[seat]
    held = sum(1 for statue in state.statues.values() if statue.size and belongs_to(statue, seat))
    if held >= min(2, Outlook(state, seat, EASYGOING).bases_left):
        return Bid(), Reason("reason-bid-none")
    workers = workers_for(state, rng.choice(state.quarry))
    if player.workers > workers:
        bid = Bid(workers=workers)
    elif player.chief:
        bid = Bid(chief=True)
    else:
        bid = Bid(workers=min(workers, player.workers))
    if not bid.workers and not bid.chief:
        return Bid(), Reason("reason-bid-none")
    markers = min(rng.choice((0, 0, 1, 1, 2)), player.markers)
    bid = Bid(markers, bid.workers, False, bid.chief)
    return bid, bid_reason(state, bid)


def _place(state: State, seat: Colour, rng: random.Random) -> tuple[Action, Reason]:
    """The next piece for the one statue that it has in mind; it hires nobody out."""
    placing = Placing(state, seat, EASYGOING, tried=1 if rng.random() < _WHIM else 3, orders=1)
    placing.keep_to_one_statue()
    course = placing.course()
    if course.sorcerer is not None or course.chief is not None:
        return placing.decide_on(course)
    if course.plan.loads:
        load = course.plan.loads[0]
        return placing.put(load), reason_for_load(state, course.plan, load)
    return _before_passing(state, seat)


def _before_passing(state: State, seat: Colour) -> tuple[Action, Reason]:
    """With that statue provided for: another one that can be finished now, or a marker that is left over."""
    placing = Placing(state, seat, EASYGOING, tried=0, orders=1)
    plan, player = placing.course().plan, state.players[seat]
    finishing = {errand.goal for errand in plan.errands if errand.ahu is not None}
    finishing |= {tile for errand in plan.errands if errand.ahu is not None for tile in errand.way}
    there = {"worker": player.workers, "sorcerer": player.sorcerer, "chief": player.chief}
    for load in plan.loads:
        if load.tile in finishing and there[load.piece] and load.logs <= player.logs:
            return placing.put(load), reason_for_load(state, plan, load)
    if placing.spare_markers(plan) > _KEPT_MARKERS and state.half_supply:
        return Tablet(), Reason("reason-tablet")
    return Pass(), Reason("reason-pass-placement")


def _haul(state: State, seat: Colour, rng: random.Random) -> tuple[Action, Reason]:
    """The best of what it sees, or, on a whim, something like it: another ahu, another statue."""
    hauling = Hauling(state, seat, EASYGOING)
    options = hauling.options()
    if not options:
        return hauling.decide()
    best = options[0]
    others = [option for option in options[1:] if (option.ahu is None) == (best.ahu is None)]
    return hauling.action(others[0] if others and rng.random() < _WHIM else best)
