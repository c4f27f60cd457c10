"""Pictures of steps and films of games, drawn on the studio's threads and kept for a while."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import partial
from typing import Final, NamedTuple

from bot.card.final_files import film
from bot.studio import Studio
from bot.ui.names import Names, plain_names
from bot.words import Words

from .stepping import step_picture
from .steps import Step

MOST_BYTES: Final = 24 * 1024 * 1024


class Drawn(NamedTuple):
    """A picture as a WebP, and what it shows in words."""

    image: bytes
    alt: str


class ReplayPictures:
    """Draws what a replay shows. Of what was drawn the longest unused goes first."""

    def __init__(self, studio: Studio, most_bytes: int = MOST_BYTES) -> None:
        self._studio = studio
        self._most_bytes = most_bytes
        self._kept: OrderedDict[Hashable, Drawn] = OrderedDict()
        self._drawing: dict[Hashable, asyncio.Task[Drawn]] = {}
        self._bytes = 0

    async def of_step(self, game: int, number: int, step: Step, names: Names, say: Words) -> Drawn:
        """A step of a game."""
        plain = plain_names(names)

        def draw() -> Drawn:
            return Drawn(*step_picture(step, plain, say))

        return await self._drawn((game, number, say.language, *plain.items()), draw)

    async def film(self, game: int, record: str, names: Names, say: Words) -> Drawn:
        """A whole game, which takes some seconds."""
        draw = partial(film, record, names, say)
        key = (game, "film", say.language, *plain_names(names).items())
        return await self._drawn(key, lambda: Drawn(draw(), say("recap-alt")))

    async def _drawn(self, key: Hashable, draw: Callable[[], Drawn]) -> Drawn:
        known = self._kept.get(key)
        if known is not None:
            self._kept.move_to_end(key)
            return known
        drawing = self._drawing.get(key)
        if drawing is None:  # what is being drawn is not drawn again for whoever asks meanwhile
            drawing = self._drawing[key] = asyncio.create_task(self._draw(key, draw), name="replay picture")
        return await asyncio.shield(drawing)

    async def _draw(self, key: Hashable, draw: Callable[[], Drawn]) -> Drawn:
        try:
            drawn = await self._studio.run(draw)
        finally:
            del self._drawing[key]
        self._kept[key] = drawn
        self._bytes += len(drawn.image)
        while self._bytes > self._most_bytes:
            self._bytes -= len(self._kept.popitem(last=False)[1].image)
        return drawn
