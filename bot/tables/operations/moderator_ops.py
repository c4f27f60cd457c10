"""What keeps a table going besides its players: moderators, people who leave, places that vanish.

Each of these is an entry of the log, so that the table reads of it and an audit finds it.
"""

import sqlite3
from collections.abc import Mapping
from functools import partial
from typing import Final, Literal

from bot.computers.computer_seats import ComputerSeats, Question
from bot.storage.sqlite import Job
from bot.tables.change import Change, host_or_moderator, moderator
from bot.tables.errors import Refused
from bot.tables.log_entry import MODERATORS
from bot.tables.model import DueTime, Person, Table
from bot.tables.public_view import Outcome
from bot.tables.queue import TableQueue
from engine import Colour, SeatView, view

from . import offers, votes
from .decisions import settle, take_or_safe
from .erase import forget, games_of, redact

Loss = Literal["channel", "server", "permissions", "locked"]
PASSING: Final[tuple[Loss, ...]] = ("permissions", "locked")
"""What is in the way of a card only: people can go on by the buttons that they have."""


class Stewards:
    """The door for whoever looks after tables."""

    def __init__(self, queue: TableQueue, computers: ComputerSeats) -> None:
        self._queue = queue
        self._computers = computers

    async def nudge(self, game: int, who: Person, *, press: str | None = None) -> Outcome:
        """Remind everybody who is waited for now; the clock does it, with regard to their night."""
        return await self._queue.change(game, who.user, partial(_nudge, who=who), press)

    async def call_later(self, game: int, when: Mapping[Colour, float]) -> Outcome:
        """Have people who are due told so at a time of their own, once for each decision."""

        def step(change: Change) -> None:
            change.require("playing")
            table = change.table
            known = {seat for (seat, kind), due in table.due_times.items() if kind == "turn"}
            calls = {
                (colour, "turn"): DueTime(at, table.asked.get(colour))
                for colour, at in when.items()
                if colour in table.due() and colour not in known
            }
            table.due_times = {**table.due_times, **calls}

        return await self._queue.change(game, None, step)

    async def play_for(
        self, game: int, who: Person, colour: Colour, level: str | None = None, *, press: str | None = None
    ) -> Outcome:
        """As a moderator, have a seat's decision made: by a computer, or the harmless one without it."""
        if not who.moderator:
            raise Refused("table-not-moderator")
        table = await self._table(game)
        if colour not in table.due():
            raise Refused("table-seat-not-due", colour=colour)
        answer = None
        if level is not None:
            if level not in self._computers.levels:
                raise Refused("table-no-such-level", level=level)
            seen = view(table.game(), colour)
            answer = await self._computers.decide(Question(game, colour, level, table.version, seen))

        def step(change: Change) -> None:
            change.require("playing")
            if change.table.version != table.version:
                raise Refused("table-overtaken")
            take_or_safe(change, moderator(who), colour, answer)
            change.notify(change.table.seat(colour).user, "table-notice-acted-for", moderator=who.user)
            settle(change)

        return await self._queue.change(game, who.user, step, press)

    async def repair(self, game: int, who: Person, *, press: str | None = None) -> Outcome:
        """Note that the card is to be posted anew."""

        def step(change: Change) -> None:
            actor = host_or_moderator(change, who)
            change.log("repaired", actor)

        return await self._queue.change(game, who.user, step, press)

    async def inspect(self, game: int, who: Person, colour: Colour) -> SeatView:
        """As a moderator who does not play here, look behind a screen; the table is told first."""

        def step(change: Change) -> None:
            _refuse_partial(change, who)
            change.require("playing", "paused")
            change.log("inspected", moderator(who), colour)
            change.notify(change.table.seat(colour).user, "table-notice-inspected", moderator=who.user)

        await self._queue.change(game, who.user, step)
        table = await self._table(game)
        return view(table.game(), colour)

    async def tried(self, game: int, who: Person, colour: Colour) -> None:
        """Note that a moderator tried to make a decision that a seat can't: they learned that it can't."""

        def step(change: Change) -> None:
            _refuse_partial(change, who)
            change.log("tried", moderator(who), colour)

        await self._queue.change(game, who.user, step)

    async def export(self, game: int, who: Person) -> None:
        """Note that somebody gets the record of a running game: it says who erected what."""
        table = await self._table(game)
        if not table.live:
            return  # all is revealed, and the table has its record already

        def step(change: Change) -> None:
            _refuse_partial(change, who)
            change.require("playing", "paused")
            change.log("exported", moderator(who))

        await self._queue.change(game, who.user, step)

    async def refuse_seer(self, game: int, user: int) -> None:
        """Refuse a seat to whoever has looked behind a screen of this game: nobody can unsee it."""
        if await self._queue.store.read(partial(_has_looked, game=game, user=user)):
            raise Refused("table-has-looked")

    # Seats on offer

    async def offer_seat(self, game: int, who: Person, *, press: str | None = None) -> Outcome:
        """Offer one's own seat to others."""
        return await self._queue.change(game, who.user, partial(offers.offer, who=who), press)

    async def withdraw_offer(self, game: int, who: Person, *, press: str | None = None) -> Outcome:
        """Keep one's seat after all."""
        return await self._queue.change(game, who.user, partial(offers.withdraw, who=who), press)

    async def ask_for_seat(
        self, game: int, who: Person, colour: Colour, *, press: str | None = None
    ) -> Outcome:
        """Ask the table for a seat that is on offer."""
        await self.refuse_seer(game, who.user)
        step = partial(votes.ask_for_seat, who=who, colour=colour)
        return await self._queue.change(game, who.user, step, press, past=True)

    # Disasters

    async def displace(self, game: int, loss: Loss, also: Job[None] | None = None) -> Outcome:
        """The table can't be seen where it stands: it is paused, and host and moderators are told.

        Whoever does this once notes by `also`, in the same transaction, that it was done.
        """
        return await self._queue.change(game, None, partial(_displace, loss=loss), also=also)

    async def gone(self, game: int, colour: Colour) -> Outcome:
        """A person left the server, or Discord: the seat is on offer, and moderators are told."""

        def step(change: Change) -> None:
            change.require("playing", "paused")
            seat = change.table.seat(colour)
            if seat.offered or seat.user is None:
                raise Refused("table-seat-is-offered")
            change.reseat(seat, offered=True)
            change.log("gone", "table", colour)
            change.notify(MODERATORS, "table-notice-gone", colour=colour)
            table = change.table
            if table.host == seat.user:  # somebody who is here must be able to lead the table
                staying = [other.user for other in table.seats if other.user and not other.offered]
                table.host = next(iter(staying), table.host)
                if table.host != seat.user:
                    change.log("hosted", "table", user=table.host or 0)
            if table.host != seat.user:
                change.notify(table.host, "table-notice-gone", colour=colour)

        return await self._queue.change(game, None, step)

    async def restored(self, game: int, seen: int, *, moderators: bool = True) -> Outcome:
        """A card of a later version than the table's was found: the database is an older copy.

        The table is told as of when it stands, its host as well, and the moderators unless they know.
        """
        known = await self._queue.store.read(partial(_last_change, game=game))

        def step(change: Change) -> None:
            if seen <= change.table.version:
                raise Refused("table-not-due")
            change.log("restored", "table", seen=seen, at=int(known))
            if moderators:
                change.notify(MODERATORS, "table-notice-restored-server", at=int(known))
            change.notify(change.table.host, "table-notice-restored", at=int(known))

        return await self._queue.change(game, None, step)

    # Forgetting

    async def forget(self, user: int) -> int:
        """Forget a person: their seats are a computer's or nobody's, their name is in no log.

        The games themselves stay as they are. The number of tables that knew them.
        """
        games = await self._queue.store.read(partial(games_of, user=user))
        for game in games:
            await self._queue.change(game, None, partial(forget, user=user))
        await self._queue.store.write(partial(redact, user=user))
        return len(games)

    async def _table(self, game: int) -> Table:
        async with self._queue.hold(game) as slot:
            return await self._queue.table(game, slot)


def _refuse_partial(change: Change, who: Person) -> None:
    """Refuse whoever is no moderator, or is one but plays here."""
    if not who.moderator:
        raise Refused("table-not-moderator")
    if change.table.seat_of(who.user) is not None:
        raise Refused("table-moderator-plays")


def _nudge(change: Change, who: Person) -> None:
    actor = host_or_moderator(change, who)
    change.require("playing")
    table = change.table
    waited = [colour for colour in table.due() if table.seat(colour).user and not table.seat(colour).driver]
    if not waited:
        raise Refused("table-nobody-waited-for")
    nudged = {(colour, "nudge"): DueTime(change.now, table.asked.get(colour)) for colour in waited}
    table.due_times = {**table.due_times, **nudged}
    change.log("nudged", actor)


def _displace(change: Change, loss: Loss) -> None:
    change.require("open", "playing", "paused")
    table = change.table
    if loss not in PASSING and table.status == "playing":
        table.status, table.dozing = "paused", False
    change.log("displaced", "table", loss=loss)
    change.notify(table.host, "table-notice-displaced", loss=loss)
    change.notify(MODERATORS, "table-notice-displaced", loss=loss)


def tables_in(db: sqlite3.Connection) -> list[tuple[int, int | None, int]]:
    """Every table that is not over, with its server and its channel."""
    rows = db.execute(
        "SELECT id, server, channel FROM games WHERE status IN ('open', 'playing', 'paused')"
        " AND channel IS NOT NULL"
    )
    return [(game, server, channel) for game, server, channel in rows]


def _has_looked(db: sqlite3.Connection, game: int, user: int) -> bool:
    row = db.execute(
        "SELECT 1 FROM log WHERE game = ? AND kind IN ('inspected', 'exported') AND actor = ? LIMIT 1",
        (game, f"moderator:{user}"),
    ).fetchone()
    return row is not None


def _last_change(db: sqlite3.Connection, game: int) -> float:
    """When the newest entry of a table was made."""
    row = db.execute("SELECT at FROM log WHERE game = ? ORDER BY seq DESC LIMIT 1", (game,)).fetchone()
    return 0.0 if row is None else float(row[0])
