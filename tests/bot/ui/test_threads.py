"""Homes of tables: threads that stay open, and posts in forums with tags for how a table stands."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.playground.kit import Player
from bot.playground.kit.patience import wait_until
from bot.playground.permissions import Permission
from bot.playground.world import Channel, ChannelType, Overwrite
from bot.tables.model import Person
from bot.tables.operations.decisions import Act
from bot.tables.operations.lifecycle import End
from bot.tables.operations.lobby import AddComputer, Start
from engine.actions import Bid
from tests.kit.deployment import deployed, staged
from tests.kit.fake_clock import FRIDAY, FakeClock
from tests.kit.server import Server

A_WEEK = 10080


@pytest.fixture
async def server(path: Path) -> AsyncIterator[Server]:
    """Not captured: discord.py sends `type` and `tts` with a post, which Discord documents for neither."""
    async with deployed(path, FakeClock(FRIDAY)) as made, staged(made, captured=False) as stage:
        yield Server(stage, made)


def tag(server: Server, name: str, **more: Any) -> dict[str, Any]:
    number = server.stage.world.snowflakes.next()
    return {"id": str(number), "name": name, "moderated": False, "emoji_id": None, "emoji_name": None} | more


def tags_on(server: Server, post: Channel) -> list[str]:
    names = {int(each["id"]): each["name"] for each in server.stage.demo.forum.tags}
    return [names[number] for number in post.applied_tags]


async def permit(server: Server, *, allow: int = 0, deny: int = 0) -> None:
    """The forum allows or denies something to the bot."""
    forum, role = server.stage.demo.forum, server.stage.demo.bot_role.id
    forum.overwrites[role] = Overwrite(role, 0, allow=int(allow), deny=int(deny))
    server.stage.world.change_channel(forum)
    known: Any = server.bot.get_channel(forum.id)
    await wait_until(lambda: bool(known.overwrites))
    await server.stage.settle()


async def set_tags(server: Server, *tags: dict[str, Any], required: bool = False) -> None:
    """A moderator gives the forum its tags."""
    forum = server.stage.demo.forum
    forum.tags, forum.requires_tag = list(tags), required
    server.stage.world.change_channel(forum)
    known: Any = server.bot.get_channel(forum.id)
    await wait_until(lambda: len(known.available_tags) == len(tags))


def guild_thread(server: Server, number: int) -> object:
    """A thread as the bot knows it, if it does."""
    guild = server.bot.get_guild(server.stage.demo.guild.id)
    return None if guild is None else guild.get_thread(number)


async def open_in_forum(server: Server, who: str = "Alice") -> Player:
    """Open a table in the forum; its host, at its post."""
    await server[who].run("/giants new", forum=server.stage.demo.forum.id)
    await server.stage.settle()
    (post,) = server.stage.world.threads(server.stage.demo.guild.id, server.stage.demo.forum.id)
    return server[who].at(post)


async def test_a_thread_of_a_table_stays_open_for_a_week_and_is_named_after_it(server: Server) -> None:
    await server["Alice"].run("/giants new", thread=True)
    (thread,) = server.stage.world.threads(server.stage.demo.guild.id)
    assert thread.auto_archive == A_WEEK
    assert thread.name == "Giants on Rapa Nui: Alice's table"


async def test_a_game_that_goes_on_opens_its_archived_thread(server: Server) -> None:
    world = server.stage.world
    thread = world.add_thread(server.stage.channel, "A table", world.bot.id)
    game = await server.begun(place=server.place(thread))
    (card,) = server["Alice"].at(thread).messages
    thread.archived = True
    world.change_channel(thread)
    await server.tables.submit(game, Person(server["Alice"].id), Act(Bid()))
    await server.stage.settle()
    assert not thread.archived
    assert [shown.message.id for shown in server["Alice"].at(thread).messages] == [card.message.id]
    assert "One of 3 bids is in" in card.text


async def test_a_table_is_a_post_whose_tag_follows_it(server: Server) -> None:
    await set_tags(server, *(tag(server, name) for name in ("Open", "Playing", "finished", "Giants")))
    alice = await open_in_forum(server)
    post = alice.channel
    assert post.auto_archive == A_WEEK
    assert post.name == "Giants on Rapa Nui: Alice's table"
    first, card = alice.messages
    assert first.text.startswith("Alice opened a table of Giants on Rapa Nui.")
    assert "Start" in str(card.components)
    assert tags_on(server, post) == ["Open"]
    game = await server.tables.storage.tables.at(post.id) or 0
    host = Person(alice.id)
    for _ in range(2):
        await server.tables.submit(game, host, AddComputer("random"))
    await server.tables.submit(game, host, Start())
    await server.stage.settle()
    assert tags_on(server, post) == ["Playing"]
    await server.tables.submit(game, Person(server["Mo"].id, moderator=True), End(scored=False))
    await server.stage.settle()
    assert tags_on(server, post) == ["finished"]


async def test_a_forum_without_such_tags_gets_them_if_the_bot_may_and_none_otherwise(server: Server) -> None:
    alice = await open_in_forum(server)
    assert tags_on(server, alice.channel) == []
    await permit(server, allow=Permission.MANAGE_CHANNELS)
    await server.tables.submit(
        await server.tables.storage.tables.at(alice.channel.id) or 0, Person(alice.id), AddComputer("random")
    )
    await server.stage.settle()
    assert tags_on(server, alice.channel) == ["open"]


async def test_a_forum_that_wants_tags_and_has_none_that_fits_is_refused_in_words(server: Server) -> None:
    await set_tags(server, tag(server, "Chess"), tag(server, "open", moderated=True), required=True)
    answer = await server["Alice"].run("/giants new", forum=server.stage.demo.forum.id)
    assert 'has none that says "open"' in answer.text
    assert list(server.stage.world.threads(server.stage.demo.guild.id)) == []
    await permit(server, allow=Permission.MANAGE_THREADS)
    alice = await open_in_forum(server)
    assert tags_on(server, alice.channel) == ["open"]


async def test_media_channels_are_refused_kindly(server: Server) -> None:
    world, guild = server.stage.world, server.stage.demo.guild
    media = world.add_text_channel(guild, "pictures", kind=ChannelType.MEDIA)
    post = world.add_thread(media, "A sunset", server["Alice"].id)
    await wait_until(lambda: guild_thread(server, post.id) is not None)
    answer = await server["Alice"].at(post).run("/giants new", thread=True)
    assert "Please choose a forum" in answer.text


async def test_from_a_post_of_a_forum_a_table_of_its_own_is_another_post(server: Server) -> None:
    alice = await open_in_forum(server)
    await server["Bruno"].at(alice.channel).run("/giants new", thread=True)
    await server.stage.settle()
    posts = list(server.stage.world.threads(server.stage.demo.guild.id, server.stage.demo.forum.id))
    assert [post.name for post in posts] == [
        "Giants on Rapa Nui: Alice's table",
        "Giants on Rapa Nui: Bruno's table",
    ]


@pytest.mark.parametrize("missing", [Permission.SEND_MESSAGES, Permission.SEND_MESSAGES_IN_THREADS])
async def test_a_forum_where_the_bot_may_not_write_is_refused_by_what_is_missing(
    server: Server, missing: Permission
) -> None:
    await permit(server, deny=missing)
    answer = await server["Alice"].run("/giants new", forum=server.stage.demo.forum.id)
    assert f"<#{server.stage.demo.forum.id}>" in answer.text
    assert list(server.stage.world.threads(server.stage.demo.guild.id)) == []


async def test_nobody_posts_through_the_bot_where_they_may_not(server: Server) -> None:
    forum, everyone = server.stage.demo.forum, server.stage.demo.guild.id
    await permit(server, allow=Permission.SEND_MESSAGES)
    forum.overwrites[everyone] = Overwrite(everyone, 0, deny=int(Permission.SEND_MESSAGES))
    server.stage.world.change_channel(forum)
    known: Any = server.bot.get_channel(forum.id)
    await wait_until(lambda: len(known.overwrites) == 2)
    answer = await server["Alice"].run("/giants new", forum=forum.id)
    assert "You can't post in" in answer.text
    assert list(server.stage.world.threads(server.stage.demo.guild.id)) == []
