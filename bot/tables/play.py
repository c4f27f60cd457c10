"""Taking decisions: who may, whether the panel they came from is still true, and what follows by itself."""

import logging
from collections.abc import Collection
from typing import Final

from engine import Action, Colour, Illegal, State, apply, dice_due, due, parse, result_of
from engine.actions import Bid, Decline, Pass, Recall, Stash, Take
from engine.chance import seeded_dice
from engine.events import Event, PhaseBegan
from engine.sculpting import carvable

from .draft import Draft, moderator, player
from .face import face_of
from .refusals import Refused
from .table import DueTime, Person, Seat, Slip, Table
from .timetable import timetable

log = logging.getLogger(__name__)
HARMLESS_PHASES: Final = ("placement", "transport")


def act(draft: Draft, who: Person, action: Action, seat: Colour | None, version: int | None) -> None:
    """Take a decision for one's own seat, or as a moderator for another's."""
    table = draft.table
    acting, actor = authorise(table, who, seat)
    draft.require("playing")
    refuse_stale(table, acting.colour, version)
    if acting.user == who.user and acting.stand_in:
        return_seat(draft, acting, actor)
    take(draft, actor, acting.colour, action)
    if acting.user not in (None, who.user):
        draft.notify(acting.user, "table-notice-acted-for", moderator=who.user)
    settle(draft)


def return_seat(draft: Draft, seat: Seat, actor: str) -> None:
    """A seat's own person decides there again: the stand-in leaves, and nothing is due at their return."""
    draft.reseat(seat, stand_in=None, away_until=None)
    draft.table.due_times = {
        key: when for key, when in draft.table.due_times.items() if key != (seat.colour, "return")
    }
    draft.log("returned", actor, seat.colour)


def authorise(table: Table, who: Person, seat: Colour | None) -> tuple[Seat, str]:
    """The seat that this person acts for, and how the log names them."""
    own = table.seat_of(who.user)
    if own is not None and seat in (None, own.colour):
        return own, player(who)
    if seat is None or not who.moderator:
        raise Refused("table-not-seated" if own is None else "table-not-your-seat")
    return table.seat(seat), moderator(who)


def refuse_stale(table: Table, seat: Colour, version: int | None) -> None:
    """Refuse a panel that was drawn before this seat's decision changed. Others' bids change nothing."""
    if version is not None and not table.asked.get(seat, 0) <= version <= table.version:
        raise Refused("table-stale", face_of(table))


def take(draft: Draft, actor: str, seat: Colour | None, action: Action) -> None:
    """Apply an action to the draft's game and log it; Illegal if the rules say no."""
    table = draft.table
    state = table.game().copy()
    before, stage = due(state), (state.round, state.phase)
    events = tuple(apply(state, seat, action))
    previous = table.position
    table.state = state
    table.position = draft.log_action(actor, seat, str(action), events)
    _ask(table, state, seat, before if stage == (state.round, state.phase) else None)
    _remember_slip(table, seat, events, previous)
    if state.phase == "over":
        table.result = result_of(state)
        table.status = "finished"
        table.slips, table.orders, table.votes = (), {}, {}
        draft.log("finished", "table")


def _ask(table: Table, state: State, actor: Colour | None, before: Collection[Colour] | None) -> None:
    """Note since which entry each seat faces what it now faces; a new phase (no `before`) is news to all."""
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
        return event.phase in HARMLESS_PHASES
    return getattr(event, "seat", None) == seat and type(event).__name__ != "Peeked"


def settle(draft: Draft) -> None:
    """Do what follows by itself: roll the dice from the secret seed, and carry out standing orders."""
    table = draft.table
    while table.status == "playing":
        state = table.game()
        if dice_due(state):
            if table.seed is None:
                raise Refused("table-no-seed")
            take(draft, "table", None, seeded_dice(state, table.seed))
        elif not _obey_one(draft, state):
            return


def _obey_one(draft: Draft, state: State) -> bool:
    """Carry out one standing order that fits a decision now due; whether there was one."""
    table = draft.table
    for seat, phase in due(state).items():
        for kind in ORDERS_IN_PHASE.get(phase, ()):
            line = table.orders.get((seat, kind))
            if line is None:
                continue
            if kind in SINGLE_ORDERS:
                table.orders = {key: text for key, text in table.orders.items() if key != (seat, kind)}
            try:
                take(draft, "order", seat, ordered(state, seat, kind, line))
            except Illegal as refusal:
                table.orders = {key: text for key, text in table.orders.items() if key != (seat, kind)}
                draft.notify(table.seat(seat).user, "table-notice-order-dropped", order=kind, why=refusal.key)
                continue
            draft.notify(table.seat(seat).user, "table-notice-order-used", order=kind)
            return True
    return False


ORDERS_IN_PHASE: Final[dict[str, tuple[str, ...]]] = {
    "auction": ("bid",),
    "choose": ("largest",),
    "placement": ("pass",),
    "transport": ("pass",),
    "stash": ("stash",),
    "recall": ("recall",),
}
SINGLE_ORDERS: Final = frozenset({"bid", "pass"})


def ordered(state: State, seat: Colour, kind: str, line: str) -> Action:
    """The action that a standing order means in this position."""
    if kind == "bid":
        return parse(line)
    if kind == "largest":
        sizes = carvable(state.quarry, state.players[seat].sculptors)
        return Take(sizes[-1]) if sizes else Decline()
    if kind == "stash":
        return _stash_all(state, seat) if line == "all" else Stash()
    if kind == "recall":
        return _recall_all(state, seat) if line == "all" else Recall()
    return Pass()


def _stash_all(state: State, seat: Colour) -> Stash:
    """As many of the front's statues as there are markers for, the largest first."""
    held = [s for s in state.statues.values() if s.hex is None and s.holder == seat]
    held.sort(key=lambda statue: -statue.size)
    return Stash(tuple(statue.id for statue in held[: state.players[seat].markers]))


def _recall_all(state: State, seat: Colour) -> Recall:
    return Recall(tuple(s.id for s in state.statues.values() if s.marked_by == seat))


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


def take_or_safe(draft: Draft, actor: str, seat: Colour, action: Action | None) -> None:
    """Take a computer's decision; if it has none, or an illegal one, the safe one instead."""
    state = draft.table.game()
    try:
        take(draft, actor, seat, action or safe_action(state, seat))
    except Illegal:
        log.warning("game %s: %s at %s answered %s, which is illegal", draft.table.id, actor, seat, action)
        take(draft, actor, seat, safe_action(state, seat))


def reckon(draft: Draft) -> None:
    """Bring due times in line with who is due now: new decisions get new ones, answered ones lose theirs."""
    table, settings = draft.table, draft.table.settings
    waiting = {seat for seat in table.due() if table.seat(seat).user and not table.seat(seat).driver}
    kept = {
        (seat, kind): when
        for (seat, kind), when in table.due_times.items()
        if when.asked is None or (seat in waiting and when.asked == table.asked.get(seat))
    }
    for seat in waiting:
        for kind, delay in timetable(settings):
            if (seat, kind) not in kept:
                kept[seat, kind] = DueTime(draft.now + delay, table.asked.get(seat))
    if not table.live:
        kept = {}
    table.due_times = kept
