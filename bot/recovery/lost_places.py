"""When a table can't be seen: its channel is gone, the bot is not allowed in, or was sent away.

That is told once, to the table's host and to the moderators, and is over as soon as the card shows again.
Where the place itself is lost the game is paused: nobody loses time over it.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

import discord

from bot.tables.errors import Refused
from bot.tables.model import PASSING, SYSTEM, Loss
from bot.tables.operations.lifecycle import LosePlace
from bot.tables.service import Tables

_log = logging.getLogger(__name__)
_UNKNOWN_CHANNEL: Final = 10003
LOCKED: Final = (50083, 160005)
"""Discord's codes for a thread that is archived or locked, so that only its moderators can open it again."""


class LostPlaces:
    """Finds lost places, and remembers which were told. `told` is called when somebody is to be told."""

    def __init__(
        self, client: discord.Client, tables: Tables, told: Callable[[], None] = lambda: None
    ) -> None:
        self._client = client
        self._tables = tables
        self._stored = tables.storage.lost_places
        self._told = told
        self._lock = asyncio.Lock()
        self._known: set[int] | None = None

    async def report(self, game: int, kind: Loss) -> None:
        """Something is in the way of a table's card. The first time, somebody is told."""
        async with self._lock:
            known = await self.of(game)
            if known == kind or (known is not None and known not in PASSING and kind in PASSING):
                return  # a lost place outranks a closed one
            try:
                await self._tables.submit(game, SYSTEM, LosePlace(kind))
            except Refused as refusal:
                _log.info("game %s: %s is in nobody's way any more: %s", game, kind, refusal)
                return
            if self._known is not None:
                self._known.add(game)
        self._told()

    async def shown(self, game: int) -> None:
        """A card was shown: if something was in its way, that is over."""
        if game in await self._all():
            await self.clear(game)

    async def clear(self, game: int) -> None:
        """Nothing is in the way any more."""
        self._known = (self._known or set()) - {game}
        await self._stored.clear(game)

    async def give_up(self, game: int) -> None:
        """There is no place for this card until the table moves: do not try again before it changes."""
        table = (await self._tables.look(game)).table
        await self._tables.storage.cards.shown(game, table.version, None)

    async def of(self, game: int) -> Loss | None:
        """What is in a table's way, if anything is."""
        return await self._stored.of(game)

    async def closed_in(self, server: int) -> list[int]:
        """The tables of a server whose card is kept from its place: by a permission, or a lock."""
        return await self._stored.passing_in(server) if await self._all() else []

    async def _all(self) -> set[int]:
        if self._known is None:
            self._known = await self._stored.all()
        return self._known

    # What Discord says

    async def channel_lost(self, channel: int) -> None:
        """A channel or thread was deleted."""
        game = await self._tables.storage.tables.at(channel)
        if game is not None:
            await self.report(game, "channel")

    async def message_lost(self, message: int) -> bool:
        """A message was deleted; whether it was a card, which is to be posted anew."""
        game = await self._tables.storage.cards.game_of(message)
        if game is not None:
            await self._tables.storage.cards.lost(game, message)
        return game is not None

    async def server_lost(self, server: int) -> None:
        """The bot was sent away from a server."""
        for listed in await self._tables.storage.tables.in_server(server):
            await self.report(listed.id, "server")

    async def server_back(self, server: int) -> None:
        """The bot was invited again: the cards of the server's games come back, as new messages."""
        for listed in await self._tables.storage.tables.in_server(server):
            if await self.of(listed.id) is not None:
                await self.clear(listed.id)
                await self._tables.storage.cards.lost(listed.id)

    async def look_around(self) -> None:
        """After a start: which places were lost while nobody looked?"""
        here = {guild.id for guild in self._client.guilds}
        for listed in await self._tables.storage.tables.placed():
            if listed.server is not None and listed.server not in here:
                await self.report(listed.id, "server")
            elif await self.of(listed.id) is None and await self.channel_is_gone(listed.channel or 0):
                await self.report(listed.id, "channel")

    async def present(self, server: int, user: int) -> bool:
        """Whether a person is still on a server. In doubt they are."""
        guild = self._client.get_guild(server)
        if guild is None:
            return True
        try:
            await guild.fetch_member(user)
        except discord.NotFound:
            return False
        except discord.HTTPException as error:
            _log.info("%s can't be looked up in %s: %s", user, server, error)
        return True

    async def channel_is_gone(self, channel: int) -> bool:
        """Whether a channel does not exist any more; one that is merely hidden does."""
        if self._client.get_channel(channel) is not None:
            return False
        try:
            await self._client.fetch_channel(channel)
        except discord.NotFound as error:
            return error.code == _UNKNOWN_CHANNEL
        except discord.HTTPException as error:
            _log.info("channel %s can't be looked up: %s", channel, error)
        except discord.InvalidData:
            return True
        return False
