"""What just happened, large: a part of the map around it, still or moving."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from PIL import Image

from engine.board import Board
from engine.colours import Colour
from engine.events import Crowned, Erected, Event, Marked, Moved
from engine.state import Statue
from engine.views import PublicView

from .art.base import base_map
from .changes import Changes, Way, changes
from .compose import paint
from .encode import moving_webp, webp
from .fonts import Face
from .hues import PALE, SAND, rgb
from .map.badges import Purse
from .map.chart import MAP_HEIGHT, MAP_WIDTH, Chart, chart_of
from .map.hexes import put_name
from .map.land import Extra, land
from .plan import ALT_BADGE, Box, Plan
from .telling import last_line
from .text import fit, width
from .voice import Say, Voice

WIDE: Final = 960  # of a still picture
FILM_WIDE: Final = 640  # of a moving one
_SCALES: Final = (1.75, 1.4, 1.1, 0.9)
_SQUAREST: Final = 1.0  # height to width
_FLATTEST: Final = 0.75
_FOOT: Final = 84
_STEP_MS: Final = 330
_LAST_MS: Final = 4000
_MOST_BYTES: Final = 400_000
_GLIDES: Final = 8  # frames at most before the last one


@dataclass(frozen=True, slots=True)
class Window:
    """The part of the map that is shown: the chart in the scale it is drawn at, and a box of that chart."""

    chart: Chart
    box: Box


def window_around(board: Board, hexes: Iterable[str], ahus: Iterable[int], wide: int = WIDE) -> Window | None:
    """The closest view that holds these hexes and ahus; None if they are too far apart for one."""
    full = chart_of(board)
    boxes = [full.hex_box(name) for name in hexes] + [full.plate_box(ahu).grown(6) for ahu in ahus]
    if not boxes:
        return None
    margin = full.radius * 0.42
    left, top = min(box.left for box in boxes) - margin, min(box.top for box in boxes) - margin
    right, bottom = max(box.right for box in boxes) + margin, max(box.bottom for box in boxes) + margin
    for scale in _SCALES:
        room = WIDE / scale
        if right - left > room or bottom - top > room * _SQUAREST:
            continue
        high = max(room * _FLATTEST, bottom - top)
        x = min(max((left + right) / 2, room / 2), MAP_WIDTH - room / 2)
        y = min(max((top + bottom) / 2, high / 2), MAP_HEIGHT - high / 2)
        drawn = scale * wide / WIDE
        sides = (x - room / 2, y - high / 2, x + room / 2, y + high / 2)
        return Window(chart_of(board, drawn), Box(*(round(side * drawn) for side in sides)))
    return None


def _places(changed: Changes) -> tuple[set[str], set[int]]:
    """Where something happened."""
    hexes = set(changed.hexes)
    for way in changed.ways:
        hexes |= set(way.hexes)
    return hexes, set(changed.ahus)


def _view_of(events: Sequence[Event], board: Board, wide: int = WIDE) -> tuple[Window, int] | None:
    """A window on all that happened, or on the end of it, and how many events it leaves out."""
    telling = [index for index, event in enumerate(events) if any(_places(changes([event], board)))]
    for left_out, first in enumerate(telling):
        hexes, ahus = _places(changes(events[first:], board))
        ahus |= {a for name in hexes for a in board.ahus_at.get(name, ())} if len(telling) == 1 else set()
        found = window_around(board, hexes, ahus, wide) or window_around(
            board, hexes, _places(changes(events[first:], board))[1], wide
        )
        if found:
            return found, left_out
    return None


def ground_of(window: Window) -> Image.Image:
    """The bare map in a window."""
    chart, box = window.chart, window.box
    full = tuple(round(side / chart.scale) for side in box)
    part = base_map(chart.board).crop((full[0], full[1], full[2], full[3]))
    return part.resize((round(box.width), round(box.height)), Image.Resampling.BICUBIC)


def _sharp(window: Window) -> Plan:
    """Plates and names of hexes, which the map has too small to be enlarged."""
    chart = window.chart
    plan = Plan(0, 0)
    for number in sorted(chart.plates, key=lambda number: chart.plates[number][1]):
        if window.box.overlap(chart.plate_box(number)):
            ahu = chart.board.ahus[number]
            key = ("plate", number, ahu.hex, ahu.moai, ahu.headdress, round(chart.plate_unit, 3))
            plan.stamp(key, *chart.plates[number])
    for name in chart.centres:
        if window.box.overlap(chart.hex_box(name)):
            put_name(plan, chart, name)
    return plan


def _in_window(plan: Plan, window: Window) -> Plan:
    """What of a map's plan a window shows, moved to its corner."""
    box = window.box
    near = box.grown(window.chart.radius * 2)
    shown = Plan(round(box.width), round(box.height))
    shown.marks = [mark for mark in plan.marks if _inside(mark.x, mark.y, near)]
    shown.zones = [zone for zone in plan.zones if zone.box.overlap(box)]
    moved = Plan(round(box.width), round(box.height))
    moved.lay(shown, -box.left, -box.top)
    return moved


def still_plan(view: PublicView, window: Window, events: Sequence[Event]) -> Plan:
    """What a window shows of a position, with what happened in it."""
    points = {ahu: points for ahu, (_, points) in view.outcome.ahus.items()} if view.outcome else {}
    plan = _sharp(window)
    plan.lay(land(view, window.chart, changes(events, view.board), Extra(points=points)), 0, 0)
    return _in_window(plan, window)


def _inside(x: float, y: float, box: Box) -> bool:
    return box.left <= x <= box.right and box.top <= y <= box.bottom


def _footer(wide: float, top: float, text: str, note: str, seat: Colour | None) -> Plan:
    """What happened, in words, and what is not shown."""
    foot = Plan(round(wide), round(top) + _FOOT)
    foot.stamp(("dark-panel", round(wide), _FOOT, 1.0), 0, top)
    left = 22.0
    if seat:
        foot.stamp(("marker", seat, 1.4), left + 24, top + _FOOT / 2)
        left += 64
    right = wide * (1 - ALT_BADGE)
    if note:
        span = min(width(note, Face.SOFT, 28) + 2, wide * 0.4)
        room = Box(right - span, top, right, top + _FOOT)
        foot.marks.append(fit(note, room, Face.SOFT, (28, 24), SAND, "right"))
        right -= span + 16
    room = Box(left, top, right, top + _FOOT)
    foot.marks.append(fit(text, room, Face.TEXT, (38, 26), PALE))
    return foot


def _with_footer(picture: Image.Image, foot: Plan) -> Image.Image:
    whole = Image.new("RGB", (picture.width, picture.height + _FOOT), rgb("#1E160E"))
    whole.paste(picture, (0, 0))
    return paint(foot, whole)


def _shown(events: Sequence[Event], board: Board) -> Sequence[Event]:
    """The events that left something that is still to be seen; all of them if none did."""
    hexes, ahus = _places(changes(events, board))
    there = [(event, _places(changes([event], board))) for event in events]
    return [event for event, (at, on) in there if at & hexes or on & ahus] or events


def _actor(events: Sequence[Event]) -> Colour | None:
    """Who did the last thing that can be shown."""
    for event in reversed(events):
        seat: Colour | None = getattr(event, "seat", None)
        if seat is not None:
            return seat
    return None


def crop_plan(
    view: PublicView, names: Mapping[Colour, str], say: Say, events: Sequence[Event]
) -> Plan | None:
    """The plan of a crop, without its ground; None where nothing happened on the map."""
    laid = _laid_out(view, Voice(say, names), events)
    return laid[1] if laid else None


def _laid_out(view: PublicView, voice: Voice, events: Sequence[Event]) -> tuple[Window, Plan, Plan] | None:
    found = _view_of(events, view.board)
    if found is None:
        return None
    window, left_out = found
    note = voice.say("picture-more-places", count=left_out) if left_out else ""
    text = last_line(_shown(events, view.board), voice)
    foot = _footer(window.box.width, window.box.height, text, note, _actor(_shown(events, view.board)))
    return window, still_plan(view, window, events), foot


def draw_crop(
    view: PublicView, names: Mapping[Colour, str], say: Say, events: Sequence[Event]
) -> Image.Image | None:
    """A crop, not yet encoded; None where nothing happened on the map."""
    laid = _laid_out(view, Voice(say, names), events)
    if laid is None:
        return None
    window, plan, foot = laid
    return _with_footer(paint(plan, ground_of(window)), foot)


def crop(view: PublicView, names: Mapping[Colour, str], say: Say, events: Sequence[Event]) -> bytes | None:
    """The part of the board where something happened, as WebP; None where nothing happened on the map.

    Where places are too far apart for one picture it shows the last, and says how many it leaves out.
    """
    picture = draw_crop(view, names, say, events)
    return None if picture is None else webp(picture)


def _before(view: PublicView, moved: Moved, events: Sequence[Event]) -> PublicView:
    """The table as it was before a statue was moved, as far as the map shows it."""
    statues, ahus = dict(view.statues), dict(view.ahus)
    was = Statue(moved.statue, moved.size, moved.start, moved.seat)
    for event in events:
        match event:
            case Erected(statue=name, ahu=ahu) if name == moved.statue:
                ahus.pop(ahu, None)
            case Crowned(statue=name, ahu=ahu) if name == moved.statue and ahu in ahus:
                ahus[ahu] = replace(ahus[ahu], crowned=False)
            case _:
                pass
    marked = any(isinstance(event, Marked) and event.statue == moved.statue for event in events)
    now = view.statues.get(moved.statue)
    if now is not None and now.marked_by and not marked:
        was = was._replace(marked_by=now.marked_by)
    statues[moved.statue] = was
    return replace(view, statues=statues, ahus=ahus)


def animation(
    view: PublicView, names: Mapping[Colour, str], say: Say, events: Sequence[Event]
) -> bytes | None:
    """The last statue that was carried, gliding over its way, as an animated WebP that ends on the result.

    Points pop up where somebody was paid. None where no statue was carried.
    """
    moves = [event for event in events if isinstance(event, Moved) and event.steps]
    if not moves:
        return None
    moved = moves[-1]
    after = events[events.index(moved) :]
    way = Way((moved.start, *(step.hex for step in moved.steps)), moved.paid, moved.seat)
    ahus = [
        event.ahu for event in after if isinstance(event, Erected | Crowned) and event.statue == moved.statue
    ]
    window = window_around(view.board, way.hexes, ahus, FILM_WIDE)
    if window is None:
        return None
    shots = _shots(view, Voice(say, names), moved, after, way, window)
    for quality in (72, 55, 40):
        film = moving_webp(shots, loop=1, quality=quality, method=1)
        if len(film) <= _MOST_BYTES:
            return film
    return film


def _shots(
    view: PublicView, voice: Voice, moved: Moved, after: Sequence[Event], way: Way, window: Window
) -> list[tuple[Image.Image, int]]:
    """The frames: the way bit by bit, and the result."""
    chart = window.chart
    old = _before(view, moved, after)
    bare = replace(old, statues={name: s for name, s in old.statues.items() if name != moved.statue})
    ground = ground_of(window)
    stage = paint(still_plan(bare, window, ()), ground)
    kind = ("moai", moved.size, None, False) if moved.size else ("headdress",)
    sprite = (*kind, round(0.75 * chart.unit, 3))
    paid = _by_hex(way)
    shots: list[tuple[Image.Image, int]] = []
    for at, reached in _glide(way, chart):
        frame = Plan(0, 0)
        for name in way.hexes[1 : reached + 1]:
            if name in paid:
                x, y = chart.centres[name]
                paid[name].put(frame, x, y - chart.radius * 0.62, chart.unit * 1.3, name)
        frame.stamp(sprite, at[0], at[1] + 26 * chart.unit)
        shots.append((paint(_in_window(frame, window), stage), _STEP_MS))
    shots.append((paint(still_plan(view, window, after), ground), _LAST_MS))
    foot = _footer(window.box.width, window.box.height, last_line(after, voice), "", moved.seat)
    return [(_with_footer(picture, foot), duration) for picture, duration in shots]


def _by_hex(way: Way) -> dict[str, Purse]:
    """What was paid on which hex."""
    shares: dict[str, list[tuple[Colour, int]]] = {}
    for name, colour, points in way.paid:
        shares.setdefault(name, []).append((colour, points))
    return {name: Purse(tuple(found)) for name, found in shares.items()}


def _glide(way: Way, chart: Chart) -> list[tuple[tuple[float, float], int]]:
    """Where a statue is in each frame, and how many hexes it has entered by then."""
    legs = len(way.hexes) - 1
    count = min(_GLIDES - 1, legs * max(1, min(5, (_GLIDES - 1) // legs)))
    found = []
    for index in range(count + 1):
        far = legs * index / count
        leg = min(int(far), legs - 1)
        share = far - leg
        (x, y), (u, v) = chart.centres[way.hexes[leg]], chart.centres[way.hexes[leg + 1]]
        found.append(((x + (u - x) * share, y + (v - y) * share), int(far + 0.5)))
    return found
