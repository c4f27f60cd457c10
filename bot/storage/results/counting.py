"""Counting and rating games, and taking people out of both."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from typing import Final

from bot.storage.blocks import in_blocks
from bot.storage.database import Db
from bot.storage.facts import put_fact
from bot.storage.log import GAMES

from .rows import RATING, SEAT, seat_row
from .values import EVERYWHERE, GameResult, Rater, Rating, SeatResult

STALE: Final = "ratings_stale"
YES: Final = "yes"


def uncounted(db: Db, held: tuple[int, ...], most: int) -> list[int]:
    """Games of some blocks that are over for good and not counted yet."""
    statement = (
        "SELECT id FROM games WHERE block = ? AND counted = 0 AND status IN ('finished', 'abandoned')"
        " AND open_until IS NULL ORDER BY id LIMIT ?"
    )
    return [game for (game,) in in_blocks(db, held, statement, (), most)]


def count(db: Db, game: int, result: GameResult | None, rate: Rater) -> None:
    """Write what a game came to, once, and rate it if no later one was rated."""
    fresh = db.execute("UPDATE games SET counted = 1 WHERE id = ? AND counted = 0", (game,)).rowcount
    if not fresh or result is None:
        return
    people = [seat.user for seat in result.seats if seat.user is not None]
    hidden = {user for user in people if not listed(db, user)}
    db.execute(
        "INSERT INTO results (game, server, ended_at, people) VALUES (?, ?, ?, ?)",
        (game, result.server, result.ended_at, result.people),
    )
    seats = tuple(_without(seat, hidden) for seat in result.seats)
    db.executemany(
        f"INSERT INTO seat_results (game, {SEAT}) VALUES (?{', ?' * 13})",
        [(game, *seat_row(seat)) for seat in seats],
    )
    later = db.execute(
        "SELECT 1 FROM results WHERE ended_at > ? OR (ended_at = ? AND game > ?) LIMIT 1",
        (result.ended_at, result.ended_at, game),
    ).fetchone()
    if later is not None:
        put_fact(db, STALE, YES)
        return
    _rate(db, GameResult(game, result.server, result.ended_at, seats), rate)


def _without(seat: SeatResult, hidden: Collection[int]) -> SeatResult:
    if seat.user is None or seat.user not in hidden:
        return seat
    return replace(seat, user=None)


def _rate(db: Db, result: GameResult, rate: Rater) -> None:
    """Rate a game after all others."""
    before: dict[tuple[int, int], Rating] = {}
    for server in {result.server, EVERYWHERE}:
        for seat in result.seats:
            row = db.execute(
                f"SELECT {RATING} FROM ratings WHERE server = ? AND user = ? ORDER BY number DESC LIMIT 1",
                (server, seat.user or 0),
            ).fetchone()
            if row is not None:
                before[server, row[1]] = Rating(*row)
    _write_ratings(db, rate(result, before))


def _write_ratings(db: Db, ratings: Iterable[tuple[object, ...]]) -> None:
    db.executemany(f"INSERT INTO ratings ({RATING}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", ratings)


def rate_more(
    some: Iterable[GameResult], rate: Rater, last: dict[tuple[int, int], Rating]
) -> list[tuple[object, ...]]:
    """The ratings that further games give, as rows; `last` are those so far, which they change."""
    found: list[tuple[object, ...]] = []
    for result in some:
        given = rate(result, last)
        last.update({(rating.server, rating.user): rating for rating in given})
        found += (tuple(rating) for rating in given)  # of plain tuples there can be many at little cost
    return found


def replace_ratings(db: Db, ratings: Sequence[tuple[object, ...]], known: tuple[int, int]) -> bool:
    """Write ratings in place of all there are, unless the results changed meanwhile: how many games and known
    people there are, which only ever become more or fewer.
    """
    games = db.execute("SELECT count(*) FROM results").fetchone()[0]
    people = db.execute("SELECT count(user) FROM seat_results").fetchone()[0]
    if (games, people) != known:
        return False
    db.execute("DELETE FROM ratings")
    _write_ratings(db, ratings)
    put_fact(db, STALE, "")
    return True


def forget_results(db: Db) -> None:
    """Drop all results and ratings."""
    for part in ("ratings", "seat_results", "results"):
        db.execute(f"DELETE FROM {part}")
    put_fact(db, STALE, "")
    db.execute("UPDATE games SET counted = 0 WHERE counted = 1")


def listed(db: Db, user: int) -> bool:
    """Whether somebody takes part in results."""
    return db.execute("SELECT 1 FROM unlisted WHERE user = ?", (user,)).fetchone() is None


def forget_person(db: Db, user: int) -> None:
    """Take a person's number out of results and ratings, by which those of others may be stale."""
    db.execute("DELETE FROM ratings WHERE user = ?", (user,))
    if db.execute("UPDATE seat_results SET user = NULL WHERE user = ?", (user,)).rowcount:
        put_fact(db, STALE, YES)


def unlist(db: Db, user: int) -> None:
    """Take somebody out of all results, now and from now on."""
    db.execute("INSERT INTO unlisted (user) VALUES (?) ON CONFLICT DO NOTHING", (user,))
    forget_person(db, user)


def list_again(db: Db, user: int) -> None:
    """Let somebody take part again: drop the results of their games, which are to be counted anew."""
    db.execute("DELETE FROM unlisted WHERE user = ?", (user,))
    games = [(game,) for (game,) in db.execute(f"SELECT game FROM results WHERE {GAMES}", (user,))]
    for part in ("ratings", "seat_results", "results"):
        db.executemany(f"DELETE FROM {part} WHERE game = ?", games)
    db.executemany("UPDATE games SET counted = 0 WHERE id = ?", games)
    put_fact(db, STALE, YES)
