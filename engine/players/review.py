"""Where a finished game turned: the decisions that cost each seat most, by what it could know at that moment.

Every decision is weighed from the seat's own view before it, and what came of it does not count: dice and the
others' secrets are nobody's fault. The number of rehearsals is fixed, so that a record gives the same review
on every machine.
"""

import random
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from ..actions import Action, Peek
from ..colours import Colour
from ..game import view
from ..record import Record
from ..replaying import walk
from ..views import SeatView
from .budget import Budget
from .decision import Decision, Reason
from .hard import Adviser

MOST_TURNS: Final = 3
# What a decision must have cost to be worth a word: less than that may be luck.
LEAST_POINTS: Final = 1.0
# Rehearsals for a glance at every decision, and for a thorough look at the worst few of each seat.
_GLANCE: Final = 16
_THOROUGH: Final = 160
_LOOKED_AT: Final = 6


class Turn(NamedTuple):
    """A decision that cost something: which line of the record, what would have been better and why, and by
    about how many points."""

    line: int
    seat: Colour
    done: Action
    better: Action
    reason: Reason
    points: float


class ReviewCancelled(Exception):
    """Nobody wants the review any more."""


class _Moment(NamedTuple):
    """A decision of a record, and what its seat saw before it."""

    line: int
    seen: SeatView
    done: Action


def review_game(
    record: Record,
    cancelled: Callable[[], bool] = lambda: False,
    glance: int = _GLANCE,
    thorough: int = _THOROUGH,
) -> dict[Colour, tuple[Turn, ...]]:
    """Up to three decisions of each seat, the dearest first; none for whoever made no mistake worth a word.

    Of a phase of a round the dearest one counts: what follows from it would be the same mistake again. It
    takes some seconds. `cancelled` is asked again and again; once it says yes, ReviewCancelled is raised.
    """
    found: dict[Colour, list[tuple[Turn, _Moment]]] = {seat: [] for seat in record.seats}
    for moment in _decisions(record):
        turn = _judge(moment, glance, cancelled)
        if turn is not None:
            found[turn.seat].append((turn, moment))
    return {
        seat: tuple(_dearest(again for _, m in _first(mine) if (again := _judge(m, thorough, cancelled))))
        for seat, mine in found.items()
    }


def _decisions(record: Record) -> Iterator[_Moment]:
    """Every decision of a game that could have been another one, as its seat saw it."""
    moments = walk(record)
    state = next(moments).state
    for number, line in enumerate(record.lines):
        if line.seat is not None and not isinstance(line.action, Peek):
            seen = view(state, line.seat)
            if line.seat in seen.due and seen.phase in Adviser.searched:
                yield _Moment(number, seen, line.action)
        next(moments)


def _judge(moment: _Moment, rehearsals: int, cancelled: Callable[[], bool]) -> Turn | None:
    """What a decision cost, if that is more than nothing."""
    if cancelled():
        raise ReviewCancelled
    adviser = Adviser(Budget(rehearsals, None, cancelled))
    best, *others = adviser.weigh(moment.seen, random.Random(moment.line), moment.done)
    if best.action == moment.done:
        return None
    cost = _cost(moment.done, others)
    return Turn(moment.line, moment.seen.seat, moment.done, best.action, best.reason, cost)


def _cost(done: Action, others: list[Decision]) -> float:
    return next((other.behind or 0.0 for other in others if other.action == done), 0.0)


def _first(mine: list[tuple[Turn, _Moment]]) -> list[tuple[Turn, _Moment]]:
    """Those that are worth a thorough look: the dearest of each phase of a round, and of these some."""
    by_phase: dict[tuple[int, str], tuple[Turn, _Moment]] = {}
    for turn, moment in mine:
        key = moment.seen.round, moment.seen.phase
        if key not in by_phase or turn.points > by_phase[key][0].points:
            by_phase[key] = (turn, moment)
    return sorted(by_phase.values(), key=lambda pair: -pair[0].points)[:_LOOKED_AT]


def _dearest(turns: Iterator[Turn]) -> list[Turn]:
    worth_a_word = [turn for turn in turns if turn.points >= LEAST_POINTS]
    return sorted(worth_a_word, key=lambda turn: -turn.points)[:MOST_TURNS]
