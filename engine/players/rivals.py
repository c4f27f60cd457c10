"""What the others may bid: bids are sealed, so whoever bids thinks about what the others think."""

import math
import random
from typing import Final

from ..actions import Bid
from ..colours import Colour
from ..state import Player, State
from .bidding import Bidding, Forecast, likely_bid
from .temper import Temper

# Bids of a rival that are thought of; by what power of e a bid is likelier that promises a point more; and
# how often somebody bids like people who do not weigh anything.
_BIDS: Final = 6
_CARE: Final = 1.2
_WHIM: Final = 0.2


class RivalBids:
    """What everybody but one seat may bid: mostly what looks best to them, else something like it."""

    def __init__(self, state: State, seat: Colour, temper: Temper, rng: random.Random) -> None:
        self._temper = temper
        forecasts = {
            other: Bidding(state, other, temper).forecasts(rng)[:_BIDS]
            for other in state.seats
            if other != seat
        }
        self._bids = {
            other: ([forecast.bid for forecast in known], _weights_of(known))
            for other, known in forecasts.items()
        }

    def draw(self, game: State, rng: random.Random) -> dict[Colour, Bid]:
        """One bid of each of them in an imagined game, none of them more than its owner has there."""
        drawn = {}
        for seat, (bids, weights) in self._bids.items():
            if rng.random() < _WHIM:
                drawn[seat] = likely_bid(game, seat, rng, self._temper.awe)
            else:
                drawn[seat] = within(rng.choices(bids, weights)[0], game.players[seat])
        return drawn


def _weights_of(forecasts: list[Forecast]) -> list[float]:
    """How likely each of some bids is, by what they promise."""
    best = max(forecast.score for forecast in forecasts)
    return [math.exp(_CARE * (forecast.score - best)) for forecast in forecasts]


def within(bid: Bid, player: Player) -> Bid:
    """A bid, or as much of it as somebody has."""
    return Bid(
        min(bid.markers, player.markers),
        min(bid.workers, player.workers),
        bid.sorcerer and bool(player.sorcerer),
        bid.chief and bool(player.chief),
    )
