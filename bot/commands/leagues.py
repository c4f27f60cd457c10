"""`/league …`: opening a league, looking at one, and leading it."""

from typing import Any, Final

import discord
from discord import app_commands

from bot.leagues.model import KINDS, LONGEST_NAME, LONGEST_ROUND, MOST_ROUNDS, Kind, LeagueSettings
from bot.leagues.panel import SIGNUP_DAYS
from bot.moderation.rights import moderator
from bot.tables.errors import Refused
from bot.tables.model import DEADLINES
from bot.tables.operations.lobby import board_named
from bot.ui.names import Name
from bot.ui.permissions import refuse_without_permissions
from bot.ui.press import Press
from bot.ui.respond import answering, tell, words_for
from engine import DEFAULT_BOARD, Options, boards_on_offer

from .common import MOST_CHOICES, as_choices, client_of, help_text, with_parameters
from .options import TypedText

_SIZES: Final = (3, 4, 5)
LeagueNumber = app_commands.Range[int, 1, 10**12]


def _with_options(callback: Any) -> Any:
    """Give the command a switch for each option of the rules."""
    switches = ((name, bool, field.default) for name, field in Options.model_fields.items())
    return with_parameters(callback, switches)


class LeagueCommands(app_commands.Group):
    """Leagues and tournaments of a server."""

    def __init__(self) -> None:
        super().__init__(name="league", description=help_text("league"), guild_only=True)

    @app_commands.command(name="new", description=help_text("league-new"))
    @app_commands.describe(
        **{name: help_text(f"new-{name.replace('_', '-')}") for name in Options.model_fields},
        name=help_text("league-new-name"),
        kind=help_text("league-new-kind"),
        size=help_text("league-new-size"),
        rounds=help_text("league-new-rounds"),
        days=help_text("league-new-days"),
        signup=help_text("league-new-signup"),
        pace=help_text("new-deadline"),
        board=help_text("new-board"),
    )
    @app_commands.choices(
        kind=[app_commands.Choice(name=help_text(f"league-kind-{kind}"), value=kind) for kind in KINDS],
        board=as_choices(boards_on_offer()),
    )
    @app_commands.choices(
        size=[app_commands.Choice(name=str(size), value=size) for size in _SIZES],
        pace=[app_commands.Choice(name=help_text(f"new-deadline-{n}"), value=n) for n in DEADLINES],
    )
    @_with_options
    async def new(
        self,
        interaction: Press,
        /,
        *,
        name: app_commands.Transform[str, TypedText(LONGEST_NAME)],
        kind: Kind = "divisions",
        size: int = 4,
        rounds: app_commands.Range[int, 1, MOST_ROUNDS] = 4,
        days: app_commands.Range[int, 1, LONGEST_ROUND] = 28,
        signup: app_commands.Range[int, 1, LONGEST_ROUND] = SIGNUP_DAYS,
        pace: int = 0,
        board: str = DEFAULT_BOARD,
        **options: bool,
    ) -> None:
        """Open a league in this channel: people sign up on its card."""
        async with answering(interaction) as say:
            client, who = client_of(interaction), await moderator(interaction)
            channel = interaction.channel
            if not isinstance(channel, discord.TextChannel):
                raise Refused("league-no-threads")
            refuse_without_permissions(interaction, say)
            if not interaction.app_permissions.create_public_threads:
                missing = say("permission-create_public_threads")
                raise Refused("permissions-missing", channel=channel.mention, missing=missing)
            called = Name(name).plain
            if not called:
                raise Refused("league-no-name")
            rules = (await client.tables.storage.servers.of(channel.guild.id)).rules
            board_named(board)
            settings = LeagueSettings(
                kind=kind,
                size=size,
                rounds=rounds,
                days=days,
                pace=pace or None,
                board=board,
                options=Options.model_validate(options),
                language=rules.language or client.language,
            )
            await client.leagues.open(
                who,
                (channel.guild.id, channel.id),
                called,
                settings,
                signup_days=signup,
                press=str(interaction.id),
            )
            await tell(interaction, say("league-opened", channel=channel.mention))

    @app_commands.command(name="show", description=help_text("league-show"))
    @app_commands.describe(league=help_text("league-which"))
    async def show(self, interaction: Press, league: LeagueNumber | None = None) -> None:
        """How a league stands."""
        async with answering(interaction) as say:
            number = await _chosen(interaction, league)
            await client_of(interaction).league_panel.standing(interaction, number, say)

    @app_commands.command(name="manage", description=help_text("league-manage"))
    @app_commands.describe(league=help_text("league-which"))
    async def manage(self, interaction: Press, league: LeagueNumber | None = None) -> None:
        """What moderators do with a league."""
        async with answering(interaction) as say:
            number = await _chosen(interaction, league)
            await client_of(interaction).league_panel.manage(interaction, number, say)

    @show.autocomplete("league")
    @manage.autocomplete("league")
    async def _complete(self, interaction: Press, current: str) -> list[app_commands.Choice[int]]:
        """The leagues of this server by name, those that are not over first."""
        say, typed = words_for(interaction), current.casefold()
        found = await client_of(interaction).leagues.store.of_server(interaction.guild_id or 0)
        named = [(say("league-choice", league=name, number=number), number) for number, name, _ in found]
        return [
            app_commands.Choice(name=name, value=number) for name, number in named if typed in name.casefold()
        ][:MOST_CHOICES]


async def _chosen(interaction: Press, league: int | None) -> int:
    """The league that is meant: the newest of this server, unless one is named."""
    if league is not None:
        return league
    found = await client_of(interaction).leagues.store.of_server(interaction.guild_id or 0)
    if not found:
        raise Refused("league-none")
    return found[0][0]
