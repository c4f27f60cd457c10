"""Rows of little pieces with numbers beside them: fronts, supplies, screens, bids."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from ..art.workshop import WORKSHOP
from ..fonts import Face
from ..hues import INK, RGB
from ..plan import Box, Key, Plan
from ..text import fit, width

_LEAST: Final = 25  # letters that a phone can show
_SCALES: Final = (1.0, 0.9, 0.8, 0.7, 0.6, 0.52, 0.45, 0.38)


class Chip(NamedTuple):
    """A piece (without its scale) and what stands beside it; `size` is its own scale in the row."""

    sprite: Key
    text: str
    size: float = 1.0
    faded: bool = False


class _Fitted(NamedTuple):
    chip: Chip
    key: Key
    icon_wide: int
    icon_high: int
    text_wide: float

    @property
    def wide(self) -> float:
        return self.icon_wide + (self.text_wide + 3 if self.chip.text else 0)


def _fitted(chip: Chip, scale: float, letters: int) -> _Fitted:
    key = (*chip.sprite, round(chip.size * scale, 2))
    wide, high = WORKSHOP.size(key)
    return _Fitted(chip, key, wide, high, width(chip.text, Face.NUMBER, letters) if chip.text else 0)


def _rows(items: Sequence[_Fitted], room: float, gap: float) -> list[list[_Fitted]]:
    rows: list[list[_Fitted]] = [[]]
    used = 0.0
    for item in items:
        if rows[-1] and used + item.wide > room:
            rows.append([])
            used = 0.0
        rows[-1].append(item)
        used += item.wide + gap
    return rows


def chips(
    plan: Plan, items: Sequence[Chip], room: Box, colour: RGB = INK, letters: int = 32, spread: bool = False
) -> None:
    """Lay chips into a box, as large as they can be, in rows. `spread` uses the whole width."""
    if not items:
        return
    fitted: list[_Fitted] = []
    rows: list[list[_Fitted]] = []
    size, gap = letters, 12.0
    for scale in _SCALES:
        size, gap = max(_LEAST, round(letters * min(1.0, scale * 1.12))), 14 * scale
        fitted = [_fitted(chip, scale, size) for chip in items]
        rows = _rows(fitted, room.width, gap)
        high = sum(max([size, *(item.icon_high for item in row)]) for row in rows)
        if high <= room.height + 2:
            break
    if spread and len(rows) > 1:
        even = -(-len(fitted) // len(rows))
        rows = [fitted[i : i + even] for i in range(0, len(fitted), even)]
    pitch = room.height / len(rows)
    for index, row in enumerate(rows):
        y = room.top + pitch * (index + 0.5)
        if spread and len(rows) == 1:
            gap = (room.width - sum(item.wide for item in row)) / len(row)
        x = room.left + (gap / 2 if spread else 0)
        for column, item in enumerate(row):
            if spread and len(rows) > 1:
                x = room.left + room.width / len(rows[0]) * (column + 0.5) - item.wide / 2
            _put(plan, item, x, y, pitch, size, colour)
            x += item.wide + gap


def _put(plan: Plan, item: _Fitted, x: float, y: float, pitch: float, size: int, colour: RGB) -> None:
    sprite = WORKSHOP.get(item.key)
    plan.stamp(
        item.key, x - sprite.left, y - sprite.top - item.icon_high / 2, 0.45 if item.chip.faded else 1.0
    )
    if item.chip.text:
        left = x + item.icon_wide + 3
        box = Box(left, y - pitch / 2, left + item.text_wide + 1, y + pitch / 2)
        plan.marks.append(fit(item.chip.text, box, Face.NUMBER, (size, size), colour))
