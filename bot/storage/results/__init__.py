"""What finished games came to, ratings by them, who takes no part, and halls of fame that were posted.

A result follows from the log of its game, and the ratings follow from all results: both can be made anew.
"""

import asyncio
from collections.abc import Collection
from functools import partial

from bot.storage.database import Database
from bot.storage.facts import fact

from . import counting, fame, rows
from .values import EVERYWHERE, GameResult, Rater, Rating, SeatResult

__all__ = ["EVERYWHERE", "GameResult", "Rater", "Rating", "ResultStore", "SeatResult"]


class ResultStore:
    """Results and ratings. Whoever takes no part is in none of them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # Writing

    async def uncounted(self, most: int) -> list[int]:
        """Games that are served here, over for good, and whose results are not written yet."""
        held = self._database.blocks.held
        return await self._database.read(partial(counting.uncounted, held=held, most=most))

    async def count(self, game: int, result: GameResult | None, rate: Rater) -> None:
        """Write what a game came to, None for nothing, and rate it; if it ended before another that was rated
        already, the ratings are stale by that.
        """
        await self._database.write(partial(counting.count, game=game, result=result, rate=rate))

    async def stale(self) -> bool:
        """Whether results changed since they were rated."""
        return await self._database.read(partial(fact, key=counting.STALE)) == counting.YES

    async def rate_anew(self, rate: Rater) -> int:
        """Rate all games anew, in the order in which they ended, on a thread; how many ratings that gave."""
        while True:
            last: dict[tuple[int, int], Rating] = {}
            ratings: list[tuple[object, ...]] = []
            after, games, people = (-1.0, 0), 0, 0
            while some := await self._database.read(partial(rows.results_after, after=after), long=True):
                ratings += await asyncio.to_thread(counting.rate_more, some, rate, last)
                after = some[-1].ended_at, some[-1].game
                games += len(some)
                people += sum(seat.user is not None for result in some for seat in result.seats)
            job = partial(counting.replace_ratings, ratings=ratings, known=(games, people))
            if await self._database.write(job):
                return len(ratings)

    async def forget_results(self) -> None:
        """Drop all results and ratings: every game that is over is to be counted anew."""
        await self._database.write(counting.forget_results)

    # People who take no part

    async def listed(self, user: int) -> bool:
        """Whether somebody takes part in results."""
        return await self._database.read(partial(counting.listed, user=user))

    async def unlist(self, user: int) -> None:
        """Take somebody out of all results and ratings, now and from now on; the ratings of others are stale
        by that.
        """
        await self._database.write(partial(counting.unlist, user=user))

    async def list_again(self, user: int) -> None:
        """Let somebody take part again: their games are to be counted anew."""
        await self._database.write(partial(counting.list_again, user=user))

    # Reading

    async def of_user(self, user: int, servers: Collection[int] | None = None) -> list[GameResult]:
        """The newest games of a person that count, oldest first; on some servers, or all."""
        return await self._database.read(partial(rows.of_user, user=user, servers=servers), long=True)

    async def servers_of(self, user: int) -> list[int]:
        """The servers on which somebody played a game that counts."""
        return await self._database.read(partial(rows.servers_of, user=user))

    async def ratings_of(self, user: int, server: int = EVERYWHERE) -> list[Rating]:
        """How a person's rating went, oldest first."""
        return await self._database.read(partial(rows.ratings_of, user=user, server=server))

    async def ladder(
        self, server: int, season: str | None, among: Collection[int] | None = None
    ) -> list[Rating]:
        """The last rating of everybody who was rated in a season, or ever; with `among`, of those only who
        played on one of these servers.
        """
        job = partial(rows.ladder, server=server, season=season, among=among)
        return await self._database.read(job, long=True)

    async def seasons(self, server: int) -> list[str]:
        """The seasons in which games were rated, newest first."""
        return await self._database.read(partial(rows.seasons, server=server))

    async def outstanding(self, server: int, since: float = 0.0, until: float = 1e12) -> list[GameResult]:
        """The games among people on a server that hold a record, of those that ended in a time."""
        return await self._database.read(
            partial(fame.outstanding, server=server, since=since, until=until), long=True
        )

    # Halls of fame that are posted

    async def fame_wanted(self, month: str) -> list[int]:
        """The servers that are served here, want their hall of fame every month and have not got it yet."""
        wanted = await self._database.read(partial(fame.fame_wanted, month=month))
        return [server for server in wanted if self._database.blocks.serves(server)]

    async def try_fame(self, server: int, month: str, now: float) -> float | None:
        """Note that one is about to be posted; when that was first tried, if it was before."""
        return await self._database.write(partial(fame.try_fame, server=server, month=month, now=now))

    async def fame_posted(self, server: int, month: str, message: int) -> None:
        """Note that it is there; 0 for one that there was nothing to say in, or nowhere to."""
        await self._database.write(partial(fame.fame_posted, server=server, month=month, message=message))
