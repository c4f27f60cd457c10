"""The hard level: rehearses the rest of the round for every decision worth a second thought.

Each rehearsal starts from another guess at what the seat can't see. All decisions in question are
tried on the same guesses, so that luck falls on all alike; the weaker half is dropped again and again
(sequential halving) until the thoughts are spent. The plan's own decision stands unless another one
has shown itself better beyond luck.
"""

import math
import random
from collections.abc import Callable, Mapping

from ..actions import Action
from ..colours import Colour
from ..events import PhaseName
from ..game import apply
from ..state import State
from ..views import SeatView
from .appraisal import Yardstick
from .bidding import likely_bid
from .budget import Budget
from .decision import Decision, NothingToDecide
from .imagination import imagine
from .looking import look_first
from .normal import sensible
from .rehearsal import Rehearsal
from .shortlist import Idea, ideas, led_by
from .temper import SENSIBLE, Temper

# How sure a better idea must be of itself: in standard errors, and in points.
_DOUBT = 0.8
_INERTIA = 0.3


class Hard:
    """Searches among sensible decisions."""

    searched: tuple[PhaseName, ...] = ("auction", "choose", "placement", "transport")

    def __init__(self, budget: Budget | None = None, temper: Temper = SENSIBLE) -> None:
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
        time_is_up = self.budget.until()
        state = imagine(view, rng)
        if view.phase not in self.searched:
            return [look_first(view, Decision(*sensible(state, view.seat, rng, self.temper)))]
        contest = _Contest(view, led_by(done, ideas(state, view.seat, rng, self.temper)), rng, self.temper)
        contest.run(self.budget.rehearsals, time_is_up)
        best, *others = contest.ranking()
        return [best if done else look_first(view, best), *others]


class _Contest:
    """Ideas against the first of them, the one that needs no search, on the same imagined games."""

    def __init__(self, view: SeatView, ideas: list[Idea], rng: random.Random, temper: Temper) -> None:
        self.view = view
        self.ideas = ideas
        self.rng = rng
        self.temper = temper
        self.left = list(range(1, len(ideas)))
        self.tries = [0] * len(ideas)
        self.sums = [0.0] * len(ideas)
        self.squares = [0.0] * len(ideas)
        self.plans: Mapping[Colour, tuple[Action, ...]] = {}

    def run(self, rehearsals: int, time_is_up: Callable[[], bool]) -> None:
        """Try ideas, fewer and fewer of them, until the thoughts are spent or the time is up."""
        while self.left and rehearsals > len(self.left):
            stages = len(self.left).bit_length()
            for _ in range(max(1, rehearsals // stages // (len(self.left) + 1))):
                if time_is_up():
                    return
                self._try_all()
                rehearsals -= len(self.left) + 1
            self.left.sort(key=lambda index: -self.sums[index])
            if len(self.left) == 1 and stages == 1:
                break
            del self.left[(len(self.left) + 1) // 2 :]

    def ranking(self) -> list[Decision]:
        """The first idea, or one that has shown itself better beyond luck; then the others, best first."""
        best = self._best()
        others = [index for index in range(len(self.ideas)) if index != best and self.tries[index]]
        others.sort(key=lambda index: -self._gain(index))
        lead = self._gain(best)
        behind = [Decision(*self.ideas[index], max(0.0, lead - self._gain(index))) for index in others]
        return [Decision(*self.ideas[best]), *behind]

    def _gain(self, index: int) -> float:
        return self.sums[index] / self.tries[index] if self.tries[index] else 0.0

    def _best(self) -> int:
        tries = self.tries[0]
        if not self.left or not tries:
            return 0
        best = max(self.left, key=lambda index: self.sums[index])
        mean = self.sums[best] / tries
        spread = max(0.0, self.squares[best] / tries - mean**2)
        doubt = _DOUBT * math.sqrt(spread / tries) + _INERTIA
        return best if mean > doubt else 0

    def _try_all(self) -> None:
        game = imagine(self.view, self.rng)
        if game.phase == "auction":
            self._have_others_bid(game)
        yardstick = Yardstick(game, self.temper)
        self.plans = {}
        usual = self._rehearse(game, 0, yardstick)
        for index in self.left:
            gain = self._rehearse(game, index, yardstick) - usual
            self.sums[index] += gain
            self.squares[index] += gain * gain
            self.tries[index] += 1
        self.tries[0] += 1

    def _have_others_bid(self, game: State) -> None:
        """Bids such as people make, also for those whose bids are sealed already: nobody can see them."""
        for seat in game.seats:
            if seat != self.view.seat:
                apply(game, seat, likely_bid(game, seat, self.rng, self.temper.awe))

    def _rehearse(self, game: State, index: int, yardstick: Yardstick) -> float:
        twin, seat = game.copy(), self.view.seat
        apply(twin, seat, self.ideas[index][0])
        rehearsal = Rehearsal(twin, self.temper, self.plans)
        lead = yardstick.lead(rehearsal.play(), seat)
        if game.phase == "placement":  # the others need not plan anew because one figure stands elsewhere
            self.plans = {other: plan for other, plan in rehearsal.plans.items() if other != seat}
        return lead
