"""Answering interactions: ephemeral, in the person's language, in time, and always.

discord.py sends an answer once. Here every interaction has an `Answer`, which notes what was given by what
came of each attempt: a first answer is tried again when the connection breaks, cut off and acknowledged when
it takes too long, and given anew as a follow-up when the message that it should replace is gone. Discord
takes one first answer to an interaction, so that trying it again does no harm.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from contextvars import ContextVar
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, Final, Protocol, runtime_checkable

import aiohttp
import discord
from discord import ui

from bot.tables.errors import Refused
from bot.tables.model import Place
from bot.words import Words, words

from .components import LONGEST_TEXT, truncate, unregistered_view, with_renewed_selects
from .discord_errors import ALREADY_ANSWERED, EXPIRED, GONE, AnswerLost, as_lost, told
from .living_panels import NEWS, NOTE, LivingPanels, PrivateMessage
from .uploads import Uploads, UploadSpeed

_log = logging.getLogger(__name__)
NO_PINGS: Final = discord.AllowedMentions.none()
DEFER_AFTER: Final = 1.8  # seconds: Discord waits for three, and the way there takes its share
EARLIEST_DEFERRAL: Final = 0.3  # seconds: one answer is better than a deferral and an answer
CROWD: Final = 12  # presses under way at once, from which on each is acknowledged before it is worked on
SLOW_ROUND: Final = 0.1  # seconds that a round of the event loop takes when it can't keep up
_ANSWER: Final = "answer"
_RETRY_WAITS: Final = (0.05, 0.3)  # seconds before the second and the third attempt, of Discord's three
_DISCONNECTED: Final = (aiohttp.ClientError, OSError)
Press = discord.Interaction[Any]
Send = Callable[[list[discord.File]], Awaitable[object]]


@dataclass(slots=True)
class PressContext:
    """What a press that is being answered is about, for the log."""

    interaction: int
    server: int | None
    game: int | None


_press: ContextVar[PressContext | None] = ContextVar("press", default=None)


def current_press() -> PressContext | None:
    """The press that this task answers, or was begun by."""
    return _press.get()


def note_game(game: int) -> None:
    """Let the press that is being answered be about a game, which was found out after it began."""
    context = _press.get()
    if context is not None:
        context.game = game


def words_for(interaction: Press) -> Words:
    """The words of the person who acts, in the language that they chose, else nearest to their Discord's."""
    client = interaction.client
    chosen = client.chosen_languages if isinstance(client, PressTracker) else {}
    return words(chosen.get(interaction.user.id, interaction.locale.value))


def place(interaction: Press) -> Place:
    """Where they act."""
    parent = interaction.channel.parent_id if isinstance(interaction.channel, discord.Thread) else None
    return Place(interaction.guild_id, interaction.channel_id or 0, parent)


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

    @property
    def acknowledgements(self) -> set[asyncio.Task[Any]]:
        """The acknowledgements under way that were not to wait for an answer."""

    @property
    def upload_speed(self) -> UploadSpeed:
        """How fast files get to Discord."""

    @property
    def living_panels(self) -> LivingPanels:
        """What people have open."""

    @property
    def chosen_languages(self) -> Mapping[int, str]:
        """The languages of those who chose another than their Discord's."""

    async def after_answer(self, interaction: Press) -> None:
        """Somebody got their answer."""

    def refusal_view(self, error: Exception, text: str, say: Words) -> ui.LayoutView:
        """The message that tells somebody of an error, and where to read more."""


class Given(Enum):
    """What an interaction was answered with so far, as far as we know."""

    NOTHING = auto()
    THINKING = auto()
    """A private message which says that the answer comes."""
    ACKNOWLEDGED = auto()
    """Nothing that can be seen: the message that was pressed stays as it is."""
    FORM = auto()
    MESSAGE = auto()


class Answer:
    """The answer to one interaction; it defers by itself if nothing is given in time."""

    def __init__(self, interaction: Press, tracker: PressTracker | None = None) -> None:
        self._interaction = interaction
        self._speed = tracker.upload_speed if tracker is not None else UploadSpeed()
        self._panels = tracker.living_panels if tracker is not None else None
        self._shown: PrivateMessage | None = None  # what was shown last, if it is known which message that is
        self._card_goes = False
        self.asks = False
        """Whether it asks something that is to be decided now."""
        self._given = Given.NOTHING
        self._unsure: Given | None = None  # what an attempt would have given whose end was not seen
        self._sending = asyncio.Lock()
        # It may have been on its way for long, as after a break of the gateway; our clock may also be wrong.
        self._age = max(0.0, (discord.utils.utcnow() - interaction.created_at).total_seconds())
        now = asyncio.get_running_loop().time()
        self._due = now + max(EARLIEST_DEFERRAL, DEFER_AFTER - self._age)
        self._deferral = asyncio.create_task(self._defer_in_time(), name="deferral")
        interaction.extras[_ANSWER] = self

    @classmethod
    def to(cls, interaction: Press) -> "Answer":
        """The answer to an interaction that is being answered."""
        found = interaction.extras.get(_ANSWER)
        return found if isinstance(found, Answer) else cls(interaction)

    async def hurry(self, tracker: PressTracker) -> None:
        """Acknowledge at once, before any work, where the work may take too long: so many others press too,
        the event loop is behind, or the press is old already.
        """
        loop, crowd = asyncio.get_running_loop(), tracker.acknowledgements
        before = loop.time()
        await asyncio.sleep(0)  # a whole round of the loop, in which all who press now get here
        behind = loop.time() - before > SLOW_ROUND
        if not behind and len(tracker.presses) <= CROWD and self._age <= DEFER_AFTER / 2:
            return
        own = asyncio.create_task(self._try_to_acknowledge(), name="acknowledgement")
        _track(own, crowd)
        await own
        if crowd:  # the others' first: they have waited as long
            await asyncio.wait(set(crowd), timeout=EARLIEST_DEFERRAL)

    async def acknowledge(self) -> None:
        """Say that the answer comes, unless something was given already."""
        async with self._sending:
            if self._given is Given.NOTHING:
                await self._defer()

    async def _try_to_acknowledge(self) -> None:
        with suppress(AnswerLost, discord.HTTPException):
            await self.acknowledge()

    async def open_form(self, form: ui.Modal) -> None:
        """Open a form; Refused once the press was acknowledged, since Discord opens none then."""
        async with self._sending:
            if self._given is not Given.NOTHING:
                raise Refused("form-too-late")
            send = self._interaction.response.send_modal
            await self._callback(Given.FORM, lambda _: send(form))

    async def show(
        self,
        view: ui.LayoutView,
        files: Sequence[discord.File],
        *,
        instead: bool,
        panel_of: int | None,
        finished: bool = False,
    ) -> None:
        """Show something to one person alone: as a new message, or instead of their private panel.

        It becomes their panel of a game, or a note; None is neither and stays.
        """
        uploads = Uploads(files) if files else None
        async with self._sending:
            if not instead:
                await self._renew_selects()
            instead = instead and not (panel_of and self._should_move(panel_of))
            first = self._given is Given.NOTHING
            if not first or not await self._show_first(view, uploads, instead=instead):
                await self._show_further(view, uploads, instead=instead)
            shown, self._shown = self._shown, None
            self.asks = bool(panel_of) and not finished
        if shown is not None and panel_of is not None and self._panels is not None:
            message = shown._replace(finished=finished)
            await self._panels.shown(self._interaction.user.id, panel_of, message)

    async def show_everybody(self, view: ui.LayoutView, files: Sequence[discord.File]) -> None:
        """Show everybody something else on the public message that was pressed."""
        await self.acknowledge()

        async def edit(files: list[discord.File]) -> None:
            await self._interaction.edit_original_response(
                view=view, attachments=files, allowed_mentions=NO_PINGS
            )

        async with self._sending:
            try:
                await self._retried(edit, Uploads(files))
            except discord.HTTPException as error:
                raise as_lost(error) from error

    def expect_new_card(self) -> None:
        """Note that what was done replaces the card on which the panel was opened."""
        self._card_goes = True

    def _should_move(self, game: int) -> bool:
        """Whether a panel is to be shown as a new message and closed where it is: it replies to a card that
        is gone or about to go, and clients say so above it for good.
        """
        message = self._interaction.message
        if not self._panel_is_private or message is None or message.reference is None or self._panels is None:
            return False
        known = self._panels.open.get((self._interaction.user.id, game))
        panels = () if known is None else known.messages
        can_be_closed = any(panel.id == message.id and not panel.press.is_expired() for panel in panels)
        gone = isinstance(message.reference.resolved, discord.DeletedReferencedMessage)
        return can_be_closed and (gone or self._card_goes)

    async def _renew_selects(self) -> None:
        """Let everything be chosen again on a private panel that stays after a choice, refused or done."""
        interaction, message = self._interaction, self._interaction.message
        chosen = "values" in (interaction.data or {})
        if message is None or not chosen or not self._panel_is_private:
            return
        if self._given not in (Given.NOTHING, Given.ACKNOWLEDGED):
            return
        view = with_renewed_selects(message)
        if view is None:
            return
        try:
            if self._given is Given.NOTHING:
                edit = interaction.response.edit_message
                await self._callback(Given.ACKNOWLEDGED, lambda _: edit(view=view))
            else:
                await interaction.edit_original_response(view=view)
        except (AnswerLost, discord.HTTPException) as error:  # the panel may be gone: what is said is not
            _log.info("a panel's selects were not renewed: %s", error)

    async def end(self) -> None:
        """Defer no more; returns when a deferral that was begun is over."""
        async with self._sending:
            self._deferral.cancel()

    async def _defer_in_time(self) -> None:
        await asyncio.sleep(self._due - asyncio.get_running_loop().time())
        await self._try_to_acknowledge()

    async def _defer(self) -> bool:
        """Acknowledge; whether an answer that was cut off turned out to have got there after all."""
        thinking = self._interaction.message is None
        kind = Given.THINKING if thinking else Given.ACKNOWLEDGED
        defer = self._interaction.response.defer
        given = await self._callback(kind, lambda _: defer(ephemeral=True, thinking=thinking))
        return given is Given.MESSAGE

    async def _show_first(self, view: ui.LayoutView, uploads: Uploads | None, *, instead: bool) -> bool:
        """Show it in the first answer, or acknowledge if that takes too long; whether it was shown."""
        loop, response = asyncio.get_running_loop(), self._interaction.response
        if uploads and self._speed.seconds_for(uploads.size) > (self._due - loop.time()) / 2:
            return await self._defer()

        async def replace(files: list[discord.File]) -> None:
            given = await response.edit_message(view=view, attachments=files, allowed_mentions=NO_PINGS)
            self._note_shown(given.message_id if given is not None else None, original=True)

        async def send(files: list[discord.File]) -> None:
            given = await response.send_message(
                view=view, files=files, ephemeral=True, allowed_mentions=NO_PINGS
            )
            self._note_shown(given.message_id, original=True)

        try:
            async with asyncio.timeout_at(self._due):
                if instead and self._panel_is_private:
                    # A panel that was closed meanwhile can't be replaced: what is said then stands alone.
                    with suppress(AnswerLost):
                        return await self._callback(Given.MESSAGE, replace, uploads) is Given.MESSAGE
                return await self._callback(Given.MESSAGE, send, uploads) is Given.MESSAGE
        except TimeoutError:
            return await self._defer()

    async def _show_further(self, view: ui.LayoutView, uploads: Uploads | None, *, instead: bool) -> None:
        interaction = self._interaction
        own = self._given is Given.MESSAGE or self._panel_is_private
        if self._given is Given.THINKING or (instead and own and self._given is not Given.FORM):

            async def edit(files: list[discord.File]) -> None:
                edited = await interaction.edit_original_response(
                    view=view, attachments=files, allowed_mentions=NO_PINGS
                )
                self._note_shown(edited.id, original=True)

            try:
                await self._retried(edit, uploads)
            except discord.HTTPException as error:
                if error.code not in GONE:
                    raise as_lost(error) from error
            else:
                self._given = Given.MESSAGE
                return

        async def follow_up(files: list[discord.File]) -> None:
            sent = await interaction.followup.send(
                view=view, files=files, ephemeral=True, allowed_mentions=NO_PINGS, wait=True
            )
            self._note_shown(sent.id, original=False)

        try:
            await self._retried(follow_up, uploads)
        except discord.HTTPException as error:
            raise as_lost(error) from error

    def _note_shown(self, message: int | None, *, original: bool) -> None:
        if message is not None:
            self._shown = PrivateMessage(self._interaction, message, original)

    @property
    def _panel_is_private(self) -> bool:
        """Whether the message that was pressed is the person's own: what everybody sees is never replaced."""
        message = self._interaction.message
        return message is not None and message.flags.ephemeral

    async def _callback(self, kind: Given, send: Send, uploads: Uploads | None = None) -> Given:
        """Give a first answer; returns what was given: an earlier attempt may have got there unseen."""

        async def attempt(files: list[discord.File]) -> None:
            before, self._unsure = self._unsure, kind
            try:
                await send(files)
            except discord.HTTPException as error:
                self._unsure = before
                if before is None or error.code not in (ALREADY_ANSWERED, EXPIRED):
                    raise
                # Whether an answer got there that is out of time shows when it is edited.
                late = error.code == EXPIRED and before is Given.MESSAGE
                self._given = Given.THINKING if late else before
            else:
                self._given = kind

        try:
            await self._retried(attempt, uploads)
        except discord.HTTPException as error:
            raise as_lost(error) from error
        return self._given

    async def _retried(self, send: Send, uploads: Uploads | None = None) -> None:
        """Send something, again if the connection breaks; raises Discord's errors."""
        loop = asyncio.get_running_loop()
        for wait in (*_RETRY_WAITS, None):
            start = loop.time()
            try:
                await send(uploads.files() if uploads else [])
            except _DISCONNECTED as error:
                if wait is None:
                    raise AnswerLost(str(error)) from error
                await asyncio.sleep(wait)
            else:
                if uploads:
                    self._speed.note(uploads.size, loop.time() - start)
                return


async def acknowledge(interaction: Press) -> None:
    """Acknowledge a press whose effect shows elsewhere."""
    await Answer.to(interaction).acknowledge()


async def tell(interaction: Press, text: str) -> None:
    """Say something to one person alone: a note, which the next answer takes away."""
    await show_note(interaction, text_view(text))


async def show_note(interaction: Press, view: ui.LayoutView) -> None:
    """Show a note to one person alone, which the next answer takes away."""
    await Answer.to(interaction).show(view, (), instead=False, panel_of=NOTE)


async def show(
    interaction: Press, view: ui.LayoutView, files: Sequence[discord.File] = (), *, instead: bool = False
) -> None:
    """Show something to one person alone: as a new message, or instead of the private panel pressed."""
    await Answer.to(interaction).show(view, files, instead=instead, panel_of=None)


async def show_panel(
    interaction: Press,
    game: int,
    view: ui.LayoutView,
    files: Sequence[discord.File] = (),
    *,
    instead: bool = False,
    finished: bool = False,
) -> None:
    """Show somebody's panel of a game: there is one of it, the newest; a `finished` one asks nothing more,
    and is taken away after a while.
    """
    answer = Answer.to(interaction)
    await answer.show(view, files, instead=instead, panel_of=game, finished=finished)


async def show_everybody(interaction: Press, view: ui.LayoutView, files: Sequence[discord.File]) -> None:
    """Show everybody something else on the public message that was pressed."""
    await Answer.to(interaction).show_everybody(view, files)


def expect_new_card(interaction: Press) -> None:
    """Note that a press replaces the card: its answer does not stay below the old one."""
    Answer.to(interaction).expect_new_card()


async def open_form(interaction: Press, form: ui.Modal) -> None:
    """Open a form for one person."""
    await Answer.to(interaction).open_form(form)


async def show_news(interaction: Press, view: ui.LayoutView) -> None:
    """Show somebody who got their answer what happened meanwhile, in place of earlier news; raises Discord's
    errors.
    """
    sent = await interaction.followup.send(view=view, ephemeral=True, allowed_mentions=NO_PINGS, wait=True)
    if isinstance(interaction.client, PressTracker):
        message = PrivateMessage(interaction, sent.id, original=False, finished=True)
        await interaction.client.living_panels.shown(interaction.user.id, NEWS, message)


def asks_something(interaction: Press) -> bool:
    """Whether a press was answered with something to decide, which nothing less urgent should push away."""
    answer = interaction.extras.get(_ANSWER)
    return isinstance(answer, Answer) and answer.asks


def can_follow_up(interaction: Press) -> bool:
    """Whether something private can be said after the answer: not to a form, and not when it is too late."""
    form = interaction.response.type is discord.InteractionResponseType.modal
    return interaction.response.is_done() and not form and not interaction.is_expired()


@asynccontextmanager
async def answering(
    interaction: Press, game: int | None = None, *, opens_form: bool = False
) -> AsyncIterator[Words]:
    """Answer whatever is raised inside: a refusal, ours or Discord's, with its reason; a fault with a
    reference. What opens a form is not acknowledged early, as Discord opens none then.
    """
    client = interaction.client
    tracker = client if isinstance(client, PressTracker) else None
    if tracker is not None:
        _track(asyncio.current_task(), tracker.presses)
    context = PressContext(interaction.id, interaction.guild_id, game or None)
    _press.set(context)  # for the rest of this task, which answers this interaction alone
    say, answer = words_for(interaction), Answer(interaction, tracker)
    try:
        if tracker is not None and not opens_form:
            await answer.hurry(tracker)
        yield say
    except AnswerLost as lost:
        _log.warning("game %s: an answer could not be given: %s", context.game, lost)
    except Exception as error:  # noqa: BLE001 - the player is told, a fault is logged with its game
        text = told(error, context.game, say)
        view = text_view(text) if tracker is None else tracker.refusal_view(error, text, say)
        await _try_to_tell(interaction, view, context.game)
    finally:
        await answer.end()
    if tracker is not None:
        await tracker.after_answer(interaction)


def _track(task: asyncio.Task[Any] | None, tasks: set[asyncio.Task[Any]]) -> None:
    """Note that a task is under way, until it ends."""
    if task is not None:
        tasks.add(task)
        task.add_done_callback(tasks.discard)


async def _try_to_tell(interaction: Press, view: ui.LayoutView, game: int | None) -> None:
    try:
        await show_note(interaction, view)
    except (AnswerLost, discord.HTTPException) as lost:
        _log.warning("game %s: an answer could not be given: %s", game, lost)
