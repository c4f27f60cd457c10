"""`/rules`, `/giants learn`, `/giants show`: the rules by topic, a first game that teaches, one to watch."""

from typing import Final

import discord
from discord import app_commands

from bot.learning.topics import find_topics
from bot.tables.errors import Refused
from bot.ui.permissions import refuse_without_permissions
from bot.ui.press import Press
from bot.ui.respond import answering, tell, words_for

from .common import MOST_CHOICES, Choices, Commands, client_of, help_text, refuse_direct_messages
from .options import TypedText


@app_commands.command(name="rules", description=help_text("rules"))
@app_commands.describe(topic=help_text("rules-topic"))
@app_commands.allowed_contexts(guilds=True, dms=True)
async def rules(interaction: Press, topic: app_commands.Transform[str, TypedText()] = "") -> None:
    """The rules on a topic, or all topics."""
    async with answering(interaction) as say:
        await client_of(interaction).rules.find(interaction, topic, say)


@rules.autocomplete("topic")
async def _complete_topic(interaction: Press, current: str) -> Choices:
    say = words_for(interaction)
    found = find_topics(current, say)[:MOST_CHOICES]
    return [app_commands.Choice(name=topic.title(say), value=topic.key) for topic in found]


@app_commands.command(name="learn", description=help_text("learn"))
async def learn(interaction: Press) -> None:
    """A first game with a coach, or the one that was begun."""
    async with answering(interaction) as say:
        refuse_direct_messages(interaction)
        await client_of(interaction).first_game.learn(interaction, say)


@app_commands.command(name="show", description=help_text("show"))
@app_commands.describe(everybody=help_text("show-everybody"))
async def show_example(interaction: Press, everybody: bool = False) -> None:
    """A whole game to step through: alone, or posted here for everybody."""
    async with answering(interaction) as say:
        example = client_of(interaction).example
        if not everybody:
            await example.show(interaction, say)
            return
        refuse_direct_messages(interaction)
        refuse_without_permissions(interaction, say)
        if not isinstance(interaction.channel, discord.abc.Messageable):
            raise Refused("discord-wrong-channel")
        await example.post(interaction.channel, say)
        await tell(interaction, say("example-posted"))


LEARNING_COMMANDS: Final[Commands] = (learn, show_example)
