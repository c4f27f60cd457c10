"""What a decision would do, before it is taken: a piece on its hex, where a statue can go, a chosen way.

A preview is a piece of the map around what matters, large enough for a phone, with a line below it.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

from PIL import Image, ImageDraw

from engine.actions import Move, Put
from engine.board import Board
from engine.carrying import payments, weight
from engine.colours import Colour
from engine.state import Figure, Statue
from engine.views import AhuView, PublicView, SeatView

from .art.base import base_map
from .changes import Changes, Way
from .compose import paint
from .encode import png
from .fonts import Face
from .hues import PALE, SAND, rgb
from .map.badges import Number
from .map.chart import MAP_HEIGHT, MAP_WIDTH, Chart, chart_of
from .map.land import Extra, land
from .plan import ALT_BADGE, Box, Plan
from .text import fit, width
from .voice import Say, Voice

_LEAST = (700.0, 520.0)
_FOOT = 76
_CAN_GO = rgb("#5CE1FF")


def way_of(move: Move, statue: Statue, view: PublicView, mover: Colour) -> Way:
    """A move as a way with its prices."""
    start = statue.at(view.board)
    paid = payments(view.box, statue.size, move.steps)
    return Way((start, *(step.hex for step in move.steps)), paid, mover)


def crop_around(chart: Chart, hexes: Iterable[str], ahus: Iterable[int]) -> Box:
    """The part of the map that shows these hexes and ahus with some room around them."""
    boxes = [chart.hex_box(name) for name in hexes] + [chart.plate_box(ahu) for ahu in ahus]
    if not boxes:
        return Box(0, 0, MAP_WIDTH, MAP_HEIGHT)
    margin = chart.radius * 0.9
    left, top = min(box.left for box in boxes) - margin, min(box.top for box in boxes) - margin
    right, bottom = max(box.right for box in boxes) + margin, max(box.bottom for box in boxes) + margin
    wide, high = max(right - left, _LEAST[0]), max(bottom - top, _LEAST[1])
    x = min(max((left + right) / 2, wide / 2), MAP_WIDTH - wide / 2) if wide < MAP_WIDTH else MAP_WIDTH / 2
    y = min(max((top + bottom) / 2, high / 2), MAP_HEIGHT - high / 2) if high < MAP_HEIGHT else MAP_HEIGHT / 2
    return Box(max(0, round(x - wide / 2)), max(0, round(y - high / 2)),
               min(MAP_WIDTH, round(x + wide / 2)), min(MAP_HEIGHT, round(y + high / 2)))  # fmt: skip


@lru_cache(maxsize=1)
def _dimmed(board: Board) -> Image.Image:
    """The map in the shade, so that what is lit stands out."""
    return base_map(board).point([v * 62 // 100 for v in range(256)] * 3)


def _ground(chart: Chart, lit: Iterable[str], ahus: Iterable[int]) -> Image.Image:
    """The map in the shade, with windows of full light on some hexes and plates."""
    ground = _dimmed(chart.board).copy()
    bright = base_map(chart.board)
    for ahu in ahus:
        box = chart.plate_box(ahu).grown(2)
        corners = int(box.left), int(box.top), int(box.right), int(box.bottom)
        ground.paste(bright.crop(corners), corners[:2])
    for name in lit:
        left, top, right, bottom = (round(side) for side in chart.hex_box(name))
        window = Image.new("L", (right - left, bottom - top), 0)
        ImageDraw.Draw(window).polygon([(x - left, y - top) for x, y in chart.corners(name, 0.98)], fill=255)
        ground.paste(bright.crop((left, top, right, bottom)), (left, top), window)
    return ground


def _framed(plan: Plan, ground: Image.Image, crop: Box, foot: Plan) -> bytes:
    """The crop of the painted map over its footer."""
    picture = paint(plan, ground).crop((int(crop.left), int(crop.top), int(crop.right), int(crop.bottom)))
    whole = Image.new("RGB", (picture.width, picture.height + _FOOT), rgb("#1E160E"))
    whole.paste(picture, (0, 0))
    return png(paint(foot, whole))


def _footer(crop: Box, text: str, sums: Mapping[Colour, int] | None, voice: Voice) -> Plan:
    """What is shown, and the sum for each payee; None says nothing about paying."""
    wide, top = crop.width, crop.height
    foot = Plan(int(wide), int(top) + _FOOT)
    foot.stamp(("dark-panel", int(wide), _FOOT, 1.0), 0, top)
    right = wide * (1 - ALT_BADGE)
    middle = top + _FOOT / 2
    for seat, points in reversed(list((sums or {}).items())):
        amount = f"+{points}"
        span = width(amount, Face.NUMBER, 34) + 2
        foot.marks.append(
            fit(amount, Box(right - span, top, right, top + _FOOT), Face.NUMBER, (34, 26), PALE, "right")
        )
        right -= span + 24
        foot.stamp(("marker", seat, 1.24), right, middle)
        right -= 32
    if sums is not None:
        words = voice.say("picture-price-total" if sums else "picture-price-nothing")
        span = min(width(words, Face.SOFT, 28) + 2, 240)
        foot.marks.append(
            fit(words, Box(right - span, top, right, top + _FOOT), Face.SOFT, (28, 26), SAND, "right")
        )
        right -= span + 16
    room = Box(20, top, max(120, right - 10), top + _FOOT)
    foot.marks.append(fit(text, room, Face.TEXT, (34, 26), PALE))
    return foot


def preview_place(view: SeatView, puts: Sequence[Put], names: Mapping[Colour, str], say: Say) -> bytes:
    """The viewer's pieces where they would stand, ringed: not yet decided."""
    chart, voice = chart_of(view.board), Voice(say, names)
    placed = (Figure(view.seat, put.piece, put.hex, put.logs) for put in puts)
    marked = [put.ahu for put in puts if put.ahu is not None]
    reserved = {ahu: AhuView(ahu, 0, False, None, view.seat) for ahu in marked}
    then = replace(view, figures=(*view.figures, *placed), ahus={**view.ahus, **reserved})
    hexes = dict.fromkeys(put.hex for put in puts)
    plan = land(then, chart, Changes(hexes=frozenset(hexes), ahus=frozenset(marked)))
    for tile in hexes:
        x, y = chart.centres[tile]
        plan.stamp(("ghost-ring", (255, 255, 255), round(1.12 * chart.unit, 2)), x, y + 2 * chart.unit)
    around = {near for tile in hexes for near in (tile, *view.board.neighbours[tile])}
    crop = crop_around(chart, around, marked)
    ground = base_map(view.board)
    if len(puts) == 1:
        text = voice.say("picture-preview-place", piece=puts[0].piece, hex=puts[0].hex)
    else:
        text = voice.say("picture-preview-plan", count=len(puts))
    return _framed(plan, ground, crop, _footer(crop, text, None, voice))


def preview_reach(
    view: SeatView, statue: str, moves: Iterable[Move], names: Mapping[Colour, str], say: Say
) -> bytes:
    """Where a statue can go: lit hexes with the lowest price of getting there, lit ahus where it can stay."""
    chart, voice = chart_of(view.board), Voice(say, names)
    stone = view.statues[statue]
    start = stone.at(view.board)
    cheapest: dict[str, int] = {}
    ahus: set[int] = set()
    for move in moves:
        if move.statue != statue:
            continue
        way = way_of(move, stone, view, view.seat)
        cost = sum(points for _, _, points in way.paid)
        end = way.hexes[-1]
        cheapest[end] = min(cost, cheapest.get(end, cost))
        ahus |= {move.ahu} if move.ahu is not None else set()
    plan = Plan(0, 0)
    for name in cheapest:
        plan.stamp(
            ("hex-glow", round(chart.radius, 2), _CAN_GO, True, chart.turned, 1.0), *chart.centres[name]
        )
    for number in sorted(ahus):
        box = chart.plate_box(number)
        plan.stamp(("plate-glow", round(box.width), round(box.height), _CAN_GO, 1.0), *box.centre)
    feet = {name: (Number(str(cost)),) for name, cost in cheapest.items() if name != start}
    shown = replace(view, statues={**view.statues, statue: stone._replace(hex=start)})
    extra = Extra(feet=feet, need=weight(view.box, stone.size), focus=statue)
    plan.lay(land(shown, chart, Changes(hexes=frozenset([start])), extra), 0, 0)
    crop = crop_around(chart, [start, *cheapest], ahus)
    foot = _footer(crop, voice.say("picture-preview-reach", statue=statue), None, voice)
    return _framed(plan, _ground(chart, [start, *cheapest], ahus), crop, foot)


def preview_way(view: SeatView, move: Move, names: Mapping[Colour, str], say: Say) -> bytes:
    """A chosen way: the statue at its end, the price on every hex, and the sum for each payee."""
    chart, voice = chart_of(view.board), Voice(say, names)
    stone = view.statues[move.statue]
    way = way_of(move, stone, view, view.seat)
    then = _after(view, move, stone, way.hexes[-1])
    plan = Plan(0, 0)
    for name in way.hexes:
        plan.stamp(
            ("hex-glow", round(chart.radius, 2), _CAN_GO, False, chart.turned, 1.0), *chart.centres[name]
        )
    marked = frozenset([move.ahu] if move.ahu is not None else [])
    extra = Extra(free="0", need=weight(view.box, stone.size), focus=move.statue)
    plan.lay(land(then, chart, Changes(ways=(way,), ahus=marked), extra), 0, 0)
    crop = crop_around(chart, way.hexes, marked)
    if move.ahu is None:
        text = voice.say("picture-preview-way", statue=move.statue, start=way.hexes[0], end=way.hexes[-1])
    else:
        ahu = view.board.ahus[move.ahu].name
        text = voice.say(f"picture-preview-{move.then}", statue=move.statue, number=move.ahu, ahu=ahu)
    return _framed(plan, _ground(chart, way.hexes, marked), crop, _footer(crop, text, way.sums(), voice))


def _after(view: SeatView, move: Move, stone: Statue, end: str) -> SeatView:
    """The view as it would be after a move, as far as the map shows it."""
    statues, ahus = dict(view.statues), dict(view.ahus)
    if move.then == "erect" and move.ahu is not None:
        del statues[stone.id]
        ahus[move.ahu] = AhuView(move.ahu, stone.size, False, view.seat, None)
    elif move.then == "crown" and move.ahu is not None:
        del statues[stone.id]
        ahus[move.ahu] = replace(ahus[move.ahu], crowned=True)
    else:
        mark = view.seat if move.then == "mark" else stone.marked_by
        statues[stone.id] = stone._replace(hex=end, marked_by=mark)
    return replace(view, statues=statues, ahus=ahus)
