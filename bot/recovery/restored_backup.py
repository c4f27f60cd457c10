"""Cards from a future that no longer is: after a database was restored from an older copy.

Nothing in the store says that it was restored; the cards in the channels do. Their versions are later than
the table's, or they belong to games that the copy does not know. So that nobody has to press one first, the
bot looks through the channels after a start, but only if the database has not lived for a while: as long as
the bot runs it notes in the store that it does, and a copy knows no later moment than its own.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Final

import aiohttp
import discord

from bot.background import BackgroundTask
from bot.storage.cards import PlacedCard
from bot.storage.errors import StoreError
from bot.tables.errors import Refused
from bot.tables.model import SYSTEM
from bot.tables.operations.lifecycle import SetBack
from bot.tables.public_view import TableView
from bot.tables.service import Tables
from bot.ui.custom_id import ControlId
from bot.ui.post_once import game_on, version_on
from bot.ui.respond import NO_PINGS, Press, note, tell
from bot.words import Words, words

_log = logging.getLogger(__name__)
BEAT: Final = 60.0  # seconds between two notes that the bot lives
GAP: Final = 600.0  # seconds without such a note after which the channels are looked through
PAUSE: Final = 1.0  # seconds between two channels: nobody waits for it, and Discord's limits are for others
LOOKED_AT: Final = 50  # messages of a channel, the newest: a card is hardly ever deeper


class RestoredBackup(BackgroundTask):
    """Finds cards of a later time than the database's, removes them and tells whom it concerns, once."""

    def __init__(
        self, client: discord.Client, tables: Tables, told: Callable[[], None] = lambda: None
    ) -> None:
        super().__init__("restored_backup")
        self._client = client
        self._tables = tables
        self._told = told
        self._lock = asyncio.Lock()
        self._servers_told: set[int | None] = set()
        self._looked = False

    async def run_once(self) -> float:
        """Note that the database lives; the first thing is to see how long it did not."""
        if not self._looked:
            self._looked = True
            try:
                lived = await self._tables.storage.facts.last_alive()
                if self._tables.now() - lived > GAP:
                    await self.look_around()
            except StoreError:
                _log.exception("whether the database is a copy can't be told")
        # Not before: whoever is stopped in the middle of the search begins it again.
        with suppress(StoreError):  # the next note will do
            await self._tables.storage.facts.note_alive(self._tables.now())
        return BEAT

    async def look_around(self) -> None:
        """Look through the channels of all tables, one after another, those that changed last first."""
        for shown in await self._tables.storage.cards.placed():
            try:
                await self._look(shown)
            except (discord.HTTPException, aiohttp.ClientError, TimeoutError) as error:
                _log.info("game %s: its channel can't be looked through: %s", shown.game, error)
            except (Refused, StoreError) as refusal:
                _log.info("game %s is not looked at: %s", shown.game, refusal)
            except Exception:  # noqa: BLE001 - one strange channel must not end the search
                _log.exception("game %s: its channel could not be looked through", shown.game)
            await asyncio.sleep(PAUSE)

    async def _look(self, shown: PlacedCard) -> None:
        if shown.server is not None and self._client.get_guild(shown.server) is None:
            return
        channel = self._client.get_partial_messageable(shown.channel)
        me = self._client.user.id if self._client.user else 0
        own = [message async for message in channel.history(limit=LOOKED_AT) if message.author.id == me]
        seen = {message.id: version_on(message, shown.game) or 0 for message in own}
        # Read after the messages: whatever this life posted shows no later version than this.
        table = (await self._tables.look(shown.game)).table
        later = {message: at for message, at in seen.items() if at > table.version}
        over = table.status in ("finished", "abandoned")
        if shown.card is not None and seen.get(shown.card) == 0 and not (over or shown.behind):
            later[shown.card] = table.version + 1  # it shows the end of a game that goes on
        if later:
            await self._set_back(shown, later)
        elif shown.card is not None and shown.card not in seen:
            await self._look_for_card(shown.game, channel, shown.card)
        for message in own:
            game = game_on(message)
            if game is not None and not await self._known(game):
                await self._close_card(message, game, words())

    async def _look_for_card(self, game: int, channel: discord.PartialMessageable, card: int) -> None:
        """A card that is not among the newest messages: if it is gone, there will be another."""
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
        """The card of a game that the copy does not know: it says so from now on, and has no buttons."""
        _log.warning("game %s is lost: the database is an older copy", game)
        partial_message = self._client.get_partial_messageable(message.channel.id).get_partial_message(
            message.id
        )
        try:
            await partial_message.edit(
                view=note(say("restored-lost", game=game)), attachments=[], allowed_mentions=NO_PINGS
            )
        except discord.HTTPException as error:
            _log.info("the card of a lost game stays: %s", error)

    async def _set_back(self, shown: PlacedCard, later: Mapping[int, int]) -> None:
        """Remove cards of a lost time, post the true one, and say what happened, once for each loss."""
        async with self._lock:
            channel = self._client.get_partial_messageable(shown.channel)
            for message in later:  # first: a new card may have the same nonce as one of these had
                try:
                    await channel.get_partial_message(message).delete()
                except discord.HTTPException as error:
                    _log.info("a card of another time stays: %s", error)
            await self._tables.storage.cards.lost(shown.game)
            seen = max(later.values())
            if seen > await self._tables.storage.tables.lost_version(shown.game):
                first = shown.server not in self._servers_told
                with suppress(Refused):  # the table has gone on beyond it meanwhile
                    at = int(await self._tables.storage.tables.last_change(shown.game))
                    await self._tables.submit(shown.game, SYSTEM, SetBack(seen, at, first))
                    self._servers_told.add(shown.server)
                    _log.warning("game %s was set back: the database is an older copy", shown.game)
        self._told()

    async def answer_outdated(self, interaction: Press, control: ControlId, say: Words) -> bool:
        """Answer a press on a public card that can't be true of its table; whether it was one."""
        if not control.game:
            return False
        try:
            table = (await self._tables.look(control.game)).table
        except Refused:
            return await self._answer_lost(interaction, control.game, say)
        message, strange = interaction.message, _elsewhere(interaction, table)
        if control.version <= table.version and not strange:
            return False
        if strange or message is None:
            raise Refused("unknown-control")
        await tell(interaction, say("restored-press"))
        shown = PlacedCard(control.game, interaction.guild_id, interaction.channel_id or 0)
        await self._set_back(shown, {message.id: control.version})
        return True

    async def _answer_lost(self, interaction: Press, game: int, say: Words) -> bool:
        """Answer a press on the card of a game that there is not; False where it is no such card."""
        message = interaction.message
        if message is None or message.flags.ephemeral or game_on(message) != game:
            return False  # whoever answers says that there is no such game
        await tell(interaction, say("restored-lost", game=game))
        await self._close_card(message, game, say)
        return True


def _elsewhere(interaction: Press, table: TableView) -> bool:
    """A card in a channel where its table is not: the table moved, or its number was given anew."""
    if interaction.guild_id is None or table.place is None:
        return False
    return table.place.channel != interaction.channel_id
