"""Advice for people: a few decisions worth a thought, best first, each with its reason, from the seat's view.

`advise` searches nothing: the plans of the normal level answer at once, so that every panel can show them.
"""

import random
from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from ..actions import Pass, Put
from ..state import State
from ..views import SeatView
from .bidding import Bidding, choices, forecast_reason
from .budget import Budget
from .decision import Decision, NothingToDecide, Reason
from .hard import Adviser
from .hauling import Hauling
from .imagination import imagine
from .looking import look_first
from .marking import recall, stash
from .placing import Placing
from .shortlist import Idea, shortlist
from .temper import SENSIBLE

MOST_IDEAS: Final = 3
# What speaks for an idea that is not the best one, where its usual reason sounds like the last word.
_MILDER: Final = {"reason-decline": "reason-decline-next", "reason-bid-none": "reason-bid-none-next"}


def advise(view: SeatView, rng: random.Random, most: int = MOST_IDEAS) -> list[Decision]:
    """Up to `most` decisions for the seat, the best first; NothingToDecide if it owes none.

    Equal views and equal states of `rng` give equal advice.
    """
    if view.seat not in view.due:
        raise NothingToDecide(view.seat)
    state = imagine(view, rng)
    found = [Decision(*idea) for idea in _ideas(state, view, rng)[:most]]
    return [look_first(view, found[0]), *map(_milder, found[1:])]


def advise_well(
    view: SeatView, rng: random.Random, budget: Budget | None = None, most: int = MOST_IDEAS
) -> list[Decision]:
    """The same from the hard level, which takes its time, and how far the others are behind the best.

    Where there was nothing to try, or no time, it is the advice that needs no search.
    """
    best, *others = Adviser(budget).weigh(view, rng)
    if not others:
        return advise(view, rng, most)
    return [best, *(_milder(other) for other in others if not isinstance(other.action, Pass))][:most]


def _milder(decision: Decision) -> Decision:
    """An idea that is not the best one: its reason speaks for it, and not against the best."""
    reason = decision.reason
    return replace(decision, reason=Reason(_MILDER.get(reason.key, reason.key), reason.args))


def advise_placements(view: SeatView, rng: random.Random) -> list[Put]:
    """The placements that the seat would make for the rest of the phase if nobody came in between, in order.

    The seat need not be in turn. Pieces that a power would bring first are not counted on.
    """
    if view.phase != "placement" or view.players[view.seat].passed:
        raise NothingToDecide(view.seat)
    placing = Placing(imagine(view, rng), view.seat, SENSIBLE)
    course, screen = placing.course(), view.screen
    left = {"worker": screen.workers, "sorcerer": screen.sorcerer, "chief": screen.chief}
    logs, found = screen.logs, []
    for put in (*placing.powers_of(course), *map(placing.put, course.plan.loads)):
        if not left[put.piece] or put.logs > logs:
            continue
        left[put.piece] -= 1
        logs -= put.logs
        found.append(put)
    return found


def _ideas(state: State, view: SeatView, rng: random.Random) -> list[Idea]:
    seat = view.seat
    match state.phase:
        case "auction":
            return _bids(Bidding(state, seat, SENSIBLE), rng)
        case "choose":
            return choices(state, seat, SENSIBLE)
        case "placement":
            return _placements(shortlist(state, seat, SENSIBLE))
        case "transport":
            hauling = Hauling(state, seat, SENSIBLE)
            moves = [hauling.action(option) for option in hauling.options()]
            return _one_a_statue(moves) or [hauling.decide()]
        case "stash":
            return [stash(state, seat, SENSIBLE)]
        case "recall":
            return [recall(state, seat, SENSIBLE)]
        case "over":
            raise NothingToDecide(seat)


def _bids(bidding: Bidding, rng: random.Random) -> list[Idea]:
    """The best bid for each Moai that one can aim at, and for none."""
    found: dict[int, Idea] = {}
    for forecast in bidding.forecasts(rng):
        found.setdefault(forecast.target(), (forecast.bid, forecast_reason(forecast)))
    return list(found.values())


def _placements(ideas: Iterable[Idea]) -> list[Idea]:
    """One idea for each hex; to pass is an idea only where it is the best one."""
    found: dict[str, Idea] = {}
    for action, reason in ideas:
        if isinstance(action, Pass) and found:
            continue
        where = action.hex if isinstance(action, Put) else ""
        found.setdefault(where, (action, reason))
    return list(found.values())


def _one_a_statue(moves: Iterable[Idea]) -> list[Idea]:
    """The best of each statue first, then what else could be done with them."""
    first: list[Idea] = []
    then: list[Idea] = []
    seen: set[str] = set()
    for action, reason in moves:
        statue = getattr(action, "statue", "")
        (then if statue in seen else first).append((action, reason))
        seen.add(statue)
    return [*first, *then]
