"""Choosing Moai in the order that the bids fixed."""

from ..actions import Action, Decline, Take
from ..colours import Colour
from ..events import Declined, Event, PhaseName, Took, Unsold
from ..illegal import Illegal
from ..sculpting import carvable
from ..state import State, Statue


def begin(state: State, events: list[Event]) -> None:
    """The first in the order chooses first."""
    state.turn = state.order[0]


def due(state: State) -> tuple[Colour, ...]:
    """Whose turn it is to choose."""
    return (state.turn,) if state.turn else ()


def legal(state: State, seat: Colour) -> list[Action]:
    """Each size on offer that the sculptors left can carve, or none."""
    if state.turn != seat:
        return []
    return [*map(Take, carvable(state.quarry, state.players[seat].sculptors)), Decline()]


def perform(state: State, seat: Colour, action: Action, events: list[Event]) -> None:
    """Take one Moai, or decline for the rest of this auction."""
    if not isinstance(action, Take | Decline):
        raise Illegal("wrong-phase", phase="choose")
    if state.turn != seat:
        raise Illegal("not-your-turn", turn=state.turn or "")
    player = state.players[seat]
    if isinstance(action, Decline):
        player.declined = True
        events.append(Declined(seat, forced=False))
    else:
        if action.size not in state.quarry:
            raise Illegal("size-not-offered", size=action.size)
        if action.size > player.sculptors:
            raise Illegal("sculptors-missing", size=action.size, there=player.sculptors)
        _take(state, seat, action.size, events)
    _next(state)


def _take(state: State, seat: Colour, size: int, events: list[Event]) -> None:
    state.players[seat].sculptors -= size
    index = state.quarry.index(size)
    state.quarry = state.quarry[:index] + state.quarry[index + 1 :]
    state.moai_named += 1
    name = f"m{state.moai_named}"
    state.statues[name] = Statue(name, size, None, seat)
    events.append(Took(seat, name, size))


def _next(state: State) -> None:
    """After the last of the order it starts again for those who have not declined."""
    assert state.turn is not None, "choosing is over"
    index = state.order.index(state.turn) + 1
    again = state.order[index:] + state.order[:index]
    state.turn = next((seat for seat in again if not state.players[seat].declined), None)


def proceed(state: State, events: list[Event]) -> PhaseName | None:
    """Who can carve none of what is left declines; what nobody took leaves the game for good."""
    while state.quarry and state.turn and not carvable(state.quarry, state.players[state.turn].sculptors):
        state.players[state.turn].declined = True
        events.append(Declined(state.turn, forced=True))
        _next(state)
    if state.quarry and state.turn:
        return None
    if state.quarry:
        events.append(Unsold(state.quarry))
        for size in state.quarry:
            state.moai_gone[size] += 1
    for player in state.players.values():
        player.bid, player.sculptors, player.declined = None, 0, False
    state.quarry, state.order, state.turn = (), (), None
    return "placement"
