"""A moderator's rights are no way to secrets: not while playing, not before, and never unseen."""

import pytest

from bot.playground.kit import Answered
from bot.tables.model import Person
from engine.actions import Bid

from .village import Village

MENU = "Something else…"


def make_moderator(village: Village, name: str) -> None:
    guild = village.stage.demo.guild
    role = next(role for role in guild.roles.values() if role.name == "Moderators")
    guild.members[village[name].id].roles.append(role.id)


async def look(village: Village, name: str, colour: str = "red") -> Answered:
    """Look behind a screen by the panel."""
    page = await village[name].run("/table list")
    page = await village[name].choose(MENU, "Screens…", on=page.message)
    return await village[name].choose("Screens…", colour, on=page.message)


@pytest.mark.parametrize("way", ["Screens…", "Record"])
async def test_a_playing_moderator_gets_nothing_by_the_panel(village: Village, way: str) -> None:
    game = await village.begun()
    make_moderator(village, "Alice")
    await village.tables.act(game, Person(village["Bruno"].id), Bid(markers=1, workers=1))
    version = (await village.table(game)).version
    if way == "Record":
        page = await village["Alice"].run("/table list")
        answer = await village["Alice"].choose(MENU, way, on=page.message)
    else:
        answer = await look(village, "Alice")
    assert "You play at this table yourself." in answer.text
    assert not any(shown.files for shown in village["Alice"].private)
    assert (await village.table(game)).version == version


async def test_a_moderator_can_not_leave_look_and_come_back(village: Village) -> None:
    game = await village.begun()
    make_moderator(village, "Alice")
    alice = village["Alice"]
    await alice.run("/table replace", seat="green", computer="easy")
    await village.tables.quiet()
    await look(village, "Alice")
    await village["Bruno"].until_sees("A moderator looked behind the screen of red.")
    for answer in (
        await alice.run("/table replace", seat="green", user=alice.id),
        await village["Mo"].run("/table replace", seat="green", user=alice.id),
    ):
        assert "can't play in it any more" in answer.text
    assert (await village.tables.look(game, alice.id)).seat is None


async def test_nor_take_a_seat_that_is_on_offer(village: Village) -> None:
    game = await village.begun()
    await look(village, "Mo")
    await village.tables.stewards.offer_seat(game, Person(village["Bruno"].id))
    await village["Mo"].until_sees("red is on offer")
    answer = await village["Mo"].press("Take over red")
    assert "can't play in it any more" in answer.text
    answer = await village["Sam"].press("Take over red")
    assert "can't play" not in answer.text


async def test_the_table_is_told_before_the_screen_is_shown(village: Village) -> None:
    """If telling the table fails, nothing is shown."""
    game = await village.begun()
    await village.tables.end(game, Person(village["Alice"].id), scored=False)
    answer = await village["Mo"].run("/table look", seat="red", game=game)
    assert answer.message is not None
    assert not answer.message.files
    assert "inspected" not in [entry.kind for entry in await village.tables.log(game)]


async def test_whoever_was_looked_at_is_told_who_it_was(village: Village) -> None:
    game = await village.begun()
    await look(village, "Mo")
    entry = (await village.tables.log(game))[-1]
    assert (entry.kind, entry.actor, entry.seat) == ("inspected", f"moderator:{village['Mo'].id}", "red")
    await village.bot.reminders.notices.deliver()
    await village["Bruno"].run("/log")
    told = [shown for shown in village["Bruno"].private if f"{village['Mo'].mention} looked" in shown.text]
    assert len(told) == 1
    card = await village["Chloé"].until_sees("A moderator looked behind the screen of red.")
    assert f"(moderator {village['Mo'].mention})" in card.text
