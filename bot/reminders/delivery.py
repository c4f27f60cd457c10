"""Delivering notices: what one person alone is told, and what moderators are told.

The database is the queue: a notice stays in it until it was delivered, and what failed is retried. Reminders
go to the channel or, for those who asked for it, into a direct message. Any other notice goes into a direct
message for those, and is held for the others until they next use the bot. Where one channel is closed to the
bot, the notice goes to another, or is held.
"""

import asyncio
import logging
from contextlib import suppress
from typing import Final

import aiohttp
import discord

from bot.background import BackgroundTask
from bot.recovery.lost_places import LOCKED_CODES, LostPlaces
from bot.storage.errors import StoreError
from bot.storage.notices import PendingNotice
from bot.tables.errors import Refused
from bot.tables.log_entry import MODERATORS
from bot.tables.model import SYSTEM
from bot.tables.operations.votes import NoteTold
from bot.tables.public_view import TableView
from bot.tables.service import Tables
from bot.ui.components import PlainMessage
from bot.ui.post_once import find_posted, post_once
from bot.ui.respond import NO_PINGS, Press, can_follow_up, text_view, words_for
from bot.words import words

from .cleanup import ReminderCleanup, waits_for
from .messages import game_link, notice_line, notice_message, question_message, reminder_message

_log = logging.getLogger(__name__)
POLL_SECONDS: Final = 20.0
MOST_HELD_SHOWN: Final = 10
_DISCONNECTED: Final = (aiohttp.ClientError, OSError, TimeoutError)
_CANNOT_MESSAGE_USER: Final = 50007
_UNKNOWN_CHANNEL: Final = 10003
_UNKNOWN_MESSAGE: Final = 10008  # in answer to a message: it arrived before, and somebody deleted it


class NoticeDelivery(BackgroundTask):
    """Delivers notices, one after another, as long as the bot is connected."""

    def __init__(self, client: discord.Client, tables: Tables, lost_places: LostPlaces) -> None:
        super().__init__("notices")
        self._client = client
        self._tables = tables
        self._notices = tables.storage.notices
        self._lost_places = lost_places
        self._cleanup = ReminderCleanup(client, tables)
        self._lock = asyncio.Lock()

    async def run_once(self) -> float:
        """Deliver, and look again after a while for what could not be delivered."""
        await self.deliver()
        return POLL_SECONDS

    async def deliver(self) -> None:
        """Send or hold every notice that can be sent or held now, and delete outdated reminders."""
        async with self._lock:
            after = (0, 0, 0)
            while found := await self._notices.undelivered(after):
                for notice in found:
                    await self._deliver_or_retry(notice)
                after = found[-1][:3]
            await self._cleanup.delete_outdated()

    async def _deliver_or_retry(self, notice: PendingNotice) -> None:
        """Whatever Discord answers, the notice is delivered, held, or left in the queue to be retried."""
        try:
            await self._deliver_one(notice)
        except (discord.HTTPException, *_DISCONNECTED) as error:
            _log.warning("game %s: a notice waits: %s", notice.game, error)
        except Refused as refusal:
            _log.info("game %s: a notice is void: %s", notice.game, refusal)
            await self._done(notice)
        except StoreError as error:  # one damaged game must not hold up the others' notices
            _log.warning("game %s can't be read: %s", notice.game, error)

    async def _deliver_one(self, notice: PendingNotice) -> None:
        table = (await self._tables.look(notice.game)).table
        if notice.user == MODERATORS:
            await self._tell_moderators(notice, table)
        elif notice.is_reminder:
            await self._remind(notice, table)
        elif notice.is_question:
            await self._ask(notice, table)
        elif (await self._tables.storage.people.of(notice.user)).reach == "dm":
            say = words(table.settings.language)
            text = notice_line(notice.key, notice.blanks, say)
            link = game_link(notice.server, notice.channel or 0, notice.card)
            if await self._send_direct(notice, notice_message(table, text, link, say)):
                await self._done(notice)
            else:
                await self._hold(notice)
        else:
            await self._hold(notice)

    # Reminders

    async def _remind(self, notice: PendingNotice, table: TableView) -> None:
        """Post a reminder, if its decision is still due; during quiet hours it stays in the queue."""
        preferences = await self._tables.storage.people.of(notice.user)
        due = waits_for(table, notice.user, notice.blanks.get("asked"))
        if not due or preferences.reach == "off" or notice.channel is None:
            await self._withdraw(notice, preferences.reach)
            return
        now = self._tables.now()
        away = next(seat.away_until for seat in table.seats if seat.user == notice.user)
        if preferences.silent_until(now) is not None or (away or now) > now:
            return
        if await self._notices.superseded(notice):
            # A stronger reminder is next in the queue: nobody is reminded twice at once.
            await self._withdraw(notice, preferences.reach)
            return
        say = words(table.settings.language)
        text = notice_line(notice.key, notice.blanks, say)
        link = game_link(notice.server, notice.channel, notice.card)
        deadline = next(table.deadlines.get(s.colour) for s in table.seats if s.user == notice.user)
        message = reminder_message(table, notice.user, text, link, deadline, say)
        sent = await self._send_direct(notice, message) if preferences.reach == "dm" else None
        sent = sent or await self._post_reminder(notice, message, notice.channel)
        if sent is not None:
            await self._note_posted(notice, sent)

    # Questions to the table

    async def _ask(self, notice: PendingNotice, table: TableView) -> None:
        """Ping somebody about a question that they have not answered; only then their time to answer runs.

        An absence is no reason to wait: it ends games that they play. Quiet hours are.
        """
        preferences = await self._tables.storage.people.of(notice.user)
        number = int(notice.blanks["number"])
        vote = next((vote for vote in table.votes if vote.number == number), None)
        if vote is None or vote.answered(notice.user):
            await self._withdraw(notice, preferences.reach)
            return
        if preferences.reach == "off" or notice.channel is None:
            await self._hold(notice)
            return
        if preferences.silent_until(self._tables.now()) is not None:
            return
        say = words(table.settings.language)
        link = game_link(notice.server, notice.channel, notice.card)
        text = notice_line(notice.key, notice.blanks, say)
        message = question_message(table, vote, notice.user, text, link, say)
        sent = await self._send_direct(notice, message) if preferences.reach == "dm" else None
        sent = sent or await self._post_reminder(notice, message, notice.channel)
        if sent is not None:
            await self._note_told(notice)
            await self._note_posted(notice, sent)

    async def _note_told(self, notice: PendingNotice) -> None:
        """Let a person's time to answer a question begin, if it is still asked."""
        told = NoteTold(str(notice.blanks["kind"]), int(notice.blanks["number"]), notice.user)
        with suppress(Refused):
            await self._tables.submit(notice.game, SYSTEM, told)

    async def _note_posted(self, notice: PendingNotice, sent: discord.Message) -> None:
        now = self._tables.now()
        await self._notices.note_posted(notice, sent.channel.id, sent.id, now)

    async def _withdraw(self, notice: PendingNotice, reach: str) -> None:
        """Drop a reminder that is of no use any more. If an earlier try arrived, its message is noted, to be
        deleted.
        """
        sent = None
        if notice.tried is not None and notice.channel is not None:
            where: discord.abc.Messageable = self._client.get_partial_messageable(notice.channel)
            with suppress(discord.Forbidden, discord.NotFound):
                if reach == "dm":
                    where = await self._client.create_dm(discord.Object(notice.user))
                sent = await find_posted(where, notice.nonce, notice.tried)
        if sent is None:
            await self._done(notice)
        else:
            await self._note_posted(notice, sent)

    async def _post_reminder(
        self, notice: PendingNotice, message: PlainMessage, channel: int
    ) -> discord.Message | None:
        """Mention somebody in the game's channel; None if that can't be done there."""
        allowed = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(notice.user)])
        place = self._client.get_partial_messageable(channel)
        try:
            return await self._send(notice, place, message, allowed)
        except discord.Forbidden:
            await self._hold(notice)
            await self._lost_places.report(notice.game, "permissions", channel)
        except discord.NotFound as error:
            await self._hold(notice)
            if error.code == _UNKNOWN_CHANNEL:
                await self._lost_places.report(notice.game, "channel", channel)
        except discord.HTTPException as error:
            if error.code not in LOCKED_CODES:
                raise
            await self._hold(notice)
            await self._lost_places.report(notice.game, "locked", channel)
        return None

    async def _send_direct(self, notice: PendingNotice, message: PlainMessage) -> discord.Message | None:
        """Send a direct message; None if this person takes none."""
        try:
            channel = await self._client.create_dm(discord.Object(notice.user))
            return await self._send(notice, channel, message, NO_PINGS)
        except (discord.Forbidden, discord.NotFound):
            return None
        except discord.HTTPException as error:
            if error.code != _CANNOT_MESSAGE_USER:
                raise
            return None

    async def _send(
        self,
        notice: PendingNotice,
        channel: discord.abc.Messageable,
        message: PlainMessage,
        allowed: discord.AllowedMentions,
    ) -> discord.Message:
        """Post a notice, once: that it is tried is noted before, and if it was, its message is looked for."""
        if notice.tried is None:
            await self._notices.note_attempt(notice, self._tables.now())
        return await post_once(
            channel,
            notice.nonce,
            notice.tried,
            content=message.content,
            view=message.buttons,
            allowed_mentions=allowed,
        )

    # Moderators

    async def _tell_moderators(self, notice: PendingNotice, table: TableView) -> None:
        """Post where this server's moderators look; if the bot can't, they find the game by `/table list`."""
        if notice.server is None:
            await self._done(notice)  # nobody moderates a private chat
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
                await self._send(notice, channel, message, allowed)
            except discord.HTTPException as error:
                unreachable = (
                    isinstance(error, discord.Forbidden | discord.NotFound) or error.code in LOCKED_CODES
                )
                if not unreachable:
                    raise
                if error.code != _UNKNOWN_MESSAGE:
                    continue
            break
        await self._done(notice)

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
            await interaction.followup.send(view=text_view(text), ephemeral=True, allowed_mentions=NO_PINGS)
        except (discord.HTTPException, *_DISCONNECTED) as error:
            _log.info("notices for %s are still held: %s", user, error)
            return
        for notice in held:
            if notice.is_question:
                await self._note_told(notice)
        await self._notices.note_delivered(held, self._tables.now())

    async def _hold(self, notice: PendingNotice) -> None:
        await self._notices.hold(notice)

    async def _done(self, notice: PendingNotice) -> None:
        await self._notices.note_delivered([notice], self._tables.now())


def _channel_mention(notice: PendingNotice) -> str:
    return f"<#{notice.channel}>" if notice.channel else str(notice.game)
