"""Commands: few names, where they can be used, whom Discord shows them to, and how texts name them."""

import re
from importlib.resources import files

import pytest

from bot.client import Giants
from bot.playground.kit import CannotAct, Stage
from bot.words import command_mention, use_command_ids
from tests.kit.server import Server

TYPED_EVERY_TURN = {"bid", "take", "decline", "place", "tablet", "move", "pass", "stash", "recall", "peek"}
GUILD, BOT_DM = 0, 1
IN_PRIVATE_TOO = ("rules", "replay", "stats", "ladder")
NAMED = re.compile(r'COMMAND\("([^"]*)"\)')


def command_names(bot: Giants) -> set[str]:
    return {command.qualified_name for command in bot.tree.walk_commands()}


async def test_only_decisions_the_rules_and_finished_games_have_short_names(stage: Stage) -> None:
    names = {command["name"] for command in stage.world.commands[None]}
    assert names == {"giants", "table", "league", *IN_PRIVATE_TOO, *TYPED_EVERY_TURN}
    giants = next(command for command in stage.world.commands[None] if command["name"] == "giants")
    assert len(giants["options"]) <= 25, "Discord takes no more"


async def test_every_command_says_where_it_can_be_used(stage: Stage) -> None:
    for command in stage.world.commands[None]:
        here = [GUILD, BOT_DM] if command["name"] in ("giants", *IN_PRIVATE_TOO) else [GUILD]
        assert command["contexts"] == here, command["name"]
        assert command["integration_types"] == [0], "it is added to servers"


async def test_in_direct_messages_one_finds_what_is_ones_own(stage: Stage) -> None:
    alice = stage["Alice"].dm
    assert "where you live" in (await alice.run("/giants my reminders", zone="Europe/Paris")).text
    assert (await alice.run("/giants my data")).ephemeral
    assert "You were not away." in (await alice.run("/giants back")).text
    for command in ("new", "practice", "games", "log", "moderate", "start", "host pause", "seat offer"):
        answer = await alice.run(f"/giants {command}")
        assert answer.text == "That needs a channel of a server: games are played there.", command
    with pytest.raises(CannotAct, match="no command"):
        await alice.run("/bid")


async def test_discord_shows_the_moderators_commands_to_moderators(stage: Stage) -> None:
    assert "No game is on" in (await stage["Mo"].run("/table list")).text
    with pytest.raises(CannotAct, match="no command"):
        await stage["Bruno"].run("/table list")
    role = stage.world.add_role(stage.demo.guild, "Stewards", 0)
    stage.demo.guild.members[stage["Bruno"].id].roles.append(role.id)
    assert "Only a moderator can do that." in (await stage["Bruno"].run("/giants moderate")).text
    await stage["Mo"].run("/table setup", role=role.id)
    assert "No game is on" in (await stage["Bruno"].run("/giants moderate")).text, "the role is enough"
    stage.world.give_command(stage.demo.guild, "table", role.id)
    assert "No game is on" in (await stage["Bruno"].run("/table list")).text, (
        "the server may overrule Discord"
    )


async def test_a_host_looks_after_the_table_without_the_moderators_commands(server: Server) -> None:
    game = await server.begun()
    await server["Alice"].run("/giants host nudge")
    await server["Alice"].run("/giants host repair")
    assert {"nudged", "repaired"} <= {entry.kind for entry in await server.tables.log(game)}
    assert "Only a moderator" in (await server["Bruno"].run("/giants host nudge")).text


async def test_a_command_that_a_client_still_remembers_is_answered(stage: Stage) -> None:
    stage.world.set_commands(None, [*stage.world.commands[None], {**_old_log(), "id": "1", "version": "1"}])
    answer = await stage["Alice"].run("/log")
    assert "changed or moved" in answer.text
    assert "/giants games" in answer.text


def _old_log() -> dict[str, object]:
    return {"type": 1, "name": "log", "description": "What happened last", "options": [], "contexts": [0]}


async def test_texts_name_commands_that_there_are_as_something_to_tap(stage: Stage) -> None:
    assert isinstance(stage.bot, Giants)
    known = command_names(stage.bot)
    for folder in (files("data") / "locales").iterdir():
        for file in folder.iterdir():
            text = file.read_text("utf-8")
            assert set(NAMED.findall(text)) <= known, file.name
    answer = await stage["Alice"].run("/giants log")
    assert answer.message is not None
    number = next(command["id"] for command in stage.world.commands[None] if command["name"] == "giants")
    [text] = [part["content"] for part in answer.message.components if "content" in part]
    assert f"</giants new:{number}>" in text


def test_without_ids_texts_say_what_to_type() -> None:
    use_command_ids({})
    assert command_mention("giants log") == "/giants log"
    use_command_ids({"giants": 7})
    assert command_mention("giants log") == "</giants log:7>"
    assert command_mention("bid") == "/bid"
