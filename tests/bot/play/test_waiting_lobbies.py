"""Lobbies that wait: a waiting list, lobbies that nobody joins, and being told when a table opens."""

from bot.playground.kit import Shown
from bot.playground.kit.patience import wait_until
from bot.playground.permissions import Permission
from bot.playground.world import Overwrite
from bot.tables.model import Person
from bot.tables.operations.lobby import AddComputer, Join, Leave, Start
from bot.tables.operations.waitlist import Wait
from tests.kit.fake_clock import DAY, HOUR
from tests.kit.server import CAST, Server


async def lobby(server: Server, *names: str) -> int:
    opened = await server.tables.open_table(server.here, Person(server["Alice"].id), reminder=8 * HOUR)
    for name in names:
        await server.tables.submit(opened.table.id, Person(server[name].id), Join())
    await server.stage.settle()
    return opened.table.id


def pings(server: Server, name: str, text: str) -> list[Shown]:
    return [shown for shown in server.posted if name in shown.pinged and text in shown.text]


async def test_whoever_waits_longest_gets_the_seat_that_becomes_free(server: Server) -> None:
    game = await lobby(server, *CAST)
    card = await server["Sam"].until_sees("5 players")
    answer = await server["Sam"].press("Wait for a seat", on=card)
    assert "You get the next seat that becomes free" in answer.text
    await server["Mo"].press("Wait for a seat", on=card)
    card = await server["Alice"].until_sees(
        f"Waiting for a seat: {server['Sam'].mention} and {server['Mo'].mention}"
    )
    assert "You wait for a seat already." in (await server["Sam"].press("Wait for a seat", on=card)).text
    assert "You sit at this table already" in (await server["Alice"].press("Wait for a seat", on=card)).text
    await server["Bruno"].press("Leave", on=card)
    await server.tick()
    table = await server.table(game)
    assert [seat.user for seat in table.seats][-1] == server["Sam"].id
    assert table.waitlist == (server["Mo"].id,)
    [ping] = pings(server, "Sam", "A seat became free, and it is yours")
    assert "Sam" in ping.pinged
    await server["Mo"].press("Leave", on=await server["Mo"].until_sees("5 players"))
    assert (await server.table(game)).waitlist == ()


async def test_nobody_waits_where_there_are_seats_or_by_a_forged_control(server: Server) -> None:
    game = await lobby(server, "Alice")
    version = (await server.table(game)).version
    answer = await server.press_planted("Sam", f"bg:{game}:{version}:lobby::wait")
    assert "There is a free seat" in answer.text
    assert (await server.table(game)).waitlist == ()


async def test_a_game_that_begins_leaves_nobody_waiting(server: Server) -> None:
    game = await lobby(server, *CAST)
    await server.tables.submit(game, Person(server["Sam"].id), Wait())
    await server.tables.submit(game, Person(server["Alice"].id), Start())
    await server.tick()
    assert (await server.table(game)).waitlist == ()
    await server["Sam"].run("/giants my data")
    assert any("has begun without you" in shown.text for shown in server["Sam"].private)


async def test_a_lobby_that_nobody_joins_is_closed_once_and_says_so(server: Server) -> None:
    game = await lobby(server, "Alice")
    await server.pass_time(6 * DAY)
    await server.tables.submit(game, Person(server["Bruno"].id), Join())
    await server.tables.submit(game, Person(server["Bruno"].id), Leave())
    await server.tables.submit(game, Person(server["Alice"].id), AddComputer("easy"))
    await server.pass_time(7 * DAY - 1)
    assert (await server.table(game)).status == "open", "somebody had joined"
    await server.restart()
    server.fake_clock.time += 1
    await server.restart_amid(0.0)
    await server.tick()
    assert (await server.table(game)).status == "abandoned"
    await server["Sam"].until_sees("This table was closed")
    await server.tick()
    await server.pass_time(DAY)
    assert len(pings(server, "Alice", "so the table was closed")) == 1
    assert "A table is open" in (await server["Alice"].run("/giants new")).text


async def test_the_people_of_a_lobby_are_told_a_day_before_it_is_closed(server: Server) -> None:
    game = await lobby(server, "Alice")
    await server.pass_time(6 * DAY - HOUR)
    assert pings(server, "Alice", "unless somebody does") == []
    await server.pass_time(2 * HOUR)
    await server.restart()
    await server.tick()
    assert len(pings(server, "Alice", "unless somebody does")) == 1
    await server.tables.submit(game, Person(server["Bruno"].id), Join())
    await server.pass_time(5 * DAY)
    assert len(pings(server, "Alice", "unless somebody does")) == 1, "it has its days again"
    await server.pass_time(DAY + HOUR)
    assert len(pings(server, "Bruno", "unless somebody does")) == 1


async def test_how_long_a_lobby_stands_is_for_the_server_to_say(server: Server) -> None:
    mo = server["Mo"]
    for days in ("never", "after 3 days"):
        page = await mo.choose("Change or look up…", "new", on=(await mo.run("/table setup")).message)
        await mo.choose("Close a table that nobody joins", days, on=page.message)
        if days == "never":
            game = await lobby(server, "Alice")
            await server.pass_time(100 * DAY)
            assert (await server.table(game)).status == "open"
    await server.tables.submit(game, Person(server["Bruno"].id), Join())
    await server.pass_time(3 * DAY)
    assert (await server.table(game)).status == "abandoned"


async def test_whoever_wants_to_hears_of_a_new_table_once_in_a_while(server: Server) -> None:
    sam, emil = server["Sam"], server["Emil"]
    for who in (sam, emil):
        listed = await who.run("/giants games")
        answer = await who.press("Tell me when a table opens", on=listed.message)
        assert "You are told when a table opens" in answer.text
    await emil.run("/giants my reminders", where="dm")
    game = await lobby(server, "Alice")
    await server.tick()
    [ping] = pings(server, "Sam", "opened a table, and there are free seats")
    assert ping.message.channel_id == server.stage.channel.id
    assert "Emil" not in ping.pinged
    assert emil.dm.sees("opened a table")
    await server["Alice"].run("/giants cancel")
    await server.pass_time(HOUR)
    await lobby(server, "Alice")
    await server.tick()
    assert len(pings(server, "Sam", "opened a table")) == 1, "at most every six hours"
    answer = await emil.dm.press("Tell me no more")
    assert "You are not told" in answer.text
    await sam.press("Tell me no more", on=ping)
    await server["Alice"].run("/giants cancel")
    await server.pass_time(7 * HOUR)
    await lobby(server, "Alice")
    await server.tick()
    assert len(pings(server, "Sam", "opened a table")) == 1
    assert game


async def test_nobody_hears_of_tables_that_are_none_of_theirs(server: Server) -> None:
    sam = server["Sam"]
    await sam.press("Tell me when a table opens", on=(await sam.run("/giants games")).message)
    hidden = server.stage.world.add_text_channel(server.stage.demo.guild, "hidden")
    everyone = server.stage.demo.guild.id
    hidden.overwrites[everyone] = Overwrite(everyone, 0, deny=int(Permission.VIEW_CHANNEL))
    role = server.stage.demo.bot_role.id
    hidden.overwrites[role] = Overwrite(role, 0, allow=int(Permission.VIEW_CHANNEL))
    server.stage.world.change_channel(hidden)
    await wait_until(lambda: bool(getattr(server.bot.get_channel(hidden.id), "overwrites", None)))
    await server.tables.open_table(server.place(hidden), Person(server["Alice"].id))
    await server.tick()
    await server["Bruno"].run("/giants practice")
    await server.tick()
    assert not pings(server, "Sam", "opened a table")
