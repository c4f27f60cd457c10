"""Answers that several seats owe at once: which of some statues, in any order, once each."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from ..colours import Colour
from ..illegal import Illegal
from ..state import State


def choices(statues: Sequence[str], most: int) -> Iterator[tuple[str, ...]]:
    """Every choice of at most so many statues, the smaller ones first."""
    return (picked for count in range(most + 1) for picked in combinations(statues, count))


def refuse_answer(state: State, seat: Colour) -> None:
    """Raise Illegal unless this seat owes an answer."""
    if seat not in state.owing:
        raise Illegal("nothing-owed")


def refuse_twice(statues: Sequence[str]) -> None:
    """Raise Illegal if an answer names a statue twice."""
    for index, name in enumerate(statues):
        if name in statues[:index]:
            raise Illegal("statue-twice", statue=name)


def answered(state: State, seat: Colour) -> None:
    """A seat owes no answer any more."""
    state.owing = tuple(other for other in state.owing if other != seat)
