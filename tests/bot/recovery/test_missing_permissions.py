"""Places that the bot is kept out of, one permission at a time: told once to the right people, and healed."""

import pytest

from bot.card.poster import CardPoster
from bot.playground.permissions import Permission
from bot.playground.world import Channel, ChannelType, Overwrite
from bot.storage.cards import CardDue
from bot.tables.model import Person
from bot.tables.operations.decisions import Act
from bot.tables.operations.lobby import Configure
from engine.actions import Bid
from tests.kit.fake_clock import HOUR
from tests.kit.server import Server

NAMES = {
    Permission.SEND_MESSAGES: "send messages",
    Permission.SEND_MESSAGES_IN_THREADS: "send messages in threads",
    Permission.ATTACH_FILES: "attach files",
}


def thread_in(server: Server) -> Channel:
    world, stage = server.stage.world, server.stage
    number = world.snowflakes.next()
    kind, guild = ChannelType.PUBLIC_THREAD, stage.demo.guild.id
    return world.add_channel(Channel(number, kind, "a long game", guild, parent_id=stage.channel.id))


async def deny(server: Server, what: Permission) -> None:
    """Take a permission from the bot, in the channel of the game or of its thread."""
    role, channel = server.stage.demo.bot_role, server.stage.channel
    channel.overwrites[role.id] = Overwrite(role.id, 0, deny=int(what))
    server.stage.world.change_channel(channel)
    await server.stage.settle()


async def allow(server: Server) -> None:
    server.stage.channel.overwrites.clear()
    server.stage.world.change_channel(server.stage.channel)
    await server.stage.settle()


def notes(server: Server, words: str) -> int:
    """How often moderators were told something, wherever they look."""
    return sum(words in shown.text and "Moderators:" in shown.text for shown in server["Mo"].everywhere)


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
    server: Server, what: Permission, threaded: bool
) -> None:
    where = thread_in(server) if threaded else server.stage.channel
    game = await server.begun(place=server.place(where))
    if what is Permission.ATTACH_FILES:
        await server.tables.submit(game, Person(server["Alice"].id), Configure({"pictures": "action"}))
        assert await server.stage.until(lambda: bool(server["Alice"].at(where).newest.files), 60)
        await server.stage.settle()
    await deny(server, what)
    for name in ("Alice", "Bruno", "Chloé"):
        await server.tables.submit(game, Person(server[name].id), Act(Bid()))
    await server.until_trouble(game, "permissions")
    await server.tick()
    table = await server.table(game)
    assert table.status == "playing", "people can go on by their old buttons"
    assert notes(server, "I am not allowed to show the game") == 1
    mo = server["Mo"].at(server.stage.demo.general)
    page = await mo.run("/table list")
    assert "⚠️ I am not allowed to show its card" in page.text
    # A bot that can't see a channel is not told why: then everything that it may be is named.
    hidden = what is Permission.VIEW_CHANNEL
    assert ("Allow me to see the channel," if hidden else f"allow me to: {NAMES[what]}.") in page.text
    await server.tick()
    assert notes(server, "I am not allowed to show the game") == 1, "said once"
    await allow(server)
    await server.until_trouble(game, None)
    await server["Alice"].at(where).until_sees("Round 1")
    audit = await mo.run("/table audit", game=game)
    assert audit.text.count("I was not allowed to show the table in its channel.") == 1
    assert "by itself" in audit.text
    await server.bot.reminders.delivery.deliver()
    await server["Alice"].at(where).run("/giants log")
    private = [shown for shown in server["Alice"].at(where).private if "I am not allowed" in shown.text]
    assert len(private) == 1, "the host, once"


async def test_without_the_history_everything_goes_on(server: Server) -> None:
    """Nothing is looked up in the channel while a game is played."""
    game = await server.begun()
    await deny(server, Permission.READ_MESSAGE_HISTORY)
    for name in ("Alice", "Bruno"):
        await server.tables.submit(game, Person(server[name].id), Act(Bid()))
    await server["Alice"].until_sees("2 of 3 bids are in.")
    assert await server.bot.lost_places.of(game) is None


async def test_an_archived_thread_is_opened_again_by_the_card(server: Server) -> None:
    thread = thread_in(server)
    game = await server.begun(place=server.place(thread))
    thread.archived = True
    server.stage.world.change_channel(thread)
    await server.stage.settle()
    await server.tables.submit(game, Person(server["Alice"].id), Act(Bid()))
    await server["Bruno"].at(thread).until_sees("One of 3 bids is in.")
    assert not thread.archived
    assert await server.bot.lost_places.of(game) is None


async def test_a_locked_thread_is_told_once_and_healed_by_unlocking(server: Server) -> None:
    thread = thread_in(server)
    game = await server.begun(place=server.place(thread))
    thread.archived = thread.locked = True
    server.stage.world.change_channel(thread)
    await server.stage.settle()
    before = len(server.stage.requests.entries)
    await server.tables.submit(game, Person(server["Alice"].id), Act(Bid()))
    await server.until_trouble(game, "locked")
    await server.tick()
    await server.tick()
    assert notes(server, "The thread of the game is locked") == 1
    assert len(server.stage.requests.entries) - before < 20, "nothing hammers at a closed door"
    mo = server["Mo"].at(server.stage.demo.general)
    page = await mo.run("/table list")
    assert "its thread is locked" in page.text
    assert "Unlock the thread" in page.text
    assert (await server.table(game)).status == "playing"
    thread.archived = thread.locked = False
    server.stage.world.change_channel(thread)
    await server.until_trouble(game, None)
    await server["Bruno"].at(thread).until_sees("One of 3 bids is in.")


async def test_a_reminder_does_not_hammer_at_a_locked_thread(server: Server) -> None:
    thread = thread_in(server)
    game = await server.begun(place=server.place(thread))
    thread.archived = thread.locked = True
    server.stage.world.change_channel(thread)
    await server.pass_time(8 * HOUR)
    await server.until_trouble(game, "locked")
    await server.tick()
    before = len(server.stage.requests.find("POST", f"/channels/{thread.id}/messages"))
    for _ in range(3):
        await server.tick()
    assert len(server.stage.requests.find("POST", f"/channels/{thread.id}/messages")) == before
    assert notes(server, "The thread of the game is locked") == 1


async def test_a_game_leaves_a_locked_thread_by_the_panel(server: Server) -> None:
    thread = thread_in(server)
    game = await server.begun(place=server.place(thread))
    thread.archived = thread.locked = True
    server.stage.world.change_channel(thread)
    await server.stage.settle()
    await server.tables.submit(game, Person(server["Alice"].id), Act(Bid()))
    await server.until_trouble(game, "locked")
    mo = server["Mo"].at(server.stage.demo.general)
    page = await mo.run("/table list")
    page = await mo.choose("Something else…", "Move…", on=page.message)
    await mo.press("Move it here", on=page.message)
    await server["Bruno"].at(server.stage.demo.general).until_sees("One of 3 bids is in.")
    await server.until_trouble(game, None)


async def test_threads_of_a_deleted_channel_are_lost_with_it(server: Server) -> None:
    thread = thread_in(server)
    game = await server.begun(place=server.place(thread))
    server.stage.world.remove_channel(server.stage.channel)
    await server.until_trouble(game, "channel")
    await server.tick()
    assert (await server.table(game)).status == "paused"
    assert notes(server, "The channel of the game was deleted.") == 1


async def test_a_lobby_whose_channel_is_deleted_can_be_moved(server: Server) -> None:
    game = (await server.tables.open_table(server.here, Person(server["Alice"].id))).table.id
    await server["Alice"].until_sees("Nobody sits here yet")
    server.stage.world.remove_channel(server.stage.channel)
    await server.until_trouble(game, "channel")
    await server.tick()
    assert notes(server, "The channel of the game was deleted.") == 1
    mo = server["Mo"].at(server.stage.demo.general)
    page = await mo.run("/table list")
    page = await mo.press("Move it here and resume", on=page.message)
    assert "The game is here now." in page.text
    table = await server.table(game)
    assert (table.status, table.place) == ("open", server.place(server.stage.demo.general))


async def test_a_channel_that_is_deleted_right_after_its_card_came_is_told_once(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    show = CardPoster._show

    async def show_and_delete(cards: CardPoster, due: CardDue) -> None:
        await show(cards, due)
        if server.stage.channel.id in server.stage.world.channels:
            server.stage.world.remove_channel(server.stage.channel)
            await server.until_trouble(due.game, "channel")

    monkeypatch.setattr(CardPoster, "_show", show_and_delete)
    game = (await server.tables.open_table(server.here, Person(server["Alice"].id))).table.id
    await server.stage.settle()
    await server.tick()
    assert await server.bot.lost_places.of(game) == "channel"
    assert notes(server, "The channel of the game was deleted.") == 1


@pytest.mark.long
async def test_many_tables_that_can_not_be_shown_keep_no_other_from_it(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """More than the outbox hands out at a time, and a few at once only."""
    monkeypatch.setattr("bot.card.poster.MOST_AT_ONCE", 3)
    world, guild, role = server.stage.world, server.stage.demo.guild, server.stage.demo.bot_role
    alice = Person(server["Alice"].id)
    for number in range(60):
        shut = world.add_text_channel(guild, f"shut-{number}")
        shut.overwrites[role.id] = Overwrite(role.id, 0, deny=int(Permission.SEND_MESSAGES))
        world.change_channel(shut)
        await server.tables.open_table(server.place(shut), alice)
    await server.tables.open_table(server.here, alice)
    await server["Sam"].until_sees("A game of Giants", within=60)
