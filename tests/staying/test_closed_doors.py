"""Places that the bot is kept out of, one permission at a time: told once to the right people, and healed."""

import asyncio

import pytest

from bot.playground.permissions import Permission
from bot.playground.world import Channel, ChannelType, Overwrite
from bot.tables.model import Person
from engine.actions import Bid

from .village import HOUR, Village

NAMES = {
    Permission.SEND_MESSAGES: "send messages",
    Permission.SEND_MESSAGES_IN_THREADS: "send messages in threads",
    Permission.ATTACH_FILES: "attach files",
}


async def trouble(village: Village, game: int, kind: str | None) -> None:
    """Wait until a trouble is known, or over."""
    for _ in range(1000):
        if await village.bot.reminders.lost_places.of(game) == kind:
            return
        await asyncio.sleep(0.02)
    raise AssertionError(f"the trouble is {await village.bot.reminders.lost_places.of(game)}, not {kind}")


def thread_in(village: Village) -> Channel:
    world, stage = village.stage.world, village.stage
    number = world.snowflakes.next()
    kind, guild = ChannelType.PUBLIC_THREAD, stage.demo.guild.id
    return world.add_channel(Channel(number, kind, "a long game", guild, parent_id=stage.channel.id))


async def deny(village: Village, what: Permission) -> None:
    """Take a permission from the bot, in the channel of the game or of its thread."""
    role, channel = village.stage.demo.bot_role, village.stage.channel
    channel.overwrites[role.id] = Overwrite(role.id, 0, deny=int(what))
    village.stage.world.change_channel(channel)
    await village.stage.settle()


async def allow(village: Village) -> None:
    village.stage.channel.overwrites.clear()
    village.stage.world.change_channel(village.stage.channel)
    await village.stage.settle()


def notes(village: Village, words: str) -> int:
    """How often moderators were told something, wherever they look."""
    return sum(words in shown.text and "Moderators:" in shown.text for shown in village["Mo"].everywhere)


@pytest.mark.parametrize(
    ("what", "threaded"),
    [
        (Permission.VIEW_CHANNEL, False),
        (Permission.SEND_MESSAGES, False),
        (Permission.ATTACH_FILES, False),
        (Permission.VIEW_CHANNEL, True),
        (Permission.SEND_MESSAGES_IN_THREADS, True),
        (Permission.ATTACH_FILES, True),
    ],
)
async def test_a_lost_permission_is_named_told_once_and_healed(
    village: Village, what: Permission, threaded: bool
) -> None:
    where = thread_in(village) if threaded else village.stage.channel
    game = await village.begun(place=village.place(where))
    if what is Permission.ATTACH_FILES:
        await village.tables.configure(game, Person(village["Alice"].id), pictures="action")
        assert await village.stage.until(lambda: bool(village["Alice"].at(where).newest.files), 60)
        await village.stage.settle()
    await deny(village, what)
    for name in ("Alice", "Bruno", "Chloé"):
        await village.tables.act(game, Person(village[name].id), Bid())
    await trouble(village, game, "permissions")
    await village.tick()
    table = await village.table(game)
    assert table.status == "playing", "people can go on by their old buttons"
    assert notes(village, "I am not allowed to show the game") == 1
    mo = village["Mo"].at(village.stage.demo.general)
    page = await mo.run("/table list")
    assert "⚠️ I am not allowed to show its card" in page.text
    # A bot that can't see a channel is not told why: then everything that it may be is named.
    hidden = what is Permission.VIEW_CHANNEL
    assert ("Allow me to see the channel," if hidden else f"allow me to: {NAMES[what]}.") in page.text
    await village.tick()
    assert notes(village, "I am not allowed to show the game") == 1, "said once"
    await allow(village)
    await trouble(village, game, None)
    await village["Alice"].at(where).until_sees("Round 1")
    audit = await mo.run("/table audit", game=game)
    assert audit.text.count("I was not allowed to show the table in its channel.") == 1
    assert "by itself" in audit.text
    await village.bot.reminders.notices.deliver()
    await village["Alice"].at(where).run("/log")
    private = [shown for shown in village["Alice"].at(where).private if "I am not allowed" in shown.text]
    assert len(private) == 1, "the host, once"


async def test_without_the_history_everything_goes_on(village: Village) -> None:
    """Nothing is looked up in the channel while a game is played."""
    game = await village.begun()
    await deny(village, Permission.READ_MESSAGE_HISTORY)
    for name in ("Alice", "Bruno"):
        await village.tables.act(game, Person(village[name].id), Bid())
    await village["Alice"].until_sees("2 of 3 bids are in.")
    assert await village.bot.reminders.lost_places.of(game) is None


async def test_an_archived_thread_is_opened_again_by_the_card(village: Village) -> None:
    thread = thread_in(village)
    game = await village.begun(place=village.place(thread))
    thread.archived = True
    village.stage.world.change_channel(thread)
    await village.stage.settle()
    await village.tables.act(game, Person(village["Alice"].id), Bid())
    await village["Bruno"].at(thread).until_sees("One of 3 bids is in.")
    assert not thread.archived
    assert await village.bot.reminders.lost_places.of(game) is None


async def test_a_locked_thread_is_told_once_and_healed_by_unlocking(village: Village) -> None:
    thread = thread_in(village)
    game = await village.begun(place=village.place(thread))
    thread.archived = thread.locked = True
    village.stage.world.change_channel(thread)
    await village.stage.settle()
    before = len(village.stage.requests.entries)
    await village.tables.act(game, Person(village["Alice"].id), Bid())
    await trouble(village, game, "locked")
    await village.tick()
    await village.tick()
    assert notes(village, "The thread of the game is locked") == 1
    assert len(village.stage.requests.entries) - before < 20, "nothing hammers at a closed door"
    mo = village["Mo"].at(village.stage.demo.general)
    page = await mo.run("/table list")
    assert "its thread is locked" in page.text
    assert "Unlock the thread" in page.text
    assert (await village.table(game)).status == "playing"
    thread.archived = thread.locked = False
    village.stage.world.change_channel(thread)
    await trouble(village, game, None)
    await village["Bruno"].at(thread).until_sees("One of 3 bids is in.")


async def test_a_reminder_does_not_hammer_at_a_locked_thread(village: Village) -> None:
    thread = thread_in(village)
    game = await village.begun(place=village.place(thread))
    thread.archived = thread.locked = True
    village.stage.world.change_channel(thread)
    await village.pass_time(8 * HOUR)
    await trouble(village, game, "locked")
    await village.tick()
    before = len(village.stage.requests.find("POST", f"/channels/{thread.id}/messages"))
    for _ in range(3):
        await village.tick()
    assert len(village.stage.requests.find("POST", f"/channels/{thread.id}/messages")) == before
    assert notes(village, "The thread of the game is locked") == 1


async def test_a_game_leaves_a_locked_thread_by_the_panel(village: Village) -> None:
    thread = thread_in(village)
    game = await village.begun(place=village.place(thread))
    thread.archived = thread.locked = True
    village.stage.world.change_channel(thread)
    await village.stage.settle()
    await village.tables.act(game, Person(village["Alice"].id), Bid())
    await trouble(village, game, "locked")
    mo = village["Mo"].at(village.stage.demo.general)
    page = await mo.run("/table list")
    page = await mo.choose("Something else…", "Move…", on=page.message)
    await mo.press("Move it here", on=page.message)
    await village["Bruno"].at(village.stage.demo.general).until_sees("One of 3 bids is in.")
    await trouble(village, game, None)


async def test_threads_of_a_deleted_channel_are_lost_with_it(village: Village) -> None:
    thread = thread_in(village)
    game = await village.begun(place=village.place(thread))
    village.stage.world.remove_channel(village.stage.channel)
    await trouble(village, game, "channel")
    await village.tick()
    assert (await village.table(game)).status == "paused"
    assert notes(village, "The channel of the game was deleted.") == 1


async def test_a_lobby_whose_channel_is_deleted_can_be_moved(village: Village) -> None:
    game = (await village.tables.open_table(village.here, Person(village["Alice"].id))).table.id
    await village["Alice"].until_sees("Nobody sits here yet")
    village.stage.world.remove_channel(village.stage.channel)
    await trouble(village, game, "channel")
    await village.tick()
    assert notes(village, "The channel of the game was deleted.") == 1
    mo = village["Mo"].at(village.stage.demo.general)
    page = await mo.run("/table list")
    page = await mo.press("Move it here and resume", on=page.message)
    assert "The game is here now." in page.text
    table = await village.table(game)
    assert (table.status, table.place) == ("open", village.place(village.stage.demo.general))


async def test_many_tables_that_can_not_be_shown_keep_no_other_from_it(
    village: Village, monkeypatch: pytest.MonkeyPatch
) -> None:
    """More than the outbox hands out at a time, and a few at once only."""
    monkeypatch.setattr("bot.card.poster.MOST_AT_ONCE", 3)
    world, guild, role = village.stage.world, village.stage.demo.guild, village.stage.demo.bot_role
    alice = Person(village["Alice"].id)
    for number in range(60):
        shut = world.add_text_channel(guild, f"shut-{number}")
        shut.overwrites[role.id] = Overwrite(role.id, 0, deny=int(Permission.SEND_MESSAGES))
        world.change_channel(shut)
        await village.tables.open_table(village.place(shut), alice)
    await village.tables.open_table(village.here, alice)
    await village["Sam"].until_sees("A game of Giants", within=60)
