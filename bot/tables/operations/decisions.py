"""Decisions of the game: who may take them, refusing stale panels, standing orders, and the dice."""

import logging
from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from bot.tables.change import Change, Request, own_seat, player, without
from bot.tables.errors import Refused
from bot.tables.model import Person, Seat, Slip, Table
from bot.tables.public_view import table_view
from bot.tables.vote import Vote
from engine import Action, Colour, Illegal, State, apply, dice_due, due, result_of
from engine.actions import Bid, Decline, Pass, Recall, Stash
from engine.chance import seeded_dice
from engine.events import Event, PhaseBegan

from .standing_orders import ORDERS_IN_PHASE, order_line, ordered, round_of

log = logging.getLogger(__name__)
PHASES_REVEALING_NOTHING: Final = ("placement", "transport")  # at whose beginning nothing is revealed


@dataclass(frozen=True, slots=True)
class Act(Request):
    """Take a decision for one's own seat. `version` is that of the panel on which somebody decided; `orders`
    are left together with it for the rest of the round, each a kind and a line.
    """

    action: Action
    version: int | None = None
    orders: tuple[tuple[str, str], ...] = ()

    def apply(self, change: Change, who: Person) -> None:
        """Take it, and what follows from it."""
        seat, actor = own_seat(change, who), player(who)
        change.require("playing")
        refuse_stale(change.table, seat.colour, self.version)
        if seat.stand_in:
            return_seat(change, seat, actor)
        before = change.table.game()
        orders = {
            (seat.colour, kind): order_line(before, seat.colour, kind, line) for kind, line in self.orders
        }
        take(change, actor, seat.colour, self.action)
        if change.table.status == "playing" and change.table.game().round == before.round:
            change.table.orders = {**change.table.orders, **orders}
        settle(change)


@dataclass(frozen=True, slots=True)
class LeaveOrder(Request):
    """Leave a standing order for a decision to come; one that is due already is carried out at once.

    An order is private: it makes no entry and no new version until it is used.
    """

    kind: str
    line: str = ""

    def apply(self, change: Change, who: Person) -> None:
        """Keep it, or carry it out."""
        change.require("playing", "paused")
        seat = own_seat(change, who)
        line = order_line(change.table.game(), seat.colour, self.kind, self.line)
        change.table.orders = {**change.table.orders, (seat.colour, self.kind): line}
        change.table.missed = {}
        settle(change)


@dataclass(frozen=True, slots=True)
class CancelOrder(Request):
    """Take an order back before it is used."""

    kind: str

    def apply(self, change: Change, who: Person) -> None:
        """Drop it."""
        key = own_seat(change, who).colour, self.kind
        if key not in change.table.orders:
            raise Refused("table-no-such-order", order=self.kind)
        change.table.orders = without(change.table.orders, key)


def return_seat(change: Change, seat: Seat, actor: str) -> None:
    """A seat's own person decides there again: the stand-in leaves, and nothing is due at their return."""
    change.reseat(seat, stand_in=None, away_until=None)
    change.table.due_times = without(change.table.due_times, (seat.colour, "return"))
    change.log("returned", actor, seat.colour)
    if seat.user is not None:
        change.table.votes = {
            kind: _ask_again(vote, seat.user, change.now) for kind, vote in change.table.votes.items()
        }


def _ask_again(vote: Vote, user: int, now: float) -> Vote:
    """Whoever comes back has the full time to answer what they were asked while they were away."""
    if vote.answered(user) or vote.told_at(user) is None:
        return vote
    return vote.tell(user, now)._replace(silent=tuple(other for other in vote.silent if other != user))


def refuse_stale(table: Table, seat: Colour, version: int | None) -> None:
    """Refuse a panel that was drawn before this seat's decision changed. Others' bids change nothing."""
    if version is not None and not table.asked.get(seat, 0) <= version <= table.version:
        raise Refused("table-stale", table=table_view(table))


def take(change: Change, actor: str, seat: Colour | None, action: Action) -> None:
    """Apply an action to the change's game and log it; Illegal if the rules say no."""
    table = change.table
    state = table.game().copy()
    before, stage = due(state), (state.round, state.phase)
    events = tuple(apply(state, seat, action))
    previous = table.position
    table.state = state
    table.position = change.log_action(actor, seat, str(action), events)
    _ask(table, state, seat, before if stage == (state.round, state.phase) else None)
    _remember_slip(table, seat, events, previous)
    if stage[0] != state.round:
        table.orders = {
            key: line for key, line in table.orders.items() if round_of(key[1], line) in (None, state.round)
        }
    if state.phase == "over":
        table.result = result_of(state)
        table.status = "finished"
        table.slips, table.orders, table.votes = (), {}, {}
        change.log("finished", "table")


def _ask(table: Table, state: State, actor: Colour | None, before: Collection[Colour] | None) -> None:
    """Note since which entry each seat owes its decision; a new phase (no `before`) asks all anew."""
    fresh = state.seats if before is None else {actor, *(seat for seat in due(state) if seat not in before)}
    table.asked = {seat: table.version if seat in fresh else table.asked.get(seat, 0) for seat in state.seats}


def _remember_slip(table: Table, seat: Colour | None, events: tuple[Event, ...], previous: int) -> None:
    """A seat may take back its own actions as long as each showed nothing but itself."""
    if seat is None or not all(_tells_nothing_new(event, seat) for event in events):
        table.slips = ()
        return
    kept = table.slips if table.slips and table.slips[-1].seat == seat else ()
    table.slips = (*kept, Slip(seat, previous))


def _tells_nothing_new(event: Event, seat: Colour) -> bool:
    """Whether everybody knew all of this from the action alone: no reveal, no peek, nobody else's doing."""
    if isinstance(event, PhaseBegan):
        return event.phase in PHASES_REVEALING_NOTHING
    return getattr(event, "seat", None) == seat and type(event).__name__ != "Peeked"


def settle(change: Change) -> None:
    """Do what follows by itself: roll the dice from the secret seed, and carry out standing orders."""
    table = change.table
    while table.status == "playing":
        state = table.game()
        if dice_due(state):
            if table.seed is None:
                raise Refused("table-no-seed")
            take(change, "table", None, seeded_dice(state, table.seed))
        elif not _carry_out_order(change, state):
            return


def _carry_out_order(change: Change, state: State) -> bool:
    """Carry out one standing order that fits a decision now due; whether there was one."""
    table = change.table
    for seat, phase in due(state).items():
        for kind in ORDERS_IN_PHASE.get(phase, ()):
            line = table.orders.get((seat, kind))
            if line is None:
                continue
            table.orders = without(table.orders, (seat, kind))
            try:
                action, left = ordered(state, seat, kind, line)
                take(change, "order", seat, action)
            except Illegal as refusal:
                if refusal.key != "plan-over":  # it was for a round that is gone
                    change.notify(
                        table.seat(seat).user, "table-notice-order-dropped", order=kind, why=refusal.key
                    )
                continue
            if left is not None and table.status == "playing":
                table.orders = {**table.orders, (seat, kind): left}
            if left is None or kind != "plan":  # a plan is told of when it is done
                change.notify(table.seat(seat).user, "table-notice-order-used", order=kind)
            return True
    return False


def safe_action(state: State, seat: Colour) -> Action:
    """A decision that is always legal when one is due and gives nothing away: what a table falls back on."""
    match state.phase:
        case "auction":
            return Bid()
        case "choose":
            return Decline()
        case "stash":
            return Stash()
        case "recall":
            return Recall()
        case _:
            return Pass()


def take_or_safe(change: Change, actor: str, seat: Colour, action: Action | None) -> None:
    """Take a computer's decision; if it has none, or an illegal one, the safe one instead."""
    state = change.table.game()
    try:
        take(change, actor, seat, action or safe_action(state, seat))
    except Illegal:
        log.warning("game %s: %s at %s answered %s, which is illegal", change.table.id, actor, seat, action)
        take(change, actor, seat, safe_action(state, seat))
