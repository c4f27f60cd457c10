"""Everybody whom something concerns is told of it once, where they want it: the end, another time limit."""

import pytest

from bot.tables.model import Person
from bot.tables.operations.lifecycle import End
from bot.tables.operations.lobby import Configure
from bot.tables.operations.moderator_ops import Nudge
from tests.kit.fake_clock import DAY, HOUR
from tests.kit.finished_games import without_films
from tests.kit.server import Server


def mo(server: Server) -> Person:
    return Person(server["Mo"].id, moderator=True)


async def test_the_final_card_is_a_new_message_that_mentions_everybody_who_played(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    without_films(monkeypatch)
    game = await server.begun(reminder=None)
    await server["Sam"].write("What a game!")
    while (await server.table(game)).status == "playing":
        assert await server.step(game)
    await server.stage.settle()
    final = await server["Alice"].until_sees("The game is over")
    assert sorted(final.pinged) == ["Alice", "Bruno", "Chloé"]
    assert final.message.id == max(shown.message.id for shown in server.posted)
    assert final.message.attachments
    said = len(server.posted)
    await server.restart()
    await server.tick()
    assert len(server.posted) == said


async def test_whoever_wants_it_elsewhere_or_sleeps_is_told_of_the_end_there_and_then(server: Server) -> None:
    await server["Bruno"].run("/giants my reminders", where="dm")
    await server["Chloé"].run("/giants my reminders", quiet="7-10", zone="UTC")
    game = await server.begun(reminder=None)
    await server.tables.submit(game, mo(server), End(scored=True))
    await server.stage.settle()
    await server.tick()
    await server["Alice"].until_sees("The game is over")
    assert "the game is over" in server["Alice"].notifications[-1].text
    for name in ("Bruno", "Chloé"):
        assert not any("the game is over" in told.text for told in server[name].notifications)
    assert "Your game is over." in server["Bruno"].dm.newest.text
    await server.pass_time(2 * HOUR)
    assert [told.text for told in server["Chloé"].notifications] == [
        f"@Chloé: Your game is over. Thank you for playing! · Giants on Rapa Nui, game {game}"
    ]


async def test_the_end_is_told_once_wherever_the_bot_dies(server: Server) -> None:
    game = await server.begun(reminder=None)
    server.stage.faults.lose_answer("/messages", method="POST", times=2)
    await server.tables.submit(game, mo(server), End(scored=True))
    await server.stage.stop_bot()
    server.stage.faults.clear()
    await server.stage.start_bot()
    await server.stage.settle()
    await server["Alice"].until_sees("The game is over")
    called = [shown for shown in server.posted if "Alice" in shown.pinged and shown.message.id]
    standing = [shown for shown in called if server.stands(shown)]
    assert len(standing) == 1


async def test_another_time_limit_is_told_to_everybody_in_one_message(server: Server) -> None:
    game = await server.begun()
    await server.tables.submit(game, mo(server), Configure({"deadline": DAY, "late": "decision"}))
    await server.tick()
    (told,) = server.pings("Bruno")
    assert sorted(told.pinged) == ["Alice", "Bruno", "Chloé"]
    assert "24 hours from now on. When it is up, a computer makes the decision." in told.text


async def test_a_nudge_needs_a_rest(server: Server) -> None:
    game = await server.begun()
    await server.tables.submit(game, mo(server), Nudge())
    answer = await server["Alice"].run("/giants host nudge")
    until = int(server.fake_clock.time + 12 * HOUR)
    assert f"The table can be nudged again <t:{until}:R>" in answer.text
    await server.pass_time(12 * HOUR)
    before = len(server.reminders("Bruno"))
    await server["Alice"].run("/giants host nudge")
    await server.tick()
    assert len(server.reminders("Bruno")) == before + 1
