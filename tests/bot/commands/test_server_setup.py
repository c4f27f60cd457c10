"""`/table setup` by its options: who moderates, where they are told things, and who decided so."""

from tests.kit.fake_clock import HOUR
from tests.kit.server import Server


async def test_what_was_set_stays_until_it_is_set_anew(server: Server) -> None:
    general = server.stage.demo.general
    role = server.stage.world.add_role(server.stage.demo.guild, "Stewards", 0)
    await server["Mo"].run("/table setup", role=role.id)
    answer = await server["Mo"].run("/table setup", channel=general.id)
    assert f"Whoever may manage messages moderates, and <@&{role.id}>." in answer.text
    assert f"told things in <#{general.id}>" in answer.text
    answer = await server["Mo"].run("/table setup", reset=True)
    assert "Whoever may manage messages moderates.\n" in answer.text
    assert "Moderators are told things in the game's own channel." in answer.text
    everyone = await server["Mo"].run("/table setup", role=server.stage.demo.guild.id)
    assert "Not everybody can be a moderator." in everyone.text


async def test_who_decided_what_for_the_server_is_on_record(server: Server) -> None:
    general = server.stage.demo.general
    role = server.stage.world.add_role(server.stage.demo.guild, "Stewards", 0)
    await server["Mo"].run("/table setup", role=role.id)
    await server["Mo"].run("/table setup", role=role.id)  # nothing new
    server.fake_clock.time += HOUR
    await server["Olga"].run("/table setup", channel=general.id)
    first, second = int(server.fake_clock.time - HOUR), int(server.fake_clock.time)
    expected = [
        f"- <t:{second}:f> {server['Olga'].mention}: Moderators are told things in <#{general.id}>.",
        f"- <t:{first}:f> {server['Mo'].mention}: Whoever may manage messages moderates, and <@&{role.id}>.",
    ]

    async def history(name: str) -> list[str]:
        panel = await server[name].run("/table setup")
        page = await server[name].choose("Change or look up…", "history", on=panel.message)
        return page.text.splitlines()[-2:]

    assert await history("Olga") == expected
    server.stage.demo.guild.members[server["Sam"].id].roles.append(role.id)
    assert await history("Sam") == expected, "moderators may read it"
    assert "manage the server" in (await server["Sam"].run("/table setup", reset=True)).text
    assert "Only a moderator" in (await server["Bruno"].run("/table setup")).text
    await server.restart()
    assert await history("Sam") == expected
