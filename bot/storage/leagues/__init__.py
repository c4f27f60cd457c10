"""Leagues: saved whole under an optimistic lock, and found by what is to be done."""

from collections.abc import Sequence
from functools import partial

from bot.leagues.model import League, LogLine
from bot.storage.database import Database

from . import rows
from .rows import LeagueCard, LeagueOvertaken

__all__ = ["LeagueCard", "LeagueOvertaken", "LeagueStore"]


class LeagueStore:
    """Reads and writes whole leagues."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, league: League, lines: Sequence[LogLine], press: str | None) -> int:
        """Store a new league, once for each press; its number."""
        return await self._database.write(partial(rows.create, league=league, lines=lines, press=press))

    async def load(self, league: int) -> League:
        """A league; Refused if there is none."""
        return await self._database.read(partial(rows.load, number=league))

    async def save(self, league: League, lines: Sequence[LogLine]) -> None:
        """Store a league that was changed, as the next edition; LeagueOvertaken if another did meanwhile."""
        await self._database.write(partial(rows.save, league=league, lines=lines))

    async def of_server(self, server: int) -> list[tuple[int, str, str]]:
        """Number, name and status of the newest leagues of a server, those that are not over first."""
        return await self._database.read(partial(rows.of_server, server=server))

    async def at_work(self) -> list[int]:
        """The leagues that are served here and not over."""
        return self._served(await self._database.read(rows.at_work))

    def _served(self, leagues: list[tuple[int, int]]) -> list[int]:
        blocks = self._database.blocks
        return [number for number, server in leagues if blocks.serves(server)]

    async def ended(self, league: int) -> list[int]:
        """The games of a league's tables without a result that are over for good and counted."""
        return await self._database.read(partial(rows.ended, league=league))

    async def log(self, league: int) -> list[LogLine]:
        """The newest lines of a league's log, the oldest of them first."""
        return await self._database.read(partial(rows.log, league=league))

    async def hidden(self, league: int) -> set[int]:
        """The people of a league who take no part in results: their names are not shown."""
        return await self._database.read(partial(rows.hidden, league=league))

    # Cards

    async def behind(self) -> list[int]:
        """The leagues that are served here and whose cards show an earlier edition."""
        return self._served(await self._database.read(rows.behind))

    async def card(self, league: int) -> LeagueCard:
        """The message that shows a league."""
        return await self._database.read(partial(rows.card, league=league))

    async def try_card(self, league: int, now: float) -> float | None:
        """Note that a card is about to be posted; when that was first tried, if it was before."""
        return await self._database.write(partial(rows.try_card, league=league, now=now))

    async def shown(self, league: int, edition: int, message: int | None, stage: str) -> None:
        """Note what a league's card is and shows; no message where none can be shown any more."""
        await self._database.write(
            partial(rows.shown, league=league, edition=edition, message=message, stage=stage)
        )

    async def lost(self, message: int) -> bool:
        """Note that a message was deleted; whether it was a league's card."""
        if not await self._database.read(partial(rows.is_card, message=message)):
            return False
        await self._database.write(partial(rows.lost, message=message))
        return True
