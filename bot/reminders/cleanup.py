"""Deleting posted reminders once their decision was made, or a newer reminder replaced them.

At most one stays for a person and a table: a newer one is posted first, then the older one is deleted. The
database has a row for each person, written together with the delivery. A message is deleted before its rows
are, so that a crash in between leaves nothing behind but one more try to delete a message that is gone.
"""

import logging
from itertools import groupby

import discord

from bot.storage.errors import StoreError
from bot.storage.notices import PostedReminder
from bot.tables.errors import Refused
from bot.tables.public_view import TableView
from bot.tables.service import Tables
from bot.ui.answers.discord_errors import DISCONNECTED
from bot.words import words

from .messages import Reminded, game_link, question_message, reminder_message

_log = logging.getLogger(__name__)


class ReminderCleanup:
    """Deletes outdated reminders from channels and direct messages; one that is outdated for some of those
    whom it mentions is edited to mention the others.
    """

    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self._client = client
        self._tables = tables

    async def delete_outdated(self) -> None:
        """Take back every reminder whose decision is no longer due, as far as Discord lets us now."""
        after = 0
        while found := await self._tables.storage.notices.to_check(after):
            kept: list[PostedReminder] = []
            for _, group in groupby(found, lambda reminder: reminder.message):
                mentioned = list(group)
                needed = [reminder for reminder in mentioned if await self._is_needed(reminder)]
                outdated = [reminder for reminder in mentioned if reminder not in needed]
                if outdated:
                    await self._take_back(outdated, needed)
                kept += [reminder for reminder in needed if not reminder.checked]
            if kept:
                await self._tables.storage.notices.note_needed(kept)
            after = found[-1].message

    async def _is_needed(self, reminder: PostedReminder) -> bool:
        if reminder.superseded:
            return False
        return bool(reminder.checked) or await self._still_due(reminder)

    async def _still_due(self, reminder: PostedReminder) -> bool:
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

    async def _take_back(self, outdated: list[PostedReminder], needed: list[PostedReminder]) -> None:
        """Delete a reminder, or have it mention only those who still need it; then forget the others."""
        first = outdated[0]
        message = self._client.get_partial_messageable(first.channel).get_partial_message(first.message)
        try:
            if needed:
                await self._edit(message, needed)
            else:
                await message.delete()
        except (discord.DiscordServerError, discord.RateLimited, *DISCONNECTED) as error:
            _log.info("game %s: a reminder stays for a while: %s", first.game, error)
            return
        except StoreError as error:
            _log.warning("game %s can't be read: %s", first.game, error)
            return
        except discord.HTTPException as error:  # it is gone already, or out of our reach for good
            _log.info("game %s: a reminder can't be taken back: %s", first.game, error)
        await self._tables.storage.notices.forget_posted(outdated)

    async def _edit(self, message: discord.PartialMessage, needed: list[PostedReminder]) -> None:
        table = (await self._tables.look(needed[0].game)).table
        users = [reminder.user for reminder in needed if reminder.user is not None]
        say = words(table.settings.language)
        link = game_link(table.place.server, table.place.channel, needed[0].card) if table.place else ""
        vote = None if needed[0].seat else next(v for v in table.votes if v.number == needed[0].asked)
        if vote is not None:
            content, buttons = question_message(table, vote, users, link, say)
        else:
            people = [Reminded(reminder.user, reminder.key) for reminder in needed if reminder.user]
            content, buttons = reminder_message(table, people, link, say)
        mentions = discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(user) for user in users]
        )
        await message.edit(content=content, view=buttons, allowed_mentions=mentions)


def waits_for(table: TableView, user: int, asked: int | str | None) -> bool:
    """Whether a table still waits for a person's decision: the same decision, and no computer makes it."""
    seat = next((seat for seat in table.seats if seat.user == user), None)
    if seat is None or seat.deciding_computer:
        return False
    return seat.colour in table.due and table.asked.get(seat.colour) == asked
