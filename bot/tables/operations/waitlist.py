"""Lobbies that wait: the waiting list of a full one, and the end of one that nobody joins."""

from dataclasses import dataclass
from typing import ClassVar, Final

from bot.tables.change import Change, Request, player, without
from bot.tables.errors import Refused
from bot.tables.model import Person, Seat, TableDue
from bot.tables.server_rules import DAY
from engine import COLOURS, components

MOST_WAITING: Final = 10
WARNED_BEFORE: Final = DAY  # that a lobby is closed


def refuse_uninvited(change: Change, who: Person) -> None:
    """Refuse somebody who is not invited to a private table, or barred from all tables here."""
    table = change.table
    change.refuse_barred(who.user, who)
    if table.settings.private and who.user not in (table.host, *table.invited):
        raise Refused("table-private")


def keep_open(change: Change) -> None:
    """Somebody sat down, or the table was opened: it has its days again until it is closed."""
    table, days = change.table, change.rules.lobby_days
    table.moments = without(table.moments, "expire", "soon")
    if days:
        table.moments["expire"] = change.now + days * DAY
        table.moments["soon"] = change.now + days * DAY - min(WARNED_BEFORE, days * DAY // 2)


def free_seat(change: Change, seat: Seat) -> None:
    """Free a seat of a lobby; the first of the waiting list gets it, and is told."""
    table = change.table
    table.seats = tuple(other for other in table.seats if other != seat)
    if not table.waitlist:
        return
    user, *others = table.waitlist
    table.waitlist = tuple(others)
    table.seats += (Seat(seat.colour, user=user),)
    keep_open(change)
    change.log("joined", "table", seat.colour, user=user)
    change.notify(user, "table-notice-seat-free", colour=seat.colour)


def drop_waitlist(change: Change, key: str) -> None:
    """Nobody can get a seat any more: those who waited are told why."""
    waited, change.table.waitlist = change.table.waitlist, ()
    for user in waited:
        change.notify(user, key)


@dataclass(frozen=True, slots=True)
class Wait(Request):
    """Wait for a seat of a full lobby: whoever waits longest gets the next one that becomes free."""

    needs_server: ClassVar[bool] = True

    def apply(self, change: Change, who: Person) -> None:
        """Go on the list."""
        change.require("open")
        table = change.table
        refuse_uninvited(change, who)
        if table.seat_of(who.user) is not None:
            raise Refused("table-already-seated")
        if len(table.seats) < min(components().player_counts()[-1], len(COLOURS)):
            raise Refused("table-seats-free")
        if who.user in table.waitlist:
            raise Refused("table-waits-already")
        if len(table.waitlist) >= MOST_WAITING:
            raise Refused("table-waitlist-full", most=MOST_WAITING)
        table.waitlist += (who.user,)
        change.log("queued", player(who), user=who.user, waits="yes")


@dataclass(frozen=True, slots=True)
class WarnOfExpiry(Request):
    """Tell the people of a lobby that it is closed soon unless somebody joins."""

    due: TableDue

    def apply(self, change: Change, who: Person) -> None:
        """Tell them, once; not where its time has come as well, as the bot was away."""
        table = change.table
        if table.moments.get("soon") != self.due.at:
            raise Refused("table-not-due")
        change.require("open")
        table.moments = without(table.moments, "soon")
        until = int(table.moments.get("expire", 0))
        if until > change.now:
            for user in dict.fromkeys((table.host, *table.people())):
                change.notify(user, "table-notice-expires-soon", until=until)


@dataclass(frozen=True, slots=True)
class Expire(Request):
    """Close a lobby that nobody joined for as long as its server lets one stand."""

    due: TableDue

    def apply(self, change: Change, who: Person) -> None:
        """Close it, once, and tell whoever sat there or waited."""
        table = change.table
        if table.moments.get("expire") != self.due.at:
            raise Refused("table-not-due")
        change.require("open")
        table.status = "abandoned"
        change.log("expired", "clock")
        drop_waitlist(change, "table-notice-expired")
        for user in dict.fromkeys((table.host, *table.people())):
            change.notify(user, "table-notice-expired")
