"""What commands share: their descriptions, choices, the client, and the game of the channel."""

import inspect
from collections.abc import Callable, Iterable
from copy import copy
from dataclasses import fields
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar, cast

from discord import app_commands

from bot.moderation.rights import person
from bot.tables.change import Request
from bot.tables.errors import Refused
from bot.tables.model import LIVE
from bot.tables.public_view import Outcome
from bot.ui.press import Press, note_game, place
from bot.ui.respond import answering, tell
from bot.words import words
from engine.actions import Bid

if TYPE_CHECKING:
    from bot.client import Giants

Callback = TypeVar("Callback", bound=Callable[..., Any])
Choices = list[app_commands.Choice[str]]
Commands: TypeAlias = tuple[app_commands.Command[Any, ..., None], ...]
MOST_CHOICES: Final = 25  # that Discord shows of an autocompletion
Steps = app_commands.Range[int, 1, 5000]
_BidCount = app_commands.Range[int, 0, 6]
GameNumber = app_commands.Range[int, 1, 10**12]


def help_text(key: str) -> app_commands.locale_str:
    """The description of a command, of one of its options or of a choice: in English, to be translated."""
    return app_commands.locale_str(words()(f"command-{key}"), key=f"command-{key}")


def with_parameters(
    callback: Callback, added: Iterable[tuple[str, Any, Any]], at: int | None = None
) -> Callback:
    """Give a command parameters (name, type, default) instead of its `**parameters`: from a position on, or
    after its others.

    discord.py reads a command's parameters from the signature of its callback.
    """
    signed: Any = callback
    *own, _ = inspect.signature(callback).parameters.values()
    kind = inspect.Parameter.KEYWORD_ONLY
    more = [inspect.Parameter(name, kind, default=value, annotation=type_) for name, type_, value in added]
    at = len(own) if at is None else at
    signed.__signature__ = inspect.Signature([*own[:at], *more, *own[at:]])
    return callback


def with_bid(callback: Callback) -> Callback:
    """Give a command the parts of a bid as its `**parts`, described."""
    parts = [(part.name, bool if part.type is bool else _BidCount, part.default) for part in fields(Bid)]
    described = app_commands.describe(**{name: help_text(f"bid-{name}") for name, _, _ in parts})
    return described(with_parameters(callback, parts))


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


async def game_here(interaction: Press, *, over: bool = False) -> int:
    """The table of this channel or thread (with `over`, else the last that was); Refused if there is none."""
    refuse_direct_messages(interaction)
    client, here = client_of(interaction), place(interaction)
    known = client.games_by_channel.get(here.channel)
    if known is not None:
        note_game(known)  # a game that can't be read is named
        table = (await client.tables.look(known)).table
        if table.status in LIVE and here.same_as(table.place):
            return known
    game = await client.tables.storage.tables.at(here.channel)
    if game is None:
        client.games_by_channel.pop(here.channel, None)
        last = await client.tables.storage.tables.last_at(here.channel) if over else None
        if last is None:
            raise Refused("no-game-here")
        game = last
    else:
        client.games_by_channel[here.channel] = game
    note_game(game)
    return game


async def submit_here(interaction: Press, request: Request) -> Outcome:
    """Submit a request of whoever acts to the table of this channel, once for each interaction."""
    game, who = await game_here(interaction), await person(interaction)
    return await client_of(interaction).tables.submit(game, who, request, press=str(interaction.id))


async def submit_and_tell(interaction: Press, request: Request, done: str) -> None:
    """Answer a command that is one request to the table of this channel: with these words once it is done."""
    async with answering(interaction) as say:
        await submit_here(interaction, request)
        await tell(interaction, say(done))
