"""The game that all tables of the bench play, as commands: a quick player's, whose decisions need no second
thought. The dice come of one seed, so every table goes the same way.
"""

import random
from typing import Any, Final, NamedTuple

from bot.cli.bench_tables import SEATS, SEED
from engine import Action, Colour, State, apply, dice_due, due, find_board, legal, new_game
from engine.actions import Bid, Decline, Pass, Put, Recall, Stash, Take
from engine.chance import seeded_dice

LONGEST: Final = 200  # decisions; a table that has come so far rests


class Step(NamedTuple):
    """A decision: whose, as which command with which options, and as the log has it."""

    seat: int
    command: str
    options: dict[str, Any]
    line: str


def quick_game() -> list[Step]:
    """The decisions of the game, dice aside: the table rolls those itself."""
    rng = random.Random(SEED)
    state = new_game(find_board("Rapa Nui 1"), SEATS)
    steps: list[Step] = []
    while state.phase != "over" and len(steps) < LONGEST:
        if dice_due(state):
            apply(state, None, seeded_dice(state, SEED))
            continue
        seat = next(iter(due(state)))
        action = _decided(state, seat, rng)
        command, options = _typed(action)
        apply(state, seat, action)
        steps.append(Step(SEATS.index(seat), command, options, str(action)))
    return steps


def _decided(state: State, seat: Colour, rng: random.Random) -> Action:
    """Something legal that nobody is asked about twice."""
    choices = legal(state, seat)
    for fits in (_is_plain_bid, _is_plain_put, lambda action: isinstance(action, Take | Pass)):
        found = [action for action in choices if fits(action)]
        if found:
            return rng.choice(found)
    for fallback in (Decline(), Stash(()), Recall(())):
        if fallback in choices:
            return fallback
    raise ValueError(f"no plain decision in {state.phase}")


def _is_plain_bid(action: Action) -> bool:
    return isinstance(action, Bid) and bool(action.workers) and not (action.sorcerer or action.chief)


def _is_plain_put(action: Action) -> bool:
    return isinstance(action, Put) and action.power is None


def _typed(action: Action) -> tuple[str, dict[str, Any]]:
    """A decision as somebody types it."""
    match action:
        case Bid():
            return "bid", {"markers": action.markers, "workers": action.workers}
        case Put():
            return "place", {"figure": action.piece, "hex": action.hex, "logs": action.logs}
        case Take():
            return "take", {"size": action.size}
        case Stash() | Recall():
            return type(action).__name__.lower(), {"statues": "+".join(action.statues) or "-"}
    return type(action).__name__.lower(), {}
