"""How long a player may think."""

import time
from collections.abc import Callable
from dataclasses import dataclass


def _never() -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to think about one decision: so many rehearsals, and not longer than so many seconds.

    `seconds` of None means that the number of rehearsals alone counts: then a seed decides everything.
    `cancelled` is asked between rehearsals; once it says yes, the best decision so far is the answer.
    """

    rehearsals: int = 240
    seconds: float | None = 0.38
    cancelled: Callable[[], bool] = _never
    clock: Callable[[], float] = time.monotonic

    def until(self, share: float = 1.0) -> Callable[[], bool]:
        """A question to ask between rehearsals, from now on: whether it is time to answer.

        `share` is how much of the usual time a decision is worth.
        """
        if self.seconds is None:
            return self.cancelled
        end = self.clock() + self.seconds * share
        return lambda: self.clock() >= end or self.cancelled()
