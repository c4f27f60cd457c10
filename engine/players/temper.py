"""How a player weighs things against each other. All weights are prestige points."""

import math
import random
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any, Final


@dataclass(frozen=True, slots=True)
class Temper:
    """The weights of a player's judgement; levels of play differ in them and in how they search."""

    stride: float
    """What it will cost, later, to carry one unit of weight over one hex."""
    patience: float
    """What is left of a value that comes a round later."""
    wage: float
    """What it costs to pay a rival one point."""
    figure: float
    """What a figure could do elsewhere while it carries here."""
    log: float
    """What a log could do in a later round."""
    worker: float
    """What one more worker brings, a round."""
    marker: float
    """What one more tribe marker brings, a round."""
    base: float
    """What a base is worth when Moai are plenty and bases few."""
    half: float
    """What a half-tablet is worth while its other half can still be had."""
    idle: float
    """What a figure without a task earns on somebody's road."""
    abandoned: float
    """How much of an abandoned statue one may hope for."""
    reserve: float
    """What the certainty of an ahu is worth."""

    urge: float
    """What a Moai that is won is worth besides what can be said of it now."""
    awe: float
    """How high the others are believed to bid, compared with most people."""

    pace: float
    """How many Moai the fastest tribe erects in a round; says how long the game still goes."""
    share: float
    """How much of what a tribe can carry in a round goes into one statue."""

    likings: Mapping[int, float] = field(default_factory=dict)
    """How much more than its worth each ahu is liked, by its number; none are where only worth counts."""


WEIGHTS: Final = tuple(weight.name for weight in fields(Temper) if weight.name != "likings")
"""The names of all weights: each of them is one number."""


SENSIBLE = Temper(
    stride=1.22,
    patience=0.62,
    wage=0.2,
    figure=0.27,
    log=0.52,
    worker=2.62,
    marker=0.79,
    base=6.86,
    half=1.72,
    idle=0.24,
    abandoned=0.38,
    reserve=0.65,
    urge=0.65,
    awe=1.3,
    pace=1.0,
    share=0.82,
)
"""What came out best of some thousand games at tables of three to five, found the way `giants tune` does:
all differed a little in every weight, and each weight went where those who had more, or less, did better."""


SHREWD = replace(
    SENSIBLE,
    stride=0.95,
    patience=0.45,
    wage=0.143,
    figure=0.24,
    worker=3.0,
    marker=0.6,
    base=5.8,
    half=1.5,
    idle=0.21,
    urge=0.55,
    awe=1.4,
    pace=1.45,
)
"""The weights of those who search, rounded from where the method of `giants tune` went on Rapa Nui 2. Whoever
only plans wins little more with them; whoever rehearses rounds did, as far as some hundred games tell."""


def with_weights(temper: Temper, weights: Mapping[str, float]) -> Temper:
    """A temper with some weights changed, by their names; a ValueError for what is no weight."""
    unknown = weights.keys() - set(WEIGHTS)
    if unknown:
        raise ValueError(f"there is no weight {min(unknown)}")
    changes: dict[str, Any] = dict(weights)
    return replace(temper, **changes)


# What the value of ahus and of time does not hang on: who has other ones of these plans a little differently.
_VARIED: Final = ("wage", "figure", "log", "worker", "half", "idle", "abandoned")


def varied(temper: Temper, rng: random.Random, width: float) -> Temper:
    """Almost the same weights: each rehearsal has others, so that none hangs on a single thread."""
    return replace(
        temper, **{name: getattr(temper, name) * math.exp(rng.gauss(0, width)) for name in _VARIED}
    )
