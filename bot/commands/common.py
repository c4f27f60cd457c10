"""What every command needs: the game of this channel, and words for its own description."""

from typing import TYPE_CHECKING, Any, cast

import discord

from bot.courtesy import place
from bot.tables import Refused
from bot.words import words

if TYPE_CHECKING:
    from bot.client import Giants

Press = discord.Interaction[Any]


def says(key: str) -> str:
    """A command's own words; Discord is told them in English."""
    return words()(f"command-{key}")


def giants(interaction: Press) -> "Giants":
    """The bot that an interaction reached; it also learns the person's name."""
    client = cast("Giants", interaction.client)
    client.names.meet(interaction)
    return client


async def game_here(interaction: Press) -> int:
    """The table of this channel or thread; Refused if there is none."""
    game = await giants(interaction).tables.register.at(place(interaction))
    if game is None:
        raise Refused("no-game-here")
    return game
