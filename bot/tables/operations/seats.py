"""Who sits where during a game: replacing and returning, being away, and standing orders."""

from typing import Final, Literal, get_args

from bot.tables.change import Change, host_or_moderator, moderator, own_seat, player
from bot.tables.errors import Refused
from bot.tables.model import DueTime, Person, Seat
from engine import Colour, Illegal, parse
from engine.actions import Bid

from .decisions import return_seat, settle

OrderKind = Literal["bid", "largest", "pass", "stash", "recall"]
ORDER_KINDS: Final[frozenset[str]] = frozenset(get_args(OrderKind))


def replace(change: Change, who: Person, colour: Colour, user: int | None, computer: str | None) -> None:
    """Give a seat to another person, to a computer, or to nobody until somebody is found.

    A moderator may do this to any seat, a person to their own; an empty seat may be filled by the
    host. Standing orders go with whoever gave them.
    """
    change.require("playing", "paused")
    table = change.table
    seat = table.seat(colour)
    if seat.user == who.user:
        actor = player(who)
    elif seat.vacant or seat.computer:
        actor = host_or_moderator(change, who)
    elif who.moderator:
        actor = moderator(who)
    else:
        raise Refused("table-not-your-seat")
    if user is not None and table.seat_of(user) is not None:
        raise Refused("table-user-seated")
    if user is None and computer is None and table.status == "playing":
        raise Refused("table-seat-needs-somebody")
    unseat(change, seat)
    table.reseat(Seat(colour, user=user, computer=None if user is not None else computer))
    change.log("replaced", actor, colour, **occupant("old", seat), **occupant("new", table.seat(colour)))
    if seat.user != who.user:
        change.notify(seat.user, "table-notice-replaced", colour=colour)
    if user != who.user:
        change.notify(user, "table-notice-seated", colour=colour)


def occupant(prefix: str, seat: Seat) -> dict[str, str | int]:
    """Who sits somewhere, as blanks of an entry."""
    if seat.user is not None:
        return {f"{prefix}_user": seat.user}
    return {f"{prefix}_computer": seat.computer} if seat.computer else {}


def unseat(change: Change, seat: Seat) -> None:
    """What belonged to the person and not to the seat goes: orders, due times, ballots."""
    table = change.table
    table.orders = {key: line for key, line in table.orders.items() if key[0] != seat.colour}
    table.due_times = {key: when for key, when in table.due_times.items() if key[0] != seat.colour}
    table.votes = {
        kind: vote._replace(
            ayes=tuple(user for user in vote.ayes if user != seat.user),
            noes=tuple(user for user in vote.noes if user != seat.user),
        )
        for kind, vote in table.votes.items()
        if kind != f"seat-{seat.colour}"
    }


def away(change: Change, who: Person, until: float | None, stand_in: str | None) -> None:
    """Be away, until a time or until one returns; a stand-in decides meanwhile, or the table waits."""
    change.require("playing", "paused")
    seat = own_seat(change, who)
    if until is not None and until <= change.now:
        raise Refused("table-past")
    change.reseat(seat, stand_in=stand_in, away_until=until)
    change.table.due_times = {
        **{key: when for key, when in change.table.due_times.items() if key != (seat.colour, "return")},
        **({} if until is None else {(seat.colour, "return"): DueTime(until)}),
    }
    change.log("away", player(who), seat.colour, **({"stand_in": stand_in} if stand_in else {}))


def back(change: Change, colour: Colour, actor: str) -> None:
    """Be here again: the stand-in leaves."""
    change.require("playing", "paused")
    seat = change.table.seat(colour)
    if seat.stand_in is None and seat.away_until is None:
        raise Refused("table-not-away")
    return_seat(change, seat, actor)


def come_back(change: Change, who: Person) -> None:
    """Be here again, by one's own word."""
    back(change, own_seat(change, who).colour, player(who))


def order(change: Change, who: Person, kind: str, line: str) -> None:
    """Leave an order for a decision to come; one that is due already is carried out at once.

    An order is nobody else's business: it makes no entry and no new version until it is used.
    """
    change.require("playing", "paused")
    seat = own_seat(change, who)
    change.table.orders = {**change.table.orders, (seat.colour, kind): order_line(kind, line)}
    change.table.missed = {}
    settle(change)


def order_line(kind: str, line: str) -> str:
    """An order's text as it is kept; Refused or Illegal if it says nothing that can be done."""
    if kind not in ORDER_KINDS:
        raise Refused("table-no-such-order", order=kind)
    if kind == "bid":
        action = parse(line)
        if not isinstance(action, Bid):
            raise Illegal("wrong-phase", phase="auction")
        return str(action)
    if kind in ("stash", "recall") and line not in ("all", "none"):
        raise Refused("table-no-such-order", order=line)
    return line if kind in ("stash", "recall") else ""


def cancel_order(change: Change, who: Person, kind: str) -> None:
    """Take an order back before it is used."""
    seat = own_seat(change, who)
    if (seat.colour, kind) not in change.table.orders:
        raise Refused("table-no-such-order", order=kind)
    change.table.orders = {
        key: line for key, line in change.table.orders.items() if key != (seat.colour, kind)
    }
