"""`/table …`: the moderators' slash commands. Their panel (`/table list`, `/giants moderate`) does the same.

Discord shows `/table` to those who may manage messages, unless a server overrules that. Whoever moderates by
a role alone finds everything in the panel: `/giants moderate` is shown to all, and asks who moderates.
"""

from typing import Final

import discord
from discord import app_commands

from bot.tables.errors import Refused
from bot.tables.model import PLAYING_LEVELS, Person
from bot.tables.operations.moderator_ops import DecideFor, NoteAttempt
from bot.tables.operations.seats import Replace
from bot.tables.operations.undo import UndoTo
from bot.ui.press import Press
from bot.ui.respond import answering
from engine import Colour, Illegal, parse

from .common import GameNumber, Steps, add_copies, as_choices, client_of, help_text
from .host import HOST_COMMANDS, authorise, show_result
from .options import ChannelNumber
from .server_setup import SERVER_SETUP_COMMANDS

BY_COMPUTER: Final = (*PLAYING_LEVELS, "safe")


class TableCommands(app_commands.Group):
    """For moderators."""

    def __init__(self) -> None:
        super().__init__(
            name="table",
            description=help_text("table"),
            guild_only=True,
            default_permissions=discord.Permissions(manage_messages=True),
        )
        add_copies(self, *HOST_COMMANDS, *SERVER_SETUP_COMMANDS)

    @app_commands.command(name="list", description=help_text("table-list"))
    async def list(self, interaction: Press) -> None:
        """Whom games wait for, and what can be done."""
        async with answering(interaction) as say:
            await client_of(interaction).moderation.list(interaction, say)

    @app_commands.command(name="undo", description=help_text("table-undo"))
    @app_commands.describe(steps=help_text("table-undo-steps"), game=help_text("table-game"))
    async def undo(self, interaction: Press, steps: Steps = 1, game: GameNumber | None = None) -> None:
        """Take back the last decisions."""
        async with answering(interaction) as say:
            who, number = await authorise(interaction, game)
            client = client_of(interaction)
            if await client.moderation.ask_instead(interaction, who, number, "undo", say, steps=steps):
                return
            reader = client.moderation.reader
            point = await reader.undo_point(steps, await reader.read(number, say), say)
            await client.tables.submit(number, who, UndoTo(point), press=str(interaction.id))
            await show_result(interaction, number, "undoto", say)

    @app_commands.command(name="act", description=help_text("table-act"))
    @app_commands.describe(
        seat=help_text("table-act-seat"), how=help_text("table-act-how"), game=help_text("table-game")
    )
    async def act(
        self,
        interaction: Press,
        seat: Colour,
        how: app_commands.Range[str, 1, 100] = "normal",
        game: GameNumber | None = None,
    ) -> None:
        """Decide for a seat: by computer, as little as possible, or as typed."""
        async with answering(interaction) as say:
            who, number = await authorise(interaction, game)
            client, press = client_of(interaction), str(interaction.id)
            if how in BY_COMPUTER:
                await client.moderation.operations.act_for(number, who, seat, how, press)
            else:
                await self._typed(interaction, who, number, seat, how)
            await show_result(interaction, number, "actas", say)

    async def _typed(self, interaction: Press, who: Person, game: int, seat: Colour, line: str) -> None:
        """A decision in notation. Why it is impossible is not said: that would tell what is hidden.

        That it is impossible tells a little as well, so the table reads of the attempt.
        """
        tables = client_of(interaction).tables
        try:
            decision = DecideFor(seat, parse(line), exact=True)
            await tables.submit(game, who, decision, press=str(interaction.id))
        except Illegal as refusal:
            await tables.submit(game, who, NoteAttempt(seat))
            raise Refused("mod-act-impossible", colour=seat) from refusal

    @app_commands.command(name="replace", description=help_text("table-replace"))
    @app_commands.describe(
        seat=help_text("table-act-seat"),
        user=help_text("table-replace-user"),
        computer=help_text("table-replace-computer"),
        game=help_text("table-game"),
    )
    @app_commands.choices(computer=as_choices(PLAYING_LEVELS))
    async def replace(
        self,
        interaction: Press,
        seat: Colour,
        user: discord.User | None = None,
        computer: str | None = None,
        game: GameNumber | None = None,
    ) -> None:
        """Give a seat to somebody else."""
        async with answering(interaction) as say:
            who, number = await authorise(interaction, game)
            client, press = client_of(interaction), str(interaction.id)
            if user is None:
                await client.tables.submit(
                    number, who, Replace(seat, computer=computer or "normal"), press=press
                )
            else:
                await client.moderation.operations.seat_person(interaction, number, who, seat, str(user.id))
            await show_result(interaction, number, "reseat" if user is None else "ask", say)

    @app_commands.command(name="move", description=help_text("table-move"))
    @app_commands.describe(to=help_text("table-move-to"), game=help_text("table-game"))
    async def move(
        self,
        interaction: Press,
        game: GameNumber,
        to: app_commands.Transform[int, ChannelNumber] | None = None,
    ) -> None:
        """Take a game elsewhere."""
        async with answering(interaction) as say:
            who, number = await authorise(interaction, game)
            operations = client_of(interaction).moderation.operations
            if to is None:
                await operations.move_here(interaction, who, number, say)
            else:
                await operations.move_to(interaction, who, number, to, say)
            await show_result(interaction, number, "move", say)

    @app_commands.command(name="end", description=help_text("table-end"))
    @app_commands.describe(scored=help_text("table-end-scored"), game=help_text("table-game"))
    async def end(self, interaction: Press, scored: bool, game: GameNumber | None = None) -> None:
        """End a game, once that was confirmed."""
        async with answering(interaction) as say:
            who, number = await authorise(interaction, game)
            client, kind = client_of(interaction), "end" if scored else "abandon"
            if not await client.moderation.ask_instead(interaction, who, number, kind, say):
                await client.tables.require(number, who, "end")
                await client.moderation.ask_to_end(interaction, number, say, scored=scored)

    @app_commands.command(name="export", description=help_text("table-export"))
    @app_commands.describe(game=help_text("table-game"))
    async def export(self, interaction: Press, game: GameNumber | None = None) -> None:
        """The record of a game."""
        async with answering(interaction) as say:
            who, number = await authorise(interaction, game)
            await client_of(interaction).moderation.export(interaction, who, number, say)

    @app_commands.command(name="audit", description=help_text("table-audit"))
    @app_commands.describe(game=help_text("table-game"))
    async def audit(self, interaction: Press, game: GameNumber | None = None) -> None:
        """What was done to a game from outside."""
        async with answering(interaction) as say:
            _, number = await authorise(interaction, game)
            await client_of(interaction).moderation.audit(interaction, number, say)

    @app_commands.command(name="look", description=help_text("table-look"))
    @app_commands.describe(seat=help_text("table-act-seat"), game=help_text("table-game"))
    async def look(self, interaction: Press, seat: Colour, game: GameNumber | None = None) -> None:
        """Look behind a screen, as somebody who does not play."""
        async with answering(interaction) as say:
            who, number = await authorise(interaction, game)
            await client_of(interaction).moderation.inspect(interaction, who, number, seat, say)
