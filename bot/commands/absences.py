"""`/giants away` and `/giants back`: absences."""

from contextlib import suppress
from typing import Final

from discord import app_commands

from bot.moderation.rights import person
from bot.reminders.time_input import away_until, suggest_ends
from bot.tables.errors import Refused
from bot.tables.model import PLAYING_LEVELS
from bot.tables.operations.absences import Away, ComeBack
from bot.tables.operations.lifecycle import Resume
from bot.ui.press import Press
from bot.ui.respond import answering, tell, words_for

from .common import Choices, Commands, as_choices, client_of, help_text

WAIT: Final = "wait"  # instead of a stand-in


@app_commands.command(name="away", description=help_text("away"))
@app_commands.describe(until=help_text("away-until"), stand_in=help_text("away-stand_in"))
@app_commands.choices(
    stand_in=[
        app_commands.Choice(name=help_text("away-wait"), value=WAIT),
        *as_choices(PLAYING_LEVELS),
    ]
)
async def away(interaction: Press, until: app_commands.Range[str, 1, 20], stand_in: str = "normal") -> None:
    """Be away from all one's games until a day."""
    async with answering(interaction) as say:
        client, who = client_of(interaction), await person(interaction)
        preferences = await client.tables.storage.people.of(who.user)
        at = away_until(until, preferences, client.tables.now(), say)
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
        await tell(interaction, say("away-done", count=count, until=f"<t:{int(at)}:f>", stand_in=stand_in))


@away.autocomplete("until")
async def _complete_until(interaction: Press, current: str) -> Choices:
    client, say = client_of(interaction), words_for(interaction)
    preferences = await client.tables.storage.people.of(interaction.user.id)
    offered = suggest_ends(current, preferences, client.tables.now(), say)
    return [
        app_commands.Choice(name=say("away-choice", days=days, date=day.isoformat()), value=text)
        for text, days, day in offered
    ]


@app_commands.command(name="back", description=help_text("back"))
async def back(interaction: Press) -> None:
    """Be back at all one's games, and be told what happened in each."""
    async with answering(interaction) as say:
        client, who = client_of(interaction), await person(interaction)
        back_at = []
        for listed in await client.tables.storage.tables.of_user(who.user):
            look = await client.tables.look(listed.id, who.user)
            if look.seat is None or not (look.table.asleep or look.seat.stand_in or look.seat.away_until):
                continue
            with suppress(Refused):  # a game that can't be woken keeps nobody from the others
                if look.table.asleep:  # waking a game gives back the seat as well
                    await client.tables.submit(listed.id, who, Resume())
                else:
                    await client.tables.submit(listed.id, who, ComeBack())
                back_at.append(listed.id)
        await tell(interaction, say("away-back", count=len(back_at)))
        for game in back_at:
            await client.catch_up.summarise(interaction, game)


ABSENCE_COMMANDS: Final[Commands] = (away, back)
