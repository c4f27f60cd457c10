"""People who are picked for something: from Discord's menu, or as an option of a command."""

import discord

from bot.tables.errors import Refused

from .names import name_of
from .respond import Press


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
