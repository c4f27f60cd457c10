"""The reminder settings panel: a person's preferences, shown to them alone and changed by its controls.

Whoever sits down for the first time is asked, once, what time it is where they live.
"""

import asyncio
import logging
from collections.abc import Sequence
from typing import Any, Final, get_args

import discord

from bot.storage.errors import StoreError
from bot.tables.errors import Refused
from bot.tables.service import Tables
from bot.ui.answers.answer import NO_PINGS
from bot.ui.answers.discord_errors import DISCONNECTED
from bot.ui.arguments import first_of
from bot.ui.components import layout
from bot.ui.custom_id import ControlId
from bot.ui.page import Button, Buttons, Choice, Option, Page, Text
from bot.ui.press import Press
from bot.ui.respond import can_follow_up, show, tell, words_for
from bot.words import Words

from .quiet_hours import Preferences, Reach, zones
from .service import Reminders
from .time_input import NO_NIGHT, clock_time, quiet_hours, zone_named
from .zone_guess import USUAL_NIGHT, guessed_zone, local_time, local_times

_log = logging.getLogger(__name__)

HOUR: Final = 3600
REACHES: Final[tuple[Reach, ...]] = get_args(Reach)
SNOOZES: Final = (2, 8, 24)  # hours
LONGEST_SNOOZE: Final = 24 * 7
NIGHTS: Final = ("21-7", "22-8", "23-7", "23-9", "0-8", "1-10")
PANEL: Final = "people"


class ReminderSettings:
    """One person's preferences, as a panel."""

    def __init__(self, tables: Tables, reminders: Reminders) -> None:
        self._tables = tables
        self._reminders = reminders
        self._known: set[int] = set()  # a cache: people who were asked, or said something themselves

    async def ask_zone(self, interaction: Press) -> None:
        """Ask somebody who just used the bot and plays, once, what time it is for them; not in a lesson, in
        which there is enough to read.

        Until they answer, they have the night of where their Discord's language is spoken, unless they are up
        in it. What is guessed is stored after it was asked: a crash in between asks again, rather than never.
        """
        user = interaction.user.id
        if user in self._known or not can_follow_up(interaction):
            return
        try:
            if not await self._tables.storage.people.known(user):
                if not await self._plays(user):
                    return
                server = None if interaction.guild_locale is None else interaction.guild_locale.value
                zone = guessed_zone(interaction.locale.value, server)
                page = _question_page(zone, self._tables.now(), words_for(interaction))
                view = layout(page, game=0, version=0, panel=PANEL)
                await interaction.followup.send(view=view, ephemeral=True, allowed_mentions=NO_PINGS)
                begin, end = USUAL_NIGHT
                guessed = Preferences(user, zone=zone, quiet_from=begin, quiet_until=end)
                awake = guessed.quiet_at(self._tables.now())
                await self._tables.storage.people.suppose(
                    user, zone=zone, **({} if awake else _usual_night())
                )
            self._known.add(user)
        except (StoreError, discord.HTTPException, *DISCONNECTED) as error:
            _log.info("%s is asked for the time another time: %s", user, error)

    async def _plays(self, user: int) -> bool:
        """Whether somebody sits at a table that is no lesson."""
        for listed in await self._tables.storage.tables.of_user(user):
            try:
                if not (await self._tables.look(listed.id)).table.settings.lesson:
                    return True
            except Refused:
                continue  # it is gone meanwhile
        return False

    async def answer_zone(
        self, interaction: Press, control: ControlId, values: Sequence[str], say: Words
    ) -> None:
        """Live in the time zone that was guessed, or that was chosen instead, and sleep at night."""
        known = await self._tables.storage.people.of(interaction.user.id)
        night = _usual_night() if known.quiet_from is None else {}
        named = first_of(values) if values else control.selection
        await self._change(interaction, say, zone=await _zone(named), **night)

    async def choose_zone(
        self, interaction: Press, _control: ControlId, values: Sequence[str], say: Words
    ) -> None:
        """Live in the time zone that was chosen."""
        await self._change(interaction, say, zone=await _zone(first_of(values)))

    async def show(self, interaction: Press, say: Words, *, instead: bool = False) -> None:
        """Show how somebody is reminded, to be changed."""
        preferences = await self._tables.storage.people.of(interaction.user.id)
        page = preferences_page(preferences, self._tables.now(), say)
        await show(interaction, layout(page, game=0, version=0, panel=PANEL), instead=instead)

    async def choose_reach(
        self, interaction: Press, _control: ControlId, values: Sequence[str], say: Words
    ) -> None:
        """Be reminded somewhere else, or not at all."""
        if first_of(values) not in REACHES:
            raise Refused("unknown-control")
        await self._change(interaction, say, reach=first_of(values))

    async def choose_night(
        self, interaction: Press, _control: ControlId, values: Sequence[str], say: Words
    ) -> None:
        """Other quiet hours, or none."""
        if not values:
            raise Refused("unknown-control")
        await self._change(interaction, say, **quiet_hours(values[0], say))

    async def snooze(
        self, interaction: Press, control: ControlId, _values: Sequence[str], say: Words
    ) -> None:
        """No reminders for as many hours as the button says."""
        hours = int(control.selection) if control.selection.isdecimal() else 8
        await self._change(interaction, say, snoozed_until=self._in_hours(hours))

    async def end_snooze(
        self, interaction: Press, _control: ControlId, _values: Sequence[str], say: Words
    ) -> None:
        """Be reminded again at once."""
        await self._change(interaction, say, snoozed_until=None)

    async def _change(self, interaction: Press, say: Words, **changes: Any) -> None:
        await self._tables.storage.people.change(interaction.user.id, **changes)
        self._reminders.clock.wake()
        await self.show(interaction, say, instead=True)

    def _in_hours(self, hours: int) -> float:
        return self._tables.now() + min(hours, LONGEST_SNOOZE) * HOUR

    async def snooze_reminder(
        self, interaction: Press, control: ControlId, _values: Sequence[str], say: Words
    ) -> None:
        """Snooze from the button of a reminder; Refused for anybody but the one who was reminded."""
        user = interaction.user.id
        look = await self._tables.look(control.game, user)
        reminded = control.selection.split(",")
        if look.seat is None or (control.selection and look.seat.colour not in reminded):
            raise Refused("not-your-reminder")
        until = self._in_hours(8)
        await self._tables.storage.people.change(user, snoozed_until=until)
        soonest = await self._deadline(user, until)
        deadline = "none" if soonest is None else f"<t:{int(soonest)}:R>"
        await tell(interaction, say("snoozed", until=f"<t:{int(until)}:f>", deadline=deadline))

    async def _deadline(self, user: int, before: float) -> float | None:
        """The first deadline of a person that comes before a time, if one does."""
        found = []
        for listed in await self._tables.storage.tables.of_user(user):
            look = await self._tables.look(listed.id, user)
            at = None if look.seat is None else look.table.deadlines.get(look.seat.colour)
            if at is not None and at < before:
                found.append(at)
        return min(found, default=None)


def preferences_page(preferences: Preferences, now: float, say: Words) -> Page:
    """One person's preferences, and controls for each."""
    snoozed = preferences.snoozed_until is not None and preferences.snoozed_until > now
    where = tuple(
        Option(reach, say(f"reminders-where-{reach}"), chosen=reach == preferences.reach) for reach in REACHES
    )
    nights = (
        Option(NO_NIGHT, say("reminders-night-none")),
        *(Option(night, _night(night)) for night in NIGHTS),
    )
    row = [Button("snooze", say(f"reminders-snooze-{hours}"), selection=str(hours)) for hours in SNOOZES]
    if snoozed:
        row.append(Button("wake", say("reminders-wake")))
    return Page(
        (
            Text("\n".join(_lines(preferences, now, say, snoozed=snoozed))),
            Choice("where", say("reminders-where"), where),
            Choice("night", say("reminders-night"), nights),
            _zone_choice("zone", now, say),
            Buttons(tuple(row)),
        )
    )


def _question_page(zone: str, now: float, say: Words) -> Page:
    """Whether the time zone that was guessed is right, and others to choose from."""
    begin, end = (clock_time(minutes) for minutes in USUAL_NIGHT)
    question = say(
        "zone-question", time=local_time(zone, now, say.language).time, **{"from": begin, "until": end}
    )
    yes = Button("zoneyes", say("zone-yes"), "success", selection=zone)
    return Page((Text(question), Buttons((yes,)), _zone_choice("zonepick", now, say)))


async def _zone(named: str) -> str:
    return zone_named(named, await asyncio.to_thread(zones))


def _night(hours: str) -> str:
    """A night as clocks show it."""
    return "\u2013".join(clock_time(int(hour) * 60) for hour in hours.split("-"))


def _usual_night() -> dict[str, int]:
    return dict(zip(("quiet_from", "quiet_until"), USUAL_NIGHT, strict=True))


def _zone_choice(word: str, now: float, say: Words) -> Choice:
    options = (
        Option(zone, say("zone-choice", time=time, city=city))
        for zone, city, time in local_times(now, say.language)
    )
    return Choice(word, say("reminders-zones"), tuple(options))


def _lines(preferences: Preferences, now: float, say: Words, *, snoozed: bool) -> list[str]:
    lines = [say("reminders-title"), say("reminders-reach", reach=preferences.reach)]
    if preferences.quiet_from is None:
        lines.append(say("reminders-no-quiet"))
    else:
        night = {"from": clock_time(preferences.quiet_from), "until": clock_time(preferences.quiet_until)}
        lines.append(say("reminders-quiet", **night))
    there = local_time(preferences.zone, now, say.language)
    lines.append(say("reminders-zone", zone=preferences.zone, time=there.time))
    if snoozed:
        lines.append(say("reminders-snoozed", until=f"<t:{int(preferences.snoozed_until or 0)}:f>"))
    return lines
