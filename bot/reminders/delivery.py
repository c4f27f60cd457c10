"""Delivering what one person alone is told, and what moderators are told.

The notices stand in the store until they were delivered. Reminders go to the channel or, for those who
asked for it, into a direct message; everything else goes into a direct message for those, and waits on the
shelf for the others, until they come by. A closed door never stops anything: the notice goes another way.
"""

import asyncio
import logging
from contextlib import suppress
from functools import partial
from typing import Final

import aiohttp
import discord

from bot.background import BackgroundTask
from bot.moderation.rights import ServerPolicies
from bot.recovery.lost_places import LOCKED, LostPlaces
from bot.storage.notices import PendingNotice, begin, deliver, on_shelf, outdone, put_on_shelf, unsorted
from bot.storage.sqlite import StoreError
from bot.tables.errors import Refused
from bot.tables.log_entry import MODERATORS
from bot.tables.public_view import TableView
from bot.tables.service import Tables
from bot.ui.post_once import find_posted, post_once
from bot.ui.respond import NO_PINGS, Press, note, words_for
from bot.words import words

from .cleanup import Cleanup, stand, waits_for
from .messages import PINGING, game_link, game_name, notice_line, reminder_view
from .quiet_hours import People

_log = logging.getLogger(__name__)
PATIENCE: Final = 20.0
SHOWN_AT_ONCE: Final = 10
_LOST: Final = (aiohttp.ClientError, OSError, TimeoutError)
_NO_CHANNEL: Final = 10003
_NO_MESSAGE: Final = 10008  # in answer to a message: it arrived before, and somebody deleted it


class NoticeDelivery(BackgroundTask):
    """Delivers notices, one after another, as long as the bot is connected."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        people: People,
        servers: ServerPolicies,
        troubles: LostPlaces,
    ) -> None:
        super().__init__("notices")
        self._client = client
        self._tables = tables
        self._people = people
        self._servers = servers
        self._lost_places = troubles
        self._cleanup = Cleanup(client, tables)
        self._turn = asyncio.Lock()

    async def run_once(self) -> float:
        """Deliver, and look again after a while for what could not be delivered."""
        await self.deliver()
        return PATIENCE

    async def deliver(self) -> None:
        """Send or shelve everything that can be sent or shelved now, and take away what was said before."""
        async with self._turn:
            after = (0, 0, 0)
            while found := await self._tables.store.read(partial(unsorted, after=after)):
                for waiting in found:
                    await self._try(waiting)
                after = found[-1][:3]
            await self._cleanup.sweep()

    async def _try(self, waiting: PendingNotice) -> None:
        """One notice; whatever Discord does, it is delivered, shelved, or tried again later."""
        try:
            await self._one(waiting)
        except (discord.HTTPException, *_LOST) as error:
            _log.warning("game %s: a notice waits: %s", waiting.game, error)
        except Refused as refusal:
            _log.info("game %s: a notice is void: %s", waiting.game, refusal)
            await self._done(waiting)
        except StoreError as error:  # one damaged game must not keep the others' notices waiting
            _log.warning("game %s can't be read: %s", waiting.game, error)

    async def _one(self, waiting: PendingNotice) -> None:
        table = (await self._tables.look(waiting.game)).table
        if waiting.user == MODERATORS:
            await self._tell_moderators(waiting, table)
        elif waiting.key in PINGING:
            await self._remind(waiting, table)
        elif (await self._people.of(waiting.user)).reach == "dm":
            say = words(table.settings.language)
            text = f"{notice_line(waiting.key, waiting.says, say)}\n-# {_where(waiting, table)}"
            if await self._write(waiting, note(text)):
                await self._done(waiting)
            else:
                await self._shelve(waiting)
        else:
            await self._shelve(waiting)

    # Reminders

    async def _remind(self, waiting: PendingNotice, table: TableView) -> None:
        """Post a reminder, if what it is about is still due and its person is not asleep."""
        preferences = await self._people.of(waiting.user)
        due = waits_for(table, waiting.user, waiting.says.get("asked"))
        if not due or preferences.reach == "off" or waiting.channel is None:
            await self._withdraw(waiting, preferences.reach)
            return
        now = self._tables.times.now()
        away = next(seat.away_until for seat in table.seats if seat.user == waiting.user)
        if preferences.silent_until(now) is not None or (away or now) > now:
            return
        if await self._tables.store.read(partial(outdone, waiting=waiting)):
            # A stronger one waits behind it: nobody is told twice at once.
            await self._withdraw(waiting, preferences.reach)
            return
        say = words(table.settings.language)
        text = notice_line(waiting.key, waiting.says, say)
        link = game_link(waiting.server, waiting.channel, waiting.card)
        deadline = next(table.deadlines.get(s.colour) for s in table.seats if s.user == waiting.user)
        view = reminder_view(table, waiting.user, text, link, deadline, say)
        sent = await self._write(waiting, view) if preferences.reach == "dm" else None
        sent = sent or await self._post_reminder(waiting, view, waiting.channel)
        if sent is not None:
            await self._stands(waiting, sent)

    async def _stands(self, waiting: PendingNotice, sent: discord.Message) -> None:
        now = self._tables.times.now()
        job = partial(stand, waiting=waiting, channel=sent.channel.id, message=sent.id, now=now)
        await self._tables.store.write(job)

    async def _withdraw(self, waiting: PendingNotice, reach: str) -> None:
        """A reminder is of no use any more. If an earlier try arrived, it is noted, to be taken away."""
        sent = None
        if waiting.tried is not None and waiting.channel is not None:
            where: discord.abc.Messageable = self._client.get_partial_messageable(waiting.channel)
            with suppress(discord.Forbidden, discord.NotFound):
                if reach == "dm":
                    where = await self._client.create_dm(discord.Object(waiting.user))
                sent = await find_posted(where, waiting.nonce, waiting.tried)
        if sent is None:
            await self._done(waiting)
        else:
            await self._stands(waiting, sent)

    async def _post_reminder(
        self, waiting: PendingNotice, view: discord.ui.LayoutView, channel: int
    ) -> discord.Message | None:
        """Mention somebody in the game's channel; None if that can't be done there."""
        allowed = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(waiting.user)])
        place = self._client.get_partial_messageable(channel)
        try:
            return await self._send(waiting, place, view, allowed)
        except discord.Forbidden:
            await self._shelve(waiting)
            await self._lost_places.report(waiting.game, "permissions")
        except discord.NotFound as error:
            await self._shelve(waiting)
            if error.code == _NO_CHANNEL:
                await self._lost_places.report(waiting.game, "channel")
        except discord.HTTPException as error:
            if error.code not in LOCKED:
                raise
            await self._shelve(waiting)
            await self._lost_places.report(waiting.game, "locked")
        return None

    async def _write(self, waiting: PendingNotice, view: discord.ui.LayoutView) -> discord.Message | None:
        """Send a direct message; None if this person takes none."""
        try:
            door = await self._client.create_dm(discord.Object(waiting.user))
            return await self._send(waiting, door, view, NO_PINGS)
        except (discord.Forbidden, discord.NotFound):
            return None
        except discord.HTTPException as error:
            if error.code != 50007:
                raise
            return None

    async def _send(
        self,
        waiting: PendingNotice,
        channel: discord.abc.Messageable,
        view: discord.ui.LayoutView,
        allowed: discord.AllowedMentions,
    ) -> discord.Message:
        """Post a notice, once: that it is tried is noted before, and if it was, its message is looked for."""
        if waiting.tried is None:
            await self._tables.store.write(partial(begin, waiting=waiting, now=self._tables.times.now()))
        return await post_once(channel, waiting.nonce, waiting.tried, view=view, allowed_mentions=allowed)

    # Moderators

    async def _tell_moderators(self, waiting: PendingNotice, table: TableView) -> None:
        """Post where this server's moderators look; if there is nowhere left, it waits for `/table list`."""
        if waiting.server is None or self._client.get_guild(waiting.server) is None:
            return  # the bot is not there at the moment: it is told when it is back
        house = await self._servers.of(waiting.server)
        say = words(table.settings.language)
        text = notice_line(waiting.key, waiting.says, say)
        whom = f"<@&{house.role}>" if house.role else say("moderators")
        line = say(
            "moderators-note",
            who=whom,
            text=text,
            game=game_name(table.id, table.island, say),
            link=game_link(waiting.server, waiting.channel or 0, waiting.card),
        )
        allowed = discord.AllowedMentions(
            everyone=False, users=False, roles=[discord.Object(house.role)] if house.role else False
        )
        for channel in self._rooms(waiting, house.channel):
            room = self._client.get_partial_messageable(channel)
            try:
                await self._send(waiting, room, note(line), allowed)
            except discord.HTTPException as error:
                shut = isinstance(error, discord.Forbidden | discord.NotFound) or error.code in LOCKED
                if not shut:
                    raise
                if error.code != _NO_MESSAGE:
                    continue
            break
        await self._done(waiting)

    def _rooms(self, waiting: PendingNotice, chosen: int | None) -> list[int]:
        """Where moderators may look, best first: their own room, the game's, the server's own."""
        shut = waiting.says.get("loss") in ("channel", "permissions", "locked")
        rooms = [chosen, None if shut else waiting.channel]
        guild = self._client.get_guild(waiting.server) if waiting.server else None
        if guild is not None:
            rooms.append(None if guild.system_channel is None else guild.system_channel.id)
            rooms += [
                channel.id
                for channel in guild.text_channels
                if channel.id != waiting.channel and channel.permissions_for(guild.me).send_messages
            ][:3]
        return list(dict.fromkeys(room for room in rooms if room is not None))

    # The shelf

    async def tell_waiting(self, interaction: Press) -> None:
        """Tell somebody who just came by what waited for them.

        Noted afterwards: what only one person sees can't be looked for later, so that a crash in between
        tells it again when they next come by, rather than never.
        """
        user = interaction.user.id
        try:
            shelf = await self._tables.store.read(partial(on_shelf, user=user))
        except StoreError as error:
            _log.warning("the shelf can't be read: %s", error)
            return
        asked = interaction.response.type is discord.InteractionResponseType.modal
        if not shelf or asked or not interaction.response.is_done() or interaction.is_expired():
            return
        say = words_for(interaction)
        lines = [
            f"- {notice_line(waiting.key, waiting.says, say)} ({_place(waiting)})"
            for waiting in shelf[-SHOWN_AT_ONCE:]
        ]
        text = "\n".join([say("notices-title"), *lines])
        try:
            await interaction.followup.send(view=note(text), ephemeral=True, allowed_mentions=NO_PINGS)
        except (discord.HTTPException, *_LOST) as error:
            _log.info("notices stay on the shelf of %s: %s", user, error)
            return
        await self._tables.store.write(partial(deliver, rows=shelf, now=self._tables.times.now()))

    async def _shelve(self, waiting: PendingNotice) -> None:
        await self._tables.store.write(partial(put_on_shelf, waiting=waiting))

    async def _done(self, waiting: PendingNotice) -> None:
        await self._tables.store.write(partial(deliver, rows=[waiting], now=self._tables.times.now()))


def _where(waiting: PendingNotice, table: TableView) -> str:
    say = words(table.settings.language)
    link = game_link(waiting.server, waiting.channel or 0, waiting.card)
    return f"[{game_name(table.id, table.island, say)}]({link})"


def _place(waiting: PendingNotice) -> str:
    return f"<#{waiting.channel}>" if waiting.channel else str(waiting.game)
