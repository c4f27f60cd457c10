"""Our slash commands as Discord is told them, without a bot."""

from collections.abc import Iterator
from typing import Any

import discord
from discord import app_commands

from bot.command_sync import payloads_of
from bot.commands import add_commands
from bot.commands.translation import CommandTranslator


class _Commands(discord.Client):
    """A client that has our commands, and nothing else."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)
        add_commands(self)  # type: ignore[arg-type]


async def command_payloads() -> list[dict[str, Any]]:
    """All commands, translated."""
    client = _Commands()
    await client.tree.set_translator(CommandTranslator())
    return await payloads_of(client.tree)


def parts(body: dict[str, Any], path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """A command and everything in it: what one types to get there, and what Discord is told of it."""
    here = f"{path} {body['name']}".strip()
    yield here, body
    for part in (*body.get("options", ()), *body.get("choices", ())):
        yield from parts(part, here)
