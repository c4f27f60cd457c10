"""Keeps leagues going: draws them, opens the tables of each round, collects results, ends rounds in time."""

import asyncio
import logging
from typing import Final

import discord

from bot.background import BackgroundTask
from bot.results.bookkeeping import Bookkeeping
from bot.results.outcome import result_of
from bot.storage.errors import StoreError
from bot.tables.errors import Refused
from bot.tables.model import SYSTEM
from bot.tables.public_view import TableView
from bot.tables.service import Tables
from bot.ui.answers.discord_errors import DISCONNECTED
from bot.ui.components import plain_buttons
from bot.ui.page import Button
from bot.ui.post_once import post_once
from bot.words import words

from .arranging import PANEL, TableOpener
from .cards import LeagueCards
from .model import DAY, League, LeagueTable
from .outcome import outcome
from .rounds import Advance, NoteTable, Settle, at_the_deadline
from .service import Leagues

_log = logging.getLogger(__name__)
POLL_SECONDS: Final = 60.0
WARNED_BEFORE: Final = 3 * DAY  # the end of a round; a short round half of itself before


class LeagueRunner(BackgroundTask):
    """Does what is to be done in every league. All of it is found in the database, so that it can be ended at
    any moment.
    """

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        leagues: Leagues,
        books: Bookkeeping,
        opener: TableOpener,
        cards: LeagueCards,
    ) -> None:
        super().__init__("leagues")
        self._client = client
        self._tables = tables
        self._leagues = leagues
        self._books = books
        self._opener = opener
        self._cards = cards
        self._turn = asyncio.Lock()
        self.troubles: dict[int, str] = {}
        """What is in the way of a league, for its moderators; gone once it goes on."""
        leagues.changed = self.woken

    async def run_once(self) -> float:
        """Do what is to be done now; what goes wrong with one league keeps no other waiting."""
        async with self._turn:
            numbers = await self._leagues.store.at_work()
            if numbers:
                await self._books.catch_up()
            for number in numbers:
                try:
                    await self._serve(number)
                    self.troubles.pop(number, None)
                except (discord.DiscordException, *DISCONNECTED, Refused, StoreError) as error:
                    self._note(number, error)
            await self._cards.catch_up()
        return POLL_SECONDS

    def _note(self, number: int, error: Exception) -> None:
        """Log why a league can't go on, once for each reason, and keep what Discord refused."""
        told = error.text if isinstance(error, discord.HTTPException) else type(error).__name__
        if self.troubles.get(number) != told:
            _log.warning("league %s goes on later", number, exc_info=error)
        self.troubles[number] = told

    async def _serve(self, number: int) -> None:
        league = await self._leagues.look(number)
        if self._client.get_guild(league.server) is None:
            return
        if league.status == "signup":
            if league.signup_ends is None or self._tables.now() < league.signup_ends:
                return
            league = await self._leagues.draw(number)
        while league.status == "playing":
            league = await self._play_on(league)
            if league.unsettled():
                return
            league = await self._leagues.submit(number, SYSTEM, Advance())

    async def _play_on(self, league: League) -> League:
        """Open the tables that are missing, and write down what the others came to; the league after that.

        What is in the way of one table keeps no other waiting.
        """
        errors: list[Exception] = []
        for table in league.unsettled():
            try:
                await self._attend(league.id, table)
            except (discord.DiscordException, *DISCONNECTED, Refused, StoreError) as error:
                errors.append(error)
        if errors:
            raise errors[0]
        return await self._leagues.look(league.id)

    async def _attend(self, number: int, table: LeagueTable) -> None:
        """Do what is to be done for one table."""
        league = await self._leagues.look(number)
        if table.game is None:
            await self._opener.open(league, league.table(table.round, table.number))
        elif table.game in await self._leagues.store.ended(number):
            await self._settle(league, table)
        else:
            await self._watch(league, table, (await self._tables.look(table.game)).table)

    async def _settle(self, league: League, table: LeagueTable) -> None:
        assert table.game is not None, "it is over"
        game = (await self._tables.look(table.game)).table
        result = result_of(game, await self._tables.log(table.game))
        await self._leagues.submit(league.id, SYSTEM, outcome(league, table, game.seats, result))

    async def _watch(self, league: League, table: LeagueTable, game: TableView) -> None:
        """Warn the people of a table that the round ends soon, and let it end."""
        now, ends = self._tables.now(), league.round_ends
        if ends is None or game.status not in ("playing", "paused"):
            return  # one that was ended early has its result once it is over for good
        waited = {seat.user for seat in game.seats if seat.colour in game.due and not seat.deciding_computer}
        if now >= ends:
            late = {seat.entry for seat in table.seats if league.entry(seat.entry).user in waited}
            seats = at_the_deadline(table.seats, late)
            await self._leagues.submit(
                league.id, SYSTEM, Settle(table.round, table.number, "deadline", seats)
            )
        elif not table.warned and now >= ends - min(WARNED_BEFORE, league.settings.days * DAY / 2):
            await self._warn(league, table, sorted(user for user in waited if user is not None))

    async def _warn(self, league: League, table: LeagueTable, waited: list[int]) -> None:
        """Tell those for whom a game waits, in its thread, once."""
        say, ends = words(league.settings.language), int(league.round_ends or 0)
        if waited and table.message is not None:
            thread = self._client.get_channel(table.message) or await self._client.fetch_channel(
                table.message
            )
            if isinstance(thread, discord.Thread):
                await post_once(
                    thread,
                    await self._opener.nonce(f"{league.id}.{table.round}.{table.number}.{ends}"),
                    self._tables.now(),
                    content=say("league-warning", people=[f"<@{user}>" for user in waited], until=ends),
                    view=plain_buttons(
                        Button("show", say("league-standings"), selection=str(league.id)), panel=PANEL
                    ),
                    allowed_mentions=discord.AllowedMentions(users=[discord.Object(user) for user in waited]),
                )
        await self._leagues.submit(league.id, SYSTEM, NoteTable(table.round, table.number, warned=True))
