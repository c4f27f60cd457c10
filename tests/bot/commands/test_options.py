"""Options that no client would send, or that say less than discord.py wants: refused, and nothing done."""

from typing import Any

import pytest

from bot.playground.kit import Stage
from bot.playground.people.choices import resolve
from bot.playground.world import Channel
from bot.tables.model import Place
from tests.kit.deployment import Deployment
from tests.kit.panel_play import begin, newest_game
from tests.kit.server import Server

LONG = "X" * 6000
PROMISED = ("id", "name", "type", "permissions", "parent_id", "thread_metadata")


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("/place", {"figure": "worker", "hex": LONG}),
        ("/place", {"figure": "worker", "hex": "F6", "power": LONG}),
        ("/move", {"to": LONG}),
        ("/stash", {"statues": LONG}),
        ("/recall", {"statues": "a," * 3000}),
    ],
)
async def test_an_option_of_thousands_of_characters_is_refused(
    stage: Stage, deployment: Deployment, command: str, options: dict[str, Any]
) -> None:
    await begin(stage, "request", 3)
    game = await newest_game(deployment.tables, stage)
    before = (await deployment.tables.look(game)).table.version
    answer = await stage["Bruno"].forge_command(command, **options)
    assert answer.ephemeral
    assert "longer than anything" in answer.text
    assert (await deployment.tables.look(game)).table.version == before


@pytest.mark.parametrize("given", [":+,", " ", "+"])
async def test_marks_without_a_name_do_not_mean_none(stage: Stage, given: str) -> None:
    await begin(stage, "request", 3)
    answer = await stage["Bruno"].forge_command("/stash", statues=given)
    assert answer.text == "Which statues? Name them, or type - for none."


async def test_what_cannot_be_a_hex_is_quoted(stage: Stage) -> None:
    await begin(stage, "request", 3)
    answer = await stage["Bruno"].forge_command("/place", figure="worker", hex="a:*")
    assert "I can't read “a\\:\\*”" in answer.text


def thread_of(server: Server, *, locked: bool = False) -> Channel:
    """A thread that closed before the bot came: it was never told of it."""
    thread = server.stage.world.add_thread(server.stage.channel, "old times", server["Alice"].id)
    thread.archived, thread.locked = True, locked
    return thread


def promised(server: Server, channel: Channel) -> dict[str, Any]:
    """What Discord promises to send along of a thread that a command names, and no more."""
    stage = server.stage
    found = resolve(stage.world, stage.standin.payloads, stage.channel, [channel.id])
    [thread] = found["channels"].values()
    return {"channels": {str(channel.id): {key: thread[key] for key in PROMISED}}}


async def moved(server: Server, game: int, thread: Channel, resolved: dict[str, Any]) -> str:
    await server.restart()
    answer = await server["Mo"].forge_command("/table move", game=game, to=str(thread.id), resolved=resolved)
    assert answer.ephemeral
    return answer.text


async def test_a_game_moves_into_a_thread_that_had_closed(server: Server) -> None:
    game, thread = await server.begun(), thread_of(server)
    assert "went wrong" not in await moved(server, game, thread, promised(server, thread))
    there = Place(server.stage.demo.guild.id, thread.id, thread.parent_id)
    assert (await server.table(game)).place == there
    await server["Mo"].at(thread).until_sees("Round 1")


async def test_a_thread_that_is_locked_is_refused(server: Server) -> None:
    game, thread = await server.begun(), thread_of(server, locked=True)
    assert "closed and locked" in await moved(server, game, thread, promised(server, thread))
    assert (await server.table(game)).place == server.here


async def test_a_thread_that_is_gone_is_refused(server: Server) -> None:
    game, thread = await server.begun(), thread_of(server)
    known = promised(server, thread)
    server.stage.world.remove_channel(thread)
    assert "can't be played there" in await moved(server, game, thread, known)


@pytest.mark.parametrize(
    "resolved", [{}, {"channels": {}}, {"channels": {"7": {"type": 11}}}, {"channels": []}]
)
async def test_a_channel_of_which_nothing_is_said_is_refused(
    server: Server, resolved: dict[str, Any]
) -> None:
    game = await server.begun()
    answer = await server["Mo"].forge_command("/table move", game=game, to="7", resolved=resolved)
    assert answer.ephemeral
    assert "can't be played there" in answer.text or "can't find" in answer.text


async def test_a_person_of_whom_little_is_said_is_looked_up(stage: Stage) -> None:
    await stage["Alice"].run("/giants new")
    bruno = stage["Bruno"]
    resolved = {"users": {str(bruno.id): {"id": str(bruno.id), "username": "bruno"}}}
    answer = await stage["Alice"].forge_command(
        "/giants host invite", person=str(bruno.id), resolved=resolved
    )
    assert bruno.mention in answer.text


async def test_a_person_of_whom_nothing_is_said_is_refused(stage: Stage) -> None:
    await stage["Alice"].run("/giants new")
    answer = await stage["Alice"].forge_command("/giants host invite", person="7")
    assert answer.text == "That is nobody on this server."
