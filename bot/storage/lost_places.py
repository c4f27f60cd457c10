"""Tables whose card can't be shown where they are, and why."""

from functools import partial

from bot.tables.model import TEMPORARY_LOSSES, Loss

from .database import Database, Db


class LostPlaceStore:
    """Stores why a table's card can't be shown, until it can."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def all(self) -> set[int]:
        """Every table whose card can't be shown, whoever serves it."""
        return await self._database.read(
            lambda db: {game for (game,) in db.execute("SELECT game FROM troubles")}
        )

    async def of(self, game: int) -> Loss | None:
        """Why a table's card can't be shown, if it can't."""
        return await self._database.read(partial(_read, game=game))

    async def temporary_in(self, server: int) -> list[int]:
        """The tables of a server whose card only a permission or a lock keeps out of its channel."""
        return await self._database.read(partial(_temporary, server=server))

    async def clear(self, game: int) -> None:
        """Forget a loss: the card can be shown again."""
        await self._database.write(partial(_clear, game=game))


def note_lost(db: Db, game: int, loss: Loss, now: float) -> None:
    """Note why a table's card can't be shown, in the transaction in which the table is told."""
    db.execute(
        "INSERT INTO troubles (game, kind, since) VALUES (?, ?, ?) ON CONFLICT (game) DO UPDATE"
        " SET kind = excluded.kind, since = excluded.since",
        (game, loss, now),
    )


def _read(db: Db, game: int) -> Loss | None:
    row = db.execute("SELECT kind FROM troubles WHERE game = ?", (game,)).fetchone()
    return None if row is None else row[0]


def _temporary(db: Db, server: int) -> list[int]:
    rows = db.execute(
        # From the few that are lost to their games, not the other way round: so SQLite reads a cross join.
        "SELECT t.game FROM troubles AS t CROSS JOIN games AS g"
        f" WHERE g.id = t.game AND g.server = ? AND t.kind IN ({', '.join('?' * len(TEMPORARY_LOSSES))})",
        (server, *TEMPORARY_LOSSES),
    )
    return [game for (game,) in rows]


def _clear(db: Db, game: int) -> None:
    db.execute("DELETE FROM troubles WHERE game = ?", (game,))
