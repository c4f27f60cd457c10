"""`/giants my …`: what concerns one person in all games and on all servers; also in direct messages."""

import asyncio
from typing import Any, Final

from discord import app_commands

from bot.reminders.quiet_hours import Reach, zones
from bot.reminders.time_input import quiet_hours, zone_named
from bot.tables.errors import Refused
from bot.ui.press import Press
from bot.ui.respond import answering, tell
from bot.words import endonym, languages, words

from .common import MOST_CHOICES, Choices, as_choices, client_of, help_text

DISCORD: Final = "discord"  # whose language one's own is, unless another was chosen


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
                changes |= quiet_hours(quiet, say)
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

    @app_commands.command(name="language", description=help_text("my-language"))
    @app_commands.rename(chosen="language")
    @app_commands.describe(chosen=help_text("my-language-language"))
    @app_commands.choices(
        chosen=[
            app_commands.Choice(name=help_text("my-language-discord"), value=DISCORD),
            *(app_commands.Choice(name=endonym(name), value=name) for name in sorted(languages())),
        ]
    )
    async def language(self, interaction: Press, chosen: str) -> None:
        """Be answered in another language than that of one's Discord, or in that again."""
        async with answering(interaction):
            if chosen not in (DISCORD, *languages()):
                raise Refused("option-not-found")
            people = client_of(interaction).tables.storage.people
            await people.change(interaction.user.id, language=None if chosen == DISCORD else chosen)
            say = words(interaction.locale.value if chosen == DISCORD else chosen)
            await tell(interaction, say("my-language-set", language=endonym(say.language)))

    @app_commands.command(name="data", description=help_text("my-data"))
    async def data(self, interaction: Press) -> None:
        """What is stored about one: see, get or delete it."""
        async with answering(interaction) as say:
            await client_of(interaction).privacy.show(interaction, say)
