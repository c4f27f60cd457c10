"""The hard level: rehearses the rest of the round for every decision that most of it hangs on."""

import random
from typing import Final

from ..actions import Action
from ..colours import Colour
from ..events import PhaseName
from ..state import State
from ..views import SeatView
from .bidding import Bidding
from .budget import Budget
from .contest import Contest
from .decision import Decision, NothingToDecide
from .imagination import imagine
from .looking import look_first
from .normal import sensible
from .rivals import RivalBids
from .shortlist import Idea, bids, ideas, led_by
from .temper import SHREWD, Temper

# Imagined auctions by which bids are sorted before some of them are rehearsed.
_AUCTIONS: Final = 16
# There is one bid a round, and most of a round hangs on it: it may take longer than a placement.
_A_BID: Final = 2.2


class Hard:
    """Searches among sensible bids and choices of Moai; what follows is planned well enough without."""

    searched: tuple[PhaseName, ...] = ("auction", "choose")

    def __init__(self, budget: Budget | None = None, temper: Temper = SHREWD) -> None:
        self.budget = budget or Budget()
        self.temper = temper

    def decide(self, view: SeatView, rng: random.Random) -> Decision:
        """The decision that this seat owes now."""
        return self.weigh(view, rng)[0]

    def weigh(self, view: SeatView, rng: random.Random, done: Action | None = None) -> list[Decision]:
        """The decision that this seat owes now, then what else was thought of and how far that is behind.

        With `done`, a decision that was made, nothing stands before it that is not better beyond luck.
        """
        if view.seat not in view.due:
            raise NothingToDecide(view.seat)
        time_is_up = self.budget.until(_A_BID if view.phase == "auction" else 1.0)
        state = imagine(view, rng)
        if not self._searches(view) or not self.budget.rehearsals:
            return [look_first(view, Decision(*sensible(state, view.seat, rng, self.temper)))]
        contest = self._contest(view, state, rng, done)
        contest.run(self.budget.rehearsals, time_is_up)
        best, *others = contest.ranking()
        return [best if done else look_first(view, best), *others]

    def _searches(self, view: SeatView) -> bool:
        """Whether a decision is worth a search."""
        return view.phase in self.searched

    def _ideas(self, state: State, seat: Colour, rng: random.Random) -> list[Idea]:
        """What is tried where there is no bid to make, first what needs no search."""
        return ideas(state, seat, rng, self.temper)

    def _contest(self, view: SeatView, state: State, rng: random.Random, done: Action | None) -> Contest:
        seat, temper = view.seat, self.temper
        if view.phase != "auction":
            return Contest(view, led_by(done, self._ideas(state, seat, rng)), rng, temper)
        rivals = RivalBids(state, seat, temper, rng)
        auctions = [rivals.draw(state, rng) for _ in range(_AUCTIONS)]
        found = bids(Bidding(state, seat, temper), rng, auctions)
        return Contest(view, led_by(done, found), rng, temper, rivals)


class Adviser(Hard):
    """Searches among sensible decisions of every kind, to say how far one is behind another."""

    searched = ("auction", "choose", "placement", "transport")
