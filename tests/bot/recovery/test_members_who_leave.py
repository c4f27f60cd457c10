"""People who leave the server, or Discord: noticed whatever they wished for, told once, no dead end."""

import pytest

from bot.tables.model import Person
from bot.tables.operations.decisions import Act
from engine.actions import Bid
from tests.kit.fake_clock import DAY, HOUR
from tests.kit.server import Server


def told(server: Server, words: str) -> int:
    """How often moderators were told something, wherever they look."""
    return sum(words in shown.text and "Moderators:" in shown.text for shown in server["Mo"].everywhere)


def leave(server: Server, name: str) -> None:
    server.stage.world.leave(server.stage.demo.guild, server[name].id)


@pytest.mark.parametrize("wish", ["usual", "off", "night"])
async def test_it_is_noticed_whatever_they_wished_for(server: Server, wish: str) -> None:
    game = await server.begun()
    if wish == "off":
        await server["Bruno"].run("/giants my reminders", where="off")
    elif wish == "night":
        await server["Bruno"].run("/giants my reminders", quiet="0-23", zone="UTC")
    leave(server, "Bruno")
    await server.pass_time(8 * HOUR)
    seat = next(seat for seat in (await server.table(game)).seats if seat.colour == "red")
    assert seat.offered
    for _ in range(4):
        await server.pass_time(DAY)
    kinds = [entry.kind for entry in await server.tables.log(game)]
    assert kinds.count("gone") == 1
    assert told(server, "Whoever played red is no longer on this server.") == 1
    await server["Alice"].run("/giants log")
    private = [
        shown for shown in server["Alice"].private if "can fill it with /giants moderate" in shown.text
    ]
    assert len(private) == 1, "the host, once"
    audit = await server["Mo"].run("/table audit")
    assert "by itself: Whoever played red is no longer on this server." in audit.text


async def test_a_host_who_left_leaves_the_table_to_somebody_who_is_here(server: Server) -> None:
    game = await server.begun()
    leave(server, "Alice")
    await server.pass_time(8 * HOUR)
    table = await server.table(game)
    assert table.host == server["Bruno"].id
    await server["Bruno"].until_sees(f"{server['Bruno'].mention} is the host now.")
    page = await server["Bruno"].run("/giants host pause")
    assert "Pause the game?" in page.text


async def test_a_moderator_gives_the_seat_to_somebody_else_by_the_panel(server: Server) -> None:
    game = await server.begun()
    for name in ("Alice", "Chloé"):
        await server.tables.submit(game, Person(server[name].id), Act(Bid()))
    leave(server, "Bruno")
    await server.pass_time(8 * HOUR)
    mo = server["Mo"]
    page = await mo.run("/table list")
    page = await mo.choose("Something else…", "Replace…", on=page.message)
    page = await mo.choose("A person for red…", "Emil", on=page.message)
    await mo.press("Yes, ask", on=page.message)
    await server["Emil"].run("/giants seat accept")
    seat = next(seat for seat in (await server.table(game)).seats if seat.colour == "red")
    assert (seat.user, seat.offered) == (server["Emil"].id, False)


async def test_whoever_comes_back_has_the_seat_still(server: Server) -> None:
    game = await server.begun()
    leave(server, "Bruno")
    await server.pass_time(8 * HOUR)
    stage = server.stage
    stage.world.join(stage.demo.guild, server["Bruno"].person)
    panel = await server["Bruno"].press("Your move")
    assert "Auction of round 1" in panel.text
    assert (await server.tables.look(game, server["Bruno"].id)).seat is not None
