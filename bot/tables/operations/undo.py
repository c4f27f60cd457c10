"""Undo: of a seat's own last action, by the table's vote, or by a moderator. Always an entry of the log.

What was seen cannot be unseen. So a seat alone takes back only what showed nothing, and a peek stays
seen and paid for, wherever the game goes back to. The dice of a round come from the secret seed: going
back never brings better ones.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from bot.storage.errors import StoreDamagedError
from bot.tables.change import Change, Request, own_seat, player, without
from bot.tables.errors import Refused
from bot.tables.model import Person, Table
from bot.tables.replay import History, Step, position_at
from bot.tables.rights import as_outside_moderator
from engine import Illegal, State, apply, dice_due, due
from engine.actions import Peek, Roll

from .decisions import settle, take
from .standing_orders import ORDERS_IN_PHASE, is_momentary


@dataclass(frozen=True, slots=True)
class TakeBack(Request):
    """Undo one's own last action, while it has shown nothing to anybody."""

    needs_history: ClassVar[bool] = True

    def apply(self, change: Change, who: Person) -> None:
        """Go back to before it."""
        change.require("playing")
        seat, slips = own_seat(change, who), change.table.slips
        if not slips or slips[-1].seat != seat.colour:
            raise Refused("table-nothing-to-take-back")
        rewind(change, player(who), slips[-1].before)


@dataclass(frozen=True, slots=True)
class UndoTo(Request):
    """As a moderator who does not play, put a game back to where it stood after an entry of its log."""

    point: int
    needs_history: ClassVar[bool] = True

    def apply(self, change: Change, who: Person) -> None:
        """Go back there."""
        actor = as_outside_moderator(change, who, "undo")
        change.require("playing", "paused")
        rewind(change, actor, fair_target(change.table, history_of(change), self.point))


def history_of(change: Change) -> History:
    """The history of the change's game; it was read with the table."""
    if change.history is None:
        raise Refused("table-not-started")
    return change.history


def before_own_last(table: Table, history: History, user: int) -> int:
    """The entry before this person's last action, whatever happened since."""
    seat = table.seat_of(user)
    if seat is None:
        raise Refused("table-not-seated")
    steps = [step for step in history.path if step.seat == seat.colour]
    if not steps:
        raise Refused("table-nothing-to-take-back")
    return steps[-1].seq - 1


def refuse_target(history: History, target: int) -> None:
    """Refuse to go back to anything but a point between the start and the last action."""
    if not history.path or not history.started <= target < history.path[-1].seq:
        raise Refused("table-no-such-point", point=target)


def fair_target(table: Table, history: History, target: int) -> int:
    """The entry to go back to where somebody asks for `target`.

    An auction whose bids were opened since is bid anew by everybody: it goes back to its dice.
    """
    refuse_target(history, target)
    then, now = _position(table, history, target), table.game()
    opened = (now.round, now.phase) != (then.round, "auction")
    if then.phase != "auction" or dice_due(then) or not opened:
        return target
    return max(step.seq for step in history.path if step.seq <= target and isinstance(step.action, Roll))


def _position(table: Table, history: History, target: int) -> State:
    try:
        return position_at(table, history.path, history.checkpoints, target)
    except Illegal as error:  # a stored line that can't be played: not a fault of whoever asks
        raise StoreDamagedError("table-damaged", game=table.id, detail=str(error)) from error


def rewind(change: Change, actor: str, target: int, **signed: int) -> None:
    """Put the game back to where it stood after the entry `target`, peeks aside."""
    history, table = history_of(change), change.table
    refuse_target(history, target)
    slips = tuple(slip for slip in table.slips if slip.before < target)
    table.state = _position(table, history, target)
    undone = [step for step in history.path if step.seq > target]
    count = sum(step.seat is not None for step in undone)
    table.position = change.log("undone", actor, target=target, count=count, **signed)
    table.asked = dict.fromkeys(table.state.seats, table.version)
    table.slips = slips
    table.votes = without(table.votes, "undo")
    change.rewound = target
    _drop_orders(change, undone)
    _keep_peeks(change, undone)
    settle(change)


def _drop_orders(change: Change, undone: Sequence[Step]) -> None:
    """Drop orders that would be carried out here at once, and plans and passes of whoever has a turn again.

    They were meant for a later moment than this one: whoever gave them is asked again instead.
    """
    table = change.table
    now = {
        (seat, kind) for seat, phase in due(table.game()).items() for kind in ORDERS_IN_PHASE.get(phase, ())
    }
    again = {step.seat for step in undone}
    dropped = [
        (seat, kind)
        for (seat, kind), line in table.orders.items()
        if (seat, kind) in now or (is_momentary(kind, line) and seat in again)
    ]
    for seat, kind in dropped:
        change.notify(table.seat(seat).user, "table-notice-order-dropped", order=kind, why="undone")
    table.orders = without(table.orders, *dropped)


def _keep_peeks(change: Change, undone: Sequence[Step]) -> None:
    """Take again every peek that still makes sense: the look was had, so the half-tablet stays spent."""
    for step in undone:
        action = step.action
        if isinstance(action, Peek) and _possible(change, step):
            take(change, "table", step.seat, action)


def _possible(change: Change, step: Step) -> bool:
    try:
        apply(change.table.game().copy(), step.seat, step.action)
    except Illegal:
        return False
    return True
