"""Noticing that the database was restored from an older backup, by cards that are newer than their tables.

Nothing in the database says that it was restored; the cards in the channels do. Their versions are later than
the table's, or they belong to games that the backup does not know. So that nobody has to press one first, the
bot searches the channels after a start, but only if the database was not in use for a while: a heartbeat is
stored as long as the bot runs, and the last one in a backup is as old as the backup.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Final

import discord

from bot.background import BackgroundTask
from bot.storage.cards import PlacedCard
from bot.storage.errors import StoreError
from bot.tables.errors import Refused
from bot.tables.model import SYSTEM
from bot.tables.operations.lifecycle import SetBack
from bot.tables.public_view import TableView
from bot.tables.service import Tables
from bot.ui.answers.answer import NO_PINGS
from bot.ui.answers.discord_errors import DISCONNECTED
from bot.ui.custom_id import ControlId
from bot.ui.post_once import game_on, version_on
from bot.ui.press import Press
from bot.ui.respond import tell, text_view
from bot.words import Words, words

_log = logging.getLogger(__name__)
HEARTBEAT_SECONDS: Final = 60.0
STALE_AFTER: Final = 600.0  # seconds since the last heartbeat after which the channels are searched
CHANNEL_PAUSE: Final = 1.0  # seconds between two channels: it is not urgent, and rate limits are shared
MESSAGES_SEARCHED: Final = 50  # messages of a channel, the newest: a card is hardly ever deeper


class RestoredBackup(BackgroundTask):
    """Finds cards of later versions than the database's, deletes them and tells whom it concerns, once.

    `on_notice` is called when there are notices to deliver.
    """

    def __init__(
        self, client: discord.Client, tables: Tables, on_notice: Callable[[], None] = lambda: None
    ) -> None:
        super().__init__("restored_backup")
        self._client = client
        self._tables = tables
        self._on_notice = on_notice
        self._lock = asyncio.Lock()
        self._servers_told: set[int | None] = set()
        self._checked: set[int] = set()
        """The blocks of which it is known whether they are an older copy's."""

    async def run_once(self) -> float:
        """Store a heartbeat; the first run searches the channels before, if the last heartbeat is old."""
        for block in self._tables.storage.database.blocks.held:
            if block not in self._checked:
                self._checked.add(block)
                await self._check(block)
        # Not before: a search that is interrupted is begun again at the next start.
        try:
            await self._tables.storage.facts.note_alive(self._tables.now())
        except StoreError as error:  # the next heartbeat will do
            _log.warning("that the database is in use can't be noted: %s", error)
        return HEARTBEAT_SECONDS

    async def _check(self, block: int) -> None:
        try:
            last_alive = await self._tables.storage.facts.last_alive(block)
            if self._tables.now() - last_alive > STALE_AFTER:
                await self.check_channels(block)
        except StoreError:
            _log.exception("whether the database was restored can't be found out")

    async def check_channels(self, block: int = 0) -> None:
        """Search the channels of all tables of a block, one after another, those that changed last first."""
        plan = self._tables.storage.database.blocks.plan
        for card in await self._tables.storage.cards.placed():
            if plan.block_of(card.server) != block:
                continue
            try:
                await self._check_channel(card)
            except (discord.HTTPException, *DISCONNECTED) as error:
                _log.info("game %s: its channel can't be searched: %s", card.game, error)
            except (Refused, StoreError) as refusal:
                _log.info("game %s: its channel is not searched: %s", card.game, refusal)
            except Exception:  # noqa: BLE001 - one strange channel must not end the search
                _log.exception("game %s: its channel could not be searched", card.game)
            await asyncio.sleep(CHANNEL_PAUSE)

    async def _check_channel(self, card: PlacedCard) -> None:
        if card.server is not None and self._client.get_guild(card.server) is None:
            return
        channel = self._client.get_partial_messageable(card.channel)
        me = self._client.user.id if self._client.user else 0
        own = [
            message async for message in channel.history(limit=MESSAGES_SEARCHED) if message.author.id == me
        ]
        seen = {message.id: version_on(message, card.game) or 0 for message in own}
        # Read after the messages: whatever this process posted shows no later version than this.
        table = (await self._tables.look(card.game)).table
        later = {message: at for message, at in seen.items() if at > table.version}
        over = table.status in ("finished", "abandoned")
        if card.message is not None and seen.get(card.message) == 0 and not (over or card.behind):
            later[card.message] = table.version + 1  # it shows the end of a game that goes on
        if later:
            await self._set_back(card, later)
        elif card.message is not None and card.message not in seen:
            await self._check_card_exists(card.game, channel, card.message)
        for message in own:
            game = game_on(message)
            if game is not None and not await self._known(game):
                await self._close_card(message, game, words())

    async def _check_card_exists(self, game: int, channel: discord.PartialMessageable, card: int) -> None:
        """Have a card posted anew that is not among the newest messages, if it was deleted."""
        try:
            await channel.fetch_message(card)
        except discord.NotFound:
            await self._tables.storage.cards.lost(game, card)

    async def _known(self, game: int) -> bool:
        try:
            await self._tables.look(game)
        except Refused:
            return False
        return True

    async def _close_card(self, message: discord.Message, game: int, say: Words) -> None:
        """Let the card of a game that the backup does not know say so, without buttons."""
        _log.warning("game %s is lost: the database was restored from an older backup", game)
        partial_message = self._client.get_partial_messageable(message.channel.id).get_partial_message(
            message.id
        )
        try:
            await partial_message.edit(
                content=None,  # it may be a plain message
                view=text_view(say("restored-lost", game=game)),
                attachments=[],
                allowed_mentions=NO_PINGS,
            )
        except discord.HTTPException as error:
            _log.info("the card of a lost game stays: %s", error)

    async def _set_back(self, card: PlacedCard, later: Mapping[int, int]) -> None:
        """Delete cards of lost versions, have the true one posted, and tell of the loss, once for each."""
        async with self._lock:
            channel = self._client.get_partial_messageable(card.channel)
            for message in later:  # first: a new card may have the same nonce as one of these had
                try:
                    await channel.get_partial_message(message).delete()
                except discord.HTTPException as error:
                    _log.info("a card of a lost version stays: %s", error)
            await self._tables.storage.cards.lost(card.game)
            seen = max(later.values())
            if seen > await self._tables.storage.tables.lost_version(card.game):
                first = card.server not in self._servers_told
                with suppress(Refused):  # the table has gone on beyond it meanwhile
                    at = int(await self._tables.storage.tables.last_change(card.game))
                    await self._tables.submit(card.game, SYSTEM, SetBack(seen, at, first))
                    self._servers_told.add(card.server)
                    _log.warning("game %s was set back: the database is an older backup", card.game)
        self._on_notice()

    async def answer_outdated(self, interaction: Press, control: ControlId, say: Words) -> bool:
        """Answer a press on a public card that can't be true of its table; whether it was one."""
        if not control.game:
            return False
        try:
            table = (await self._tables.look(control.game)).table
        except Refused:
            return await self._answer_lost(interaction, control.game, say)
        message, misplaced = interaction.message, _in_other_channel(interaction, table)
        shown = control.version if message is None else version_on(message, control.game) or control.version
        if shown <= table.version and not misplaced:
            return False
        if misplaced or message is None:
            raise Refused("unknown-control")
        await tell(interaction, say("restored-press"))
        card = PlacedCard(control.game, interaction.guild_id, interaction.channel_id or 0)
        await self._set_back(card, {message.id: shown})
        return True

    async def _answer_lost(self, interaction: Press, game: int, say: Words) -> bool:
        """Answer a press on the card of a game that there is not; False where it is no such card."""
        message = interaction.message
        if message is None or message.flags.ephemeral or game_on(message) != game:
            return False  # whoever answers says that there is no such game
        if await self._tables.storage.cards.game_of(message.id) is not None:
            return False  # it is the card of another, whatever its controls say
        await tell(interaction, say("restored-lost", game=game))
        await self._close_card(message, game, say)
        return True


def _in_other_channel(interaction: Press, table: TableView) -> bool:
    """A card in a channel where its table is not: the table moved, or its number was given anew."""
    if interaction.guild_id is None or table.place is None:
        return False
    return table.place.channel != interaction.channel_id
