"""The reminder settings panel: a person's preferences, shown to them alone and changed by its controls."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final, get_args

from bot.tables.errors import Refused
from bot.tables.service import Tables
from bot.ui.arguments import first_of
from bot.ui.components import layout
from bot.ui.custom_id import ControlId
from bot.ui.page import Button, Buttons, Choice, Option, Page, Text
from bot.ui.respond import Press, show, tell
from bot.words import Words

from .quiet_hours import Preferences, Reach, time_zone
from .service import Reminders
from .time_input import clock_time, quiet_hours

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
        await self._change(interaction, say, **quiet_hours(values[0]))

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
        if look.seat is None or control.selection not in ("", look.seat.colour):
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
    nights = (Option("none", say("reminders-night-none")), *(Option(night, night) for night in NIGHTS))
    row = [Button("snooze", say(f"reminders-snooze-{hours}"), selection=str(hours)) for hours in SNOOZES]
    if snoozed:
        row.append(Button("wake", say("reminders-wake")))
    return Page(
        (
            Text("\n".join(_lines(preferences, now, say, snoozed=snoozed))),
            Choice("where", say("reminders-where"), where),
            Choice("night", say("reminders-night"), nights),
            Buttons(tuple(row)),
        )
    )


def _lines(preferences: Preferences, now: float, say: Words, *, snoozed: bool) -> list[str]:
    lines = [say("reminders-title"), say("reminders-reach", reach=preferences.reach)]
    if preferences.quiet_from is None:
        lines.append(say("reminders-no-quiet"))
    else:
        night = {"from": clock_time(preferences.quiet_from), "until": clock_time(preferences.quiet_until)}
        lines.append(say("reminders-quiet", **night))
    local_time = datetime.fromtimestamp(now, time_zone(preferences.zone))
    lines.append(say("reminders-zone", zone=preferences.zone, time=f"{local_time:%H:%M}"))
    if snoozed:
        lines.append(say("reminders-snoozed", until=f"<t:{int(preferences.snoozed_until or 0)}:f>"))
    return lines
