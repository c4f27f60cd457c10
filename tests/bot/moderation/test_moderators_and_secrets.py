"""A moderator's rights are no way to secrets: not while playing, not before, and never unseen."""

from bot.playground.kit import Answered
from bot.tables.model import Person
from bot.tables.operations.lifecycle import End
from bot.tables.operations.seats import OfferSeat
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


async def test_a_playing_moderator_is_offered_no_secrets(server: Server) -> None:
    await server.begun()
    make_moderator(server, "Alice")
    page = await server["Alice"].run("/table list")
    assert page.message is not None
    assert "You have a stake in this game." in page.text
    assert page.message.buttons == [
        "Nudge",
        "Call another moderator",
        "Ask the table to pause",
        "Rules of this server",
    ]
    assert page.message.selects[MENU] == ["New card", "Audit"]


async def test_nor_take_a_seat_that_is_on_offer(server: Server) -> None:
    game = await server.begun()
    await look(server, "Mo")
    await server.tables.submit(game, Person(server["Bruno"].id), OfferSeat())
    await server["Mo"].until_sees("offers their seat")
    answer = await server["Mo"].press("Take over red")
    assert "can't play in it any more" in answer.text
    answer = await server["Sam"].press("Take over red")
    assert "can't play" not in answer.text


async def test_the_table_is_told_before_the_screen_is_shown(server: Server) -> None:
    """If telling the table fails, nothing is shown."""
    game = await server.begun()
    await server.tables.submit(game, Person(server["Mo"].id, moderator=True), End(scored=False))
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
    card = await server["Chloé"].until_sees("A moderator looked behind the screen of Bruno.")
    assert f"(moderator {server['Mo'].mention})" in card.text
