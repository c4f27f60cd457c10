"""Interruptions and ends: pause and resume, the end before the end, the archive, another place."""

from bot.tables.change import Change, host_or_moderator, player
from bot.tables.errors import Refused
from bot.tables.log_entry import MODERATORS
from bot.tables.model import Person, Place
from engine import Colour
from engine.scoring import accounts

from .decisions import return_seat, settle


def pause(change: Change, who: Person) -> None:
    """Stop the game where it stands; nobody is due and no time runs."""
    actor = host_or_moderator(change, who)
    change.require("playing")
    change.table.status, change.table.dozing = "paused", False
    change.log("paused", actor)


def resume(change: Change, who: Person) -> None:
    """Go on; everybody who is due gets the full time again. A game asleep is woken by any of its players."""
    own = change.table.seat_of(who.user)
    actor = player(who) if change.table.asleep and own is not None else host_or_moderator(change, who)
    change.require("paused")
    empty = [seat.colour for seat in change.table.seats if seat.vacant]
    if empty:
        raise Refused("table-seat-empty", colour=empty[0])
    if change.table.place is None:
        raise Refused("table-no-place")
    if change.table.asleep and own is not None and own.stand_in:
        return_seat(change, own, actor)
    change.table.status = "playing"
    change.log("resumed", actor)
    settle(change)


def fall_asleep(change: Change) -> None:
    """Pause a game that nobody plays any more: computers alone would play it to its end for no one."""
    table = change.table
    table.status, table.dozing = "paused", True
    change.log("slept", "clock")
    for told in (MODERATORS, *table.people()):
        change.notify(told, "table-notice-slept")


def end(change: Change, actor: str, *, scored: bool) -> None:
    """End the table now: with the points as they stand, or without a result."""
    change.require(*(("playing", "paused") if scored else ("open", "playing", "paused")))
    table = change.table
    if scored:
        points: dict[Colour, int] = {s: account.total for s, account in accounts(table.game()).items()}
        table.result = points
    table.status = "finished" if scored else "abandoned"
    table.slips, table.orders, table.votes = (), {}, {}
    change.log("finished" if scored else "abandoned", actor)


def archive(change: Change, who: Person) -> None:
    """Put an ended table away: it is no longer listed, and nothing of it is lost."""
    actor = host_or_moderator(change, who)
    change.require("finished", "abandoned")
    if change.table.archived:
        raise Refused("table-is-archived")
    change.table.archived = True
    change.log("archived", actor)


def move(change: Change, who: Person, place: Place) -> None:
    """Take the table to another channel or thread: after a deletion, or for peace and quiet."""
    actor = host_or_moderator(change, who)
    change.require("open", "playing", "paused")
    if place == change.table.place:
        raise Refused("table-already-there")
    change.table.place = place
    change.log("moved", actor, channel=place.channel)
