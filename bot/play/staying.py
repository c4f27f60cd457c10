"""Presses that keep people in their games: votes, seats on offer, reminders, and what is known about one."""

from collections.abc import Sequence
from datetime import datetime
from typing import Final

import discord

from bot.moderation.rights import person
from bot.privacy.pages import clock_time, export_file, privacy_page
from bot.reminders.quiet_hours import Preferences, time_zone
from bot.reminders.service import Reminders
from bot.reminders.time_input import quiet_hours
from bot.tables.errors import Refused
from bot.tables.operations.lifecycle import Resume
from bot.tables.operations.seats import ComeBack
from bot.tables.operations.votes import AskForSeat, CastVote
from bot.tables.service import Tables
from bot.ui.components import layout
from bot.ui.custom_id import ControlId
from bot.ui.page import Button, Buttons, Choice, Option, Page, Text
from bot.ui.respond import Press, answering, note, show, tell
from bot.words import Words
from engine import COLOURS, Colour

HOUR: Final = 3600
SNOOZES: Final = (2, 8, 24)
NIGHTS: Final = ("21-7", "22-8", "23-7", "23-9", "0-8", "1-10")
_CARD_WORDS: Final = ("aye", "nay", "takeover", "snooze", "wake", "home")


class Staying:
    """Answers those presses; each from the store, whatever happened since."""

    def __init__(self, tables: Tables, reminders: Reminders) -> None:
        self._tables = tables
        self._reminders = reminders

    def takes(self, control: ControlId) -> bool:
        """Whether a control is for us."""
        if control.panel == "card":
            return control.word in _CARD_WORDS
        return control.panel in ("people", "privacy")

    async def pressed(self, interaction: Press, control: ControlId, values: Sequence[str]) -> None:
        """Answer one press."""
        async with answering(interaction, control.game or None) as say:
            if control.panel == "people":
                await self._people(interaction, control, values, say)
            elif control.panel == "privacy":
                await self._privacy(interaction, control, say)
            else:
                await self._card(interaction, control, say)

    async def _card(self, interaction: Press, control: ControlId, say: Words) -> None:
        game, who, press = control.game, await person(interaction), str(interaction.id)
        match control.word:
            case "aye" | "nay":
                await self._tables.submit(
                    game, who, CastVote(control.selection, control.word == "aye"), press=press
                )
                await tell(interaction, say("voted"))
            case "takeover":
                await self.ask_for_seat(interaction, game, control.selection, say)
            case "wake":
                await self._tables.submit(game, who, Resume(), press=press)
                await tell(interaction, say("woken"))
            case "home":
                await self._tables.submit(game, who, ComeBack(), press=press)
                await show(interaction, note(say("seat-home")), instead=True)
            case _:
                await self._not_now(interaction, control, say)

    async def _not_now(self, interaction: Press, control: ControlId, say: Words) -> None:
        """Somebody reminded wants to be left alone for a while; nobody else's press does that."""
        user = interaction.user.id
        look = await self._tables.look(control.game, user)
        if look.seat is None or control.selection not in ("", look.seat.colour):
            raise Refused("not-your-reminder")
        until = await self._snooze(user, 8)
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

    async def ask_for_seat(self, interaction: Press, game: int, named: str, say: Words) -> None:
        """Ask the table for a seat; where nobody is left to ask, it is theirs at once."""
        who = await person(interaction)
        outcome = await self._tables.submit(
            game, who, AskForSeat(colour_named(named)), press=str(interaction.id)
        )
        self._reminders.wake()
        await tell(interaction, say("seat-asked" if outcome.own.seat is None else "seat-yours"))

    # Reminders

    async def reminders(self, interaction: Press, say: Words, *, instead: bool = False) -> None:
        """Show how somebody is reminded, to be changed."""
        preferences = await self._tables.storage.people.of(interaction.user.id)
        page = people_page(preferences, self._tables.now(), say)
        await show(interaction, layout(page, game=0, version=0, panel="people"), instead=instead)

    async def _people(
        self, interaction: Press, control: ControlId, values: Sequence[str], say: Words
    ) -> None:
        user, people = interaction.user.id, self._tables.storage.people
        chosen = values[0] if values else ""
        match control.word:
            case "where" if chosen in ("channel", "dm", "off"):
                await people.change(user, reach=chosen)
            case "night" if chosen:
                await people.change(user, **quiet_hours(chosen))
            case "snooze":
                await self._snooze(user, int(control.selection) if control.selection.isdecimal() else 8)
            case "wake":
                await people.change(user, snoozed_until=None)
            case _:
                raise Refused("unknown-control")
        self._reminders.clock.wake()
        await self.reminders(interaction, say, instead=True)

    async def _snooze(self, user: int, hours: int) -> float:
        until = self._tables.now() + min(hours, 24 * 7) * HOUR
        await self._tables.storage.people.change(user, snoozed_until=until)
        return until

    # Privacy

    async def privacy(
        self, interaction: Press, say: Words, *, sure: bool = False, instead: bool = False
    ) -> None:
        """Show what is stored about somebody."""
        stored = await self._tables.storage.privacy.gather(interaction.user.id)
        page = privacy_page(stored, say, sure=sure)
        await show(interaction, layout(page, game=0, version=0, panel="privacy"), instead=instead)

    async def _privacy(self, interaction: Press, control: ControlId, say: Words) -> None:
        match control.word:
            case "export":
                stored = await self._tables.storage.privacy.gather(interaction.user.id)
                file = export_file(stored)
                view = note(say("privacy-exported"))
                view.add_item(discord.ui.File(file))
                await show(interaction, view, [file])
            case "delete":
                await self.privacy(interaction, say, sure=True, instead=True)
            case "keep":
                await self.privacy(interaction, say, instead=True)
            case "forget":
                count = await self._tables.erase(interaction.user.id)
                await show(interaction, note(say("privacy-deleted", count=count)), instead=True)
            case _:
                raise Refused("unknown-control")


def colour_named(name: str) -> Colour:
    """A colour of the game; Refused for anything else."""
    for colour in COLOURS:
        if colour == name:
            return colour
    raise Refused("table-no-such-colour", colour=name[:20])


def people_page(preferences: Preferences, now: float, say: Words) -> Page:
    """One person's preferences, and controls for each."""
    lines = [say("reminders-title"), say("reminders-reach", reach=preferences.reach)]
    if preferences.quiet_from is None:
        lines.append(say("reminders-no-quiet"))
    else:
        night = {"from": clock_time(preferences.quiet_from), "until": clock_time(preferences.quiet_until)}
        lines.append(say("reminders-quiet", **night))
    there = datetime.fromtimestamp(now, time_zone(preferences.zone))
    lines.append(say("reminders-zone", zone=preferences.zone, time=f"{there:%H:%M}"))
    snoozed = preferences.snoozed_until is not None and preferences.snoozed_until > now
    if snoozed:
        lines.append(say("reminders-snoozed", until=f"<t:{int(preferences.snoozed_until or 0)}:f>"))
    where = tuple(
        Option(reach, say(f"reminders-where-{reach}"), chosen=reach == preferences.reach)
        for reach in ("channel", "dm", "off")
    )
    nights = (
        Option("none", say("reminders-night-none")),
        *(Option(night, night) for night in NIGHTS),
    )
    row = [Button("snooze", say(f"reminders-snooze-{hours}"), selection=str(hours)) for hours in SNOOZES]
    if snoozed:
        row.append(Button("wake", say("reminders-wake")))
    return Page(
        (
            Text("\n".join(lines)),
            Choice("where", say("reminders-where"), where),
            Choice("night", say("reminders-night"), nights),
            Buttons(tuple(row)),
        )
    )
