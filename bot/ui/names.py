"""People's display names: looked up in Discord, cached in memory, never stored, and escaped in texts."""

import logging
from collections import OrderedDict
from typing import Any, Final

import discord

from bot.tables.model import Seat
from bot.tables.public_view import TableView
from bot.words import Say
from engine import Colour

_log = logging.getLogger(__name__)
_CAPACITY: Final = 5000
_LONGEST_NAME: Final = 32


class DisplayNames:
    """A cache of display names by server and person; of too many, those longest unused are dropped."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._cached: OrderedDict[tuple[int | None, int], str] = OrderedDict()

    def remember(self, interaction: discord.Interaction[Any]) -> None:
        """Cache the name of whoever just used the bot."""
        self._add(interaction.guild_id, interaction.user.id, interaction.user.display_name)

    def _add(self, server: int | None, user: int, name: str) -> str:
        key = (server, user)
        self._cached[key] = name[:_LONGEST_NAME]
        self._cached.move_to_end(key)
        while len(self._cached) > _CAPACITY:
            self._cached.popitem(last=False)
        return self._cached[key]

    async def of_user(self, server: int | None, user: int) -> str | None:
        """A person's name; None for somebody whom Discord does not know here any more."""
        known = self._cached.get((server, user))
        if known is not None:
            return known
        try:
            guild = self._client.get_guild(server) if server else None
            found: discord.abc.User
            found = await guild.fetch_member(user) if guild else await self._client.fetch_user(user)
        except discord.NotFound:
            return None
        except discord.HTTPException:
            _log.warning("no name for %s in %s for now", user, server)
            return None
        return self._add(server, user, found.display_name)

    def known(self, server: int | None, seats: tuple[Seat, ...], say: Say) -> dict[Colour, str]:
        """What of that is known without asking Discord: for lists, where asking would take its time."""
        people = {
            seat.colour: self._cached.get((server, seat.user)) for seat in seats if seat.user is not None
        }
        found = {colour: name for colour, name in people.items() if name is not None}
        computers = {
            seat.colour: say("computer-name", level=seat.computer)
            for seat in seats
            if seat.computer is not None
        }
        return {**found, **computers}

    async def at_table(self, table: TableView, say: Say) -> dict[Colour, str]:
        """What everybody at a table is called; computers by their level, the unknown by their colour."""
        server = table.place.server if table.place else None
        names: dict[Colour, str] = {}
        for seat in table.seats:
            name = None
            if seat.user is not None:
                name = await self.of_user(server, seat.user)
            elif seat.computer is not None:
                name = say("computer-name", level=seat.computer)
            names[seat.colour] = name or say(f"picture-colour-{seat.colour}")
        return names


def escape(name: str) -> str:
    """A name, or other words of somebody's, that can't format, mention or ping."""
    return discord.utils.escape_mentions(discord.utils.escape_markdown(name))
