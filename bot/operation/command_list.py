"""Every slash command as Discord is told it, without a bot that is connected."""

from typing import Any, cast

import discord

from bot.client import Giants, Tree
from bot.command_sync import payloads_of
from bot.commands import add_commands
from bot.commands.translation import CommandTranslator


class _Commands(discord.Client):
    """A client that has our commands, and nothing else."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = Tree(cast("Giants", self))
        add_commands(cast("Giants", self))


async def command_payloads() -> list[dict[str, Any]]:
    """All commands, with their names and descriptions in every language."""
    client = _Commands()
    await client.tree.set_translator(CommandTranslator())
    return await payloads_of(client.tree)


def english_payloads() -> list[dict[str, Any]]:
    """All commands in English alone."""
    client = _Commands()
    return [command.to_dict(client.tree) for command in client.tree.get_commands()]
