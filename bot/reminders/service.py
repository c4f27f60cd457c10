"""A clock that has what is due handled, and the delivery of what people are to be told."""

import discord

from bot.recovery.lost_places import LostPlaces
from bot.tables.service import Tables

from .clock import Clock
from .delivery import NoticeDelivery


class Reminders:
    """Begins when the bot is connected and ends with it."""

    def __init__(self, client: discord.Client, tables: Tables, lost_places: LostPlaces) -> None:
        self.delivery = NoticeDelivery(client, tables, lost_places)
        self.clock = Clock(tables, present=lost_places.present, ticked=self.wake)
        tables.signal(self.clock.woken, due_only=True)

    @property
    def idle(self) -> bool:
        """Whether everything was done and told that is due now."""
        return self.clock.idle and self.delivery.idle

    def wake(self) -> None:
        """Somebody may have to be told something now."""
        self.delivery.wake()

    def start(self) -> None:
        """Watch the time, and deliver."""
        self.delivery.start()
        self.clock.start()

    async def tick(self) -> None:
        """Have all handled and told that is due now, without waiting for it."""
        await self.clock.tick()
        await self.delivery.deliver()

    async def close(self) -> None:
        """Stop; the database has all that is left to do."""
        await self.clock.close()
        await self.delivery.close()
