"""Answering people: in private, in their language, and always, whatever went wrong.

discord.py sends a first answer once: where the connection breaks under it, the person waits in vain although
what they decided is stored. Discord takes the first answer to an interaction alone, so sending one again can
do no harm: either it was lost, or the second is refused as one too many.
"""

import asyncio
import io
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, Final, Protocol, runtime_checkable

import aiohttp
import discord
from discord import ui

from bot.storage.errors import StoreError
from bot.tables.errors import Refused
from bot.tables.model import Place
from bot.words import Words, words
from engine import Illegal

from .components import cut, unregistered_view

_log = logging.getLogger(__name__)
NO_PINGS: Final = discord.AllowedMentions.none()
MOST_TEXT: Final = 3900  # characters of a message: Discord takes 4,000 in all
LISTED: Final = 3400  # characters of a list
LATE: Final = 1.8  # seconds: Discord waits for three, and the way there takes its share
SOONEST: Final = 0.3  # seconds: an answer given at once is better than two in a row
_DEFERRAL: Final = "deferral"
_WAITS: Final = (0.05, 0.3)  # seconds before the second and the third attempt: Discord waits for three in all
_ANSWERED: Final = 40060
_UNREACHABLE: Final = (discord.HTTPException, aiohttp.ClientError)
Press = discord.Interaction[Any]
Send = Callable[[list[discord.File]], Awaitable[object]]


def words_for(interaction: Press) -> Words:
    """The words of the person who acts, in the language nearest to their own."""
    return words(interaction.locale.value)


def place(interaction: Press) -> Place:
    """Where they act."""
    return Place(interaction.guild_id, interaction.channel_id or 0)


def note(text: str) -> ui.LayoutView:
    """A message of one paragraph."""
    view = unregistered_view()
    view.add_item(ui.TextDisplay(cut(text, MOST_TEXT)))
    return view


@runtime_checkable
class PressTracker(Protocol):
    """A client that knows who is being served, and has something to add once they were answered."""

    @property
    def presses(self) -> set[asyncio.Task[Any]]:
        """The tasks that serve somebody: whoever closes the client lets them end first."""

    async def after_answer(self, interaction: Press) -> None:
        """Somebody got their answer."""


def _track(presses: set[asyncio.Task[Any]]) -> None:
    """This task serves somebody, until it ends."""
    task = asyncio.current_task()
    if task is not None:
        presses.add(task)
        task.add_done_callback(presses.discard)


def fit_lines(lines: Iterable[str], most: int = LISTED) -> list[str]:
    """As many lines of a list as a message holds beside the rest of it."""
    found, left = [], most
    for line in lines:
        left -= len(line) + 1
        if left < 0:
            break
        found.append(line)
    return found


def pages(text: str, most: int = MOST_TEXT) -> list[str]:
    """A long text in parts that fit a message each, broken between lines."""
    parts = [""]
    for line in text.splitlines():
        if parts[-1] and len(parts[-1]) + len(line) + 1 > most:
            parts.append("")
        parts[-1] = f"{parts[-1]}\n{line}" if parts[-1] else cut(line, most)
    return parts


class Deferral:
    """Acknowledges an interaction that takes long, before Discord's three seconds are over.

    Whoever answers says so first with `stop`: either the late acknowledgement never happens, or the answer
    waits for it and follows it.
    """

    def __init__(self, interaction: Press) -> None:
        self._interaction = interaction
        self._deferring = False
        self._task = asyncio.create_task(self._wait(), name="deferral")
        interaction.extras[_DEFERRAL] = self

    async def _wait(self) -> None:
        # It may have been on its way for long, as after a break of the gateway; our clock may also be wrong.
        age = (discord.utils.utcnow() - self._interaction.created_at).total_seconds()
        await asyncio.sleep(max(SOONEST, LATE - max(0.0, age)))
        self._deferring = True
        with suppress(*_UNREACHABLE):
            await defer(self._interaction)

    async def stop(self) -> None:
        """From here on the answer is somebody else's."""
        if not self._deferring:
            self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task


async def defer(interaction: Press) -> None:
    """Say that the answer comes: in place of the panel that was pressed, or as a new private message."""
    if interaction.response.is_done():
        return
    response, typed = interaction.response, interaction.type is discord.InteractionType.application_command
    await send_with_retry(
        lambda _: response.defer(ephemeral=True, thinking=True) if typed else response.defer()
    )


async def before_answer(interaction: Press) -> None:
    """To be called before any answer."""
    deferral = interaction.extras.get(_DEFERRAL)
    if isinstance(deferral, Deferral):
        await deferral.stop()


async def acknowledge(interaction: Press) -> None:
    """Acknowledge a press whose effect shows elsewhere."""
    await before_answer(interaction)
    await defer(interaction)


async def tell(interaction: Press, text: str) -> None:
    """Say something to one person alone."""
    await show(interaction, note(text))


async def show(
    interaction: Press, view: ui.LayoutView, files: Sequence[discord.File] = (), *, instead: bool = False
) -> None:
    """Show something to one person alone: as a new message, or instead of the panel they pressed on."""
    await before_answer(interaction)
    response = interaction.response
    if instead and not response.is_done() and interaction.message is not None:
        await send_with_retry(
            lambda sent: response.edit_message(view=view, attachments=sent, allowed_mentions=NO_PINGS), files
        )
    elif instead:
        edit = interaction.edit_original_response
        await send_with_retry(
            lambda sent: edit(view=view, attachments=sent, allowed_mentions=NO_PINGS), files
        )
    elif response.is_done():
        await interaction.followup.send(
            view=view, files=list(files), ephemeral=True, allowed_mentions=NO_PINGS
        )
    else:
        send = response.send_message
        await send_with_retry(
            lambda sent: send(view=view, files=sent, ephemeral=True, allowed_mentions=NO_PINGS), files
        )


@asynccontextmanager
async def answering(interaction: Press, game: int | None = None) -> AsyncIterator[Words]:
    """Whatever is raised inside is answered: a refusal with its reason, a fault with a reference."""
    if isinstance(interaction.client, PressTracker):
        _track(interaction.client.presses)
    say = words_for(interaction)
    deferral = Deferral(interaction)
    try:
        yield say
    except (Refused, Illegal, StoreError) as refusal:
        await _try_to_answer(interaction, say(refusal.key, **refusal.blanks), game)
    except _UNREACHABLE as error:
        # The interaction is gone, or Discord is in trouble: what was decided is stored all the same.
        _log.warning("game %s: an answer could not be given: %s", game, error)
    except Exception:  # noqa: BLE001 - the player is told, the fault is logged with its game
        reference = secrets.token_hex(3)
        _log.exception("game %s: fault %s", game, reference)
        await _try_to_answer(interaction, say("fault", reference=reference), game)
    finally:
        await deferral.stop()
    if isinstance(interaction.client, PressTracker):
        await interaction.client.after_answer(interaction)


async def _try_to_answer(interaction: Press, text: str, game: int | None) -> None:
    try:
        await tell(interaction, text)
    except _UNREACHABLE as error:
        _log.warning("game %s: an answer could not be given: %s", game, error)


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
