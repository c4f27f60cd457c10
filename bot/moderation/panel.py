"""The moderators' panel: whom games wait for, what can be done about it, and what is asked before."""

import io
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

import discord

from bot.reminders.service import Reminders
from bot.tables.errors import Refused
from bot.tables.model import Person
from bot.tables.operations.lifecycle import End
from bot.tables.operations.moderator_ops import CallModerators
from bot.tables.operations.undo import UndoTo
from bot.tables.service import Tables
from bot.ui.arguments import colour_named
from bot.ui.components import layout
from bot.ui.custom_id import ControlId
from bot.ui.members import member_of
from bot.ui.names import Name, name_of
from bot.ui.page import Page, Preview, Text
from bot.ui.press import Press
from bot.ui.respond import show, text_view
from bot.words import Words
from engine import Colour

from .dialogs import (
    act_page,
    audit_lines,
    audit_page,
    confirm_page,
    end_page,
    look_page,
    move_page,
    replace_page,
    undo_page,
)
from .operations import ModeratorOperations
from .pages import DEED_OF, DEED_OF_QUESTION, OPERATIONS, GameStatus, game_page, list_page
from .rights import moderator, person, refuse_other_server
from .status import MOST_POINTS, GameStatusReader

if TYPE_CHECKING:
    from bot.client import Giants

PANEL: Final = "mod"
AUDIT_LINES: Final = 30
Operation = Callable[[], Awaitable[object]]
_QUESTIONS: Final = {
    "pause": "pause",
    "resume": "resume",
    "undoto": "undo",
    "score": "end",
    "abandon": "abandon",
}
"""Operations that a moderator who plays can only ask the table for."""


class ModeratorPanel:
    """The moderators' panel, and what it and the `/table` commands show."""

    def __init__(self, client: "Giants", tables: Tables, reminders: Reminders) -> None:
        self._client = client
        self._tables = tables
        self._reminders = reminders
        self.operations: Final = ModeratorOperations(client, tables, reminders)
        self.reader = GameStatusReader(client, tables, client.lost_places)

    # Looking

    async def list(self, interaction: Press, say: Words, *, skipped: int = 0, instead: bool = False) -> None:
        """Show the games of this server, a page of them; where there is a single one, that game at once."""
        await moderator(interaction)
        statuses = await self.reader.read_all(interaction.guild_id or 0, say)
        if len(statuses) == 1:
            await self.show(interaction, statuses[0].table.id, say, instead=instead)
            return
        view = layout(list_page(statuses, say, skipped), game=0, version=0, panel=PANEL)
        await show(interaction, view, instead=instead)

    async def show(
        self, interaction: Press, game: int, say: Words, done: str = "", *, instead: bool = True
    ) -> None:
        """Show one game's status and operations; `done` says what was done just now."""
        status = await self.reader.read(game, say)
        several = len(await self.reader.live(interaction.guild_id or 0)) > 1
        allowed = await self._tables.allowed(game, await person(interaction))
        seated = any(seat.user == interaction.user.id for seat in status.table.seats)
        page = game_page(status, say, done, several=several, allowed=allowed, seated=seated)
        await self._show_page(interaction, status, page, instead=instead)

    async def _show_page(
        self, interaction: Press, status: GameStatus, page: Page, *, instead: bool = True
    ) -> None:
        view = layout(page, game=status.table.id, version=status.table.version, panel=PANEL)
        await show(interaction, view, instead=instead)

    # Presses

    async def pressed(
        self, interaction: Press, control: ControlId, values: Sequence[str], say: Words
    ) -> None:
        """Answer one press of a moderator; Refused for somebody who is none (any more)."""
        who = await moderator(interaction)
        chosen = values[0] if values else control.selection
        if control.word == "other":  # the menu of all operations that are no buttons
            word = chosen if chosen in OPERATIONS else ""
            control, chosen = replace(control, word=word, selection=""), ""
        if control.word == "rules":
            await self._client.server_setup.show(interaction, say, instead=True)
            return
        if control.word == "list":
            page = control.selection.removeprefix("p")
            skipped = int(page) if page.isdecimal() else 0
            await self.list(interaction, say, skipped=skipped, instead=True)
            return
        game = control.game
        if control.word == "pick" or not game:
            game = int(chosen) if chosen.isdecimal() else 0
        await refuse_other_server(self._tables, interaction, game)
        if control.word in DEED_OF and control.word not in _QUESTIONS:
            await self._tables.require(game, who, DEED_OF[control.word])
        if control.word in ("pick", "show"):
            await self.show(interaction, game, say)
        elif not await self._show_dialog(interaction, control, game, chosen, say):
            await self._run_operation(interaction, who, control.word, game, chosen, say)

    async def _show_dialog(
        self, interaction: Press, control: ControlId, game: int, chosen: str, say: Words
    ) -> bool:
        """Show the dialog that a word opens; False if it opens none."""
        word, status = control.word, await self.reader.read(game, say)
        match word:
            case "audit":
                await self.audit(interaction, game, say, panel=True)
                return True
            case "act":
                page = act_page(status, say)
            case "replace" | "seat":
                page = replace_page(status, colour_named(chosen) if chosen else None, say)
            case "person":
                name = name_of(await member_of(interaction, chosen))
                if any(seat.user == int(chosen) for seat in status.table.seats):
                    raise Refused("table-user-seated")
                page = confirm_page(status, colour_named(control.selection), f"u{chosen}", name, say)
            case "computer":
                colour, _, level = chosen.partition("/")
                name = Name(say("computer-name", level=level))
                page = confirm_page(status, colour_named(colour), level, name, say)
            case "undo":
                skipped = int(chosen) if chosen.isdecimal() else 0
                page = undo_page(
                    await self.reader.undo_points(status, say, skipped), say, skipped, MOST_POINTS
                )
            case "moveto":
                there = (
                    status.table.place is not None and status.table.place.channel == interaction.channel_id
                )
                page = move_page(status, say, there=there)
            case "look":
                page = look_page(status, say)
            case "end":
                page = end_page(status, say)
            case _:
                return False
        await self._show_page(interaction, status, page)
        return True

    async def _run_operation(
        self, interaction: Press, who: Person, word: str, game: int, chosen: str, say: Words
    ) -> None:
        """Do what a word says, then show the game's status."""
        if word == "export":
            await self.export(interaction, who, game, say)
            return
        if word == "inspect":
            await self.inspect(interaction, who, game, colour_named(chosen), say)
            return
        press = str(interaction.id)
        colour, _, value = chosen.partition("/")
        number = int(chosen) if chosen.isdecimal() else -1
        question = _QUESTIONS.get(word)
        if question is not None:
            what = {"point": number} if question == "undo" else {}
            ended = (await self._tables.look(game)).table.open_until is not None
            question = "reopen" if question == "resume" and ended else question
            if await self.ask_instead(interaction, who, game, question, say, **what):
                return
        do = self.operations
        operations: dict[str, Operation] = {
            "nudge": lambda: do.nudge(game, who, press),
            "call": lambda: self._tables.submit(game, who, CallModerators(), press=press),
            "pause": lambda: do.pause(game, who, press),
            "resume": lambda: do.resume(game, who, press),
            "repair": lambda: do.repair(game, who, press),
            "actas": lambda: do.act_for(game, who, colour_named(colour), value, press),
            "reseat": lambda: do.reseat(interaction, game, who, colour_named(colour), value),
            "undoto": lambda: self._tables.submit(game, who, UndoTo(number), press=press),
            "move": lambda: do.move_here(interaction, who, game, say),
            "channel": lambda: do.move_to(interaction, who, game, number, say),
            "score": lambda: self._tables.submit(game, who, End(scored=True), press=press),
            "abandon": lambda: self._tables.submit(game, who, End(scored=False), press=press),
        }
        operation = operations.get(word)
        if operation is None:
            raise Refused("unknown-control")
        await operation()
        self._reminders.wake()
        done = say("mod-done", deed="ask" if word == "reseat" and value.startswith("u") else word)
        if word in ("score", "abandon"):
            await show(interaction, text_view(done), instead=True)
        else:
            await self.show(interaction, game, say, done)

    async def ask_instead(
        self, interaction: Press, who: Person, game: int, kind: str, say: Words, **what: Any
    ) -> bool:
        """Show whoever plays or hosts here what they can ask the table; whether it was so.

        Alone they neither end nor rewind nor re-time a game in play.
        """
        look = await self._tables.look(game, who.user)
        if look.table.status == "open":
            return False
        try:
            await self._tables.require(game, who, DEED_OF_QUESTION[kind])
        except Refused as refusal:
            if look.seat is None and look.table.host != who.user:
                raise
            if refusal.key not in ("table-ask-the-table", "table-not-moderator"):
                raise
        else:
            return False
        await self._client.votes.ask(interaction, game, kind, say, **what)
        return True

    async def ask_to_end(self, interaction: Press, game: int, say: Words, *, scored: bool) -> None:
        """Ask once before a game is ended by a typed command."""
        status = await self.reader.read(game, say)
        page = end_page(status, say, only="score" if scored else "abandon")
        await self._show_page(interaction, status, page, instead=False)

    # Handing out

    async def inspect(self, interaction: Press, who: Person, game: int, colour: Colour, say: Words) -> None:
        """Look behind a screen, once the table was told; never for somebody who plays there."""
        view = await self._tables.inspect(game, who, colour)
        status = await self.reader.read(game, say)
        png, alt = await self._client.studio.board(view, status.names, say)
        picture = discord.File(io.BytesIO(png), "screen.png", description=alt)
        page = Page((Text(say("mod-inspected", name=status.names[colour].markdown)), Preview()))
        drawn = layout(page, game=game, version=status.table.version, panel=PANEL, picture=picture)
        await show(interaction, drawn, [picture])

    async def export(self, interaction: Press, who: Person, game: int, say: Words) -> None:
        """Hand out the record; of a running game only to a moderator who does not play in it."""
        await self._tables.export(game, who)
        record = await self._tables.record(game)
        file = discord.File(io.BytesIO(record.encode()), f"giants-{game}.txt")
        view = text_view(say("mod-exported", game=game))
        view.add_item(discord.ui.File(file))
        await show(interaction, view, [file])

    async def audit(self, interaction: Press, game: int, say: Words, *, panel: bool = False) -> None:
        """Everything that was done to a game from outside, newest last."""
        interested = "look" not in await self._tables.allowed(game, await person(interaction))
        entries = await self._tables.log(game)
        lines = audit_lines(entries, say, interested=interested)[-AUDIT_LINES:]
        view = layout(audit_page(game, lines, say, panel=panel), game=game, version=0, panel=PANEL)
        await show(interaction, view, instead=panel)
