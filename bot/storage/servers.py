"""Servers' policies: which role moderates games, and in which channel moderators are told things."""

from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final, NamedTuple

from .database import Database, Db

MOST_CHANGES: Final = 10  # decisions for a server, the last ones


@dataclass(frozen=True, slots=True)
class ServerPolicy:
    """One server's decisions; None where nothing was decided. `while_playing` says whether its moderators may
    do more than others at tables at which they play.
    """

    server: int
    role: int | None = None
    channel: int | None = None
    while_playing: bool = False


class PolicyChange(NamedTuple):
    """One decision that was made for a server: when, by whom, and what has held since."""

    at: float
    actor: int
    role: int | None
    channel: int | None
    while_playing: bool


class ServerStore:
    """The policies of all servers, with a cache of those that were read."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._cache: dict[int, ServerPolicy] = {}

    async def of(self, server: int) -> ServerPolicy:
        """What a server decided."""
        if server not in self._cache:
            self._cache[server] = await self._database.read(partial(_read, server=server))
        return self._cache[server]

    async def changes(self, server: int) -> list[PolicyChange]:
        """The last decisions that were made for a server, oldest first."""
        return await self._database.read(partial(_changes, server=server))

    async def change(self, server: int, actor: int, now: float, **changes: Any) -> ServerPolicy:
        """Decide something else, on record together with who did."""
        policy = await self._database.write(
            partial(_change, server=server, actor=actor, now=now, changes=changes)
        )
        self._cache[server] = policy
        return policy


def _read(db: Db, server: int) -> ServerPolicy:
    row = db.execute(
        "SELECT role, channel, while_playing FROM servers WHERE server = ?", (server,)
    ).fetchone()
    return ServerPolicy(server) if row is None else ServerPolicy(server, row[0], row[1], bool(row[2]))


def _change(db: Db, server: int, actor: int, now: float, changes: dict[str, Any]) -> ServerPolicy:
    before = _read(db, server)
    policy = replace(before, **changes)
    if policy == before:
        return policy
    db.execute(
        "INSERT INTO servers (server, role, channel, while_playing) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (server) DO UPDATE SET role = excluded.role, channel = excluded.channel,"
        " while_playing = excluded.while_playing",
        (policy.server, policy.role, policy.channel, policy.while_playing),
    )
    db.execute(
        "INSERT INTO setups (server, at, actor, role, channel, while_playing) VALUES (?, ?, ?, ?, ?, ?)",
        (server, now, actor, policy.role, policy.channel, policy.while_playing),
    )
    return policy


def _changes(db: Db, server: int) -> list[PolicyChange]:
    rows = db.execute(
        "SELECT at, actor, role, channel, while_playing FROM setups WHERE server = ?"
        " ORDER BY number DESC LIMIT ?",
        (server, MOST_CHANGES),
    )
    return [PolicyChange(*row)._replace(while_playing=bool(row[-1])) for row in rows][::-1]
