"""The engine's door: who is due, what is legal, what happens, and what each may know."""

from typing import overload

from . import peeking
from .actions import Action, Peek, Roll
from .colours import Colour
from .events import Event, PhaseName
from .illegal import Illegal
from .phases import PHASES, auction
from .state import State
from .views import PublicView, SeatView, public_view, seat_view


def due(state: State) -> dict[Colour, PhaseName]:
    """Who owes which decision; several at once in an auction, nobody before the dice or at the end."""
    return dict.fromkeys(PHASES[state.phase].due(state), state.phase)


def dice_due(state: State) -> bool:
    """Whether the table is to roll: the one action that no seat takes."""
    return state.phase == "auction" and state.faces is None


def legal(state: State, seat: Colour) -> list[Action]:
    """Every decision open to a seat now, complete, peeks included.

    Moves are offered with every non-dominated way to pay; `apply` takes any other legal route as well.
    """
    state.player(seat)
    return PHASES[state.phase].legal(state, seat) + peeking.legal(state, seat)


def apply(state: State, seat: Colour | None, action: Action) -> list[Event]:
    """Take a decision and all that follows by itself; say what happened.

    What the rules do not allow raises `Illegal`, and the state is as it was. Dice come with no seat.
    """
    events: list[Event] = []
    if isinstance(action, Roll):
        if seat is not None:
            raise Illegal("dice-are-chance")
        auction.roll(state, action, events)
    elif seat is None:
        raise Illegal("nobody-decides")
    else:
        state.player(seat)
        if isinstance(action, Peek):
            peeking.perform(state, seat, action, events)
        else:
            PHASES[state.phase].perform(state, seat, action, events)
    _proceed(state, events)
    return events


def _proceed(state: State, events: list[Event]) -> None:
    """Go on through forced decisions and phases until somebody has a choice."""
    while (phase := PHASES[state.phase].proceed(state, events)) is not None:
        state.phase = phase
        PHASES[phase].begin(state, events)


def ended_view(state: State) -> PublicView:
    """What everybody may know once a game is over for good that its players ended before its time."""
    ended = state.copy()
    ended.phase, ended.ended_by = "over", "agreed"
    return view(ended)


@overload
def view(state: State, seat: None = None) -> PublicView: ...
@overload
def view(state: State, seat: Colour) -> SeatView: ...
def view(state: State, seat: Colour | None = None) -> PublicView:
    """What a seat may know, or everybody for None: never a secret of another."""
    owing = PHASES[state.phase].due(state)
    return public_view(state, owing) if seat is None else seat_view(state, owing, seat)
