"""What moderators do is refused to everybody else, by command and by button."""

from typing import Any

from tests.kit.moderation import audit_of, open_panel
from tests.kit.server import Server

COMMANDS: list[tuple[str, dict[str, Any]]] = [
    ("/table list", {}),
    ("/table nudge", {}),
    ("/table pause", {}),
    ("/table resume", {}),
    ("/table undo", {}),
    ("/table act", {"seat": "red"}),
    ("/table replace", {"seat": "red", "computer": "easy"}),
    ("/table move", {"game": 1}),
    ("/table repair", {}),
    ("/table end", {"scored": True}),
    ("/table export", {}),
    ("/table audit", {}),
    ("/table look", {"seat": "red"}),
]


async def test_a_member_is_refused_and_nothing_changes(server: Server) -> None:
    game = await server.begun()
    before = await server.table(game)
    for command, options in COMMANDS:
        for name in ("Bruno", "Sam"):
            answer = await server[name].run(command, **options)
            assert "Only a moderator can do that." in answer.text, command
            assert answer.ephemeral
    after = await server.table(game)
    assert (after.version, after.status) == (before.version, before.status)


async def test_a_member_who_presses_a_moderators_button_is_refused(server: Server) -> None:
    game = await server.begun()
    panel = await open_panel(server)
    assert panel.message is not None
    role = next(r for r in server.stage.demo.guild.roles.values() if r.name == "Moderators")
    server.stage.demo.guild.members[server["Mo"].id].roles.remove(role.id)
    answer = await server["Mo"].press("Pause", on=panel.message)
    assert "Only a moderator can do that." in answer.text
    assert (await server.table(game)).status == "playing"


async def test_a_role_makes_moderators(server: Server) -> None:
    game = await server.begun()
    guild = server.stage.demo.guild
    role = server.stage.world.add_role(guild, "Stewards", 0)
    refused = await server["Bruno"].run("/table setup", role=role.id)
    assert "manage" in refused.text.lower()
    answer = await server["Mo"].run("/table setup", role=role.id)
    assert f"<@&{role.id}>" in answer.text
    assert "Only a moderator" in (await server["Sam"].run("/table pause")).text
    guild.members[server["Sam"].id].roles.append(role.id)
    await server["Sam"].run("/table pause")
    assert (await server.table(game)).status == "paused"
    assert await audit_of(server, game) == [("paused", f"moderator:{server['Sam'].id}")]


async def test_a_host_may_ask_for_a_pause_but_not_decide_for_others(server: Server) -> None:
    game = await server.begun()
    page = await server["Alice"].run("/giants host pause")
    assert "You are about to ask the table" in page.text
    await server["Alice"].press("Ask the table", on=page.message)
    assert (await server.table(game)).status == "playing"
    await server["Bruno"].until_sees("Pause the game?")
    await server["Bruno"].press("Yes")
    assert (await server.table(game)).status == "paused"
    for command, options in (("/table act", {"seat": "red"}), ("/table undo", {}), ("/table list", {})):
        assert "Only a moderator" in (await server["Alice"].run(command, **options)).text
    assert await audit_of(server, game) == []


async def test_a_moderator_of_another_server_has_no_say_here(server: Server) -> None:
    game = await server.begun()
    world = server.stage.world
    owner = world.people[server["Sam"].id]
    island = world.add_guild("Pitcairn", owner, 0)
    bay = world.add_text_channel(island, "bay")
    world.join(island, world.bot)
    sam = server["Sam"].at(bay)
    answer = await sam.run("/table pause", game=game)
    assert f"There is no game {game}." in answer.text
    assert (await server.table(game)).status == "playing"
