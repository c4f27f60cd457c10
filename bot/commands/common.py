"""What every command needs: the game of this channel, and words for its own description."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, cast

import discord
from discord import app_commands

from bot.tables.errors import Refused
from bot.tables.model import LIVE
from bot.ui.respond import place
from bot.words import words

if TYPE_CHECKING:
    from bot.client import Giants

Press = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]


def says(key: str) -> str:
    """A command's own words; Discord is told them in English."""
    return words()(f"command-{key}")


def named(values: Iterable[str]) -> Choices:
    """Choices that are shown as what they are."""
    return [app_commands.Choice(name=value, value=value) for value in values]


def giants(interaction: Press) -> "Giants":
    """The bot that an interaction reached; it also learns the person's name."""
    client = cast("Giants", interaction.client)
    client.names.remember(interaction)
    return client


async def game_here(interaction: Press) -> int:
    """The table of this channel or thread; Refused if there is none."""
    client, here = giants(interaction), place(interaction)
    known = client.games_by_channel.get(here.channel)
    if known is not None:
        table = (await client.tables.look(known)).table
        if table.status in LIVE and table.place == here:
            return known
    game = await client.tables.storage.tables.at(here.channel)
    if game is None:
        client.games_by_channel.pop(here.channel, None)
        raise Refused("no-game-here")
    client.games_by_channel[here.channel] = game
    return game
