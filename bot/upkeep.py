"""Everything that keeps long games going, in one place: clock, notices, troubles, and people's wishes."""

import discord

from .clock import Clock
from .notices import Notices
from .people import People
from .servers import Servers
from .tables import Tables
from .troubles import Troubles


class Upkeep:
    """Begins when the bot is connected and ends with it."""

    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self.people = People(tables.store)
        self.servers = Servers(tables.store)
        self.troubles = Troubles(client, tables, self.stir)
        self.notices = Notices(client, tables, self.people, self.servers, self.troubles)
        self.clock = Clock(tables, self.people, present=self.troubles.present, ticked=self.stir)

    def stir(self) -> None:
        """Somebody may have to be told something now."""
        self.notices.stir()

    async def start(self) -> None:
        """Look which places were lost while nobody looked, then watch the time."""
        await self.troubles.look_around()
        self.notices.start()
        self.clock.start()

    async def tick(self) -> None:
        """Have all handled and told that is due now, without waiting for it."""
        await self.clock.tick()
        await self.notices.deliver()

    async def close(self) -> None:
        """Stop; the store has all that is left to do."""
        await self.clock.close()
        await self.notices.close()
