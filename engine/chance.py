"""Chance, drawn outside the game: the dice of a round from a secret seed."""

import random

from .actions import Roll
from .state import State


def dice(state: State, rng: random.Random) -> Roll:
    """A roll of this table's dice, white ones first."""
    faces = state.box.dice.faces
    return Roll(tuple(rng.choice(faces[die]) for die in state.box.dice.by_players[len(state.seats)]))


def seeded_dice(state: State, seed: str) -> Roll:
    """The roll that a secret seed gives in this round: the same one, however often it is asked."""
    return dice(state, random.Random(f"{seed}/{state.round}"))
