"""A bot that died between posting and noting it, and came back when Discord had forgotten the nonce."""

import sqlite3
from functools import partial
from typing import Any

import pytest

from bot.playground.permissions import Permission
from bot.playground.world import Overwrite
from bot.storage.cards import CardStore
from bot.storage.errors import StoreError
from bot.tables.model import Person
from bot.tables.operations.decisions import Act
from engine.actions import Bid
from tests.kit.fake_clock import DAY, HOUR
from tests.kit.server import Server

UNDELIVERED = "UPDATE notices SET delivered_at = NULL WHERE delivered_at > 0"
UNPOSTED = "UPDATE games SET card_message = NULL, card_version = 0, card_called = 0, card_trying = "


@pytest.fixture(autouse=True)
def one_time(server: Server) -> None:
    """Discord's clock and ours agree, as far as clocks do."""
    server.fake_clock.time = server.stage.clock.now() + 100


async def pass_time(server: Server, seconds: float) -> None:
    """Let time pass for Discord too, and everything happen that is due then."""
    server.stage.clock.advance(seconds)
    await server.pass_time(seconds)


async def dies_before(server: Server, *notes: str) -> None:
    """The bot ends, and what it noted last was never noted."""
    await server.stage.stop_bot()
    for note in notes:
        await server.tables.storage.database.write(partial(_unnote, note=note))


def _unnote(db: sqlite3.Connection, note: str) -> None:
    db.execute(note)


async def comes_back(server: Server, after: float = HOUR) -> None:
    """Time passed for everybody; the bot starts and does what is to be done."""
    server.stage.clock.advance(after)
    server.fake_clock.time += after
    await server.tables.wait_for_computers()
    await server.tables.close()
    await server.deployment.open()
    await server.stage.start_bot()
    await server.tick()
    await server.tick()


def calls(server: Server, name: str) -> list[str]:
    """What every message said that ever called somebody, cards too."""
    return [notification.text for notification in server[name].notifications]


async def card_row(server: Server) -> tuple[Any, ...]:
    """What is noted of the only table's card: message, version, and whether a try is under way."""
    columns = "card_message, card_version, card_trying"
    row: tuple[Any, ...] = await server.tables.storage.database.read(
        lambda db: db.execute(f"SELECT {columns} FROM games").fetchone()
    )
    return row


@pytest.mark.parametrize("after", [1, HOUR])
async def test_a_reminder_comes_once(server: Server, after: float) -> None:
    await server.begun()
    await pass_time(server, 8 * HOUR)
    await dies_before(server, UNDELIVERED, "DELETE FROM reminder_posts")
    await comes_back(server, after)
    for name in ("Alice", "Bruno", "Chloé"):
        assert len(server.reminders(name)) == len(server.standing(name)) == 1


async def test_a_direct_message_comes_once(server: Server) -> None:
    await server["Bruno"].run("/giants my reminders", where="dm")
    await server.begun()
    await pass_time(server, DAY)
    await server["Mo"].run("/table act", seat="red", how="safe")
    await server.tick()
    await dies_before(server, UNDELIVERED)
    await comes_back(server)
    texts = [shown.text for shown in server["Bruno"].dm.messages]
    assert sum("decided for you" in text for text in texts) == 1


async def test_moderators_are_told_once(server: Server) -> None:
    await server.begun()
    await pass_time(server, 2 * DAY)
    await dies_before(server, UNDELIVERED)
    await comes_back(server)
    notes = [shown.text for shown in server["Mo"].messages if shown.text.startswith("Moderators")]
    assert len(notes) == 1, "one for all three"


async def test_a_busy_channel_hides_nothing(server: Server) -> None:
    await server.begun()
    await pass_time(server, 8 * HOUR)
    for number in range(150):
        await server["Sam"].write(f"and another thing, the {number}th")
    await dies_before(server, UNDELIVERED, "DELETE FROM reminder_posts")
    await comes_back(server)
    assert len(server.reminders("Bruno")) == 1


async def test_where_the_bot_may_not_look_back_nothing_is_lost(server: Server) -> None:
    """For some minutes the nonce does; after that twice is better than never."""
    role = server.stage.demo.bot_role.id
    server.stage.channel.overwrites[role] = Overwrite(role, 0, deny=int(Permission.READ_MESSAGE_HISTORY))
    await server.begun()
    await pass_time(server, 8 * HOUR)
    for after, times in ((1, 1), (HOUR, 2)):
        await dies_before(server, UNDELIVERED, "DELETE FROM reminder_posts")
        await comes_back(server, after)
        assert len(server.reminders("Bruno")) == times


@pytest.mark.parametrize("after", [1, HOUR])
@pytest.mark.parametrize("note", ["called", "shown"])
async def test_a_card_comes_once_and_calls_once(
    server: Server, monkeypatch: pytest.MonkeyPatch, note: str, after: float
) -> None:
    """Whether the bot dies before it notes a call, or before it notes that the call became the card."""
    game = await server.begun()

    async def dies(*_: object, **__: object) -> None:
        raise RuntimeError("it is dead")

    monkeypatch.setattr(CardStore, note, dies)
    for name in ("Alice", "Bruno", "Chloé"):
        await server.tables.submit(game, Person(server[name].id), Act(Bid()))
    await server.stage.until(lambda: len(calls(server, "Alice")) == 2)
    await server.stage.settle()
    posted = len(server.posted)
    await server.stage.stop_bot()
    monkeypatch.undo()
    await comes_back(server, after)
    await server["Alice"].until_sees("Placement")
    await server.stage.settle()
    assert len(calls(server, "Alice")) == 2, "to bid, and to place a figure"
    assert len(server.posted) == posted
    (card,) = server["Alice"].messages
    assert "My screen" in card.buttons
    assert await card_row(server) == (card.message.id, (await server.table(game)).version, 0)


async def test_a_card_that_was_posted_by_an_older_version_of_the_bot_is_posted(server: Server) -> None:
    """It has no mark, and when it was tried nobody noted: better a second card than none."""
    await server.begun()
    for card in server["Alice"].messages:
        server.stage.world.remove(card.message)
    await dies_before(server, UNPOSTED + "1")
    await comes_back(server)
    assert await server["Alice"].until_sees("Round 1")


async def test_a_card_that_somebody_deleted_at_once_is_no_lost_channel(server: Server) -> None:
    """Discord refuses the nonce of a deleted message, with the words for a message that there is not."""
    game = await server.begun()
    await dies_before(server, UNPOSTED + str(int(server.fake_clock.time)))
    for card in server["Alice"].messages:
        server.stage.world.remove(card.message)
    await comes_back(server, 1)
    await server["Alice"].until_sees("Round 1")
    assert (await server.table(game)).status == "playing"
    assert await server.bot.lost_places.of(game) is None


async def test_whoever_is_told_later_is_not_called_by_a_late_card_as_well(server: Server) -> None:
    bruno = server["Bruno"]
    await server.bot.tables.storage.people.change(bruno.id, snoozed_until=server.fake_clock.time + HOUR)
    await server.begun()
    assert calls(server, "Bruno") == []
    for card in bruno.messages:
        server.stage.world.remove(card.message)
    await dies_before(server, UNPOSTED + "0")
    await comes_back(server, 2 * HOUR)
    await server["Alice"].until_sees("Round 1")
    await server.stage.settle()
    assert ["You are up" in text for text in calls(server, "Bruno")] == [True]


async def test_a_reminder_that_nobody_noted_goes_too_once_it_is_void(server: Server) -> None:
    game = await server.begun()
    await pass_time(server, 8 * HOUR)
    await dies_before(server, UNDELIVERED, "DELETE FROM reminder_posts")
    await server.tables.submit(game, Person(server["Bruno"].id), Act(Bid()))
    await comes_back(server)
    assert server.standing("Bruno") == []
    assert len(server.standing("Chloé")) == 1


async def test_a_lost_place_is_told_and_noted_at_once(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If one fails, so does the other: told without a note it would be told again, or else never."""
    game = await server.begun()
    log = await server.tables.log(game)

    def fails(*_: object, **__: object) -> None:
        raise sqlite3.OperationalError("the disk is on fire")

    monkeypatch.setattr("bot.storage.tables.note_lost", fails)
    with pytest.raises(StoreError):
        await server.bot.lost_places.report(game, "channel")
    assert await server.tables.log(game) == log
    monkeypatch.undo()
    await server.bot.lost_places.report(game, "channel")
    await server.bot.lost_places.report(game, "channel")
    assert sum(entry.kind == "displaced" for entry in await server.tables.log(game)) == 1
