"""Answering interactions: ephemeral, in the person's language, deferred in time, retried, and always.

discord.py sends the first answer once: where the connection breaks meanwhile, the person waits in vain
although what they decided is stored. Discord takes one first answer to an interaction, so retrying it is
idempotent: either the first was lost, or the second is refused as one too many.
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

from bot.tables.model import Place
from bot.words import Words, words
from engine import KeyedError

from .components import LONGEST_TEXT, truncate, unregistered_view

_log = logging.getLogger(__name__)
NO_PINGS: Final = discord.AllowedMentions.none()
LONGEST_LIST: Final = 3400  # characters of a list
DEFER_AFTER: Final = 1.8  # seconds: Discord waits for three, and the way there takes its share
EARLIEST_DEFERRAL: Final = 0.3  # seconds: one answer is better than a deferral and an answer
_DEFERRAL: Final = "deferral"
_RETRY_WAITS: Final = (0.05, 0.3)  # seconds before the second and the third attempt, of Discord's three
_ALREADY_ANSWERED: Final = 40060
_UNREACHABLE: Final = (discord.HTTPException, aiohttp.ClientError)
Press = discord.Interaction[Any]
Send = Callable[[list[discord.File]], Awaitable[object]]


def words_for(interaction: Press) -> Words:
    """The words of the person who acts, in the language nearest to their own."""
    return words(interaction.locale.value)


def place(interaction: Press) -> Place:
    """Where they act."""
    return Place(interaction.guild_id, interaction.channel_id or 0)


def text_view(text: str) -> ui.LayoutView:
    """A message of one paragraph."""
    view = unregistered_view()
    view.add_item(ui.TextDisplay(truncate(text, LONGEST_TEXT)))
    return view


@runtime_checkable
class PressTracker(Protocol):
    """A client that tracks the tasks which answer interactions, and has something to do after each answer."""

    @property
    def presses(self) -> set[asyncio.Task[Any]]:
        """The tasks that answer interactions: whoever closes the client lets them end first."""

    async def after_answer(self, interaction: Press) -> None:
        """Somebody got their answer."""


def _track(presses: set[asyncio.Task[Any]]) -> None:
    """Note that the current task answers an interaction, until it ends."""
    task = asyncio.current_task()
    if task is not None:
        presses.add(task)
        task.add_done_callback(presses.discard)


def fit_lines(lines: Iterable[str], most: int = LONGEST_LIST) -> list[str]:
    """As many lines of a list as a message holds beside the rest of it."""
    found, left = [], most
    for line in lines:
        left -= len(line) + 1
        if left < 0:
            break
        found.append(line)
    return found


def split_text(text: str, most: int = LONGEST_TEXT) -> list[str]:
    """A long text in parts that fit a message each, broken between lines."""
    parts = [""]
    for line in text.splitlines():
        if parts[-1] and len(parts[-1]) + len(line) + 1 > most:
            parts.append("")
        parts[-1] = f"{parts[-1]}\n{line}" if parts[-1] else truncate(line, most)
    return parts


class Deferral:
    """Defers an interaction that takes long, before Discord's three seconds are over.

    Whoever answers calls `stop` first: either the interaction is never deferred, or the answer follows the
    deferral.
    """

    def __init__(self, interaction: Press) -> None:
        self._interaction = interaction
        self._deferring = False
        self._task = asyncio.create_task(self._wait(), name="deferral")
        interaction.extras[_DEFERRAL] = self

    async def _wait(self) -> None:
        # It may have been on its way for long, as after a break of the gateway; our clock may also be wrong.
        age = (discord.utils.utcnow() - self._interaction.created_at).total_seconds()
        await asyncio.sleep(max(EARLIEST_DEFERRAL, DEFER_AFTER - max(0.0, age)))
        self._deferring = True
        with suppress(*_UNREACHABLE):
            await defer(self._interaction)

    async def stop(self) -> None:
        """Don't defer any more; returns when a deferral that was begun is over."""
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
    await show(interaction, text_view(text))


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


def can_follow_up(interaction: Press) -> bool:
    """Whether something private can be said after the answer: not to a form, and not when it is too late."""
    form = interaction.response.type is discord.InteractionResponseType.modal
    return interaction.response.is_done() and not form and not interaction.is_expired()


@asynccontextmanager
async def answering(interaction: Press, game: int | None = None) -> AsyncIterator[Words]:
    """Answer whatever is raised inside: a refusal with its reason, a fault with a reference for the log."""
    if isinstance(interaction.client, PressTracker):
        _track(interaction.client.presses)
    say = words_for(interaction)
    deferral = Deferral(interaction)
    try:
        yield say
    except KeyedError as refusal:
        await _try_to_answer(interaction, say(refusal.key, **refusal.blanks), game)
    except _UNREACHABLE as error:
        # The interaction has expired, or Discord can't be reached: what was decided is stored all the same.
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
    """Send a first answer, or an edit of one; retry if the connection breaks, and raise Discord's errors."""
    contents = [file.fp.read() for file in files]
    retried = False
    for wait in (*_RETRY_WAITS, None):
        # Sending uses a file up, so each attempt gets files of its own.
        fresh = [_copy(file, content) for file, content in zip(files, contents, strict=True)]
        try:
            await send(fresh)
        except (aiohttp.ClientError, OSError):
            if wait is None:
                raise
            await asyncio.sleep(wait)
            retried = True
        except discord.HTTPException as error:
            if retried and error.code == _ALREADY_ANSWERED:
                return
            raise
        else:
            return


def _copy(file: discord.File, content: bytes) -> discord.File:
    return discord.File(io.BytesIO(content), file.filename, description=file.description)
