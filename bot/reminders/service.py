"""Everything that keeps long games going, in one place: clock, notices, troubles, and people's wishes."""

import sqlite3
from collections.abc import Collection
from functools import partial

import discord

from bot.moderation.rights import Servers
from bot.recovery.lost_places import Troubles
from bot.recovery.restored_backup import Restoring
from bot.tables.public_view import Face
from bot.tables.service import Tables

from .clock import Clock
from .delivery import Notices
from .quiet_hours import People


class Upkeep:
    """Begins when the bot is connected and ends with it."""

    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self._tables = tables
        self.people = People(tables.store)
        self.servers = Servers(tables.store)
        self.troubles = Troubles(client, tables, self.stir)
        self.restoring = Restoring(client, tables, self.stir)
        self.notices = Notices(client, tables, self.people, self.servers, self.troubles)
        self.clock = Clock(tables, self.people, present=self.troubles.present, ticked=self.stir)

    @property
    def resting(self) -> bool:
        """Whether everything was done and told that is due now."""
        return self.clock.resting and self.notices.resting

    def stir(self) -> None:
        """Somebody may have to be told something now."""
        self.notices.stir()

    async def start(self) -> None:
        """Watch the time, and look which places were lost while nobody looked."""
        self.notices.start()
        self.clock.start()
        await self.troubles.look_around()
        self.restoring.start()

    async def may_call(self, face: Face, users: Collection[int]) -> list[int]:
        """Whom a card may mention now; whoever sleeps or reads elsewhere is told in their own way."""
        # A card may be late, by a crash: those who were to be told in the morning are not called as well.
        told = await self._tables.store.read(partial(_told_apart, game=face.id))
        now, called, later = self._tables.times.now(), [], {}
        for seat in face.seats:
            if seat.user is None or seat.user not in users or seat.colour in told:
                continue
            habits = await self.people.of(seat.user)
            at = max(habits.hushed_until(now) or now, seat.away_until or now)
            if habits.reach == "channel" and at <= now:
                called.append(seat.user)
            elif habits.reach != "off":
                later[seat.colour] = at
        if later:
            await self._tables.stewards.call_later(face.id, later)
            self.clock.stir()
        return called

    async def tick(self) -> None:
        """Have all handled and told that is due now, without waiting for it."""
        await self.clock.tick()
        await self.notices.deliver()

    async def close(self) -> None:
        """Stop; the store has all that is left to do."""
        await self.restoring.close()
        await self.clock.close()
        await self.notices.close()


def _told_apart(db: sqlite3.Connection, game: int) -> set[str]:
    """The seats whose people are told in a way of their own that they are due, or were."""
    rows = db.execute("SELECT seat FROM due_times WHERE game = ? AND kind = 'turn'", (game,))
    return {seat for (seat,) in rows}
