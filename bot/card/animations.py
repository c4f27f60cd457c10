"""Animations on cards: drawn when the card was shown already, so that no card waits for one."""

import asyncio
import logging
from collections.abc import Callable, Sequence

import discord

from bot.tables.log_entry import Entry
from bot.tables.model import LIVE
from bot.tables.public_view import TableView
from bot.ui.answers.discord_errors import DISCONNECTED

from .calls import due_seats, mentioning
from .drawing import CardDrawing, DrawnCard

_log = logging.getLogger(__name__)


class CardAnimations:
    """Gives cards an animation for their close-up, where the table wants that; a task for each game.

    `replaced` is told which message has other files than it was shown with.
    """

    def __init__(self, drawing: CardDrawing, replaced: Callable[[int], None]) -> None:
        self._drawing = drawing
        self._replaced = replaced
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._sending: set[int] = set()

    @property
    def idle(self) -> bool:
        """Whether none is being drawn."""
        return not self._tasks

    def start(
        self, card: discord.Message, table: TableView, fresh: Sequence[Entry], drawn: DrawnCard
    ) -> None:
        """Have the animation drawn of what a card shows that was shown just now."""
        if table.settings.closeup == "animation" and table.status in LIVE and not drawn.keeps_files:
            work = self._animate(card, table, fresh, drawn)
            self._tasks[table.id] = asyncio.create_task(work, name=f"animation-{table.id}")

    async def stop(self, game: int) -> None:
        """Give up what is no longer the newest: the card is about to show something else.

        What is on its way to Discord is waited for: it must not arrive after what follows.
        """
        if task := self._tasks.get(game):
            if game not in self._sending:
                task.cancel()
            await asyncio.wait([task])

    async def close(self) -> None:
        """Give everything up."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _animate(
        self, card: discord.Message, table: TableView, fresh: Sequence[Entry], drawn: DrawnCard
    ) -> None:
        try:
            found = await self._drawing.animated(table, fresh, drawn)
            if found is None:
                return
            view, film = found
            close = drawn.pictures.closeup
            kept = [each for each in card.attachments if close is None or each.filename != close.filename]
            self._replaced(card.id)
            self._sending.add(table.id)
            await card.edit(view=view, attachments=[*kept, film], allowed_mentions=mentioned_by_card(table))
        except (discord.HTTPException, *DISCONNECTED) as error:
            _log.info("game %s: no animation on its card: %s", table.id, error)
        except Exception:  # noqa: BLE001 - the card stands without it
            _log.exception("game %s: its animation failed", table.id)
        finally:
            self._sending.discard(table.id)
            if self._tasks.get(table.id) is asyncio.current_task():
                del self._tasks[table.id]


def mentioned_by_card(table: TableView) -> discord.AllowedMentions:
    """Whom a card mentions when it is edited: those who are due, but for those who are told elsewhere; in the
    end all who played.
    """
    seats = due_seats(table) if table.status in LIVE else table.seats
    return mentioning(seat.user for seat in seats if seat.colour not in table.called_later)
