"""All leagues of one database: read, changed by a request, stored, and only then answered."""

import asyncio
from collections.abc import Mapping
from typing import Final

from bot.results.rating import START, shown
from bot.storage.leagues import LeagueOvertaken
from bot.storage.results import Rating
from bot.tables.errors import Refused
from bot.tables.model import SYSTEM, Person
from bot.tables.service import Tables

from .model import DAY, League, LeagueSettings, LogLine
from .requests import LeagueChange, LeagueRequest
from .rounds import Draw
from .standings import next_season

ATTEMPTS: Final = 5
UNRATED: Final = shown(Rating(0, 0, 0, 0, 0.0, "", *START))
"""The seed of somebody who has no rating yet."""


class Leagues:
    """Every league there is. What a method returns is stored; what it raises changed nothing."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self.store = tables.storage.leagues
        self.changed = asyncio.Event()
        """Set after every change."""

    async def open(
        self,
        who: Person,
        place: tuple[int, int],
        name: str,
        settings: LeagueSettings,
        *,
        signup_days: int,
        previous: int | None = None,
        press: str | None = None,
    ) -> int:
        """Open a league in a channel, as a moderator; its number."""
        if not who.moderator:
            raise Refused("table-not-moderator")
        now = self._tables.now()
        ends = now + signup_days * DAY
        league = League(
            0, *place, who.user, name, settings, "signup", now, signup_ends=ends, previous=previous
        )
        opened = LogLine(now, "opened", f"moderator:{who.user}")
        number = await self.store.create(league, [opened], press)
        self.changed.set()
        return number

    async def look(self, league: int) -> League:
        """A league as it stands; Refused if there is none."""
        return await self.store.load(league)

    async def submit(self, league: int, who: Person, request: LeagueRequest) -> League:
        """Have a request of somebody, or of the SYSTEM, taken by a league; on a thread: a draw takes long."""
        for _ in range(ATTEMPTS):
            change = LeagueChange(await self.store.load(league), self._tables.now())
            await asyncio.to_thread(request.apply, change, who)
            try:
                await self.store.save(change.league, change.written)
            except LeagueOvertaken:
                continue
            self.changed.set()
            return change.league
        raise Refused("table-overtaken")

    async def draw(self, number: int, who: Person = SYSTEM) -> League:
        """Draw a league by the ratings of its server, and by the season before."""
        league = await self.look(number)
        before: list[int] = []
        if league.previous is not None and league.settings.kind == "divisions":
            before = next_season(await self.look(league.previous))
        return await self.submit(number, who, Draw(await self._ratings(league), tuple(before)))

    async def _ratings(self, league: League) -> Mapping[int, int]:
        """The rating of everybody on the league's server."""
        ladder = await self._tables.storage.results.ladder(league.server, None)
        found = {rating.user: shown(rating) for rating in ladder}
        users = [entry.user for entry in league.entries if entry.user is not None]
        return {user: found.get(user, UNRATED) for user in users}
