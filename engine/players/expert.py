"""The expert level: remembers what it saw, takes its time, and mixes its bids."""

import random
from functools import partial
from typing import Final

from ..colours import Colour
from ..state import State
from ..views import SeatView
from .bidding import Bidding, Forecast, forecast_reason
from .budget import Budget
from .contest import VARIETY, rehearsed_chances
from .decision import Decision
from .hard import Hard
from .imagination import imagine
from .mixing import Mixture, SealedBids
from .rivals import RivalBids, weights_of
from .shortlist import Idea, errands_of_the_sorcerer
from .temper import SHREWD, Temper, varied

LONG: Final = Budget(rehearsals=3000, seconds=4.5)
"""How long it may think about a decision: it plays where nobody minds to wait."""
# Bids that are thought of: own ones, and those of each rival.
_OWN_BIDS: Final = 6
_THEIR_BIDS: Final = 4
_AUCTIONS: Final = 24


class Expert(Hard):
    """Plays like the hard level with more time and a memory, and its bids can't be read."""

    def __init__(self, budget: Budget | None = None, temper: Temper = SHREWD) -> None:
        super().__init__(budget or LONG, temper)

    def decide(self, view: SeatView, rng: random.Random) -> Decision:
        """The decision that this seat owes now."""
        if view.phase == "auction" and view.seat in view.due and self.budget.rehearsals:
            return self._bid(view, rng)
        return super().decide(view, rng)

    def _searches(self, view: SeatView) -> bool:
        """Bids and choices, and what the sorcerer is sent to do: much of a game hangs on his magic."""
        waits = view.phase == "placement" and view.screen.sorcerer > 0
        return waits or super()._searches(view)

    def _ideas(self, state: State, seat: Colour, rng: random.Random) -> list[Idea]:
        if state.phase == "placement":
            return errands_of_the_sorcerer(state, seat, self.temper)
        return super()._ideas(state, seat, rng)

    def _bid(self, view: SeatView, rng: random.Random) -> Decision:
        """A bid, drawn from the mixture that came out of imagined auctions."""
        time_is_up = self.budget.until()
        forecasts = self._forecasts(imagine(view, rng), view.seat, rng)
        mixtures = {
            seat: Mixture([forecast.bid for forecast in known], weights_of(known))
            for seat, known in forecasts.items()
        }
        auction = SealedBids(view.seat, mixtures)
        left = self.budget.rehearsals
        while left > 0 and not time_is_up():
            temper = varied(self.temper, rng, VARIETY)
            left -= auction.rehearse(imagine(view, rng), rng, partial(rehearsed_chances, temper=temper))
        drawn = rng.choices(forecasts[view.seat], mixtures[view.seat].result())[0]
        return Decision(drawn.bid, forecast_reason(drawn))

    def _forecasts(self, state: State, seat: Colour, rng: random.Random) -> dict[Colour, list[Forecast]]:
        """The bids worth thinking of: of the seat, and of each of its rivals."""
        rivals = RivalBids(state, seat, self.temper, rng)
        auctions = [rivals.draw(state, rng) for _ in range(_AUCTIONS)]
        own = Bidding(state, seat, self.temper).forecasts(rng, auctions)[:_OWN_BIDS]
        return {other: known[:_THEIR_BIDS] for other, known in rivals.forecasts.items()} | {seat: own}
