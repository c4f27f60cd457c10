"""Sending notices: into a channel, or as a direct message, each message once, however often it is tried."""

import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import discord

from bot.recovery.lost_places import LOCKED_CODES, LostPlaces
from bot.storage.notices import PendingNotice
from bot.tables.service import Tables
from bot.ui.answers.answer import NO_PINGS
from bot.ui.components import PlainMessage
from bot.ui.post_once import find_posted, post_once

_log = logging.getLogger(__name__)
UNKNOWN_MESSAGE: Final = 10008  # in answer to a message: it arrived before, and somebody deleted it
_CANNOT_MESSAGE_USER: Final = 50007
_UNKNOWN_CHANNEL: Final = 10003


class NoticeSender:
    """Sends messages that tell one or several notices of a game, and notes that they were delivered."""

    def __init__(self, client: discord.Client, tables: Tables, lost_places: LostPlaces) -> None:
        self._client = client
        self._tables = tables
        self._notices = tables.storage.notices
        self._lost_places = lost_places

    async def send(
        self,
        notices: Sequence[PendingNotice],
        channel: discord.abc.Messageable,
        message: PlainMessage,
        allowed: discord.AllowedMentions,
    ) -> discord.Message:
        """Post notices, once: that they are tried is noted before, and if they were, their message is looked
        for.
        """
        lead = notices[0]
        if lead.tried is None:
            await self._notices.note_attempt(notices, self._tables.now())
        return await post_once(
            channel,
            lead.nonce,
            lead.tried,
            content=message.content,
            view=message.buttons,
            allowed_mentions=allowed,
        )

    async def send_direct(self, notice: PendingNotice, message: PlainMessage) -> discord.Message | None:
        """Send a direct message; None if this person takes none."""
        try:
            channel = await self._client.create_dm(discord.Object(notice.user))
            return await self.send([notice], channel, message, NO_PINGS)
        except (discord.Forbidden, discord.NotFound):
            return None
        except discord.HTTPException as error:
            if error.code != _CANNOT_MESSAGE_USER:
                raise
            return None

    async def post(
        self, notices: Sequence[PendingNotice], message: PlainMessage, channel: int
    ) -> discord.Message | None:
        """Mention the people of notices in the game's channel; None if that can't be done there, so that they
        are held.
        """
        game = notices[0].game
        people = [discord.Object(notice.user) for notice in notices]
        allowed = discord.AllowedMentions(everyone=False, roles=False, users=people)
        try:
            place = self._client.get_partial_messageable(channel)
            return await self.send(notices, place, message, allowed)
        except discord.Forbidden:
            await self.hold(notices)
            await self._lost_places.report(game, "permissions", channel)
        except discord.NotFound as error:
            await self.hold(notices)
            if error.code == _UNKNOWN_CHANNEL:
                await self._lost_places.report(game, "channel", channel)
        except discord.HTTPException as error:
            if error.code not in LOCKED_CODES:
                raise
            await self.hold(notices)
            await self._lost_places.report(game, "locked", channel)
        return None

    async def sees(self, notice: PendingNotice) -> bool:
        """Whether the person of a notice is on the server, and can see the channel that it is about."""
        guild = self._client.get_guild(notice.server or 0)
        channel = None if guild is None else guild.get_channel_or_thread(notice.channel or 0)
        if guild is None or channel is None:
            return False
        try:
            member = await guild.fetch_member(notice.user)
        except discord.NotFound:
            return False
        return channel.permissions_for(member).view_channel

    async def withdraw(self, notice: PendingNotice, reach: str) -> None:
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
            await self.done([notice])
        else:
            await self.note_posted([notice], sent.channel.id, sent.id)

    async def note_posted(self, notices: Sequence[PendingNotice], channel: int, message: int) -> None:
        """Note that reminders were delivered, and their message, to be taken away later."""
        await self._notices.note_posted(notices, channel, message, self._tables.now())

    async def hold(self, notices: Sequence[PendingNotice]) -> None:
        """Keep notices until their people next use the bot."""
        for notice in notices:
            await self._notices.hold(notice)

    async def done(self, notices: Sequence[PendingNotice]) -> None:
        """Note that notices were delivered, or are void."""
        await self._notices.note_delivered(notices, self._tables.now())
