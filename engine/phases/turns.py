"""Turns of placement and transport: clockwise from the first player until everybody has passed."""

from collections.abc import Callable

from ..colours import Colour
from ..events import Event, Passed
from ..illegal import Illegal
from ..state import State


def begin_turns(state: State) -> None:
    """Nobody has passed; the first player begins."""
    for player in state.players.values():
        player.passed = False
    state.turn = state.first_player


def end_turns(state: State) -> None:
    """Banners come back: having passed speaks only of the phase in play."""
    for player in state.players.values():
        player.passed = False
    state.turn = None


def next_turn(state: State) -> None:
    """The turn goes to the next seat that has not passed, perhaps the same one; None if all have."""
    assert state.turn is not None, "turns are over"
    players = state.players
    order = state.clockwise(state.turn)
    for seat in (*order[1:], order[0]):
        if not players[seat].passed:
            state.turn = seat
            return
    state.turn = None


def refuse_turn(state: State, seat: Colour) -> None:
    """Raise Illegal unless it is this seat's turn."""
    if state.players[seat].passed:
        raise Illegal("has-passed")
    if state.turn != seat:
        raise Illegal("not-your-turn", turn=state.turn or "")


def pass_turn(state: State, seat: Colour, events: list[Event], forced: bool = False) -> None:
    """A seat passes for the rest of the phase."""
    state.players[seat].passed = True
    events.append(Passed(seat, forced))
    next_turn(state)


def pass_the_idle(state: State, events: list[Event], idle: Callable[[State, Colour], bool]) -> bool:
    """Pass for every seat in turn that can do nothing else; whether all have passed."""
    while state.turn is not None and idle(state, state.turn):
        pass_turn(state, state.turn, events, forced=True)
    return state.turn is None
