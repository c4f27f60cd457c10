"""What a planner starts from: one seat of a game, what it sees on the ground, and what it could carry."""

from ..colours import Colour
from ..state import State
from .ground import Ground
from .outlook import Outlook
from .planning import cargoes
from .temper import Temper


class Situation:
    """A position as one seat weighs it, before it has decided anything.

    An earlier outlook of the seat will do as long as statues and bases are where they were.
    """

    def __init__(self, state: State, seat: Colour, temper: Temper, outlook: Outlook | None = None) -> None:
        self.state = state
        self.seat = seat
        self.temper = temper
        self.player = state.players[seat]
        self.outlook = outlook or Outlook(state, seat, temper)
        self.ground = Ground.of(state, seat)
        self.load = cargoes(self.outlook, state, seat)
