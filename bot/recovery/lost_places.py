"""Tables whose card can't be shown: the channel was deleted, a permission is missing, or the bot was removed.

That is told once, to the table's host and to the moderators, and is over as soon as the card shows again.
Where the channel or the server itself is lost, the game is paused, so that no deadline passes.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

import discord

from bot.tables.errors import Refused
from bot.tables.model import SYSTEM, TEMPORARY_LOSSES, Loss
from bot.tables.operations.lifecycle import LosePlace
from bot.tables.service import Tables

_log = logging.getLogger(__name__)
_UNKNOWN_CHANNEL: Final = 10003
LOCKED_CODES: Final = (50083, 160005)
"""Discord's codes for a thread that is archived or locked, so that only its moderators can open it again."""


class LostPlaces:
    """Finds lost places and reports each once. `on_notice` is called when there are notices to deliver."""

    def __init__(
        self, client: discord.Client, tables: Tables, on_notice: Callable[[], None] = lambda: None
    ) -> None:
        self._client = client
        self._tables = tables
        self._stored = tables.storage.lost_places
        self._on_notice = on_notice
        self._lock = asyncio.Lock()
        self._known: set[int] | None = None
        tables.storage.database.blocks.when_gained(self._forget)

    def _forget(self, _block: int) -> None:
        """What was lost is to be read anew: another process served some of it."""
        self._known = None

    async def report(self, game: int, kind: Loss, channel: int | None = None) -> None:
        """Note why a table's card can't be shown; the first time, host and moderators are told.

        A loss that was found in a channel is of no matter to a table that has moved elsewhere since.
        """
        async with self._lock:
            known = await self.of(game)
            if known == kind or (
                known is not None and known not in TEMPORARY_LOSSES and kind in TEMPORARY_LOSSES
            ):
                return  # a lost channel outranks a missing permission
            try:
                await self._tables.submit(game, SYSTEM, LosePlace(kind, channel))
            except Refused as refusal:
                _log.info("game %s: its loss (%s) is of no matter any more: %s", game, kind, refusal)
                return
            if self._known is not None:
                self._known.add(game)
        self._on_notice()

    async def known(self, game: int) -> Loss | None:
        """Why a table's card can't be shown as far as is known; read from memory where nothing is lost."""
        return await self.of(game) if game in await self._all() else None

    async def shown(self, game: int, before: Loss | None) -> None:
        """A card was shown: the loss that was known before is over, but not one that came meanwhile."""
        if before is None:
            return
        async with self._lock:
            if await self.of(game) == before:
                await self.clear(game)

    async def clear(self, game: int) -> None:
        """Forget a loss: the card can be shown again."""
        self._known = (self._known or set()) - {game}
        await self._stored.clear(game)

    async def give_up(self, game: int, channel: int) -> None:
        """Don't retry a card in this channel before the table changes; one that moved is shown elsewhere."""
        table = (await self._tables.look(game)).table
        if table.place is not None and table.place.channel == channel:
            await self._tables.storage.cards.shown(game, table.version, None)

    async def of(self, game: int) -> Loss | None:
        """Why a table's card can't be shown, if it can't."""
        return await self._stored.of(game)

    async def blocked_in(self, server: int) -> list[int]:
        """The tables of a server whose card only a permission or a lock keeps out of its channel."""
        return await self._stored.temporary_in(server) if await self._all() else []

    async def _all(self) -> set[int]:
        if self._known is None:
            self._known = await self._stored.all()
        return self._known

    # Events of the gateway

    async def channel_lost(self, channel: int) -> None:
        """A channel or thread was deleted."""
        game = await self._tables.storage.tables.at(channel)
        if game is not None:
            await self.report(game, "channel", channel)

    async def message_lost(self, message: int) -> bool:
        """A message was deleted; whether it was a card, which is to be posted anew."""
        game = await self._tables.storage.cards.game_of(message)
        if game is not None:
            await self._tables.storage.cards.lost(game, message)
        return game is not None

    async def server_lost(self, server: int) -> None:
        """The bot was removed from a server."""
        for listed in await self._tables.storage.tables.in_server(server):
            await self.report(listed.id, "server")

    async def server_back(self, server: int) -> None:
        """The bot was invited again: the cards of the server's games come back, as new messages."""
        known = await self._all()
        for listed in await self._tables.storage.tables.in_server(server) if known else ():
            if listed.id in known:
                await self.clear(listed.id)
                await self._tables.storage.cards.lost(listed.id)

    async def check_places(self, hears_of: Callable[[int], bool] = lambda server: True) -> None:
        """After a start, find places that were lost while the bot was not running; on servers of which the
        bot hears.
        """
        here, known = {guild.id for guild in self._client.guilds}, await self._all()
        for listed in await self._tables.storage.tables.placed():
            if listed.server is not None and not hears_of(listed.server):
                continue
            if listed.server is not None and listed.server not in here:
                await self.report(listed.id, "server")
            elif listed.id not in known and await self.channel_is_gone(listed.channel or 0):
                await self.report(listed.id, "channel")

    async def is_member(self, server: int, user: int) -> bool:
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
