"""Bad days: broken connections, refusals by load, lost and doubled deliveries — and the bot goes on."""

import asyncio

import aiohttp
import discord
import pytest

from bot.playground.demo_server import BOT_PERMISSIONS
from bot.playground.kit import Stage, playing
from bot.playground.kit.patience import wait_for, wait_until
from tests.kit.lobby_bot import EchoBot, LobbyBot


async def connected(stage: Stage) -> None:
    """Wait until the bot listens again."""
    await wait_until(lambda: stage.standin.gateway.connected, 30)


async def test_a_dropped_gateway_is_resumed_and_nothing_is_lost(lobby: Stage) -> None:
    bot, alice = lobby.bot, lobby["Alice"]
    assert isinstance(bot, LobbyBot)
    [session] = lobby.standin.gateway.sessions.values()
    await lobby.standin.gateway.drop()
    answered = await alice.run("/lobby", name="Missed while away")
    assert answered.message is not None
    assert list(lobby.standin.gateway.sessions) == [session.id]
    assert bot.events == ["resumed"]


async def test_a_bot_asked_to_reconnect_resumes(lobby: Stage) -> None:
    [session] = lobby.standin.gateway.sessions.values()
    await lobby.standin.gateway.ask_to_reconnect()
    await lobby["Alice"].run("/lobby")
    assert list(lobby.standin.gateway.sessions) == [session.id]


async def test_an_invalid_session_is_replaced_by_a_new_one(lobby: Stage) -> None:
    [session] = lobby.standin.gateway.sessions.values()
    await lobby.standin.gateway.invalidate()
    await connected(lobby)
    await lobby["Alice"].run("/lobby")
    assert session.id not in lobby.standin.gateway.sessions


async def test_an_unknown_session_cannot_be_resumed(lobby: Stage) -> None:
    lobby.standin.gateway.sessions.clear()
    for socket in tuple(lobby.standin.gateway._sockets):
        await socket.close(code=4000)
    await connected(lobby)
    await lobby["Alice"].run("/lobby")


async def test_a_rate_limit_is_waited_out(lobby: Stage) -> None:
    channel = lobby.bot.get_partial_messageable(lobby.channel.id)
    lobby.faults.rate_limit("/messages", method="POST", retry_after=0.02)
    await channel.send("patience")
    posted = lobby.requests.find("POST", "/messages")
    assert [entry.status for entry in posted] == [429, 200]
    assert lobby["Alice"].sees("patience")


async def test_a_global_rate_limit_stops_everything_for_a_while(lobby: Stage) -> None:
    channel = lobby.bot.get_partial_messageable(lobby.channel.id)
    lobby.faults.rate_limit(retry_after=0.02, everywhere=True)
    await asyncio.gather(*(channel.send(str(number)) for number in range(3)))
    assert [lobby["Alice"].sees(str(number)) for number in range(3)] == [True] * 3


async def test_lifelike_limits_slow_a_bot_down_without_a_refusal(echo: Stage) -> None:
    echo.standin.rate_limits.lifelike = True
    channel = echo.bot.get_partial_messageable(echo.channel.id)
    for number in range(5):
        await wait_for(channel.send(str(number)), 20)
        if number == 3:
            break
    [bucket] = [
        b for key, b in echo.standin.rate_limits._buckets.items() if key.startswith("POST|/channels/")
    ]
    assert bucket.used == 4


async def test_edits_of_old_messages_are_throttled_in_lifelike_weather(echo: Stage) -> None:
    message = await echo.bot.get_partial_messageable(echo.channel.id).send("old")
    echo.standin.rate_limits.lifelike = True
    echo.clock.advance(3601)
    with pytest.raises(discord.HTTPException) as refused:
        await message.edit(content="new")
    assert refused.value.code == 30046


async def test_server_errors_are_tried_again(lobby: Stage) -> None:
    lobby.faults.server_error("/callback")
    answered = await lobby["Alice"].run("/lobby")
    assert answered.message is not None
    assert [entry.status for entry in lobby.requests.find("POST", "/callback")] == [500, 200]


async def test_slow_answers_are_waited_for(echo: Stage) -> None:
    echo.faults.slow("/callback", seconds=0.05)
    assert (await echo["Alice"].run("/echo", text="slowly")).text == "slowly"


async def test_a_lost_answer_was_still_carried_out(echo: Stage) -> None:
    echo.faults.lose_answer("/messages", method="POST")
    with pytest.raises(aiohttp.ServerDisconnectedError):
        await echo.bot.get_partial_messageable(echo.channel.id).send("once")
    assert [shown.text for shown in echo["Alice"].messages] == ["once"]


async def test_an_interaction_delivered_twice_is_refused_the_second_answer(
    echo: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    echo.faults.duplicate()
    await echo["Alice"].run("/echo", text="twice")
    codes = [entry.status for entry in echo.requests.find("POST", "/callback")]
    assert codes == [200, 400]
    assert "40060" in caplog.text
    assert [shown.text for shown in echo["Alice"].private] == ["twice"]


async def test_privileged_intents_are_refused() -> None:
    class Greedy(EchoBot):
        def __init__(self) -> None:
            super().__init__()
            self._connection._intents = discord.Intents(guilds=True, members=True)

    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with playing(Greedy):
            pass


async def test_a_thrifty_owner_gives_just_enough(lobby: Stage) -> None:
    role = lobby.demo.bot_role
    everyone = lobby.demo.guild.roles[lobby.demo.guild.id]
    everyone.permissions = 0
    assert role.permissions == BOT_PERMISSIONS
    channel = lobby.bot.get_partial_messageable(lobby.channel.id)
    await channel.send("still here")
    role.permissions &= ~(1 << 11)
    with pytest.raises(discord.Forbidden) as refused:
        await channel.send("no more")
    assert refused.value.code == 50013
