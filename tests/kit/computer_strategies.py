"""Strategies, most of which fail in one way or another, for worker processes to import."""

import os
import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from engine import Action, SeatView
from engine.actions import Bid
from engine.players import Decision, computer_player


@dataclass(frozen=True)
class Answer:
    action: Action


class Fair:
    """Plays legally."""

    def decide(self, view: SeatView, rng: random.Random) -> Decision:
        return computer_player("random").decide(view, rng)


class Raising:
    """Has a bug."""

    def decide(self, view: SeatView, rng: random.Random) -> Answer:
        raise ZeroDivisionError("a bug")


class Exiting:
    """Takes its process along."""

    def decide(self, view: SeatView, rng: random.Random) -> Answer:
        os._exit(3)


class Hanging:
    """Never answers."""

    def decide(self, view: SeatView, rng: random.Random) -> Answer:
        while True:
            time.sleep(60)


class Cheating:
    """Bids what nobody has."""

    def decide(self, view: SeatView, rng: random.Random) -> Answer:
        return Answer(Bid(markers=99))


class Nonsense:
    """Answers something that is no action."""

    def decide(self, view: SeatView, rng: random.Random) -> Answer:
        return Answer("nonsense")  # type: ignore[arg-type]


@dataclass(frozen=True)
class FailingOnce(Fair):
    """Ends its process the first time; whoever asks again gets an answer."""

    mark: Path

    def decide(self, view: SeatView, rng: random.Random) -> Decision:
        if not self.mark.exists():
            self.mark.touch()
            os._exit(3)
        return super().decide(view, rng)


@dataclass(frozen=True)
class FailingWhile(Fair):
    """Fails as long as a file is there, and notes every time that it is asked."""

    broken: Path
    asked: Path

    def decide(self, view: SeatView, rng: random.Random) -> Decision:
        with self.asked.open("a") as file:
            file.write("x")
        if self.broken.exists():
            raise ZeroDivisionError("a bug")
        return super().decide(view, rng)


def _as_on_windows() -> "WithoutNiceness":
    if hasattr(os, "nice"):
        del os.nice
    return WithoutNiceness()


class WithoutNiceness(Fair):
    """Arrives in a worker process that has no `os.nice`, and plays legally."""

    def __reduce__(self) -> tuple[Callable[[], "WithoutNiceness"], tuple[()]]:
        return _as_on_windows, ()


class Unstartable(Fair):
    """Can't be brought into another process."""

    def __reduce__(self) -> str:
        raise OSError("no more processes")
