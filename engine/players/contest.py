"""Decisions tried against each other: the rest of the round is rehearsed for each of them, again and again.

Each rehearsal starts from another guess at what the seat can't see. All decisions in question are
tried on the same guesses, so that luck falls on all alike; the weaker half is dropped again and again
(sequential halving), and sooner whatever is surely worse, until the thoughts are spent: they go where
decisions are close. The first decision stands unless another one has shown itself better beyond luck.
"""

import math
import random
from collections.abc import Callable, Mapping

from ..colours import Colour
from ..game import apply
from ..state import State
from ..views import SeatView
from .care import Care
from .decision import Decision
from .imagination import imagine
from .network import network
from .rehearsal import Intent, Rehearsal
from .rivals import RivalBids
from .shortlist import Idea
from .temper import Temper, varied
from .valuation import chances

# How many tries it takes to give an idea up for good, and how many standard errors it must be behind.
_ENOUGH = 8
_SURE = 2.5
# How much the weights of those who rehearse differ from one rehearsal to the next.
_VARIETY = 0.15
# A point more at the end of an open game makes it about so much likelier that one wins: 1 in so many.
_POINTS_A_WIN = 27.0


class Contest:
    """Ideas against the first of them, the one that needs no search, on the same imagined games."""

    def __init__(
        self,
        view: SeatView,
        ideas: list[Idea],
        rng: random.Random,
        temper: Temper,
        care: Care,
        rivals: RivalBids | None = None,
    ) -> None:
        self.view = view
        self.ideas = ideas
        self.rng = rng
        self.temper = temper
        self.rivals = rivals
        self._judge = network(care.judge)
        self._doubt = care.doubt
        self._inertia = care.inertia_of_placements if view.phase == "placement" else care.inertia
        self.left = list(range(1, len(ideas)))
        self.tries = [0] * len(ideas)
        self.sums = [0.0] * len(ideas)
        self.squares = [0.0] * len(ideas)
        self.plans: Mapping[Colour, Intent] = {}

    def run(self, rehearsals: int, time_is_up: Callable[[], bool]) -> None:
        """Try ideas, fewer and fewer of them, until the thoughts are spent or the time is up."""
        while self.left and rehearsals > len(self.left):
            stages = len(self.left).bit_length()
            for _ in range(max(1, rehearsals // stages // (len(self.left) + 1))):
                if time_is_up():
                    return
                self._try_all()
                rehearsals -= len(self.left) + 1
                self._drop_hopeless()
                if self._is_settled():
                    return
            self.left.sort(key=lambda index: -self.sums[index])
            if len(self.left) == 1 and stages == 1:
                break
            del self.left[(len(self.left) + 1) // 2 :]

    def _drop_hopeless(self) -> None:
        """Drop what is surely worse than the first idea, or than another one."""
        if self.tries[0] >= _ENOUGH:
            best = max(0.0, *(self._gain(index) for index in self.left))
            self.left = [
                index for index in self.left if self._gain(index) + _SURE * self._error(index) >= best
            ]

    def _is_settled(self) -> bool:
        """Whether only one decision is left that could be the best."""
        match self.left:
            case []:
                return True
            case [last] if self.tries[0] >= _ENOUGH:
                return self._gain(last) - _SURE * self._error(last) > self._inertia
        return False

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
        return best if self._gain(best) > self._doubt * self._error(best) + self._inertia else 0

    def _error(self, index: int) -> float:
        """The standard error of what an idea gains."""
        tries = self.tries[index]
        return math.sqrt(max(0.0, self.squares[index] / tries - self._gain(index) ** 2) / tries)

    def _try_all(self) -> None:
        game, temper = imagine(self.view, self.rng), varied(self.temper, self.rng, _VARIETY)
        if self.rivals is not None:  # also for those whose bids are sealed already: nobody can see them
            for seat, bid in self.rivals.draw(game, self.rng).items():
                apply(game, seat, bid)
        self.plans = {}
        usual = self._rehearse(game, 0, temper)
        for index in self.left:
            gain = self._rehearse(game, index, temper) - usual
            self.sums[index] += gain
            self.squares[index] += gain * gain
            self.tries[index] += 1
        self.tries[0] += 1

    def _rehearse(self, game: State, index: int, temper: Temper) -> float:
        twin, seat = game.copy(), self.view.seat
        apply(twin, seat, self.ideas[index][0])
        rehearsal = Rehearsal(twin, temper, self.plans)
        worth = _POINTS_A_WIN * chances(rehearsal.play(), self._judge)[seat]
        if game.phase == "placement":  # the others need not plan anew because one figure stands elsewhere
            self.plans = {other: plan for other, plan in rehearsal.plans.items() if other != seat}
        return worth
