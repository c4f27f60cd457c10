"""Facts that the bot stores about itself, by key: its heartbeat, and the commands that Discord knows; and how
much there is to do, for whoever runs it.
"""

import secrets
from functools import partial
from typing import Final, NamedTuple

from .database import Database, Db

ALIVE: Final = "alive"  # the heartbeat: when the database was last in use
SECRET: Final = "secret"  # the key of marks that stand for people
MARKED: Final = "marked"  # whether games from before there were marks have theirs
NO_ROLE: Final = "no role "  # and a server: somebody there was told that nobody is called
VERSION: Final = "version"  # the newest that served the database
COMMANDS: Final = "commands"  # which commands Discord was told last
NONCE_PREFIX: Final = "(SELECT value FROM keepsakes WHERE key = 'nonces')"
"""SQL for what every nonce of this database begins with: no other database has the same."""


class Workload(NamedTuple):
    """How much there is, games by their status; and how much waits of what is served here: cards that show an
    older version, times that were reached and not handled yet, and notices that were not delivered.
    """

    games: dict[str, int]
    cards_behind: int
    overdue: int
    notices: int


class FactStore:
    """Texts by key."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, key: str) -> str | None:
        """What is remembered under a key."""
        return await self._database.read(partial(fact, key=key))

    async def put(self, key: str, value: str) -> None:
        """Remember something instead of what was."""
        await self._database.write(partial(put_fact, key=key, value=value))

    async def secret(self) -> bytes:
        """The database's own key, drawn when it is first asked for."""
        drawn = await self.get(SECRET)
        return bytes.fromhex(await self._database.write(_secret) if drawn is None else drawn)

    async def note_version(self, version: tuple[int, ...]) -> bool:
        """Note that a version serves the database, by its numbers; whether none does that is newer."""
        alone = self._database.blocks.complete
        return await self._database.write(partial(_note_version, version=version, alone=alone))

    async def note_alive(self, now: float) -> None:
        """Note that the blocks which are served here are in use; a note never goes back."""
        await self._database.write(partial(_note_alive, blocks=self._database.blocks.held, now=now))

    async def last_alive(self, block: int = 0) -> float:
        """When a block was last noted to be in use; 0 if never."""
        return float(await self.get(_alive(block)) or await self.get(ALIVE) or 0.0)

    async def workload(self, now: float) -> Workload:
        """How much there is to do; nobody waits for it."""
        job = partial(_workload, held=self._database.blocks.held, now=now)
        return await self._database.read(job, long=True)


def fact(db: Db, key: str) -> str | None:
    """What is remembered under a key."""
    row = db.execute("SELECT value FROM keepsakes WHERE key = ?", (key,)).fetchone()
    return None if row is None else str(row[0])


def put_fact(db: Db, key: str, value: str) -> None:
    """Remember something instead of what was."""
    db.execute(
        "INSERT INTO keepsakes (key, value) VALUES (?, ?)"
        " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
        (key, value),
    )


def _secret(db: Db) -> str:
    if fact(db, SECRET) is None:
        put_fact(db, SECRET, secrets.token_hex(32))
    return fact(db, SECRET) or ""


def _note_version(db: Db, version: tuple[int, ...], *, alone: bool) -> bool:
    newest = tuple(map(int, (fact(db, VERSION) or "0").split(".")))
    if alone or version > newest:
        put_fact(db, VERSION, ".".join(map(str, version)))
    return alone or version >= newest


def _alive(block: int) -> str:
    return f"{ALIVE} {block}" if block else ALIVE


def _note_alive(db: Db, blocks: tuple[int, ...], now: float) -> None:
    for key in map(_alive, blocks):
        if now > float(fact(db, key) or 0.0):
            put_fact(db, key, str(now))


def _workload(db: Db, held: tuple[int, ...], now: float) -> Workload:
    games = dict(db.execute("SELECT status, count(*) FROM games GROUP BY status").fetchall())
    waiting = (
        ("games WHERE block = ? AND card_version < version AND channel IS NOT NULL", ()),
        ("due_times WHERE block = ? AND at IS NOT NULL AND at <= ?", (now,)),
        ("notices WHERE block = ? AND delivered_at IS NULL AND shelved = 0", ()),
    )
    counts = (
        sum(db.execute(f"SELECT count(*) FROM {rows}", (block, *values)).fetchone()[0] for block in held)
        for rows, values in waiting
    )
    return Workload(games, *counts)
