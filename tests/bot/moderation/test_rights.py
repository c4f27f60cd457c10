"""Who moderates games is decided in one place: commands, buttons and menus honour the same people."""

import pytest

from bot.playground.permissions import Permission
from bot.playground.world import Overwrite
from bot.tables.model import Person
from bot.tables.operations.lobby import Join
from tests.kit.server import Server


async def moderator_by_role(server: Server, name: str) -> int:
    """Make somebody a moderator by the role of `/table setup`; the role."""
    guild = server.stage.demo.guild
    role = server.stage.world.add_role(guild, "Stewards", 0)
    await server["Mo"].run("/table setup", role=role.id)
    guild.members[server[name].id].roles.append(role.id)
    return role.id


async def lobby(server: Server) -> int:
    """A table of Alice and Bruno that waits for players."""
    game = (await server.tables.open_table(server.here, Person(server["Alice"].id))).table.id
    for name in ("Alice", "Bruno", "Chloé"):
        await server.tables.submit(game, Person(server[name].id), Join())
    await server["Alice"].until_sees("Chloé")
    await server.stage.settle()
    return game


async def last(server: Server, game: int) -> tuple[str, str]:
    entry = (await server.tables.log(game))[-1]
    return entry.kind, entry.actor


async def test_the_role_counts_for_every_command(server: Server) -> None:
    game = await lobby(server)
    assert "Only the host of the table or a moderator" in (await server["Sam"].run("/giants cancel")).text
    assert (await server.table(game)).status == "open"
    await moderator_by_role(server, "Sam")
    await server["Sam"].run("/giants cancel")
    assert await last(server, game) == ("abandoned", f"moderator:{server['Sam'].id}")


async def test_the_role_counts_for_buttons_and_menus(server: Server) -> None:
    game = await lobby(server)
    await moderator_by_role(server, "Sam")
    page = await server["Sam"].press("Settings")
    await server["Sam"].choose("Time for a decision", "24", on=page.message)
    assert (await server.table(game)).settings.deadline == 24 * 3600
    await server["Sam"].press("Start")
    table = await server.table(game)
    assert table.status == "playing"
    assert ("started", f"moderator:{server['Sam'].id}") in [
        (entry.kind, entry.actor) for entry in await server.tables.log(game)
    ]


@pytest.mark.parametrize("how", ["the role is taken away", "another role is set"])
async def test_without_the_role_nothing_is_changed(server: Server, how: str) -> None:
    game = await lobby(server)
    role = await moderator_by_role(server, "Sam")
    guild = server.stage.demo.guild
    panel = await server["Sam"].run("/table list")
    page = await server["Sam"].press("Settings")
    if how == "the role is taken away":
        guild.members[server["Sam"].id].roles.remove(role)
    else:
        other = server.stage.world.add_role(guild, "Elders", 0)
        await server["Mo"].run("/table setup", role=other.id)
    before = await server.table(game)
    answers = [
        await server["Sam"].run("/giants cancel"),
        await server["Sam"].press("Start"),
        await server["Sam"].choose("Time for a decision", "24", on=page.message),
        await server["Sam"].run("/table repair"),
        await server["Sam"].choose("Something else…", "End…", on=panel.message),
    ]
    for answer in answers:
        assert "moderator can do that." in answer.text
        assert answer.ephemeral
    after = await server.table(game)
    assert (after.version, after.status, after.settings) == (before.version, before.status, before.settings)


async def test_a_say_in_one_channel_is_no_say_on_the_server(server: Server) -> None:
    """Whoever keeps one channel tidy does not look after the games of all the others."""
    game = await server.begun()
    general = server.stage.demo.general
    sam = server["Sam"].at(general)
    general.overwrites[sam.id] = Overwrite(sam.id, 1, allow=int(Permission.MANAGE_MESSAGES))
    for command in ("/table list", "/table pause"):
        options = {} if command == "/table list" else {"game": game}
        assert "Only a moderator can do that." in (await sam.run(command, **options)).text
    assert (await server.table(game)).status == "playing"


async def test_permission_and_role_are_the_same_to_the_table(server: Server) -> None:
    game = await server.begun()
    await moderator_by_role(server, "Sam")
    await server["Sam"].run("/table pause")
    await server["Mo"].run("/table resume")
    right = [entry.actor for entry in await server.tables.log(game)][-2:]
    assert right == [f"moderator:{server['Sam'].id}", f"moderator:{server['Mo'].id}"]
