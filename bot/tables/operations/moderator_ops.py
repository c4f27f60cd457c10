"""Requests of moderators, and in part of hosts and players: nudge, call, decide for a seat, look, export.

Each makes an entry of the log, so that the table reads of it and `/table audit` finds it.
"""

from dataclasses import dataclass
from typing import ClassVar, Final

from bot.tables.change import Change, Request, player
from bot.tables.errors import Refused
from bot.tables.log_entry import MODERATORS
from bot.tables.model import DueTime, Person
from bot.tables.rights import as_host_or_moderator, as_moderator, interested
from bot.tables.vote import ABSENCE_GRACE
from bot.tables.witnesses import note_witness
from engine import Action, Colour
from engine.actions import Peek

from .decisions import settle, take, take_or_safe
from .undo import history_of

HOUR: Final = 3600
TIME_TO_DECIDE: Final = (
    24 * HOUR
)  # that a person has, from the call on, before somebody else may decide for them
NUDGE_COOLDOWN: Final = 12 * HOUR  # after which a table can be nudged again
CALL_COOLDOWN: Final = 12 * HOUR  # after which moderators can be called again


@dataclass(frozen=True, slots=True)
class Nudge(Request):
    """Remind everybody who is waited for now, not more than twice a day; the clock does it, with regard to
    their night.
    """

    def apply(self, change: Change, who: Person) -> None:
        """Have a reminder due at once."""
        actor = as_host_or_moderator(change, who, "nudge")
        change.require("playing")
        table = change.table
        waiting = table.waiting()
        if not waiting:
            raise Refused("table-nobody-waited-for")
        until = table.cooldowns.get("nudge", 0.0)
        if change.now < until:
            raise Refused("table-nudged-already", until=int(until))
        table.cooldowns = {**table.cooldowns, "nudge": change.now + NUDGE_COOLDOWN}
        nudges = {
            (seat.colour, "nudge"): DueTime(change.now, table.asked.get(seat.colour)) for seat in waiting
        }
        table.due_times = {**table.due_times, **nudges}
        change.log("nudged", actor)


@dataclass(frozen=True, slots=True)
class CallModerators(Request):
    """Ask the server's moderators to look at this table: as one of its players, as its host, or as a
    moderator who may not help because they play here.
    """

    def apply(self, change: Change, who: Person) -> None:
        """Leave a notice to them, unless they were called a moment ago."""
        table = change.table
        change.require("open", "playing", "paused")
        if table.seat_of(who.user) is None and table.host != who.user:
            as_moderator(change, who, "call")
        until = table.cooldowns.get("call", 0.0)
        if change.now < until:
            raise Refused("table-called-already", until=int(until))
        table.cooldowns = {**table.cooldowns, "call": change.now + CALL_COOLDOWN}
        change.log("called", player(who), user=who.user)
        change.notify(MODERATORS, "table-notice-called", user=who.user)


@dataclass(frozen=True, slots=True)
class DecideFor(Request):
    """As a moderator, have the decision made that a seat keeps the table waiting for.

    It is what a computer answered, or the harmless one without it; `exact` is what the moderator wants to be
    decided, and Illegal if the seat can't do that.
    """

    colour: Colour
    answer: Action | None
    version: int | None = None
    exact: bool = False
    needs_history: ClassVar[bool] = True

    def apply(self, change: Change, who: Person) -> None:
        """Make it, if the table still stands as it did when the computer was asked."""
        actor = as_moderator(change, who, "decide")
        change.require("playing")
        if self.version not in (None, change.table.version):
            raise Refused("table-overtaken")
        refuse_deciding(change, self.colour)
        if self.exact and self.answer is not None:
            if interested(change.table, change.secret, who.user):
                raise Refused("table-moderator-plays")
            if isinstance(self.answer, Peek):
                raise Refused("table-seat-not-due", colour=self.colour)
            take(change, actor, self.colour, self.answer)
        else:
            take_or_safe(change, actor, self.colour, self.answer)
        change.notify(change.table.seat(self.colour).user, "table-notice-acted-for", moderator=who.user)
        settle(change)


def refuse_deciding(change: Change, colour: Colour) -> None:
    """Refuse to decide for a seat unless the table waits for its person, who was called and had time.

    They have a day, or the table's own limit if that is shorter; an absence that they announced gives them
    until their return, but no more than some days. What was sealed stays: nothing is asked of that seat.
    """
    table, seat = change.table, change.table.seat(colour)
    if colour not in table.due():
        raise Refused("table-seat-not-due", colour=colour)
    if seat not in table.waiting():
        raise Refused("table-seat-computer", colour=colour)
    call = table.due_times.get((colour, "turn"))
    if call is not None and call.at is not None:
        called = max(call.at, change.now)  # when they will be called
    else:
        called = history_of(change).called_at(colour, table.asked.get(colour, 0))
    ready = called + min(TIME_TO_DECIDE, table.settings.deadline or TIME_TO_DECIDE)
    if seat.away_until is not None:
        ready = max(ready, min(seat.away_until, called + ABSENCE_GRACE))
    if change.now < ready:
        raise Refused("table-has-time", colour=colour, until=int(ready))


@dataclass(frozen=True, slots=True)
class Repair(Request):
    """Note that the card is to be posted anew."""

    def apply(self, change: Change, who: Person) -> None:
        """Note it."""
        change.log("repaired", as_host_or_moderator(change, who, "repair"))


@dataclass(frozen=True, slots=True)
class NoteInspection(Request):
    """As a moderator without an interest in the game, be about to look behind a screen: the table is told
    first.
    """

    colour: Colour

    def apply(self, change: Change, who: Person) -> None:
        """Note it and tell the seat's person."""
        actor = as_moderator(change, who, "look")
        change.require("playing", "paused")
        seat = change.table.seat(self.colour)
        change.log("inspected", actor, self.colour)
        change.notify(seat.user, "table-notice-inspected", moderator=who.user)
        note_witness(change, who.user)


@dataclass(frozen=True, slots=True)
class NoteAttempt(Request):
    """A moderator tried to make a decision that a seat can't: they learned that it can't."""

    colour: Colour

    def apply(self, change: Change, who: Person) -> None:
        """Note it."""
        change.log("tried", as_moderator(change, who, "look"), self.colour)


@dataclass(frozen=True, slots=True)
class NoteExport(Request):
    """Somebody gets the record of a running game: it says who erected what."""

    def apply(self, change: Change, who: Person) -> None:
        """Note it."""
        actor = as_moderator(change, who, "export")
        change.require("playing", "paused")
        change.log("exported", actor)
        note_witness(change, who.user)


@dataclass(frozen=True, slots=True)
class NoteOperatorExport(Request):
    """The operator takes the record of a running game out of the database."""

    def apply(self, change: Change, who: Person) -> None:
        """Note it."""
        change.require("playing", "paused")
        change.log("exported", "operator")


@dataclass(frozen=True, slots=True)
class NoteImport(Request):
    """Somebody brought this game in from its record, and so knows what is hidden in it."""

    def apply(self, change: Change, who: Person) -> None:
        """Remember it; that the game was imported is in the log already."""
        change.require("playing", "paused")
        note_witness(change, who.user)
