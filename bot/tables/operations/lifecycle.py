"""Interruptions and ends: pause and resume, the end before the end, the archive, another place."""

from bot.tables.change import Draft, host_or_moderator, player
from bot.tables.errors import Refused
from bot.tables.log_entry import MODERATORS
from bot.tables.model import Person, Place
from engine import Colour
from engine.scoring import accounts

from .decisions import return_seat, settle


def pause(draft: Draft, who: Person) -> None:
    """Stop the game where it stands; nobody is due and no time runs."""
    actor = host_or_moderator(draft, who)
    draft.require("playing")
    draft.table.status, draft.table.dozing = "paused", False
    draft.log("paused", actor)


def resume(draft: Draft, who: Person) -> None:
    """Go on; everybody who is due gets the full time again. A game asleep is woken by any of its players."""
    own = draft.table.seat_of(who.user)
    actor = player(who) if draft.table.asleep and own is not None else host_or_moderator(draft, who)
    draft.require("paused")
    empty = [seat.colour for seat in draft.table.seats if seat.vacant]
    if empty:
        raise Refused("table-seat-empty", colour=empty[0])
    if draft.table.place is None:
        raise Refused("table-no-place")
    if draft.table.asleep and own is not None and own.stand_in:
        return_seat(draft, own, actor)
    draft.table.status = "playing"
    draft.log("resumed", actor)
    settle(draft)


def fall_asleep(draft: Draft) -> None:
    """Pause a game that nobody plays any more: computers alone would play it to its end for no one."""
    table = draft.table
    table.status, table.dozing = "paused", True
    draft.log("slept", "clock")
    for told in (MODERATORS, *table.people()):
        draft.notify(told, "table-notice-slept")


def end(draft: Draft, actor: str, *, scored: bool) -> None:
    """End the table now: with the points as they stand, or without a result."""
    draft.require(*(("playing", "paused") if scored else ("open", "playing", "paused")))
    table = draft.table
    if scored:
        points: dict[Colour, int] = {s: account.total for s, account in accounts(table.game()).items()}
        table.result = points
    table.status = "finished" if scored else "abandoned"
    table.slips, table.orders, table.votes = (), {}, {}
    draft.log("finished" if scored else "abandoned", actor)


def archive(draft: Draft, who: Person) -> None:
    """Put an ended table away: it is no longer listed, and nothing of it is lost."""
    actor = host_or_moderator(draft, who)
    draft.require("finished", "abandoned")
    if draft.table.archived:
        raise Refused("table-is-archived")
    draft.table.archived = True
    draft.log("archived", actor)


def move(draft: Draft, who: Person, place: Place) -> None:
    """Take the table to another channel or thread: after a deletion, or for peace and quiet."""
    actor = host_or_moderator(draft, who)
    draft.require("open", "playing", "paused")
    if place == draft.table.place:
        raise Refused("table-already-there")
    draft.table.place = place
    draft.log("moved", actor, channel=place.channel)
