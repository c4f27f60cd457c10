"""Nobody is seated without having agreed: whoever shall take a seat is asked, and may say no."""

from bot.tables.model import Person
from bot.tables.operations.seats import AcceptSeat, Replace
from tests.kit.fake_clock import DAY, HOUR
from tests.kit.server import Server
from tests.kit.table_games import refused


async def asked(server: Server) -> int:
    """A game in which a moderator asked Sam to take Bruno's seat."""
    game = await server.begun()
    mo = Person(server["Mo"].id, moderator=True)
    await server.tables.submit(game, mo, Replace("red", user=server["Sam"].id))
    await server.tick()
    return game


async def holder(server: Server, game: int) -> int | None:
    return (await server.table(game)).seats[1].user


async def test_whoever_is_asked_is_pinged_and_nothing_changes_until_they_accept(server: Server) -> None:
    game = await asked(server)
    (ping,) = server.pings("Sam")
    assert f"{server['Mo'].mention} asks you to take over red." in ping.text
    await server["Alice"].until_sees("is asked to play red. Nothing changes until they accept.")
    assert await holder(server, game) == server["Bruno"].id
    await server.restart()
    assert "The seat is yours." in (await server["Sam"].press("I'll play", on=ping)).text
    assert await holder(server, game) == server["Sam"].id
    await server.tick()
    assert "Somebody else plays red now." in server["Bruno"].notifications[-1].text
    entry = next(entry for entry in await server.tables.log(game) if entry.kind == "replaced")
    assert entry.actor == f"moderator:{server['Mo'].id}", "it was the moderator's deed"


async def test_they_may_say_no_and_whoever_asked_is_told(server: Server) -> None:
    game = await asked(server)
    (ping,) = server.pings("Sam")
    assert "Nothing changed." in (await server["Sam"].press("No, thank you", on=ping)).text
    await server.tick()
    assert await holder(server, game) == server["Bruno"].id
    assert f"{server['Sam'].mention} does not take red." in server.pings("Mo")[0].text
    assert "Nobody asks you" in (await server["Sam"].press("I'll play", on=ping)).text


async def test_whoever_says_nothing_for_three_days_is_asked_no_more(server: Server) -> None:
    game = await asked(server)
    (ping,) = server.pings("Sam")
    await server.pass_time(3 * DAY - HOUR)
    assert (await server.table(game)).seats[1].invited == server["Sam"].id
    await server.pass_time(2 * HOUR)
    assert (await server.table(game)).seats[1].invited is None
    assert any(f"{server['Sam'].mention} does not take red." in shown.text for shown in server.pings("Mo"))
    assert "Nobody asks you" in (await server["Sam"].press("I'll play", on=ping)).text
    assert await holder(server, game) == server["Bruno"].id


async def test_nobody_accepts_for_somebody_else(server: Server) -> None:
    game = await asked(server)
    (ping,) = server.pings("Sam")
    for name in ("Alice", "Bruno", "Mo", "Dmitri"):
        for button in ("I'll play", "No, thank you"):
            assert "Nobody asks you" in (await server[name].press(button, on=ping)).text
    assert await holder(server, game) == server["Bruno"].id


async def test_a_command_does_it_too_for_those_who_want_no_pings(server: Server) -> None:
    await server["Sam"].run("/giants my reminders", where="off")
    game = await asked(server)
    assert server.pings("Sam") == []
    await server["Sam"].run("/giants games")
    assert server["Sam"].sees("asks you to take over red")
    await server["Sam"].run("/giants seat accept")
    assert await holder(server, game) == server["Sam"].id


async def test_somebody_forgotten_is_asked_no_more(server: Server) -> None:
    game = await asked(server)
    sam = server["Sam"].id
    assert game in [row["game"] for row in (await server.tables.storage.privacy.gather(sam))["invitations"]]
    await server.tables.erase(sam)
    assert not (await server.tables.storage.privacy.gather(sam))["invitations"]
    await refused("table-not-asked", server.tables.submit(game, Person(sam), AcceptSeat()))
    await server.pass_time(HOUR)
