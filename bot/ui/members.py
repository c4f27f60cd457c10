"""People and channels that are picked for something: from Discord's menu, or as an option of a command."""

import discord

from bot.tables.errors import Refused

from .names import name_of
from .press import Press


async def member_of(interaction: Press, user: str) -> discord.Member:
    """A person of this server, by number, asked of Discord anew; Refused for bots and whoever is not here."""
    guild = interaction.guild
    if guild is None or not user.isdecimal():
        raise Refused("mod-not-here")
    try:
        member = await guild.fetch_member(int(user))
    except discord.NotFound as error:
        raise Refused("mod-not-here") from error
    if member.bot:
        raise Refused("mod-no-bots", name=name_of(member).markdown)
    return member


async def channel_of(interaction: Press, number: int) -> discord.TextChannel | discord.Thread:
    """A channel or thread of this server in which a table can be, asked of Discord where it is not known, as
    threads are not once they closed; Refused for any other.
    """
    guild = interaction.guild
    if guild is None or number <= 0:
        raise Refused("mod-no-channel")
    try:
        found = guild.get_channel_or_thread(number) or await guild.fetch_channel(number)
    except (discord.NotFound, discord.InvalidData) as error:
        raise Refused("mod-no-channel") from error
    if not isinstance(found, discord.TextChannel | discord.Thread):
        raise Refused("mod-no-channel")
    if isinstance(found, discord.Thread) and found.parent is None:
        raise Refused("mod-no-channel")  # what is allowed there hangs on a channel that we don't see
    if isinstance(found, discord.Thread) and found.archived and found.locked:
        raise Refused("mod-thread-locked")
    return found
