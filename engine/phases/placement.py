"""Placing figures and logs, using powers, trading markers for half-tablets."""

from functools import cache
from typing import NamedTuple

from ..actions import Action, Pass, Piece, Put, Tablet
from ..board import Board
from ..colours import Colour
from ..events import Event, PhaseBegan, PhaseName, Placed, TabletTaken
from ..illegal import Illegal
from ..powers import Offer, offers, refuse, use
from ..state import Figure, Player, State
from .turns import begin_turns, end_turns, next_turn, pass_the_idle, pass_turn, refuse_turn


def begin(state: State, events: list[Event]) -> None:
    """Clockwise from the first player, one action each."""
    begin_turns(state)
    events.append(PhaseBegan("placement"))


def due(state: State) -> tuple[Colour, ...]:
    """Whose turn it is."""
    return (state.turn,) if state.turn else ()


class _Puts(NamedTuple):
    """All ways to place one kind of figure with so many logs on a board, made once."""

    plain: tuple[Put, ...]
    power: dict[Offer, Put]


@cache
def _puts(board: Board, piece: Piece, logs: int) -> _Puts:
    spots: list[Offer] = [
        (board.village, "worker", None),
        (board.hut, "marker", None),
        (board.headdress_quarry, "headdress", None),
        *((tile, "logs", None) for tile in board.forests),
        *((ahu.hex, "ahu", number) for number, ahu in board.ahus.items()),
    ]
    return _Puts(
        tuple(Put(piece, tile, logs) for tile in board.hexes),
        {(tile, power, ahu): Put(piece, tile, logs, power, ahu) for tile, power, ahu in spots},
    )


def legal(state: State, seat: Colour) -> list[Action]:
    """Every figure behind the screen on every hex, with logs and powers; a half-tablet; passing."""
    if state.turn != seat:
        return []
    player, board = state.players[seat], state.board
    with_logs = range(min(player.logs, state.box.logs_per_figure) + 1)
    found: list[Action] = []
    if player.workers:
        for logs in with_logs:
            found += _puts(board, "worker", logs).plain
    spots = offers(state, player) if player.sorcerer or player.chief else []
    if player.sorcerer:
        for logs in with_logs:
            puts = _puts(board, "sorcerer", logs)
            found += puts.plain
            found += map(puts.power.__getitem__, spots)
    if player.chief:
        puts = _puts(board, "chief", 0)
        found += puts.plain
        if player.halves >= state.box.power_halves:
            found += map(puts.power.__getitem__, spots)
    if player.markers and state.half_supply:
        found.append(Tablet())
    found.append(Pass())
    return found


def perform(state: State, seat: Colour, action: Action, events: list[Event]) -> None:
    """Place a figure, trade a marker, or pass."""
    if not isinstance(action, Put | Tablet | Pass):
        raise Illegal("wrong-phase", phase="placement")
    refuse_turn(state, seat)
    player = state.players[seat]
    match action:
        case Put():
            _refuse_put(state, player, action)
            _put(state, player, action, events)
            next_turn(state)
        case Tablet():
            if not player.markers:
                raise Illegal("markers-missing", asked=1, there=0)
            if not state.half_supply:
                raise Illegal("no-halves-in-supply")
            player.markers -= 1
            player.spent_markers += 1
            player.halves += 1
            state.half_supply -= 1
            events.append(TabletTaken(seat))
            next_turn(state)
        case Pass():
            pass_turn(state, seat, events)


def _refuse_put(state: State, player: Player, put: Put) -> None:
    there = {"worker": player.workers, "sorcerer": player.sorcerer, "chief": player.chief}
    if put.piece not in there:
        raise Illegal("unknown-piece", piece=str(put.piece))
    if not there[put.piece]:
        raise Illegal("piece-missing", piece=put.piece)
    if put.hex not in state.board.hexes:
        raise Illegal("unknown-hex", hex=put.hex)
    if put.logs and put.piece == "chief":
        raise Illegal("chief-without-logs")
    if not 0 <= put.logs <= state.box.logs_per_figure:
        raise Illegal("too-many-logs", most=state.box.logs_per_figure)
    if put.logs > player.logs:
        raise Illegal("logs-missing", asked=put.logs, there=player.logs)
    if put.power is None:
        if put.ahu is not None:
            raise Illegal("ahu-without-power", ahu=put.ahu)
        return
    if put.piece == "worker":
        raise Illegal("worker-without-power")
    if put.piece == "chief" and player.halves < state.box.power_halves:
        raise Illegal("halves-missing", asked=state.box.power_halves, there=player.halves)
    refuse(state, player, put.hex, put.power, put.ahu)


def _put(state: State, player: Player, put: Put, events: list[Event]) -> None:
    match put.piece:
        case "worker":
            player.workers -= 1
        case "sorcerer":
            player.sorcerer -= 1
        case "chief":
            player.chief -= 1
    player.logs -= put.logs
    state.figures.append(Figure(player.colour, put.piece, put.hex, put.logs))
    events.append(Placed(player.colour, put.piece, put.hex, put.logs))
    if put.power:
        broken = put.piece == "chief"
        if broken:
            player.halves -= state.box.power_halves
            state.half_supply += state.box.power_halves
        events.append(use(state, player, put.hex, put.power, put.ahu, broken=broken))


def _idle(state: State, seat: Colour) -> bool:
    """Nothing left to place and no usable marker."""
    player = state.players[seat]
    placeable = player.workers or player.sorcerer or player.chief
    return not placeable and not (player.markers and state.half_supply)


def proceed(state: State, events: list[Event]) -> PhaseName | None:
    """Whoever has nothing left passes; when all have, statues are carried."""
    if not pass_the_idle(state, events, _idle):
        return None
    end_turns(state)
    return "transport"
