"""Messages that are posted once, whenever the bot died.

Discord answers a second message of the same nonce with the first one, but only for some minutes, and keeps
the nonce with no message. So every message carries a mark as well: the number of its first component, which
nobody sees. Whoever posts again what may have been posted looks for the mark first, however long ago it was.
"""

import zlib
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

import discord

from .custom_id import PUBLIC, controls_on, read_id

MARGIN: Final = 600.0  # seconds by which our clock may be ahead of Discord's
LOOKED_THROUGH: Final = 300  # messages since the first try; a hundred come at once
_LEAST: Final = 1 << 30  # Discord numbers the components itself where nobody does, from 1


def tag_of(nonce: str) -> int:
    """A nonce as the number of a component: more than thirty bits are not to be had."""
    return _LEAST | zlib.crc32(nonce.encode()) & (_LEAST - 1)


async def post_once(
    channel: discord.abc.Messageable,
    nonce: str,
    tried: float | None,
    *,
    view: discord.ui.LayoutView,
    files: Sequence[discord.File] = (),
    allowed_mentions: discord.AllowedMentions,
) -> discord.Message:
    """Post a message, or find the one that an earlier try posted.

    `tried` is when that was; None if this is the first, 0 if nobody knows. What is found shows what it
    showed then. Where the bot may not read what was written, the nonce alone must do.
    """
    if tried is not None:
        found = await find_posted(channel, nonce, tried)
        if found is not None:
            return found
    view.children[0].id = tag_of(nonce)
    return await channel.send(view=view, files=files, nonce=nonce, allowed_mentions=allowed_mentions)


async def find_posted(channel: discord.abc.Messageable, nonce: str, since: float) -> discord.Message | None:
    """The message of a nonce among those of a channel since a time (0: the newest), if it is there."""
    known = 1000 * (since - MARGIN) > discord.utils.DISCORD_EPOCH
    after = datetime.fromtimestamp(since - MARGIN, UTC) if known else None
    mark = tag_of(nonce)
    try:
        async for message in channel.history(limit=LOOKED_THROUGH if after else 100, after=after):
            if message.author.bot and mark in (getattr(part, "id", None) for part in message.components):
                return message
    except (discord.Forbidden, discord.NotFound):
        return None  # whoever posts there will hear why
    return None


def version_on(message: discord.Message, game: int) -> int | None:
    """The version of a game that a card shows by its controls; None if it has none."""
    controls = (read_id(custom_id[1:]) for _, custom_id in controls_on(message))
    return next((control.version for control in controls if control and control.game == game), None)


def game_on(message: discord.Message) -> int | None:
    """The game whose card or lobby a message is, by its controls; None if it is neither."""
    controls = (read_id(custom_id[1:]) for _, custom_id in controls_on(message))
    return next((control.game for control in controls if control and control.panel in PUBLIC), None) or None
