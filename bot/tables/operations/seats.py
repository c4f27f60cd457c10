"""Seats during a game: replacing their people, seats on offer, erasing a person."""

from dataclasses import dataclass
from typing import ClassVar

from bot.tables.change import Change, Request, own_seat, player, refuse_level, without
from bot.tables.errors import Refused
from bot.tables.log_entry import MODERATORS
from bot.tables.model import Person, Seat
from bot.tables.rights import as_host_or_moderator, as_moderator
from bot.tables.timetable import INVITATION
from bot.tables.vote import seat_vote
from bot.tables.witnesses import refuse_witness
from engine import Colour

from .waitlist import free_seat


@dataclass(frozen=True, slots=True)
class Replace(Request):
    """Give a seat to a computer, to nobody until somebody is found, or to another person: they are asked, and
    nothing changes until they accept.

    A moderator without an interest in the game may do this to any seat, a person to their own; an empty seat
    may be filled by the host. Nobody takes another's seat by a moderator's right. Standing orders go with
    whoever gave them.
    """

    needs_server: ClassVar[bool] = True
    colour: Colour
    user: int | None = None
    computer: str | None = None

    def apply(self, change: Change, who: Person) -> None:
        """Change who sits there and tell whoever sat there, or ask the person who shall."""
        if self.computer is not None:
            refuse_level(change, self.computer)
        change.require("playing", "paused")
        table = change.table
        seat = table.seat(self.colour)
        actor = self._actor(change, who, seat)
        if self.user is not None and table.seat_of(self.user) is not None:
            raise Refused("table-user-seated")
        if self.user is not None:
            change.refuse_barred(self.user, who)
            refuse_witness(change, self.user, self.colour)
        if self.user is None and self.computer is None and table.status == "playing":
            raise Refused("table-seat-needs-somebody")
        if self.user not in (None, who.user):
            change.reseat(seat, invited=self.user, invited_by=actor)
            table.due_times = without(
                table.due_times, (self.colour, INVITATION)
            )  # of whoever was asked before
            change.log("asked", actor, self.colour, user=self.user or 0)
            change.notify(self.user, "table-notice-seat-asked", colour=self.colour, user=who.user)
            return
        give_seat(
            change, seat, Seat(self.colour, self.user, None if self.user is not None else self.computer)
        )
        _log_replaced(change, actor, seat)
        if seat.user != who.user:
            change.notify(seat.user, "table-notice-replaced", colour=self.colour)

    def _actor(self, change: Change, who: Person, seat: Seat) -> str:
        if seat.user == who.user:
            return player(who)
        free = seat.vacant or seat.computer is not None
        if not free and not who.moderator:
            raise Refused("table-not-your-seat")
        actor = (as_host_or_moderator if free else as_moderator)(change, who, "replace")
        if self.user == who.user and actor != player(who):
            raise Refused("table-seat-oneself")
        return actor


@dataclass(frozen=True, slots=True)
class AcceptSeat(Request):
    """Take a seat that one was asked to take."""

    def apply(self, change: Change, who: Person) -> None:
        """Sit down; whoever sat there is told."""
        change.require("playing", "paused")
        seat = _invitation(change, who)
        if change.table.seat_of(who.user) is not None:
            raise Refused("table-already-seated")
        refuse_witness(change, who.user, seat.colour)
        give_seat(change, seat, Seat(seat.colour, who.user))
        _log_replaced(change, seat.invited_by or player(who), seat)
        change.notify(seat.user, "table-notice-replaced", colour=seat.colour)


@dataclass(frozen=True, slots=True)
class RefuseSeat(Request):
    """Not take a seat that one was asked to take."""

    def apply(self, change: Change, who: Person) -> None:
        """Tell whoever asked."""
        change.require("playing", "paused")
        end_invitation(change, _invitation(change, who), player(who))


def end_invitation(change: Change, seat: Seat, actor: str) -> None:
    """Nobody is asked any more to take a seat: they said no, or nothing for days. Whoever asked is told."""
    change.reseat(seat, invited=None, invited_by=None)
    change.log("refused", actor, seat.colour, user=seat.invited or 0)
    asked_by = int((seat.invited_by or "").partition(":")[2] or 0)
    change.notify(asked_by or None, "table-notice-seat-refused", colour=seat.colour, user=seat.invited or 0)


def _invitation(change: Change, who: Person) -> Seat:
    """The seat that somebody is asked to take; Refused if there is none."""
    found = next((seat for seat in change.table.seats if seat.invited == who.user), None)
    if found is None:
        raise Refused("table-not-asked")
    return found


def give_seat(change: Change, old: Seat, new: Seat) -> None:
    """Let somebody else have a seat. A newcomer's own question for another seat is answered by that."""
    unseat(change, old)
    change.table.reseat(new)
    if new.user is not None:
        drop_applications(change, new.user)


def drop_applications(change: Change, user: int) -> None:
    """Nobody is asked any more whether a person gets a seat."""
    change.table.votes = {
        kind: vote
        for kind, vote in change.table.votes.items()
        if not (kind.startswith("seat-") and vote.target == user)
    }


def give_offered_seat(change: Change, colour: Colour, user: int) -> None:
    """The table agreed: the seat is somebody else's from here on."""
    seat = change.table.seat(colour)
    give_seat(change, seat, Seat(colour, user=user))
    _log_replaced(change, "table", seat)
    change.notify(seat.user, "table-notice-replaced", colour=colour)
    _tell_seated(change, colour)


def _tell_seated(change: Change, colour: Colour) -> None:
    """Tell a newcomer of their seat, unless they are called to a decision anyway."""
    seat = change.table.seat(colour)
    if seat not in change.table.waiting():
        change.notify(seat.user, "table-notice-seated", colour=colour)


def _log_replaced(change: Change, actor: str, old: Seat) -> None:
    new = change.table.seat(old.colour)
    change.log("replaced", actor, old.colour, **_occupant("old", old), **_occupant("new", new))


def _occupant(prefix: str, seat: Seat) -> dict[str, str | int]:
    """Who sits somewhere, as blanks of an entry."""
    if seat.user is not None:
        return {f"{prefix}_user": seat.user}
    return {f"{prefix}_computer": seat.computer} if seat.computer else {}


def unseat(change: Change, seat: Seat) -> None:
    """What belonged to the person and not to the seat goes: orders, due times, ballots."""
    table = change.table
    table.orders = {key: line for key, line in table.orders.items() if key[0] != seat.colour}
    table.due_times = {key: when for key, when in table.due_times.items() if key[0] != seat.colour}
    table.votes = without(table.votes, seat_vote(seat.colour))
    withdraw_ballots(change, seat.user)


def withdraw_ballots(change: Change, user: int | None) -> None:
    """A person's ayes and noes no longer count."""
    change.table.votes = {
        kind: vote if user is None else vote.without(user) for kind, vote in change.table.votes.items()
    }


@dataclass(frozen=True, slots=True)
class OfferSeat(Request):
    """Offer one's own seat to others; one plays on until somebody takes it."""

    def apply(self, change: Change, who: Person) -> None:
        """Put it on offer."""
        change.require("playing", "paused")
        seat = own_seat(change, who)
        if seat.offered:
            raise Refused("table-seat-is-offered")
        change.reseat(seat, offered=True)
        change.log("offered", player(who), seat.colour)


@dataclass(frozen=True, slots=True)
class WithdrawOffer(Request):
    """Keep one's seat after all; whoever asked for it is asked no more."""

    def apply(self, change: Change, who: Person) -> None:
        """Take it off offer."""
        change.require("playing", "paused")
        seat = own_seat(change, who)
        if not seat.offered:
            raise Refused("table-seat-not-offered", colour=seat.colour)
        change.reseat(seat, offered=False)
        change.table.votes = without(change.table.votes, seat_vote(seat.colour))
        change.log("withdrawn", player(who), seat.colour)


@dataclass(frozen=True, slots=True)
class MemberLeft(Request):
    """A person left the server, or Discord: the seat is on offer, and moderators are told."""

    colour: Colour

    def apply(self, change: Change, who: Person) -> None:
        """Offer the seat; somebody who is here must be able to lead the table."""
        change.require("playing", "paused")
        table, seat = change.table, change.table.seat(self.colour)
        if seat.offered or seat.user is None:
            raise Refused("table-seat-is-offered")
        change.reseat(seat, offered=True)
        change.log("gone", "table", self.colour)
        change.notify(MODERATORS, "table-notice-gone", colour=self.colour)
        if table.host == seat.user:
            staying = [other.user for other in table.seats if other.user and not other.offered]
            table.host = next(iter(staying), table.host)
            if table.host != seat.user:
                change.log("hosted", "table", user=table.host or 0)
        if table.host != seat.user:
            change.notify(table.host, "table-notice-gone", colour=self.colour)


@dataclass(frozen=True, slots=True)
class Erase(Request):
    """Take a person out of a table. A running game's seat goes to the computer that stands in here."""

    needs_server: ClassVar[bool] = True
    user: int

    def apply(self, change: Change, who: Person) -> None:
        """Make the seat anonymous; the game stays as it was."""
        table = change.table
        seat = table.seat_of(self.user)
        if seat is not None:
            unseat(change, seat)
            if table.status == "open":
                free_seat(change, seat)
            else:
                computer = None if table.over_for_good else table.settings.stand_in
                table.reseat(Seat(seat.colour, computer=computer))
            if table.live:
                change.log("forgotten", "table", seat.colour)
        if table.host == self.user:
            table.host = next(iter(table.people()), None)
        table.invited -= {self.user}
        for asked in table.seats:
            if self.user == asked.invited or asked.invited_by in (
                f"user:{self.user}",
                f"moderator:{self.user}",
            ):
                change.reseat(asked, invited=None, invited_by=None)
        table.waitlist = tuple(user for user in table.waitlist if user != self.user)
        withdraw_ballots(change, self.user)
        drop_applications(change, self.user)
        table.votes = {
            kind: vote._replace(user=None) if vote.user == self.user else vote
            for kind, vote in table.votes.items()
        }


@dataclass(frozen=True, slots=True)
class Dismiss(Request):
    """Take somebody who was barred out of a lobby, and have nobody asked any more to give them a seat.

    Somebody else at the table leads the lobby if they did. A seat in a game stays theirs.
    """

    needs_server: ClassVar[bool] = True
    user: int

    def apply(self, change: Change, who: Person) -> None:
        """Take them out, and tell them."""
        change.require("open", "playing", "paused")
        table = change.table
        drop_applications(change, self.user)
        for asked in table.seats:
            if asked.invited == self.user:
                change.reseat(asked, invited=None, invited_by=None)
        if table.status != "open":
            return
        seat = table.seat_of(self.user)
        table.invited -= {self.user}
        table.waitlist = tuple(user for user in table.waitlist if user != self.user)
        if seat is not None:
            change.log("left", "table", seat.colour, user=self.user)
            free_seat(change, seat)
        if table.host == self.user:
            table.host = next(iter(table.people()), None)
            if table.host is not None:
                change.log("hosted", "table", user=table.host)
        change.notify(self.user, "table-notice-barred")
