"""A press, or whatever else somebody does by Discord that wants an answer: where, and what it is about."""

import asyncio
from collections.abc import Mapping
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

import discord
from discord import ui

from bot.tables.model import Place
from bot.words import Words

from .answers.living_panels import LivingPanels
from .answers.uploads import UploadSpeed

Press = discord.Interaction[Any]


@dataclass(slots=True)
class PressContext:
    """What a press that is being answered is about, for the log."""

    interaction: int
    server: int | None
    game: int | None


press_context: ContextVar[PressContext | None] = ContextVar("press", default=None)
"""Set for the rest of each task that answers a press, or offers what to type: it does that alone."""


def current_press() -> PressContext | None:
    """The press that this task answers, or was begun by."""
    return press_context.get()


def note_game(game: int) -> None:
    """Let the press that is being answered be about a game, which was found out after it began."""
    context = press_context.get()
    if context is not None:
        context.game = game


def place(interaction: Press) -> Place:
    """Where they act."""
    parent = interaction.channel.parent_id if isinstance(interaction.channel, discord.Thread) else None
    return Place(interaction.guild_id, interaction.channel_id or 0, parent)


@runtime_checkable
class PressTracker(Protocol):
    """A client that tracks the tasks which answer interactions, and has something to do after each answer."""

    @property
    def presses(self) -> set[asyncio.Task[Any]]:
        """The tasks that answer interactions: whoever closes the client lets them end first."""

    @property
    def acknowledgements(self) -> set[asyncio.Task[Any]]:
        """The acknowledgements under way that were not to wait for an answer."""

    @property
    def upload_speed(self) -> UploadSpeed:
        """How fast files get to Discord."""

    @property
    def living_panels(self) -> LivingPanels:
        """What people have open."""

    @property
    def chosen_languages(self) -> Mapping[int, str]:
        """The languages of those who chose another than their Discord's."""

    async def after_answer(self, interaction: Press) -> None:
        """Somebody got their answer."""

    def refusal_view(self, error: Exception, text: str, say: Words) -> ui.LayoutView:
        """The message that tells somebody of an error, and where to read more."""
