"""Facts that the bot stores about itself, by key: its heartbeat, and the commands that Discord knows."""

from functools import partial
from typing import Final

from .database import Database, Db

ALIVE: Final = "alive"  # the heartbeat: when the database was last in use
COMMANDS: Final = "commands"  # which commands Discord was told last
NONCE_PREFIX: Final = "(SELECT value FROM keepsakes WHERE key = 'nonces')"
"""SQL for what every nonce of this database begins with: no other database has the same."""


class FactStore:
    """Texts by key."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, key: str) -> str | None:
        """What is remembered under a key."""
        return await self._database.read(partial(_get, key=key))

    async def put(self, key: str, value: str) -> None:
        """Remember something instead of what was."""
        await self._database.write(partial(_put, key=key, value=value))

    async def note_alive(self, now: float) -> None:
        """Note that the database is in use; a note never goes back."""
        await self._database.write(partial(_note_alive, now=now))

    async def last_alive(self) -> float:
        """When the database was last noted to be in use; 0 if never."""
        return float(await self.get(ALIVE) or 0.0)


def _get(db: Db, key: str) -> str | None:
    row = db.execute("SELECT value FROM keepsakes WHERE key = ?", (key,)).fetchone()
    return None if row is None else str(row[0])


def _put(db: Db, key: str, value: str) -> None:
    db.execute(
        "INSERT INTO keepsakes (key, value) VALUES (?, ?)"
        " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
        (key, value),
    )


def _note_alive(db: Db, now: float) -> None:
    if now > float(_get(db, ALIVE) or 0.0):
        _put(db, ALIVE, str(now))
