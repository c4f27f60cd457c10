"""What the benches share: random play to measure, and the statistics of what was measured."""

import math
import random
import statistics
import sys
import time
from collections.abc import Callable, Sequence

from engine import Event, State, apply, dice_due, due, legal
from engine.chance import dice

if sys.platform != "win32":
    import resource


def random_ply(state: State, rng: random.Random) -> list[Event]:
    """Take one random decision, or roll the dice where they are due."""
    if dice_due(state):
        return apply(state, None, dice(state, rng))
    seat = rng.choice(tuple(due(state)))
    return apply(state, seat, rng.choice(legal(state, seat)))


def seconds(work: Callable[[], object]) -> float:
    """How long something takes, once."""
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def percentile(values: Sequence[float], share: float) -> float:
    """The value that a share of all values does not exceed; 0 if there are none."""
    ranked = sorted(values)
    return ranked[min(len(ranked) - 1, math.ceil(share * len(ranked)) - 1)] if ranked else 0.0


def median_ratio(ours: Sequence[float], theirs: Sequence[float]) -> float:
    """How two things that were measured in turns compare: the median over the turns."""
    return statistics.median(mine / yours for mine, yours in zip(ours, theirs, strict=True))


def peak_memory_mib() -> float | None:
    """The most memory that this process ever had; None on Windows, which does not tell."""
    if sys.platform == "win32":
        return None
    unit = 1024**2 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit
