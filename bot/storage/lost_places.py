"""Tables whose card can't be shown where they are, and why."""

from functools import partial

from bot.tables.model import PASSING, Loss

from .database import Database, Db


class LostPlaceStore:
    """Remembers what is in the way of a table's card, until it shows again."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def all(self) -> set[int]:
        """Every table that has something in its way."""
        return await self._database.read(
            lambda db: {game for (game,) in db.execute("SELECT game FROM troubles")}
        )

    async def of(self, game: int) -> Loss | None:
        """What is in a table's way, if anything is."""
        return await self._database.read(partial(_read, game=game))

    async def passing_in(self, server: int) -> list[int]:
        """The tables of a server whose card is kept from its place: by a permission, or a lock."""
        return await self._database.read(partial(_passing, server=server))

    async def clear(self, game: int) -> None:
        """Nothing is in the way any more."""
        await self._database.write(partial(_clear, game=game))


def note_lost(db: Db, game: int, loss: Loss, now: float) -> None:
    """Note what is in a table's way, in the transaction in which the table is told."""
    db.execute(
        "INSERT INTO troubles (game, kind, since) VALUES (?, ?, ?) ON CONFLICT (game) DO UPDATE"
        " SET kind = excluded.kind, since = excluded.since",
        (game, loss, now),
    )


def _read(db: Db, game: int) -> Loss | None:
    row = db.execute("SELECT kind FROM troubles WHERE game = ?", (game,)).fetchone()
    return None if row is None else row[0]


def _passing(db: Db, server: int) -> list[int]:
    rows = db.execute(
        "SELECT t.game FROM troubles AS t JOIN games AS g ON g.id = t.game"
        f" WHERE g.server = ? AND t.kind IN ({', '.join('?' * len(PASSING))})",
        (server, *PASSING),
    )
    return [game for (game,) in rows]


def _clear(db: Db, game: int) -> None:
    db.execute("DELETE FROM troubles WHERE game = ?", (game,))
