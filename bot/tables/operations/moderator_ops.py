"""Requests of moderators, and in part of hosts: nudge, decide for a seat, repair the card, inspect, export.

Each makes an entry of the log, so that the table reads of it and `/table audit` finds it.
"""

from dataclasses import dataclass

from bot.tables.change import Change, Request, host_or_moderator, moderator
from bot.tables.errors import Refused
from bot.tables.model import DueTime, Person
from engine import Action, Colour

from .decisions import settle, take_or_safe


def refuse_player(change: Change, who: Person) -> None:
    """Refuse whoever is no moderator, or is one but plays here."""
    if not who.moderator:
        raise Refused("table-not-moderator")
    if change.table.seat_of(who.user) is not None:
        raise Refused("table-moderator-plays")


@dataclass(frozen=True, slots=True)
class Nudge(Request):
    """Remind everybody who is waited for now; the clock does it, with regard to their night."""

    def apply(self, change: Change, who: Person) -> None:
        """Have a reminder due at once."""
        actor = host_or_moderator(change, who)
        change.require("playing")
        table = change.table
        waiting = table.waiting()
        if not waiting:
            raise Refused("table-nobody-waited-for")
        nudges = {
            (seat.colour, "nudge"): DueTime(change.now, table.asked.get(seat.colour)) for seat in waiting
        }
        table.due_times = {**table.due_times, **nudges}
        change.log("nudged", actor)


@dataclass(frozen=True, slots=True)
class DecideFor(Request):
    """As a moderator, have a seat's decision made: as a computer answered, or the harmless one without it."""

    colour: Colour
    answer: Action | None
    version: int

    def apply(self, change: Change, who: Person) -> None:
        """Make it, if the table still stands as it did when the computer was asked."""
        if not who.moderator:
            raise Refused("table-not-moderator")
        change.require("playing")
        if change.table.version != self.version:
            raise Refused("table-overtaken")
        take_or_safe(change, moderator(who), self.colour, self.answer)
        change.notify(change.table.seat(self.colour).user, "table-notice-acted-for", moderator=who.user)
        settle(change)


@dataclass(frozen=True, slots=True)
class Repair(Request):
    """Note that the card is to be posted anew."""

    def apply(self, change: Change, who: Person) -> None:
        """Note it."""
        change.log("repaired", host_or_moderator(change, who))


@dataclass(frozen=True, slots=True)
class NoteInspection(Request):
    """As a moderator who does not play here, be about to look behind a screen; the table is told first."""

    colour: Colour

    def apply(self, change: Change, who: Person) -> None:
        """Note it and tell the seat's person."""
        refuse_player(change, who)
        change.require("playing", "paused")
        change.log("inspected", moderator(who), self.colour)
        change.notify(change.table.seat(self.colour).user, "table-notice-inspected", moderator=who.user)


@dataclass(frozen=True, slots=True)
class NoteAttempt(Request):
    """A moderator tried to make a decision that a seat can't: they learned that it can't."""

    colour: Colour

    def apply(self, change: Change, who: Person) -> None:
        """Note it."""
        refuse_player(change, who)
        change.log("tried", moderator(who), self.colour)


@dataclass(frozen=True, slots=True)
class NoteExport(Request):
    """Somebody gets the record of a running game: it says who erected what."""

    def apply(self, change: Change, who: Person) -> None:
        """Note it."""
        refuse_player(change, who)
        change.require("playing", "paused")
        change.log("exported", moderator(who))
