"""What one person alone is told reaches them, one way or another, and nobody else."""

import sqlite3

from bot.playground.kit import Stage
from bot.playground.permissions import MEMBERS
from bot.tables.model import Person
from engine.actions import Bid

from .village import DAY, HOUR, Village


async def acted_for(village: Village) -> int:
    """A game in which a moderator decided for Bruno, which he is to be told."""
    game = await village.begun()
    await village["Mo"].run("/table act", seat="red", how="safe")
    await village.tick()
    return game


async def test_it_waits_until_its_person_comes_by_and_is_told_once(village: Village) -> None:
    await acted_for(village)
    for _ in range(2):
        await village["Bruno"].run("/log")
    told = [shown for shown in village["Bruno"].private if "decided for you" in shown.text]
    assert len(told) == 1
    assert village["Mo"].mention in told[0].text
    assert not any(shown.pinged for shown in told)


async def test_nobody_else_is_told(village: Village) -> None:
    await acted_for(village)
    for name in ("Alice", "Sam", "Mo"):
        await village[name].run("/log")
        assert not village[name].sees("decided for you")


async def test_those_who_asked_for_it_get_a_direct_message(village: Village) -> None:
    await village["Bruno"].run("/reminders", where="dm")
    game = await acted_for(village)
    assert "decided for you" in village["Bruno"].dm.newest.text
    assert f"game {game}" in village["Bruno"].dm.newest.text
    await village["Bruno"].run("/log")
    assert not any("decided for you" in shown.text for shown in village["Bruno"].private)


async def test_a_closed_door_stops_nothing(village: Village) -> None:
    await village["Bruno"].run("/reminders", where="dm")
    village["Bruno"].person.takes_dms = False
    game = await acted_for(village)
    assert (await village.table(game)).status == "playing"
    await village["Bruno"].run("/log")
    assert any("decided for you" in shown.text for shown in village["Bruno"].private)


async def test_it_survives_bad_weather_and_a_restart(village: Village, stage: Stage) -> None:
    await village["Bruno"].run("/reminders", where="dm")
    await village.begun()
    stage.faults.server_error("/users/@me/channels", method="POST", times=20)
    await village["Mo"].run("/table act", seat="red", how="safe")
    await stage.stop_bot()
    stage.faults.clear()
    await stage.start_bot()
    await village.tick()
    texts = [shown.text for shown in village["Bruno"].dm.messages]
    assert sum("decided for you" in text for text in texts) == 1


async def test_an_answer_that_got_lost_doubles_nothing(village: Village, stage: Stage) -> None:
    await village.begun()
    stage.faults.lose_answer("/messages", method="POST", times=2)
    await village.pass_time(8 * HOUR)
    stage.faults.clear()
    for _ in range(3):
        await village.tick()
    for name in ("Alice", "Bruno", "Chloé"):
        assert len(village.reminders(name)) == 1


async def test_moderators_are_told_in_their_own_room(village: Village, stage: Stage) -> None:
    role = stage.world.add_role(stage.demo.guild, "Stewards", int(MEMBERS))
    await village["Mo"].run("/table setup", role=role.id, channel=stage.demo.general.id)
    await village.begun()
    await village.pass_time(2 * DAY)
    note = village["Mo"].at(stage.demo.general).newest
    assert f"<@&{role.id}>: The game has been waiting" in note.text
    assert note.message.mention_roles == [role.id]
    assert not any(
        "has been waiting for" in shown.text and "Stewards" in shown.text
        for shown in village["Alice"].messages
    )


async def test_a_name_can_not_ping_or_format(village: Village) -> None:
    village.stage.demo.guild.members[village["Bruno"].id].nick = "@everyone **loud**"
    await village.begun()
    answer = await village["Mo"].run("/table list")
    assert "@everyone **loud**" not in answer.text
    assert all(not shown.message.mention_everyone for shown in village["Alice"].messages)


async def test_reminders_tell_nothing_secret(village: Village) -> None:
    """A reminder is the same whatever the others have bid."""
    texts = []
    for bid in (Bid(), Bid(markers=1, workers=1)):
        game = await village.begun()
        await village.tables.act(game, Person(village["Alice"].id), bid)
        await village.pass_time(8 * HOUR)
        texts.append([shown.text.partition("·")[0] for shown in village.reminders("Bruno")][-1])
        await village.tables.end(game, Person(village["Alice"].id), scored=False)
    assert texts[0] == texts[1]


async def test_a_damaged_game_keeps_no_others_waiting(village: Village, stage: Stage) -> None:
    bad = await village.begun()
    good = await village.begun(3, village.place(stage.demo.general))
    village.hands.time += 8 * HOUR
    await village.bot.reminders.notices.close()
    await village.bot.reminders.clock.tick()
    await stage.stop_bot()
    await village.tables.close()
    with sqlite3.connect(village.house.path) as db:
        (state,) = db.execute("SELECT state FROM positions WHERE game = ?", (bad,)).fetchone()
        db.execute("UPDATE positions SET state = '{}' WHERE game = ?", (bad,))
    await village.house.open()
    await stage.start_bot()
    await village.tick()
    told = [shown.message.channel_id for shown in village.reminders("Bruno")]
    assert told == [stage.demo.general.id], f"game {good} goes on"
    with sqlite3.connect(village.house.path) as db:
        db.execute("UPDATE positions SET state = ? WHERE game = ?", (state, bad))
    await village.tick()
    assert len(village.reminders("Bruno")) == 2, "and nothing was lost"
