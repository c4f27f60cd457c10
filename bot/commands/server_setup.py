"""`/table setup`, `bar`, `deadline` and `import`: what moderators and hosts arrange beforehand."""

from typing import Any, Final

import discord
from discord import app_commands

from bot.moderation.rights import moderator, person, refuse_other_server
from bot.moderation.setup_panel import RESET
from bot.tables.bars import LONGEST_REASON, bar, unbar
from bot.tables.errors import Refused
from bot.tables.model import LATE_POLICIES, LatePolicy
from bot.tables.operations.lobby import Configure
from bot.ui.members import member_of
from bot.ui.names import harmless
from bot.ui.permissions import refuse_channel_without_permissions, refuse_without_permissions
from bot.ui.press import Press, place
from bot.ui.respond import answering, tell

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
    """What a server decides about its tables: moderators may read it, and who manages the server decides."""
    async with answering(interaction) as say:
        setup_panel = client_of(interaction).server_setup
        if role is not None and role.is_default():
            raise Refused("mod-role-everyone")
        if channel is not None:
            refuse_channel_without_permissions(channel, say)
        changes: dict[str, Any] = dict(RESET) if reset else {}
        if role is not None:
            changes["role"] = role.id
        if channel is not None:
            changes["channel"] = channel.id
        if playing is not None:
            changes["while_playing"] = playing
        if changes:
            await setup_panel.change(interaction, changes)
        await setup_panel.show(interaction, say)


@app_commands.command(name="bar", description=help_text("table-bar"))
@app_commands.describe(user=help_text("table-bar-person"), reason=help_text("table-bar-reason"))
@app_commands.rename(user="person")
async def bar_person(
    interaction: Press,
    user: discord.User,
    reason: app_commands.Range[str, 1, LONGEST_REASON] | None = None,
) -> None:
    """Keep somebody from the tables of this server."""
    async with answering(interaction) as say:
        who, member = await moderator(interaction), await member_of(interaction, str(user.id))
        await bar(
            client_of(interaction).tables,
            interaction.guild_id or 0,
            who,
            member.id,
            harmless(reason or ""),
        )
        await tell(interaction, say("bar-done", person=member.mention))


@app_commands.command(name="unbar", description=help_text("table-unbar"))
@app_commands.describe(user=help_text("table-bar-person"))
@app_commands.rename(user="person")
async def unbar_person(interaction: Press, user: discord.User) -> None:
    """Let somebody play on this server again, also one who has left it."""
    async with answering(interaction) as say:
        who = await moderator(interaction)
        await unbar(client_of(interaction).tables, interaction.guild_id or 0, who, user.id)
        await tell(interaction, say("unbar-done", person=user.mention))


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
    bar_person,
    unbar_person,
    import_record,
)
