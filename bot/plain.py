"""Names and other people's words, made harmless for text in Discord."""

import discord


def plain(text: str) -> str:
    """A text that can't format, mention or ping."""
    return discord.utils.escape_mentions(discord.utils.escape_markdown(text))
