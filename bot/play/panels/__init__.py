"""The private controls of a player: one panel for each kind of decision."""

from typing import Final

from bot.play.sitting import Panel, Sitting
from engine import PhaseName

from . import bid, choose, place, transport
from .markers import RECALL, STASH

PANELS: Final[dict[PhaseName, Panel]] = {
    "auction": bid,
    "choose": choose,
    "placement": place,
    "transport": transport,
    "stash": STASH,
    "recall": RECALL,
}

__all__ = ["PANELS", "Panel", "Sitting"]
