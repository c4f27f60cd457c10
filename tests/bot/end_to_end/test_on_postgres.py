"""The bot as people use it, with its games on PostgreSQL."""

from collections.abc import AsyncIterator

import pytest

from tests.kit.deployment import deployed, staged
from tests.kit.fake_clock import DAY, FRIDAY, FakeClock
from tests.kit.postgres import Cluster
from tests.kit.server import Server

pytestmark = pytest.mark.long


@pytest.fixture
async def server(cluster: Cluster) -> AsyncIterator[Server]:
    async with deployed(cluster.fresh(), FakeClock(FRIDAY)) as made, staged(made) as stage:
        yield Server(stage, made)


async def test_a_game_is_played_over_a_restart(server: Server) -> None:
    game = await server.begun()
    await server["Bruno"].until_sees("Round 1 · Auction")
    for _ in range(5):
        assert await server.step(game)
    await server.stage.settle()
    await server.restart()
    for _ in range(5):
        assert await server.step(game)
    await server.stage.settle()
    assert (await server.table(game)).version > 10


async def test_people_are_reminded_and_forgotten(server: Server) -> None:
    game = await server.begun()
    await server["Bruno"].run("/giants my reminders", where="channel", quiet="22-8", zone="Europe/Rome")
    server.fake_clock.time += 2 * DAY
    await server.bot.reminders.tick()
    await server.stage.settle()
    page = await server["Bruno"].run("/giants my data")
    page = await server["Bruno"].press("Forget me", on=page.message)
    page = await server["Bruno"].press("Yes, forget me", on=page.message)
    assert "One table knew you." in page.text
    assert await server.step(game), "the others play on"
    await server.bot.reminders.tick()
