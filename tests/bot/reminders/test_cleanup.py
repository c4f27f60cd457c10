"""Reminders go when what they are about is done: a channel keeps no trace of who had to be asked twice."""

import random

import pytest

from bot.tables.model import Person
from bot.tables.operations.decisions import Act
from bot.tables.operations.lifecycle import End, Pause
from bot.tables.operations.seats import AcceptSeat, Replace
from engine.actions import Bid
from tests.kit.fake_clock import DAY, HOUR
from tests.kit.server import Server


async def bids(server: Server, game: int, name: str) -> None:
    """Somebody decides at last, and the table has heard of it."""
    await server.tables.submit(game, Person(server[name].id), Act(Bid()))
    await server.stage.settle()
    await server.tick()


async def test_a_reminder_goes_once_its_person_decided(server: Server) -> None:
    game = await server.begun()
    await server.pass_time(8 * HOUR)
    assert len(server.standing("Bruno")) == len(server.standing("Chloé")) == 1
    await bids(server, game, "Bruno")
    assert server.standing("Bruno") == []
    assert len(server.standing("Chloé")) == 1, "she is still waited for"


async def test_it_goes_without_waiting_for_the_clock(server: Server) -> None:
    game = await server.begun()
    await server.pass_time(8 * HOUR)
    await server.tables.submit(game, Person(server["Bruno"].id), Act(Bid()))
    assert await server.stage.until(lambda: not server.standing("Bruno"))


async def test_a_newer_one_takes_the_place_of_the_older(server: Server) -> None:
    """The new one comes first: an edit would ping nobody, and a gap would leave nothing to press on."""
    await server.begun()
    await server.pass_time(8 * HOUR)
    (first,) = server.standing("Bruno")
    seen: list[int] = []
    server.stage.world.subscribe(lambda _event, _subject: seen.append(len(server.standing("Bruno"))))
    await server.pass_time(16 * HOUR)
    (second,) = server.standing("Bruno")
    assert "has been waiting" in second.text
    assert second.message.id != first.message.id
    assert min(seen) == 1
    assert max(seen) == 2


async def test_in_direct_messages_likewise(server: Server) -> None:
    await server["Bruno"].run("/giants my reminders", where="dm")
    game = await server.begun()
    await server.tick()
    assert len(server["Bruno"].dm.messages) == 1
    await server.pass_time(8 * HOUR)
    assert len(server["Bruno"].dm.messages) == 1
    await bids(server, game, "Bruno")
    assert server["Bruno"].dm.messages == []


@pytest.mark.parametrize("how", ["pause", "end", "replace", "away", "act"])
async def test_whatever_ends_the_waiting_ends_the_reminder(server: Server, how: str) -> None:
    game = await server.begun()
    await server.pass_time(8 * HOUR)
    mo = Person(server["Mo"].id, moderator=True)
    match how:
        case "pause":
            await server.tables.submit(game, mo, Pause())
        case "end":
            await server.tables.submit(game, mo, End(scored=True))
        case "replace":
            await server.tables.submit(game, mo, Replace("red", user=server["Sam"].id))
            await server.tables.submit(game, Person(server["Sam"].id), AcceptSeat())
        case "away":
            await server["Bruno"].run("/giants away", until="3", stand_in="easy")
        case _:
            server.fake_clock.time += 16 * HOUR
            await server["Mo"].run("/table act", seat="red", how="safe")
    await server.tables.wait_for_computers()
    await server.stage.settle()
    await server.tick()
    assert server.standing("Bruno") == []


async def test_a_deadline_that_passed_takes_its_warning_along(server: Server) -> None:
    await server.begun(deadline=DAY, late="seat", reminder=None)
    await server.tables.submit(1, Person(server["Alice"].id), Act(Bid()))
    await server.pass_time(18 * HOUR)
    assert len(server.standing("Bruno")) == 1
    await server.pass_time(6 * HOUR)
    await server.tables.wait_for_computers()
    await server.tick()
    assert server.standing("Bruno") == []


async def test_a_message_that_somebody_deleted_is_not_missed(server: Server) -> None:
    game = await server.begun()
    await server.pass_time(8 * HOUR)
    (shown,) = server.standing("Bruno")
    server.stage.standin.actions.delete(server["Mo"].person, shown.message)
    await bids(server, game, "Bruno")
    await server.pass_time(16 * HOUR)
    assert len(server.reminders("Bruno")) == 1
    assert len(server.standing("Chloé")) == 1


async def test_it_goes_in_bad_weather_too_only_later(server: Server) -> None:
    game = await server.begun()
    for name in ("Alice", "Chloé"):
        await server.tables.submit(game, Person(server[name].id), Act(Bid()))
    await server.pass_time(8 * HOUR)
    (shown,) = server.standing("Bruno")
    server.stage.faults.server_error(f"/messages/{shown.message.id}", method="DELETE", times=20)
    await server.tables.submit(game, Person(server["Bruno"].id), Act(Bid()))
    await server.stage.stop_bot()
    assert server.stands(shown)
    server.stage.faults.clear()
    await server.stage.start_bot()
    await server.tick()
    assert not server.stands(shown)


async def test_whoever_is_forgotten_leaves_no_reminder_behind(server: Server) -> None:
    await server.begun()
    await server.pass_time(8 * HOUR)
    await server.tables.erase(server["Bruno"].id)
    await server.tick()
    assert server.standing("Bruno") == []


async def test_restarts_at_any_moment_leave_nothing_standing(server: Server) -> None:
    """Wherever the bot ends between posting, noting, deleting and forgetting: in the end all is tidy."""
    rng = random.Random(11)
    game = await server.begun()
    for hours in (8, 16):
        server.fake_clock.time += hours * HOUR
        for _ in range(3):
            await server.restart_amid(rng.random() * 0.03)
        await server.tick()
        for name in ("Alice", "Bruno", "Chloé"):
            assert len(server.standing(name)) == 1
    for name in ("Alice", "Bruno"):
        await bids(server, game, name)
        await server.restart()
    await server.tick()
    assert server.standing("Alice") == server.standing("Bruno") == []
    assert len(server.standing("Chloé")) == 1
