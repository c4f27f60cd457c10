"""What computer players are to a table: who is asked for a decision, and what may go wrong with it."""

import random
from collections.abc import Collection
from typing import Protocol

from engine import Action, SeatView, apply
from engine.players import imagine


class Answer(Protocol):
    """What a strategy answers: an action, with a reason or whatever else it likes to add."""

    @property
    def action(self) -> Action:
        """The decision."""


class Strategy(Protocol):
    """How a level plays: it gets a seat's view, like everybody."""

    def decide(self, view: SeatView, rng: random.Random) -> Answer:
        """The decision that this seat owes now."""


class ComputerPlayers(Protocol):
    """Who is asked for the decisions of computer seats."""

    @property
    def levels(self) -> Collection[str]:
        """The levels that can be asked for."""

    async def decide(self, level: str, view: SeatView, seed: str) -> Action:
        """A decision; a NoDecisionError if there is none in time, or none that the rules allow."""

    async def close(self) -> None:
        """Stop deciding."""


class NoDecisionError(Exception):
    """A computer player gave no decision: too slow, crashed, wrong in itself, or against the rules."""


def legal_decision(strategy: Strategy, view: SeatView, seed: str) -> Action:
    """What a strategy decides, tried on a game imagined from the view; Illegal if the rules say no.

    A game imagined from a view allows its seat exactly what the real one does.
    """
    action = strategy.decide(view, random.Random(seed)).action
    apply(imagine(view, random.Random(0)), view.seat, action)
    return action
