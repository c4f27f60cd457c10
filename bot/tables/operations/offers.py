"""Seats on offer: whoever can't go on looks for somebody who can, and the table has its say."""

from bot.tables.change import Change, own_seat, player
from bot.tables.errors import Refused
from bot.tables.model import Person, Seat
from engine import Colour

from .seats import occupant, unseat


def offer(change: Change, who: Person) -> None:
    """Offer one's own seat to others; one plays on until somebody takes it."""
    change.require("playing", "paused")
    seat = own_seat(change, who)
    if seat.offered:
        raise Refused("table-seat-is-offered")
    change.reseat(seat, offered=True)
    change.log("offered", player(who), seat.colour)


def withdraw(change: Change, who: Person) -> None:
    """Keep one's seat after all; whoever asked for it is asked no more."""
    change.require("playing", "paused")
    seat = own_seat(change, who)
    if not seat.offered:
        raise Refused("table-seat-not-offered", colour=seat.colour)
    change.reseat(seat, offered=False)
    change.table.votes = {k: vote for k, vote in change.table.votes.items() if k != f"seat-{seat.colour}"}
    change.log("withdrawn", player(who), seat.colour)


def give_seat(change: Change, colour: Colour, user: int) -> None:
    """The table agreed: the seat is somebody else's from here on."""
    table = change.table
    seat = table.seat(colour)
    if table.seat_of(user) is not None:
        raise Refused("table-user-seated")
    unseat(change, seat)
    table.reseat(Seat(colour, user=user))
    change.log("replaced", "table", colour, **occupant("old", seat), **occupant("new", table.seat(colour)))
    change.notify(seat.user, "table-notice-replaced", colour=colour)
    change.notify(user, "table-notice-seated", colour=colour)
