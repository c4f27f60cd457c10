"""Seats on offer: whoever can't go on looks for somebody who can, and the table has its say."""

from bot.tables.change import Draft, own_seat, player
from bot.tables.errors import Refused
from bot.tables.model import Person, Seat
from engine import Colour

from .seats import occupant, unseat


def offer(draft: Draft, who: Person) -> None:
    """Offer one's own seat to others; one plays on until somebody takes it."""
    draft.require("playing", "paused")
    seat = own_seat(draft, who)
    if seat.offered:
        raise Refused("table-seat-is-offered")
    draft.reseat(seat, offered=True)
    draft.log("offered", player(who), seat.colour)


def withdraw(draft: Draft, who: Person) -> None:
    """Keep one's seat after all; whoever asked for it is asked no more."""
    draft.require("playing", "paused")
    seat = own_seat(draft, who)
    if not seat.offered:
        raise Refused("table-seat-not-offered", colour=seat.colour)
    draft.reseat(seat, offered=False)
    draft.table.votes = {k: vote for k, vote in draft.table.votes.items() if k != f"seat-{seat.colour}"}
    draft.log("withdrawn", player(who), seat.colour)


def give_seat(draft: Draft, colour: Colour, user: int) -> None:
    """The table agreed: the seat is somebody else's from here on."""
    table = draft.table
    seat = table.seat(colour)
    if table.seat_of(user) is not None:
        raise Refused("table-user-seated")
    unseat(draft, seat)
    table.reseat(Seat(colour, user=user))
    draft.log("replaced", "table", colour, **occupant("old", seat), **occupant("new", table.seat(colour)))
    draft.notify(seat.user, "table-notice-replaced", colour=colour)
    draft.notify(user, "table-notice-seated", colour=colour)
