"""Who moderates the games of a server.

Here alone it is decided whether somebody does: commands, buttons and menus all ask `person`.
"""

from typing import TYPE_CHECKING, cast

import discord

from bot.tables.errors import Refused
from bot.tables.model import Person
from bot.tables.service import Tables
from bot.ui.press import Press

if TYPE_CHECKING:
    from bot.client import Giants


async def moderates(interaction: Press) -> bool:
    """Whether whoever acts looks after the games of this server, as of now.

    They do if they may remove others' messages everywhere on the server, or have the role that the server
    set. What they may do in one channel alone says nothing: games are all over the server.
    """
    member = interaction.user
    if interaction.guild_id is None or not isinstance(member, discord.Member):
        return False
    if member.guild.get_role(member.guild.id) is None:  # not told yet which roles the server has
        return interaction.permissions.manage_messages
    if member.guild_permissions.manage_messages:
        return True
    servers = cast("Giants", interaction.client).tables.storage.servers
    role = (await servers.of(interaction.guild_id)).role
    return role is not None and member.get_role(role) is not None


async def person(interaction: Press) -> Person:
    """Who acts, and whether they moderate games here: by Discord's permission or by the server's role.

    What a moderator may do at a table at which they play themselves is for `bot/tables/rights.py` to say.
    """
    member = interaction.user
    held = member.roles if isinstance(member, discord.Member) else ()
    roles = frozenset(role.id for role in held)
    if not await moderates(interaction):
        return Person(member.id, roles=roles)
    servers = cast("Giants", interaction.client).tables.storage.servers
    policy = await servers.of(interaction.guild_id or 0)
    return Person(member.id, moderator=True, while_playing=policy.while_playing, roles=roles)


async def moderator(interaction: Press) -> Person:
    """Who acts, being a moderator; Refused for everybody else."""
    who = await person(interaction)
    if not who.moderator:
        raise Refused("table-not-moderator")
    return who


async def refuse_other_server(tables: Tables, interaction: Press, game: int) -> None:
    """Refuse a game of another server: whoever moderates here has no say there."""
    table = (await tables.look(game)).table
    if table.place is None or table.place.server is None or table.place.server != interaction.guild_id:
        raise Refused("table-no-such-game", game=game)
