"""The bot: one Discord client, the tables behind it, and everything that answers and shows."""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

import discord
from discord import app_commands

from bot.card.poster import CardPoster
from bot.moderation.panel import ModeratorPanel
from bot.play.presses import Presses
from bot.play.staying import Staying
from bot.recovery.lost_places import LostPlaces
from bot.recovery.restored_backup import RestoredBackup
from bot.reminders.service import Reminders
from bot.tables.service import Tables
from bot.ui.components import DYNAMIC_ITEMS
from bot.ui.custom_id import ControlId, read_id
from bot.ui.modals import read_form
from bot.ui.names import DisplayNames
from bot.ui.post_once import controls_on
from bot.ui.respond import answering, tell
from engine import boards

from .command_sync import sync_if_changed
from .commands import add_commands
from .studio import Studio

_log = logging.getLogger(__name__)
SHUTDOWN_TIMEOUT: Final = 3.0  # seconds that those who are being served get when the bot leaves


def offered(interaction: discord.Interaction[Any]) -> bool:
    """Whether a press is of a control of ours that its message has: discord.py drops any other in silence."""
    data: dict[str, Any] = dict(interaction.data or {})
    pressed: tuple[int, str] = data.get("component_type", 0), str(data.get("custom_id", ""))
    message = interaction.message
    on_message = message is not None and pressed in controls_on(message)
    return on_message and read_id(pressed[1][1:]) is not None


class Tree(app_commands.CommandTree["Giants"]):
    """Slash commands whose faults are answered, never swallowed."""

    async def on_error(
        self, interaction: discord.Interaction["Giants"], error: app_commands.AppCommandError, /
    ) -> None:
        """Answer with a reference, or with the reason if there is one."""
        cause = error.__cause__ or error
        async with answering(interaction):
            raise cause


class Giants(discord.AutoShardedClient):
    """The game in Discord. It asks for no privileged intents: servers, and that messages exist."""

    def __init__(
        self, tables: Tables, *, painters: int = 2, shards: int | None = None, language: str = "en"
    ) -> None:
        intents = discord.Intents(guilds=True, guild_messages=True)
        super().__init__(
            intents=intents,
            shard_count=shards,
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
        )
        self.tables = tables
        self.language = language
        # A shortcut past the store; whoever uses it asks the table whether it is still true.
        self.games_by_channel: dict[int, int] = {}
        self._presses: set[asyncio.Task[Any]] = set()
        self.tree = Tree(self)
        self.studio = Studio(painters)
        self.names = DisplayNames(self)
        self.play = Presses(tables, self.studio, self.names)
        self.lost_places = LostPlaces(self, tables, self._told)
        self.restored_backup = RestoredBackup(self, tables, self._told)
        self.reminders = Reminders(self, tables, self.lost_places)
        self.staying = Staying(tables, self.reminders)
        self.moderation = ModeratorPanel(self, tables, self.reminders)
        self.cards = CardPoster(self, tables, self.studio, self.names, self.lost_places, self.reminders.wake)
        add_commands(self)

    async def setup_hook(self) -> None:
        """Before the gateway opens: our controls are known, and Discord knows our commands."""
        self.add_dynamic_items(*DYNAMIC_ITEMS)
        await sync_if_changed(self.tree, self.tables.storage.facts)

    async def on_ready(self) -> None:
        """Connected: show what is behind."""
        _log.info("here as %s, in %s servers", self.user, len(self.guilds))
        self.cards.start()
        self.reminders.start()
        await self.lost_places.look_around()
        self.restored_backup.start()
        for board in boards().values():
            await self.studio.warm_up(board)

    def _told(self) -> None:
        """Somebody is to be told something."""
        self.reminders.wake()

    @property
    def idle(self) -> bool:
        """Whether nobody is being served, and nothing left to show or to tell that Discord would take."""
        return not self._presses and self.cards.idle and self.reminders.idle

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is gone: its table waits for another."""
        await self.lost_places.channel_lost(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A thread is gone, likewise."""
        await self.lost_places.channel_lost(payload.thread_id)

    async def on_guild_channel_update(
        self, _before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """A channel changed: perhaps the bot is let in again."""
        await self._let_in(after.guild.id)

    async def on_guild_role_update(self, _before: discord.Role, after: discord.Role) -> None:
        """A role changed: perhaps the bot's own."""
        await self._let_in(after.guild.id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread changed: perhaps it was unlocked."""
        await self._let_in(payload.guild_id)

    async def _let_in(self, server: int) -> None:
        for game in await self.lost_places.closed_in(server):
            self.cards.retry_now(game)

    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent) -> None:
        """A message is gone: perhaps a card."""
        await self.lost_places.message_lost(payload.message_id)

    async def on_raw_bulk_message_delete(self, payload: discord.RawBulkMessageDeleteEvent) -> None:
        """Many messages are gone at once."""
        for message in payload.message_ids:
            await self.lost_places.message_lost(message)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was sent away."""
        await self.lost_places.server_lost(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was invited, perhaps again."""
        await self.lost_places.server_back(guild.id)
        self.reminders.wake()

    async def pressed(
        self, interaction: discord.Interaction[Any], control: ControlId, values: Sequence[str]
    ) -> None:
        """A control of ours was used."""
        self.track_press()
        if await self.restored_backup.answer_outdated(interaction, control):
            return
        for queue in (self.staying, self.moderation):
            if queue.takes(control):
                self.names.remember(interaction)
                await queue.pressed(interaction, control, values)
                return
        await self.play.pressed(interaction, control, values)

    def track_press(self) -> None:
        """This task serves somebody: whoever closes the bot lets it end first."""
        task = asyncio.current_task()
        if task is not None:
            self._presses.add(task)
            task.add_done_callback(self._presses.discard)

    async def after_answer(self, interaction: discord.Interaction[Any]) -> None:
        """Somebody came by and got their answer: tell them what waited for them."""
        await self.reminders.delivery.tell_held(interaction)

    async def on_interaction(self, interaction: discord.Interaction["Giants"]) -> None:
        """Forms are answered here, by their id alone: discord.py forgets them at a restart."""
        if interaction.type is discord.InteractionType.component and not offered(interaction):
            async with answering(interaction) as say:
                await tell(interaction, say("unknown-control"))
        if interaction.type is not discord.InteractionType.modal_submit:
            return
        form = read_form(dict(interaction.data or {}))
        if form is not None:
            await self.play.typed_hex(interaction, *form)

    async def close(self) -> None:
        """Hear of nothing new, finish what was begun, then leave."""
        with suppress(TimeoutError):  # a line that is dead does not say goodbye
            async with asyncio.timeout(SHUTDOWN_TIMEOUT):
                leaving = (shard.disconnect() for shard in self.shards.values())
                await asyncio.gather(*leaving, return_exceptions=True)
        if self._presses:
            await asyncio.wait(set(self._presses), timeout=SHUTDOWN_TIMEOUT)
        await self.restored_backup.close()
        await self.reminders.close()
        await self.cards.close()
        await super().close()
        self.studio.close()
