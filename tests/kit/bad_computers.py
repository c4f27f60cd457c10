"""Strategies that misbehave, for worker processes to import."""

import os
import random
import time
from dataclasses import dataclass

from engine import Action, SeatView
from engine.actions import Bid, Take
from engine.players import computer_player


@dataclass(frozen=True)
class Answer:
    action: Action


class Fair:
    """Plays legally."""

    def decide(self, view: SeatView, rng: random.Random) -> Answer:
        return Answer(computer_player("random").decide(view, rng).action)


class Hanging:
    """Never answers."""

    def decide(self, view: SeatView, rng: random.Random) -> Answer:
        while True:
            time.sleep(60)


class Dying:
    """Takes its process along."""

    def decide(self, view: SeatView, rng: random.Random) -> Answer:
        os._exit(3)


class Raising:
    """Has a bug."""

    def decide(self, view: SeatView, rng: random.Random) -> Answer:
        raise ZeroDivisionError


class Cheating:
    """Answers what nobody may do."""

    def decide(self, view: SeatView, rng: random.Random) -> Answer:
        return Answer(Take(9) if view.phase == "auction" else Bid(markers=99))
