"""What a command can be handed besides words: files, people, channels and roles."""

from collections.abc import AsyncIterator

import aiohttp
import discord
import pytest
from discord import app_commands

from bot.playground.kit import CannotAct, Stage, playing
from bot.playground.validation.messages import FILE_LIMIT, Upload
from bot.playground.world import MOST_COMMAND_FILES


class Porter(discord.Client):
    """Tells what it was handed."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)
        self.seen: list[discord.Attachment] = []

        @self.tree.command(description="Take a file")
        async def take(interaction: discord.Interaction, file: discord.Attachment) -> None:
            self.seen.append(file)
            content = await file.read()
            text = f"{file.filename}, {file.size}, {file.content_type}, {file.ephemeral}: {content!r}"
            await interaction.response.send_message(text, ephemeral=True)

        @self.tree.command(description="Name things")
        async def name(
            interaction: discord.Interaction,
            user: discord.User | None = None,
            role: discord.Role | None = None,
            channel: discord.TextChannel | None = None,
        ) -> None:
            await interaction.response.send_message(f"{user} {role} {channel}", ephemeral=True)

    async def setup_hook(self) -> None:
        await self.tree.sync()


@pytest.fixture
async def porter() -> AsyncIterator[Stage]:
    async with playing(Porter) as stage:
        yield stage


async def test_a_file_comes_with_a_command_and_stands_in_no_message(porter: Stage) -> None:
    before = len(porter["Bruno"].messages)
    answer = await porter["Alice"].run("/take", file=Upload("a record.txt", b"1. bid"))
    assert answer.text == "a_record.txt, 6, text/plain, True: b'1. bid'"
    assert len(porter["Bruno"].messages) == before, "nobody else sees it"


async def test_its_address_is_sealed_like_any_other(porter: Stage) -> None:
    await porter["Alice"].run("/take", file=Upload("a.txt", b"secret"))
    assert isinstance(porter.bot, Porter)
    address = porter.bot.seen[0].url
    async with aiohttp.ClientSession() as session:
        async with session.get(address) as found:
            assert await found.read() == b"secret"
        async with session.get(address.partition("?")[0]) as bare:
            assert bare.status == 403
        porter.clock.advance(60 * 60 * 24 * 2)
        async with session.get(address) as late:
            assert late.status == 403


async def test_few_of_them_are_kept(porter: Stage) -> None:
    for number in range(MOST_COMMAND_FILES + 3):
        await porter["Alice"].run("/take", file=Upload("a.txt", str(number).encode()))
    assert len(porter.world.command_files) == MOST_COMMAND_FILES
    assert len(porter.world.files) == MOST_COMMAND_FILES


async def test_what_is_too_large_or_no_file_is_refused_by_the_client(porter: Stage) -> None:
    alice = porter["Alice"]
    with pytest.raises(CannotAct, match="too powerful"):
        await alice.run("/take", file=Upload("a.txt", b"x" * (FILE_LIMIT + 1)))
    with pytest.raises(CannotAct, match="takes no file"):
        await alice.run("/name", user=Upload("a.txt", b"x"))
    with pytest.raises(CannotAct, match="needs the option file"):
        await alice.run("/take")
    assert not porter.world.files


async def test_options_name_things_of_their_own_kind_only(porter: Stage) -> None:
    alice, guild = porter["Alice"], porter.demo.guild
    role = next(role for role in guild.roles.values() if role.name == "Moderators")
    answer = await alice.run("/name", user=alice.id, role=role.id, channel=porter.channel.id)
    assert answer.text == f"{alice.person.username} Moderators {porter.channel.name}"
    forum = next(c for c in porter.world.channels.values() if c.name == "long-games")
    for option, number in (
        ("user", role.id),
        ("role", alice.id),
        ("channel", alice.id),
        ("channel", forum.id),
    ):
        with pytest.raises(CannotAct, match="names nothing here"):
            await alice.run("/name", **{option: number})
