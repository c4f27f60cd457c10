"""The whole picture, tall or wide: where map, caption, track, cards and panels go."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from engine.colours import Colour
from engine.views import PublicView, SeatView

from .changes import Changes
from .map.chart import MAP_HEIGHT, MAP_WIDTH, Chart, chart_of
from .map.insets import sea_panels
from .map.land import Extra, land
from .panels.cards import card
from .panels.roster import overflow_height, overflow_roster, sea_roster
from .panels.standings import standings
from .panels.table import caption, screen, supply, tile, track
from .plan import Box, Plan
from .voice import Voice

Shape = Literal["tall", "wide"]
TALL_WIDTH: Final = 1216
WIDE_SCALE: Final = 0.78
WIDE_SIZE: Final = (1600, round(MAP_HEIGHT * WIDE_SCALE) + 24)
READ_AT: Final[dict[Shape, int]] = {"tall": 390, "wide": 660}
"""How many pixels wide a picture is shown where it has to be read. All cards and panels have tall ones, for
phones; a wide one is for large screens, and only drawn for whoever asks."""
_GAP = 6


@dataclass(frozen=True, slots=True)
class Sheets:
    """The boxes of a picture."""

    width: int
    height: int
    map_at: tuple[int, int]
    scale: float
    caption: Box
    track: Box
    cards: tuple[Box, ...]
    supply: Box | None
    screen: Box | None
    roster: Box | None


def tall_sheets(players: int, private: bool, final: bool, more: float = 0.0) -> Sheets:
    """Caption over the map, a line for each player below; `more` is how high a roster outside the map is."""
    left, right = 8.0, TALL_WIDTH - 8.0
    map_at = (TALL_WIDTH - MAP_WIDTH) // 2, 112
    y = map_at[1] + MAP_HEIGHT + 8.0
    roster = Box(left, y, right, y + more) if more else None
    y += more + _GAP if more else 0.0
    rail = Box(left, y, right, y + 64)
    y = rail.bottom + _GAP
    own = None
    if private:
        own = Box(left, y, right, y + 70)
        y = own.bottom + _GAP
    stock = None
    if final:
        cells = [Box(left, y, right, y + 98 + players * 74)]
        y = cells[0].bottom + 48  # the last total stays clear of the badge for descriptions
    else:
        cells = [Box(left, y + i * (66 + _GAP), right, y + i * (66 + _GAP) + 66) for i in range(players)]
        stock = Box(left, cells[-1].bottom + _GAP, right, cells[-1].bottom + _GAP + 64)
    bottom = stock.bottom if stock else y
    words = Box(left, 6, right, 106)
    return Sheets(TALL_WIDTH, round(bottom) + 8, map_at, 1.0, words, rail, tuple(cells), stock, own, roster)


def wide_sheets(players: int, private: bool, final: bool, more: float = 0.0) -> Sheets:
    """The map to the left; caption, track and cards to the right."""
    width, height = WIDE_SIZE
    map_at = 12, 12
    left, right = map_at[0] + round(MAP_WIDTH * WIDE_SCALE) + 14.0, width - 8.0
    words = Box(left, 8, right, 176)
    rail = Box(left, words.bottom + _GAP, right, words.bottom + _GAP + 64)
    top, bottom = rail.bottom + _GAP + 2, height - 10.0
    own = stock = roster = None
    if private:
        own = Box(left, bottom - 110, right, bottom)
        bottom = own.top - _GAP
    if more:
        roster = Box(left, bottom - more, right, bottom)
        bottom = roster.top - _GAP
    if not final:
        stock = Box(left, bottom - 104, right, bottom)
        bottom = stock.top - _GAP
    high = min(250.0, (bottom - top + _GAP) / players - _GAP)
    cells = tuple(
        Box(left, top + i * (high + _GAP), right, top + i * (high + _GAP) + high) for i in range(players)
    )
    return Sheets(width, height, map_at, WIDE_SCALE, words, rail, cells, stock, own, roster)


def sheets_for(shape: Shape, view: PublicView) -> Sheets:
    """The boxes of a view's picture."""
    final = view.outcome is not None
    private = isinstance(view, SeatView)
    seats = len(view.seats)
    if shape == "tall":
        more = overflow_height(view, chart_of(view.board), TALL_WIDTH - 16, 1.0)
        return tall_sheets(seats, private, final, more)
    wide = wide_sheets(seats, private, final)
    more = overflow_height(view, chart_of(view.board, WIDE_SCALE), wide.caption.width, WIDE_SCALE)
    return wide_sheets(seats, private, final, more)


def lay_out(view: PublicView, shape: Shape, voice: Voice, changed: Changes, last: str) -> Plan:
    """The plan of a whole board picture; of the final one when the game is over."""
    boxes = sheets_for(shape, view)
    chart = chart_of(view.board, boxes.scale)
    plan = Plan(boxes.width, boxes.height)
    plan.lay(map_plan(view, chart, voice, changed), *boxes.map_at)
    track(plan, _scores(view), boxes.track)
    if view.outcome:
        standings(plan, view, view.outcome, boxes.cards, voice)
    else:
        _cards(plan, view, boxes.cards, voice, changed)
    if boxes.supply:
        supply(plan, view, boxes.supply, voice)
    if boxes.roster:
        overflow_roster(plan, view, chart, boxes.roster, boxes.scale)
    if boxes.screen and isinstance(view, SeatView):
        screen(plan, view, boxes.screen, voice)
    caption(plan, view, boxes.caption, voice, last)
    return plan


def map_plan(view: PublicView, chart: Chart, voice: Voice, changed: Changes) -> Plan:
    """The map with the panels that lie on its sea: the quarry tile while it matters, and the roster."""
    points = {ahu: points for ahu, (_, points) in view.outcome.ahus.items()} if view.outcome else {}
    surface = land(view, chart, changed, Extra(points=points))
    if view.phase in ("auction", "choose"):
        tile(surface, view, sea_panels(chart)[1], voice, chart.scale)
    sea_roster(surface, view, chart, voice)
    return surface


def _scores(view: PublicView) -> dict[Colour, int]:
    if view.outcome:
        return {seat: account.total for seat, account in view.outcome.accounts.items()}
    return {seat: view.players[seat].score for seat in view.seats}


def _cards(plan: Plan, view: PublicView, boxes: Sequence[Box], voice: Voice, changed: Changes) -> None:
    gains = dict(changed.gains)
    order = sorted(view.seats, key=lambda seat: seat in view.due)  # glows over its neighbours, not under them
    for seat in order:
        box = boxes[view.seats.index(seat)]
        card(plan, view, seat, box, voice, gains.get(seat, 0), seat in changed.seats)
