"""`/giants my …`: what concerns one person in all games and on all servers; also in direct messages."""

import asyncio
from typing import Any

from discord import app_commands

from bot.reminders.quiet_hours import Reach, zones
from bot.reminders.time_input import quiet_hours, zone_named
from bot.ui.respond import Press, answering

from .common import MOST_CHOICES, Choices, as_choices, client_of, help_text


class PersonalCommands(app_commands.Group):
    """One's own reminders and data."""

    def __init__(self) -> None:
        super().__init__(name="my", description=help_text("my"))

    @app_commands.command(name="reminders", description=help_text("my-reminders"))
    @app_commands.describe(
        where=help_text("my-reminders-where"),
        quiet=help_text("my-reminders-quiet"),
        zone=help_text("my-reminders-zone"),
    )
    async def reminders(
        self,
        interaction: Press,
        where: Reach | None = None,
        quiet: app_commands.Range[str, 1, 20] | None = None,
        zone: app_commands.Range[str, 1, 60] | None = None,
    ) -> None:
        """How one is reminded; without options, all of it by buttons."""
        async with answering(interaction) as say:
            client = client_of(interaction)
            changes: dict[str, Any] = {}
            if where is not None:
                changes["reach"] = where
            if quiet is not None:
                changes |= quiet_hours(quiet)
            if zone is not None:
                changes["zone"] = zone_named(zone, await asyncio.to_thread(zones))
            if changes:
                await client.tables.storage.people.change(interaction.user.id, **changes)
            await client.reminder_settings.show(interaction, say)

    @reminders.autocomplete("zone")
    async def _complete_zone(self, interaction: Press, current: str) -> Choices:
        typed = current.strip().casefold().replace(" ", "_")
        found = [name for name in await asyncio.to_thread(zones) if typed in name.casefold()]
        return as_choices(found[:MOST_CHOICES])

    @app_commands.command(name="data", description=help_text("my-data"))
    async def data(self, interaction: Press) -> None:
        """What is stored about one: see, get or delete it."""
        async with answering(interaction) as say:
            await client_of(interaction).privacy.show(interaction, say)
