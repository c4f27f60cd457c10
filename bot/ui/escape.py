"""Names and other people's words, made harmless and short enough for text in Discord."""

from collections.abc import Iterable
from typing import Final

import discord

LISTED: Final = 3400  # characters of a list


def plain(text: str) -> str:
    """A text that can't format, mention or ping."""
    return discord.utils.escape_mentions(discord.utils.escape_markdown(text))


def fit_lines(lines: Iterable[str], most: int = LISTED) -> list[str]:
    """As many lines of a list as a message holds beside the rest of it."""
    found, left = [], most
    for line in lines:
        left -= len(line) + 1
        if left < 0:
            break
        found.append(line)
    return found
