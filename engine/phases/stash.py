"""Statues left in the fronts go to their quarries; who has a marker may put it on them at once."""

from collections.abc import Sequence

from ..actions import Action, Stash, statue_order
from ..colours import Colour
from ..events import Event, PhaseBegan, PhaseName, Stashed
from ..illegal import Illegal
from ..state import State
from .answers import answered, choices, refuse_answer, refuse_twice


def left_in_front(state: State, seat: Colour) -> list[str]:
    """The statues still in a seat's front, Moai first."""
    return sorted(
        (s.id for s in state.statues.values() if s.hex is None and s.holder == seat),
        key=statue_order,
    )


def to_quarry(state: State, seat: Colour, marked: Sequence[str], events: list[Event]) -> None:
    """Everything in a seat's front goes to its quarry hex, the named statues under a marker."""
    names = left_in_front(state, seat)
    for name in names:
        statue = state.statues[name]
        tile = state.board.start_of(statue.size)
        owner = seat if name in marked else None
        state.statues[name] = statue._replace(hex=tile, holder=None, marked_by=owner, visited=(tile,))
    state.players[seat].markers -= len(marked)
    if names:
        events.append(Stashed(seat, tuple(names), tuple(marked)))


def begin(state: State, events: list[Event]) -> None:
    """Asked are those who have both a statue in front and a marker; the others' statues just go."""
    asked = []
    for seat in state.clockwise(state.first_player):
        if state.players[seat].markers and left_in_front(state, seat):
            asked.append(seat)
        else:
            to_quarry(state, seat, (), events)
    state.owing = tuple(asked)
    if asked:
        events.append(PhaseBegan("stash"))


def due(state: State) -> tuple[Colour, ...]:
    """All who were asked and have not answered."""
    return state.owing


def legal(state: State, seat: Colour) -> list[Action]:
    """Any of one's statues, as far as one's markers go."""
    if seat not in state.owing:
        return []
    names = left_in_front(state, seat)
    most = min(len(names), state.players[seat].markers)
    return [Stash(picked) for picked in choices(names, most)]


def perform(state: State, seat: Colour, action: Action, events: list[Event]) -> None:
    """Answer which of one's statues are marked."""
    if not isinstance(action, Stash):
        raise Illegal("wrong-phase", phase="stash")
    refuse_answer(state, seat)
    names = left_in_front(state, seat)
    for name in action.statues:
        if name not in names:
            raise Illegal("not-in-your-front", statue=name)
    refuse_twice(action.statues)
    markers = state.players[seat].markers
    if len(action.statues) > markers:
        raise Illegal("markers-missing", asked=len(action.statues), there=markers)
    to_quarry(state, seat, action.statues, events)
    answered(state, seat)


def proceed(state: State, events: list[Event]) -> PhaseName | None:
    """On when everybody has answered."""
    return None if state.owing else "recall"
