"""Reminders that stand in a channel or a direct message, until what they are about is done.

At most one stands for a person and a table: a newer one comes first, then the older one goes. Which ones
stand is in the store, noted together with their delivery. A message is deleted before its row is, so
that a crash in between leaves nothing behind but a search for a message that is gone already.
"""

import logging
from typing import Final

import aiohttp
import discord

from bot.storage.errors import StoreError
from bot.storage.notices import PostedReminder
from bot.tables.errors import Refused
from bot.tables.public_view import TableView
from bot.tables.service import Tables

_log = logging.getLogger(__name__)
_LOST: Final = (aiohttp.ClientError, OSError, TimeoutError)


class Cleanup:
    """Takes away what has been said long enough."""

    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self._client = client
        self._tables = tables
        # Which reminders were found to be in order, as of which edition of their table: a shortcut only.
        self._in_order: dict[int, int] = {}

    async def sweep(self) -> None:
        """Delete every reminder that is about nothing any more, as far as Discord lets us now."""
        found = await self._tables.storage.notices.posted()
        self._in_order = {row.message: self._in_order.get(row.message, -1) for row in found}
        for row in found:
            if row.superseded or (self._in_order[row.message] != row.edition and not await self._needed(row)):
                await self._take_away(row)
            else:
                self._in_order[row.message] = row.edition

    async def _needed(self, row: PostedReminder) -> bool:
        try:
            table = (await self._tables.look(row.game)).table
        except Refused:
            return False
        except StoreError as error:  # a damaged game's reminders stay; the other games' must not wait for it
            _log.warning("game %s can't be read: %s", row.game, error)
            return True
        return row.user is not None and waits_for(table, row.user, row.asked)

    async def _take_away(self, row: PostedReminder) -> None:
        message = self._client.get_partial_messageable(row.channel).get_partial_message(row.message)
        try:
            await message.delete()
        except (discord.DiscordServerError, discord.RateLimited, *_LOST) as error:
            _log.info("game %s: a reminder stays for a while: %s", row.game, error)
            return
        except discord.HTTPException as error:  # it is gone already, or out of our reach for good
            _log.info("game %s: a reminder can't be taken away: %s", row.game, error)
        await self._tables.storage.notices.forget_posted(row.message)


def waits_for(table: TableView, user: int, asked: int | str | None) -> bool:
    """Whether a table still waits for a person's decision: the same decision, and no computer makes it."""
    seat = next((seat for seat in table.seats if seat.user == user), None)
    if seat is None or seat.driver:
        return False
    return seat.colour in table.due and table.asked.get(seat.colour) == asked
