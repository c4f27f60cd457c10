"""The game is over: everything stays where transport left it, statues in fronts go to their quarries."""

from ..actions import Action
from ..colours import Colour
from ..events import Event, GameOver, PhaseName
from ..illegal import Illegal
from ..scoring import accounts, ranking
from ..state import State
from .stash import to_quarry


def begin(state: State, events: list[Event]) -> None:
    """Nothing more is asked."""
    for seat in state.clockwise(state.first_player):
        to_quarry(state, seat, (), events)
    assert state.ended_by is not None, "transport says why"
    totals = {seat: account.total for seat, account in accounts(state).items()}
    events.append(GameOver(state.ended_by, ranking(totals)))


def due(state: State) -> tuple[Colour, ...]:
    """Nobody."""
    return ()


def legal(state: State, seat: Colour) -> list[Action]:
    """Nothing."""
    return []


def perform(state: State, seat: Colour, action: Action, events: list[Event]) -> None:
    """Nothing can be done any more."""
    raise Illegal("game-over")


def proceed(state: State, events: list[Event]) -> PhaseName | None:
    """There is no next phase."""
    return None
