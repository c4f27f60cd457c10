"""Frames of films: the map with a caption above it and a race of points beside it."""

import io
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PIL import Image

from engine.board import Board
from engine.colours import Colour
from engine.views import PublicView

from .art.base import base_map
from .art.panels import wood
from .changes import Changes
from .compose import paint
from .fonts import Face
from .hues import INK, PALE, TRIBES, rgb
from .map.chart import MAP_HEIGHT, chart_of
from .map.land import Extra, land
from .plan import Box, Plan
from .text import fit, width
from .voice import Voice

_WIDE, _HIGH = 1600, 1120  # drawn at twice the size of the film
_MAP_AT = (12, 124)
_SCALE = 984 / MAP_HEIGHT


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
    ground = wood(_WIDE, _HIGH).copy()
    ground.paste(base_map(board, _SCALE), _MAP_AT)
    return [(paint(_plan(frame, most, voice), ground).reduce(2), frame.duration) for frame in frames]


def animated(shots: Sequence[tuple[Image.Image, int]]) -> bytes:
    """Pictures as one animated WebP."""
    pictures, durations = [picture for picture, _ in shots], [duration for _, duration in shots]
    out = io.BytesIO()
    pictures[0].save(out, "WEBP", save_all=True, append_images=pictures[1:], duration=durations, loop=0,
                     quality=78, method=2)  # fmt: skip
    return out.getvalue()


def _race(plan: Plan, points: Mapping[Colour, int], most: int, box: Box, voice: Voice) -> None:
    """A bar for each player, in the order of play."""
    high = min(190.0, box.height / len(points))
    for index, (seat, score) in enumerate(points.items()):
        top = box.top + index * high
        row = Box(box.left, top, box.right, top + high - 14)
        plan.stamp(("dark-panel", round(row.width), round(row.height), 1.0), row.left, row.top)
        plan.stamp(("marker", seat, 1.5), row.left + 38, row.top + 46)
        number = str(score)
        span = width(number, Face.NUMBER, 62) + 2
        figure = Box(row.right - 16 - span, row.top + 8, row.right - 16, row.top + 84)
        plan.marks.append(fit(number, figure, Face.NUMBER, (62, 40), PALE, "right"))
        name = Box(row.left + 74, row.top + 8, figure.left - 8, row.top + 84)
        plan.marks.append(fit(voice.drawn(seat), name, Face.TEXT, (44, 30), PALE))
        bar = Box(row.left + 14, row.top + 92, row.right - 14, row.bottom - 14)
        plan.stamp(("tint", round(bar.width), round(bar.height), rgb("#0E0A06"), 0.8, 1.0), bar.left, bar.top)
        long = round(bar.width * score / most) if most else 0
        if long > 8:
            colour = TRIBES[seat].fill
            plan.stamp(("tint", long, round(bar.height), colour, 1.0, 1.0), bar.left, bar.top)


def _plan(frame: Frame, most: int, voice: Voice) -> Plan:
    view = frame.view
    plan = Plan(_WIDE, _HIGH)
    chart = chart_of(view.board, _SCALE)
    plan.lay(land(view, chart, frame.changed, Extra(points=dict(frame.told))), *_MAP_AT)
    plan.stamp(("bark", _WIDE - 16, 108, 1.0), 8, 8)
    slate = Box(20, 18, 270, 106)
    plan.stamp(("slate", round(slate.width), round(slate.height), 1.0), slate.left, slate.top)
    heading = voice.say("picture-round", round=view.round)
    plan.marks.append(fit(heading, slate.grown(-12), Face.TEXT, (52, 30), rgb("#FFE7A8"), "middle"))
    left = 296.0
    if frame.seat:
        plan.stamp(("marker", frame.seat, 1.9), left + 36, 62)
        left += 88
    plan.marks.append(fit(frame.caption, Box(left, 14, _WIDE - 30, 110), Face.TEXT, (64, 36), INK))
    side = Box(_MAP_AT[0] + chart.width + 14, _MAP_AT[1], _WIDE - 10, _MAP_AT[1] + chart.height)
    _race(plan, frame.points, most, side, voice)
    return plan
