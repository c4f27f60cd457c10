"""When a table can't be seen: its channel is gone, the bot is not allowed in, or was sent away.

A trouble is told once, to the table's host and to the moderators, and is over as soon as the card shows
again. Where the place itself is lost the game is paused: nobody loses time over it.
"""

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from functools import partial
from typing import Final

import discord

from bot.tables.errors import Refused
from bot.tables.model import Place
from bot.tables.operations.moderator_ops import PASSING, Loss, tables_in
from bot.tables.service import Tables

_log = logging.getLogger(__name__)
_UNKNOWN_CHANNEL: Final = 10003
LOCKED: Final = (50083, 160005)
"""Discord's codes for a thread that is archived or locked, so that only its moderators can open it again."""


class LostPlaces:
    """Finds lost places, and remembers which were told."""

    def __init__(
        self, client: discord.Client, tables: Tables, told: Callable[[], None] = lambda: None
    ) -> None:
        self._client = client
        self._tables = tables
        self._told = told
        self._turn = asyncio.Lock()
        self._known: set[int] | None = None

    async def report(self, game: int, kind: Loss) -> None:
        """Something is in the way of a table's card. The first time, somebody is told."""
        async with self._turn:
            known = await self.of(game)
            if known == kind or (known is not None and known not in PASSING and kind in PASSING):
                return  # a lost place outranks a closed one
            noted = partial(_note, game=game, kind=kind, now=self._tables.times.now())
            try:
                await self._tables.stewards.displace(game, kind, noted)
            except Refused as refusal:
                _log.info("game %s: %s is no trouble any more: %s", game, kind, refusal)
                return
            if self._known is not None:
                self._known.add(game)
        self._told()

    async def shown(self, game: int) -> None:
        """A card was shown: if something was in its way, that is over."""
        if self._known is None:
            self._known = await self._tables.store.read(_all)
        if game in self._known:
            await self.over(game)

    async def over(self, game: int) -> None:
        """Nothing is in the way any more."""
        self._known = (self._known or set()) - {game}
        await self._tables.store.write(
            lambda db: db.execute("DELETE FROM troubles WHERE game = ?", (game,)).close()
        )

    async def give_up(self, game: int) -> None:
        """There is no place for this card until the table moves: do not try again before it changes."""
        table = (await self._tables.look(game)).table
        await self._tables.outbox.card_shown(game, table.version, None)

    async def of(self, game: int) -> Loss | None:
        """What is in a table's way, if anything is."""
        return await self._tables.store.read(partial(_read, game=game))

    async def closed_in(self, server: int) -> list[int]:
        """The tables of a server whose card is kept from its place: by a permission, or a lock."""
        if self._known is None:
            self._known = await self._tables.store.read(_all)
        return await self._tables.store.read(partial(_closed, server=server)) if self._known else []

    # What Discord says

    async def channel_lost(self, channel: int) -> None:
        """A channel or thread was deleted."""
        game = await self._tables.register.at(Place(None, channel))
        if game is not None:
            await self.report(game, "channel")

    async def message_lost(self, message: int) -> None:
        """A message was deleted: if it was a card, it is posted anew."""
        game = await self._tables.store.read(partial(_card, message=message))
        if game is not None:
            await self._tables.outbox.card_lost(game, message)
            self._tables.outbox.wake()

    async def server_lost(self, server: int) -> None:
        """The bot was sent away from a server."""
        for game, home, _ in await self._tables.store.read(tables_in):
            if home == server:
                await self.report(game, "server")

    async def server_back(self, server: int) -> None:
        """The bot was invited again: the cards of the server's games come back, as new messages."""
        for game, home, _ in await self._tables.store.read(tables_in):
            if home == server and await self.of(game) is not None:
                await self.over(game)
                await self._tables.outbox.card_lost(game)
        self._tables.outbox.wake()

    async def look_around(self) -> None:
        """After a start: which places were lost while nobody looked?"""
        here = {guild.id for guild in self._client.guilds}
        for game, server, channel in await self._tables.store.read(tables_in):
            if server is not None and server not in here:
                await self.report(game, "server")
            elif await self.of(game) is None and await self.channel_is_gone(channel):
                await self.report(game, "channel")

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


def _all(db: sqlite3.Connection) -> set[int]:
    return {game for (game,) in db.execute("SELECT game FROM troubles")}


def _closed(db: sqlite3.Connection, server: int) -> list[int]:
    rows = db.execute(
        "SELECT t.game FROM troubles AS t JOIN games AS g ON g.id = t.game"
        f" WHERE g.server = ? AND t.kind IN ({', '.join('?' * len(PASSING))})",
        (server, *PASSING),
    )
    return [game for (game,) in rows]


def _note(db: sqlite3.Connection, game: int, kind: str, now: float) -> None:
    db.execute("INSERT OR REPLACE INTO troubles (game, kind, since) VALUES (?, ?, ?)", (game, kind, now))


def _read(db: sqlite3.Connection, game: int) -> Loss | None:
    row = db.execute("SELECT kind FROM troubles WHERE game = ?", (game,)).fetchone()
    return None if row is None else row[0]


def _card(db: sqlite3.Connection, message: int) -> int | None:
    row = db.execute(
        "SELECT id FROM games WHERE card_message = ? AND status IN ('open', 'playing', 'paused')", (message,)
    ).fetchone()
    return None if row is None else int(row[0])
