"""Servers, their roles, channels and members."""

from bot.playground.errors import (
    MISSING_ACCESS,
    UNKNOWN_MEMBER,
    ApiError,
)
from bot.playground.permissions import in_guild
from bot.playground.world import Member
from bot.playground.world.snowflakes import as_snowflake

from .routing import Call, Reply, Route


async def my_guilds(call: Call) -> Reply:
    """GET the bot's servers."""
    world = call.world
    return Reply(
        [
            {
                "id": str(guild.id),
                "name": guild.name,
                "icon": None,
                "banner": None,
                "owner": guild.owner_id == world.bot.id,
                "permissions": str(in_guild(guild, world.bot.id)),
                "features": [],
                "approximate_member_count": len(guild.members),
                "approximate_presence_count": len(guild.members),
            }
            for guild in world.guilds.values()
            if world.bot.id in guild.members
        ]
    )


async def guild(call: Call) -> Reply:
    """GET a server."""
    return Reply(call.standin.payloads.guild(call.guild()))


async def roles(call: Call) -> Reply:
    """GET a server's roles."""
    return Reply([call.standin.payloads.role(role) for role in call.guild().roles.values()])


async def channels(call: Call) -> Reply:
    """GET a server's channels, without threads."""
    found = call.world.guild_channels(call.guild().id)
    return Reply([call.standin.payloads.channel(channel) for channel in found])


def _member(call: Call) -> Member:
    found = call.guild().members.get(call.id("user_id"))
    if found is None:
        raise ApiError(UNKNOWN_MEMBER)
    return found


async def member(call: Call) -> Reply:
    """GET a member."""
    return Reply(call.standin.payloads.full_member(_member(call)))


async def members(_call: Call) -> Reply:
    """GET all members, which needs a privileged intent that this bot does not have."""
    raise ApiError(MISSING_ACCESS)


async def search_members(call: Call) -> Reply:
    """GET members whose name begins so."""
    query = call.query.get("query", "").lower()
    limit = as_snowflake(call.query.get("limit")) or 1
    people = call.world.people
    found = [
        member
        for member in call.guild().members.values()
        if people[member.person_id].username.startswith(query)
        or people[member.person_id].name.lower().startswith(query)
    ]
    return Reply([call.standin.payloads.full_member(member) for member in found[:limit]])


ROUTES = [
    Route("GET", "/users/@me/guilds", my_guilds),
    Route("GET", "/guilds/{guild_id}", guild),
    Route("GET", "/guilds/{guild_id}/roles", roles),
    Route("GET", "/guilds/{guild_id}/channels", channels),
    Route("GET", "/guilds/{guild_id}/members", members),
    Route("GET", "/guilds/{guild_id}/members/search", search_members),
    Route("GET", "/guilds/{guild_id}/members/{user_id}", member),
]
