"""The lifecycle of a table: pause, resume, an early end, another channel, a lost place, a restored backup."""

from dataclasses import dataclass
from typing import ClassVar, Final

from bot.tables.change import Change, Request, host_or_moderator, player
from bot.tables.errors import Refused
from bot.tables.log_entry import MODERATORS
from bot.tables.model import TEMPORARY_LOSSES, Loss, Person, Place, Table, TableDue
from bot.tables.rights import as_host_or_moderator, as_outside_moderator
from bot.tables.server_rules import refuse_place
from engine import Colour
from engine.scoring import accounts

from .decisions import return_seat, settle
from .waitlist import drop_waitlist

REOPEN_TIME: Final = 7 * 24 * 3600  # in which a game that was ended early can be taken up again


@dataclass(frozen=True, slots=True)
class Pause(Request):
    """Stop the game; while it is paused nobody is due and no deadline runs."""

    def apply(self, change: Change, who: Person) -> None:
        """Stop it, as a moderator who does not play."""
        pause(change, as_outside_moderator(change, who, "pause"))


def pause(change: Change, actor: str, **signed: int) -> None:
    """Stop the game, by whose word the entry says."""
    change.require("playing")
    change.table.status, change.table.dozing = "paused", False
    change.log("paused", actor, **signed)


@dataclass(frozen=True, slots=True)
class Resume(Request):
    """Go on; everybody who is due gets the full time again. Any of its players may resume a game asleep."""

    def apply(self, change: Change, who: Person) -> None:
        """Go on, if every seat is filled and the table has a place."""
        table = change.table
        own = table.seat_of(who.user)
        change.require("paused")
        actor = (
            player(who) if table.asleep and own is not None else as_outside_moderator(change, who, "resume")
        )
        refuse_resuming(table)
        if table.asleep and own is not None and own.stand_in:
            return_seat(change, own, actor)
        resume(change, actor)


def refuse_resuming(table: Table) -> None:
    """Refuse to go on without a place, or with an empty seat."""
    empty = [seat.colour for seat in table.seats if seat.vacant]
    if empty:
        raise Refused("table-seat-empty", colour=empty[0])
    if table.place is None:
        raise Refused("table-no-place")


def resume(change: Change, actor: str, **signed: int) -> None:
    """Go on, by whose word the entry says."""
    change.require("paused")
    refuse_resuming(change.table)
    change.table.status = "playing"
    change.log("resumed", actor, **signed)
    settle(change)


def fall_asleep(change: Change) -> None:
    """Pause a game that nobody plays any more: computers alone would play it to its end for no one."""
    table = change.table
    table.status, table.dozing = "paused", True
    change.log("slept", "clock")
    for told in (MODERATORS, *table.people()):
        change.notify(told, "table-notice-slept")


@dataclass(frozen=True, slots=True)
class End(Request):
    """End a table now: with the points as they stand, or without a result.

    Before the game that is its host's to do; in play, a moderator's who does not play.
    """

    scored: bool

    def apply(self, change: Change, who: Person) -> None:
        """End it by the word of whoever may."""
        lobby = change.table.status == "open"
        actor = host_or_moderator(change, who) if lobby else as_outside_moderator(change, who, "end")
        end(change, actor, scored=self.scored)


def end(change: Change, actor: str, *, scored: bool, **signed: int) -> None:
    """End the table now, by whose word the entry says. A game can be taken up again for a while."""
    change.require(*(("playing", "paused") if scored else ("open", "playing", "paused")))
    table = change.table
    if scored:
        points: dict[Colour, int] = {s: account.total for s, account in accounts(table.game()).items()}
        table.result = points
    if table.state is not None:
        table.open_until = change.now + REOPEN_TIME
    table.status = "finished" if scored else "abandoned"
    table.slips, table.orders, table.votes = (), {}, {}
    drop_waitlist(change, "table-notice-given-up")
    change.log("finished" if scored else "abandoned", actor, **signed)


@dataclass(frozen=True, slots=True)
class Reopen(Request):
    """Take up again a game that was ended early, as a moderator who does not play."""

    def apply(self, change: Change, who: Person) -> None:
        """Go on where it was ended."""
        reopen(change, as_outside_moderator(change, who, "end"))


def reopen(change: Change, actor: str, **signed: int) -> None:
    """Take up again a game that was ended early; it waits, paused, for a seat that nobody has any more."""
    table = change.table
    if table.open_until is None:
        raise Refused("table-over-for-good" if not table.live else f"table-is-{table.status}")
    table.open_until, table.result, table.votes = None, None, {}
    playable = table.place is not None and not any(seat.vacant for seat in table.seats)
    table.status, table.dozing = "playing" if playable else "paused", False
    change.log("reopened", actor, **signed)
    settle(change)


@dataclass(frozen=True, slots=True)
class CloseForGood(Request):
    """The time is over in which a game that was ended early could be taken up again."""

    due: TableDue

    def apply(self, change: Change, who: Person) -> None:
        """Close it, once."""
        if change.table.moments.get("close") != self.due.at:
            raise Refused("table-not-due")
        close(change, "clock")


def close(change: Change, actor: str, **signed: int) -> None:
    """Close a game that was ended early for good: its secrets may be told."""
    if change.table.open_until is None:
        raise Refused("table-over-for-good")
    change.table.open_until, change.table.votes = None, {}
    change.log("closed", actor, **signed)


@dataclass(frozen=True, slots=True)
class MoveTo(Request):
    """Take a table to another channel or thread: after a deletion, or for peace and quiet."""

    needs_server: ClassVar[bool] = True
    place: Place

    def apply(self, change: Change, who: Person) -> None:
        """Go there; where the server's rules say so, unless a moderator does it."""
        actor = as_host_or_moderator(change, who, "move")
        change.require("open", "playing", "paused")
        if self.place.same_as(change.table.place):
            raise Refused("table-already-there")
        if not who.moderator:
            refuse_place(change.rules, self.place)
            change.rules, change.limited = change.rules.model_copy(update={"per_person": None}), True
        change.table.place = self.place
        change.log("moved", actor, channel=self.place.channel)


@dataclass(frozen=True, slots=True)
class LosePlace(Request):
    """A table's card can't be shown: host and moderators are told, and a game that lost its place is paused.

    The loss is noted in the same transaction, so that it is told once. If it was found in a channel that the
    table has left since, it is refused.
    """

    loss: Loss
    channel: int | None = None

    def apply(self, change: Change, who: Person) -> None:
        """Note it and tell of it."""
        change.require("open", "playing", "paused")
        table = change.table
        if self.channel is not None and (table.place is None or table.place.channel != self.channel):
            raise Refused("table-not-due")
        if self.loss not in TEMPORARY_LOSSES and table.status == "playing":
            table.status, table.dozing = "paused", False
        change.lost = self.loss
        change.log("displaced", "table", loss=self.loss)
        change.notify(table.host, "table-notice-displaced", loss=self.loss)
        change.notify(MODERATORS, "table-notice-displaced", loss=self.loss)


@dataclass(frozen=True, slots=True)
class SetBack(Request):
    """A card of a later version than the table's was found: the database was restored from an older backup.

    Table and host are told to what time the game went back, the moderators as well unless they know.
    """

    seen: int
    at: int
    moderators: bool = True

    def apply(self, change: Change, who: Person) -> None:
        """Tell of it, unless the table has gone on beyond that version."""
        if self.seen <= change.table.version:
            raise Refused("table-not-due")
        change.log("restored", "table", seen=self.seen, at=self.at)
        if self.moderators:
            change.notify(MODERATORS, "table-notice-restored-server", at=self.at)
        change.notify(change.table.host, "table-notice-restored", at=self.at)
