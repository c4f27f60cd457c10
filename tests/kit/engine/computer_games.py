"""Games among computer players, seen from every seat, the same ones every time."""

import random
from collections import deque
from collections.abc import Iterator, Sequence

from engine import COLOURS, Colour, Options, State, apply, dice_due, due, find_board, new_game, view
from engine.chance import dice
from engine.players import Budget, Computer, ComputerPlayer, Decision, computer_player

BRIEF = Budget(rehearsals=3, seconds=None)


def company(levels: Sequence[Computer]) -> list[ComputerPlayer]:
    return [computer_player(level, BRIEF) for level in levels]


def decisions(
    levels: Sequence[Computer], seed: int, options: Options | None = None
) -> Iterator[tuple[State, Colour, Decision]]:
    """Every decision of a game, with the state that it was made in. The game goes on afterwards."""
    rng = random.Random(seed)
    state = new_game(find_board("Rapa Nui 1"), rng.sample(COLOURS, len(levels)), options)
    players = dict(zip(state.seats, company(levels), strict=True))
    while state.phase != "over":
        if dice_due(state):
            apply(state, None, dice(state, rng))
            continue
        seat = rng.choice(tuple(due(state)))
        decision = players[seat].decide(view(state, seat), rng)
        yield state, seat, decision
        apply(state, seat, decision.action)


def play(levels: Sequence[Computer], seed: int, options: Options | None = None) -> State:
    """A whole game; the state at its end."""
    state, _, _ = deque(decisions(levels, seed, options), maxlen=1)[0]
    return state
