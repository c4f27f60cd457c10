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
from bot.tables.service import Tables
from bot.ui.components import layout
from bot.ui.custom_id import ControlId
from bot.ui.names import name_of
from bot.ui.page import Button, Buttons, Page, Text
from bot.ui.permissions import refuse_without_permissions
from bot.ui.respond import Press, place, tell
from bot.ui.threads import open_private_thread, open_thread
from bot.words import Words, words

OPPONENTS: Final = ("easy", "easy")


async def post_welcome(client: discord.Client, channel: int) -> None:
    """Post the message that a newcomer to the playground sees first."""
    say = words()
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
        begun = await self._begun(interaction.user.id)
        if begun is not None:
            await tell(interaction, say("learn-goes-on", channel=f"<#{begun.channel}>"))
            return
        where = await _home(interaction, say, thread=thread)
        who, press = await person(interaction), str(interaction.id)
        opened = await self._tables.open_table(where, who, press=press, seating="seated", lesson=True)
        if not opened.repeated:
            game = opened.table.id
            await self._tables.submit(game, who, Join())
            for level in OPPONENTS:
                await self._tables.submit(game, who, AddComputer(level))
            await self._tables.submit(game, Person(who.user), Start())
        await tell(interaction, say("learn-begun", channel=f"<#{where.channel}>"))

    async def _begun(self, user: int) -> Place | None:
        """Where a lesson of this person goes on."""
        for listed in await self._tables.storage.tables.of_user(user):
            try:
                table = (await self._tables.look(listed.id)).table
            except Refused:
                continue  # it is gone meanwhile
            if table.settings.lesson and table.host == user and table.place is not None:
                return table.place
        return None


async def _home(interaction: Press, say: Words, *, thread: bool) -> Place:
    """A private thread where the bot may open one, else a public one, else this channel."""
    channel, granted = interaction.channel, interaction.app_permissions
    if thread and isinstance(channel, discord.TextChannel) and granted.send_messages_in_threads:
        name = say("learn-thread", name=name_of(interaction.user).plain)
        if granted.create_private_threads:
            return Place(
                interaction.guild_id, (await open_private_thread(channel, name, interaction.user)).id
            )
        if granted.create_public_threads:
            return Place(interaction.guild_id, (await open_thread(channel, name)).id)
    refuse_without_permissions(interaction, say)
    return place(interaction)
