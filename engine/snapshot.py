"""Snapshots: a whole state as JSON, small and quick to load without replaying anything."""

from pydantic import BaseModel, ConfigDict, ValidationError

from .board import Board, BoardError, find_board
from .checks import check
from .colours import Colour
from .events import EndReason, PhaseName
from .rules_data import Components, Options, components
from .state import Base, Figure, Player, State, Statue


class SnapshotError(ValueError):
    """A snapshot that is damaged or of another time; the message says what is wrong with it."""


class Snapshot(BaseModel):
    """A state at rest. `rules` is the version of the rules data that the game was begun under."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    rules: int
    board: str
    options: tuple[str, ...]
    seats: tuple[Colour, ...]
    players: tuple[Player, ...]
    moai_supply: dict[int, int]
    headdress_supply: int
    log_supply: int
    half_supply: int
    round: int
    phase: PhaseName
    first_player: Colour
    turn: Colour | None
    faces: tuple[int, ...] | None
    quarry: tuple[int, ...]
    order: tuple[Colour, ...]
    owing: tuple[Colour, ...]
    figures: tuple[Figure, ...]
    statues: tuple[Statue, ...]
    bases: dict[int, Base]
    cut: tuple[str, ...]
    moai_named: int
    headdresses_named: int
    moai_gone: dict[int, int]
    logs_gone: int
    arrived: bool
    erected: bool
    ended_by: EndReason | None


def dump(state: State) -> str:
    """A state as JSON text."""
    return Snapshot.model_construct(
        rules=state.box.version,
        board=state.board.title,
        options=state.options.names(),
        seats=state.seats,
        players=tuple(state.players.values()),
        moai_supply=state.moai_supply,
        headdress_supply=state.headdress_supply,
        log_supply=state.log_supply,
        half_supply=state.half_supply,
        round=state.round,
        phase=state.phase,
        first_player=state.first_player,
        turn=state.turn,
        faces=state.faces,
        quarry=state.quarry,
        order=state.order,
        owing=state.owing,
        figures=tuple(state.figures),
        statues=tuple(state.statues.values()),
        bases=state.bases,
        cut=state.cut,
        moai_named=state.moai_named,
        headdresses_named=state.headdresses_named,
        moai_gone=state.moai_gone,
        logs_gone=state.logs_gone,
        arrived=state.arrived,
        erected=state.erected,
        ended_by=state.ended_by,
    ).model_dump_json()


def load(text: str, board: Board | None = None) -> State:
    """The state that a snapshot holds; `load(dump(state)) == state`.

    Everything is checked: a snapshot that breaks any invariant is a SnapshotError, never a state.
    """
    try:
        shot = Snapshot.model_validate_json(text, strict=True)
        options = Options.of(*shot.options)
        if board is None or board.title != shot.board:
            board = find_board(shot.board)
        box = components(shot.rules)
    except ValidationError as error:
        problems = [f"{'.'.join(map(str, e['loc'])) or 'snapshot'}: {e['msg']}" for e in error.errors()]
        raise SnapshotError("; ".join(problems)) from error
    except (BoardError, ValueError) as error:
        raise SnapshotError(str(error)) from error
    state = _state(shot, board, box, options)
    problems = check(state)
    if problems:
        raise SnapshotError("; ".join(problems))
    return state


def _state(shot: Snapshot, board: Board, box: Components, options: Options) -> State:
    return State(
        board=board,
        box=box,
        options=options,
        seats=shot.seats,
        players={player.colour: player for player in shot.players},
        moai_supply=shot.moai_supply,
        headdress_supply=shot.headdress_supply,
        log_supply=shot.log_supply,
        half_supply=shot.half_supply,
        round=shot.round,
        phase=shot.phase,
        first_player=shot.first_player,
        turn=shot.turn,
        faces=shot.faces,
        quarry=shot.quarry,
        order=shot.order,
        owing=shot.owing,
        figures=list(shot.figures),
        statues={statue.id: statue for statue in shot.statues},
        bases=shot.bases,
        cut=shot.cut,
        moai_named=shot.moai_named,
        headdresses_named=shot.headdresses_named,
        moai_gone=shot.moai_gone,
        logs_gone=shot.logs_gone,
        arrived=shot.arrived,
        erected=shot.erected,
        ended_by=shot.ended_by,
    )
