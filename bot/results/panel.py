"""`/stats` and `/ladder`: what somebody's games came to, and who stands where. Each is shown to one person
and holds only what that person may see: games of servers that they are on, of people who take part.
"""

import asyncio
import io
import re
import time
from collections.abc import Sequence
from functools import partial
from typing import Any, Final

import discord

from bot.storage.results import EVERYWHERE
from bot.studio import Studio
from bot.tables.errors import Refused
from bot.tables.service import Tables
from bot.ui.arguments import first_of
from bot.ui.components import layout
from bot.ui.custom_id import ControlId
from bot.ui.names import DisplayNames, escape
from bot.ui.press import Press
from bot.ui.respond import show, tell, text_view
from bot.words import Words
from render.charts import Chart, stats_chart

from .bookkeeping import Bookkeeping
from .pages import EVER, fame_page, hidden_page, ladder_page, source_words, stats_page
from .rating import season_of, shown
from .statistics import feats, statistics

STATS: Final = "stats"
LADDER: Final = "ladder"
_SEASON: Final = re.compile(r"20[0-9]{2}-Q[1-4]")
_MOST_SERVERS: Final = 40  # of which Discord is asked at once
_PATIENCE: Final = 1.5  # seconds for that
_KNOWN_FOR: Final = 300.0  # seconds


class ResultsPanel:
    """Shows results to one person after another."""

    def __init__(
        self, client: discord.Client, tables: Tables, studio: Studio, names: DisplayNames, books: Bookkeeping
    ) -> None:
        self._client = client
        self._tables = tables
        self._results = tables.storage.results
        self._studio = studio
        self._names = names
        self._books = books
        self._members: dict[tuple[int, int], tuple[float, bool]] = {}

    # One person

    async def stats(self, interaction: Press, user: int, say: Words, *, instead: bool = False) -> None:
        """Somebody's games, as far as whoever acts may see them."""
        await self._books.catch_up_soon()
        own = user == interaction.user.id
        if own and not await self._results.listed(user):
            view = layout(hidden_page(say), game=0, version=0, panel=STATS)
            await show(interaction, view, instead=instead)
            return
        servers = None if own else await self._servers(interaction)
        results = await self._results.of_user(user, servers)
        found = statistics(results, user)
        if found is None:
            text = say("stats-none") if own else say("stats-nothing", person=f"<@{user}>")
            await show(interaction, text_view(text), instead=instead)
            return
        scope = EVERYWHERE if own else interaction.guild_id or EVERYWHERE
        ratings = await self._results.ratings_of(user, scope)
        everything = own or len(await self._results.of_user(user)) == len(results)
        last = ratings[-1] if ratings else None
        page = stats_page(f"<@{user}>", found, last, say, own=own, whole=everything)
        name = await self._names.of_user(interaction.guild_id, user)
        chart = Chart(name.plain if name else "", [shown(rating) for rating in ratings], found.sources)
        file = await self._chart(chart, say)
        await show(
            interaction, layout(page, game=0, version=0, panel=STATS, picture=file), [file], instead=instead
        )

    async def _chart(self, chart: Chart, say: Words) -> discord.File:
        image = await self._studio.run(partial(stats_chart, chart, say))
        rated = chart.ratings or (0,)
        alt = say(
            "stats-alt",
            name=chart.name or say("picture-stats-somebody"),
            rated=len(chart.ratings),
            last=rated[-1],
            low=min(rated),
            high=max(rated),
            sources=source_words(dict(chart.sources), say),
        )
        return discord.File(io.BytesIO(image), "giants-stats.webp", description=alt)

    async def leave(
        self, interaction: Press, _control: ControlId, _values: Sequence[str], say: Words
    ) -> None:
        """Take whoever acts out of all results."""
        await self._results.unlist(interaction.user.id)
        await self._books.catch_up_soon()
        await show(interaction, text_view(say("stats-left")), instead=True)

    async def join(self, interaction: Press, _control: ControlId, _values: Sequence[str], say: Words) -> None:
        """Let whoever acts take part again."""
        await self._results.list_again(interaction.user.id)
        await self._books.catch_up_soon()
        await tell(interaction, say("stats-joined"))

    # Ladders

    async def ladder(
        self, interaction: Press, say: Words, *, everywhere: bool, season: str = "", instead: bool = False
    ) -> None:
        """A ladder of this server, or over all; of this season unless another is named."""
        season = season or season_of(self._tables.now())
        if season != EVER and not _SEASON.fullmatch(season):
            raise Refused("ladder-no-season", given=escape(season[:20]))
        await self._books.catch_up_soon()
        here = interaction.guild_id
        server = EVERYWHERE if everywhere or here is None else here
        among = await self._servers(interaction) if server == EVERYWHERE else None
        named = None if season == EVER else season
        found = await self._results.ladder(server, named, among)
        seasons = await self._results.seasons(server)
        if season != EVER and season not in seasons:
            seasons = sorted({*seasons, season}, reverse=True)
        page = ladder_page(
            found,
            None if server == EVERYWHERE else escape(self._names.of_server(server)),
            season,
            seasons,
            interaction.user.id,
            say,
            on_server=here is not None,
        )
        await show(interaction, layout(page, game=0, version=0, panel=LADDER), instead=instead)

    async def fame(
        self, interaction: Press, say: Words, selection: str = "", *, instead: bool = False
    ) -> None:
        """The hall of fame of this server."""
        server = interaction.guild_id
        if server is None:
            raise Refused("server-only")
        await self._books.catch_up_soon()
        found = feats(await self._results.outstanding(server))
        page = fame_page(escape(self._names.of_server(server)), found, selection, say)
        await show(interaction, layout(page, game=0, version=0, panel=LADDER), instead=instead)

    async def turned(self, interaction: Press, control: ControlId, values: Sequence[str], say: Words) -> None:
        """Another ladder, or the hall of fame, in place of what is shown."""
        where, _, season = control.selection.partition(".")
        match control.word:
            case "fame":
                await self.fame(interaction, say, control.selection, instead=True)
                return
            case "season":
                season = first_of(values)
            case "show":
                pass
            case _:
                raise Refused("unknown-control")
        await self.ladder(interaction, say, everywhere=where == "all", season=season, instead=True)

    # Which servers somebody is on

    async def _servers(self, interaction: Press) -> list[int]:
        """The servers whose games whoever acts may see: this one, and those on which they played and still
        are, as far as Discord says so in time.
        """
        here, user = interaction.guild_id, interaction.user.id
        played = [server for server in await self._results.servers_of(user) if server != here]
        asked = [self._is_member(server, user) for server in played[:_MOST_SERVERS]]
        members = await asyncio.gather(*asked)
        found = [server for server, member in zip(played, members, strict=False) if member]
        return found if here is None else [here, *found]

    async def _is_member(self, server: int, user: int) -> bool:
        key, now = (server, user), time.monotonic()
        known = self._members.get(key)
        if known is not None and now - known[0] < _KNOWN_FOR:
            return known[1]
        guild: Any = self._client.get_guild(server)
        member = False
        if guild is not None:
            try:
                async with asyncio.timeout(_PATIENCE):
                    await guild.fetch_member(user)
                member = True
            except discord.NotFound:
                pass
            except (TimeoutError, discord.HTTPException):
                return False
        if len(self._members) > 2000:
            self._members.clear()
        self._members[key] = now, member
        return member
