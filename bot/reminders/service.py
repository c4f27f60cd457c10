"""The reminders' background tasks: the clock that has due times handled, and the delivery of notices."""

import discord

from bot.recovery.lost_places import LostPlaces
from bot.tables.service import Tables

from .clock import Clock
from .delivery import NoticeDelivery


class Reminders:
    """Both background tasks; they run while the bot is connected."""

    def __init__(self, client: discord.Client, tables: Tables, lost_places: LostPlaces) -> None:
        self.delivery = NoticeDelivery(client, tables, lost_places)
        self.clock = Clock(tables, is_member=lost_places.is_member, ticked=self.wake)
        tables.signal(self.clock.woken, due_only=True)

    @property
    def idle(self) -> bool:
        """Whether everything that is due now was handled and delivered."""
        return self.clock.idle and self.delivery.idle

    def wake(self) -> None:
        """There may be notices to deliver now."""
        self.delivery.wake()

    def start(self) -> None:
        """Watch the time, and deliver."""
        self.delivery.start()
        self.clock.start()

    async def tick(self) -> None:
        """Handle and deliver once what is due now, apart from the running tasks."""
        await self.clock.tick()
        await self.delivery.deliver()

    async def close(self) -> None:
        """Stop; the database has all that is left to do."""
        await self.clock.close()
        await self.delivery.close()
