"""Homes of tables besides channels: threads, and posts in forums, tagged by how their table stands."""

import logging
from collections.abc import Sequence
from typing import Final, Literal

import discord

from bot.tables.errors import Refused
from bot.words import Say

from .permissions import refuse_forum_without_permissions

_log = logging.getLogger(__name__)
Stage = Literal["open", "playing", "finished"]
STAGES: Final[tuple[Stage, ...]] = ("open", "playing", "finished")
A_WEEK: Final = 10080  # minutes without a message after which Discord archives a thread: the longest there is
MOST_TAGS: Final = 20  # of a forum
MOST_APPLIED: Final = 5  # of a post


async def open_thread(channel: discord.TextChannel, name: str) -> discord.Thread:
    """A public thread, which Discord leaves open as long as it can."""
    kind = discord.ChannelType.public_thread
    return await channel.create_thread(name=name[:100], type=kind, auto_archive_duration=A_WEEK)


async def open_private_thread(
    channel: discord.TextChannel, name: str, person: discord.abc.Snowflake
) -> discord.Thread:
    """A thread that one person sees besides moderators; they can invite nobody."""
    kind = discord.ChannelType.private_thread
    made = await channel.create_thread(
        name=name[:100], type=kind, auto_archive_duration=A_WEEK, invitable=False
    )
    await made.add_user(person)
    return made


async def open_post(forum: discord.ForumChannel, name: str, text: str, say: Say) -> discord.Thread:
    """A post in a forum, tagged as open; Refused where there can be none."""
    if forum.is_media():
        raise Refused("forum-media")
    refuse_forum_without_permissions(forum, say)
    tag = await _tag(forum, "open", say)
    if tag is None and forum.flags.require_tag:
        raise Refused("forum-tag-required", channel=forum.mention, tag=say("forum-tag-open"))
    made = await forum.create_thread(
        name=name[:100],
        content=text,
        applied_tags=[tag] if tag else [],
        auto_archive_duration=A_WEEK,
        allowed_mentions=discord.AllowedMentions.none(),
    )
    return made.thread


async def unarchive(client: discord.Client, channel: int) -> bool:
    """Open an archived thread again; whether that could be done."""
    try:
        thread = client.get_channel(channel) or await client.fetch_channel(channel)
        if not isinstance(thread, discord.Thread):
            return False
        await thread.edit(archived=False)
    except discord.HTTPException as error:  # it is locked, or out of reach
        _log.info("the thread %s stays archived: %s", channel, error)
        return False
    return True


async def tag_post(client: discord.Client, channel: int, stage: Stage, say: Say) -> None:
    """Let the tags of a forum's post say how its table stands, where there are such and the bot may."""
    post = client.get_channel(channel)
    forum = post.parent if isinstance(post, discord.Thread) else None
    if not isinstance(post, discord.Thread) or not isinstance(forum, discord.ForumChannel) or post.archived:
        return
    try:
        tag = await _tag(forum, stage, say)
        others = {_key(say(f"forum-tag-{other}")) for other in STAGES}
        kept = [each for each in post.applied_tags if _key(each.name) not in others]
        wanted = [*([tag] if tag else []), *kept][:MOST_APPLIED]
        if _ids(wanted) != _ids(post.applied_tags) and (wanted or not forum.flags.require_tag):
            await post.edit(applied_tags=wanted)
    except discord.HTTPException as error:
        _log.info("the post %s keeps its tags: %s", channel, error)


async def _tag(forum: discord.ForumChannel, stage: Stage, say: Say) -> discord.ForumTag | None:
    """The forum's tag for a stage, made if the bot may; None if there is none that it may apply."""
    name, granted = say(f"forum-tag-{stage}"), forum.permissions_for(forum.guild.me)
    for tag in forum.available_tags:
        if _key(tag.name) == _key(name):
            return tag if granted.manage_threads or not tag.moderated else None
    if not granted.manage_channels or len(forum.available_tags) >= MOST_TAGS:
        return None
    return await forum.create_tag(name=name)


def _key(name: str) -> str:
    return name.strip().casefold()


def _ids(tags: Sequence[discord.ForumTag]) -> set[int]:
    return {tag.id for tag in tags}
