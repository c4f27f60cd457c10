"""The end of a round: pieces go home, and markers come back from statues if their owners like."""

from ..actions import Action, Recall, statue_order
from ..colours import Colour
from ..events import Event, PhaseBegan, PhaseName, Recalled, Returned
from ..illegal import Illegal
from ..state import State
from .answers import answered, choices, refuse_answer, refuse_twice


def marked_statues(state: State, seat: Colour) -> list[str]:
    """The statues under a seat's markers, Moai first."""
    return sorted(
        (s.id for s in state.statues.values() if s.marked_by == seat),
        key=statue_order,
    )


def begin(state: State, events: list[Event]) -> None:
    """Figures and everything spent go behind the screens; logs on the board leave the game."""
    logs = sum(figure.logs for figure in state.figures)
    for seat, piece, _, _ in state.figures:
        player = state.players[seat]
        match piece:
            case "worker":
                player.workers += 1
            case "sorcerer":
                player.sorcerer += 1
            case "chief":
                player.chief += 1
    state.figures = []
    state.logs_gone += logs
    for player in state.players.values():
        player.workers += player.spent_workers
        player.sorcerer += player.spent_sorcerer
        player.chief += player.spent_chief
        player.markers += player.spent_markers
        player.spent_workers = player.spent_sorcerer = player.spent_chief = player.spent_markers = 0
    for name, statue in state.statues.items():
        if statue.holder is not None:
            state.statues[name] = statue._replace(holder=None)
    events.append(Returned(logs))
    order = state.clockwise(state.first_player)
    state.owing = tuple(seat for seat in order if marked_statues(state, seat))
    if state.owing:
        events.append(PhaseBegan("recall"))


def due(state: State) -> tuple[Colour, ...]:
    """All who have marked statues and have not answered."""
    return state.owing


def legal(state: State, seat: Colour) -> list[Action]:
    """Any of the statues under one's markers."""
    if seat not in state.owing:
        return []
    names = marked_statues(state, seat)
    return [Recall(picked) for picked in choices(names, len(names))]


def perform(state: State, seat: Colour, action: Action, events: list[Event]) -> None:
    """Take markers back; their statues are abandoned."""
    if not isinstance(action, Recall):
        raise Illegal("wrong-phase", phase="recall")
    refuse_answer(state, seat)
    names = marked_statues(state, seat)
    for name in action.statues:
        if name not in names:
            raise Illegal("not-your-marker", statue=name)
    refuse_twice(action.statues)
    for name in action.statues:
        state.statues[name] = state.statues[name]._replace(marked_by=None)
    state.players[seat].markers += len(action.statues)
    answered(state, seat)
    events.append(Recalled(seat, action.statues))


def proceed(state: State, events: list[Event]) -> PhaseName | None:
    """On to the next round when everybody has answered."""
    return None if state.owing else "auction"
