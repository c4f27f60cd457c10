"""How a player weighs things against each other. All weights are prestige points."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Temper:
    """The weights of a player's judgement; levels of play differ in them and in how they search."""

    stride: float = 0.9
    """What it will cost, later, to carry one unit of weight over one hex."""
    patience: float = 0.8
    """What is left of a value that comes a round later."""
    wage: float = 0.35
    """What it costs to pay a rival one point."""
    figure: float = 0.25
    """What a figure could do elsewhere while it carries here."""
    log: float = 0.7
    """What a log could do in a later round."""
    worker: float = 2.0
    """What one more worker brings, a round."""
    marker: float = 1.1
    """What one more tribe marker brings, a round."""
    base: float = 7.0
    """What a base is worth when Moai are plenty and bases few."""
    half: float = 1.5
    """What a half-tablet is worth while its other half can still be had."""
    idle: float = 0.35
    """What a figure without a task earns on somebody's road."""
    abandoned: float = 0.33
    """How much of an abandoned statue one may hope for."""
    reserve: float = 1.0
    """What the certainty of an ahu is worth."""

    pace: float = 0.75
    """How many Moai the fastest tribe erects in a round; says how long the game still goes."""
    share: float = 0.7
    """How much of what a tribe can carry in a round goes into one statue."""


SENSIBLE = Temper()
"""Dreams of far ahus a little too long, as most people do."""

SHREWD = Temper(
    stride=1.25,
    patience=0.68,
    wage=0.23,
    figure=0.38,
    log=0.45,
    worker=1.6,
    base=10.5,
    half=2.25,
    idle=0.47,
    reserve=0.65,
    share=0.88,
)
"""What came out best of some thousand games between players who differed in a weight or two."""
