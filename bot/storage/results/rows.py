"""Results as rows: written and read."""

import json
from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from typing import Any, Final

from bot.storage.database import Db

from .values import EVERYWHERE, GameResult, Rating, SeatResult

_AT_ONCE: Final = 200  # games that are rated at a time
MOST_GAMES: Final = 1000  # of one person that are told of: the newest
SEAT: Final = (
    "colour, person, user, level, points, place, moai, headdresses, carrying, tablets, longest, coasts,"
    " carried"
)
RATING: Final = "server, user, number, game, at, season, mu, sigma"


def seat_row(seat: SeatResult) -> tuple[Any, ...]:
    """A seat as a row, in the order of SEAT."""
    return (
        *(seat.colour, int(seat.person), seat.user, seat.level, seat.points, seat.place, seat.moai),
        *(seat.headdresses, seat.carrying, seat.tablets, seat.longest),
        *(json.dumps(dict(seat.coasts)), json.dumps(dict(seat.carried))),
    )


def _seat(row: Sequence[Any]) -> SeatResult:
    values: list[Any] = [*row[:-2], json.loads(row[-2]), json.loads(row[-1])]
    found = SeatResult(*values)
    return replace(found, person=bool(found.person))


def results_after(db: Db, after: tuple[float, int]) -> list[GameResult]:
    """Some results after one, by when its game ended and its number, in the order in which they ended."""
    ended_at, game = after
    found = db.execute(
        "SELECT game FROM results WHERE ended_at > ? OR (ended_at = ? AND game > ?)"
        " ORDER BY ended_at, game LIMIT ?",
        (ended_at, ended_at, game, _AT_ONCE),
    ).fetchall()
    return list(results(db, [number for (number,) in found]))


def results(db: Db, games: Iterable[int]) -> Iterable[GameResult]:
    """The results of games, in the order in which they are named."""
    for game in games:
        server, ended_at = db.execute(
            "SELECT server, ended_at FROM results WHERE game = ?", (game,)
        ).fetchone()
        rows = db.execute(f"SELECT {SEAT} FROM seat_results WHERE game = ? ORDER BY place, colour", (game,))
        yield GameResult(game, server, ended_at, tuple(_seat(row) for row in rows))


def of_user(db: Db, user: int, servers: Collection[int] | None) -> list[GameResult]:
    """The newest games of a person on some servers, or all, oldest first."""
    where, values = _among("r.server", servers)
    games = db.execute(
        "SELECT s.game FROM seat_results AS s JOIN results AS r ON r.game = s.game"
        f" WHERE s.user = ?{where} ORDER BY s.game DESC LIMIT ?",
        (user, *values, MOST_GAMES),
    ).fetchall()
    return sorted(results(db, [game for (game,) in games]), key=lambda result: (result.ended_at, result.game))


def _among(column: str, servers: Collection[int] | None) -> tuple[str, tuple[int, ...]]:
    """A condition that something is on one of some servers."""
    if servers is None:
        return "", ()
    return f" AND {column} IN ({', '.join('?' * len(servers))})", tuple(servers)


def servers_of(db: Db, user: int) -> list[int]:
    """The servers on which somebody played."""
    rows = db.execute(
        "SELECT DISTINCT r.server FROM seat_results AS s JOIN results AS r ON r.game = s.game"
        " WHERE s.user = ? AND r.server != ?",
        (user, EVERYWHERE),
    )
    return [server for (server,) in rows]


def ratings_of(db: Db, user: int, server: int) -> list[Rating]:
    """A person's last ratings on a server, oldest first."""
    rows = db.execute(
        f"SELECT {RATING} FROM ratings WHERE server = ? AND user = ? ORDER BY number DESC LIMIT ?",
        (server, user, MOST_GAMES),
    )
    return [Rating(*row) for row in rows][::-1]


def ladder(db: Db, server: int, season: str | None, among: Collection[int] | None) -> list[Rating]:
    """The last rating of everybody in a season, or ever; with `among`, of those rated on these servers."""
    of_season, values = ("", ()) if season is None else (" AND season = ?", (season,))
    where, servers = _among("here.server", among)
    known = (
        ""
        if among is None
        else f" AND EXISTS (SELECT 1 FROM ratings AS here WHERE here.user = r.user{where})"
    )
    columns = ", ".join(f"r.{name}" for name in RATING.split(", "))
    rows = db.execute(
        f"SELECT {columns} FROM ratings AS r JOIN (SELECT user, max(number) AS newest FROM ratings"
        f" WHERE server = ?{of_season} GROUP BY user) AS last ON last.user = r.user"
        f" AND last.newest = r.number WHERE r.server = ?{known}",
        (server, *values, server, *servers),
    )
    return [Rating(*row) for row in rows]


def seasons(db: Db, server: int) -> list[str]:
    """The seasons in which games were rated, newest first."""
    rows = db.execute("SELECT DISTINCT season FROM ratings WHERE server = ? ORDER BY season DESC", (server,))
    return [season for (season,) in rows]
