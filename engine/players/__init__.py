"""Computer players. They get a seat's view, like everybody, and answer with a decision and a reason.

    player = computer_player("normal")
    decision = player.decide(view(state, "red"), random.Random(seed))
    apply(state, "red", decision.action)

A player keeps nothing between two decisions: the same view and the same `rng` give the same answer.
"""

from typing import Final, Literal, get_args

from .decision import ComputerPlayer, Decision, NothingToDecide, Reason
from .easy import Easy
from .imagine import imagine
from .normal import Normal
from .uniform import Uniform

Level = Literal["random", "easy", "normal"]
LEVELS: Final[tuple[Level, ...]] = get_args(Level)


def computer_player(level: Level) -> ComputerPlayer:
    """A player of a level."""
    match level:
        case "random":
            return Uniform()
        case "easy":
            return Easy()
        case "normal":
            return Normal()


__all__ = [
    "LEVELS",
    "ComputerPlayer",
    "Decision",
    "Level",
    "NothingToDecide",
    "Reason",
    "computer_player",
    "imagine",
]
