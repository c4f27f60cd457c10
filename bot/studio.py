"""Drawing pictures and their alt texts on a thread pool, so that the event loop is not blocked."""

import asyncio
import io
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import NamedTuple, TypeVar

import discord

from bot.play.sitting import Sitting
from bot.ui.names import Names, markdown_names, plain_names
from bot.ui.page import Placements
from bot.warmup import return_what_is_free
from bot.words import Say
from engine import Board, Event, PublicView
from engine.actions import Move, Put
from render.alt import alt_text
from render.closeup import crop
from render.layout import Shape
from render.pictures import board_picture, warm_up
from render.previews import preview_place, preview_reach, preview_way
from render.textboard import text_board

T = TypeVar("T")


class CardImages(NamedTuple):
    """What a card shows, as WebP: the board, its description, and a close-up where something happened."""

    whole: bytes
    alt: str
    closeup: bytes | None


class Studio:
    """Draws on a few threads (`painters`), which run in parallel: Pillow releases the GIL while it works."""

    def __init__(self, painters: int) -> None:
        self._pool = ThreadPoolExecutor(painters, thread_name_prefix="painter")

    async def run(self, work: Callable[[], T]) -> T:
        """Run something slow on one of the threads."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, work)

    async def warm_up(self, board: Board) -> None:
        """Prepare what every picture of a board needs, before anybody waits for one."""

        def prepare() -> None:  # one job: a bot that is stopped meanwhile takes no other
            warm_up(board)
            return_what_is_free()

        await self.run(prepare)

    async def board(
        self, view: PublicView, names: Names, say: Say, *, wide: bool = False
    ) -> tuple[bytes, str]:
        """The board as everybody or as one seat sees it, as PNG, and its description for those who can't."""
        shape: Shape = "wide" if wide else "tall"
        plain = plain_names(names)
        return await self.run(
            lambda: (board_picture(view, plain, say, shape=shape), alt_text(view, plain, say))
        )

    async def card(
        self, view: PublicView, names: Names, say: Say, events: Sequence[Event], *, closeup: bool
    ) -> CardImages:
        """The board with what just happened, and that close up if it is wanted. Both are drawn at once: one
        that waited for the other would take memory.
        """
        plain = plain_names(names)

        def draw() -> CardImages:
            return CardImages(
                board_picture(view, plain, say, events=events, small=True),
                alt_text(view, plain, say, events=events),
                crop(view, plain, say, events) if closeup else None,
            )

        return await self.run(draw)

    async def text_board(self, view: PublicView, names: Names, say: Say) -> str:
        """The whole board in words, as markdown."""
        return await self.run(partial(text_board, view, markdown_names(names), say))

    async def preview(self, sitting: Sitting, shows: Put | Placements | Move | str | None) -> discord.File:
        """What a decision would do, for the person who considers it."""
        view, names, say = sitting.view, plain_names(sitting.names), sitting.say

        def draw() -> tuple[bytes, str]:
            match shows:
                case Put():
                    alt = say("preview-alt-place", piece=shows.piece, hex=shows.hex)
                    return preview_place(view, [shows], names, say), alt
                case Placements(puts):
                    alt = say("preview-alt-plan", hexes=[put.hex for put in puts])
                    return preview_place(view, puts, names, say), alt
                case Move():
                    way = [step.hex for step in shows.steps]
                    gains = sitting.gains_in_words(sitting.gains(shows))
                    alt = say("preview-alt-way", statue=sitting.statue(shows.statue), way=way, gains=gains)
                    return preview_way(view, shows, names, say), alt
                case str():
                    moves = [action for action in sitting.legal if isinstance(action, Move)]
                    alt = say("preview-alt-reach", statue=sitting.statue(shows))
                    return preview_reach(view, shows, moves, names, say), alt
                case None:
                    return board_picture(view, names, say), alt_text(view, names, say)

        png, alt = await self.run(draw)
        return discord.File(io.BytesIO(png), "preview.png", description=alt)

    def close(self) -> None:
        """Finish the pictures that were begun, drop those that were not, and end the threads."""
        self._pool.shutdown(wait=True, cancel_futures=True)
