"""Every route that a bot of this kind calls answers in a way that discord.py can read."""

from collections.abc import AsyncIterator

import discord
import pytest

from bot.playground.kit import Stage, playing
from bot.playground.permissions import EVERYTHING, Permission
from tests.kit.lobby_bot import LobbyBot


def crown(stage: Stage) -> None:
    """Give the bot every permission one by one, but not the one that overrides all channels."""
    stage.demo.bot_role.permissions = EVERYTHING & ~Permission.ADMINISTRATOR


@pytest.fixture
async def ruler() -> AsyncIterator[Stage]:
    async with playing(LobbyBot, on_start=crown) as stage:
        yield stage


@pytest.fixture
async def stray() -> AsyncIterator[Stage]:
    """For requests in which discord.py sends more or other than Discord documents."""
    async with playing(LobbyBot, on_start=crown, captured=False) as stage:
        yield stage


def table(stage: Stage) -> discord.TextChannel:
    channel = stage.bot.get_channel(stage.channel.id)
    assert isinstance(channel, discord.TextChannel)
    return channel


async def test_a_message_is_edited_with_and_without_its_object(ruler: Stage) -> None:
    message = await table(ruler).send("first", silent=True)
    await message.edit(content="second")
    await table(ruler).get_partial_message(message.id).edit(content="third")
    assert ruler["Sam"].newest.text == "third"
    assert ruler["Sam"].newest.message.edited_at is not None


async def test_an_edit_keeps_named_attachments_and_adds_new_ones(stray: Stage) -> None:
    message = await table(stray).send("x", files=[discord.File(__file__, f"{name}.txt") for name in "abc"])
    kept = [attachment for attachment in message.attachments if attachment.filename != "b.txt"]
    await message.edit(attachments=[*kept, discord.File(__file__, "d.txt", description="The fourth")])
    assert list(stray["Sam"].newest.files) == ["a.txt", "c.txt", "d.txt"]
    assert stray["Sam"].newest.alt_texts == [None, None, "The fourth"]
    fetched = await table(stray).fetch_message(message.id)
    assert await fetched.attachments[0].read() == stray["Sam"].newest.files["a.txt"]


async def test_replies_know_what_they_answer(ruler: Stage) -> None:
    asked = await ruler["Alice"].write("why?")
    answer = await table(ruler).get_partial_message(asked.message.id).reply("because")
    assert answer.reference is not None
    assert answer.reference.message_id == asked.message.id
    assert ruler["Alice"].newest.pinged == ["Alice"]


async def test_pins_come_and_go(ruler: Stage) -> None:
    message = await table(ruler).send("pin me")
    await message.pin()
    assert [pinned.id async for pinned in table(ruler).pins()] == [message.id]
    await message.unpin()
    assert [pinned.id async for pinned in table(ruler).pins()] == []


async def test_many_messages_are_deleted_at_once(ruler: Stage) -> None:
    await ruler["Alice"].write("one")
    await ruler["Bruno"].write("two")
    found = [message async for message in table(ruler).history()]
    await table(ruler).delete_messages(found)
    assert not ruler["Alice"].messages


async def test_typing_is_shown(ruler: Stage) -> None:
    heard: list[str] = []
    ruler.world.subscribe(lambda event, _subject: heard.append(event))
    async with table(ruler).typing():
        pass
    assert "typing" in heard


async def test_servers_members_and_roles_can_be_fetched(ruler: Stage) -> None:
    demo = ruler.demo
    guild = await ruler.bot.fetch_guild(demo.guild.id)
    assert guild.name == demo.guild.name
    member = await guild.fetch_member(demo.moderator.id)
    assert [role.name for role in member.roles] == ["@everyone", "Moderators"]
    assert len(await guild.fetch_roles()) == 3
    assert {channel.name for channel in await guild.fetch_channels()} == {"general", "giants", "long-games"}
    assert [each.id async for each in ruler.bot.fetch_guilds()] == [guild.id]
    with pytest.raises(discord.NotFound) as refused:
        await guild.fetch_member(1)
    assert refused.value.code == 10007
    with pytest.raises(discord.NotFound) as nobody:
        await ruler.bot.fetch_user(1)
    assert nobody.value.code == 10013


async def test_members_are_found_through_the_gateway(ruler: Stage) -> None:
    guild = ruler.bot.get_guild(ruler.demo.guild.id)
    assert guild is not None
    found = await guild.query_members("ali")
    assert [member.display_name for member in found] == ["Alice"]


async def test_channels_are_made_changed_and_removed(stray: Stage) -> None:
    guild = stray.bot.get_guild(stray.demo.guild.id)
    assert guild is not None
    made = await guild.create_text_channel("second-table", topic="Overflow")
    assert stray.world.channels[made.id].topic == "Overflow"
    await made.edit(name="third-table")
    assert stray.world.channels[made.id].name == "third-table"
    await made.set_permissions(guild.me, view_channel=True)
    await made.set_permissions(guild.default_role, view_channel=False)
    assert not stray["Alice"].at(stray.world.channels[made.id]).messages
    fetched = await stray.bot.fetch_channel(made.id)
    assert fetched.id == made.id
    await made.delete()
    with pytest.raises(discord.NotFound):
        await stray.bot.fetch_channel(made.id)


async def test_threads_without_a_message_and_their_members(ruler: Stage) -> None:
    alice, bruno = ruler["Alice"], ruler["Bruno"]
    private = await table(ruler).create_thread(name="Secret", type=discord.ChannelType.private_thread)
    await private.send("for few")
    place = ruler.world.channels[private.id]
    assert not alice.at(place).messages
    await private.add_user(discord.Object(alice.id))
    assert alice.at(place).newest.text == "for few"
    assert {member.id for member in await private.fetch_members()} == {alice.id, ruler.world.bot.id}
    await private.remove_user(discord.Object(alice.id))
    assert not alice.at(place).messages
    public = await table(ruler).create_thread(name="Open", type=discord.ChannelType.public_thread)
    await public.join()
    guild = ruler.bot.get_guild(ruler.demo.guild.id)
    assert guild is not None
    assert {thread.name for thread in await guild.active_threads()} == {"Secret", "Open"}
    await public.edit(archived=True, locked=True)
    assert [thread.name async for thread in table(ruler).archived_threads()] == ["Open"]
    with pytest.raises(discord.HTTPException) as refused:
        await public.send("late")
    assert refused.value.code == 50083
    await public.edit(archived=False)
    await public.leave()
    await public.delete()
    assert bruno.at(place).messages == []


async def test_a_message_brings_an_archived_thread_back(ruler: Stage) -> None:
    thread = await table(ruler).create_thread(name="Sleepy", type=discord.ChannelType.public_thread)
    await thread.edit(archived=True)
    await ruler["Alice"].at(ruler.world.channels[thread.id]).write("good morning")
    assert not ruler.world.channels[thread.id].archived


async def test_commands_of_one_server_come_before_global_ones(ruler: Stage) -> None:
    bot = ruler.bot
    assert isinstance(bot, LobbyBot)
    guild = discord.Object(ruler.demo.guild.id)
    bot.tree.copy_global_to(guild=guild)
    synced = await bot.tree.sync(guild=guild)
    assert {command.name for command in synced} == {"lobby", "whisper", "thread", "table"}
    await ruler["Alice"].run("/lobby", name="Local")
    assert ruler["Sam"].sees("Local")
    fetched = await bot.tree.fetch_command(synced[0].id, guild=guild)
    await fetched.edit(description="Changed")
    await fetched.delete()
    assert len(await bot.tree.fetch_commands(guild=guild)) == 3


async def test_answers_can_be_read_changed_and_deleted(ruler: Stage) -> None:
    answered = await ruler["Alice"].run("/lobby")
    bot_id, token = ruler.world.bot.id, answered.interaction.token
    hook = discord.Webhook.partial(bot_id, token, client=ruler.bot)
    sent = await hook.send("a follow-up", wait=True)
    await hook.edit_message(sent.id, content="a better one")
    assert (await hook.fetch_message(sent.id)).content == "a better one"
    assert ruler["Sam"].newest.text == "a better one"
    await hook.delete_message(sent.id)
    with pytest.raises(discord.NotFound) as refused:
        await hook.fetch_message(sent.id)
    assert refused.value.code == 10008


async def test_avatars_can_be_loaded(ruler: Stage) -> None:
    user = await ruler.bot.fetch_user(ruler["Alice"].id)
    assert (await user.display_avatar.read()).startswith(b"\x89PNG")


async def test_a_nonce_that_is_enforced_makes_one_message_of_two_requests(ruler: Stage) -> None:
    for _ in range(2):
        await table(ruler).send("once", nonce="n1")
    assert [shown.text for shown in ruler["Sam"].messages] == ["once"]


async def test_a_nonce_is_remembered_for_some_minutes_and_kept_with_no_message(ruler: Stage) -> None:
    sent = await table(ruler).send("once", nonce="n1")
    assert sent.nonce == "n1"
    assert (await table(ruler).fetch_message(sent.id)).nonce is None
    ruler.clock.advance(600)
    await table(ruler).send("and again", nonce="n1")
    assert [shown.text for shown in ruler["Sam"].messages] == ["once", "and again"]


async def test_a_nonce_of_a_deleted_message_is_refused(ruler: Stage) -> None:
    sent = await table(ruler).send("once", nonce="n1")
    await sent.delete()
    with pytest.raises(discord.NotFound) as refused:
        await table(ruler).send("once", nonce="n1")
    assert refused.value.code == 10008
    assert ruler["Sam"].messages == []
