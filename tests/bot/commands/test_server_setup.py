"""`/table setup`: who moderates a server's games, where they are told things, and who decided so."""

from tests.kit.fake_clock import HOUR
from tests.kit.server import Server


async def test_what_was_set_stays_until_it_is_set_anew(server: Server) -> None:
    general = server.stage.demo.general
    role = server.stage.world.add_role(server.stage.demo.guild, "Stewards", 0)
    await server["Mo"].run("/table setup", role=role.id)
    answer = await server["Mo"].run("/table setup", channel=general.id)
    assert f"and <@&{role.id}>" in answer.text
    assert f"in <#{general.id}>" in answer.text
    answer = await server["Mo"].run("/table setup", reset=True)
    assert "whoever may manage messages. They are told things in the game's own channel." in answer.text
    everyone = await server["Mo"].run("/table setup", role=server.stage.demo.guild.id)
    assert "Not everybody can be a moderator." in everyone.text


async def test_who_decided_what_for_the_server_is_on_record(server: Server) -> None:
    general = server.stage.demo.general
    role = server.stage.world.add_role(server.stage.demo.guild, "Stewards", 0)
    await server["Mo"].run("/table setup", role=role.id)
    await server["Mo"].run("/table setup", role=role.id)  # nothing new
    server.fake_clock.time += HOUR
    answer = await server["Olga"].run("/table setup", channel=general.id)
    first, second = int(server.fake_clock.time - HOUR), int(server.fake_clock.time)
    expected = [
        f"- <t:{first}:f> {server['Mo'].mention}: <@&{role.id}> moderates, told in the game's channel",
        f"- <t:{second}:f> {server['Olga'].mention}: <@&{role.id}> moderates, told in <#{general.id}>",
    ]
    assert answer.text.splitlines()[-2:] == expected
    server.stage.demo.guild.members[server["Sam"].id].roles.append(role.id)
    assert (await server["Sam"].run("/table setup")).text == answer.text, "moderators may read it"
    assert "manage the server" in (await server["Sam"].run("/table setup", reset=True)).text
    assert "Only a moderator" in (await server["Bruno"].run("/table setup")).text
    await server.restart()
    assert (await server["Sam"].run("/table setup")).text == answer.text
