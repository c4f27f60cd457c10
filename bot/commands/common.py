"""What commands share: their descriptions, choices, the client, and the game of the channel."""

from collections.abc import Callable, Iterable
from copy import copy
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar, cast

from discord import app_commands

from bot.moderation.rights import person
from bot.tables.change import Request
from bot.tables.errors import Refused
from bot.tables.model import LIVE
from bot.tables.public_view import Outcome
from bot.ui.respond import Press, place
from bot.words import words

if TYPE_CHECKING:
    from bot.client import Giants

Callback = TypeVar("Callback", bound=Callable[..., Any])
Choices = list[app_commands.Choice[str]]
Commands: TypeAlias = tuple[app_commands.Command[Any, ..., None], ...]
MOST_CHOICES: Final = 25  # that Discord shows of an autocompletion
BidCount = app_commands.Range[int, 0, 6]
GameNumber = app_commands.Range[int, 1, 10**12]


def help_text(key: str) -> str:
    """The description of a command or of one of its options, in English."""
    return words()(f"command-{key}")


def describe_bid(command: Callback) -> Callback:
    """Describe the options of a command that takes a bid."""
    options = ("markers", "workers", "sorcerer", "chief")
    return app_commands.describe(**{name: help_text(f"bid-{name}") for name in options})(command)


def as_choices(values: Iterable[str]) -> Choices:
    """Choices whose names are their values."""
    return [app_commands.Choice(name=value, value=value) for value in values]


def add_copies(group: app_commands.Group, *commands: app_commands.Command[Any, ..., None]) -> None:
    """Put commands into a group. They are copied: a command knows its group, and every client has its own."""
    for command in commands:
        group.add_command(copy(command))


def client_of(interaction: Press) -> "Giants":
    """The client that received an interaction; it caches the person's name."""
    client = cast("Giants", interaction.client)
    client.names.remember(interaction)
    return client


def refuse_direct_messages(interaction: Press) -> int:
    """The server of an interaction; Refused in direct messages, where no table can be."""
    if interaction.guild_id is None:
        raise Refused("server-only")
    return interaction.guild_id


async def game_here(interaction: Press) -> int:
    """The table of this channel or thread; Refused if there is none."""
    refuse_direct_messages(interaction)
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


async def submit_here(interaction: Press, request: Request) -> Outcome:
    """Submit a request of whoever acts to the table of this channel, once for each interaction."""
    game, who = await game_here(interaction), await person(interaction)
    return await client_of(interaction).tables.submit(game, who, request, press=str(interaction.id))
