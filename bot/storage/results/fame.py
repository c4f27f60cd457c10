"""Halls of fame: the games that hold a server's records, and which halls were posted."""

from typing import Final

from bot.storage.database import Db

from .rows import results
from .values import GameResult

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


def outstanding(db: Db, server: int, since: float, until: float) -> list[GameResult]:
    """The games among people that hold a server's records of a time."""
    games = "SELECT game FROM results WHERE server = ? AND people > 1 AND ended_at >= ? AND ended_at < ?"
    found = []
    for feat in _FEATS:
        row = db.execute(feat.format(games=games), (server, since, until)).fetchone()
        found += [] if row is None else [row[0]]
    return list(results(db, found))


def fame_wanted(db: Db, month: str) -> list[int]:
    """The servers that want their hall of fame and have not got it this month."""
    rows = db.execute(
        "SELECT server FROM servers WHERE rules LIKE '%\"fame_channel\":%' AND server NOT IN"
        " (SELECT server FROM fame_posts WHERE month = ? AND message IS NOT NULL) ORDER BY server",
        (month,),
    )
    return [server for (server,) in rows]


def try_fame(db: Db, server: int, month: str, now: float) -> float | None:
    """Note that one is about to be posted; when that was first tried, if it was before."""
    row = db.execute("SELECT at FROM fame_posts WHERE server = ? AND month = ?", (server, month)).fetchone()
    if row is not None:
        return float(row[0])
    db.execute("INSERT INTO fame_posts (server, month, at) VALUES (?, ?, ?)", (server, month, now))
    return None


def fame_posted(db: Db, server: int, month: str, message: int) -> None:
    """Note that it was posted."""
    db.execute("UPDATE fame_posts SET message = ? WHERE server = ? AND month = ?", (message, server, month))
