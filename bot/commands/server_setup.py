"""`/table setup`, `/table deadline`, `/table import`: what moderators and hosts arrange beforehand."""

from typing import Final

import discord
from discord import app_commands

from bot.moderation.dialogs import setup_lines
from bot.moderation.rights import moderator, person, refuse_other_server
from bot.tables.errors import Refused
from bot.tables.model import LATE_POLICIES, LatePolicy
from bot.tables.operations.lobby import Configure
from bot.ui.permissions import refuse_channel_without_permissions, refuse_without_permissions
from bot.ui.respond import Press, answering, place, tell

from .common import Commands, GameNumber, client_of, game_here, help_text

LONGEST_RECORD: Final = 1_000_000


@app_commands.command(name="setup", description=help_text("table-setup"))
@app_commands.describe(
    role=help_text("table-setup-role"),
    channel=help_text("table-setup-channel"),
    playing=help_text("table-setup-playing"),
    reset=help_text("table-setup-reset"),
)
async def setup(
    interaction: Press,
    role: discord.Role | None = None,
    channel: discord.TextChannel | None = None,
    playing: bool | None = None,
    reset: bool = False,
) -> None:
    """Who moderates, and where they are told things: moderators may read it, and who manages the server
    decides.
    """
    async with answering(interaction) as say:
        client = client_of(interaction)
        servers, server = client.tables.storage.servers, interaction.guild_id or 0
        decides = role is not None or channel is not None or playing is not None or reset
        if decides and not interaction.permissions.manage_guild:
            raise Refused("mod-setup-refused")
        if not interaction.permissions.manage_guild:
            await moderator(interaction)
        if role is not None and role.is_default():
            raise Refused("mod-role-everyone")
        if channel is not None:
            refuse_channel_without_permissions(channel, say)
        changes: dict[str, int | bool | None] = {}
        if reset:
            changes = {"role": None, "channel": None, "while_playing": False}
        if role is not None:
            changes["role"] = role.id
        if channel is not None:
            changes["channel"] = channel.id
        if playing is not None:
            changes["while_playing"] = playing
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
        app_commands.Choice(name=help_text(f"table-late-{policy}"), value=policy) for policy in LATE_POLICIES
    ]
)
async def deadline(
    interaction: Press,
    hours: app_commands.Range[int, 0, 744],
    late: LatePolicy = "remind",
    game: GameNumber | None = None,
) -> None:
    """How long a decision may take: before the game its host decides, in play the table."""
    async with answering(interaction) as say:
        client = client_of(interaction)
        who = await person(interaction)
        number = await game_here(interaction) if game is None else game
        await refuse_other_server(client.tables, interaction, number)
        terms = {"deadline": hours * 3600 or None, "late": late}
        asked = tuple(terms.items())
        if await client.moderation.ask_instead(interaction, who, number, "settings", say, terms=asked):
            return
        await client.tables.submit(number, who, Configure(terms), press=str(interaction.id))
        await tell(interaction, say("mod-late-done", deadline=say("deadline", hours=hours), late=late))


@app_commands.command(name="import", description=help_text("table-import"))
@app_commands.describe(record=help_text("table-import-record"))
async def import_record(interaction: Press, record: discord.Attachment) -> None:
    """A game from its record, here."""
    async with answering(interaction) as say:
        client = client_of(interaction)
        who = await moderator(interaction)
        refuse_without_permissions(interaction, say)
        if record.size > LONGEST_RECORD:
            raise Refused("mod-too-long")
        try:
            text = (await record.read()).decode()
        except (discord.NotFound, discord.Forbidden) as error:
            raise Refused("mod-file-gone") from error
        except UnicodeDecodeError as error:
            raise Refused("mod-no-text") from error
        actor = f"moderator:{who.user}"
        made = await client.tables.import_record(text, place(interaction), actor, who.user)
        key = "mod-imported" if made.table.status == "paused" else "mod-imported-over"
        await tell(interaction, say(key, game=made.table.id))


SERVER_SETUP_COMMANDS: Final[Commands] = (
    setup,
    import_record,
)
