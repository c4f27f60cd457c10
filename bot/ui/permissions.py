"""The permissions that the bot needs, and no more; which it lacks in a channel; and who sees a channel."""

from typing import Final

import discord

from bot.tables.errors import Refused
from bot.words import Say

from .press import Press

NEEDED: Final = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "attach_files",
    "read_message_history",
    "create_public_threads",
)


def invite_link(application: int) -> str:
    """The link with which a server's owner invites the bot, asking for exactly what it needs."""
    return discord.utils.oauth_url(
        application,
        permissions=discord.Permissions(**dict.fromkeys(NEEDED, True)),
        scopes=("bot", "applications.commands"),
    )


def missing_permissions(granted: discord.Permissions, *, thread: bool) -> list[str]:
    """What is missing to show a card somewhere: the first thing, for the later ones hang on it."""
    wanted = "send_messages_in_threads" if thread else "send_messages"
    return [name for name in ("view_channel", wanted, "attach_files") if not getattr(granted, name)][:1]


def missing_permissions_in(client: discord.Client, channel: int) -> list[str]:
    """What the bot is not allowed in a channel, as far as it knows the channel."""
    found = client.get_channel(channel)
    if not isinstance(found, discord.TextChannel | discord.Thread) or found.guild.me is None:
        return []
    try:
        granted = found.permissions_for(found.guild.me)
    except discord.ClientException:  # a thread whose channel is not known
        return []
    return missing_permissions(granted, thread=isinstance(found, discord.Thread))


def refuse_without_permissions(interaction: Press, say: Say) -> None:
    """Refuse, and say what is missing, where the bot could not show a card."""
    thread = isinstance(interaction.channel, discord.Thread)
    _refuse(
        missing_permissions(interaction.app_permissions, thread=thread), f"<#{interaction.channel_id}>", say
    )


def refuse_channel_without_permissions(channel: discord.TextChannel | discord.Thread, say: Say) -> None:
    """Refuse a channel in which the bot could not show a card."""
    granted = channel.permissions_for(channel.guild.me)
    _refuse(missing_permissions(granted, thread=isinstance(channel, discord.Thread)), channel.mention, say)


async def sees_channel(interaction: Press, number: int) -> bool:
    """Whether whoever acts can see a channel or thread of this server; what Discord does not say is not seen.

    A private thread is seen by its members, and by whoever may manage threads there.
    """
    guild, member = interaction.guild, interaction.user
    if guild is None or not isinstance(member, discord.Member):
        return False
    try:
        channel = guild.get_channel_or_thread(number) or await guild.fetch_channel(number)
        granted = channel.permissions_for(member)
        if not granted.view_channel:
            return False
        if isinstance(channel, discord.Thread) and channel.is_private() and not granted.manage_threads:
            await channel.fetch_member(member.id)
    except discord.DiscordException:  # it is gone, its channel is not known, or they are no member
        return False
    return True


def refuse_forum_without_permissions(forum: discord.ForumChannel, say: Say) -> None:
    """Refuse a forum in which the bot could open no post, or show no card in it."""
    granted = forum.permissions_for(forum.guild.me)
    missing = missing_permissions(granted, thread=False) or missing_permissions(granted, thread=True)
    _refuse(missing, forum.mention, say)


def _refuse(missing: list[str], channel: str, say: Say) -> None:
    if missing:
        names = say("list-and", things=[say(f"permission-{name}") for name in missing])
        raise Refused("permissions-missing", channel=channel, missing=names)
