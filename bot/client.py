"""The Discord client: connects the tables with everything that answers interactions, posts and reminds."""

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final

import discord
from discord import app_commands

from bot.card.poster import CardPoster
from bot.computers.reviews import Reviews
from bot.leagues.arranging import TableOpener
from bot.leagues.cards import LeagueCards
from bot.leagues.panel import LeaguePanel
from bot.leagues.runner import LeagueRunner
from bot.leagues.service import Leagues
from bot.learning.coach import Coach
from bot.learning.example_panel import ExamplePanel
from bot.learning.first_game import FirstGame
from bot.learning.rules_panel import RulesPanel, refusal_view
from bot.moderation.panel import ModeratorPanel
from bot.moderation.setup_panel import ServerSetup
from bot.play.catch_up import CatchUp
from bot.play.decision_panels import DecisionPanels
from bot.play.game_log import GameLog
from bot.play.lobby import Lobby
from bot.play.menu import Menu
from bot.play.my_games import MyGames, ServerGames
from bot.play.new_games import Rematch
from bot.play.votes import Votes
from bot.privacy.erasures import PendingErasures
from bot.privacy.panel import PrivacyPanel
from bot.recovery.lost_places import LostPlaces
from bot.recovery.operator_alerts import OperatorAlerts
from bot.recovery.restored_backup import RestoredBackup
from bot.reminders.service import Reminders
from bot.reminders.settings_panel import ReminderSettings
from bot.replays.archive import Archive
from bot.replays.replay_panel import ReplayPanel
from bot.replays.turning_points import TurningPoints
from bot.results.bookkeeping import Bookkeeping
from bot.results.fame_post import FamePoster
from bot.results.panel import ResultsPanel
from bot.tables.service import Tables
from bot.ui.answers.living_panels import LivingPanels
from bot.ui.answers.uploads import UploadSpeed
from bot.ui.components import DYNAMIC_ITEMS
from bot.ui.names import DisplayNames
from bot.ui.press import PressContext, press_context
from bot.ui.respond import answering, asks_something
from bot.words import Words, use_command_ids
from engine import DEFAULT_BOARD, find_board

from .command_sync import known_commands, payloads_of, sync_if_different
from .commands import add_commands
from .commands.options import options_can_be_read, refusal_of
from .commands.translation import CommandTranslator
from .fleet.client import FleetClient
from .router import Router
from .studio import Studio

_log = logging.getLogger(__name__)
LEAVE_TIMEOUT: Final = 0.5  # seconds that the gateway gets to say goodbye: people wait for another process
ANSWER_TIMEOUT: Final = (
    6.0  # seconds that interactions get to be answered then, within the ten of a container
)
TURNS_TO_BEGIN: Final = 5  # of the event loop, after which whoever was heard counts as being answered


class Tree(app_commands.CommandTree["Giants"]):
    """The command tree; errors of commands are answered, never swallowed.

    Games live in channels where the bot posts by itself, so it is added to servers, not to accounts, and a
    command is for servers alone unless it says otherwise.
    """

    def __init__(self, client: "Giants") -> None:
        super().__init__(
            client,
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=False, private_channel=False
            ),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        )

    async def on_error(
        self, interaction: discord.Interaction["Giants"], error: app_commands.AppCommandError, /
    ) -> None:
        """Answer with a reference, or with the reason if there is one."""
        async with answering(interaction):
            raise refusal_of(error)

    async def interaction_check(self, interaction: discord.Interaction["Giants"], /) -> bool:
        """Let a command run unless what it names can't be read, which is answered."""
        press_context.set(PressContext(interaction.id, interaction.guild_id, None))
        return await options_can_be_read(interaction)


class Giants(FleetClient):
    """The game in Discord. It asks for no privileged intents: servers, and that messages exist."""

    def __init__(
        self, tables: Tables, *, painters: int = 2, shards: int | None = None, language: str = "en"
    ) -> None:
        super().__init__(
            tables.storage.database,
            intents=discord.Intents(guilds=True, guild_messages=True),
            shard_count=shards,
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
        )
        self.tables = tables
        self._served = False
        self.language = language
        # A cache; whoever uses it asks the table whether it is still true.
        self.games_by_channel: dict[int, int] = {}
        self.presses: set[asyncio.Task[Any]] = set()
        self.acknowledgements: set[asyncio.Task[Any]] = set()
        self.upload_speed = UploadSpeed()
        self.chosen_languages = tables.storage.people.languages
        self.living_panels = LivingPanels(tables.now)
        self.tree = Tree(self)
        self.studio = Studio(painters)
        self.names = DisplayNames(self)
        self.catch_up = CatchUp(tables, self.studio, self.names)
        self.coach = Coach(tables)
        self.decisions = DecisionPanels(tables, self.studio, self.names, self.catch_up, self.coach)
        self.first_game = FirstGame(tables)
        self.menu = Menu(tables, self.studio, self.names)
        self.game_log = GameLog(tables, self.names)
        self.archive = Archive(tables, self.names)
        self.replays = ReplayPanel(tables, self.studio, self.names, self.archive)
        self.turning_points = TurningPoints(tables, self.studio, self.replays, Reviews())
        self.my_games = MyGames(self, tables)
        self.rules = RulesPanel(self.studio)
        self.example = ExamplePanel(self.studio, self.rules)
        self.lobby = Lobby(tables, self.names)
        self.rematch = Rematch(tables)
        self.server_games = ServerGames(self, tables)
        self.lost_places = LostPlaces(self, tables, self._wake_reminders)
        self.operator_alerts = OperatorAlerts(self, tables, language)
        self.restored_backup = RestoredBackup(self, tables, self._wake_reminders)
        self.reminders = Reminders(self, tables, self.lost_places)
        self.reminder_settings = ReminderSettings(tables, self.reminders)
        self.votes = Votes(tables, self.reminders, self.names, self.catch_up, self.decisions)
        self.privacy = PrivacyPanel(tables)
        self.pending_erasures = PendingErasures(tables)
        self.books = Bookkeeping(tables)
        self.fame = FamePoster(self, tables, self.names, self.books, language)
        self.results = ResultsPanel(self, tables, self.studio, self.names, self.books)
        self.leagues = Leagues(tables)
        opener = TableOpener(self, tables, self.leagues)
        league_cards = LeagueCards(self, tables, self.leagues, self.studio, self.names, opener)
        self.league_runner = LeagueRunner(self, tables, self.leagues, self.books, opener, league_cards)
        self.league_panel = LeaguePanel(tables, self.leagues, self.league_runner, self.names)
        self.server_setup = ServerSetup(tables)
        self.moderation = ModeratorPanel(self, tables, self.reminders)
        self.cards = CardPoster(self, tables, self.studio, self.names, self.lost_places, self.reminders.wake)
        self.router = Router(self)
        self.event(self.router.on_interaction)
        add_commands(self)

    async def setup_hook(self) -> None:
        """Before the gateway opens: our controls are known, and there is something to serve; then Discord is
        told our commands.
        """
        self.add_dynamic_items(*DYNAMIC_ITEMS)
        await self.tree.set_translator(CommandTranslator())
        await self.tables.storage.people.read_languages()
        ours, theirs = await payloads_of(self.tree), await known_commands(self.tree)
        await self.wait_for_block()
        use_command_ids(await sync_if_different(self.tree, self.tables.storage.facts, ours, theirs))

    async def on_ready(self) -> None:
        """Connected: show what is behind."""
        _log.info("here as %s, in %s servers", self.user, len(self.guilds))
        self.cards.start()
        self.reminders.start()
        self.living_panels.start()
        self.operator_alerts.start()
        await self.lost_places.check_places(self.hears_of)
        self._served = True
        self.restored_backup.start()
        self.pending_erasures.start()
        self.books.start()
        self.fame.start()
        self.league_runner.start()
        await self.studio.warm_up(find_board(DEFAULT_BOARD))  # of others when they are first drawn

    async def on_shard_ready(self, shard: int) -> None:
        """A shard knows its servers, perhaps one that was taken over: show what is behind there."""
        await super().on_shard_ready(shard)
        if self._served:
            await self.lost_places.check_places(self.hears_of)
            self.restored_backup.wake()
            self.cards.wake()
            self.reminders.wake()

    def _wake_reminders(self) -> None:
        """There are notices to deliver."""
        self.reminders.wake()

    @property
    def idle(self) -> bool:
        """Whether no interaction is being answered, and no card or notice is left that Discord would take."""
        working = (self.cards, self.reminders, self.operator_alerts)
        return not self.presses and all(task.idle for task in working)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel was deleted, perhaps a table's."""
        await self.lost_places.channel_lost(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A thread was deleted, perhaps a table's."""
        await self.lost_places.channel_lost(payload.thread_id)

    async def on_guild_channel_update(
        self, _before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """A channel changed: perhaps the bot may post there again."""
        await self._retry_blocked_cards(after.guild.id)

    async def on_guild_role_update(self, _before: discord.Role, after: discord.Role) -> None:
        """A role changed: perhaps the bot's own."""
        await self._retry_blocked_cards(after.guild.id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread changed: perhaps it was unlocked."""
        await self._retry_blocked_cards(payload.guild_id)

    async def _retry_blocked_cards(self, server: int) -> None:
        for game in await self.lost_places.blocked_in(server):
            self.cards.retry_now(game)

    async def on_message(self, message: discord.Message) -> None:
        """A message was written, perhaps below a card."""
        self.cards.heard(message.channel.id)

    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent) -> None:
        """A message was deleted, perhaps a card."""
        await self._message_lost(payload.message_id)

    async def on_raw_bulk_message_delete(self, payload: discord.RawBulkMessageDeleteEvent) -> None:
        """Many messages were deleted at once."""
        for message in payload.message_ids:
            await self._message_lost(message)

    async def _message_lost(self, message: int) -> None:
        if not await self.lost_places.message_lost(message) and await self.leagues.store.lost(message):
            self.league_runner.wake()

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was removed from a server."""
        await self.lost_places.server_lost(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was added to a server, perhaps again."""
        await self.lost_places.server_back(guild.id)
        self.reminders.wake()

    def refusal_view(self, error: Exception, text: str, say: Words) -> discord.ui.LayoutView:
        """What somebody is told of an error, with the way to the rule where it is one that says no."""
        return refusal_view(error, text, say)

    async def after_answer(self, interaction: discord.Interaction[Any]) -> None:
        """Somebody got their answer: show them what waits for them, and ask what is to be known of them."""
        await self.reminders.delivery.tell_held(interaction)
        await self.catch_up.after_long_absence(interaction)
        if not asks_something(interaction):
            await self.reminder_settings.ask_zone(interaction)

    async def _finish_answers(self) -> None:
        """Let everybody who was heard have their answer; one that hangs does not keep the process long."""
        for _ in range(TURNS_TO_BEGIN):
            await asyncio.sleep(0)
        with suppress(TimeoutError):
            async with asyncio.timeout(ANSWER_TIMEOUT):
                while self.presses:
                    await asyncio.wait(set(self.presses))

    async def close(self) -> None:
        """Disconnect from the gateway, let another process go on, finish what was begun, then close."""
        await self.leave(LEAVE_TIMEOUT)
        await self._finish_answers()
        await self.turning_points.close()
        await self.living_panels.close()
        await self.operator_alerts.close()
        await self.restored_backup.close()
        await self.pending_erasures.close()
        await self.league_runner.close()
        await self.fame.close()
        await self.books.close()
        await self.reminders.close()
        await self.cards.close()
        await super().close()
        self.studio.close()
