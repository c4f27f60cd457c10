"""Posting a message exactly once, even if the bot crashes between posting it and noting that it did.

Discord answers a second message of the same nonce with the first one, but only for some minutes, and shows
the nonce on no message. So every message carries a tag as well: the id of its first component, which nobody
sees. A retry searches the channel for the tag first, however long ago the first attempt was.

Of a message of Components V2 a notification shows nothing but where it is. So whatever is to notify somebody
is posted as a plain message, with words and buttons; it may be edited into one of Components V2 later.
"""

import zlib
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import Any, Final

import discord

from .custom_id import PUBLIC_PANELS, controls_on, read_id

CLOCK_MARGIN: Final = 600.0  # seconds by which our clock may be ahead of Discord's
MESSAGES_SEARCHED: Final = 300  # messages since the first try; a hundred come at once
_FIRST_TAG: Final = 1 << 30  # Discord numbers the components itself where nobody does, from 1


def tag_of(nonce: str) -> int:
    """A nonce as the number of a component: more than thirty bits are not to be had."""
    return _FIRST_TAG | zlib.crc32(nonce.encode()) & (_FIRST_TAG - 1)


async def post_once(
    channel: discord.abc.Messageable,
    nonce: str,
    tried: float | None,
    *,
    content: str | None = None,
    view: discord.ui.LayoutView | discord.ui.View,
    files: Sequence[discord.File] = (),
    allowed_mentions: discord.AllowedMentions,
) -> discord.Message:
    """Post a message, plain or of Components V2, or find the one that an earlier try posted.

    `tried` is when that was; None if this is the first, 0 if that is not known. What is found shows what it
    showed then. Where the bot may not read the channel's history, the nonce alone has to do.
    """
    if tried is not None:
        found = await find_posted(channel, nonce, tried)
        if found is not None:
            return found
    first: discord.ui.Item[Any] = view.children[0]
    (first.item if isinstance(first, discord.ui.DynamicItem) else first).id = tag_of(nonce)
    if isinstance(view, discord.ui.View):
        return await channel.send(content, view=view, nonce=nonce, allowed_mentions=allowed_mentions)
    return await channel.send(view=view, files=files, nonce=nonce, allowed_mentions=allowed_mentions)


async def find_posted(channel: discord.abc.Messageable, nonce: str, since: float) -> discord.Message | None:
    """The message of a nonce among those of a channel since a time (0: the newest), if it is there."""
    known = 1000 * (since - CLOCK_MARGIN) > discord.utils.DISCORD_EPOCH
    after = datetime.fromtimestamp(since - CLOCK_MARGIN, UTC) if known else None
    tag = tag_of(nonce)
    try:
        async for message in channel.history(limit=MESSAGES_SEARCHED if after else 100, after=after):
            if message.author.bot and tag in _ids_on(message):
                return message
    except (discord.Forbidden, discord.NotFound):
        return None  # posting there will raise the reason
    return None


def _ids_on(message: discord.Message) -> Iterator[int | None]:
    """The ids of its components, of those in rows too: a row of a plain message has none that we gave it."""
    for part in message.components:
        yield getattr(part, "id", None)
        yield from (getattr(child, "id", None) for child in getattr(part, "children", ()))


def version_on(message: discord.Message, game: int) -> int | None:
    """The version of a game that a card shows by its controls; None if it has none.

    They are all of one version; should they not be, the earliest counts: no card is taken for newer.
    """
    controls = (read_id(custom_id[1:]) for _, custom_id in controls_on(message))
    return min((control.version for control in controls if control and control.game == game), default=None)


def game_on(message: discord.Message) -> int | None:
    """The game whose card or lobby a message is, by all of its controls; None if it is neither."""
    controls = (read_id(custom_id[1:]) for _, custom_id in controls_on(message))
    games = {control.game for control in controls if control and control.panel in PUBLIC_PANELS}
    return games.pop() or None if len(games) == 1 else None
