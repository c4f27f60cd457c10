"""Peeking: at any time, also out of turn, a half-tablet for a look under one Moai."""

from .actions import Action, Peek
from .colours import Colour
from .events import Event, Peeked
from .illegal import Illegal
from .state import State


def legal(state: State, seat: Colour) -> list[Action]:
    """A look under any Moai while there is a half-tablet to break; nothing with open owners."""
    if state.options.open_owners or state.phase == "over" or not state.players[seat].halves:
        return []
    return [Peek(number) for number, base in sorted(state.bases.items()) if base.size]


def perform(state: State, seat: Colour, action: Peek, events: list[Event]) -> None:
    """Discard a half-tablet to the supply; the seat's view knows that owner from now on."""
    if state.phase == "over":
        raise Illegal("game-over")
    if state.options.open_owners:
        raise Illegal("owners-are-open")
    if action.ahu not in state.board.ahus:
        raise Illegal("unknown-ahu", ahu=action.ahu)
    base = state.bases.get(action.ahu)
    if base is None or not base.size:
        raise Illegal("no-moai-there", ahu=action.ahu)
    player = state.players[seat]
    if not player.halves:
        raise Illegal("halves-missing", asked=1, there=0)
    player.halves -= 1
    state.half_supply += 1
    player.peeked = tuple(sorted({*player.peeked, action.ahu}))
    events.append(Peeked(seat, action.ahu))
