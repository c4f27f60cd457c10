"""A bot that died between posting and noting it, and came back when Discord had forgotten the nonce."""

import asyncio
import sqlite3
from functools import partial
from typing import Any

import pytest

from bot.playground.kit import Shown, Stage
from bot.playground.permissions import Permission
from bot.playground.world import Overwrite
from bot.recovery import lost_places as troubles
from bot.storage.sqlite import StoreError
from bot.tables.model import Person
from engine.actions import Bid

from .village import DAY, HOUR, Village

UNDELIVERED = "UPDATE notices SET delivered_at = NULL WHERE delivered_at > 0"
UNPOSTED = "UPDATE games SET card_message = NULL, card_version = 0, card_trying = "


@pytest.fixture(autouse=True)
def one_time(village: Village) -> None:
    """Discord's clock and ours agree, as far as clocks do."""
    village.hands.time = village.stage.clock.now() + 100


async def pass_time(village: Village, seconds: float) -> None:
    """Let time pass for Discord too, and everything happen that is due then."""
    village.stage.clock.advance(seconds)
    await village.pass_time(seconds)


async def dies_before(village: Village, *notes: str) -> None:
    """The bot ends, and what it noted last was never noted."""
    await village.stage.stop_bot()
    for note in notes:
        await village.tables.store.write(partial(_unnote, note=note))


def _unnote(db: sqlite3.Connection, note: str) -> None:
    db.execute(note)


async def comes_back(village: Village, after: float = HOUR) -> None:
    """Time passed for everybody; the bot starts and does what is to be done."""
    village.stage.clock.advance(after)
    village.hands.time += after
    await village.tables.quiet()
    await village.tables.close()
    await village.house.open()
    await village.stage.start_bot()
    await village.tick()
    await village.tick()


def calls(village: Village, name: str) -> list[Shown]:
    """Every message that ever called somebody, cards too."""
    return [shown for shown in village.posted if name in shown.pinged]


async def card_row(village: Village) -> tuple[Any, ...]:
    """What is noted of the only table's card: message, version, and whether a try is under way."""
    columns = "card_message, card_version, card_trying"
    row: tuple[Any, ...] = await village.tables.store.read(
        lambda db: db.execute(f"SELECT {columns} FROM games").fetchone()
    )
    return row


@pytest.mark.parametrize("after", [1, HOUR])
async def test_a_reminder_comes_once(village: Village, after: float) -> None:
    await village.begun()
    await pass_time(village, 8 * HOUR)
    await dies_before(village, UNDELIVERED, "DELETE FROM reminders")
    await comes_back(village, after)
    for name in ("Alice", "Bruno", "Chloé"):
        assert len(village.reminders(name)) == len(village.standing(name)) == 1


async def test_a_direct_message_comes_once(village: Village) -> None:
    await village["Bruno"].run("/reminders", where="dm")
    await village.begun()
    await village["Mo"].run("/table act", seat="red", how="safe")
    await village.tick()
    await dies_before(village, UNDELIVERED)
    await comes_back(village)
    texts = [shown.text for shown in village["Bruno"].dm.messages]
    assert sum("decided for you" in text for text in texts) == 1


async def test_moderators_are_told_once(village: Village) -> None:
    await village.begun()
    await pass_time(village, 2 * DAY)
    await dies_before(village, UNDELIVERED)
    await comes_back(village)
    notes = [shown.text for shown in village["Mo"].messages if shown.text.startswith("Moderators")]
    assert len(notes) == len(set(notes)) == 3, "one for each of the three"


async def test_a_busy_channel_hides_nothing(village: Village) -> None:
    await village.begun()
    await pass_time(village, 8 * HOUR)
    for number in range(150):
        await village["Sam"].write(f"and another thing, the {number}th")
    await dies_before(village, UNDELIVERED, "DELETE FROM reminders")
    await comes_back(village)
    assert len(village.reminders("Bruno")) == 1


async def test_where_the_bot_may_not_look_back_nothing_is_lost(village: Village, stage: Stage) -> None:
    """For some minutes the nonce does; after that twice is better than never."""
    role = stage.demo.bot_role.id
    stage.channel.overwrites[role] = Overwrite(role, 0, deny=int(Permission.READ_MESSAGE_HISTORY))
    await village.begun()
    await pass_time(village, 8 * HOUR)
    for after, times in ((1, 1), (HOUR, 2)):
        await dies_before(village, UNDELIVERED, "DELETE FROM reminders")
        await comes_back(village, after)
        assert len(village.reminders("Bruno")) == times


async def test_a_card_comes_once_and_calls_once(village: Village) -> None:
    game = await village.begun()
    shown = (await village.table(game)).version
    before = len(village.posted)
    await dies_before(village, UNPOSTED + str(int(village.hands.time)))
    await comes_back(village)
    row = await card_row(village)
    for _ in range(2000):
        if not row[2]:
            break
        await asyncio.sleep(0.01)
        row = await card_row(village)
    cards = [shown for shown in village["Alice"].messages if "My screen" in shown.buttons]
    assert len(cards) == len(calls(village, "Bruno")) == 1
    assert row == (cards[0].message.id, shown, 0)
    assert len(village.posted) == before


async def test_a_card_that_was_posted_by_an_older_version_of_the_bot_is_posted(village: Village) -> None:
    """It has no mark, and when it was tried nobody noted: better a second card than none."""
    await village.begun()
    for card in village["Alice"].messages:
        village.stage.world.remove(card.message)
    await dies_before(village, UNPOSTED + "1")
    await comes_back(village)
    assert await village["Alice"].until_sees("Round 1")


async def test_a_card_that_somebody_deleted_at_once_is_no_lost_channel(village: Village) -> None:
    """Discord refuses the nonce of a deleted message, with the words for a message that there is not."""
    game = await village.begun()
    await dies_before(village, UNPOSTED + str(int(village.hands.time)))
    for card in village["Alice"].messages:
        village.stage.world.remove(card.message)
    await comes_back(village, 1)
    await village["Alice"].until_sees("Round 1")
    assert (await village.table(game)).status == "playing"
    assert await village.bot.reminders.lost_places.of(game) is None


async def test_whoever_is_told_later_is_not_called_by_a_late_card_as_well(village: Village) -> None:
    bruno = village["Bruno"]
    await village.bot.reminders.people.change(bruno.id, snoozed_until=village.hands.time + HOUR)
    await village.begun()
    assert calls(village, "Bruno") == []
    for card in bruno.messages:
        village.stage.world.remove(card.message)
    await dies_before(village, UNPOSTED + "0")
    await comes_back(village, 2 * HOUR)
    await village["Alice"].until_sees("Round 1")
    await village.stage.settle()
    assert ["You are up" in shown.text for shown in calls(village, "Bruno")] == [True]


async def test_a_reminder_that_nobody_noted_goes_too_once_it_is_void(village: Village) -> None:
    game = await village.begun()
    await pass_time(village, 8 * HOUR)
    await dies_before(village, UNDELIVERED, "DELETE FROM reminders")
    await village.tables.act(game, Person(village["Bruno"].id), Bid())
    await comes_back(village)
    assert village.standing("Bruno") == []
    assert len(village.standing("Chloé")) == 1


async def test_a_lost_place_is_told_and_noted_at_once(
    village: Village, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If one fails, so does the other: told without a note it would be told again, or else never."""
    game = await village.begun()
    log = await village.tables.log(game)

    def fails(*_: object, **__: object) -> None:
        raise sqlite3.OperationalError("the disk is on fire")

    monkeypatch.setattr(troubles, "_note", fails)
    with pytest.raises(StoreError):
        await village.bot.reminders.lost_places.report(game, "channel")
    assert await village.tables.log(game) == log
    monkeypatch.undo()
    await village.bot.reminders.lost_places.report(game, "channel")
    await village.bot.reminders.lost_places.report(game, "channel")
    assert sum(entry.kind == "displaced" for entry in await village.tables.log(game)) == 1
