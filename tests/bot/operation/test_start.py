"""A bot whose network is not there yet waits for it, one line a try, and then joins."""

import asyncio
import logging

import discord
import pytest

from bot.operation.logs import one_line_for_lost_connections
from bot.operation.start import connect_patiently
from bot.playground.demo_server import create_demo_server
from bot.playground.kit.patience import wait_until
from bot.playground.server import StandIn, pointed_at
from bot.shutdown import run_until_stopped


def make_client() -> discord.AutoShardedClient:
    return discord.AutoShardedClient(intents=discord.Intents(guilds=True))


async def test_without_a_network_it_tries_again_until_there_is_one(caplog: pytest.LogCaptureFixture) -> None:
    gone = StandIn()
    await gone.start()
    port = gone.port
    await gone.close()
    standin, waited, stop = StandIn(), list[float](), asyncio.Event()
    create_demo_server(standin.world)

    async def sleep(seconds: float) -> None:
        waited.append(seconds)
        if len(waited) == 3:
            await standin.start(port)

    client = make_client()
    with pointed_at(f"http://127.0.0.1:{port}"), caplog.at_level(logging.WARNING, "bot.operation.start"):
        running = asyncio.create_task(
            run_until_stopped(client, connect_patiently(client, standin.token, sleep), stop)
        )
        await wait_until(lambda: standin.gateway.connected, 30)
        stop.set()
        await running
    await standin.close()
    assert waited == [1.0, 2.0, 4.0]
    tries = [record for record in caplog.records if record.name == "bot.operation.start"]
    assert [record.exc_info for record in tries] == [None] * 3
    assert all("Discord can't be reached, next try in" in record.getMessage() for record in tries)


async def test_a_token_that_is_refused_is_not_tried_again() -> None:
    standin = StandIn()
    await standin.start()

    async def sleep(seconds: float) -> None:
        raise AssertionError("it waited")

    client = make_client()
    with standin.pointed_at(), pytest.raises(discord.LoginFailure):
        await run_until_stopped(client, connect_patiently(client, "wrong", sleep), asyncio.Event())
    await standin.close()


def test_that_it_tries_is_not_worth_a_line() -> None:
    said = logging.LogRecord("discord.client", logging.INFO, "", 0, "logging in using static token", (), None)
    assert not one_line_for_lost_connections(said)


def test_a_lost_connection_is_one_line_and_a_fault_a_traceback() -> None:
    def record(name: str, error: Exception) -> logging.LogRecord:
        info = (type(error), error, None)
        made = logging.LogRecord(name, logging.ERROR, "", 0, "Attempting %s", ("100%",), info)
        assert one_line_for_lost_connections(made)
        return made

    lost = record("discord.shard", OSError("no route"))
    assert (lost.getMessage(), lost.exc_info) == ("Attempting 100% (no route)", None)
    assert record("discord.client", ValueError("a fault")).exc_info is not None
    assert record("bot.client", OSError("no route")).exc_info is not None
