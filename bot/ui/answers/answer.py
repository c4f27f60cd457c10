"""The answer to one interaction: in time, and always.

discord.py sends an answer once. Here every interaction has an `Answer`, which notes what was given by what
came of each attempt: a first answer is tried again when the connection breaks, cut off and acknowledged when
it takes too long, and given anew as a follow-up when the message that it should replace is gone. Discord
takes one first answer to an interaction, so that trying it again does no harm.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from enum import Enum, auto
from typing import Final

import discord
from discord import ui

from bot.tables.errors import Refused
from bot.ui.components import with_renewed_selects
from bot.ui.press import Press, PressTracker

from .discord_errors import ALREADY_ANSWERED, DISCONNECTED, EXPIRED, GONE, AnswerLost, as_lost
from .living_panels import PrivateMessage
from .uploads import Uploads, UploadSpeed

_log = logging.getLogger(__name__)
NO_PINGS: Final = discord.AllowedMentions.none()
DEFER_AFTER: Final = 1.8  # seconds: Discord waits for three, and the way there takes its share
EARLIEST_DEFERRAL: Final = 0.3  # seconds: one answer is better than a deferral and an answer
_ANSWER: Final = "answer"
_RETRY_WAITS: Final = (0.05, 0.3)  # seconds before the second and the third attempt, of Discord's three
Send = Callable[[list[discord.File]], Awaitable[object]]


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
        age = max(0.0, (discord.utils.utcnow() - interaction.created_at).total_seconds())
        self.is_late: Final = age > DEFER_AFTER / 2
        """Whether much of the time that Discord waits had passed before the answer was begun."""
        now = asyncio.get_running_loop().time()
        self._due = now + max(EARLIEST_DEFERRAL, DEFER_AFTER - age)
        self._deferral = asyncio.create_task(self._defer_in_time(), name="deferral")
        interaction.extras[_ANSWER] = self

    @classmethod
    def to(cls, interaction: Press) -> "Answer":
        """The answer to an interaction that is being answered."""
        return cls.known(interaction) or cls(interaction)

    @classmethod
    def known(cls, interaction: Press) -> "Answer | None":
        """The answer to an interaction, if it has one."""
        found = interaction.extras.get(_ANSWER)
        return found if isinstance(found, cls) else None

    async def acknowledge(self) -> None:
        """Say that the answer comes, unless something was given already."""
        async with self._sending:
            if self._given is Given.NOTHING:
                await self._defer()

    async def try_to_acknowledge(self) -> None:
        """The same, if Discord lets us."""
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
        await self.try_to_acknowledge()

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
            except DISCONNECTED as error:
                if wait is None:
                    raise AnswerLost(str(error)) from error
                await asyncio.sleep(wait)
            else:
                if uploads:
                    self._speed.note(uploads.size, loop.time() - start)
                return
