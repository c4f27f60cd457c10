"""What one person alone is told reaches them, one way or another, and nobody else."""

import sqlite3

from bot.playground.permissions import MEMBERS
from bot.tables.model import Person
from bot.tables.operations.decisions import Act
from bot.tables.operations.lifecycle import End
from bot.tables.operations.seats import Replace
from bot.tables.operations.votes import Propose
from engine.actions import Bid
from tests.kit.fake_clock import DAY, HOUR
from tests.kit.server import Server


async def acted_for(server: Server) -> int:
    """A game in which a moderator decided for Bruno, which he is to be told."""
    game = await server.begun()
    server.fake_clock.time += DAY
    await server["Mo"].run("/table act", seat="red", how="safe")
    await server.tick()
    return game


async def test_whoever_is_concerned_is_pinged_once_in_the_channel(server: Server) -> None:
    await acted_for(server)
    (told,) = server.pings("Bruno")
    assert told.pinged == ["Bruno"]
    assert f"{server['Mo'].mention} decided for you." in told.text
    await server["Bruno"].run("/giants log")
    assert len(server.pings("Bruno")) == 1
    assert not any("decided for you" in shown.text for shown in server["Bruno"].private)


async def test_nobody_is_pinged_at_night(server: Server) -> None:
    await server["Bruno"].run("/giants my reminders", quiet="7-10", zone="UTC")
    game = await server.begun()
    mo = Person(server["Mo"].id, moderator=True)
    await server.tables.submit(game, mo, Replace("red", computer="easy"))
    await server.tick()
    assert server.pings("Bruno") == []
    await server.pass_time(2 * HOUR)
    assert len(server.pings("Bruno")) == 1


async def test_it_waits_for_those_who_want_no_pings_until_they_come_by(server: Server) -> None:
    await server["Bruno"].run("/giants my reminders", where="off")
    await acted_for(server)
    assert server.pings("Bruno") == []
    for _ in range(2):
        await server["Bruno"].run("/giants log")
    told = [shown for shown in server["Bruno"].private if "decided for you" in shown.text]
    assert len(told) == 1
    assert server["Mo"].mention in told[0].text
    for name in ("Alice", "Sam", "Mo"):
        await server[name].run("/giants log")
        assert not server[name].sees("decided for you")


async def test_those_who_are_asked_are_pinged_together(server: Server) -> None:
    game = await server.begun(4)
    await server.tables.submit(game, Person(server["Alice"].id), Propose("end"))
    await server.tick()
    (shown,) = server.pings("Bruno")
    assert sorted(shown.pinged) == ["Bruno", "Chloé", "Dmitri"]


async def test_those_who_asked_for_it_get_a_direct_message(server: Server) -> None:
    await server["Bruno"].run("/giants my reminders", where="dm")
    game = await acted_for(server)
    assert "decided for you" in server["Bruno"].dm.newest.text
    assert f"game {game}" in server["Bruno"].dm.newest.text
    await server["Bruno"].run("/giants log")
    assert not any("decided for you" in shown.text for shown in server["Bruno"].private)


async def test_a_closed_door_stops_nothing(server: Server) -> None:
    await server["Bruno"].run("/giants my reminders", where="dm")
    server["Bruno"].person.takes_dms = False
    game = await acted_for(server)
    assert (await server.table(game)).status == "playing"
    assert len(server.pings("Bruno")) == 1


async def test_it_survives_bad_weather_and_a_restart(server: Server) -> None:
    await server["Bruno"].run("/giants my reminders", where="dm")
    await server.begun()
    server.fake_clock.time += DAY
    server.stage.faults.server_error("/users/@me/channels", method="POST", times=20)
    await server["Mo"].run("/table act", seat="red", how="safe")
    await server.stage.stop_bot()
    server.stage.faults.clear()
    await server.stage.start_bot()
    await server.tick()
    texts = [shown.text for shown in server["Bruno"].dm.messages]
    assert sum("decided for you" in text for text in texts) == 1


async def test_an_answer_that_got_lost_doubles_nothing(server: Server) -> None:
    await server.begun()
    server.stage.faults.lose_answer("/messages", method="POST", times=2)
    await server.pass_time(8 * HOUR)
    server.stage.faults.clear()
    for _ in range(3):
        await server.tick()
    for name in ("Alice", "Bruno", "Chloé"):
        assert len(server.reminders(name)) == 1


async def test_moderators_are_told_in_their_own_room(server: Server) -> None:
    role = server.stage.world.add_role(server.stage.demo.guild, "Stewards", int(MEMBERS))
    await server["Mo"].run("/table setup", role=role.id, channel=server.stage.demo.general.id)
    await server.begun()
    await server.pass_time(2 * DAY)
    note = server["Mo"].at(server.stage.demo.general).newest
    assert f"<@&{role.id}>: The game has been waiting" in note.text
    assert note.message.mention_roles == [role.id]
    assert not any(
        "has been waiting for" in shown.text and "Stewards" in shown.text
        for shown in server["Alice"].messages
    )


async def test_a_name_can_not_ping_or_format(server: Server) -> None:
    server.stage.demo.guild.members[server["Bruno"].id].nick = "@everyone **loud**"
    await server.begun()
    answer = await server["Mo"].run("/table list")
    assert "@everyone **loud**" not in answer.text
    assert all(not shown.message.mention_everyone for shown in server["Alice"].messages)


async def test_reminders_tell_nothing_secret(server: Server) -> None:
    """A reminder is the same whatever the others have bid."""
    texts = []
    for bid in (Bid(), Bid(markers=1, workers=1)):
        game = await server.begun()
        await server.tables.submit(game, Person(server["Alice"].id), Act(bid))
        await server.pass_time(8 * HOUR)
        texts.append([shown.text.partition("·")[0] for shown in server.reminders("Bruno")][-1])
        await server.tables.submit(game, Person(server["Mo"].id, moderator=True), End(scored=False))
    assert texts[0] == texts[1]


async def test_a_damaged_game_keeps_no_others_waiting(server: Server) -> None:
    bad = await server.begun()
    good = await server.begun(3, server.place(server.stage.demo.general))
    server.fake_clock.time += 8 * HOUR
    await server.bot.reminders.delivery.close()
    await server.bot.reminders.clock.tick()
    await server.stage.stop_bot()
    await server.tables.close()
    with sqlite3.connect(server.deployment.path) as db:
        (state,) = db.execute("SELECT state FROM positions WHERE game = ?", (bad,)).fetchone()
        db.execute("UPDATE positions SET state = '{}' WHERE game = ?", (bad,))
    await server.deployment.open()
    await server.stage.start_bot()
    await server.tick()
    told = [shown.message.channel_id for shown in server.reminders("Bruno")]
    assert told == [server.stage.demo.general.id], f"game {good} goes on"
    with sqlite3.connect(server.deployment.path) as db:
        db.execute("UPDATE positions SET state = ? WHERE game = ?", (state, bad))
    await server.tick()
    assert len(server.reminders("Bruno")) == 2, "and nothing was lost"
