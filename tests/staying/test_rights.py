"""Who moderates games is decided in one place: commands, buttons and menus honour the same people."""

import pytest

from bot.playground.permissions import Permission
from bot.playground.world import Overwrite
from bot.tables.model import Person

from .village import Village


async def steward(village: Village, name: str) -> int:
    """Make somebody a moderator by the role of `/table setup`; the role."""
    guild = village.stage.demo.guild
    role = village.stage.world.add_role(guild, "Stewards", 0)
    await village["Mo"].run("/table setup", role=role.id)
    guild.members[village[name].id].roles.append(role.id)
    return role.id


async def lobby(village: Village) -> int:
    """A table of Alice and Bruno that waits for players."""
    game = (await village.tables.open_table(village.here, Person(village["Alice"].id))).table.id
    for name in ("Alice", "Bruno", "Chloé"):
        await village.tables.join(game, Person(village[name].id))
    await village["Alice"].until_sees("Chloé")
    await village.stage.settle()
    return game


async def last(village: Village, game: int) -> tuple[str, str]:
    entry = (await village.tables.log(game))[-1]
    return entry.kind, entry.actor


async def test_the_role_counts_for_every_command(village: Village) -> None:
    game = await lobby(village)
    assert "Only the host of the table or a moderator" in (await village["Sam"].run("/giants cancel")).text
    assert (await village.table(game)).status == "open"
    await steward(village, "Sam")
    await village["Sam"].run("/giants cancel")
    assert await last(village, game) == ("abandoned", f"moderator:{village['Sam'].id}")


async def test_the_role_counts_for_buttons_and_menus(village: Village) -> None:
    game = await lobby(village)
    await steward(village, "Sam")
    page = await village["Sam"].press("Settings")
    await village["Sam"].choose("Time for a decision", "24", on=page.message)
    assert (await village.table(game)).settings.deadline == 24 * 3600
    await village["Sam"].press("Start")
    table = await village.table(game)
    assert table.status == "playing"
    assert ("started", f"moderator:{village['Sam'].id}") in [
        (entry.kind, entry.actor) for entry in await village.tables.log(game)
    ]


@pytest.mark.parametrize("how", ["the role is taken away", "another role is set"])
async def test_without_the_role_nothing_is_changed(village: Village, how: str) -> None:
    game = await lobby(village)
    role = await steward(village, "Sam")
    guild = village.stage.demo.guild
    panel = await village["Sam"].run("/table list")
    page = await village["Sam"].press("Settings")
    if how == "the role is taken away":
        guild.members[village["Sam"].id].roles.remove(role)
    else:
        other = village.stage.world.add_role(guild, "Elders", 0)
        await village["Mo"].run("/table setup", role=other.id)
    before = await village.table(game)
    answers = [
        await village["Sam"].run("/giants cancel"),
        await village["Sam"].press("Start"),
        await village["Sam"].choose("Time for a decision", "24", on=page.message),
        await village["Sam"].run("/table repair"),
        await village["Sam"].choose("Something else…", "End…", on=panel.message),
    ]
    for answer in answers:
        assert "moderator can do that." in answer.text
        assert answer.ephemeral
    after = await village.table(game)
    assert (after.version, after.status, after.settings) == (before.version, before.status, before.settings)


async def test_a_say_in_one_channel_is_no_say_on_the_server(village: Village) -> None:
    """Whoever keeps one channel tidy does not look after the games of all the others."""
    game = await village.begun()
    general = village.stage.demo.general
    sam = village["Sam"].at(general)
    general.overwrites[sam.id] = Overwrite(sam.id, 1, allow=int(Permission.MANAGE_MESSAGES))
    for command in ("/table list", "/table pause"):
        options = {} if command == "/table list" else {"game": game}
        assert "Only a moderator can do that." in (await sam.run(command, **options)).text
    assert (await village.table(game)).status == "playing"


async def test_permission_and_role_are_the_same_to_the_table(village: Village) -> None:
    game = await village.begun()
    await steward(village, "Sam")
    await village["Sam"].run("/table pause")
    await village["Mo"].run("/table resume")
    right = [entry.actor for entry in await village.tables.log(game)][-2:]
    assert right == [f"moderator:{village['Sam'].id}", f"moderator:{village['Mo'].id}"]
