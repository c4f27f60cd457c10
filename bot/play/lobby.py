"""The lobby, a table that waits for players: joining, settings, invitations, and the start."""

from collections.abc import Iterator, Sequence

import discord

from bot.moderation.rights import person
from bot.tables.change import Request
from bot.tables.errors import Refused
from bot.tables.model import CLOSE_UPS, DEADLINES, LATE_POLICIES, PICTURE_MODES
from bot.tables.operations.lobby import AddComputer, Configure, FreeSeat, HandOver, Invite, Join, Leave, Start
from bot.tables.operations.waitlist import Wait
from bot.tables.public_view import TableView
from bot.tables.service import Tables
from bot.ui.arguments import colour_named, first_of, number_of
from bot.ui.components import layout
from bot.ui.custom_id import ControlId
from bot.ui.members import member_of
from bot.ui.names import DisplayNames, Names
from bot.ui.page import Block, Button, Buttons, Choice, Option, Page, Pick, Text
from bot.ui.press import Press
from bot.ui.respond import acknowledge, show, tell
from bot.words import Words
from engine import Options

from .new_games import practise


class Lobby:
    """Answers presses on the lobby's card, which shows by itself what came of them, and on its settings."""

    def __init__(self, tables: Tables, names: DisplayNames) -> None:
        self._tables = tables
        self._names = names

    async def join(self, interaction: Press, control: ControlId, values: Sequence[str], _say: Words) -> None:
        """Sit down with the colour that was chosen."""
        colour = colour_named(values[0]) if values else None
        await self._submit(interaction, control.game, Join(colour))
        await acknowledge(interaction)

    async def add_computer(
        self, interaction: Press, control: ControlId, values: Sequence[str], _say: Words
    ) -> None:
        """Give a seat to a computer of the level that was chosen."""
        await self._submit(interaction, control.game, AddComputer(first_of(values)))
        await acknowledge(interaction)

    async def leave(
        self, interaction: Press, control: ControlId, _values: Sequence[str], _say: Words
    ) -> None:
        """Get up again."""
        await self._submit(interaction, control.game, Leave())
        await acknowledge(interaction)

    async def wait(self, interaction: Press, control: ControlId, _values: Sequence[str], say: Words) -> None:
        """Wait for a seat of a full table."""
        await self._submit(interaction, control.game, Wait())
        await tell(interaction, say("waitlisted"))

    async def start(
        self, interaction: Press, control: ControlId, _values: Sequence[str], _say: Words
    ) -> None:
        """Begin the game."""
        await self._submit(interaction, control.game, Start())
        await acknowledge(interaction)

    async def practise(
        self, interaction: Press, _control: ControlId, _values: Sequence[str], _say: Words
    ) -> None:
        """Begin a game against computers here."""
        await practise(self._tables, interaction)
        await acknowledge(interaction)

    # Settings

    async def settings(self, interaction: Press, game: int, say: Words, *, instead: bool = False) -> None:
        """How this table will play, to be changed by its host."""
        look = await self._tables.look(game, interaction.user.id)
        page = settings_page(look.table, say)
        if await self._manages(interaction, look.table):
            names = await self._names.at_table(look.table, say)
            page = Page((*page.blocks, *host_blocks(look.table, names, say)))
        view = layout(page, game=game, version=look.table.version, panel="more")
        await show(interaction, view, instead=instead)

    async def _manages(self, interaction: Press, table: TableView) -> bool:
        """Whether somebody may say who plays at a table: its host, or a moderator."""
        return interaction.user.id == table.host or (await person(interaction)).moderator

    async def choose_options(
        self, interaction: Press, control: ControlId, values: Sequence[str], say: Words
    ) -> None:
        """Play with these options of the rules and no others."""
        await self._configure(interaction, control.game, say, Configure(options=options_named(values)))

    async def choose_deadline(
        self, interaction: Press, control: ControlId, values: Sequence[str], say: Words
    ) -> None:
        """Another time for each decision."""
        await self._configure(
            interaction, control.game, say, Configure({"deadline": number_of(values) * 3600 or None})
        )

    async def choose_late(
        self, interaction: Press, control: ControlId, values: Sequence[str], say: Words
    ) -> None:
        """What happens when that time is over."""
        await self._configure(interaction, control.game, say, Configure({"late": first_of(values)}))

    async def choose_pictures(
        self, interaction: Press, control: ControlId, values: Sequence[str], say: Words
    ) -> None:
        """How often the board is drawn."""
        await self._configure(interaction, control.game, say, Configure({"pictures": first_of(values)}))

    async def choose_closeup(
        self, interaction: Press, control: ControlId, values: Sequence[str], say: Words
    ) -> None:
        """What of the board is drawn: the whole, also what just happened close up, or that moving."""
        await self._configure(interaction, control.game, say, Configure({"closeup": first_of(values)}))

    async def choose_private(
        self, interaction: Press, control: ControlId, _values: Sequence[str], say: Words
    ) -> None:
        """Let invited people alone join, or everybody, as the button says."""
        await self._configure(
            interaction, control.game, say, Configure({"private": control.selection == "on"})
        )

    async def pick_invited(
        self, interaction: Press, control: ControlId, values: Sequence[str], say: Words
    ) -> None:
        """Invite the person who was picked."""
        await self.invite(interaction, control.game, first_of(values))
        await self.settings(interaction, control.game, say, instead=True)

    async def invite(self, interaction: Press, game: int, user: str) -> discord.Member:
        """Invite somebody of this server; a notice tells them."""
        member = await member_of(interaction, user)
        await self._submit(interaction, game, Invite(member.id))
        return member

    async def free_seat(
        self, interaction: Press, control: ControlId, values: Sequence[str], say: Words
    ) -> None:
        """Take a computer, or a person who does not come, from the seat that was chosen."""
        await self._submit(interaction, control.game, FreeSeat(colour_named(first_of(values))))
        await self.settings(interaction, control.game, say, instead=True)

    async def pick_host(
        self, interaction: Press, control: ControlId, values: Sequence[str], say: Words
    ) -> None:
        """Make the person who was picked the host."""
        await self.hand_over(interaction, control.game, first_of(values))
        await self.settings(interaction, control.game, say, instead=True)

    async def hand_over(self, interaction: Press, game: int, user: str) -> discord.Member:
        """Make somebody of this server the host."""
        member = await member_of(interaction, user)
        await self._submit(interaction, game, HandOver(member.id))
        return member

    async def _configure(self, interaction: Press, game: int, say: Words, request: Configure) -> None:
        await self._submit(interaction, game, request)
        await self.settings(interaction, game, say, instead=True)

    async def _submit(self, interaction: Press, game: int, request: Request) -> None:
        who = await person(interaction)
        await self._tables.submit(game, who, request, press=str(interaction.id))


def options_named(names: Sequence[str]) -> Options:
    """The rules with the named options on; Refused where there is no such option (any more)."""
    if any(name not in Options.model_fields for name in names):
        raise Refused("unknown-control")
    return Options.of(*names)


def settings_page(table: TableView, say: Words) -> Page:
    """Everything that a table agrees on before it begins, each with what is agreed now."""
    on, settings = table.options.names(), table.settings
    options = tuple(
        Option(name, say(f"option-{name}"), say(f"option-{name}-means"), chosen=name in on)
        for name in Options.model_fields
    )
    hours = (settings.deadline or 0) // 3600
    deadlines = tuple(Option(str(n), say("deadline", hours=n), chosen=n == hours) for n in DEADLINES)
    late = tuple(Option(p, say(f"late-{p}"), chosen=p == settings.late) for p in LATE_POLICIES)
    pictures = tuple(Option(m, say(f"pictures-{m}"), chosen=m == settings.pictures) for m in PICTURE_MODES)
    closeups = tuple(Option(c, say(f"closeup-{c}"), chosen=c == settings.closeup) for c in CLOSE_UPS)
    return Page(
        (
            Text(say("settings-title")),
            Choice("options", say("settings-options"), options, 0, len(options)),
            Choice("deadline", say("settings-deadline"), deadlines),
            Choice("late", say("settings-late"), late),
            Choice("pictures", say("settings-pictures"), pictures),
            Choice("closeup", say("settings-closeup"), closeups),
        )
    )


def host_blocks(table: TableView, names: Names, say: Words) -> Iterator[Block]:
    """What else its host decides: who may join, who is invited, and whose seat is freed."""
    other = "off" if table.settings.private else "on"
    yield Buttons((Button("private", say(f"settings-private-{other}"), selection=other),))
    yield Pick("invite", say("settings-invite"), "person")
    if table.seats:
        seats = tuple(Option(seat.colour, names[seat.colour].plain) for seat in table.seats)
        yield Choice("free", say("settings-free"), seats)
    yield Pick("host", say("settings-host"), "person")
