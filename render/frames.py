"""Frames of films: the map with a caption above it and a race of points below it, as phones are held."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from PIL import Image

from engine.board import Board
from engine.colours import Colour
from engine.views import PublicView

from .art.base import base_map
from .art.panels import wood
from .changes import Changes
from .compose import paint
from .encode import moving_webp
from .fonts import Face
from .hues import INK, PALE, TRIBES, rgb
from .map.chart import MAP_HEIGHT, MAP_WIDTH, chart_of
from .map.land import Extra, land
from .plan import Box, Plan
from .text import fit, width
from .voice import Voice

FRAME_WIDE: Final = 720
_MAP_AT: Final = (8, 80)
_SCALE: Final = (FRAME_WIDE - 16) / MAP_WIDTH
_ROW: Final = 64


class Frame(NamedTuple):
    """A moment: the table, what is said about it, whose it is, how the race stands, and for how many
    milliseconds it stays. `told` are the points that stand on ahus.
    """

    view: PublicView
    caption: str
    seat: Colour | None
    changed: Changes
    duration: int
    points: Mapping[Colour, int]
    told: Mapping[int, int]


def draw_frames(frames: Sequence[Frame], board: Board, voice: Voice) -> list[tuple[Image.Image, int]]:
    """Pictures of frames, and how long each stays."""
    most = max(max(frame.points.values()) for frame in frames)
    ground = wood(FRAME_WIDE, _height(len(frames[0].points)))
    ground.paste(base_map(board, _SCALE), _MAP_AT)
    return [(paint(frame_plan(frame, most, voice), ground), frame.duration) for frame in frames]


def _height(players: int) -> int:
    return _MAP_AT[1] + round(MAP_HEIGHT * _SCALE) + 8 + -(-players // 2) * (_ROW + 6) + 4


def animated(shots: Sequence[tuple[Image.Image, int]]) -> bytes:
    """Pictures as one WebP that plays again and again."""
    return moving_webp(shots, loop=0, quality=78, method=2)


def _race(plan: Plan, points: Mapping[Colour, int], most: int, top: float, voice: Voice) -> None:
    """A bar for each player, in the order of play, two in a row."""
    wide = (FRAME_WIDE - 16 - 8) / 2
    for index, (seat, score) in enumerate(points.items()):
        left = 8 + (index % 2) * (wide + 8)
        row = Box(left, top + (index // 2) * (_ROW + 6), left + wide, top + (index // 2) * (_ROW + 6) + _ROW)
        plan.stamp(("dark-panel", round(row.width), round(row.height), 1.0), row.left, row.top)
        plan.stamp(("marker", seat, 0.9), row.left + 26, row.top + 24)
        number = str(score)
        span = width(number, Face.NUMBER, 34) + 2
        figure = Box(row.right - 12 - span, row.top + 4, row.right - 12, row.top + 44)
        plan.marks.append(fit(number, figure, Face.NUMBER, (34, 24), PALE, "right"))
        name = Box(row.left + 50, row.top + 4, figure.left - 8, row.top + 44)
        plan.marks.append(fit(voice.drawn(seat), name, Face.TEXT, (28, 20), PALE))
        bar = Box(row.left + 10, row.bottom - 18, row.right - 10, row.bottom - 7)
        plan.stamp(("tint", round(bar.width), round(bar.height), rgb("#0E0A06"), 0.8, 1.0), bar.left, bar.top)
        long = round(bar.width * score / most) if most else 0
        if long > 8:
            colour = TRIBES[seat].fill
            plan.stamp(("tint", long, round(bar.height), colour, 1.0, 1.0), bar.left, bar.top)


def frame_plan(frame: Frame, most: int, voice: Voice) -> Plan:
    """A frame before it is painted; `most` are the points that fill a bar of the race."""
    view = frame.view
    plan = Plan(FRAME_WIDE, _height(len(frame.points)))
    chart = chart_of(view.board, _SCALE)
    plan.lay(land(view, chart, frame.changed, Extra(points=dict(frame.told))), *_MAP_AT)
    plan.stamp(("bark", FRAME_WIDE - 12, 68, 1.0), 6, 6)
    slate = Box(14, 14, 152, 66)
    plan.stamp(("slate", round(slate.width), round(slate.height), 1.0), slate.left, slate.top)
    heading = voice.say("picture-round", round=view.round)
    plan.marks.append(fit(heading, slate.grown(-6), Face.TEXT, (30, 20), rgb("#FFE7A8"), "middle"))
    left = 166.0
    if frame.seat:
        plan.stamp(("marker", frame.seat, 1.1), left + 20, 40)
        left += 48
    plan.marks.append(fit(frame.caption, Box(left, 10, FRAME_WIDE - 18, 70), Face.TEXT, (36, 21), INK))
    _race(plan, frame.points, most, _MAP_AT[1] + chart.height + 8.0, voice)
    return plan
