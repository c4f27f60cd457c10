"""Who and what stands on one hex, arranged so that all of it can be counted.

Workers of one colour are one pawn with a number; logs are one log with a number; statues stand each for
itself, with their names. Everything shrinks together until it fits.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from engine.actions import Piece
from engine.colours import COLOURS, Colour
from engine.state import Figure, Statue

from .fonts import Face
from .hues import CREAM, PALE, TRIBES, rgb
from .plan import Box, Key, Plan, around
from .text import fit, width

_SCALES: Final = (1.0, 0.92, 0.84, 0.76, 0.69, 0.62, 0.56, 0.5, 0.45, 0.4, 0.35, 0.31, 0.27)
_SIZES: Final[dict[str, tuple[float, float]]] = {  # how wide and high a piece is, life-size
    "worker": (38, 47), "sorcerer": (47, 55), "chief": (50, 60), "log": (50, 20), "headdress": (44, 29),
    "moai1": (38, 54), "moai2": (47, 67), "moai3": (58, 82)}  # fmt: skip
_MOST_STATUES = 8  # more than that on one hex are shown by their names alone
_NARROWING: Final = 0.95  # of a hex, per pixel off its middle; 1.15 in truth, but feet are narrow
_CROWD: Final = 0.6  # below this scale numbers stand beside pieces, not on them
_TAG_DARK = rgb("#33261A")


class Piled(NamedTuple):
    """Some equal pieces: the sprite, its size, how many, and a statue's name and marker."""

    sprite: Key
    wide: float
    high: float
    many: int = 1
    name: str = ""
    marked_by: Colour | None = None


def _number_size(scale: float) -> int:
    return max(14, round(21 * scale))


def _tag_size(scale: float) -> int:
    return max(13, min(19, round(21 * scale)))


def _tag_wide(name: str, scale: float) -> float:
    return width(name, Face.NUMBER, _tag_size(scale)) + (9 if scale > 0.6 else 6)


def _tight(item: Piled, scale: float) -> bool:
    """Whether a statue is drawn too small to carry its marker."""
    return scale < 0.4 or not item.sprite or (item.sprite == ("headdress",) and scale < _CROWD)


def _tag(item: Piled, scale: float) -> str:
    """A statue's name; in a crowd, where its marker finds no room, with the marker's letter."""
    return (
        f"{item.name}·{TRIBES[item.marked_by].letter}"
        if item.marked_by and _tight(item, scale)
        else item.name
    )


def _tag_below(scale: float) -> float:
    """How far a statue's name hangs below its foot: in a crowd it covers the foot instead."""
    return _tag_size(scale) * 0.78 if scale > 0.7 else 3.0


def piles(figures: Iterable[Figure], statues: Iterable[Statue]) -> list[list[Piled]]:
    """What is on a hex: each statue alone, then each colour's figures together, then the logs."""
    groups: list[list[Piled]] = []
    stones = list(statues)
    for statue in stones:
        if len(stones) > _MOST_STATUES:
            groups.append([Piled((), 0, 0, 1, statue.id, statue.marked_by)])
            continue
        kind = f"moai{statue.size}" if statue.size else "headdress"
        sprite: Key = ("moai", statue.size, None, False) if statue.size else ("headdress",)
        groups.append([Piled(sprite, *_SIZES[kind], 1, statue.id, statue.marked_by)])
    count: Counter[tuple[Colour, Piece]] = Counter()
    logs = 0
    for seat, piece, _, with_logs in figures:
        count[seat, piece] += 1
        logs += with_logs
    for colour in COLOURS:
        roles: tuple[Piece, ...] = ("chief", "sorcerer", "worker")
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

    def wide(self, scale: float) -> float:
        first, *rest = self.items
        body = first.wide * scale + sum(item.wide * scale * self.step for item in rest)
        last = self.items[-1]
        number = width(str(last.many), Face.NUMBER, _number_size(scale)) if last.many > 1 else 0
        if scale < _CROWD:
            return max(body + number, _tag_wide(_tag(last, scale), scale) if last.name else 0)
        return max(body, _tag_wide(last.name, scale) if last.name else 0, number + 14)

    def high(self, scale: float) -> float:
        if not self.items[-1].sprite:
            return _tag_size(scale) + 2.0
        tag = _tag_below(scale) if self.items[-1].name else 0
        return max(item.high for item in self.items) * scale + tag


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


class _Shape(NamedTuple):
    """The part of a hex that pieces may use: its size, and how far below its middle the hex is widest."""

    wide: float
    high: float
    waist: float

    def room(self, down: float) -> float:
        """How wide the hex is so far below the middle of the part."""
        return self.wide - abs(down - self.waist) * _NARROWING


def _fits(widths: Sequence[float], heights: Sequence[float], rows: Sequence[int], shape: _Shape) -> bool:
    """Whether rows of cells stay inside a hex."""
    starts = [sum(rows[:i]) for i in range(len(rows))]
    highs = [max(heights[start : start + count]) for start, count in zip(starts, rows, strict=True)]
    if sum(highs) > shape.high * (1 if len(rows) > 1 else 1.12):
        return False
    foot = -sum(highs) / 2
    for start, count, high in zip(starts, rows, highs, strict=True):
        foot += high
        if sum(widths[start : start + count]) + count > shape.room(foot - high * 0.3):
            return False
    return True


class _Packing(NamedTuple):
    """A scale, and the cells of every row."""

    scale: float
    rows: tuple[tuple[_Cell, ...], ...]


@lru_cache(maxsize=4096)
def _packed(cells: tuple[_Cell, ...], shape: _Shape) -> _Packing:
    """The largest scale at which the cells fit. Dozens of statues don't: then the first become a number."""
    chosen = cells
    for left_out in range(len(cells)):
        chosen = cells[left_out:]
        if left_out:
            chosen = (_Cell((Piled((), 0, 0, 1, f"+{left_out}"),), 1.0), *chosen)
        for scale in _SCALES:
            widths, heights = [cell.wide(scale) for cell in chosen], [cell.high(scale) for cell in chosen]
            for count in range(1, min(6, len(chosen)) + 1):
                rows = _split(widths, count)
                if _fits(widths, heights, rows, shape):
                    return _Packing(scale, _cut(chosen, rows))
    return _Packing(_SCALES[-1], (chosen,))


def _cut(cells: tuple[_Cell, ...], counts: Sequence[int]) -> tuple[tuple[_Cell, ...], ...]:
    """The cells in rows of these lengths."""
    starts = [sum(counts[:i]) for i in range(len(counts))]
    return tuple(cells[start : start + count] for start, count in zip(starts, counts, strict=True))


def crowd(plan: Plan, groups: Sequence[Sequence[Piled]], room: Box, waist: float, alpha: float = 1.0) -> None:
    """Put what stands on a hex onto the plan. `waist` is the height at which the hex is widest."""
    singles = sum(len(group) for group in groups)
    if singles <= 6:
        cells = [_Cell((item,), 1.0) for group in groups for item in group]
    else:
        cells = [_Cell(tuple(group), 0.62) for group in groups]
    if not cells:
        return
    shape = _Shape(round(room.width, 1), round(room.height, 1), round(waist - room.centre[1], 1))
    scale, rows = _packed(tuple(cells), shape)
    heights = [max(cell.high(scale) for cell in row) for row in rows]
    slack = max(0.0, room.height - sum(heights)) / (len(rows) + 1)
    foot = room.top + slack * 0.6
    numbers = Plan(plan.width, plan.height)
    for row, high in zip(rows, heights, strict=True):
        foot += high
        wide = sum(cell.wide(scale) for cell in row)
        spare = shape.room(foot - high * 0.3 - room.centre[1]) - wide
        gap = min(6.0, max(1.0, spare / (len(row) + 1)))
        x = room.centre[0] - (wide + gap * (len(row) - 1)) / 2
        for cell in row:
            _stand(plan, numbers, cell, (x, foot, room.top + 15), scale, alpha)
            x += cell.wide(scale) + gap
        foot += slack
    plan.lay(numbers, 0, 0)


def _stand(
    plan: Plan, numbers: Plan, cell: _Cell, at: tuple[float, float, float], scale: float, alpha: float
) -> None:
    """Put a cell's pieces down: its left end, its foot, and how high numbers may rise."""
    left, foot, ceiling = at
    span = cell.wide(scale)
    first, *rest = cell.items
    body = first.wide * scale + sum(item.wide * scale * cell.step for item in rest)
    last = cell.items[-1]
    beside = (
        width(str(last.many), Face.NUMBER, _number_size(scale)) if last.many > 1 and scale < _CROWD else 0
    )
    x = left + (span - body - beside) / 2
    tag = _tag_below(scale) if cell.items[-1].name else 0
    for index, item in enumerate(cell.items):
        if index:
            x -= item.wide * scale * (1 - cell.step)
        centre = x + item.wide * scale / 2
        down = foot - tag - (item.high * scale / 2 if item.sprite == ("log",) else 0)
        if item.sprite:
            plan.stamp((*item.sprite, scale), centre, down, alpha)
        if item.many > 1 and scale < _CROWD:
            _beside(numbers, item, x + item.wide * scale, foot, scale)
        elif item.many > 1:
            high = 7.0 if item.sprite == ("log",) else item.high * 0.80
            y = max(foot - high * scale, min(ceiling, foot))
            _number(numbers, str(item.many), centre + item.wide * scale * 0.34, y, scale)
        if item.name:
            _name_tag(numbers, item, (centre, foot, ceiling), scale)
        x += item.wide * scale


def _number(plan: Plan, count: str, x: float, y: float, scale: float) -> None:
    """How many, on a small dark plate."""
    size = _number_size(scale)
    wide, high = round(width(count, Face.NUMBER, size)) + 7, round(size * 0.94)
    plan.stamp(("pill", wide, high, _TAG_DARK, CREAM, 1.0), x, y)
    plan.marks.append(fit(count, around(x, y, wide + 4, high + 4), Face.NUMBER, (size, size), PALE, "middle"))


def _beside(plan: Plan, item: Piled, left: float, foot: float, scale: float) -> None:
    """How many, to the right of a piece in a crowd."""
    size = _number_size(scale)
    text = str(item.many)
    wide = width(text, Face.NUMBER, size)
    room = Box(left - 1, foot - size * 1.1, left + wide + 2, foot + 2)
    plan.marks.append(fit(text, room, Face.NUMBER, (size, size), (255, 249, 226), "left", (30, 22, 10)))


def _name_tag(plan: Plan, item: Piled, at: tuple[float, float, float], scale: float) -> None:
    """A statue's name at its foot, in the colours of whoever marked it, and the marker at its shoulder."""
    x, foot, ceiling = at
    size = _tag_size(scale)
    tribe = TRIBES[item.marked_by] if item.marked_by else None
    fill, ink = (tribe.fill, tribe.ink) if tribe else (_TAG_DARK, PALE)
    text = _tag(item, scale)
    wide, high = round(_tag_wide(text, scale)) - 2, round(size * 0.98)
    y = foot - high / 2 + 2
    plan.stamp(("pill", wide, high, fill, CREAM, 1.0), x, y)
    plan.marks.append(fit(text, around(x, y, wide + 4, high + 4), Face.NUMBER, (size, size), ink, "middle"))
    if item.marked_by and not _tight(item, scale):
        small = max(0.5, 0.8 * scale)
        shoulder = max(foot - item.high * scale * 0.86, ceiling)
        plan.stamp(("marker", item.marked_by, round(small, 2)), x + item.wide * scale * 0.36, shoulder)
