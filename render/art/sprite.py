"""Sprites: drawings at their final size, ready to be stamped. Made once, kept for the process."""

import threading
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from PIL import Image

from ..plan import Key
from .shapes import finished

_MOST_PIXELS: Final = 8_000_000  # of all sprites kept: 40 MB, twice what the tables of a board use
_MOST_DRAWN: Final = 1_000_000  # pixels of drawings kept for sprites of other scales: they are far larger


@dataclass(frozen=True, slots=True)
class Drawing:
    """A large drawing and the point of it that is put where a stamp says, in finished pixels."""

    image: Image.Image
    x: float
    y: float


class Slice(NamedTuple):
    """A rectangle of a sprite: paint, and the mask where it is not opaque."""

    paint: Image.Image
    mask: Image.Image | None
    left: int
    top: int


class Sprite(NamedTuple):
    """Paint to be put down, its size, and the offset of its upper left corner from the anchor."""

    slices: tuple[Slice, ...]
    width: int
    height: int
    left: int
    top: int

    def put(self, picture: Image.Image, x: float, y: float, alpha: float = 1.0) -> None:
        """Paint it with its anchor at x, y; `alpha` thins it."""
        left, top = round(x) + self.left, round(y) + self.top
        for paint, mask, right, down in self.slices:
            if alpha < 1:
                full = mask or Image.new("L", paint.size, 255)
                mask = full.point([int(v * alpha) for v in range(256)])  # noqa: PLW2901
            picture.paste(paint, (left + right, top + down), mask)


def sprite(drawing: Drawing, scale: float = 1.0) -> Sprite:
    """A large drawing at a scale."""
    small = finished(drawing.image, scale)
    return cut(small, drawing.x * scale, drawing.y * scale)


def cut(image: Image.Image, x: float, y: float) -> Sprite:
    """An RGBA picture of final size, with its anchor, cropped to what can be seen."""
    alpha = image.getchannel("A")
    box = alpha.getbbox() or (0, 0, 1, 1)
    paint, mask = image.crop(box).convert("RGB"), alpha.crop(box)
    return Sprite(_sliced(paint, mask), *mask.size, round(box[0] - x), round(box[1] - y))


def _sliced(paint: Image.Image, mask: Image.Image) -> tuple[Slice, ...]:
    """A panel cut into an opaque middle, which is copied, and four edges, which are blended: far faster.

    Of a frame, which is open in the middle, only the edges.
    """
    wide, high = mask.size
    for edge in (16, 24, 36):
        if min(wide, high) < 4 * edge:
            break
        inner = (edge, edge, wide - edge, high - edge)
        least, most = mask.crop(inner).getextrema()
        if least != most or most not in (0, 255):
            continue
        boxes = (
            (0, 0, wide, edge),
            (0, high - edge, wide, high),
            (0, edge, edge, high - edge),
            (wide - edge, edge, wide, high - edge),
        )
        middle = (Slice(paint.crop(inner), None, edge, edge),) if most else ()
        return *middle, *(Slice(paint.crop(box), mask.crop(box), box[0], box[1]) for box in boxes)
    return (Slice(paint, mask, 0, 0),)


class Workshop:
    """Makes sprites by key and remembers them. Safe to share between threads.

    A key is the drawing's name, its arguments, and last the scale. Panels are drawn at their final
    size and come as sprites at once.
    """

    def __init__(self, drawers: dict[str, Callable[..., Drawing | Sprite]]) -> None:
        self._drawers = drawers
        self._drawings: OrderedDict[Key, Drawing] = OrderedDict()
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
                self._weight += known.width * known.height
                if self._weight > _MOST_PIXELS:
                    self._sprites.clear()
                    self._weight = known.width * known.height
                self._sprites[key] = known
            return known

    def _make(self, key: Key) -> Sprite:
        *what, scale = key
        if not isinstance(scale, (int, float)):
            raise TypeError(f"the last part of a sprite's key is its scale: {key}")
        drawn = self._drawn(tuple(what))
        return drawn if isinstance(drawn, Sprite) else sprite(drawn, scale)

    def _drawn(self, what: Key) -> Drawing | Sprite:
        """A drawing, of which the last ones are kept: one piece is often wanted at several scales in turn."""
        known = self._drawings.get(what)
        if known is not None:
            self._drawings.move_to_end(what)
            return known
        name, *rest = what
        arguments: list[Any] = rest
        drawn = self._drawers[str(name)](*arguments)
        if isinstance(drawn, Drawing):
            self._drawings[what] = drawn
            while sum(each.image.width * each.image.height for each in self._drawings.values()) > _MOST_DRAWN:
                self._drawings.popitem(last=False)
        return drawn

    def size(self, key: Key) -> tuple[int, int]:
        """How wide and high a sprite is."""
        known = self.get(key)
        return known.width, known.height
