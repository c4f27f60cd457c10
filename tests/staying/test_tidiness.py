"""Reminders go when what they are about is done: a channel keeps no trace of who had to be asked twice."""

import random

import pytest

from bot.playground.kit import Stage
from bot.tables.model import Person
from engine.actions import Bid

from .village import DAY, HOUR, Village


async def bids(village: Village, game: int, name: str) -> None:
    """Somebody decides at last, and the table has heard of it."""
    await village.tables.act(game, Person(village[name].id), Bid())
    await village.stage.settle()
    await village.tick()


async def test_a_reminder_goes_once_its_person_decided(village: Village) -> None:
    game = await village.begun()
    await village.pass_time(8 * HOUR)
    assert len(village.standing("Bruno")) == len(village.standing("Chloé")) == 1
    await bids(village, game, "Bruno")
    assert village.standing("Bruno") == []
    assert len(village.standing("Chloé")) == 1, "she is still waited for"


async def test_it_goes_without_waiting_for_the_clock(village: Village, stage: Stage) -> None:
    game = await village.begun()
    await village.pass_time(8 * HOUR)
    await village.tables.act(game, Person(village["Bruno"].id), Bid())
    assert await stage.until(lambda: not village.standing("Bruno"))


async def test_a_newer_one_takes_the_place_of_the_older(village: Village, stage: Stage) -> None:
    """The new one comes first: an edit would ping nobody, and a gap would leave nothing to press on."""
    await village.begun()
    await village.pass_time(8 * HOUR)
    (first,) = village.standing("Bruno")
    seen: list[int] = []
    stage.world.subscribe(lambda _event, _subject: seen.append(len(village.standing("Bruno"))))
    await village.pass_time(16 * HOUR)
    (second,) = village.standing("Bruno")
    assert "has been waiting" in second.text
    assert second.message.id != first.message.id
    assert min(seen) == 1
    assert max(seen) == 2


async def test_in_direct_messages_likewise(village: Village) -> None:
    await village["Bruno"].run("/reminders", where="dm")
    game = await village.begun()
    await village.tick()
    assert len(village["Bruno"].dm.messages) == 1
    await village.pass_time(8 * HOUR)
    assert len(village["Bruno"].dm.messages) == 1
    await bids(village, game, "Bruno")
    assert village["Bruno"].dm.messages == []


@pytest.mark.parametrize("how", ["pause", "end", "replace", "away", "act"])
async def test_whatever_ends_the_waiting_ends_the_reminder(village: Village, how: str) -> None:
    game = await village.begun()
    await village.pass_time(8 * HOUR)
    host, mo = Person(village["Alice"].id), Person(village["Mo"].id, moderator=True)
    match how:
        case "pause":
            await village.tables.pause(game, host)
        case "end":
            await village.tables.end(game, host, scored=True)
        case "replace":
            await village.tables.replace(game, mo, "red", user=village["Sam"].id)
        case "away":
            await village["Bruno"].run("/away", until="3", stand_in="easy")
        case _:
            await village["Mo"].run("/table act", seat="red", how="safe")
    await village.tables.quiet()
    await village.stage.settle()
    await village.tick()
    assert village.standing("Bruno") == []


async def test_a_deadline_that_passed_takes_its_warning_along(village: Village) -> None:
    await village.begun(deadline=DAY, late="seat", reminder=None)
    await village.tables.act(1, Person(village["Alice"].id), Bid())
    await village.pass_time(18 * HOUR)
    assert len(village.standing("Bruno")) == 1
    await village.pass_time(6 * HOUR)
    await village.tables.quiet()
    await village.tick()
    assert village.standing("Bruno") == []


async def test_a_message_that_somebody_deleted_is_not_missed(village: Village, stage: Stage) -> None:
    game = await village.begun()
    await village.pass_time(8 * HOUR)
    (shown,) = village.standing("Bruno")
    stage.standin.actions.delete(village["Mo"].person, shown.message)
    await bids(village, game, "Bruno")
    await village.pass_time(16 * HOUR)
    assert len(village.reminders("Bruno")) == 1
    assert len(village.standing("Chloé")) == 1


async def test_it_goes_in_bad_weather_too_only_later(village: Village, stage: Stage) -> None:
    game = await village.begun()
    await village.pass_time(8 * HOUR)
    (shown,) = village.standing("Bruno")
    stage.faults.server_error(f"/messages/{shown.message.id}", method="DELETE", times=20)
    await village.tables.act(game, Person(village["Bruno"].id), Bid())
    await stage.stop_bot()
    assert village.stands(shown)
    stage.faults.clear()
    await stage.start_bot()
    await village.tick()
    assert not village.stands(shown)


async def test_whoever_is_forgotten_leaves_no_reminder_behind(village: Village) -> None:
    await village.begun()
    await village.pass_time(8 * HOUR)
    await village.tables.stewards.forget(village["Bruno"].id)
    await village.tick()
    assert village.standing("Bruno") == []


async def test_restarts_at_any_moment_leave_nothing_standing(village: Village) -> None:
    """Wherever the bot ends between posting, noting, deleting and forgetting: in the end all is tidy."""
    rng = random.Random(11)
    game = await village.begun()
    for hours in (8, 16):
        village.hands.time += hours * HOUR
        for _ in range(3):
            await village.restart_amid(rng.random() * 0.03)
        await village.tick()
        for name in ("Alice", "Bruno", "Chloé"):
            assert len(village.standing(name)) == 1
    for name in ("Alice", "Bruno"):
        await bids(village, game, name)
        await village.restart()
    await village.tick()
    assert village.standing("Alice") == village.standing("Bruno") == []
    assert len(village.standing("Chloé")) == 1
