"""`/stats` and `/ladder`: what games came to, for one person or among all."""

from typing import Literal

import discord
from discord import app_commands

from bot.results.pages import EVER, season_words
from bot.storage.results import EVERYWHERE
from bot.ui.press import Press
from bot.ui.respond import answering, words_for

from .common import MOST_CHOICES, Choices, Commands, client_of, help_text
from .options import TypedText

Where = Literal["server", "all", "fame"]
_LONGEST_SEASON = 20


@app_commands.command(name="stats", description=help_text("stats"))
@app_commands.describe(person=help_text("stats-person"))
@app_commands.allowed_contexts(guilds=True, dms=True)
@app_commands.allowed_installs(guilds=True, users=False)
async def stats(interaction: Press, person: discord.User | None = None) -> None:
    """What somebody's games came to, or one's own."""
    async with answering(interaction) as say:
        user = interaction.user if person is None else person
        await client_of(interaction).results.stats(interaction, user.id, say)


@app_commands.command(name="ladder", description=help_text("ladder"))
@app_commands.describe(where=help_text("ladder-where"), season=help_text("ladder-season"))
@app_commands.allowed_contexts(guilds=True, dms=True)
@app_commands.allowed_installs(guilds=True, users=False)
async def ladder(
    interaction: Press,
    where: Where = "server",
    season: app_commands.Transform[str, TypedText(_LONGEST_SEASON)] = "",
) -> None:
    """Who stands where: on this server or all, this season or another; or the hall of fame."""
    async with answering(interaction) as say:
        results = client_of(interaction).results
        if where == "fame":
            await results.fame(interaction, say)
        else:
            await results.ladder(interaction, say, everywhere=where == "all", season=season)


@ladder.autocomplete("season")
async def _complete_season(interaction: Press, current: str) -> Choices:
    say = words_for(interaction)
    store = client_of(interaction).tables.storage.results
    seasons = (EVER, *await store.seasons(interaction.guild_id or EVERYWHERE))
    named = [(season_words(season, say), season) for season in seasons]
    typed = current.casefold()
    return [
        app_commands.Choice(name=name, value=season)
        for name, season in named
        if typed in name.casefold() or typed in season.casefold()
    ][:MOST_CHOICES]


RESULT_COMMANDS: Commands = (stats, ladder)
