"""Stages with bots on them."""

from collections.abc import AsyncIterator

import discord
import pytest
from discord import app_commands

from bot.playground.kit import Stage, playing
from tests.kit.lobby_bot import Book, LobbyBot


class EchoBot(discord.Client):
    """The least that answers."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True, guild_messages=True, dm_messages=True))
        self.tree = app_commands.CommandTree(self)
        self.heard: list[str] = []

        @self.tree.command(description="Say it again")
        async def echo(interaction: discord.Interaction, text: str) -> None:
            await interaction.response.send_message(text, ephemeral=True)

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def on_message(self, message: discord.Message) -> None:
        if message.author != self.user:
            self.heard.append(message.content)


@pytest.fixture
async def lobby() -> AsyncIterator[Stage]:
    book = Book()
    async with playing(lambda: LobbyBot(book)) as stage:
        yield stage


@pytest.fixture
async def echo() -> AsyncIterator[Stage]:
    async with playing(EchoBot) as stage:
        yield stage
