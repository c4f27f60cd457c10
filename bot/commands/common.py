"""What commands share: their descriptions, choices, the client, and the game of the channel."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, cast

from discord import app_commands

from bot.tables.errors import Refused
from bot.tables.model import LIVE
from bot.ui.respond import Press, place
from bot.words import words

if TYPE_CHECKING:
    from bot.client import Giants

Choices = list[app_commands.Choice[str]]
MOST_CHOICES: Final = 25  # that Discord shows of an autocompletion


def help_text(key: str) -> str:
    """The description of a command or of one of its options, in English."""
    return words()(f"command-{key}")


def as_choices(values: Iterable[str]) -> Choices:
    """Choices whose names are their values."""
    return [app_commands.Choice(name=value, value=value) for value in values]


def client_of(interaction: Press) -> "Giants":
    """The client that received an interaction; it caches the person's name."""
    client = cast("Giants", interaction.client)
    client.names.remember(interaction)
    return client


async def game_here(interaction: Press) -> int:
    """The table of this channel or thread; Refused if there is none."""
    client, here = client_of(interaction), place(interaction)
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
