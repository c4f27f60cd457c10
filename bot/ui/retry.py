"""Giving an answer over a line that may break.

discord.py sends a first answer once: where the connection breaks under it, the person waits in vain although
what they decided is stored. Discord takes the first answer to an interaction alone, so sending one again can
do no harm: either it was lost, or the second is refused as one too many.
"""

import asyncio
import io
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

import aiohttp
import discord

_WAITS: Final = (0.05, 0.3)  # seconds before the second and the third attempt: Discord waits for three in all
_ANSWERED: Final = 40060

Send = Callable[[list[discord.File]], Awaitable[object]]


async def send_with_retry(send: Send, files: Sequence[discord.File] = ()) -> None:
    """Send a first answer, or an edit of one, and again if the line breaks; what Discord says is raised."""
    contents = [file.fp.read() for file in files]
    again = False
    for wait in (*_WAITS, None):
        # Sending uses a file up, so each attempt gets files of its own.
        fresh = [_copy(file, content) for file, content in zip(files, contents, strict=True)]
        try:
            await send(fresh)
        except (aiohttp.ClientError, OSError):
            if wait is None:
                raise
            await asyncio.sleep(wait)
            again = True
        except discord.HTTPException as error:
            if again and error.code == _ANSWERED:
                return
            raise
        else:
            return


def _copy(file: discord.File, content: bytes) -> discord.File:
    return discord.File(io.BytesIO(content), file.filename, description=file.description)
