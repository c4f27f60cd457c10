"""The bot itself, other accounts, servers and their members."""

from bot.playground.errors import (
    CLOSED_DM,
    MISSING_ACCESS,
    UNKNOWN_APPLICATION,
    UNKNOWN_MEMBER,
    UNKNOWN_USER,
    ApiError,
)
from bot.playground.permissions import in_guild
from bot.playground.validation.form import Form
from bot.playground.world import Member
from bot.playground.world.snowflakes import as_snowflake

from .routing import Call, Reply, Route


async def me(call: Call) -> Reply:
    """GET the bot's account."""
    return Reply(call.standin.payloads.me())


async def user(call: Call) -> Reply:
    """GET an account."""
    person = call.world.people.get(call.id("user_id"))
    if person is None:
        raise ApiError(UNKNOWN_USER)
    return Reply(call.standin.payloads.user(person))


async def application(call: Call) -> Reply:
    """GET the application that the bot belongs to."""
    world, payloads = call.world, call.standin.payloads
    owner = next((person for person in world.people.values() if not person.bot), world.bot)
    return Reply(
        {
            "id": str(world.bot.id),
            "name": world.bot.name,
            "icon": None,
            "description": "",
            "type": None,
            "bot": payloads.user(world.bot),
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "0" * 64,
            "flags": 0,
            "flags_new": "0",
            "redirect_uris": [],
            "interactions_endpoint_url": None,
            "role_connections_verification_url": None,
            "owner": payloads.user(owner),
            "approximate_guild_count": len(world.guilds),
            "approximate_user_install_count": 0,
            "approximate_user_authorization_count": 0,
            "explicit_content_filter": 0,
            "team": None,
            "eligible_oauth2_scopes": [],
            "summary": "",
        }
    )


async def emojis(call: Call) -> Reply:
    """GET the application's emojis, of which there are none."""
    if call.id("application_id") != call.world.bot.id:
        raise ApiError(UNKNOWN_APPLICATION)
    return Reply({"items": []})


async def open_dm(call: Call) -> Reply:
    """POST to get the private channel with somebody."""
    form = Form()
    number = form.snowflake(call.object(), "recipient_id", (), needed=True)
    form.settle()
    person = call.world.people.get(number or 0)
    if person is None:
        raise ApiError(UNKNOWN_USER)
    if person.bot:
        raise ApiError(CLOSED_DM)
    return Reply(call.standin.payloads.channel(call.world.dm(person)))


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


async def gateway(call: Call) -> Reply:
    """GET the gateway's address."""
    return Reply({"url": call.standin.gateway_url})


async def gateway_bot(call: Call) -> Reply:
    """GET the gateway's address with advice on shards."""
    return Reply(
        {
            "url": call.standin.gateway_url,
            "shards": call.standin.recommended_shards,
            "session_start_limit": {
                "total": 1000,
                "remaining": 999,
                "reset_after": 14_400_000,
                "max_concurrency": 16,
            },
        }
    )


ROUTES = [
    Route("GET", "/users/@me", me),
    Route("GET", "/users/@me/guilds", my_guilds),
    Route("POST", "/users/@me/channels", open_dm),
    Route("GET", "/users/{user_id}", user),
    Route("GET", "/oauth2/applications/@me", application),
    Route("GET", "/applications/@me", application),
    Route("GET", "/applications/{application_id}/emojis", emojis),
    Route("GET", "/guilds/{guild_id}", guild),
    Route("GET", "/guilds/{guild_id}/roles", roles),
    Route("GET", "/guilds/{guild_id}/channels", channels),
    Route("GET", "/guilds/{guild_id}/members", members),
    Route("GET", "/guilds/{guild_id}/members/search", search_members),
    Route("GET", "/guilds/{guild_id}/members/{user_id}", member),
    Route("GET", "/gateway", gateway, open=True),
    Route("GET", "/gateway/bot", gateway_bot),
]
