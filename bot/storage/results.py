"""What finished games came to, ratings by them, who takes no part, and halls of fame that were posted.

A result follows from the log of its game, and the ratings follow from all results: both can be made anew.
"""

import asyncio
import json
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final, NamedTuple

from engine import Colour

from .database import Database, Db
from .facts import fact, put_fact
from .log import GAMES

EVERYWHERE: Final = 0
"""The server of ratings over all servers, and of games that were played on none."""
STALE: Final = "ratings_stale"
_YES: Final = "yes"
MOST_GAMES: Final = 1000  # of one person that are told of: the newest
_SEAT: Final = (
    "colour, person, user, level, points, place, moai, headdresses, carrying, tablets, longest, coasts,"
    " carried"
)
_RATING: Final = "server, user, number, game, at, season, mu, sigma"


@dataclass(frozen=True, slots=True)
class SeatResult:
    """What a seat came to, and whose it was: a `person`'s, by number unless that is not to be known, or a
    computer's of a `level`. `carried` is what it earned by carrying for each other seat.
    """

    colour: Colour
    person: bool
    user: int | None
    level: str | None
    points: int
    place: int
    moai: int
    headdresses: int
    carrying: int
    tablets: int
    longest: int
    coasts: Mapping[str, int]
    carried: Mapping[Colour, int]


@dataclass(frozen=True, slots=True)
class GameResult:
    """What a game came to that is over for good."""

    game: int
    server: int
    ended_at: float
    seats: tuple[SeatResult, ...]

    @property
    def people(self) -> int:
        """How many of its seats are a person's."""
        return sum(seat.person for seat in self.seats)


class Rating(NamedTuple):
    """A person's rating after a game, the `number`-th that was rated on a server, or everywhere."""

    server: int
    user: int
    number: int
    game: int
    at: float
    season: str
    mu: float
    sigma: float


Rater = Callable[[GameResult, Mapping[tuple[int, int], Rating]], Sequence[Rating]]
"""Rates a game, given the last rating of each of its people on its server and everywhere."""


class ResultStore:
    """Results and ratings. Whoever takes no part is in none of them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # Writing

    async def uncounted(self, most: int) -> list[int]:
        """Games that are over for good and whose results are not written yet."""
        return await self._database.read(partial(_uncounted, most=most))

    async def count(self, game: int, result: GameResult | None, rate: Rater) -> None:
        """Write what a game came to, None for nothing, and rate it; if it ended before another that was rated
        already, the ratings are stale by that.
        """
        await self._database.write(partial(_count, game=game, result=result, rate=rate))

    async def stale(self) -> bool:
        """Whether results changed since they were rated."""
        return await self._database.read(partial(fact, key=STALE)) == _YES

    async def rate_anew(self, rate: Rater) -> int:
        """Rate all games anew, in the order in which they ended, on a thread; how many ratings that gave."""
        while True:
            results = await self._database.read(_all_results, long=True)
            ratings = await asyncio.to_thread(_all_ratings, results, rate)
            job = partial(_replace_ratings, ratings=ratings, known=_fingerprint_of(results))
            if await self._database.write(job):
                return len(ratings)

    async def forget_results(self) -> None:
        """Drop all results and ratings: every game that is over is to be counted anew."""
        await self._database.write(_forget_results)

    # People who take no part

    async def listed(self, user: int) -> bool:
        """Whether somebody takes part in results."""
        return await self._database.read(partial(_listed, user=user))

    async def unlist(self, user: int) -> None:
        """Take somebody out of all results and ratings, now and from now on; the ratings of others are stale
        by that.
        """
        await self._database.write(partial(_unlist, user=user))

    async def list_again(self, user: int) -> None:
        """Let somebody take part again: their games are to be counted anew."""
        await self._database.write(partial(_list_again, user=user))

    # Reading

    async def of_user(self, user: int, servers: Collection[int] | None = None) -> list[GameResult]:
        """The newest games of a person that count, oldest first; on some servers, or all."""
        return await self._database.read(partial(_of_user, user=user, servers=servers), long=True)

    async def servers_of(self, user: int) -> list[int]:
        """The servers on which somebody played a game that counts."""
        return await self._database.read(partial(_servers_of, user=user))

    async def ratings_of(self, user: int, server: int = EVERYWHERE) -> list[Rating]:
        """How a person's rating went, oldest first."""
        return await self._database.read(partial(_ratings_of, user=user, server=server))

    async def ladder(
        self, server: int, season: str | None, among: Collection[int] | None = None
    ) -> list[Rating]:
        """The last rating of everybody who was rated in a season, or ever; with `among`, of those only who
        played on one of these servers.
        """
        job = partial(_ladder, server=server, season=season, among=among)
        return await self._database.read(job, long=True)

    async def seasons(self, server: int) -> list[str]:
        """The seasons in which games were rated, newest first."""
        return await self._database.read(partial(_seasons, server=server))

    async def outstanding(self, server: int, since: float = 0.0, until: float = 1e12) -> list[GameResult]:
        """The games among people on a server that hold a record, of those that ended in a time."""
        return await self._database.read(
            partial(_outstanding, server=server, since=since, until=until), long=True
        )

    # Halls of fame that are posted

    async def fame_wanted(self, month: str) -> list[int]:
        """The servers that want their hall of fame every month and have not got it yet."""
        return await self._database.read(partial(_fame_wanted, month=month))

    async def try_fame(self, server: int, month: str, now: float) -> float | None:
        """Note that one is about to be posted; when that was first tried, if it was before."""
        return await self._database.write(partial(_try_fame, server=server, month=month, now=now))

    async def fame_posted(self, server: int, month: str, message: int) -> None:
        """Note that it is there; 0 for one that there was nothing to say in, or nowhere to."""
        await self._database.write(partial(_fame_posted, server=server, month=month, message=message))


def _uncounted(db: Db, most: int) -> list[int]:
    rows = db.execute(
        "SELECT id FROM games WHERE counted = 0 AND status IN ('finished', 'abandoned')"
        " AND open_until IS NULL ORDER BY id LIMIT ?",
        (most,),
    )
    return [game for (game,) in rows]


def _count(db: Db, game: int, result: GameResult | None, rate: Rater) -> None:
    fresh = db.execute("UPDATE games SET counted = 1 WHERE id = ? AND counted = 0", (game,)).rowcount
    if not fresh or result is None:
        return
    people = [seat.user for seat in result.seats if seat.user is not None]
    hidden = {user for user in people if not _listed(db, user)}
    db.execute(
        "INSERT INTO results (game, server, ended_at, people) VALUES (?, ?, ?, ?)",
        (game, result.server, result.ended_at, result.people),
    )
    seats = tuple(_without(seat, hidden) for seat in result.seats)
    db.executemany(
        f"INSERT INTO seat_results (game, {_SEAT}) VALUES (?{', ?' * 13})",
        [(game, *_seat_row(seat)) for seat in seats],
    )
    later = db.execute(
        "SELECT 1 FROM results WHERE ended_at > ? OR (ended_at = ? AND game > ?) LIMIT 1",
        (result.ended_at, result.ended_at, game),
    ).fetchone()
    if later is not None:
        put_fact(db, STALE, _YES)
        return
    _rate(db, GameResult(game, result.server, result.ended_at, seats), rate)


def _without(seat: SeatResult, hidden: Collection[int]) -> SeatResult:
    if seat.user is None or seat.user not in hidden:
        return seat
    return replace(seat, user=None)


def _seat_row(seat: SeatResult) -> tuple[Any, ...]:
    return (
        *(seat.colour, int(seat.person), seat.user, seat.level, seat.points, seat.place, seat.moai),
        *(seat.headdresses, seat.carrying, seat.tablets, seat.longest),
        *(json.dumps(dict(seat.coasts)), json.dumps(dict(seat.carried))),
    )


def _seat(row: Sequence[Any]) -> SeatResult:
    values: list[Any] = [*row[:-2], json.loads(row[-2]), json.loads(row[-1])]
    found = SeatResult(*values)
    return replace(found, person=bool(found.person))


def _rate(db: Db, result: GameResult, rate: Rater) -> None:
    """Rate a game after all others."""
    before: dict[tuple[int, int], Rating] = {}
    for server in {result.server, EVERYWHERE}:
        for seat in result.seats:
            row = db.execute(
                f"SELECT {_RATING} FROM ratings WHERE server = ? AND user = ? ORDER BY number DESC LIMIT 1",
                (server, seat.user or 0),
            ).fetchone()
            if row is not None:
                before[server, row[1]] = Rating(*row)
    _write_ratings(db, rate(result, before))


def _write_ratings(db: Db, ratings: Iterable[Rating]) -> None:
    db.executemany(f"INSERT INTO ratings ({_RATING}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", ratings)


def _all_ratings(results: Iterable[GameResult], rate: Rater) -> list[Rating]:
    last: dict[tuple[int, int], Rating] = {}
    found: list[Rating] = []
    for result in results:
        given = rate(result, last)
        last |= {(rating.server, rating.user): rating for rating in given}
        found += given
    return found


def _replace_ratings(db: Db, ratings: Sequence[Rating], known: tuple[int, int]) -> bool:
    """Write ratings in place of all there are, unless the results changed meanwhile."""
    games = db.execute("SELECT count(*) FROM results").fetchone()[0]
    people = db.execute("SELECT count(user) FROM seat_results").fetchone()[0]
    if (games, people) != known:
        return False
    db.execute("DELETE FROM ratings")
    _write_ratings(db, ratings)
    put_fact(db, STALE, "")
    return True


def _fingerprint_of(results: Sequence[GameResult]) -> tuple[int, int]:
    """How many games and known people there are: they only ever become more or fewer."""
    return len(results), sum(seat.user is not None for result in results for seat in result.seats)


def _forget_results(db: Db) -> None:
    for part in ("ratings", "seat_results", "results"):
        db.execute(f"DELETE FROM {part}")
    put_fact(db, STALE, "")
    db.execute("UPDATE games SET counted = 0 WHERE counted = 1")


def _listed(db: Db, user: int) -> bool:
    return db.execute("SELECT 1 FROM unlisted WHERE user = ?", (user,)).fetchone() is None


def forget_person(db: Db, user: int) -> None:
    """Take a person's number out of results and ratings, by which those of others may be stale."""
    db.execute("DELETE FROM ratings WHERE user = ?", (user,))
    if db.execute("UPDATE seat_results SET user = NULL WHERE user = ?", (user,)).rowcount:
        put_fact(db, STALE, _YES)


def _unlist(db: Db, user: int) -> None:
    db.execute("INSERT INTO unlisted (user) VALUES (?) ON CONFLICT DO NOTHING", (user,))
    forget_person(db, user)


def _list_again(db: Db, user: int) -> None:
    db.execute("DELETE FROM unlisted WHERE user = ?", (user,))
    games = [(game,) for (game,) in db.execute(f"SELECT game FROM results WHERE {GAMES}", (user,))]
    for part in ("ratings", "seat_results", "results"):
        db.executemany(f"DELETE FROM {part} WHERE game = ?", games)
    db.executemany("UPDATE games SET counted = 0 WHERE id = ?", games)
    put_fact(db, STALE, _YES)


# Reading


def _all_results(db: Db) -> list[GameResult]:
    """All results, in the order in which the games ended."""
    seats: dict[int, list[SeatResult]] = {}
    for game, *row in db.execute(f"SELECT game, {_SEAT} FROM seat_results ORDER BY game, place, colour"):
        seats.setdefault(game, []).append(_seat(row))
    rows = db.execute("SELECT game, server, ended_at FROM results ORDER BY ended_at, game")
    return [GameResult(game, server, at, tuple(seats[game])) for game, server, at in rows]


def _results(db: Db, games: Iterable[int]) -> Iterable[GameResult]:
    """The results of games, in the order in which they are named."""
    for game in games:
        server, ended_at = db.execute(
            "SELECT server, ended_at FROM results WHERE game = ?", (game,)
        ).fetchone()
        rows = db.execute(f"SELECT {_SEAT} FROM seat_results WHERE game = ? ORDER BY place, colour", (game,))
        yield GameResult(game, server, ended_at, tuple(_seat(row) for row in rows))


def _of_user(db: Db, user: int, servers: Collection[int] | None) -> list[GameResult]:
    where, values = _among("r.server", servers)
    games = db.execute(
        "SELECT s.game FROM seat_results AS s JOIN results AS r ON r.game = s.game"
        f" WHERE s.user = ?{where} ORDER BY s.game DESC LIMIT ?",
        (user, *values, MOST_GAMES),
    ).fetchall()
    return sorted(
        _results(db, [game for (game,) in games]), key=lambda result: (result.ended_at, result.game)
    )


def _among(column: str, servers: Collection[int] | None) -> tuple[str, tuple[int, ...]]:
    """A condition that something is on one of some servers."""
    if servers is None:
        return "", ()
    return f" AND {column} IN ({', '.join('?' * len(servers))})", tuple(servers)


def _servers_of(db: Db, user: int) -> list[int]:
    rows = db.execute(
        "SELECT DISTINCT r.server FROM seat_results AS s JOIN results AS r ON r.game = s.game"
        " WHERE s.user = ? AND r.server != ?",
        (user, EVERYWHERE),
    )
    return [server for (server,) in rows]


def _ratings_of(db: Db, user: int, server: int) -> list[Rating]:
    rows = db.execute(
        f"SELECT {_RATING} FROM ratings WHERE server = ? AND user = ? ORDER BY number DESC LIMIT ?",
        (server, user, MOST_GAMES),
    )
    return [Rating(*row) for row in rows][::-1]


def _ladder(db: Db, server: int, season: str | None, among: Collection[int] | None) -> list[Rating]:
    of_season, values = ("", ()) if season is None else (" AND season = ?", (season,))
    where, servers = _among("here.server", among)
    known = (
        ""
        if among is None
        else f" AND EXISTS (SELECT 1 FROM ratings AS here WHERE here.user = r.user{where})"
    )
    columns = ", ".join(f"r.{name}" for name in _RATING.split(", "))
    rows = db.execute(
        f"SELECT {columns} FROM ratings AS r JOIN (SELECT user, max(number) AS newest FROM ratings"
        f" WHERE server = ?{of_season} GROUP BY user) AS last ON last.user = r.user"
        f" AND last.newest = r.number WHERE r.server = ?{known}",
        (server, *values, server, *servers),
    )
    return [Rating(*row) for row in rows]


def _seasons(db: Db, server: int) -> list[str]:
    rows = db.execute("SELECT DISTINCT season FROM ratings WHERE server = ? ORDER BY season DESC", (server,))
    return [season for (season,) in rows]


_FEATS: Final = (
    "SELECT s.game FROM seat_results AS s WHERE s.user IS NOT NULL AND s.game IN ({games})"
    " ORDER BY s.points DESC, s.game LIMIT 1",
    "SELECT s.game FROM seat_results AS s WHERE s.user IS NOT NULL AND s.game IN ({games})"
    " ORDER BY s.longest DESC, s.game LIMIT 1",
    "SELECT s.game FROM seat_results AS s WHERE s.user IS NOT NULL AND s.game IN ({games})"
    " ORDER BY s.carrying DESC, s.game LIMIT 1",
    "SELECT s.game FROM seat_results AS s WHERE s.game IN ({games}) GROUP BY s.game"
    " HAVING max(CASE WHEN s.place = 1 AND s.user IS NOT NULL THEN 1 ELSE 0 END) = 1 ORDER BY"
    " CASE WHEN sum(CASE WHEN s.place = 1 THEN 1 ELSE 0 END) > 1 THEN 0 ELSE max(s.points) -"
    " coalesce(max(CASE WHEN s.place > 1 THEN s.points END), 0) END, s.game LIMIT 1",
)
"""The games with the most points, the longest haul, the most carried for others, and the closest finish."""


def _outstanding(db: Db, server: int, since: float, until: float) -> list[GameResult]:
    games = "SELECT game FROM results WHERE server = ? AND people > 1 AND ended_at >= ? AND ended_at < ?"
    found = []
    for feat in _FEATS:
        row = db.execute(feat.format(games=games), (server, since, until)).fetchone()
        found += [] if row is None else [row[0]]
    return list(_results(db, found))


def _fame_wanted(db: Db, month: str) -> list[int]:
    rows = db.execute(
        "SELECT server FROM servers WHERE rules LIKE '%\"fame_channel\":%' AND server NOT IN"
        " (SELECT server FROM fame_posts WHERE month = ? AND message IS NOT NULL) ORDER BY server",
        (month,),
    )
    return [server for (server,) in rows]


def _try_fame(db: Db, server: int, month: str, now: float) -> float | None:
    row = db.execute("SELECT at FROM fame_posts WHERE server = ? AND month = ?", (server, month)).fetchone()
    if row is not None:
        return float(row[0])
    db.execute("INSERT INTO fame_posts (server, month, at) VALUES (?, ?, ?)", (server, month, now))
    return None


def _fame_posted(db: Db, server: int, month: str, message: int) -> None:
    db.execute("UPDATE fame_posts SET message = ? WHERE server = ? AND month = ?", (message, server, month))
