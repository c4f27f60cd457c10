"""Discord has our commands after every start, and is told of them only where it has others."""

from typing import Any

from bot.command_sync import normalised, same_commands
from bot.playground.kit import Stage
from tests.kit.server import Server


def puts(stage: Stage) -> int:
    return len(stage.requests.find("PUT", "/commands"))


async def test_a_restart_tells_discord_nothing_new(server: Server) -> None:
    assert puts(server.stage) == 1
    await server.restart()
    assert puts(server.stage) == 1


async def test_a_command_that_was_removed_at_discord_comes_back(server: Server) -> None:
    world = server.stage.world
    kept = [command for command in world.commands[None] if command["name"] != "bid"]
    world.set_commands(None, kept)
    await server.restart()
    assert "bid" in {command["name"] for command in world.commands[None]}
    assert puts(server.stage) == 2


async def test_a_command_that_is_not_ours_any_more_goes(server: Server) -> None:
    world = server.stage.world
    world.set_commands(None, [*world.commands[None], {**world.commands[None][0], "name": "log", "id": "1"}])
    await server.restart()
    assert "log" not in {command["name"] for command in world.commands[None]}


async def test_a_start_does_not_fail_where_discord_does_not_say_what_it_has(server: Server) -> None:
    server.stage.faults.server_error("/commands$", method="GET", status=503)
    await server.restart()
    assert "/giants new" in (await server["Alice"].run("/giants log")).text
    assert puts(server.stage) == 1


def test_what_discord_fills_in_or_leaves_out_is_no_difference() -> None:
    ours: dict[str, Any] = {
        "type": 1,
        "name": "take",
        "description": "Take a Moai",
        "nsfw": False,
        "dm_permission": False,
        "default_member_permissions": 8192,
        "contexts": [1, 0],
        "integration_types": [0],
        "options": [{"type": 4, "name": "size", "description": "Its size", "required": False, "choices": []}],
    }
    theirs: dict[str, Any] = {
        "id": "1",
        "application_id": "2",
        "version": "3",
        "type": 1,
        "name": "take",
        "description": "Take a Moai",
        "default_member_permissions": "8192",
        "contexts": [0, 1],
        "integration_types": [0],
        "name_localizations": None,
        "options": [{"type": 4, "name": "size", "description": "Its size"}],
    }
    assert normalised(ours) == normalised(theirs)
    assert same_commands([ours], [theirs])
    others: tuple[dict[str, Any], ...] = (
        {"description": "Give"},
        {"contexts": [0]},
        {"default_member_permissions": None},
        {"options": []},
    )
    for change in others:
        assert not same_commands([ours], [{**theirs, **change}]), change
    assert not same_commands([ours], [])
