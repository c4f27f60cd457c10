"""Stages with bots on them."""

import os
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import discord
import pytest
from discord import app_commands

from bot.playground.kit import Stage, playing

from .lobby_bot import Book, LobbyBot


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
def captured(request: pytest.FixtureRequest) -> Callable[[Stage], None]:
    """Where GIANTS_CAPTURE names a file, every request of the test run is appended to it.

    Marked `uncaptured` are the tests in which discord.py itself sends more than Discord documents.
    """
    path = os.environ.get("GIANTS_CAPTURE")
    wanted = path and request.node.get_closest_marker("uncaptured") is None

    def capture(stage: Stage) -> None:
        if wanted:
            stage.requests.write_to(Path(path or ""))

    return capture


@pytest.fixture
async def lobby(captured: Callable[[Stage], None]) -> AsyncIterator[Stage]:
    book = Book()
    async with playing(lambda: LobbyBot(book), on_start=captured) as stage:
        yield stage


@pytest.fixture
async def echo(captured: Callable[[Stage], None]) -> AsyncIterator[Stage]:
    async with playing(EchoBot, on_start=captured) as stage:
        yield stage
