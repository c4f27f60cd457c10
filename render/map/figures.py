"""The figures and logs of one hex, arranged so that all of them can be counted.

Workers of one colour are one pawn with a number; logs are one log with a number. Everything shrinks
together until it fits.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from engine.actions import Piece
from engine.colours import COLOURS, Colour
from engine.state import Figure

from ..fonts import Face
from ..hues import CREAM, PALE
from ..plan import Box, Key, Plan, around
from ..text import fit, width
from .tags import DARK, TAG

_SCALES: Final = (1.0, 0.92, 0.84, 0.76, 0.69, 0.62, 0.56, 0.5, 0.45, 0.4, 0.35, 0.31, 0.27, 0.23)
_SIZES: Final[dict[str, tuple[float, float]]] = {  # how wide and high a piece is, life-size
    "worker": (38, 47), "sorcerer": (47, 55), "chief": (50, 60), "log": (50, 20)}  # fmt: skip
_CRUSH: Final = 0.4  # below this scale even the numbers must shrink
_CROWD: Final = 0.6  # below this scale numbers stand beside pieces, not on them


class Piled(NamedTuple):
    """Some equal pieces: the sprite, its size, and how many."""

    sprite: Key
    wide: float
    high: float
    many: int = 1


def piles(figures: Iterable[Figure]) -> list[list[Piled]]:
    """What stands on a hex: each colour's figures together, then the logs."""
    groups: list[list[Piled]] = []
    count: Counter[tuple[Colour, Piece]] = Counter()
    logs = 0
    for seat, piece, _, with_logs in figures:
        count[seat, piece] += 1
        logs += with_logs
    roles: tuple[Piece, ...] = ("chief", "sorcerer", "worker")
    for colour in COLOURS:
        own = [
            Piled((role, colour), *_SIZES[role], count[colour, role]) for role in roles if count[colour, role]
        ]
        if own:
            groups.append(own)
    if logs:
        groups.append([Piled(("log",), *_SIZES["log"], logs)])
    return groups


class _Cell(NamedTuple):
    """One or more piles side by side; `step` is how far the next one stands, as a share of its width."""

    items: tuple[Piled, ...]
    step: float

    def wide(self, scale: float, unit: float) -> float:
        """With the numbers that stand beside the pieces in a crowd."""
        first, *rest = self.items
        body = (first.wide + sum(item.wide * self.step for item in rest)) * scale * unit
        beside = sum(_beside(item, scale, unit) for item in self.items)
        return max(body, body + beside)

    def high(self, scale: float, unit: float) -> float:
        """The highest piece."""
        return max(max(item.high for item in self.items) * scale * unit, _number_size(scale, unit) * 0.9)


def _number_size(scale: float, unit: float) -> int:
    return round((max(TAG, 21 * scale) if scale > _CRUSH else max(12.0, 40 * scale)) * unit)


def _beside(item: Piled, scale: float, unit: float) -> float:
    """The room of a number beside a piece, where it does not stand on it."""
    if item.many < 2 or scale >= _CROWD:
        return 0.0
    return width(str(item.many), Face.NUMBER, _number_size(scale, unit)) + 2 * unit


def _split(widths: Sequence[float], count: int) -> list[int]:
    """How many cells go into each of so many rows of about equal width, order kept."""
    total = sum(widths)
    rows = [0]
    filled = 0.0
    for wide in widths:
        if rows[-1] and filled + wide / 2 > total * len(rows) / count and len(rows) < count:
            rows.append(0)
        rows[-1] += 1
        filled += wide
    return rows


class _Packing(NamedTuple):
    """A scale, and the cells of every row."""

    scale: float
    rows: tuple[tuple[_Cell, ...], ...]


@lru_cache(maxsize=4096)
def _packed(cells: tuple[_Cell, ...], wide: float, high: float, unit: float) -> _Packing | None:
    """The largest scale at which the cells fit into a box, if there is one."""
    for scale in _SCALES:
        widths = [cell.wide(scale, unit) for cell in cells]
        heights = [cell.high(scale, unit) for cell in cells]
        for count in range(1, min(6, len(cells)) + 1):
            rows = _split(widths, count)
            starts = [sum(rows[:i]) for i in range(len(rows))]
            spans = [slice(start, start + many) for start, many in zip(starts, rows, strict=True)]
            if sum(max(heights[span]) for span in spans) <= high and all(
                sum(widths[span]) + 2 * unit * (many - 1) <= wide
                for span, many in zip(spans, rows, strict=True)
            ):
                return _Packing(scale, tuple(cells[span] for span in spans))
    return None


def _by_colour(groups: Sequence[Sequence[Piled]]) -> list[list[Piled]]:
    """Each colour's figures as one pawn with their number, for a hex so full that roles find no room."""
    found: list[list[Piled]] = []
    for group in groups:
        if group[0].sprite == ("log",):
            found.append(list(group))
        else:
            many = sum(item.many for item in group)
            found.append([Piled(("worker", group[0].sprite[1]), *_SIZES["worker"], many)])
    return found


def _cells(groups: Sequence[Sequence[Piled]]) -> tuple[_Cell, ...]:
    """Few pieces stand each for itself, of many each colour's stay together."""
    if sum(len(group) for group in groups) <= 6:
        return tuple(_Cell((item,), 1.0) for group in groups for item in group)
    return tuple(_Cell(tuple(group), 1.0) for group in groups)


def crushed(groups: Sequence[Sequence[Piled]], wide: float, high: float, unit: float) -> bool:
    """Whether a box is so small for these pieces that even their numbers would shrink."""
    packing = _packed(_cells(groups), round(wide, 1), round(high, 1), unit)
    return packing is None or packing.scale <= _CRUSH


def put_figures(under: Plan, over: Plan, groups: Sequence[Sequence[Piled]], room: Box, unit: float) -> None:
    """Put what stands on a hex into a box of it: pieces below, the numbers on them above everything."""
    cells = _cells(groups)
    if not cells:
        return
    packing = _packed(cells, round(room.width, 1), round(room.height, 1), unit)
    if packing is None:
        if any(len(group) > 1 for group in groups):
            put_figures(under, over, _by_colour(groups), room, unit)
            return
        packing = _Packing(_SCALES[-1], (cells,))
    scale, rows = packing
    heights = [max(cell.high(scale, unit) for cell in row) for row in rows]
    slack = max(0.0, room.height - sum(heights)) / (len(rows) + 1)
    foot = room.top + slack
    for row, high in zip(rows, heights, strict=True):
        foot += high
        wide = sum(cell.wide(scale, unit) for cell in row)
        gap = min(6.0 * unit, max(0.0, (room.width - wide) / (len(row) + 1)))
        x = room.centre[0] - (wide + gap * (len(row) - 1)) / 2
        for cell in row:
            _stand(under, over, cell, (x, foot, room.top), scale, unit)
            x += cell.wide(scale, unit) + gap
        foot += slack


def _stand(
    under: Plan, over: Plan, cell: _Cell, at: tuple[float, float, float], scale: float, unit: float
) -> None:
    """Put a cell's pieces down: its left end, its foot, and how high numbers may rise."""
    x, foot, ceiling = at
    for index, item in enumerate(cell.items):
        wide, high = item.wide * scale * unit, item.high * scale * unit
        if index:
            x -= wide * (1 - cell.step)
        down = foot - (high / 2 if item.sprite == ("log",) else 0)
        under.stamp((*item.sprite, round(scale * unit, 3)), x + wide / 2, down)
        size = _number_size(scale, unit)
        text = str(item.many)
        if item.many > 1 and scale < _CROWD:
            span = width(text, Face.NUMBER, size)
            room = Box(x + wide - 1, foot - size, x + wide + span + 2, foot + 2)
            over.marks.append(
                fit(text, room, Face.NUMBER, (size, size), (255, 249, 226), "left", (30, 22, 10))
            )
            x += _beside(item, scale, unit)
        elif item.many > 1:
            rise = 8.0 * unit * scale if item.sprite == ("log",) else high * 0.78
            y = max(foot - rise, ceiling + size * 0.5)
            _number(over, text, x + wide * 0.80, y, size)
        x += wide


def _number(plan: Plan, count: str, x: float, y: float, size: int) -> None:
    """How many, on a small dark plate."""
    wide, high = round(width(count, Face.NUMBER, size)) + 7, round(size * 0.94)
    plan.stamp(("pill", wide, high, DARK, CREAM, 1.0), x, y)
    plan.marks.append(fit(count, around(x, y, wide + 4, high + 4), Face.NUMBER, (size, size), PALE, "middle"))
