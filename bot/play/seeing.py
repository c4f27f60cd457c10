"""What a seat can decide, worked out from what that seat knows and from nothing else."""

import random

from engine import Action, SeatView, legal
from engine.players import imagine


def decisions(view: SeatView) -> list[Action]:
    """Everything open to a seat. A game imagined from the view allows it exactly what the real one does."""
    return legal(imagine(view, random.Random(0)), view.seat)
