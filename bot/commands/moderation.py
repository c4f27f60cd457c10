"""`/table …`: the moderators' slash commands. Their panel (`/table list`) does the same by buttons."""

from typing import Final

import discord
from discord import app_commands

from bot.moderation.dialogs import setup_lines
from bot.moderation.rights import moderator, person, refuse_other_server
from bot.tables.errors import Refused
from bot.tables.model import LATE_POLICIES, PLAYING_LEVELS, LatePolicy, Person, Place
from bot.tables.operations.decisions import Act
from bot.tables.operations.lifecycle import End, Pause
from bot.tables.operations.lobby import Configure
from bot.tables.operations.moderator_ops import NoteAttempt
from bot.tables.operations.seats import Replace
from bot.tables.operations.undo import UndoTo
from bot.ui.permissions import refuse_channel_without_permissions, refuse_without_permissions
from bot.ui.respond import Press, answering, place, tell
from bot.words import Words
from engine import Colour, Illegal, parse

from .common import as_choices, client_of, game_here, help_text

Game = app_commands.Range[int, 1, 10**12]
LONGEST_RECORD: Final = 1_000_000
BY_COMPUTER: Final = (*PLAYING_LEVELS, "safe")


async def _authorise(interaction: Press, game: int | None, *, host: bool = False) -> tuple[Person, int]:
    """Who acts, being a moderator here (or, with `host`, the table's host), and on which game of this server;
    Refused for everybody else.
    """
    client = client_of(interaction)
    who = await person(interaction)
    if not who.moderator and not host:
        raise Refused("table-not-moderator")
    number = await game_here(interaction) if game is None else game
    await refuse_other_server(client.tables, interaction, number)
    if not who.moderator and (await client.tables.look(number)).table.host != who.user:
        raise Refused("table-not-moderator")
    return who, number


class TableCommands(app_commands.Group):
    """For moderators."""

    def __init__(self) -> None:
        super().__init__(name="table", description=help_text("table"), guild_only=True)

    @app_commands.command(name="list", description=help_text("table-list"))
    async def list(self, interaction: Press) -> None:
        """Whom games wait for, and what can be done."""
        async with answering(interaction) as say:
            await client_of(interaction).moderation.list(interaction, say)

    @app_commands.command(name="nudge", description=help_text("table-nudge"))
    @app_commands.describe(game=help_text("table-game"))
    async def nudge(self, interaction: Press, game: Game | None = None) -> None:
        """Remind whoever is waited for."""
        async with answering(interaction) as say:
            who, number = await _authorise(interaction, game, host=True)
            await client_of(interaction).moderation.nudge(number, who, str(interaction.id))
            await self._show_result(interaction, number, "nudge", say)

    @app_commands.command(name="pause", description=help_text("table-pause"))
    @app_commands.describe(game=help_text("table-game"))
    async def pause(self, interaction: Press, game: Game | None = None) -> None:
        """Stop a game until it is resumed."""
        async with answering(interaction) as say:
            who, number = await _authorise(interaction, game, host=True)
            await client_of(interaction).tables.submit(number, who, Pause(), press=str(interaction.id))
            await self._show_result(interaction, number, "pause", say)

    @app_commands.command(name="resume", description=help_text("table-resume"))
    @app_commands.describe(game=help_text("table-game"))
    async def resume(self, interaction: Press, game: Game | None = None) -> None:
        """Go on."""
        async with answering(interaction) as say:
            who, number = await _authorise(interaction, game, host=True)
            await client_of(interaction).moderation.resume(number, who, str(interaction.id))
            await self._show_result(interaction, number, "resume", say)

    @app_commands.command(name="undo", description=help_text("table-undo"))
    @app_commands.describe(steps=help_text("table-undo-steps"), game=help_text("table-game"))
    async def undo(
        self, interaction: Press, steps: app_commands.Range[int, 1, 20] = 1, game: Game | None = None
    ) -> None:
        """Take back the last decisions."""
        async with answering(interaction) as say:
            who, number = await _authorise(interaction, game)
            client = client_of(interaction)
            status = await client.moderation.reader.read(number, say)
            undo_points = await client.moderation.reader.undo_points(number, status, say)
            if len(undo_points) < steps:
                raise Refused("table-no-such-point", point=len(undo_points))
            await client.tables.submit(
                number, who, UndoTo(undo_points[steps - 1][0]), press=str(interaction.id)
            )
            await self._show_result(interaction, number, "undoto", say)

    @app_commands.command(name="act", description=help_text("table-act"))
    @app_commands.describe(
        seat=help_text("table-act-seat"), how=help_text("table-act-how"), game=help_text("table-game")
    )
    async def act(
        self,
        interaction: Press,
        seat: Colour,
        how: app_commands.Range[str, 1, 100] = "normal",
        game: Game | None = None,
    ) -> None:
        """Decide for a seat: by computer, as little as possible, or as typed."""
        async with answering(interaction) as say:
            who, number = await _authorise(interaction, game)
            client, press = client_of(interaction), str(interaction.id)
            if how in BY_COMPUTER:
                await client.moderation.act_for(number, who, seat, how, press)
            else:
                await self._typed(interaction, who, number, seat, how)
            await self._show_result(interaction, number, "actas", say)

    async def _typed(self, interaction: Press, who: Person, game: int, seat: Colour, line: str) -> None:
        """A decision in notation. Why it is impossible is not said: that would tell what is hidden.

        That it is impossible tells a little as well, so the table reads of the attempt.
        """
        tables = client_of(interaction).tables
        if (await tables.look(game, who.user)).seat is not None:
            raise Refused("table-moderator-plays")
        try:
            await tables.submit(game, who, Act(parse(line), seat=seat), press=str(interaction.id))
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
        game: Game | None = None,
    ) -> None:
        """Give a seat to somebody else."""
        async with answering(interaction) as say:
            who, number = await _authorise(interaction, game)
            client, press = client_of(interaction), str(interaction.id)
            if user is None:
                await client.tables.submit(
                    number, who, Replace(seat, computer=computer or "normal"), press=press
                )
            else:
                await client.moderation.seat_person(interaction, number, who, seat, str(user.id))
            await self._show_result(interaction, number, "reseat", say)

    @app_commands.command(name="move", description=help_text("table-move"))
    @app_commands.describe(to=help_text("table-move-to"), game=help_text("table-game"))
    async def move(
        self,
        interaction: Press,
        game: Game,
        to: discord.TextChannel | discord.Thread | None = None,
    ) -> None:
        """Take a game elsewhere."""
        async with answering(interaction) as say:
            who, number = await _authorise(interaction, game)
            moderation = client_of(interaction).moderation
            if to is None:
                await moderation.move_here(interaction, who, number, say)
            else:
                refuse_channel_without_permissions(to, say)
                there = Place(interaction.guild_id, to.id)
                await moderation.move(number, who, there, str(interaction.id))
            await self._show_result(interaction, number, "move", say)

    @app_commands.command(name="repair", description=help_text("table-repair"))
    @app_commands.describe(game=help_text("table-game"))
    async def repair(self, interaction: Press, game: Game | None = None) -> None:
        """Post the card anew."""
        async with answering(interaction) as say:
            who, number = await _authorise(interaction, game, host=True)
            await client_of(interaction).moderation.repair(number, who, str(interaction.id))
            await self._show_result(interaction, number, "repair", say)

    @app_commands.command(name="end", description=help_text("table-end"))
    @app_commands.describe(scored=help_text("table-end-scored"), game=help_text("table-game"))
    async def end(self, interaction: Press, scored: bool, game: Game | None = None) -> None:
        """End a game."""
        async with answering(interaction) as say:
            who, number = await _authorise(interaction, game)
            await client_of(interaction).tables.submit(
                number, who, End(scored=scored), press=str(interaction.id)
            )
            await tell(interaction, say("mod-done", deed="score" if scored else "abandon"))

    @app_commands.command(name="export", description=help_text("table-export"))
    @app_commands.describe(game=help_text("table-game"))
    async def export(self, interaction: Press, game: Game | None = None) -> None:
        """The record of a game."""
        async with answering(interaction) as say:
            who, number = await _authorise(interaction, game)
            await client_of(interaction).moderation.export(interaction, who, number, say)

    @app_commands.command(name="import", description=help_text("table-import"))
    @app_commands.describe(record=help_text("table-import-record"))
    async def import_record(self, interaction: Press, record: discord.Attachment) -> None:
        """A game from its record, here."""
        async with answering(interaction) as say:
            client = client_of(interaction)
            who = await moderator(interaction)
            refuse_without_permissions(interaction, say)
            if record.size > LONGEST_RECORD:
                raise Refused("mod-too-long")
            try:
                text = (await record.read()).decode()
            except UnicodeDecodeError as error:
                raise Refused("mod-no-text") from error
            actor = f"moderator:{who.user}"
            made = await client.tables.import_record(text, place(interaction), actor, who.user)
            key = "mod-imported" if made.table.status == "paused" else "mod-imported-over"
            await tell(interaction, say(key, game=made.table.id))

    @app_commands.command(name="audit", description=help_text("table-audit"))
    @app_commands.describe(game=help_text("table-game"))
    async def audit(self, interaction: Press, game: Game | None = None) -> None:
        """What was done to a game from outside."""
        async with answering(interaction) as say:
            _, number = await _authorise(interaction, game)
            await client_of(interaction).moderation.audit(interaction, number, say)

    @app_commands.command(name="look", description=help_text("table-look"))
    @app_commands.describe(seat=help_text("table-act-seat"), game=help_text("table-game"))
    async def look(self, interaction: Press, seat: Colour, game: Game | None = None) -> None:
        """Look behind a screen, as somebody who does not play."""
        async with answering(interaction) as say:
            who, number = await _authorise(interaction, game)
            await client_of(interaction).moderation.inspect(interaction, who, number, seat, say)

    @app_commands.command(name="setup", description=help_text("table-setup"))
    @app_commands.describe(
        role=help_text("table-setup-role"),
        channel=help_text("table-setup-channel"),
        reset=help_text("table-setup-reset"),
    )
    async def setup(
        self,
        interaction: Press,
        role: discord.Role | None = None,
        channel: discord.TextChannel | None = None,
        reset: bool = False,
    ) -> None:
        """Who moderates, and where they are told things: moderators may read it, and who manages the server
        decides.
        """
        async with answering(interaction) as say:
            client = client_of(interaction)
            servers, server = client.tables.storage.servers, interaction.guild_id or 0
            decides = role is not None or channel is not None or reset
            if decides and not interaction.permissions.manage_guild:
                raise Refused("mod-setup-refused")
            if not interaction.permissions.manage_guild:
                await moderator(interaction)
            if role is not None and role.is_default():
                raise Refused("mod-role-everyone")
            if channel is not None:
                refuse_channel_without_permissions(channel, say)
            changes: dict[str, int | None] = {"role": None, "channel": None} if reset else {}
            if role is not None:
                changes["role"] = role.id
            if channel is not None:
                changes["channel"] = channel.id
            now = client.tables.now()
            policy = await servers.change(server, interaction.user.id, now, **changes)
            await tell(interaction, "\n".join(setup_lines(policy, await servers.changes(server), say)))

    @app_commands.command(name="deadline", description=help_text("table-deadline"))
    @app_commands.describe(
        hours=help_text("table-deadline-hours"),
        late=help_text("table-deadline-late"),
        game=help_text("table-game"),
    )
    @app_commands.choices(
        late=[
            app_commands.Choice(name=help_text(f"table-late-{policy}"), value=policy)
            for policy in LATE_POLICIES
        ]
    )
    async def deadline(
        self,
        interaction: Press,
        hours: app_commands.Range[int, 0, 744],
        late: LatePolicy = "remind",
        game: Game | None = None,
    ) -> None:
        """How long a decision may take; also for the host of the table."""
        async with answering(interaction) as say:
            client = client_of(interaction)
            who = await person(interaction)
            number = await game_here(interaction) if game is None else game
            await refuse_other_server(client.tables, interaction, number)
            await client.tables.submit(
                number,
                who,
                Configure({"deadline": hours * 3600 or None, "late": late}),
                press=str(interaction.id),
            )
            await tell(interaction, say("mod-late-done", deadline=say("deadline", hours=hours), late=late))

    async def _show_result(self, interaction: Press, game: int, operation: str, say: Words) -> None:
        """Say what was done, with the game's status now."""
        client = client_of(interaction)
        client.reminders.wake()
        done = say("mod-done", deed=operation)
        if (await person(interaction)).moderator:
            await client.moderation.show(interaction, game, say, done, instead=False)
        else:
            await tell(interaction, done)
