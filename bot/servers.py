"""What a server's owners decided: who moderates, and where moderators are told things."""

import sqlite3
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import discord

from .courtesy import Press, person
from .store import Store
from .tables import Person, Refused, Tables


@dataclass(frozen=True, slots=True)
class House:
    """One server's decisions; None where nothing was decided."""

    server: int
    role: int | None = None
    channel: int | None = None


class Servers:
    """The decisions of all servers, in the store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, server: int) -> House:
        """What a server decided."""
        return await self._store.read(partial(_read, server=server))

    async def change(self, server: int, **changes: Any) -> House:
        """Decide something else."""
        return await self._store.write(partial(_change, server=server, changes=changes))

    async def person(self, interaction: Press) -> Person:
        """Who acts, and whether they moderate here: by Discord's permission or by the server's role."""
        who = person(interaction)
        if who.moderator or interaction.guild_id is None or not isinstance(interaction.user, discord.Member):
            return who
        house = await self.of(interaction.guild_id)
        roles = [role.id for role in interaction.user.roles]
        return Person(who.user, house.role is not None and house.role in roles)

    async def moderator(self, interaction: Press) -> Person:
        """Who acts, being a moderator; Refused for everybody else."""
        who = await self.person(interaction)
        if not who.moderator:
            raise Refused("table-not-moderator")
        return who


async def refuse_elsewhere(tables: Tables, interaction: Press, game: int) -> None:
    """Refuse a game of another server: whoever moderates here has no say there."""
    face = (await tables.look(game)).face
    if face.place is None or face.place.server is None or face.place.server != interaction.guild_id:
        raise Refused("table-no-such-game", game=game)


def _read(db: sqlite3.Connection, server: int) -> House:
    row = db.execute("SELECT server, role, channel FROM servers WHERE server = ?", (server,)).fetchone()
    return House(server) if row is None else House(*row)


def _change(db: sqlite3.Connection, server: int, changes: dict[str, Any]) -> House:
    house = replace(_read(db, server), **changes)
    db.execute(
        "INSERT OR REPLACE INTO servers (server, role, channel) VALUES (?, ?, ?)",
        (house.server, house.role, house.channel),
    )
    return house
