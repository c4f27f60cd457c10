"""The hard level: rehearses the rest of the round for every decision worth a second thought.

Each rehearsal starts from another guess at what the seat can't see. All decisions in question are
tried on the same guesses, so that luck falls on all alike; the weaker half is dropped again and again
(sequential halving) until the thoughts are spent.
"""

import random
from collections.abc import Callable

from ..actions import Bid
from ..colours import Colour
from ..game import apply
from ..state import State
from ..views import SeatView
from .appraisal import lead
from .bidding import Bidding, likely_bid
from .budget import Budget
from .decision import Decision, NothingToDecide
from .imagine import imagine
from .normal import sensible
from .rehearsal import Rehearsal
from .shortlist import Idea, shortlist
from .temper import SENSIBLE, Temper


class Hard:
    """Searches among sensible decisions."""

    def __init__(self, budget: Budget | None = None, temper: Temper = SENSIBLE) -> None:
        self.budget = budget or Budget()
        self.temper = temper

    def decide(self, view: SeatView, rng: random.Random) -> Decision:
        """The decision that this seat owes now."""
        if view.seat not in view.due:
            raise NothingToDecide(view.seat)
        time_is_up = self.budget.until()
        state = imagine(view, rng)
        if view.phase not in ("auction", "placement", "transport"):
            return Decision(*sensible(state, view.seat, rng, self.temper))
        ideas = shortlist(state, view.seat, rng, self.temper)
        if len(ideas) > 1:
            ideas = _Contest(view, ideas, rng, self.temper).halve(self.budget.rehearsals, time_is_up)
        return Decision(*ideas[0])


class _Contest:
    """Ideas against each other, on the same imagined games."""

    def __init__(self, view: SeatView, ideas: list[Idea], rng: random.Random, temper: Temper) -> None:
        self.view = view
        self.rng = rng
        self.temper = temper
        self.left = list(range(len(ideas)))
        self.ideas = ideas
        self.sums = [0.0] * len(ideas)
        self.tries = 0

    def halve(self, rehearsals: int, time_is_up: Callable[[], bool]) -> list[Idea]:
        """The ideas that survive, the best first."""
        while len(self.left) > 1 and rehearsals >= len(self.left):
            stages = max(1, (len(self.left) - 1).bit_length())
            turns = max(1, rehearsals // stages // len(self.left))
            for _ in range(turns):
                if time_is_up():
                    return self._ranked()
                self._try_all()
                rehearsals -= len(self.left)
            self._ranked()
            self.left = self.left[: (len(self.left) + 1) // 2]
        return self._ranked()

    def _ranked(self) -> list[Idea]:
        # Sorting is stable: of equals, the one that needs no search stays first.
        self.left.sort(key=lambda index: -self.sums[index])
        return [self.ideas[index] for index in self.left]

    def _try_all(self) -> None:
        seat = self.view.seat
        game = imagine(self.view, self.rng)
        if game.phase == "auction":
            _seal_the_others(game, seat, self.rng, self.temper)
        for index in self.left:
            twin = game.copy()
            apply(twin, seat, self.ideas[index][0])
            self.sums[index] += lead(Rehearsal(twin, self.temper).play(), seat, self.temper)


def _seal_the_others(game: State, seat: Colour, rng: random.Random, temper: Temper) -> None:
    """Bids for everybody else: what a planner would bid, or just a likely one."""
    for other in game.seats:
        if other != seat:
            planned = rng.random() < 0.5
            bid = Bidding(game, other, temper).decide(rng)[0] if planned else likely_bid(game, other, rng)
            assert isinstance(bid, Bid), "an auction is decided by bids"
            game.players[other].bid = bid
