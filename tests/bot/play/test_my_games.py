"""/giants mine: everything that waits for me, wherever it is."""

from bot.tables.model import Person
from bot.tables.operations.absences import Away
from bot.tables.operations.decisions import Act
from bot.tables.operations.lifecycle import Pause
from engine.actions import Bid
from tests.kit.fake_clock import DAY, HOUR
from tests.kit.server import Server


async def test_what_waits_comes_first_with_its_time_and_the_way_there(server: Server) -> None:
    done = await server.begun(reminder=None)
    await server.tables.submit(done, Person(server["Bruno"].id), Act(Bid()))
    server.fake_clock.time += HOUR
    waiting = await server.begun(3, server.place(server.stage.demo.general), deadline=DAY, reminder=None)
    asked = int(server.fake_clock.time)
    for bruno in (server["Bruno"], server["Bruno"].dm):
        answer = await bruno.run("/giants mine")
        first, _, others = answer.text.partition("**Your other games**")
        assert first.startswith("**Waiting for you**\n- [Giants on Rapa Nui")
        assert f"game {waiting}](https://discord.com/channels/{server.here.server}/" in first
        assert f"a bid (red), since <t:{asked}:R>; time runs out <t:{asked + DAY}:R>." in first
        assert f"game {done}]" in others
        assert f"waits for {server['Alice'].mention} and {server['Chloé'].mention}." in others
        assert server.stage.demo.guild.name in first
        assert answer.message is not None
        assert not answer.message.pinged


async def test_it_says_why_nothing_waits(server: Server) -> None:
    assert "You don't play anywhere now." in (await server["Sam"].run("/giants mine")).text
    game = await server.begun(reminder=None)
    bruno = Person(server["Bruno"].id)
    await server.tables.submit(game, bruno, Away(None, "easy"))
    assert "a computer plays for you" in (await server["Bruno"].run("/giants mine")).text
    await server.tables.submit(game, Person(server["Mo"].id, moderator=True), Pause())
    assert "paused." in (await server["Chloé"].run("/giants mine")).text
    assert "Waiting for you" not in (await server["Chloé"].run("/giants mine")).text
