"""Servers: who moderates their games, their rules for tables, who decided so, and who is barred there."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, Final, NamedTuple

from bot.tables.errors import Refused
from bot.tables.model import Table
from bot.tables.server_rules import ServerRules, bar_mark, refuse_limits

from .database import Database, Db
from .load import LIVE_STATUSES

MOST_CHANGES: Final = 10  # decisions for a server, the last ones
MOST_BARS: Final = 200  # people that a server can bar at a time
_RULES: Final = frozenset(ServerRules.model_fields)


@dataclass(frozen=True, slots=True)
class ServerPolicy:
    """One server's decisions; None where nothing was decided. `while_playing` says whether its moderators may
    do more than others at tables at which they play, `rules` are those for tables.
    """

    server: int
    role: int | None = None
    channel: int | None = None
    while_playing: bool = False
    rules: ServerRules = field(default_factory=ServerRules)


class PolicyChange(NamedTuple):
    """One decision that was made for a server: when, by whom, what held before, and what has held since."""

    at: float
    actor: int
    before: ServerPolicy
    after: ServerPolicy


class Bar(NamedTuple):
    """Somebody who is barred from a server's tables, or was: by whom, when, why, and who lifted it when.

    `user` is None for somebody who had themselves forgotten: they stay barred, and nobody reads who they are.
    """

    number: int
    user: int | None
    reason: str
    at: float
    actor: int
    lifted_at: float | None
    lifted_by: int | None


class ServerStore:
    """The policies and bars of all servers, with a cache of those that were read."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._cache: dict[int, ServerPolicy] = {}
        self._bars: dict[int, Mapping[str, str]] = {}
        self.secret = b""

    async def of(self, server: int) -> ServerPolicy:
        """What a server decided."""
        if server not in self._cache:
            policy = await self._database.read(partial(_read, server=server))
            if not self._database.blocks.serves(server):
                return policy  # another process may change it
            self._cache[server] = policy
        return self._cache[server]

    async def changes(self, server: int) -> list[PolicyChange]:
        """The last decisions that were made for a server, oldest first."""
        return await self._database.read(partial(_changes, server=server))

    async def change(self, server: int, actor: int, now: float, **changes: Any) -> ServerPolicy:
        """Decide something else, on record together with who did; ValueError for what makes no sense."""
        policy = await self._database.write(
            partial(_change, server=server, actor=actor, now=now, changes=changes)
        )
        self._cache[server] = policy
        return policy

    # People who are barred

    async def barred(self, server: int) -> Mapping[str, str]:
        """Why people are barred from a server's tables, by their marks."""
        if server not in self._bars:
            barred = await self._database.read(partial(_barred, server=server))
            if not self._database.blocks.serves(server):
                return barred
            self._bars[server] = barred
        return self._bars[server]

    async def bars(self, server: int) -> list[Bar]:
        """Everybody who is barred, and the last who were, oldest first."""
        return await self._database.read(partial(_bars, server=server))

    async def bar(self, server: int, user: int, actor: int, now: float, reason: str = "") -> None:
        """Bar somebody from a server's tables; Refused if they are already."""
        mark = bar_mark(self.secret, server, user)
        values = (server, mark, user, reason, now, actor)
        await self._database.write(partial(_bar, values=values))
        self._bars.pop(server, None)

    async def lift(self, server: int, number: int, actor: int, now: float) -> Bar:
        """Lift a bar, by its number; Refused if it is not in force."""
        lifted = await self._database.write(
            partial(_lift, server=server, number=number, actor=actor, now=now)
        )
        self._bars.pop(server, None)
        return lifted

    async def bar_of(self, server: int, user: int) -> int | None:
        """The number of the bar that keeps somebody from a server's tables."""
        mark = bar_mark(self.secret, server, user)
        return await self._database.read(partial(_bar_of, server=server, mark=mark))

    def forget(self) -> None:
        """Read all bars anew: somebody was erased."""
        self._bars.clear()

    def forget_all(self) -> None:
        """Read everything anew."""
        self._cache.clear()
        self._bars.clear()


_COLUMNS: Final = "role, channel, while_playing, rules"


def _policy(server: int, row: tuple[Any, ...] | None) -> ServerPolicy:
    if row is None:
        return ServerPolicy(server)
    return ServerPolicy(server, row[0], row[1], bool(row[2]), ServerRules.model_validate_json(row[3]))


def _row(policy: ServerPolicy) -> tuple[Any, ...]:
    rules = policy.rules.model_dump_json(exclude_defaults=True)
    return policy.role, policy.channel, policy.while_playing, rules


def _read(db: Db, server: int) -> ServerPolicy:
    row = db.execute(f"SELECT {_COLUMNS} FROM servers WHERE server = ?", (server,)).fetchone()
    return _policy(server, row)


def _change(db: Db, server: int, actor: int, now: float, changes: dict[str, Any]) -> ServerPolicy:
    before = _read(db, server)
    of_tables = {name: value for name, value in changes.items() if name in _RULES}
    rules = ServerRules.model_validate({**before.rules.model_dump(), **of_tables})
    others = {name: value for name, value in changes.items() if name not in _RULES}
    policy = replace(before, rules=rules, **others)
    if policy == before:
        return policy
    db.execute(
        f"INSERT INTO servers (server, {_COLUMNS}) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (server) DO UPDATE SET role = excluded.role, channel = excluded.channel,"
        " while_playing = excluded.while_playing, rules = excluded.rules",
        (server, *_row(policy)),
    )
    db.execute(
        f"INSERT INTO setups (server, at, actor, {_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)",
        (server, now, actor, *_row(policy)),
    )
    return policy


def _changes(db: Db, server: int) -> list[PolicyChange]:
    rows = db.execute(
        f"SELECT at, actor, {_COLUMNS} FROM setups WHERE server = ? ORDER BY number DESC LIMIT ?",
        (server, MOST_CHANGES + 1),
    ).fetchall()[::-1]
    policies = [ServerPolicy(server), *(_policy(server, row[2:]) for row in rows)]
    found = [
        PolicyChange(row[0], row[1], before, after)
        for row, before, after in zip(rows, policies, policies[1:], strict=False)
    ]
    return found[-MOST_CHANGES:]


_BAR: Final = "number, user, reason, at, actor, lifted_at, lifted_by"


def _barred(db: Db, server: int) -> Mapping[str, str]:
    return dict(db.execute("SELECT mark, reason FROM bars WHERE server = ? AND lifted_at IS NULL", (server,)))


def _bars(db: Db, server: int) -> list[Bar]:
    rows = db.execute(
        f"SELECT {_BAR} FROM bars WHERE server = ? ORDER BY lifted_at IS NULL DESC, number DESC LIMIT ?",
        (server, MOST_BARS + MOST_CHANGES),
    )
    return sorted(Bar(*row) for row in rows)


def _bar(db: Db, values: tuple[Any, ...]) -> None:
    server, mark, *_ = values
    if _bar_of(db, server, mark) is not None:
        raise Refused("table-barred-already")
    count = db.execute(
        "SELECT count(*) FROM bars WHERE server = ? AND lifted_at IS NULL", (server,)
    ).fetchone()[0]
    if count >= MOST_BARS:
        raise Refused("table-too-many-barred", most=MOST_BARS)
    db.execute("INSERT INTO bars (server, mark, user, reason, at, actor) VALUES (?, ?, ?, ?, ?, ?)", values)


def _bar_of(db: Db, server: int, mark: str) -> int | None:
    found = db.execute(
        "SELECT number FROM bars WHERE server = ? AND mark = ? AND lifted_at IS NULL", (server, mark)
    ).fetchone()
    return None if found is None else int(found[0])


def _lift(db: Db, server: int, number: int, actor: int, now: float) -> Bar:
    row = db.execute(
        "UPDATE bars SET lifted_at = ?, lifted_by = ? WHERE server = ? AND number = ?"
        f" AND lifted_at IS NULL RETURNING {_BAR}",
        (now, actor, server, number),
    ).fetchone()
    if row is None:
        raise Refused("table-not-barred")
    return Bar(*row)


# Tables of a server


def refuse_too_many(db: Db, table: Table, rules: ServerRules) -> None:
    """Refuse one more table to a person or a channel that has as many as the server allows."""
    if table.place is None:
        return
    server, channel, parent = table.place
    live = f"SELECT count(*) FROM games WHERE id != ? AND server = ? AND status IN ({LIVE_STATUSES})"
    own = db.execute(f"{live} AND host = ?", (table.id, server, table.host)).fetchone()[0]
    here = db.execute(
        f"{live} AND coalesce(parent, channel) = ?", (table.id, server, parent or channel)
    ).fetchone()[0]
    refuse_limits(rules, own, here)
