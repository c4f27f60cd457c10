"""`/rules`, `/giants learn`: the rules by topic, and a first game that teaches."""

from typing import Final

from discord import app_commands

from bot.learning.topics import find_topics
from bot.ui.respond import Press, answering, words_for

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


LEARNING_COMMANDS: Final[Commands] = (learn,)
