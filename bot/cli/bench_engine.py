"""The engine's speed beside python-chess doing the same: legal list, choose, push."""

import random
import statistics
import time
from collections.abc import Callable
from typing import Final

import chess

from engine import COLOURS, State, apply, due, dump, find_board, legal, load, new_game, view
from engine.actions import Piece
from engine.chance import dice
from engine.state import Figure, Statue

from .measuring import random_ply, seconds
from .output import Figure as Value

SLICES: Final = 12
SLICE_SECONDS: Final = 0.5
CROWDED_SEEDS: Final = 20


def measure() -> dict[str, Value]:
    """All figures of one run. The two games take turns, so that a busy machine slows both alike."""
    ours, theirs = [], []
    for number in range(SLICES):
        ours.append(_giants_plies(number))
        theirs.append(_chess_plies(number))
    giants, peer = statistics.median(ours), statistics.median(theirs)
    states = _positions()
    richest, crowded = _richest(states), _most_crowded()
    snapshot = dump(max(states, key=lambda state: len(dump(state))))
    return {
        "giants_plies_per_second": round(giants),
        "chess_plies_per_second": round(peer),
        "ratio_to_chess": giants / peer,
        "apply_us": _apply_cost(),
        "legal_us": _mean_us(lambda: [_options(state) for state in states], states),
        "view_us": _mean_us(lambda: [view(state, state.seats[0]) for state in states], states),
        "copy_us": _mean_us(lambda: [state.copy() for state in states], states),
        "dump_us": _mean_us(lambda: [dump(state) for state in states], states),
        "load_us": _median_ms(lambda: load(snapshot)) * 1000,
        "largest_json_bytes": len(snapshot.encode()),
        "richest_played_transport_decisions": len(_options(richest)),
        "richest_played_transport_ms": _median_ms(lambda: _options(richest)),
        "crowded_transport_decisions": len(_options(crowded)),
        "crowded_transport_ms": _median_ms(lambda: _options(crowded)),
        "transport_limit_ms": 5,
    }


def _game(rng: random.Random) -> State:
    return new_game(find_board("Rapa Nui 1"), rng.sample(COLOURS, rng.choice((3, 4, 5))))


def _giants_plies(seed: int) -> float:
    rng = random.Random(seed)
    plies, state = 0, _game(rng)
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < SLICE_SECONDS:
        if state.phase == "over":
            state = _game(rng)
        random_ply(state, rng)
        plies += 1
    return plies / spent


def _chess_plies(seed: int) -> float:
    rng = random.Random(seed)
    plies, board = 0, chess.Board()
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < SLICE_SECONDS:
        moves = list(board.legal_moves)
        if not moves or board.halfmove_clock >= 100:
            board = chess.Board()
            continue
        board.push(rng.choice(moves))
        plies += 1
    return plies / spent


def _positions() -> list[State]:
    """Every 25th position of some random games."""
    found = []
    for seed in range(15):
        rng = random.Random(f"positions/{seed}")
        state, plies = _game(rng), 0
        while state.phase != "over":
            random_ply(state, rng)
            plies += 1
            if plies % 25 == 0:
                found.append(state.copy())
    return found


def _options(state: State) -> list[object]:
    """Everything that is legal, with nothing known from another time that this was asked."""
    state.keep(None)
    return [action for seat in due(state) for action in legal(state, seat)]


def _richest(states: list[State]) -> State:
    transports = [state for state in states if state.phase == "transport"]
    return max(transports, key=lambda state: len(_options(state)))


def _most_crowded() -> State:
    """The hardest of some made-up positions: five players, all forty figures out, each on a
    hex of its own, three Moai and two headdresses to move."""
    crowds = [_crowd(seed) for seed in range(CROWDED_SEEDS)]
    return max(crowds, key=lambda state: len(_options(state)))


def _crowd(seed: int) -> State:
    rng = random.Random(f"crowd/{seed}")
    state = new_game(find_board("Rapa Nui 1"), COLOURS)
    tiles = iter(rng.sample(list(state.board.hexes), len(state.board.hexes)))
    for seat, player in state.players.items():
        workers = player.workers + player.urn_workers
        pieces: list[Piece] = ["worker"] * workers
        for piece in (*pieces, "sorcerer", "chief"):
            logs = 0 if piece == "chief" else min(rng.randint(0, 2), state.log_supply)
            state.figures.append(Figure(seat, piece, next(tiles), logs))
            state.log_supply -= logs
        player.workers = player.urn_workers = player.sorcerer = player.chief = 0
    mover = state.seats[0]
    for size in (1, 2, 3):
        state.moai_supply[size] -= 1
        state.statues[f"m{size}"] = Statue(f"m{size}", size, None, mover)
    for number in (1, 2):
        state.headdress_supply -= 1
        state.statues[f"h{number}"] = Statue(f"h{number}", 0, None, mover)
    state.moai_named, state.headdresses_named = 3, 2
    state.faces, state.phase, state.turn = (1, 2, 3, 0, 0), "transport", mover
    return state


def _mean_us(work: Callable[[], object], states: list[State]) -> float:
    return _median_ms(work) * 1000 / len(states)


def _median_ms(work: Callable[[], object], times: int = 15) -> float:
    return statistics.median(seconds(work) for _ in range(times)) * 1000


def _apply_cost() -> float:
    """Microseconds of one `apply` in random play, the choice among legal decisions not counted."""
    rng, spent, plies = random.Random("apply"), 0.0, 0
    for _ in range(10):
        state = _game(rng)
        while state.phase != "over":
            seats = tuple(due(state))
            seat = rng.choice(seats) if seats else None
            action = rng.choice(legal(state, seat)) if seat else dice(state, rng)
            start = time.perf_counter()
            apply(state, seat, action)
            spent += time.perf_counter() - start
            plies += 1
    return spent / plies * 1e6
