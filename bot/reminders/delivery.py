"""Delivering notices: what one person alone is told, and what moderators are told.

The database is the queue: a notice stays in it until it was delivered, and what failed is retried. Reminders
and other pings go out as `pings` says. Any other notice goes into a direct
message for those, and is held for the others until they next use the bot. Where one channel is closed to the
bot, the notice goes to another, or is held.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable
from typing import Final

import discord

from bot.background import BackgroundTask
from bot.recovery.lost_places import LOCKED_CODES, LostPlaces
from bot.storage.errors import StoreError
from bot.storage.notices import PendingNotice
from bot.tables.errors import Refused
from bot.tables.log_entry import MODERATORS
from bot.tables.public_view import TableView
from bot.tables.service import Tables
from bot.ui.answers.discord_errors import DISCONNECTED
from bot.ui.press import Press
from bot.ui.respond import can_follow_up, show_news, text_view, words_for
from bot.words import words

from .cleanup import ReminderCleanup
from .messages import game_link, notice_line, notice_message
from .pings import PingDelivery
from .sending import UNKNOWN_MESSAGE, NoticeSender

_log = logging.getLogger(__name__)
POLL_SECONDS: Final = 20.0
MOST_HELD_SHOWN: Final = 10


class NoticeDelivery(BackgroundTask):
    """Delivers notices, one after another, as long as the bot is connected."""

    def __init__(self, client: discord.Client, tables: Tables, lost_places: LostPlaces) -> None:
        super().__init__("notices")
        self._client = client
        self._tables = tables
        self._notices = tables.storage.notices
        self._sender = NoticeSender(client, tables, lost_places)
        self._pings = PingDelivery(tables, self._sender)
        self._cleanup = ReminderCleanup(client, tables)
        self._lock = asyncio.Lock()

    async def run_once(self) -> float:
        """Deliver, and look again after a while for what could not be delivered."""
        await self.deliver()
        return POLL_SECONDS

    async def deliver(self) -> None:
        """Send or hold every notice that can be sent or held now, and delete outdated reminders."""
        async with self._lock:
            async for notices in self._by_game():
                pings = [notice for notice in notices if _is_ping(notice)]
                for notice in notices:  # what happened first is told first; all pings go together
                    if notice not in pings:
                        await self._deliver_or_retry([notice], self._deliver_one(notice))
                    elif notice == pings[0]:
                        await self._deliver_or_retry(pings, self._pings.deliver(pings))
            await self._cleanup.delete_outdated()

    async def _by_game(self) -> AsyncIterator[list[PendingNotice]]:
        """The notices that wait, of one game after another."""
        after, found = (0, 0, 0), list[PendingNotice]()
        while batch := await self._notices.undelivered(after):
            for notice in batch:
                if found and found[-1].game != notice.game:
                    yield found
                    found = []
                found.append(notice)
            after = batch[-1][:3]
        if found:
            yield found

    async def _deliver_or_retry(self, notices: list[PendingNotice], delivery: Awaitable[None]) -> None:
        """Whatever Discord answers, notices are delivered, held, or left in the queue to be retried."""
        game = notices[0].game
        try:
            await delivery
        except (discord.HTTPException, *DISCONNECTED) as error:
            _log.warning("game %s: a notice waits: %s", game, error)
        except Refused as refusal:
            _log.info("game %s: a notice is void: %s", game, refusal)
            await self._sender.done(notices)
        except StoreError as error:  # one damaged game must not hold up the others' notices
            _log.warning("game %s can't be read: %s", game, error)

    async def _deliver_one(self, notice: PendingNotice) -> None:
        table = (await self._tables.look(notice.game)).table
        if notice.user == MODERATORS:
            await self._tell_moderators(notice, table)
        elif (await self._tables.storage.people.of(notice.user)).reach == "dm":
            say = words(table.settings.language)
            text = notice_line(notice.key, notice.blanks, say)
            link = game_link(notice.server, notice.channel or 0, notice.card)
            if await self._sender.send_direct(notice, notice_message(table, text, link, say)):
                await self._sender.done([notice])
            else:
                await self._sender.hold([notice])
        else:
            await self._sender.hold([notice])

    # Moderators

    async def _tell_moderators(self, notice: PendingNotice, table: TableView) -> None:
        """Post where this server's moderators look; if the bot can't, they find the game by `/table list`."""
        if notice.server is None:
            await self._sender.done([notice])  # nobody moderates a private chat
            return
        if self._client.get_guild(notice.server) is None:
            return  # the bot is not there at the moment: it is told when it is back
        policy = await self._tables.storage.servers.of(notice.server)
        say = words(table.settings.language)
        text = notice_line(notice.key, notice.blanks, say)
        whom = f"<@&{policy.role}>" if policy.role else say("moderators")
        link = game_link(notice.server, notice.channel or 0, notice.card)
        message = notice_message(table, text, link, say, who=whom)
        allowed = discord.AllowedMentions(
            everyone=False, users=False, roles=[discord.Object(policy.role)] if policy.role else False
        )
        for number in self._moderator_channels(notice, policy.channel):
            channel = self._client.get_partial_messageable(number)
            try:
                await self._sender.send([notice], channel, message, allowed)
            except discord.HTTPException as error:
                unreachable = (
                    isinstance(error, discord.Forbidden | discord.NotFound) or error.code in LOCKED_CODES
                )
                if not unreachable:
                    raise
                if error.code != UNKNOWN_MESSAGE:
                    continue
            break
        await self._sender.done([notice])

    def _moderator_channels(self, notice: PendingNotice, chosen: int | None) -> list[int]:
        """Where moderators may look, best first: the channel that they set, the game's, the server's own."""
        unreachable = notice.blanks.get("loss") in ("channel", "permissions", "locked")
        channels = [chosen, None if unreachable else notice.channel]
        guild = self._client.get_guild(notice.server) if notice.server else None
        if guild is not None:
            channels.append(None if guild.system_channel is None else guild.system_channel.id)
            channels += [
                channel.id
                for channel in guild.text_channels
                if channel.id != notice.channel and channel.permissions_for(guild.me).send_messages
            ][:3]
        return list(dict.fromkeys(channel for channel in channels if channel is not None))

    # Held notices

    async def tell_held(self, interaction: Press) -> None:
        """Show somebody who just used the bot the notices that are held for them.

        Their delivery is noted afterwards: an ephemeral message can't be looked for later, so that a crash in
        between shows them again next time, rather than never.
        """
        user = interaction.user.id
        try:
            held = await self._notices.held_for(user)
        except StoreError as error:
            _log.warning("held notices can't be read: %s", error)
            return
        if not held or not can_follow_up(interaction):
            return
        say = words_for(interaction)
        lines = [
            f"- {notice_line(notice.key, notice.blanks, say)} ({_channel_mention(notice)})"
            for notice in held[-MOST_HELD_SHOWN:]
        ]
        text = "\n".join([say("notices-title"), *lines])
        try:
            await show_news(interaction, text_view(text))
        except (discord.HTTPException, *DISCONNECTED) as error:
            _log.info("notices for %s are still held: %s", user, error)
            return
        for notice in held:
            await self._pings.note_told(notice)
        await self._notices.note_delivered(held, self._tables.now())


def _is_ping(notice: PendingNotice) -> bool:
    return notice.is_reminder or notice.is_question or notice.is_ping


def _channel_mention(notice: PendingNotice) -> str:
    return f"<#{notice.channel}>" if notice.channel else str(notice.game)
