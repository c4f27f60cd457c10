"""Deleting posted reminders once their decision was made, or a newer reminder replaced them.

At most one stays for a person and a table: a newer one is posted first, then the older one is deleted. The
database has a row for each, written together with the delivery. A message is deleted before its row is, so
that a crash in between leaves nothing behind but one more try to delete a message that is gone.
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
_DISCONNECTED: Final = (aiohttp.ClientError, OSError, TimeoutError)


class ReminderCleanup:
    """Deletes outdated reminders from channels and direct messages."""

    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self._client = client
        self._tables = tables
        # By message, the edition of the table as of which the reminder was still needed: a cache.
        self._checked_editions: dict[int, int] = {}

    async def delete_outdated(self) -> None:
        """Delete every reminder whose decision is no longer due, as far as Discord lets us now."""
        found = await self._tables.storage.notices.posted()
        self._checked_editions = {
            reminder.message: self._checked_editions.get(reminder.message, -1) for reminder in found
        }
        for reminder in found:
            if reminder.superseded or (
                self._checked_editions[reminder.message] != reminder.edition
                and not await self._needed(reminder)
            ):
                await self._delete(reminder)
            else:
                self._checked_editions[reminder.message] = reminder.edition

    async def _needed(self, reminder: PostedReminder) -> bool:
        try:
            table = (await self._tables.look(reminder.game)).table
        except Refused:
            return False
        except StoreError as error:  # a damaged game's reminders stay; the other games' must not wait for it
            _log.warning("game %s can't be read: %s", reminder.game, error)
            return True
        if reminder.user is None:
            return False
        if not reminder.seat:  # it was about a question to the table
            return any(
                vote.number == reminder.asked and not vote.answered(reminder.user) for vote in table.votes
            )
        return waits_for(table, reminder.user, reminder.asked)

    async def _delete(self, reminder: PostedReminder) -> None:
        message = self._client.get_partial_messageable(reminder.channel).get_partial_message(reminder.message)
        try:
            await message.delete()
        except (discord.DiscordServerError, discord.RateLimited, *_DISCONNECTED) as error:
            _log.info("game %s: a reminder stays for a while: %s", reminder.game, error)
            return
        except discord.HTTPException as error:  # it is gone already, or out of our reach for good
            _log.info("game %s: a reminder can't be deleted: %s", reminder.game, error)
        await self._tables.storage.notices.forget_posted(reminder.message)


def waits_for(table: TableView, user: int, asked: int | str | None) -> bool:
    """Whether a table still waits for a person's decision: the same decision, and no computer makes it."""
    seat = next((seat for seat in table.seats if seat.user == user), None)
    if seat is None or seat.deciding_computer:
        return False
    return seat.colour in table.due and table.asked.get(seat.colour) == asked
