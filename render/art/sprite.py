"""Sprites: drawings at their final size, ready to be stamped. Made once, kept for the process."""

import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from PIL import Image

from ..plan import Key
from .shapes import finished

_MOST_PIXELS: Final = 16_000_000  # of all sprites kept: 64 MB, more than a few tables ever use


@dataclass(frozen=True, slots=True)
class Drawing:
    """A large drawing and the point of it that is put where a stamp says, in finished pixels."""

    image: Image.Image
    x: float
    y: float


class Sprite(NamedTuple):
    """Paint and mask, and the offset of the upper left corner from the anchor."""

    paint: Image.Image
    mask: Image.Image
    left: int
    top: int


def sprite(drawing: Drawing, scale: float = 1.0) -> Sprite:
    """A large drawing at a scale."""
    small = finished(drawing.image, scale)
    return cut(small, drawing.x * scale, drawing.y * scale)


def cut(image: Image.Image, x: float, y: float) -> Sprite:
    """An RGBA picture of final size, with its anchor, cropped to what can be seen."""
    alpha = image.getchannel("A")
    box = alpha.getbbox() or (0, 0, 1, 1)
    paint = image.crop(box).convert("RGB")
    return Sprite(paint, alpha.crop(box), round(box[0] - x), round(box[1] - y))


class Workshop:
    """Makes sprites by key and remembers them. Safe to share between threads.

    A key is the drawing's name, its arguments, and last the scale. Panels are drawn at their final
    size and come as sprites at once.
    """

    def __init__(self, drawers: dict[str, Callable[..., Drawing | Sprite]]) -> None:
        self._drawers = drawers
        self._drawings: dict[Key, Drawing | Sprite] = {}
        self._sprites: dict[Key, Sprite] = {}
        self._weight = 0
        self._making = threading.RLock()

    def get(self, key: Key) -> Sprite:
        """The sprite of a key, made now if it never was."""
        known = self._sprites.get(key)
        if known is not None:
            return known
        with self._making:
            known = self._sprites.get(key)
            if known is None:
                known = self._make(key)
                self._weight += known.mask.width * known.mask.height
                if self._weight > _MOST_PIXELS:
                    self._sprites.clear()
                    self._drawings.clear()
                    self._weight = known.mask.width * known.mask.height
                self._sprites[key] = known
            return known

    def _make(self, key: Key) -> Sprite:
        *what, scale = key
        if not isinstance(scale, (int, float)):
            raise TypeError(f"the last part of a sprite's key is its scale: {key}")
        drawn = self._drawn(tuple(what))
        return drawn if isinstance(drawn, Sprite) else sprite(drawn, scale)

    def _drawn(self, what: Key) -> Drawing | Sprite:
        known = self._drawings.get(what)
        if known is None:
            name, *rest = what
            arguments: list[Any] = rest
            known = self._drawings[what] = self._drawers[str(name)](*arguments)
        return known

    def size(self, key: Key) -> tuple[int, int]:
        """How wide and high a sprite is."""
        return self.get(key).mask.size
