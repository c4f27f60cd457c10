"""Going back: a seat's own slip, the table's vote, or a moderator's word. Always an entry of the log.

What was seen cannot be unseen. So a seat alone takes back only what showed nothing, and a peek stays
seen and paid for, wherever the game goes back to. The dice of a round come from the secret seed: going
back never brings better ones.
"""

from collections.abc import Sequence

from bot.storage.sqlite import StoreDamagedError
from bot.tables.change import Change, own_seat
from bot.tables.errors import Refused
from bot.tables.model import Person
from bot.tables.replay import Past, Step, position_at
from engine import Illegal, apply, due
from engine.actions import Peek

from .decisions import ORDERS_IN_PHASE, settle, take


def the_past(change: Change) -> Past:
    """The change's way so far; it was read with the table."""
    if change.past is None:
        raise Refused("table-not-started")
    return change.past


def own_last(change: Change, who: Person) -> int:
    """The entry before this person's last action, whatever happened since."""
    seat = own_seat(change, who)
    steps = [step for step in the_past(change).path if step.seat == seat.colour]
    if not steps:
        raise Refused("table-nothing-to-take-back")
    return steps[-1].seq - 1


def slip_target(change: Change, who: Person) -> int:
    """The entry before this person's own last action, if they may take it back alone."""
    change.require("playing")
    seat = own_seat(change, who)
    if not change.table.slips or change.table.slips[-1].seat != seat.colour:
        raise Refused("table-nothing-to-take-back")
    return change.table.slips[-1].before


def refuse_target(past: Past, target: int) -> None:
    """Refuse to go back to anything but a point between the start and the last action."""
    if not past.path or not past.started <= target < past.path[-1].seq:
        raise Refused("table-no-such-point", point=target)


def reopen(change: Change) -> None:
    """A game that has ended can be taken up again, by going back to before its end."""
    change.require("playing", "paused", "finished")
    if change.table.archived:
        raise Refused("table-is-archived")
    if change.table.status == "finished":
        change.table.status, change.table.result = "playing", None


def rewind(change: Change, actor: str, target: int) -> None:
    """Put the game back to where it stood after the entry `target`, peeks aside."""
    past, table = the_past(change), change.table
    refuse_target(past, target)
    path = past.path
    slips = tuple(slip for slip in table.slips if slip.before < target)
    try:
        table.state = position_at(table, path, past.marks, target)
    except Illegal as error:  # a stored line that can't be played: not a fault of whoever asks
        raise StoreDamagedError("table-damaged", game=table.id, detail=str(error)) from error
    undone = [step for step in path if step.seq > target]
    table.position = change.log("undone", actor, target=target, count=len(undone))
    table.asked = dict.fromkeys(table.state.seats, table.version)
    table.slips = slips
    table.votes = {kind: vote for kind, vote in table.votes.items() if kind != "undo"}
    change.rewound = target
    _drop_orders(change, undone)
    _keep_peeks(change, undone)
    settle(change)


def _drop_orders(change: Change, undone: Sequence[Step]) -> None:
    """Drop orders that would be carried out here at once, and passes of those who have a turn again.

    They were meant for a later moment than this one: whoever gave them is asked again instead.
    """
    table = change.table
    now = {
        (seat, kind) for seat, phase in due(table.game()).items() for kind in ORDERS_IN_PHASE.get(phase, ())
    }
    again = {step.seat for step in undone}
    dropped = [key for key in table.orders if key in now or (key[1] == "pass" and key[0] in again)]
    for seat, kind in dropped:
        change.notify(table.seat(seat).user, "table-notice-order-dropped", order=kind, why="undone")
    table.orders = {key: line for key, line in table.orders.items() if key not in dropped}


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
