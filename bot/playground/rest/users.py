"""The bot itself, its application, other accounts, and where the gateway is."""

from math import ceil

from bot.playground.errors import (
    CLOSED_DM,
    UNKNOWN_APPLICATION,
    UNKNOWN_USER,
    ApiError,
)
from bot.playground.validation.form import Form

from .routing import Call, Reply, Route

GUILDS_A_SHARD = 1000
"""Servers for which Discord recommends a shard."""


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
            "interactions_endpoint_url": call.standin.interactions_endpoint_url,
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
    form.raise_errors()
    person = call.world.people.get(number or 0)
    if person is None:
        raise ApiError(UNKNOWN_USER)
    if person.bot:
        raise ApiError(CLOSED_DM)
    return Reply(call.standin.payloads.channel(call.world.dm(person)))


async def gateway(call: Call) -> Reply:
    """GET the gateway's address."""
    return Reply({"url": call.standin.gateway.named or call.standin.gateway_url})


async def gateway_bot(call: Call) -> Reply:
    """GET the gateway's address with advice on shards."""
    standin = call.standin
    return Reply(
        {
            "url": standin.gateway.named or standin.gateway_url,
            "shards": standin.recommended_shards or max(1, ceil(len(call.world.guilds) / GUILDS_A_SHARD)),
            "session_start_limit": standin.gateway.starts.limit(),
        }
    )


ROUTES = [
    Route("GET", "/users/@me", me),
    Route("POST", "/users/@me/channels", open_dm),
    Route("GET", "/users/{user_id}", user),
    Route("GET", "/oauth2/applications/@me", application),
    Route("GET", "/applications/@me", application),
    Route("GET", "/applications/{application_id}/emojis", emojis),
    Route("GET", "/gateway", gateway, open=True),
    Route("GET", "/gateway/bot", gateway_bot),
]
