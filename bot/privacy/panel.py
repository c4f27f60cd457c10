"""The privacy panel: what is stored about a person, shown to them alone, exported, or deleted."""

import asyncio
from collections.abc import Sequence
from typing import Final

import discord

from bot.storage.privacy import Stored
from bot.tables.service import Tables
from bot.ui.components import layout
from bot.ui.custom_id import ControlId
from bot.ui.press import Press
from bot.ui.respond import show, text_view
from bot.words import Words

from .pages import export_file, privacy_page

PANEL: Final = "privacy"


class PrivacyPanel:
    """Answers `/giants my data` and its buttons, each for the person who presses and nobody else."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def show(
        self, interaction: Press, say: Words, *, sure: bool = False, instead: bool = False
    ) -> None:
        """Show what is stored about somebody."""
        page = privacy_page(await self._stored(interaction), say, sure=sure)
        await show(interaction, layout(page, game=0, version=0, panel=PANEL), instead=instead)

    async def _stored(self, interaction: Press) -> Stored:
        return await self._tables.storage.privacy.gather(interaction.user.id)

    async def export(
        self, interaction: Press, _control: ControlId, _values: Sequence[str], say: Words
    ) -> None:
        """Hand out all of it as a file."""
        file = await asyncio.to_thread(export_file, await self._stored(interaction))
        view = text_view(say("privacy-exported"))
        view.add_item(discord.ui.File(file))
        await show(interaction, view, [file])

    async def ask_to_delete(
        self, interaction: Press, _control: ControlId, _values: Sequence[str], say: Words
    ) -> None:
        """Ask once more before anything is deleted."""
        await self.show(interaction, say, sure=True, instead=True)

    async def keep(self, interaction: Press, _control: ControlId, _values: Sequence[str], say: Words) -> None:
        """Delete nothing after all."""
        await self.show(interaction, say, instead=True)

    async def delete(
        self, interaction: Press, _control: ControlId, _values: Sequence[str], say: Words
    ) -> None:
        """Delete it, and leave every game intact."""
        count = await self._tables.erase(interaction.user.id)
        signed = len((await self._stored(interaction))["erasures"])
        lines = [say("privacy-deleted", count=count)]
        lines += [say("privacy-signed-left", count=signed)] if signed else []
        await show(interaction, text_view("\n".join(lines)), instead=True)
