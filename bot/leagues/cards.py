"""The public card of a league: posted anew for every round and at the end, edited in between."""

import io
import logging
from contextlib import suppress
from functools import partial
from typing import Final

import discord

from bot.storage.leagues import LeagueCard
from bot.studio import Studio
from bot.tables.service import Tables
from bot.ui.answers.answer import NO_PINGS
from bot.ui.answers.discord_errors import DISCONNECTED
from bot.ui.components import layout
from bot.ui.names import DisplayNames
from bot.ui.post_once import post_once
from bot.words import words
from render.league_table import league_picture

from .arranging import PANEL, TableOpener
from .model import League
from .pages import alt_text, card_page, chart_of
from .service import Leagues

_log = logging.getLogger(__name__)
_NOT_FOUND: Final = 404
_EDITED_TOO_OFTEN: Final = 30046  # Discord's code where a message of more than an hour was: a new one helps


class LeagueCards:
    """Shows leagues whose cards are behind. What is shown is in the database."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        leagues: Leagues,
        studio: Studio,
        names: DisplayNames,
        opener: TableOpener,
    ) -> None:
        self._client = client
        self._tables = tables
        self._leagues = leagues
        self._studio = studio
        self._names = names
        self._opener = opener

    async def catch_up(self) -> None:
        """Show every league as it stands; what Discord does not take now is tried again later."""
        for number in await self._leagues.store.behind():
            try:
                await self._show(await self._leagues.look(number))
            except (discord.HTTPException, discord.RateLimited, *DISCONNECTED):
                _log.warning("the card of league %s is shown later", number, exc_info=True)

    async def _show(self, league: League) -> None:
        store, stage = self._leagues.store, f"{league.status}.{league.round}"
        if self._client.get_guild(league.server) is None:
            return
        card = await store.card(league.id)
        try:
            channel = self._client.get_channel(league.channel) or await self._client.fetch_channel(
                league.channel
            )
            if not isinstance(channel, discord.TextChannel):
                await store.shown(league.id, league.edition, None, stage)
                return
            message = await self._put(channel, league, card, stage)
        except (discord.Forbidden, discord.NotFound) as error:
            _log.warning("no card of league %s in %s: %s", league.id, league.channel, error)
            message = None
        await store.shown(league.id, league.edition, message, stage)

    async def _put(self, channel: discord.TextChannel, league: League, card: LeagueCard, stage: str) -> int:
        """Edit the card, or post one in place of the one of the round before."""
        if card.message is not None and card.stage == stage:
            view, files = await self._drawn(league)
            edited = channel.get_partial_message(card.message)
            try:
                await edited.edit(view=view, attachments=files, allowed_mentions=NO_PINGS)
            except discord.HTTPException as error:
                if error.status != _NOT_FOUND and error.code != _EDITED_TOO_OFTEN:
                    raise
            else:
                return card.message
        tried = await self._leagues.store.try_card(league.id, self._tables.now())
        view, files = await self._drawn(league)
        nonce = await self._opener.nonce(f"{league.id}.card.{stage}.{card.message}")
        sent = await post_once(channel, nonce, tried, view=view, files=files, allowed_mentions=NO_PINGS)
        if card.message is not None:
            with suppress(discord.HTTPException):
                await channel.get_partial_message(card.message).delete()
        return sent.id

    async def _drawn(self, league: League) -> tuple[discord.ui.LayoutView, list[discord.File]]:
        say = words(league.settings.language)
        hidden = await self._leagues.store.hidden(league.id)
        picture = await self.picture(league, hidden, say.language)
        view = layout(card_page(league, hidden, say), game=0, version=0, panel=PANEL, picture=picture)
        return view, [] if picture is None else [picture]

    async def picture(self, league: League, hidden: set[int], language: str) -> discord.File | None:
        """The standings as a picture, described; None before the draw, and where there was none."""
        if league.status in ("signup", "cancelled"):
            return None
        say = words(language)
        names: dict[int, str] = {}
        for entry in league.entries:
            if entry.user is not None and entry.user not in hidden:
                name = await self._names.of_user(league.server, entry.user)
                names[entry.user] = name.plain if name else ""
        chart = chart_of(league, names, say)
        image = await self._studio.run(partial(league_picture, chart, say))
        return discord.File(io.BytesIO(image), "giants-league.webp", description=alt_text(chart, say)[:1024])
