"""The random level: any legal decision, each as likely as the other. A yardstick, not an opponent."""

import random

from ..actions import Peek
from ..game import legal
from ..views import SeatView
from .decision import Decision, NothingToDecide, Reason
from .imagination import imagine


class Uniform:
    """Picks blindly. It does not peek: looking is no way of going on."""

    def decide(self, view: SeatView, rng: random.Random) -> Decision:
        """Any decision that this seat may make now."""
        if view.seat not in view.due:
            raise NothingToDecide(view.seat)
        open_to_it = legal(imagine(view, rng), view.seat)
        return Decision(
            rng.choice([action for action in open_to_it if not isinstance(action, Peek)]),
            Reason("reason-random"),
        )
