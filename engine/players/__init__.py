"""Computer players. They get a seat's view, like everybody, and answer with a decision and a reason.

    player = computer_player("hard", Budget(seconds=0.5))
    decision = player.decide(view(state, "red"), random.Random(seed))
    apply(state, "red", decision.action)

A player keeps nothing between two decisions: the same view and the same `rng` give the same answer.
Only a budget in seconds makes an answer depend on the machine.
"""

from typing import Final, Literal, get_args

from .advice import advise, advise_placements, advise_well
from .budget import Budget
from .decision import ComputerPlayer, Decision, NothingToDecide, Reason
from .easy import Easy
from .hard import Hard
from .imagination import imagine, legal_from
from .normal import Normal
from .uniform import Uniform

Level = Literal["random", "easy", "normal", "hard"]
LEVELS: Final[tuple[Level, ...]] = get_args(Level)


def computer_player(level: Level, budget: Budget | None = None) -> ComputerPlayer:
    """A player of a level. The budget is for those who search; the others decide at once."""
    match level:
        case "random":
            return Uniform()
        case "easy":
            return Easy()
        case "normal":
            return Normal()
        case "hard":
            return Hard(budget)


__all__ = [
    "LEVELS",
    "Budget",
    "ComputerPlayer",
    "Decision",
    "Level",
    "NothingToDecide",
    "Reason",
    "advise",
    "advise_placements",
    "advise_well",
    "computer_player",
    "imagine",
    "legal_from",
]
