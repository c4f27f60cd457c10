"""Computer players. They get a seat's view, like everybody, and answer with a decision and a reason.

    player = computer_player("hard", Budget(seconds=0.5))
    decision = player.decide(view(state, "red"), random.Random(seed))
    apply(state, "red", decision.action)

A player keeps nothing between two decisions: the same view and the same `rng` give the same answer.
Only a budget in seconds makes an answer depend on the machine.
"""

from typing import Final, Literal, get_args

from ..colours import Colour
from ..game import view
from ..memory import watched_view
from ..state import State
from ..views import SeatView
from .advice import advise, advise_placements, advise_well
from .budget import Budget
from .characters import TEMPERAMENTS, Temperament, character
from .decision import ComputerPlayer, Decision, NothingToDecide, Reason
from .easy import Easy
from .expert import Expert
from .hard import Hard
from .imagination import imagine, legal_from
from .normal import Normal
from .review import ReviewCancelled, Turn, review_game
from .uniform import Uniform

Level = Literal["random", "easy", "normal", "hard", "expert"]
LEVELS: Final[tuple[Level, ...]] = get_args(Level)
Computer = Literal[Level, Temperament]
COMPUTERS: Final[tuple[Computer, ...]] = (*LEVELS, *TEMPERAMENTS)


def computer_player(level: Computer, budget: Budget | None = None) -> ComputerPlayer:
    """A player of a level, or a character. The budget is for those who search; the others decide at once."""
    match level:
        case "random":
            return Uniform()
        case "easy":
            return Easy()
        case "normal":
            return Normal()
        case "hard":
            return Hard(budget)
        case "expert":
            return Expert(budget)
        case _:
            return character(level)


def seen_by(level: str, state: State, seat: Colour) -> SeatView:
    """What a player of a level is shown of a game: the expert has watched it from its beginning."""
    return watched_view(state, seat) if level == "expert" else view(state, seat)


__all__ = [
    "COMPUTERS",
    "LEVELS",
    "TEMPERAMENTS",
    "Budget",
    "Computer",
    "ComputerPlayer",
    "Decision",
    "Level",
    "NothingToDecide",
    "Reason",
    "ReviewCancelled",
    "Temperament",
    "Turn",
    "advise",
    "advise_placements",
    "advise_well",
    "computer_player",
    "imagine",
    "legal_from",
    "review_game",
    "seen_by",
]
