"""Chance, drawn outside the game: the dice of a round from a secret seed."""

import random
from collections.abc import Iterable

from .actions import Roll
from .state import State


def dice(state: State, rng: random.Random) -> Roll:
    """A roll of this table's dice, white ones first."""
    faces = state.box.dice.faces
    return Roll(tuple(rng.choice(faces[die]) for die in state.box.dice.by_players[len(state.seats)]))


def seeded_dice(state: State, seed: str) -> Roll:
    """The roll that a secret seed gives in this round: the same one, however often it is asked."""
    return dice(state, random.Random(f"{seed}/{state.round}"))


def rolled_from(seed: str, state: State, rolls: Iterable[Roll]) -> bool:
    """Whether the rolls of a game, one a round, are those that a seed gives."""
    imagined = state.copy()
    return all(roll == seeded_dice(imagined, seed) for imagined.round, roll in enumerate(rolls, start=1))
