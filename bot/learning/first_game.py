"""A first game that teaches: one person and two easy computers, with a coach, at a table like any other.

Nothing is different from a real game but that the first dice are chosen and the learner begins; the coach
speaks because the table is a lesson. Leaving it is not coming back, and coming back is going on.
"""

from collections.abc import Sequence
from typing import Final

import discord

from bot.moderation.rights import person
from bot.tables.errors import Refused
from bot.tables.model import Person, Place
from bot.tables.operations.lobby import AddComputer, Join, Start
from bot.tables.public_view import TableView
from bot.tables.service import Tables
from bot.ui.components import layout
from bot.ui.custom_id import ControlId
from bot.ui.names import name_of
from bot.ui.page import Button, Buttons, Page, Text
from bot.ui.permissions import refuse_without_permissions
from bot.ui.press import Press, place
from bot.ui.respond import tell
from bot.ui.threads import open_private_thread, open_thread
from bot.words import FALLBACK, Words, words

OPPONENTS: Final = ("easy", "easy")


async def post_welcome(client: discord.Client, channel: int, language: str = FALLBACK) -> None:
    """Post the message that a newcomer to the playground sees first."""
    say = words(language)
    row = (Button("learn", say("learn-welcome"), "success"), Button("play", say("welcome-play")))
    view = layout(Page((Text(say("welcome")), Buttons(row))), game=0, version=0, panel="welcome")
    await client.get_partial_messageable(channel).send(view=view)


class FirstGame:
    """Begins lessons, and finds those that were begun."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def pressed(
        self, interaction: Press, _control: ControlId, _values: Sequence[str], say: Words
    ) -> None:
        """Learn in this channel, where that was offered to everybody."""
        await self._learn(interaction, say, thread=False)

    async def learn(self, interaction: Press, say: Words) -> None:
        """Learn in a thread of one's own, or here if the bot can't open one."""
        await self._learn(interaction, say, thread=True)

    async def _learn(self, interaction: Press, say: Words, *, thread: bool) -> None:
        who, press = await person(interaction), str(interaction.id)
        begun = await self._begun(who.user)
        if begun is not None:
            where, key = begun.place, "learn-goes-on"
        else:
            refuse_without_permissions(interaction, say)
            rules = await self._tables.require_opening(place(interaction), who)
            if not rules.computers:
                raise Refused("table-no-computers")
            where, key = await _home(interaction, say, thread=thread), "learn-begun"
            opened = await self._tables.open_table(
                where, who, press=press, seating="seated", lesson=True, language=say.language
            )
            begun = opened.table
        await self._seat(begun, who)
        await tell(interaction, say(key, channel=f"<#{where.channel if where else 0}>"))

    async def _begun(self, user: int) -> TableView | None:
        """The lesson of this person that goes on."""
        for listed in await self._tables.storage.tables.of_user(user):
            try:
                table = (await self._tables.look(listed.id)).table
            except Refused:
                continue  # it is gone meanwhile
            if table.settings.lesson and table.host == user and table.place is not None:
                return table
        return None

    async def _seat(self, table: TableView, who: Person) -> None:
        """Fill the seats and begin, as far as that is still to be done: the bot may have died meanwhile."""
        if table.status != "open":
            return
        if all(seat.user != who.user for seat in table.seats):
            await self._tables.submit(table.id, who, Join())
        there = sum(seat.computer is not None for seat in table.seats)
        for level in OPPONENTS[there:]:
            await self._tables.submit(table.id, who, AddComputer(level))
        await self._tables.submit(table.id, Person(who.user), Start())


async def _home(interaction: Press, say: Words, *, thread: bool) -> Place:
    """A private thread where the bot may open one, else a public one, else this channel."""
    channel, granted, server = interaction.channel, interaction.app_permissions, interaction.guild_id
    if thread and isinstance(channel, discord.TextChannel) and granted.send_messages_in_threads:
        name = say("learn-thread", name=name_of(interaction.user).plain)
        if granted.create_private_threads:
            made = await open_private_thread(channel, name, interaction.user)
            return Place(server, made.id, channel.id)
        if granted.create_public_threads:
            return Place(server, (await open_thread(channel, name)).id, channel.id)
    return place(interaction)
