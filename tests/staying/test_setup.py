"""`/table setup`: who moderates a server's games, where they are told things, and who decided so."""

from .village import HOUR, Village


async def test_what_was_set_stays_until_it_is_set_anew(village: Village) -> None:
    general = village.stage.demo.general
    role = village.stage.world.add_role(village.stage.demo.guild, "Stewards", 0)
    await village["Mo"].run("/table setup", role=role.id)
    answer = await village["Mo"].run("/table setup", channel=general.id)
    assert f"and <@&{role.id}>" in answer.text
    assert f"in <#{general.id}>" in answer.text
    answer = await village["Mo"].run("/table setup", reset=True)
    assert "whoever may manage messages. They are told things in the game's own channel." in answer.text
    everyone = await village["Mo"].run("/table setup", role=village.stage.demo.guild.id)
    assert "Not everybody can be a moderator." in everyone.text


async def test_who_decided_what_for_the_server_is_on_record(village: Village) -> None:
    general = village.stage.demo.general
    role = village.stage.world.add_role(village.stage.demo.guild, "Stewards", 0)
    await village["Mo"].run("/table setup", role=role.id)
    await village["Mo"].run("/table setup", role=role.id)  # nothing new
    village.hands.time += HOUR
    answer = await village["Olga"].run("/table setup", channel=general.id)
    first, second = int(village.hands.time - HOUR), int(village.hands.time)
    expected = [
        f"- <t:{first}:f> {village['Mo'].mention}: <@&{role.id}> moderates, told in the game's channel",
        f"- <t:{second}:f> {village['Olga'].mention}: <@&{role.id}> moderates, told in <#{general.id}>",
    ]
    assert answer.text.splitlines()[-2:] == expected
    village.stage.demo.guild.members[village["Sam"].id].roles.append(role.id)
    assert (await village["Sam"].run("/table setup")).text == answer.text, "moderators may read it"
    assert "manage the server" in (await village["Sam"].run("/table setup", reset=True)).text
    assert "Only a moderator" in (await village["Bruno"].run("/table setup")).text
    await village.restart()
    assert (await village["Sam"].run("/table setup")).text == answer.text
