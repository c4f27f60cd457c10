"""Carrying statues: moving, marking, erecting, crowning."""

from collections.abc import Mapping

from ..actions import Action, Mark, Move, Pass, Step
from ..carrying import EMPTY, Camp, payments, refuse_step, weight
from ..colours import Colour
from ..events import Crowned, EndReason, Erected, Event, Marked, Moved, PhaseBegan, PhaseName
from ..illegal import Illegal
from ..routes import Roads, carriers_of, may_act_on, roads_of
from ..scoring import bases_to_fill, moai_points
from ..state import Base, State, Statue
from .turns import begin_turns, end_turns, next_turn, pass_the_idle, pass_turn, refuse_turn


def begin(state: State, events: list[Event]) -> None:
    """Clockwise from the first player, one statue each."""
    begin_turns(state)
    events.append(PhaseBegan("transport"))


def due(state: State) -> tuple[Colour, ...]:
    """Whose turn it is."""
    return (state.turn,) if state.turn else ()


def legal(state: State, seat: Colour) -> list[Action]:
    """Every statue of this seat to every hex by every non-dominated way, with every ending."""
    if state.turn != seat:
        return []
    roads = roads_of(state, seat)
    markers = state.players[seat].markers
    found: list[Action] = []
    for statue in state.statues.values():
        if may_act_on(statue, seat):
            if markers and statue.marked_by is None:
                found.append(Mark(statue.id))
            found += _moves(state, roads, statue)
    found.append(Pass())
    return found


def _moves(state: State, roads: Roads, statue: Statue) -> list[Move]:
    name, stops, shores = statue.id, roads.stops(state, statue), roads.shores
    start = statue.at(state.board)
    found: list[Move] = []
    if start in shores:
        found += [Move(name, (), then, ahu) for then, ahu in roads.finishes(state, statue, start)]
    if not stops and not shores:
        return found
    for tile, labels in roads.labels(statue).items():
        endings = roads.finishes(state, statue, tile) + stops if tile in shores else stops
        found += [Move(name, steps, then, ahu) for _, steps in labels for then, ahu in endings]
    return found


def _idle(state: State, seat: Colour) -> bool:
    """Nothing to do with any statue but pass."""
    roads, markers = roads_of(state, seat), state.players[seat].markers
    for statue in state.statues.values():
        if not may_act_on(statue, seat):
            continue
        if markers and statue.marked_by is None:
            return False
        if not statue.abandoned and roads.can_step(statue):
            return False
        if roads.shores and _can_finish(state, roads, statue):
            return False
    return True


def _can_finish(state: State, roads: Roads, statue: Statue) -> bool:
    """Whether a statue can be erected or crown somewhere; one that is not abandoned, where it stands."""
    if roads.finishes(state, statue, statue.at(state.board)):
        return True
    return statue.abandoned and any(
        roads.finishes(state, statue, tile) for tile in roads.labels(statue) if tile in roads.shores
    )


def perform(state: State, seat: Colour, action: Action, events: list[Event]) -> None:
    """Act on one statue, or pass."""
    if not isinstance(action, Move | Mark | Pass):
        raise Illegal("wrong-phase", phase="transport")
    refuse_turn(state, seat)
    match action:
        case Pass():
            pass_turn(state, seat, events)
            return
        case Mark():
            _mark(state, seat, action, events)
        case Move():
            _move(state, seat, action, events)
    next_turn(state)


def _statue(state: State, seat: Colour, name: str) -> Statue:
    """The statue of that name, or Illegal if there is none or it is not this seat's to act on."""
    statue = state.statues.get(name)
    if statue is None:
        raise Illegal("unknown-statue", statue=name)
    if statue.marked_by not in (None, seat):
        raise Illegal("marked-by-other", statue=name, owner=statue.marked_by)
    if statue.marked_by is None and statue.holder not in (None, seat):
        if statue.hex is None:
            raise Illegal("in-front-of-other", statue=name, owner=statue.holder)
        raise Illegal("moved-by-other", statue=name, owner=statue.holder)
    return statue


def _refuse_mark(state: State, seat: Colour, statue: Statue) -> None:
    if statue.marked_by is not None:
        raise Illegal("already-marked", statue=statue.id)
    if not state.players[seat].markers:
        raise Illegal("no-marker-left")


def _mark(state: State, seat: Colour, action: Mark, events: list[Event]) -> None:
    statue = _statue(state, seat, action.statue)
    _refuse_mark(state, seat, statue)
    tile = statue.at(state.board)
    _put_marker(state, seat, _carried(statue, tile, statue.visited or (tile,)), events)


def _carried(statue: Statue, tile: str, visited: tuple[str, ...]) -> Statue:
    return Statue(statue.id, statue.size, tile, statue.holder, statue.marked_by, visited)


def _put_marker(state: State, seat: Colour, statue: Statue, events: list[Event]) -> None:
    assert statue.hex is not None, "a marked statue stands on the board"
    state.players[seat].markers -= 1
    state.statues[statue.id] = statue._replace(holder=None, marked_by=seat)
    events.append(Marked(seat, statue.id, statue.hex))


def _move(state: State, seat: Colour, move: Move, events: list[Event]) -> None:
    statue = _statue(state, seat, move.statue)
    start = statue.at(state.board)
    visited = statue.visited or (start,)
    camps_at = carriers_of(state).camps
    _refuse_steps(state, seat, _carried(statue, start, visited), move.steps, camps_at)
    goal = move.steps[-1].hex if move.steps else start
    _refuse_ending(state, seat, statue, move)
    if move.then in ("erect", "crown"):
        _refuse_ahu(state, seat, move, goal, camps_at.get(goal, EMPTY))

    paid = payments(state.box, statue.size, move.steps)
    for _, colour, points in paid:
        state.players[colour].score += points
    if move.steps:
        events.append(Moved(seat, statue.id, statue.size, start, move.steps, paid))
    carried = _carried(statue, goal, visited + tuple(step.hex for step in move.steps))
    if move.ahu is not None:
        _finish(state, seat, carried, move.ahu, events)
    elif move.then == "mark":
        _put_marker(state, seat, carried, events)
    else:
        state.statues[statue.id] = carried._replace(holder=None if statue.marked_by else seat)


def _refuse_steps(
    state: State, seat: Colour, statue: Statue, steps: tuple[Step, ...], camps_at: Mapping[str, Camp]
) -> None:
    here, been = statue.hex or "", set(statue.visited)
    need = weight(state.box, statue.size)
    for step in steps:
        if step.hex not in state.board.hexes:
            raise Illegal("unknown-hex", hex=step.hex)
        if step.hex not in state.board.neighbours[here]:
            raise Illegal("not-adjacent", hex=step.hex, start=here)
        if step.hex in been:
            raise Illegal("been-there", statue=statue.id, hex=step.hex)
        refuse_step(state.box, camps_at, seat, need, step)
        been.add(step.hex)
        here = step.hex


def _refuse_ending(state: State, seat: Colour, statue: Statue, move: Move) -> None:
    """Raise Illegal unless the move names an ending that suits this kind of statue."""
    match move.then:
        case "erect":
            if not statue.size:
                raise Illegal("headdress-not-erected", statue=statue.id)
            return
        case "crown":
            if statue.size:
                raise Illegal("moai-not-crowning", statue=statue.id)
            return
        case "mark":
            if not move.steps:
                raise Illegal("mark-in-place", statue=statue.id)
            _refuse_mark(state, seat, statue)
        case None:
            if not move.steps:
                raise Illegal("no-step", statue=statue.id)
            if statue.abandoned:
                raise Illegal("abandoned-needs-end", statue=statue.id)
        case _:
            raise Illegal("unknown-ending", word=str(move.then))
    if move.ahu is not None:
        raise Illegal("ahu-without-ending", ahu=move.ahu)


def _refuse_ahu(state: State, seat: Colour, move: Move, tile: str, camp: Camp) -> None:
    """Raise Illegal unless the mover can erect or crown on the named ahu from this hex."""
    ahu = move.ahu
    if ahu not in state.board.ahus:
        raise Illegal("unknown-ahu", ahu=ahu or 0)
    home = state.board.ahus[ahu].hex
    if home != tile:
        raise Illegal("ahu-elsewhere", ahu=ahu, hex=tile, home=home)
    if not camp.has(seat):
        raise Illegal("no-own-figure", hex=tile)
    base = state.bases.get(ahu)
    if move.then == "crown":
        if base is None or not base.size:
            raise Illegal("no-moai-there", ahu=ahu)
        if base.crowned:
            raise Illegal("crowned-already", ahu=ahu)
    elif base is None:
        if not state.players[seat].bases:
            raise Illegal("no-base")
    elif base.size:
        raise Illegal("ahu-taken", ahu=ahu)
    elif base.owner != seat:
        raise Illegal("ahu-reserved", ahu=ahu, owner=base.owner)


def _finish(state: State, seat: Colour, statue: Statue, ahu: int, events: list[Event]) -> None:
    """A statue's journey ends on an ahu; its marker comes back, usable at once."""
    player = state.players[seat]
    if statue.marked_by is not None:
        player.markers += 1
    del state.statues[statue.id]
    if not statue.size:
        state.bases[ahu] = state.bases[ahu]._replace(crowned=True)
        events.append(Crowned(seat, statue.id, ahu))
        return
    if ahu not in state.bases:
        player.bases -= 1
    state.bases[ahu] = Base(seat, statue.size)
    state.erected = True
    points = moai_points(state.board, ahu, statue.size) if state.options.open_score else 0
    player.score += points
    events.append(Erected(seat, statue.id, statue.size, ahu, points))


def ended_by(state: State) -> EndReason | None:
    """Why the game ends with this phase, if it does."""
    if 0 in bases_to_fill(state.box, state.seats, state.bases.values()).values():
        return "bases"
    if any(state.moai_supply.values()):
        return None
    if not any(statue.size for statue in state.statues.values()):
        return "exhausted"
    if not state.arrived and not state.erected:
        return "idle"
    return None


def proceed(state: State, events: list[Event]) -> PhaseName | None:
    """Whoever can do nothing passes; when all have, the game ends or statues go to their quarries."""
    if not pass_the_idle(state, events, _idle):
        return None
    end_turns(state)
    state.ended_by = ended_by(state)
    return "over" if state.ended_by else "stash"
