"""The phases of a round. Each module alone knows who is due in its phase, what is legal, what happens.

Every phase offers the same five functions, named by `Phase`. A phase is left when its `proceed`,
having made every decision that leaves no choice, names the next one.
"""

from typing import Final, Protocol

from ..actions import Action
from ..colours import Colour
from ..events import Event, PhaseName
from ..state import State
from . import auction, choosing, over, placement, recall, stash, transport


class Phase(Protocol):
    """What the game asks of a phase."""

    def begin(self, state: State, events: list[Event]) -> None:
        """Enter the phase."""

    def due(self, state: State) -> tuple[Colour, ...]:
        """The seats that owe a decision, in seat or turn order."""

    def legal(self, state: State, seat: Colour) -> list[Action]:
        """Every decision of this phase open to a seat now."""

    def perform(self, state: State, seat: Colour, action: Action, events: list[Event]) -> None:
        """Take a decision, or raise Illegal with nothing changed."""

    def proceed(self, state: State, events: list[Event]) -> PhaseName | None:
        """Make the decisions that leave no choice; the next phase if this one is done."""


PHASES: Final[dict[PhaseName, Phase]] = {
    "auction": auction,
    "choose": choosing,
    "placement": placement,
    "transport": transport,
    "stash": stash,
    "recall": recall,
    "over": over,
}
