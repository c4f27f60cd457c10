"""What a computer player answers: a legal action, and a short reason in words any language can say."""

import random
from dataclasses import dataclass, field
from typing import Protocol

from ..actions import Action
from ..errors import Blank
from ..views import SeatView


@dataclass(frozen=True, slots=True)
class Reason:
    """Why: a message key that begins with `reason-`, and what fills its blanks."""

    key: str
    args: dict[str, Blank] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Decision:
    """A legal action and the reason for it.

    `behind` is by how many points it is worse than the best one, where that was found out.
    """

    action: Action
    reason: Reason
    behind: float | None = None


class NothingToDecide(ValueError):
    """The seat whose view this is owes no decision now."""


class ComputerPlayer(Protocol):
    """Somebody who plays from a seat's view and nothing else.

    The same view and the same state of `rng` give the same decision: a player remembers nothing
    between two decisions and asks nobody.
    """

    def decide(self, view: SeatView, rng: random.Random) -> Decision:
        """The decision that this seat owes now; NothingToDecide if it owes none."""
