"""Sealed bids as the simultaneous game that they are: a mixture of bids that nobody can read.

Every seat has a few bids to choose from. Again and again all draw one each, one seat after the other learns
what it would have got with its other bids, and from then on draws those more often that it regrets not to
have made (regret matching). What a seat drew on average, late draws counting more, is its mixture.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from ..actions import Bid
from ..colours import Colour
from ..game import apply
from ..state import State
from .rivals import within

# How often a rival is believed to bid what it likes at first sight, without such thoughts.
_AT_FIRST_SIGHT: Final = 0.5
# Bids that are hardly ever drawn were tried, not meant.
_RARELY: Final = 0.1

Judge = Callable[[State], Mapping[Colour, float]]
"""What an imagined game, all bids of which are in, is worth to every seat."""


class Mixture:
    """Bids of one seat, how much each is regretted not to have been made, and how often each was drawn."""

    def __init__(self, bids: Sequence[Bid], habits: Sequence[float]) -> None:
        self.bids = tuple(bids)
        self._habits = tuple(habits)
        self._regrets = [0.0] * len(bids)
        self._drawn = [0.0] * len(bids)

    def shares(self) -> list[float]:
        """How often each bid is drawn now."""
        regrets = [max(0.0, regret) for regret in self._regrets]
        total = sum(regrets)
        if not total:
            regrets, total = list(self._habits), sum(self._habits)
        return [regret / total for regret in regrets]

    def learn(self, worths: Sequence[float], weight: float) -> None:
        """Count what each bid would have been worth in one imagined auction."""
        shares = self.shares()
        average = sum(share * worth for share, worth in zip(shares, worths, strict=True))
        for index, worth in enumerate(worths):
            self._regrets[index] = max(0.0, self._regrets[index] + worth - average)
            self._drawn[index] += weight * shares[index]

    def draw(self, rng: random.Random) -> Bid:
        """A bid as it is drawn now, or, now and then, one out of habit."""
        weights = self._habits if rng.random() < _AT_FIRST_SIGHT else self.shares()
        return rng.choices(self.bids, weights)[0]

    def result(self) -> list[float]:
        """How often each bid should be made, none hardly ever; by habit as long as nothing is learnt."""
        total = sum(self._drawn)
        if not total:
            return self.shares()
        least = min(_RARELY * total, max(self._drawn))
        meant = [drawn if drawn >= least else 0.0 for drawn in self._drawn]
        return [drawn / sum(meant) for drawn in meant]


class SealedBids:
    """An auction in which everybody mixes."""

    def __init__(self, seat: Colour, mixtures: Mapping[Colour, Mixture]) -> None:
        self._seat = seat
        self._mixtures = mixtures
        self._rivals = [other for other in mixtures if other != seat]
        self._rounds = 0

    def rehearse(self, game: State, rng: random.Random, judge: Judge) -> int:
        """Have the seat and one rival learn from an imagined auction; how many rehearsals that took."""
        self._rounds += 1
        rival = self._rivals[self._rounds % len(self._rivals)]
        drawn = {seat: mixture.draw(rng) for seat, mixture in self._mixtures.items()}
        for learner in (self._seat, rival):
            worths = [
                self._worth(game, drawn | {learner: bid}, learner, judge)
                for bid in self._mixtures[learner].bids
            ]
            self._mixtures[learner].learn(worths, self._rounds)
        return len(self._mixtures[self._seat].bids) + len(self._mixtures[rival].bids)

    def _worth(self, game: State, bids: Mapping[Colour, Bid], seat: Colour, judge: Judge) -> float:
        twin = game.copy()
        for bidder in (*self._rivals, self._seat):  # whose bid is still out goes last: with it all are in
            apply(twin, bidder, within(bids[bidder], twin.players[bidder]))
        return judge(twin)[seat]
