"""A moderator's rights are no way to secrets: not while playing, not before, and never unseen."""

import pytest

from bot.playground.kit import Answered
from bot.tables.model import Person
from bot.tables.operations.decisions import Act
from bot.tables.operations.lifecycle import End
from bot.tables.operations.seats import OfferSeat
from engine.actions import Bid
from tests.kit.server import Server

MENU = "Something else…"


def make_moderator(server: Server, name: str) -> None:
    guild = server.stage.demo.guild
    role = next(role for role in guild.roles.values() if role.name == "Moderators")
    guild.members[server[name].id].roles.append(role.id)


async def look(server: Server, name: str, colour: str = "red") -> Answered:
    """Look behind a screen by the panel."""
    page = await server[name].run("/table list")
    page = await server[name].choose(MENU, "Screens…", on=page.message)
    return await server[name].choose("Screens…", colour, on=page.message)


@pytest.mark.parametrize("way", ["Screens…", "Record"])
async def test_a_playing_moderator_gets_nothing_by_the_panel(server: Server, way: str) -> None:
    game = await server.begun()
    make_moderator(server, "Alice")
    await server.tables.submit(game, Person(server["Bruno"].id), Act(Bid(markers=1, workers=1)))
    version = (await server.table(game)).version
    if way == "Record":
        page = await server["Alice"].run("/table list")
        answer = await server["Alice"].choose(MENU, way, on=page.message)
    else:
        answer = await look(server, "Alice")
    assert "You play at this table yourself." in answer.text
    assert not any(shown.files for shown in server["Alice"].private)
    assert (await server.table(game)).version == version


async def test_a_moderator_can_not_leave_look_and_come_back(server: Server) -> None:
    game = await server.begun()
    make_moderator(server, "Alice")
    alice = server["Alice"]
    await alice.run("/table replace", seat="green", computer="easy")
    await server.tables.wait_for_computers()
    await look(server, "Alice")
    await server["Bruno"].until_sees("A moderator looked behind the screen of red.")
    for answer in (
        await alice.run("/table replace", seat="green", user=alice.id),
        await server["Mo"].run("/table replace", seat="green", user=alice.id),
    ):
        assert "can't play in it any more" in answer.text
    assert (await server.tables.look(game, alice.id)).seat is None


async def test_nor_take_a_seat_that_is_on_offer(server: Server) -> None:
    game = await server.begun()
    await look(server, "Mo")
    await server.tables.submit(game, Person(server["Bruno"].id), OfferSeat())
    await server["Mo"].until_sees("red is on offer")
    answer = await server["Mo"].press("Take over red")
    assert "can't play in it any more" in answer.text
    answer = await server["Sam"].press("Take over red")
    assert "can't play" not in answer.text


async def test_the_table_is_told_before_the_screen_is_shown(server: Server) -> None:
    """If telling the table fails, nothing is shown."""
    game = await server.begun()
    await server.tables.submit(game, Person(server["Alice"].id), End(scored=False))
    answer = await server["Mo"].run("/table look", seat="red", game=game)
    assert answer.message is not None
    assert not answer.message.files
    assert "inspected" not in [entry.kind for entry in await server.tables.log(game)]


async def test_whoever_was_looked_at_is_told_who_it_was(server: Server) -> None:
    game = await server.begun()
    await look(server, "Mo")
    entry = (await server.tables.log(game))[-1]
    assert (entry.kind, entry.actor, entry.seat) == ("inspected", f"moderator:{server['Mo'].id}", "red")
    await server.bot.reminders.delivery.deliver()
    await server["Bruno"].run("/giants log")
    told = [shown for shown in server["Bruno"].private if f"{server['Mo'].mention} looked" in shown.text]
    assert len(told) == 1
    card = await server["Chloé"].until_sees("A moderator looked behind the screen of red.")
    assert f"(moderator {server['Mo'].mention})" in card.text
