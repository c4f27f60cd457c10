"""The studio: pictures and their words, made on threads so that the loop goes on."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

from engine import Colour, Event, PublicView
from render.layout import Shape
from render.pictures import board_picture

from .panels.sitting import Say

T = TypeVar("T")


class Studio:
    """A few painters. Pillow lets go of the interpreter while it works, so threads suffice."""

    def __init__(self, painters: int) -> None:
        self._pool = ThreadPoolExecutor(painters, thread_name_prefix="painter")

    async def run(self, work: Callable[[], T]) -> T:
        """Do something heavy elsewhere."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, work)

    async def board(
        self,
        view: PublicView,
        names: Mapping[Colour, str],
        say: Say,
        events: Sequence[Event] = (),
        *,
        wide: bool = False,
    ) -> bytes:
        """The board as PNG, as everybody or as one seat sees it."""
        shape: Shape = "wide" if wide else "tall"
        return await self.run(partial(board_picture, view, names, say, events=events, shape=shape))

    def close(self) -> None:
        """Let the painters finish and go home."""
        self._pool.shutdown(wait=True, cancel_futures=True)
