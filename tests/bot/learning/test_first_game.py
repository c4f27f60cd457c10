"""A first game that teaches: begun by one press or command, explained, faded, left and taken up."""

import pytest

from bot.learning.first_game import post_welcome
from bot.playground.kit import Player
from bot.playground.permissions import Permission
from bot.playground.world import Overwrite
from bot.tables.public_view import TableView
from bot.words import words
from engine import read_record, replay, view
from tests.kit.green_buttons import follow
from tests.kit.server import Server


async def welcomed(server: Server) -> Player:
    """Alice, who pressed the first button of the playground."""
    await post_welcome(server.stage.bot, server.stage.channel.id)
    alice = server["Alice"]
    answer = await alice.press("Learn by playing")
    assert "explains every step" in answer.text
    await server.tables.wait_for_computers()
    await alice.until_sees("Round 1")
    return alice


async def lesson(server: Server) -> TableView:
    [listed] = await server.tables.storage.tables.of_user(server["Alice"].id)
    return (await server.tables.look(listed.id)).table


async def play_round(server: Server, player: Player, number: int) -> str:
    """Follow what is green to the end of a round; everything that was said meanwhile."""
    said: list[str] = []
    table = await lesson(server)
    assert table.view is not None
    while table.status == "playing" and table.view is not None and table.view.round == number:
        await server.tables.wait_for_computers()
        table = await lesson(server)
        assert table.view is not None
        if table.view.round == number:
            await follow(player, said)
        await server.tables.wait_for_computers()
        table = await lesson(server)
    return "\n".join(said)


async def test_the_first_round_is_prepared_and_every_decision_explained(server: Server) -> None:
    alice = await welcomed(server)
    table = await lesson(server)
    assert table.view is not None
    assert sorted(table.view.faces or ()) == [1, 2, 3]
    assert table.view.quarry == (1, 2, 2)
    assert table.seats[0].user == alice.id, "the learner begins"
    assert [seat.computer for seat in table.seats[1:]] == ["easy", "easy"]
    said = await play_round(server, alice, 1)
    for part in (
        "**The auction.**",
        "Why the chief?",
        "Green is what a good player would do",
        "**Placement.**",
        "**Transport.**",
        "> 🎓",
    ):
        assert part in said, part


@pytest.mark.long
async def test_the_coach_fades_and_leaves(server: Server) -> None:
    alice = await welcomed(server)
    await play_round(server, alice, 1)
    second = await play_round(server, alice, 2)
    assert "**The auction.**" not in second
    assert "> " in second, "why is still said"
    third = await play_round(server, alice, 3)
    assert "Green is" not in third
    fourth = await alice.press("Your move")
    assert "You know the game now" in fourth.text
    assert "💡" in fourth.text, "the suggestion and its reason remain"
    assert fourth.message is not None
    assert {"Hint", "?"} <= set(fourth.message.buttons)


async def test_a_lesson_is_left_and_taken_up(server: Server) -> None:
    await welcomed(server)
    again = await server["Alice"].run("/giants learn")
    assert "go on in" in again.text
    assert len(await server.tables.storage.tables.of_user(server["Alice"].id)) == 1


@pytest.mark.long
async def test_it_plays_by_the_real_rules(server: Server) -> None:
    """The record of a lesson replays to where it stands, under the usual rules."""
    alice = await welcomed(server)
    await play_round(server, alice, 1)
    table = await lesson(server)
    replayed = view(replay(read_record(await server.tables.record(table.id))))
    assert table.view is not None
    assert replayed.statues == table.view.statues
    assert replayed.faces == table.view.faces
    assert [p.score for p in replayed.players.values()] == [p.score for p in table.view.players.values()]
    assert not table.options.names()


@pytest.mark.parametrize("private", [True, False])
async def test_the_command_opens_a_thread_of_ones_own(server: Server, private: bool) -> None:
    if private:
        role = server.stage.demo.bot_role
        role.permissions |= Permission.CREATE_PRIVATE_THREADS | Permission.SEND_MESSAGES_IN_THREADS
    answer = await server["Alice"].run("/giants learn")
    assert answer.ephemeral
    table = await lesson(server)
    assert table.place is not None
    thread = server.stage.world.channels[table.place.channel]
    assert thread.is_thread
    assert thread.is_private_thread == private
    assert thread.name == "Alice's first game of Giants"
    assert f"<#{thread.id}>" in answer.text
    panel = await server["Alice"].at(thread).press("Your move")
    assert "🎓" in panel.text


async def test_without_threads_it_is_played_in_the_channel(server: Server) -> None:
    stage = server.stage
    nothing = Overwrite(stage.demo.guild.id, 0, deny=int(Permission.CREATE_PUBLIC_THREADS))
    role = Overwrite(stage.demo.bot_role.id, 0, deny=int(Permission.CREATE_PUBLIC_THREADS))
    stage.channel.overwrites = {nothing.id: nothing, role.id: role}
    await server["Alice"].run("/giants learn")
    table = await lesson(server)
    assert table.place is not None
    assert table.place.channel == server.stage.channel.id


async def test_anybody_can_have_a_coach_in_any_game(server: Server) -> None:
    await server.begun()
    alice = server["Alice"]
    assert "🎓" not in (await alice.press("Your move")).text
    await alice.press("More")
    answer = await alice.press("Coach me")
    assert "explains your decisions from now on" in answer.text
    assert "**The auction.**" in (await alice.press("Your move")).text
    assert "🎓" not in (await server["Bruno"].press("Your move")).text, "that was Alice's wish"
    stored = await server.tables.storage.people.of(alice.id)
    assert stored.coach == 1
    await alice.press("More")
    await alice.press("No coach")
    assert "🎓" not in (await alice.press("Your move")).text


async def test_it_is_played_in_the_language_of_whoever_learns(server: Server) -> None:
    """On its card too; and nothing is asked besides, before they play with others."""
    greta = server.stage.newcomer("Greta", locale="de")
    await greta.run("/giants learn")
    await server.tables.wait_for_computers()
    [listed] = await server.tables.storage.tables.of_user(greta.id)
    table = (await server.tables.look(listed.id)).table
    assert table.settings.language == "de"
    assert table.place is not None
    there = greta.at(server.stage.world.channels[table.place.channel])
    await there.until_sees("Runde 1 · Versteigerung")
    panel = await there.press("Dein Zug")
    assert "🎓 **Die Versteigerung.**" in panel.text
    await there.run("/bid")
    question = words("de")("reminders-zones")
    assert not [shown for shown in greta.everywhere if question in shown.selects]
    await greta.run("/giants new", pictures="request")
    await greta.run("/giants join")
    assert [shown for shown in greta.everywhere if question in shown.selects]
