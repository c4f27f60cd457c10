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

from .courtesy import NO_PINGS, Press, note, words_for
from .people import People
from .reminders import PINGING, game_link, game_name, notice_line, reminder_view
from .servers import Servers
from .shelf import Waiting, deliver, on_shelf, put_on_shelf, unsorted
from .store import StoreError
from .tables import Face, Refused, Tables
from .tables.news import MODERATORS
from .troubles import Troubles
from .words import words

_log = logging.getLogger(__name__)
PATIENCE: Final = 20.0
SHOWN_AT_ONCE: Final = 10
_LOST: Final = (aiohttp.ClientError, OSError, TimeoutError)
_NO_CHANNEL: Final = 10003


class Notices:
    """Delivers notices, one after another, as long as the bot is connected."""

    def __init__(
        self, client: discord.Client, tables: Tables, people: People, servers: Servers, troubles: Troubles
    ) -> None:
        self._client = client
        self._tables = tables
        self._people = people
        self._servers = servers
        self._troubles = troubles
        self._stirred = asyncio.Event()
        self._turn = asyncio.Lock()
        self._running: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to watch for notices."""
        if self._running is None:
            self._running = asyncio.create_task(self._watch(), name="notices")

    def stir(self) -> None:
        """There may be a new notice."""
        self._stirred.set()

    async def close(self) -> None:
        """Stop; what was not delivered stays in the store."""
        if self._running is not None:
            self._running.cancel()
            with suppress(asyncio.CancelledError):
                await self._running

    async def _watch(self) -> None:
        while True:
            try:
                await self.deliver()
            except Exception:  # noqa: BLE001 - whatever it is, the watch goes on
                _log.exception("notices could not be delivered")
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await self._stirred.wait()
            self._stirred.clear()

    async def deliver(self) -> None:
        """Send or shelve everything that can be sent or shelved now."""
        async with self._turn:
            after = (0, 0, 0)
            while found := await self._tables.store.read(partial(unsorted, after=after)):
                for waiting in found:
                    await self._try(waiting)
                after = found[-1][:3]

    async def _try(self, waiting: Waiting) -> None:
        """One notice; whatever Discord does, it is delivered, shelved, or tried again later."""
        try:
            await self._one(waiting)
        except (discord.HTTPException, *_LOST) as error:
            _log.warning("game %s: a notice waits: %s", waiting.game, error)
        except Refused as refusal:
            _log.info("game %s: a notice is void: %s", waiting.game, refusal)
            await self._done(waiting)

    async def _one(self, waiting: Waiting) -> None:
        face = (await self._tables.look(waiting.game)).face
        if waiting.user == MODERATORS:
            await self._tell_moderators(waiting, face)
        elif waiting.key in PINGING:
            await self._remind(waiting, face)
        elif (await self._people.of(waiting.user)).reach == "dm":
            say = words(face.settings.language)
            text = f"{notice_line(waiting.key, waiting.says, say)}\n-# {_where(waiting, face)}"
            if await self._write(waiting.user, note(text), waiting.nonce):
                await self._done(waiting)
            else:
                await self._shelve(waiting)
        else:
            await self._shelve(waiting)

    # Reminders

    async def _remind(self, waiting: Waiting, face: Face) -> None:
        """Post a reminder, if what it is about is still due and its person is not asleep."""
        habits = await self._people.of(waiting.user)
        asked = waiting.says.get("asked")
        seat = next((seat for seat in face.seats if seat.user == waiting.user), None)
        due = seat is not None and seat.colour in face.due and face.asked.get(seat.colour) == asked
        if seat is None or not due or seat.driver or habits.reach == "off" or waiting.channel is None:
            await self._done(waiting)
            return
        if habits.hushed_until(self._tables.times.now()) is not None:
            return
        say = words(face.settings.language)
        text = notice_line(waiting.key, waiting.says, say)
        link = game_link(waiting.server, waiting.channel, waiting.card)
        view = reminder_view(face, waiting.user, text, link, face.deadlines.get(seat.colour), say)
        if habits.reach == "dm" and await self._write(waiting.user, view, waiting.nonce):
            await self._done(waiting)
            return
        allowed = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(waiting.user)])
        channel = self._client.get_partial_messageable(waiting.channel)
        try:
            await channel.send(view=view, nonce=waiting.nonce, allowed_mentions=allowed)
        except discord.Forbidden:
            await self._shelve(waiting)
            await self._troubles.meet(waiting.game, "permissions")
        except discord.NotFound as error:
            await self._shelve(waiting)
            if error.code == _NO_CHANNEL:
                await self._troubles.meet(waiting.game, "channel")
        else:
            await self._done(waiting)

    async def _write(self, user: int, view: discord.ui.LayoutView, nonce: str) -> bool:
        """Send a direct message; False if this person takes none."""
        try:
            door = await self._client.create_dm(discord.Object(user))
            await door.send(view=view, nonce=nonce, allowed_mentions=NO_PINGS)
        except (discord.Forbidden, discord.NotFound):
            return False
        except discord.HTTPException as error:
            if error.code != 50007:
                raise
            return False
        return True

    # Moderators

    async def _tell_moderators(self, waiting: Waiting, face: Face) -> None:
        """Post where this server's moderators look; if there is nowhere left, it waits for `/table list`."""
        if waiting.server is None or self._client.get_guild(waiting.server) is None:
            return  # the bot is not there at the moment: it is told when it is back
        house = await self._servers.of(waiting.server)
        say = words(face.settings.language)
        text = notice_line(waiting.key, waiting.says, say)
        whom = f"<@&{house.role}>" if house.role else say("moderators")
        line = say(
            "moderators-note",
            who=whom,
            text=text,
            game=game_name(face.id, face.board, say),
            link=game_link(waiting.server, waiting.channel or 0, waiting.card),
        )
        allowed = discord.AllowedMentions(
            everyone=False, users=False, roles=[discord.Object(house.role)] if house.role else False
        )
        for channel in self._rooms(waiting, house.channel):
            try:
                await self._client.get_partial_messageable(channel).send(
                    view=note(line), nonce=waiting.nonce, allowed_mentions=allowed
                )
            except (discord.Forbidden, discord.NotFound):
                continue
            break
        await self._done(waiting)

    def _rooms(self, waiting: Waiting, chosen: int | None) -> list[int]:
        """Where moderators may look, best first: their own room, the game's, the server's own."""
        shut = waiting.says.get("loss") in ("channel", "permissions")
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
        """Tell somebody who just came by what waited for them."""
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
            f"- {notice_line(waiting.key, waiting.says, say)} -# ({_place(waiting)})"
            for waiting in shelf[-SHOWN_AT_ONCE:]
        ]
        text = "\n".join([say("notices-title"), *lines])
        try:
            await interaction.followup.send(view=note(text), ephemeral=True, allowed_mentions=NO_PINGS)
        except (discord.HTTPException, *_LOST) as error:
            _log.info("notices stay on the shelf of %s: %s", user, error)
            return
        await self._tables.store.write(partial(deliver, rows=shelf, now=self._tables.times.now()))

    async def _shelve(self, waiting: Waiting) -> None:
        await self._tables.store.write(partial(put_on_shelf, waiting=waiting))

    async def _done(self, waiting: Waiting) -> None:
        await self._tables.store.write(partial(deliver, rows=[waiting], now=self._tables.times.now()))


def _where(waiting: Waiting, face: Face) -> str:
    say = words(face.settings.language)
    link = game_link(waiting.server, waiting.channel or 0, waiting.card)
    return f"[{game_name(face.id, face.board, say)}]({link})"


def _place(waiting: Waiting) -> str:
    return f"<#{waiting.channel}>" if waiting.channel else str(waiting.game)
