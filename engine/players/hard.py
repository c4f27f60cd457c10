"""The hard level: rehearses the rest of the round for every decision that most of it hangs on."""

import random
from typing import ClassVar, Final

from ..actions import Action
from ..colours import Colour
from ..events import PhaseName
from ..state import State
from ..views import SeatView
from .bidding import Bidding
from .budget import Budget
from .care import QUICK, Care
from .contest import Contest
from .decision import Decision, NothingToDecide
from .imagination import imagine
from .looking import look_first
from .near import leaning
from .normal import sensible
from .rivals import RivalBids
from .shortlist import Idea, bids, errands_of_the_sorcerer, ideas, led_by
from .temper import SHREWD, Temper

# Imagined auctions by which bids are sorted before some of them are rehearsed.
_AUCTIONS: Final = 16


class Hard:
    """Searches among sensible bids, choices of Moai and errands of its sorcerer; workers, chief and statues
    go where its plan and its likings of the round want them."""

    # There is one bid a round, and much hangs on it: it may take so many times as long as other decisions.
    a_bid: ClassVar[float] = 2.2
    care: ClassVar[Care] = QUICK

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
        time_is_up = self.budget.until(self.a_bid if view.phase == "auction" else 1.0)
        state = imagine(view, rng)
        temper = self._weights(state, view.seat)
        if not self._searches(view) or not self.budget.rehearsals:
            return [look_first(view, Decision(*sensible(state, view.seat, rng, temper)))]
        contest = self._contest(view, state, temper, rng, done)
        contest.run(self.budget.rehearsals, time_is_up)
        best, *others = contest.ranking()
        return [best if done else look_first(view, best), *others]

    def _weights(self, state: State, seat: Colour) -> Temper:
        """What counts for a decision: the weights, and now and then likings."""
        return leaning(self.temper, state, seat)

    def _searches(self, view: SeatView) -> bool:
        """Whether a decision is worth a search: bids and choices are, and what the sorcerer is sent to do."""
        waits = view.phase == "placement" and view.screen.sorcerer > 0
        return waits or view.phase in ("auction", "choose")

    def _ideas(self, state: State, seat: Colour, temper: Temper, rng: random.Random) -> list[Idea]:
        """What is tried where there is no bid to make, first what needs no search."""
        if state.phase == "placement":
            return errands_of_the_sorcerer(state, seat, temper)
        return ideas(state, seat, rng, temper, self.care)

    def _contest(
        self, view: SeatView, state: State, temper: Temper, rng: random.Random, done: Action | None
    ) -> Contest:
        seat = view.seat
        if view.phase != "auction":
            found = self._ideas(state, seat, temper, rng)
            return Contest(view, led_by(done, found), rng, temper, self.care)
        rivals = RivalBids(state, seat, temper, rng)
        auctions = [rivals.draw(state, rng) for _ in range(_AUCTIONS)]
        found = bids(Bidding(state, seat, temper), rng, self.care, auctions)
        return Contest(view, led_by(done, found), rng, temper, self.care, rivals)


class Adviser(Hard):
    """Searches among sensible decisions of every kind, by worth alone, to say how far each is behind."""

    searched: Final[tuple[PhaseName, ...]] = ("auction", "choose", "placement", "transport")

    def _weights(self, state: State, seat: Colour) -> Temper:
        return self.temper

    def _searches(self, view: SeatView) -> bool:
        return view.phase in self.searched

    def _ideas(self, state: State, seat: Colour, temper: Temper, rng: random.Random) -> list[Idea]:
        return ideas(state, seat, rng, temper, self.care)
