"""The picture of a table that waits for players: who sits, which seats are free, how it will play."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from PIL import Image, ImageFilter

from engine.board import Board
from engine.colours import COLOURS, Colour

from .art.base import base_map
from .art.panels import title, wood
from .compose import paint
from .encode import webp
from .fonts import Face
from .hues import INK, PALE, SAND, rgb
from .map.chart import MAP_HEIGHT, MAP_WIDTH
from .plan import Box, Plan
from .text import fit
from .voice import Say, Voice

LOBBY_SIZE: Final = (1216, 912)
_BANNER: Final = Box(8, 8, 1208, 478)
_SEATS_TOP: Final = 494.0
_SEAT_HIGH: Final = 296.0


@lru_cache(maxsize=4)
def _ground(board: Board) -> Image.Image:
    """The table, and on it the island in the evening with its name."""
    ground = wood(*LOBBY_SIZE)
    high = round(_BANNER.height)
    middle = MAP_HEIGHT // 2
    part = base_map(board).crop((0, middle - high // 2, MAP_WIDTH, middle - high // 2 + high))
    evening = part.filter(ImageFilter.GaussianBlur(4)).point(
        [round(v * share) for share in (0.66, 0.56, 0.62) for v in range(256)]
    )
    ground.paste(evening.resize((round(_BANNER.width), high)), (8, 8))
    title(board.file.name.upper(), 118).put(ground, LOBBY_SIZE[0] / 2, 196)
    return ground


def lobby_plan(
    names: Mapping[Colour, str], seats: Sequence[Colour], most: int, agreed: Sequence[str], say: Say
) -> Plan:
    """The plan of a lobby's picture: `seats` are taken, `most` can be, `agreed` is how the table plays."""
    voice = Voice(say, names)
    plan = Plan(*LOBBY_SIZE)
    call = voice.say("picture-lobby-call", count=most - len(seats))
    plan.stamp(("slate", 560, 76, 1.0), 328, 268)
    plan.marks.append(fit(call, Box(344, 268, 872, 344), Face.TEXT, (44, 30), rgb("#FFE7A8"), "middle"))
    for x, size, crowned in ((140, 3, True), (300, 1, False), (934, 2, False), (1086, 3, True)):
        plan.stamp(("moai", size, None, crowned, 3.0), x, _BANNER.bottom - 4)
    order = [*seats, *(colour for colour in COLOURS if colour not in seats)]
    pitch = (LOBBY_SIZE[0] - 16 + 10) / len(order)
    full = len(seats) >= most
    for index, colour in enumerate(order):
        box = Box(8 + index * pitch, _SEATS_TOP, 8 + (index + 1) * pitch - 10, _SEATS_TOP + _SEAT_HIGH)
        _seat(plan, colour, box, voice, taken=colour in seats, full=full)
    box = Box(8, _SEATS_TOP + _SEAT_HIGH + 12, LOBBY_SIZE[0] - 8, LOBBY_SIZE[1] - 8)
    plan.stamp(("dark-panel", round(box.width), round(box.height), 1.0), box.left, box.top)
    text = " · ".join(agreed)
    plan.marks.append(fit(text, box.grown(-16), Face.TEXT, (40, 27), PALE, "middle"))
    return plan


def _seat(plan: Plan, colour: Colour, box: Box, voice: Voice, *, taken: bool, full: bool) -> None:
    """A seat: its colour's people and the name of whoever sits there, or that it is free."""
    wide, high = round(box.width), round(box.height)
    x = box.centre[0]
    faint = 1.0 if taken else 0.34
    if taken:
        plan.stamp(("card", wide, high, colour, "due", 14, 1.0), box.left, box.top)
    else:
        plan.stamp(("dark-panel", wide, high, 1.0), box.left, box.top)
    plan.stamp(("worker", colour, 1.5), x - 62, box.top + 196, faint)
    plan.stamp(("sorcerer", colour, 1.5), x + 64, box.top + 196, faint)
    plan.stamp(("chief", colour, 2.1), x, box.top + 208, faint)
    plan.stamp(("marker", colour, 1.5), x, box.top + 42, 1.0 if taken else 0.7)
    room = Box(box.left + 16, box.bottom - 80, box.right - 8, box.bottom - 10)
    if taken:
        plan.marks.append(fit(voice.drawn(colour), room, Face.TEXT, (42, 28), INK, "middle"))
    elif not full:
        free = voice.say("picture-seat-free")
        plan.marks.append(fit(free, room, Face.SOFT, (38, 27), SAND, "middle"))


def lobby_picture(
    board: Board,
    names: Mapping[Colour, str],
    seats: Sequence[Colour],
    most: int,
    agreed: Sequence[str],
    say: Say,
) -> bytes:
    """An inviting picture of a table that waits for players, as WebP."""
    return webp(paint(lobby_plan(names, seats, most, agreed, say), _ground(board)))
