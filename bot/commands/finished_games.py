"""`/replay`, `/stats` and `/ladder`: games that are over, step by step, and what they came to."""

from typing import Literal

import discord
from discord import app_commands

from bot.results.pages import EVER, season_words
from bot.storage.results import EVERYWHERE
from bot.tables.errors import Refused
from bot.ui.names import escape
from bot.ui.press import Press
from bot.ui.respond import answering, words_for
from bot.words import Words

from .common import MOST_CHOICES, Choices, Commands, client_of, help_text
from .options import TypedText

Where = Literal["server", "all", "fame"]
_LONGEST_SEASON = 20
_LONGEST_CHOICE = 100  # characters that Discord takes


@app_commands.command(name="replay", description=help_text("replay"))
@app_commands.describe(
    game=help_text("replay-game"), event=help_text("replay-event"), everybody=help_text("replay-everybody")
)
@app_commands.allowed_contexts(guilds=True, dms=True)
async def replay(
    interaction: Press,
    game: app_commands.Transform[str, TypedText(_LONGEST_CHOICE)] = "",
    event: app_commands.Transform[str, TypedText(_LONGEST_CHOICE)] = "",
    everybody: bool = False,
) -> None:
    """A finished game, from its beginning or an event on; without a name the last one here, or a list."""
    async with answering(interaction) as say:
        replays = client_of(interaction).replays
        number = await _game(interaction, game, say)
        if number is None:
            await replays.choose(interaction, say)
            return
        step = await _step(interaction, number, event, say)
        if everybody:
            await replays.post(interaction, number, say, number=step)
        else:
            await replays.open(interaction, number, say, number=step)


async def _game(interaction: Press, typed: str, say: Words) -> int | None:
    """The game that is meant: by its number, by what a list calls it, or the last one here; None if there
    was none.
    """
    archive = client_of(interaction).archive
    if not typed:
        return await archive.last_here(interaction)
    if typed.isdecimal():
        return int(typed[:12])
    found = await archive.find(interaction, typed, say)
    if not found:
        raise Refused("replay-no-such-game", given=escape(typed))
    return found[0].id


async def _step(interaction: Press, game: int, typed: str, say: Words) -> int:
    """The step that is meant, by its number from one on, or by its words."""
    if not typed:
        return 0
    if typed.isdecimal():
        return int(typed[:6]) - 1
    found = await client_of(interaction).replays.find_steps(interaction, game, typed, say)
    if not found:
        raise Refused("replay-no-such-event", given=escape(typed))
    return found[0][0]


@replay.autocomplete("game")
async def _complete_game(interaction: Press, current: str) -> Choices:
    archive, say = client_of(interaction).archive, words_for(interaction)
    found = await archive.find(interaction, current, say)
    return [
        app_commands.Choice(name=archive.label(game, say)[:_LONGEST_CHOICE], value=str(game.id))
        for game in found[:MOST_CHOICES]
    ]


@replay.autocomplete("event")
async def _complete_event(interaction: Press, current: str) -> Choices:
    say = words_for(interaction)
    try:
        game = await _game(interaction, str(interaction.namespace.game or ""), say)
        if game is None:
            return []
        found = await client_of(interaction).replays.find_steps(interaction, game, current, say)
    except Refused:
        return []
    return [
        app_commands.Choice(name=label[:_LONGEST_CHOICE], value=str(number + 1)) for number, label in found
    ]


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


FINISHED_GAME_COMMANDS: Commands = (replay, stats, ladder)
