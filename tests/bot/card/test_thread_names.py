"""A game's thread is named after its players, and says when it is over; at most two names a game."""

from bot.playground.errors import MISSING_PERMISSIONS
from bot.playground.world import Channel
from bot.tables.operations.lifecycle import End
from tests.kit.server import Server
from tests.kit.table_games import MODERATOR


async def begun_in_thread(server: Server) -> tuple[int, Channel]:
    alice = server["Alice"]
    await alice.run("/giants new", thread=True)
    await server.stage.settle()
    thread = next(iter(server.stage.world.threads(server.stage.demo.guild.id)))
    for name in ("Bruno", "Chloé"):
        await server[name].at(thread).run("/giants join")
    await alice.at(thread).run("/giants start")
    game = await server.tables.storage.tables.at(thread.id)
    assert game
    await server.stage.settle()
    return game, thread


def renames(server: Server, thread: Channel) -> int:
    asked = server.stage.requests.find("PATCH", f"/channels/{thread.id}")
    return sum("name" in entry.body for entry in asked)


async def test_a_thread_is_named_after_its_players_and_says_that_the_game_is_over(server: Server) -> None:
    game, thread = await begun_in_thread(server)
    assert sorted(thread.name.removeprefix("Giants: ").split(", ")) == ["Alice", "Bruno", "Chloé"]
    for _ in range(4):
        await server.step(game)
        await server.stage.settle()
    assert renames(server, thread) == 1
    await server.tables.submit(game, MODERATOR, End(scored=True))
    await server.stage.settle()
    assert thread.name.startswith("Finished · Giants: ")
    assert renames(server, thread) == 2


async def test_a_name_that_people_gave_is_left_alone(server: Server) -> None:
    game, thread = await begun_in_thread(server)
    thread.name = "Our Tuesday game"
    server.stage.world.change_channel(thread)
    await server.tables.submit(game, MODERATOR, End(scored=True))
    await server.stage.settle()
    assert thread.name == "Our Tuesday game"


async def test_a_card_does_not_wait_for_a_name_that_discord_does_not_take(server: Server) -> None:
    server.stage.faults.refuse(MISSING_PERMISSIONS, r"/channels/\d+$", method="PATCH")
    game, thread = await begun_in_thread(server)
    assert thread.name == "Giants on Rapa Nui: Alice's table"
    await server.step(game)
    await server.stage.settle()
    assert renames(server, thread) == 1, "it is not asked again and again"
