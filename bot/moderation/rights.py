"""What a server's owners decided: who moderates, and where moderators are told things.

Here alone it is decided whether somebody moderates the games of a server: commands, buttons and menus all
ask `person`.
"""

import sqlite3
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

import discord

from bot.storage.sqlite import Store
from bot.tables.errors import Refused
from bot.tables.model import Person
from bot.tables.service import Tables
from bot.ui.respond import Press

if TYPE_CHECKING:
    from bot.client import Giants

SHOWN: Final = 10  # decisions for a server, the last ones


@dataclass(frozen=True, slots=True)
class House:
    """One server's decisions; None where nothing was decided."""

    server: int
    role: int | None = None
    channel: int | None = None


class PolicyChange(NamedTuple):
    """One decision that was made for a server: when, by whom, and what has held since."""

    at: float
    actor: int
    role: int | None
    channel: int | None


class ServerPolicies:
    """The decisions of all servers, in the store; what was read once is remembered."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[int, House] = {}

    async def of(self, server: int) -> House:
        """What a server decided."""
        if server not in self._known:
            self._known[server] = await self._store.read(partial(_read, server=server))
        return self._known[server]

    async def setups(self, server: int) -> list[PolicyChange]:
        """The last decisions that were made for a server, oldest first."""
        return await self._store.read(partial(_setups, server=server))

    async def change(self, server: int, actor: int, now: float, **changes: Any) -> House:
        """Decide something else, on record together with who did."""
        house = await self._store.write(
            partial(_change, server=server, actor=actor, now=now, changes=changes)
        )
        self._known[server] = house
        return house

    async def moderates(self, interaction: Press) -> bool:
        """Whether whoever acts looks after the games of this server, as of now.

        They do if they may remove others' messages everywhere on the server, or have the role that the
        server set. What they may do in one channel alone says nothing: games are all over the server.
        """
        member = interaction.user
        if interaction.guild_id is None or not isinstance(member, discord.Member):
            return False
        if member.guild.get_role(member.guild.id) is None:  # not told yet which roles the server has
            return interaction.permissions.manage_messages
        if member.guild_permissions.manage_messages:
            return True
        role = (await self.of(interaction.guild_id)).role
        return role is not None and member.get_role(role) is not None

    async def moderator(self, interaction: Press) -> Person:
        """Who acts, being a moderator; Refused for everybody else."""
        if not await self.moderates(interaction):
            raise Refused("table-not-moderator")
        return Person(interaction.user.id, moderator=True)


async def person(interaction: Press) -> Person:
    """Who acts, and whether they moderate games here: by Discord's permission or by the server's role."""
    servers = cast("Giants", interaction.client).reminders.servers
    return Person(interaction.user.id, await servers.moderates(interaction))


async def refuse_elsewhere(tables: Tables, interaction: Press, game: int) -> None:
    """Refuse a game of another server: whoever moderates here has no say there."""
    table = (await tables.look(game)).table
    if table.place is None or table.place.server is None or table.place.server != interaction.guild_id:
        raise Refused("table-no-such-game", game=game)


def _read(db: sqlite3.Connection, server: int) -> House:
    row = db.execute("SELECT server, role, channel FROM servers WHERE server = ?", (server,)).fetchone()
    return House(server) if row is None else House(*row)


def _change(db: sqlite3.Connection, server: int, actor: int, now: float, changes: dict[str, Any]) -> House:
    before = _read(db, server)
    house = replace(before, **changes)
    if house == before:
        return house
    db.execute(
        "INSERT OR REPLACE INTO servers (server, role, channel) VALUES (?, ?, ?)",
        (house.server, house.role, house.channel),
    )
    db.execute(
        "INSERT INTO setups (server, at, actor, role, channel) VALUES (?, ?, ?, ?, ?)",
        (server, now, actor, house.role, house.channel),
    )
    return house


def _setups(db: sqlite3.Connection, server: int) -> list[PolicyChange]:
    rows = db.execute(
        "SELECT at, actor, role, channel FROM setups WHERE server = ? ORDER BY number DESC LIMIT ?",
        (server, SHOWN),
    )
    return [PolicyChange(*row) for row in rows][::-1]
