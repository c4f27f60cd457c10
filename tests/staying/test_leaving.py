"""People who leave the server, or Discord: noticed whatever they wished for, told once, no dead end."""

import pytest

from bot.tables.model import Person
from engine.actions import Bid

from .village import DAY, HOUR, Village


def told(village: Village, words: str) -> int:
    """How often moderators were told something, wherever they look."""
    return sum(words in shown.text and "Moderators:" in shown.text for shown in village["Mo"].everywhere)


def leave(village: Village, name: str) -> None:
    village.stage.world.leave(village.stage.demo.guild, village[name].id)


@pytest.mark.parametrize("wish", ["usual", "off", "night"])
async def test_it_is_noticed_whatever_they_wished_for(village: Village, wish: str) -> None:
    game = await village.begun()
    if wish == "off":
        await village["Bruno"].run("/reminders", where="off")
    elif wish == "night":
        await village["Bruno"].run("/reminders", quiet="0-23", zone="UTC")
    leave(village, "Bruno")
    await village.pass_time(8 * HOUR)
    seat = next(seat for seat in (await village.table(game)).seats if seat.colour == "red")
    assert seat.offered
    for _ in range(4):
        await village.pass_time(DAY)
    kinds = [entry.kind for entry in await village.tables.log(game)]
    assert kinds.count("gone") == 1
    assert told(village, "Whoever played red is no longer on this server.") == 1
    await village["Alice"].run("/log")
    private = [shown for shown in village["Alice"].private if "can fill it with /table list" in shown.text]
    assert len(private) == 1, "the host, once"
    audit = await village["Mo"].run("/table audit")
    assert "by itself: Whoever played red is no longer on this server." in audit.text


async def test_a_host_who_left_leaves_the_table_to_somebody_who_is_here(village: Village) -> None:
    game = await village.begun()
    leave(village, "Alice")
    await village.pass_time(8 * HOUR)
    table = await village.table(game)
    assert table.host == village["Bruno"].id
    await village["Bruno"].until_sees(f"{village['Bruno'].mention} is the host now.")
    await village["Bruno"].run("/table pause")
    assert (await village.table(game)).status == "paused"


async def test_a_moderator_gives_the_seat_to_somebody_else_by_the_panel(village: Village) -> None:
    game = await village.begun()
    for name in ("Alice", "Chloé"):
        await village.tables.act(game, Person(village[name].id), Bid())
    leave(village, "Bruno")
    await village.pass_time(8 * HOUR)
    mo = village["Mo"]
    page = await mo.run("/table list")
    page = await mo.choose("Something else…", "Replace…", on=page.message)
    page = await mo.choose("A person for red…", "Emil", on=page.message)
    await mo.press("Yes, give the seat", on=page.message)
    seat = next(seat for seat in (await village.table(game)).seats if seat.colour == "red")
    assert (seat.user, seat.offered) == (village["Emil"].id, False)


async def test_whoever_comes_back_has_the_seat_still(village: Village) -> None:
    game = await village.begun()
    leave(village, "Bruno")
    await village.pass_time(8 * HOUR)
    stage = village.stage
    stage.world.join(stage.demo.guild, village["Bruno"].person)
    panel = await village["Bruno"].press("Your move")
    assert "Auction of round 1" in panel.text
    assert (await village.tables.look(game, village["Bruno"].id)).seat is not None
