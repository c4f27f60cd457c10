"""Every statue that is not erected yet: drawing, name, size, where it is, and whose front or marker."""

from collections.abc import Sequence
from typing import Final

from engine.state import Statue
from engine.views import PublicView

from ..art.workshop import ROSTER_STATUE
from ..fonts import Face
from ..hues import CREAM, PALE, TRIBES, rgb
from ..map.chart import Chart
from ..map.insets import sea_panels
from ..map.tags import DARK
from ..plan import Box, Plan, around
from ..text import fit, width
from ..voice import Voice

LETTERS: Final = 29  # nine pixels of a phone's 390
_LINE: Final = 43.0
_CELL: Final = 238.0
_HEAD: Final = 40.0
_EDGE: Final = 5.0


def _order(view: PublicView) -> list[Statue]:
    """Statues in fronts first, by seat, then those on the board, by hex."""

    def key(statue: Statue) -> tuple[int, str, str, int]:
        seat = view.seats.index(statue.holder) if statue.hex is None and statue.holder in view.seats else 9
        return seat, statue.hex or "", statue.id[0], int(statue.id[1:])

    return sorted(view.statues.values(), key=key)


def _columns(box: Box, scale: float) -> int:
    return max(1, int((box.width - 2) / (_CELL * scale)))


def _lines(box: Box, scale: float, headed: bool) -> int:
    return max(0, int((box.height - 2 * _EDGE * scale - (_HEAD * scale if headed else 0)) / (_LINE * scale)))


def _panels(view: PublicView, chart: Chart) -> tuple[Box, ...]:
    """The panels at sea that the roster may use: all but the second while that is the quarry tile."""
    panels = sea_panels(chart)
    return (panels[0], *panels[2:]) if view.phase in ("auction", "choose") else panels


def shares(view: PublicView, chart: Chart) -> tuple[list[list[Statue]], list[Statue]]:
    """Which statues stand on which panel at sea, and which find no room there."""
    left = _order(view)
    found = []
    for index, box in enumerate(_panels(view, chart)):
        room = _columns(box, chart.scale) * _lines(box, chart.scale, index == 0)
        found.append(left[:room])
        left = left[room:]
    return found, left


def overflow_height(view: PublicView, chart: Chart, width_of_all: float, scale: float) -> float:
    """How high a panel outside the map must be for the statues that find no room on it; 0 for none."""
    _, left = shares(view, chart)
    if not left:
        return 0.0
    columns = _columns(Box(0, 0, width_of_all, 0), scale)
    return -(-len(left) // columns) * _LINE * scale + 2 * _EDGE * scale + 4


def sea_roster(plan: Plan, view: PublicView, chart: Chart, voice: Voice) -> None:
    """The roster's panels at sea, no larger than they need be."""
    found, _ = shares(view, chart)
    scale = chart.scale
    for index, (box, statues) in enumerate(zip(_panels(view, chart), found, strict=True)):
        if not statues:
            continue
        columns = _columns(box, scale)
        rows = -(-len(statues) // columns)
        head = _HEAD * scale if index == 0 else 0.0
        high = rows * _LINE * scale + head + 2 * _EDGE * scale
        wide = box.width if rows > 1 or columns == 1 else min(box.width, len(statues) * _CELL * scale + 6)
        frame = Box(box.left, box.bottom - high, box.left + wide, box.bottom)
        plan.stamp(("dark-panel", round(frame.width), round(frame.height), 1.0), frame.left, frame.top)
        plan.keep("panel", "roster", frame)
        if head:
            room = Box(frame.left + 14 * scale, frame.top + 4, frame.right - 10, frame.top + head + 4)
            sizes = round(30 * scale), round(25 * scale)
            plan.marks.append(fit(voice.say("picture-on-the-way"), room, Face.TEXT, sizes, rgb("#FFE7A8")))
        body = Box(frame.left, frame.top + head + _EDGE * scale, frame.right, frame.bottom)
        _entries(plan, statues, body, rows, scale)


def overflow_roster(plan: Plan, view: PublicView, chart: Chart, box: Box, scale: float) -> None:
    """The statues that find no room at sea, on a panel of their own."""
    _, left = shares(view, chart)
    plan.stamp(("dark-panel", round(box.width), round(box.height), 1.0), box.left, box.top)
    rows = -(-len(left) // _columns(box, scale))
    _entries(plan, left, Box(box.left, box.top + _EDGE * scale + 2, box.right, box.bottom), rows, scale)


def _entries(plan: Plan, statues: Sequence[Statue], box: Box, rows: int, scale: float) -> None:
    """Statues in columns, one line each."""
    columns = _columns(box, scale)
    pitch = box.width / columns
    for index, statue in enumerate(statues):
        left = box.left + (index // rows) * pitch
        top = box.top + (index % rows) * _LINE * scale
        _entry(plan, statue, Box(left + 6 * scale, top, left + pitch, top + _LINE * scale), scale)


def _entry(plan: Plan, statue: Statue, box: Box, scale: float) -> None:
    size = round(LETTERS * scale)
    middle = box.centre[1]
    kind = ("moai", statue.size, None, False) if statue.size else ("headdress",)
    down = 20 if statue.size else 12
    plan.stamp((*kind, round(ROSTER_STATUE * scale, 3)), box.left + 20 * scale, middle + down * scale)
    tribe = TRIBES[statue.marked_by] if statue.marked_by else None
    fill, ink = (tribe.fill, tribe.ink) if tribe else (DARK, PALE)
    name = width(statue.id, Face.TEXT, size)
    pips = statue.size * 12 * scale + 2 if statue.size else 0
    tag = around(0, middle, name + pips + 14 * scale, 33 * scale).moved(
        box.left + 42 * scale + (name + pips + 14 * scale) / 2, 0)  # fmt: skip
    plan.stamp(("pill", round(tag.width), round(tag.height), fill, CREAM, 1.0), *tag.centre)
    room = Box(tag.left + 7 * scale, tag.top, tag.left + 8 * scale + name, tag.bottom)
    plan.marks.append(fit(statue.id, room, Face.TEXT, (size, size), ink))
    if statue.size:
        plan.stamp(("pips", statue.size, ink, False, round(1.35 * scale, 3)), room.right + 7 * scale, middle)
    plan.keep("roster", statue.id, tag)
    left = tag.right + 8 * scale
    if statue.hex is not None:
        span = width(statue.hex, Face.NUMBER, size)
        place = Box(left, box.top, left + span + 1, box.bottom)
        plan.marks.append(fit(statue.hex, place, Face.NUMBER, (size, size), PALE))
        left = place.right + 6 * scale
    whose = statue.marked_by or statue.holder
    if whose:
        plan.stamp(("marker", whose, round(0.9 * scale, 2)), left + 16 * scale, middle)
