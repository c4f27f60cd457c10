"""Slash commands for reminders and absences: `/reminders`, `/away`, `/back`."""

import asyncio
from contextlib import suppress
from typing import Any, Final

from discord import app_commands

from bot.moderation.rights import person
from bot.reminders.quiet_hours import Reach, zones
from bot.reminders.time_input import away_until, quiet_hours, suggest_ends, zone_named
from bot.tables.errors import Refused
from bot.tables.model import PLAYING_LEVELS
from bot.tables.operations.lifecycle import Resume
from bot.tables.operations.seats import Away, ComeBack
from bot.ui.respond import Press, answering, tell, words_for

from .common import MOST_CHOICES, Choices, as_choices, client_of, help_text

WAIT: Final = "wait"  # instead of a stand-in


@app_commands.command(name="reminders", description=help_text("reminders"))
@app_commands.describe(
    where=help_text("reminders-where"), quiet=help_text("reminders-quiet"), zone=help_text("reminders-zone")
)
async def reminders(
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
async def _complete_zone(interaction: Press, current: str) -> Choices:
    typed = current.strip().casefold().replace(" ", "_")
    found = [name for name in await asyncio.to_thread(zones) if typed in name.casefold()]
    return as_choices(found[:MOST_CHOICES])


@app_commands.command(name="away", description=help_text("away"))
@app_commands.describe(until=help_text("away-until"), stand_in=help_text("away-stand_in"))
@app_commands.choices(stand_in=as_choices((WAIT, *PLAYING_LEVELS)))
async def away(interaction: Press, until: app_commands.Range[str, 1, 20], stand_in: str = "normal") -> None:
    """Be away from all one's games until a day."""
    async with answering(interaction) as say:
        client, who = client_of(interaction), await person(interaction)
        preferences = await client.tables.storage.people.of(who.user)
        at = away_until(until, preferences, client.tables.now())
        count = 0
        for listed in await client.tables.storage.tables.of_user(who.user):
            if listed.status in ("playing", "paused"):
                with suppress(Refused):  # it ended just now: there is nothing left to be away from
                    await client.tables.submit(
                        listed.id, who, Away(at, None if stand_in == WAIT else stand_in)
                    )
                    count += 1
        if not count:
            raise Refused("away-none")
        await tell(interaction, say("away-done", count=count, until=f"<t:{int(at)}:D>", stand_in=stand_in))


@away.autocomplete("until")
async def _complete_until(interaction: Press, current: str) -> Choices:
    client, say = client_of(interaction), words_for(interaction)
    preferences = await client.tables.storage.people.of(interaction.user.id)
    offered = suggest_ends(current, preferences, client.tables.now())
    return [
        app_commands.Choice(name=say("away-choice", days=days, date=day.isoformat()), value=text)
        for text, days, day in offered
    ]


@app_commands.command(name="back", description=help_text("back"))
async def back(interaction: Press) -> None:
    """Be back at all one's games."""
    async with answering(interaction) as say:
        client, who = client_of(interaction), await person(interaction)
        count = 0
        for listed in await client.tables.storage.tables.of_user(who.user):
            look = await client.tables.look(listed.id, who.user)
            if look.seat is None or not (look.table.asleep or look.seat.stand_in or look.seat.away_until):
                continue
            with suppress(Refused):  # a game that can't be woken keeps nobody from the others
                if look.table.asleep:  # waking a game gives back the seat as well
                    await client.tables.submit(listed.id, who, Resume())
                else:
                    await client.tables.submit(listed.id, who, ComeBack())
                count += 1
        await tell(interaction, say("away-back", count=count))


REMINDER_COMMANDS: Final[tuple[app_commands.Command[Any, ..., None], ...]] = (reminders, away, back)
