"""The history of a game: the steps that count once every undo is followed, and earlier positions."""

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from engine import Action, Colour, Line, Record, State, apply, find_board, new_game, parse
from engine.actions import Bid, Roll
from engine.chance import rolled_from

from .model import Table


class Step(NamedTuple):
    """An action of the log: the entry that holds it, whose it was, and its line."""

    seq: int
    seat: Colour | None
    line: str

    @property
    def action(self) -> Action:
        """The action that the line says."""
        return parse(self.line)


class Undone(NamedTuple):
    """An undo of the log: everything after the entry `target` no longer counts."""

    seq: int
    target: int


class Checkpoint(NamedTuple):
    """A stored position to go on from: the state after the entry `seq`."""

    seq: int
    state: State


class History(NamedTuple):
    """A game's steps that count, its stored positions, the entry at which it began, and when each entry that
    calls people was made.
    """

    path: list[Step]
    checkpoints: list[Checkpoint]
    started: int
    times: Mapping[int, float] = MappingProxyType({})
    calls: tuple[tuple[int, Colour | None], ...] = ()

    def called_at(self, colour: Colour, asked: int) -> float:
        """When a seat's person was last called for the decision that was asked for by an entry."""
        anew = [seq for seq, seat in self.calls if seq > asked and seat in (None, colour)]
        return max((self.times.get(seq, 0.0) for seq in (asked, *anew)), default=0.0)


def effective(steps: Iterable[Step | Undone]) -> list[Step]:
    """The steps that count, in order, once every undo has been followed."""
    path: list[Step] = []
    for step in steps:
        if isinstance(step, Step):
            path.append(step)
            continue
        while path and path[-1].seq > step.target:
            path.pop()
    return path


def initial_state(table: Table) -> State:
    """The position before the first line, under the rules that the game was begun with."""
    seats = [seat.colour for seat in table.seats]
    return new_game(find_board(table.board), seats, table.options, table.rules)


def position_at(table: Table, path: Sequence[Step], checkpoints: Iterable[Checkpoint], target: int) -> State:
    """The game as it stood after the entry `target`, from the nearest position stored before it."""
    start = Checkpoint(0, initial_state(table))
    before = [checkpoint for checkpoint in checkpoints if checkpoint.seq <= target]
    nearest = max(before, key=lambda checkpoint: checkpoint.seq, default=start)
    state = nearest.state.copy()
    for step in path:
        if nearest.seq < step.seq <= target:
            apply(state, step.seat, step.action)
    return state


def record_of(table: Table, path: Sequence[Step], *, seed: bool = False) -> Record:
    """The game's record, without bids that are still coming in; only an ended game tells its result.

    It has the seed of the dice, so that everybody can see that they were fair, once there are none to come:
    the game ended by its rules. Before that, `seed` hands it to whoever may know the dice to come.
    """
    steps = list(path)
    state = table.game()
    if state.phase == "auction":
        rolled = max((n for n, step in enumerate(steps) if isinstance(step.action, Roll)), default=0)
        steps = [s for n, s in enumerate(steps) if n < rolled or not isinstance(s.action, Bid)]
    return Record(
        board=state.board,
        seats=state.seats,
        options=state.options,
        lines=tuple(Line(step.seat, step.action) for step in steps),
        result=table.result if state.phase == "over" else None,
        rules=table.rules,
        seed=table.seed if (seed or state.phase == "over") and _is_fair(table, steps) else None,
    )


def _is_fair(table: Table, steps: Iterable[Step]) -> bool:
    """Whether all dice came from the table's seed: those of an imported game may not."""
    rolls = (step.action for step in steps)
    mine = table.seed is not None and set(table.seed).isdisjoint('";')  # which no header can hold
    return mine and rolled_from(table.seed or "", table.game(), (a for a in rolls if isinstance(a, Roll)))
