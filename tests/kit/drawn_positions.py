"""Positions to draw: from games of random decisions, and crowded ones made by hand."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Final

from engine import COLOURS, Colour, Event, Options, State, apply, dice_due, due, find_board, legal, new_game
from engine.actions import Action, Move, Pass, Peek, Piece
from engine.chance import dice
from engine.state import Base, Figure, Statue

NAMES: Final[dict[Colour, str]] = {
    "blue": "Ben",
    "green": "Наталья",
    "red": "Rongo77",
    "yellow": "Márton Őszi",
    "purple": "Kahu the Mighty of Anakena Beach",
}


def _choice(actions: list[Action], rng: random.Random) -> Action:
    """A decision that keeps the game going: statues are finished, passes are rare."""
    finishing = [
        action for action in actions if isinstance(action, Move) and action.then in ("erect", "crown")
    ]
    if finishing and rng.random() < 0.8:
        return rng.choice(finishing)
    busy = [action for action in actions if not isinstance(action, (Pass, Peek))]
    return rng.choice(busy if busy and rng.random() < 0.9 else actions)


def played(seats: int, seed: str, options: Options | None = None) -> Iterator[tuple[State, list[Event]]]:
    """A whole game, decision by decision. The state is one and the same, changing."""
    rng = random.Random(seed)
    state = new_game(find_board("Rapa Nui 1"), rng.sample(COLOURS, seats), options)
    yield state, []
    while state.phase != "over":
        if dice_due(state):
            yield state, apply(state, None, dice(state, rng))
        else:
            seat = rng.choice(tuple(due(state)))
            yield state, apply(state, seat, _choice(legal(state, seat), rng))


@cache
def sampled(seats: int, seed: str, every: int = 29) -> tuple[tuple[State, tuple[Event, ...]], ...]:
    """Some positions of a game, the last one included."""
    found: list[tuple[State, tuple[Event, ...]]] = []
    last: tuple[State, tuple[Event, ...]] | None = None
    for index, (state, events) in enumerate(played(seats, seed)):
        last = state, tuple(events)
        if index % every == 0:
            found.append((state.copy(), tuple(events)))
    if last:
        found.append((last[0].copy(), last[1]))
    return tuple(found)


def in_phase(seats: int, seed: str, phase: str, round_number: int) -> tuple[State, tuple[Event, ...]]:
    """The first position of a game in a phase, from a round on."""
    for state, events in played(seats, seed):
        if state.phase == phase and state.round >= round_number:
            return state.copy(), tuple(events)
    raise LookupError(f"no {phase} from round {round_number} on in game {seed}")


def crowded(seed: int = 1, pieces: int = 20) -> State:
    """Five players in the transport phase, with a crowd of figures, logs and statues on single hexes."""
    rng = random.Random(seed)
    state = new_game(find_board("Rapa Nui 1"), COLOURS)
    state.phase, state.turn, state.round = "transport", "blue", 6
    state.faces, state.quarry = (1, 2, 3, 0, 1), ()
    hexes = list(state.board.hexes)
    busy = rng.sample(hexes, 4)
    pieces_of_one: tuple[Piece, ...] = ("worker",) * 6 + ("sorcerer", "chief")
    figures = [(seat, piece) for seat in COLOURS for piece in pieces_of_one]
    rng.shuffle(figures)
    for index, (seat, piece) in enumerate(figures):
        tile = busy[0] if index < pieces else rng.choice(busy[1:] if index % 3 else hexes)
        logs = rng.choice((0, 1, 2)) if piece != "chief" else 0
        state.figures.append(Figure(seat, piece, tile, logs))
    for number in range(1, 13):
        tile = state.board.moai_quarry if number < 6 else rng.choice(busy)
        marker = rng.choice((None, *COLOURS))
        state.statues[f"m{number}"] = Statue(f"m{number}", rng.choice((1, 2, 3)), tile, None, marker)
    for number in range(1, 4):
        state.statues[f"h{number}"] = Statue(
            f"h{number}", 0, rng.choice(busy), None, rng.choice((None, *COLOURS))
        )
    for ahu in state.board.ahus:
        size = rng.choice((0, 1, 2, 3))
        state.bases[ahu] = Base(rng.choice(COLOURS), size, bool(size) and rng.random() < 0.5)
    state.cut = tuple(rng.sample(sorted(state.board.forests), 3))
    for player in state.players.values():
        player.score, player.halves = rng.choice((0, 3, 3, 17, 38)), rng.choice((0, 1, 9))
        player.spent_workers, player.spent_markers, player.spent_chief = (
            rng.randint(0, 5),
            rng.randint(0, 6),
            1,
        )
        player.passed = rng.random() < 0.3
    return state
