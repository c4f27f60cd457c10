"""Delivering what one person alone is told, and what moderators are told.

The notices stand in the store until they were delivered. Reminders go to the channel or, for those who
asked for it, into a direct message; everything else goes into a direct message for those, and is held in the
database for the others, until they come by. A closed door never stops anything: the notice goes another way.
"""

import asyncio
import logging
from contextlib import suppress
from typing import Final

import aiohttp
import discord

from bot.background import BackgroundTask
from bot.recovery.lost_places import LOCKED, LostPlaces
from bot.storage.errors import StoreError
from bot.storage.notices import PendingNotice
from bot.tables.errors import Refused
from bot.tables.log_entry import MODERATORS
from bot.tables.public_view import TableView
from bot.tables.service import Tables
from bot.ui.post_once import find_posted, post_once
from bot.ui.respond import NO_PINGS, Press, note, words_for
from bot.words import words

from .cleanup import Cleanup, waits_for
from .messages import game_link, game_name, notice_line, reminder_view

_log = logging.getLogger(__name__)
POLL_SECONDS: Final = 20.0
SHOWN_AT_ONCE: Final = 10
_DISCONNECTED: Final = (aiohttp.ClientError, OSError, TimeoutError)
_NO_CHANNEL: Final = 10003
_NO_MESSAGE: Final = 10008  # in answer to a message: it arrived before, and somebody deleted it


class NoticeDelivery(BackgroundTask):
    """Delivers notices, one after another, as long as the bot is connected."""

    def __init__(self, client: discord.Client, tables: Tables, lost_places: LostPlaces) -> None:
        super().__init__("notices")
        self._client = client
        self._tables = tables
        self._notices = tables.storage.notices
        self._lost_places = lost_places
        self._cleanup = Cleanup(client, tables)
        self._lock = asyncio.Lock()

    async def run_once(self) -> float:
        """Deliver, and look again after a while for what could not be delivered."""
        await self.deliver()
        return POLL_SECONDS

    async def deliver(self) -> None:
        """Send or hold everything that can be sent or held now, and take away what was said before."""
        async with self._lock:
            after = (0, 0, 0)
            while found := await self._notices.undelivered(after):
                for pending in found:
                    await self._try(pending)
                after = found[-1][:3]
            await self._cleanup.sweep()

    async def _try(self, pending: PendingNotice) -> None:
        """One notice; whatever Discord does, it is delivered, held, or tried again later."""
        try:
            await self._one(pending)
        except (discord.HTTPException, *_DISCONNECTED) as error:
            _log.warning("game %s: a notice waits: %s", pending.game, error)
        except Refused as refusal:
            _log.info("game %s: a notice is void: %s", pending.game, refusal)
            await self._done(pending)
        except StoreError as error:  # one damaged game must not keep the others' notices pending
            _log.warning("game %s can't be read: %s", pending.game, error)

    async def _one(self, pending: PendingNotice) -> None:
        table = (await self._tables.look(pending.game)).table
        if pending.user == MODERATORS:
            await self._tell_moderators(pending, table)
        elif pending.reminds:
            await self._remind(pending, table)
        elif (await self._tables.storage.people.of(pending.user)).reach == "dm":
            say = words(table.settings.language)
            text = f"{notice_line(pending.key, pending.says, say)}\n-# {_where(pending, table)}"
            if await self._write(pending, note(text)):
                await self._done(pending)
            else:
                await self._hold(pending)
        else:
            await self._hold(pending)

    # Reminders

    async def _remind(self, pending: PendingNotice, table: TableView) -> None:
        """Post a reminder, if what it is about is still due and its person is not asleep."""
        preferences = await self._tables.storage.people.of(pending.user)
        due = waits_for(table, pending.user, pending.says.get("asked"))
        if not due or preferences.reach == "off" or pending.channel is None:
            await self._withdraw(pending, preferences.reach)
            return
        now = self._tables.now()
        away = next(seat.away_until for seat in table.seats if seat.user == pending.user)
        if preferences.silent_until(now) is not None or (away or now) > now:
            return
        if await self._notices.superseded(pending):
            # A stronger one waits behind it: nobody is told twice at once.
            await self._withdraw(pending, preferences.reach)
            return
        say = words(table.settings.language)
        text = notice_line(pending.key, pending.says, say)
        link = game_link(pending.server, pending.channel, pending.card)
        deadline = next(table.deadlines.get(s.colour) for s in table.seats if s.user == pending.user)
        view = reminder_view(table, pending.user, text, link, deadline, say)
        sent = await self._write(pending, view) if preferences.reach == "dm" else None
        sent = sent or await self._post_reminder(pending, view, pending.channel)
        if sent is not None:
            await self._stands(pending, sent)

    async def _stands(self, pending: PendingNotice, sent: discord.Message) -> None:
        now = self._tables.now()
        await self._notices.note_posted(pending, sent.channel.id, sent.id, now)

    async def _withdraw(self, pending: PendingNotice, reach: str) -> None:
        """A reminder is of no use any more. If an earlier try arrived, it is noted, to be taken away."""
        sent = None
        if pending.tried is not None and pending.channel is not None:
            where: discord.abc.Messageable = self._client.get_partial_messageable(pending.channel)
            with suppress(discord.Forbidden, discord.NotFound):
                if reach == "dm":
                    where = await self._client.create_dm(discord.Object(pending.user))
                sent = await find_posted(where, pending.nonce, pending.tried)
        if sent is None:
            await self._done(pending)
        else:
            await self._stands(pending, sent)

    async def _post_reminder(
        self, pending: PendingNotice, view: discord.ui.LayoutView, channel: int
    ) -> discord.Message | None:
        """Mention somebody in the game's channel; None if that can't be done there."""
        allowed = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(pending.user)])
        place = self._client.get_partial_messageable(channel)
        try:
            return await self._send(pending, place, view, allowed)
        except discord.Forbidden:
            await self._hold(pending)
            await self._lost_places.report(pending.game, "permissions")
        except discord.NotFound as error:
            await self._hold(pending)
            if error.code == _NO_CHANNEL:
                await self._lost_places.report(pending.game, "channel")
        except discord.HTTPException as error:
            if error.code not in LOCKED:
                raise
            await self._hold(pending)
            await self._lost_places.report(pending.game, "locked")
        return None

    async def _write(self, pending: PendingNotice, view: discord.ui.LayoutView) -> discord.Message | None:
        """Send a direct message; None if this person takes none."""
        try:
            door = await self._client.create_dm(discord.Object(pending.user))
            return await self._send(pending, door, view, NO_PINGS)
        except (discord.Forbidden, discord.NotFound):
            return None
        except discord.HTTPException as error:
            if error.code != 50007:
                raise
            return None

    async def _send(
        self,
        pending: PendingNotice,
        channel: discord.abc.Messageable,
        view: discord.ui.LayoutView,
        allowed: discord.AllowedMentions,
    ) -> discord.Message:
        """Post a notice, once: that it is tried is noted before, and if it was, its message is looked for."""
        if pending.tried is None:
            await self._notices.note_attempt(pending, self._tables.now())
        return await post_once(channel, pending.nonce, pending.tried, view=view, allowed_mentions=allowed)

    # Moderators

    async def _tell_moderators(self, pending: PendingNotice, table: TableView) -> None:
        """Post where this server's moderators look; if there is nowhere left, it waits for `/table list`."""
        if pending.server is None:
            await self._done(pending)  # nobody moderates a private chat
            return
        if self._client.get_guild(pending.server) is None:
            return  # the bot is not there at the moment: it is told when it is back
        policy = await self._tables.storage.servers.of(pending.server)
        say = words(table.settings.language)
        text = notice_line(pending.key, pending.says, say)
        whom = f"<@&{policy.role}>" if policy.role else say("moderators")
        line = say(
            "moderators-note",
            who=whom,
            text=text,
            game=game_name(table.id, table.island, say),
            link=game_link(pending.server, pending.channel or 0, pending.card),
        )
        allowed = discord.AllowedMentions(
            everyone=False, users=False, roles=[discord.Object(policy.role)] if policy.role else False
        )
        for channel in self._channels(pending, policy.channel):
            room = self._client.get_partial_messageable(channel)
            try:
                await self._send(pending, room, note(line), allowed)
            except discord.HTTPException as error:
                shut = isinstance(error, discord.Forbidden | discord.NotFound) or error.code in LOCKED
                if not shut:
                    raise
                if error.code != _NO_MESSAGE:
                    continue
            break
        await self._done(pending)

    def _channels(self, pending: PendingNotice, chosen: int | None) -> list[int]:
        """Where moderators may look, best first: their own room, the game's, the server's own."""
        shut = pending.says.get("loss") in ("channel", "permissions", "locked")
        rooms = [chosen, None if shut else pending.channel]
        guild = self._client.get_guild(pending.server) if pending.server else None
        if guild is not None:
            rooms.append(None if guild.system_channel is None else guild.system_channel.id)
            rooms += [
                channel.id
                for channel in guild.text_channels
                if channel.id != pending.channel and channel.permissions_for(guild.me).send_messages
            ][:3]
        return list(dict.fromkeys(room for room in rooms if room is not None))

    # Notices that wait for their person

    async def tell_held(self, interaction: Press) -> None:
        """Tell somebody who just came by what waited for them.

        Noted afterwards: what only one person sees can't be looked for later, so that a crash in between
        tells it again when they next come by, rather than never.
        """
        user = interaction.user.id
        try:
            held = await self._notices.held_for(user)
        except StoreError as error:
            _log.warning("what waits can't be read: %s", error)
            return
        asked = interaction.response.type is discord.InteractionResponseType.modal
        if not held or asked or not interaction.response.is_done() or interaction.is_expired():
            return
        say = words_for(interaction)
        lines = [
            f"- {notice_line(pending.key, pending.says, say)} ({_place(pending)})"
            for pending in held[-SHOWN_AT_ONCE:]
        ]
        text = "\n".join([say("notices-title"), *lines])
        try:
            await interaction.followup.send(view=note(text), ephemeral=True, allowed_mentions=NO_PINGS)
        except (discord.HTTPException, *_DISCONNECTED) as error:
            _log.info("notices for %s wait on: %s", user, error)
            return
        await self._notices.note_delivered(held, self._tables.now())

    async def _hold(self, pending: PendingNotice) -> None:
        await self._notices.hold(pending)

    async def _done(self, pending: PendingNotice) -> None:
        await self._notices.note_delivered([pending], self._tables.now())


def _where(pending: PendingNotice, table: TableView) -> str:
    say = words(table.settings.language)
    link = game_link(pending.server, pending.channel or 0, pending.card)
    return f"[{game_name(table.id, table.island, say)}]({link})"


def _place(pending: PendingNotice) -> str:
    return f"<#{pending.channel}>" if pending.channel else str(pending.game)
