"""Everything that keeps long games going, in one place: clock, notices, troubles, and people's wishes."""

import sqlite3
from collections.abc import Collection
from functools import partial

import discord

from bot.moderation.rights import ServerPolicies
from bot.recovery.lost_places import LostPlaces
from bot.recovery.restored_backup import RestoredBackup
from bot.tables.public_view import TableView
from bot.tables.service import Tables

from .clock import Clock
from .delivery import NoticeDelivery
from .quiet_hours import People


class Reminders:
    """Begins when the bot is connected and ends with it."""

    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self._tables = tables
        self.people = People(tables.store)
        self.servers = ServerPolicies(tables.store)
        self.lost_places = LostPlaces(client, tables, self.wake)
        self.restored_backup = RestoredBackup(client, tables, self.wake)
        self.notices = NoticeDelivery(client, tables, self.people, self.servers, self.lost_places)
        self.clock = Clock(tables, self.people, present=self.lost_places.present, ticked=self.wake)

    @property
    def idle(self) -> bool:
        """Whether everything was done and told that is due now."""
        return self.clock.idle and self.notices.idle

    def wake(self) -> None:
        """Somebody may have to be told something now."""
        self.notices.wake()

    async def start(self) -> None:
        """Watch the time, and look which places were lost while nobody looked."""
        self.notices.start()
        self.clock.start()
        await self.lost_places.look_around()
        self.restored_backup.start()

    async def may_call(self, table: TableView, users: Collection[int]) -> list[int]:
        """Whom a card may mention now; whoever sleeps or reads elsewhere is told in their own way."""
        # A card may be late, by a crash: those who were to be told in the morning are not called as well.
        told = await self._tables.store.read(partial(_told_apart, game=table.id))
        now, called, later = self._tables.times.now(), [], {}
        for seat in table.seats:
            if seat.user is None or seat.user not in users or seat.colour in told:
                continue
            preferences = await self.people.of(seat.user)
            at = max(preferences.silent_until(now) or now, seat.away_until or now)
            if preferences.reach == "channel" and at <= now:
                called.append(seat.user)
            elif preferences.reach != "off":
                later[seat.colour] = at
        if later:
            await self._tables.stewards.call_later(table.id, later)
            self.clock.wake()
        return called

    async def tick(self) -> None:
        """Have all handled and told that is due now, without waiting for it."""
        await self.clock.tick()
        await self.notices.deliver()

    async def close(self) -> None:
        """Stop; the store has all that is left to do."""
        await self.restored_backup.close()
        await self.clock.close()
        await self.notices.close()


def _told_apart(db: sqlite3.Connection, game: int) -> set[str]:
    """The seats whose people are told in a way of their own that they are due, or were."""
    rows = db.execute("SELECT seat FROM due_times WHERE game = ? AND kind = 'turn'", (game,))
    return {seat for (seat,) in rows}
