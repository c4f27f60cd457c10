"""`/giants …`: slash commands for opening a table, joining, starting, and finding games."""

from typing import Any

import discord
from discord import app_commands

from bot.moderation.rights import person
from bot.play.new_games import practise
from bot.storage.facts import NO_ROLE
from bot.tables.errors import Refused
from bot.tables.model import DEADLINES, OPPONENTS, PICTURE_MODES, Person, Place
from bot.tables.operations.lifecycle import End
from bot.tables.operations.lobby import AddComputer, Join, Leave, Start
from bot.tables.operations.moderator_ops import CallModerators
from bot.tables.server_rules import ServerRules
from bot.tables.timetable import FIRST_REMINDER
from bot.ui.names import name_of
from bot.ui.permissions import refuse_without_permissions
from bot.ui.press import Press, place
from bot.ui.respond import answering, tell
from bot.ui.threads import open_post, open_thread
from bot.words import Words, endonym, languages
from engine import DEFAULT_BOARD, Colour, Options, boards_on_offer

from .common import (
    Callback,
    as_choices,
    client_of,
    game_here,
    help_text,
    refuse_direct_messages,
    submit_and_tell,
    submit_here,
    with_parameters,
)


def with_options(callback: Callback) -> Callback:
    """Give a command a switch for each option of the rules, after its first parameter, as its `**options`."""
    switches = ((name, bool, field.default) for name, field in Options.model_fields.items())
    return with_parameters(callback, switches, at=3)


class _ForumTransformer(app_commands.Transformer):
    """A forum of the server; discord.py's own would offer media channels too."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        """A channel."""
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        """Of this kind."""
        return [discord.ChannelType.forum]

    async def transform(
        self, interaction: Press, value: app_commands.AppCommandChannel, /
    ) -> discord.ForumChannel:
        """The forum; Refused where there is none."""
        found = value.resolve()
        if not isinstance(found, discord.ForumChannel):
            raise Refused("discord-channel-gone")
        return found


ForumOption = app_commands.Transform[discord.ForumChannel, _ForumTransformer]


class GiantsCommands(app_commands.Group):
    """`/giants …`: before a game, and around it. Other modules add to it."""

    def __init__(self) -> None:
        super().__init__(
            name="giants",
            description=help_text("giants"),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
        )

    @app_commands.command(name="new", description=help_text("new"))
    @app_commands.describe(
        **{name: help_text(f"new-{name.replace('_', '-')}") for name in Options.model_fields},
        board=help_text("new-board"),
        deadline=help_text("new-deadline"),
        pictures=help_text("new-pictures"),
        language=help_text("new-language"),
        thread=help_text("new-thread"),
        forum=help_text("new-forum"),
    )
    @app_commands.choices(
        board=as_choices(boards_on_offer()),
        pictures=[app_commands.Choice(name=help_text(f"new-pictures-{m}"), value=m) for m in PICTURE_MODES],
        language=[app_commands.Choice(name=endonym(name), value=name) for name in sorted(languages())],
    )
    @app_commands.choices(
        deadline=[app_commands.Choice(name=help_text(f"new-deadline-{n}"), value=n) for n in DEADLINES]
    )
    @with_options
    async def new(
        self,
        interaction: Press,
        /,
        *,
        board: str = DEFAULT_BOARD,
        deadline: int | None = None,
        pictures: str = PICTURE_MODES[0],
        language: str | None = None,
        thread: bool | None = None,
        forum: ForumOption | None = None,
        **options: bool,
    ) -> None:
        """Open a table here, in a thread of its own or as a post in a forum, and sit down at it."""
        async with answering(interaction) as say:
            client, host = client_of(interaction), await person(interaction)
            refuse_direct_messages(interaction)
            where = await _home(interaction, host, board, say, thread=thread, forum=forum)
            chosen: dict[str, Any] = {} if deadline is None else {"deadline": deadline * 3600 or None}
            if language is not None or (await _rules(interaction)).language is None:
                chosen["language"] = language or client.language
            opened = await client.tables.open_table(
                where,
                host,
                board=board,
                options=Options.model_validate(options),
                press=str(interaction.id),
                reminder=FIRST_REMINDER,
                pictures=pictures,
                **chosen,
            )
            await client.tables.submit(opened.table.id, Person(host.user), Join())
            await tell(interaction, say("table-opened", channel=f"<#{where.channel}>"))
            await _warn_without_moderators(interaction, say)

    @app_commands.command(name="join", description=help_text("join"))
    @app_commands.describe(colour=help_text("join-colour"))
    async def join(self, interaction: Press, colour: Colour | None = None) -> None:
        """Sit down."""
        await submit_and_tell(interaction, Join(colour), "joined")

    @app_commands.command(name="leave", description=help_text("leave"))
    async def leave(self, interaction: Press) -> None:
        """Get up."""
        await submit_and_tell(interaction, Leave(), "left")

    @app_commands.command(name="computer", description=help_text("computer"))
    @app_commands.describe(level=help_text("computer-level"))
    @app_commands.choices(level=as_choices(OPPONENTS))
    async def computer(self, interaction: Press, level: str = "normal") -> None:
        """Give a seat to a computer player."""
        await submit_and_tell(interaction, AddComputer(level), "computer-added")

    @app_commands.command(name="start", description=help_text("start"))
    async def start(self, interaction: Press) -> None:
        """Begin."""
        await submit_and_tell(interaction, Start(), "started")

    @app_commands.command(name="cancel", description=help_text("cancel"))
    async def cancel(self, interaction: Press) -> None:
        """Give a table up before its game; a game in play is the table's to give up, which is asked."""
        async with answering(interaction) as say:
            client, who = client_of(interaction), await person(interaction)
            game = await game_here(interaction)
            if await client.moderation.ask_instead(interaction, who, game, "abandon", say):
                return
            if (await client.tables.look(game)).table.status != "open":
                raise Refused("cancel-running")
            await client.tables.submit(game, who, End(scored=False), press=str(interaction.id))
            await tell(interaction, say("cancelled"))

    @app_commands.command(name="call", description=help_text("call"))
    async def call(self, interaction: Press) -> None:
        """Ask the moderators to look at this table."""
        async with answering(interaction) as say:
            await submit_here(interaction, CallModerators())
            client_of(interaction).reminders.wake()
            await tell(interaction, say("called"))

    @app_commands.command(name="practice", description=help_text("practice"))
    async def practice(self, interaction: Press) -> None:
        """A game against two computer players, at once."""
        async with answering(interaction) as say:
            refuse_direct_messages(interaction)
            refuse_without_permissions(interaction, say)
            await practise(client_of(interaction).tables, interaction)
            await tell(interaction, say("started"))

    @app_commands.command(name="games", description=help_text("games"))
    async def games(self, interaction: Press) -> None:
        """The games of this server in channels that the asker can see, with links."""
        async with answering(interaction) as say:
            refuse_direct_messages(interaction)
            await client_of(interaction).server_games.show(interaction, say)

    @app_commands.command(name="mine", description=help_text("mine"))
    async def mine(self, interaction: Press) -> None:
        """One's own games on all servers, what waits first."""
        async with answering(interaction) as say:
            await client_of(interaction).my_games.show(interaction, say)

    @app_commands.command(name="moderate", description=help_text("moderate"))
    async def moderate(self, interaction: Press) -> None:
        """The moderators' panel, for those whom Discord does not show `/table`."""
        async with answering(interaction) as say:
            refuse_direct_messages(interaction)
            await client_of(interaction).moderation.list(interaction, say)


async def _rules(interaction: Press) -> ServerRules:
    return (await client_of(interaction).tables.storage.servers.of(interaction.guild_id or 0)).rules


async def _home(
    interaction: Press,
    who: Person,
    board: str,
    say: Words,
    *,
    thread: bool | None,
    forum: discord.ForumChannel | None,
) -> Place:
    """Where a new table is to be: here, in a new thread of this channel, or in a new post of a forum, also of
    the one in whose post this was asked. What was not said is as the server decided.

    Whoever may open none there is refused before there is anything.
    """
    rules, tables = await _rules(interaction), client_of(interaction).tables
    channel, host, server = interaction.channel, name_of(interaction.user), interaction.guild_id
    if thread is None and forum is None and rules.home == "forum" and interaction.guild is not None:
        found = interaction.guild.get_channel(rules.forum or 0)
        forum = found if isinstance(found, discord.ForumChannel) else None
    thread = rules.home == "thread" if thread is None else thread
    name = say("thread-name", board=board, host=host.plain)
    if thread and isinstance(channel, discord.Thread) and isinstance(channel.parent, discord.ForumChannel):
        forum = forum or channel.parent
    if forum is not None:
        if not isinstance(interaction.user, discord.Member) or not _may_post(forum, interaction.user):
            raise Refused("forum-not-yours", channel=forum.mention)
        await tables.require_opening(Place(server, forum.id), who)
        text = say("forum-post", board=board, host=host.markdown)
        return Place(server, (await open_post(forum, name, text, say)).id, forum.id)
    refuse_without_permissions(interaction, say)
    await tables.require_opening(place(interaction), who)
    if thread and isinstance(channel, discord.TextChannel):
        return Place(server, (await open_thread(channel, name)).id, channel.id)
    return place(interaction)


def _may_post(forum: discord.ForumChannel, member: discord.Member) -> bool:
    granted = forum.permissions_for(member)
    return granted.view_channel and granted.send_messages


async def _warn_without_moderators(interaction: Press, say: Words) -> None:
    """Tell whoever opens the first table of a server where no role moderates, once, that nobody is called."""
    storage, server = client_of(interaction).tables.storage, interaction.guild_id or 0
    key = f"{NO_ROLE}{server}"
    if (await storage.servers.of(server)).role is None and await storage.facts.get(key) is None:
        await tell(interaction, say("mod-setup-no-role"))
        await storage.facts.put(key, "told")
