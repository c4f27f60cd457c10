"""Where Discord is, is the operator's to say: every connection goes there."""

import discord
from discord.gateway import DiscordWebSocket

from bot.endpoints import discord_at
from bot.playground.kit import Stage, playing
from tests.kit.deployment import Deployment

ELSEWHERE = "ws://127.0.0.1:9/elsewhere"  # nobody listens there


async def test_a_gateway_is_not_left_for_the_one_that_discord_names(deployment: Deployment) -> None:
    """Discord names one to begin at and one to resume at; a bot behind a proxy follows neither."""

    def name_another(stage: Stage) -> None:
        stage.standin.gateway.named = ELSEWHERE

    async with playing(deployment.make_bot, idle=lambda bot: bot.idle, on_start=name_another) as stage:
        [session] = stage.standin.gateway.sessions
        await stage.standin.gateway.drop()
        answer = await stage["Alice"].run("/rules")
        assert answer.ephemeral
        assert list(stage.standin.gateway.sessions) == [session], "it was resumed"


def test_afterwards_discord_is_where_it_was() -> None:
    before = (
        discord.http.Route.BASE,
        DiscordWebSocket.DEFAULT_GATEWAY,
        vars(DiscordWebSocket)["from_client"],
    )
    with discord_at("http://127.0.0.1:9/api/v10/", ELSEWHERE):
        assert discord.http.Route("GET", "/users/@me").url == "http://127.0.0.1:9/api/v10/users/@me"
    after = (discord.http.Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, vars(DiscordWebSocket)["from_client"])
    assert after == before
