"""The whole picture, tall or wide: where map, caption, track, cards and panels go."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from engine.colours import Colour
from engine.views import PublicView, SeatView

from .cards import card
from .changes import Changes
from .chart import MAP_HEIGHT, MAP_WIDTH, chart_of
from .insets import sea_insets
from .land import land
from .plan import Box, Plan
from .standings import standings
from .table import caption, screen, supply, tile, track
from .voice import Voice

Shape = Literal["tall", "wide"]
TALL_WIDTH: Final = 1216
WIDE_SIZE: Final = (1600, 1200)
_GAP = 8


@dataclass(frozen=True, slots=True)
class Sheets:
    """The boxes of a picture."""

    width: int
    height: int
    map_at: tuple[int, int]
    caption: Box
    track: Box
    cards: tuple[Box, ...]
    supply: Box | None
    screen: Box | None


def tall_sheets(players: int, private: bool, final: bool) -> Sheets:
    """Caption over the map, cards in two columns below; the supply fills the odd place."""
    left, right = 8.0, TALL_WIDTH - 8.0
    map_at = 12, 120
    y = map_at[1] + MAP_HEIGHT + 10.0
    rail = Box(left, y, right, y + 64)
    y = rail.bottom + _GAP + 2
    own = None
    if private:
        own = Box(left, y, right, y + 78)
        y = own.bottom + _GAP
    if final:
        board = Box(left, y, right, y + 98 + players * 74)
        return Sheets(
            TALL_WIDTH, round(board.bottom) + 8, map_at, Box(left, 8, right, 110), rail, (board,), None, own
        )
    half, high = (right - left - 2 * _GAP) / 2, 134.0
    cells = [
        Box(left + (i % 2) * (half + 2 * _GAP), y + (i // 2) * (high + _GAP),
            left + (i % 2) * (half + 2 * _GAP) + half, y + (i // 2) * (high + _GAP) + high)
        for i in range(players + players % 2)
    ]  # fmt: skip
    bottom = cells[-1].bottom
    if players % 2:
        stock = cells.pop()
    else:
        stock = Box(left, bottom + _GAP, right, bottom + _GAP + 82)
        bottom = stock.bottom
    return Sheets(
        TALL_WIDTH, round(bottom) + 8, map_at, Box(left, 8, right, 110), rail, tuple(cells), stock, own
    )


def wide_sheets(players: int, private: bool, final: bool) -> Sheets:
    """The map to the left, cards to the right, the caption below."""
    width, height = WIDE_SIZE
    map_at = 12, 12
    y = map_at[1] + MAP_HEIGHT + 10.0
    rail = Box(8, y, MAP_WIDTH + 16, y + 64)
    words = Box(8, rail.bottom + 10, width - 8, height - 8)
    left, right, top, bottom = MAP_WIDTH + 28.0, width - 8.0, 8.0, rail.bottom
    own = None
    if private:
        own = Box(left, bottom - 146, right, bottom)
        bottom = own.top - _GAP
    stock = None
    if not final:
        stock = Box(left, bottom - 140 - (5 - players) * 45, right, bottom)
        bottom = stock.top - _GAP
    high = min(340.0 if final else 240.0, (bottom - top + _GAP) / players - _GAP)
    cells = tuple(
        Box(left, top + i * (high + _GAP), right, top + i * (high + _GAP) + high) for i in range(players)
    )
    return Sheets(width, height, map_at, words, rail, cells, stock, own)


def sheets_for(shape: Shape, view: PublicView) -> Sheets:
    """The boxes of a view's picture."""
    make = tall_sheets if shape == "tall" else wide_sheets
    return make(len(view.seats), isinstance(view, SeatView), view.outcome is not None)


def lay_out(view: PublicView, shape: Shape, voice: Voice, changed: Changes, last: str) -> Plan:
    """The plan of a whole board picture; of the final one when the game is over."""
    boxes = sheets_for(shape, view)
    chart = chart_of(view.board)
    plan = Plan(boxes.width, boxes.height)
    points = {ahu: points for ahu, (_, points) in view.outcome.ahus.items()} if view.outcome else None
    surface = land(view, chart, changed, points)
    if view.outcome is None:
        tile(surface, view, sea_insets(chart).tile, voice)
    plan.lay(surface, *boxes.map_at)
    track(plan, _scores(view), boxes.track)
    if view.outcome:
        standings(plan, view, view.outcome, boxes.cards, voice)
    else:
        _cards(plan, view, boxes.cards, voice, changed)
    if boxes.supply:
        supply(plan, view, boxes.supply, voice)
    if boxes.screen and isinstance(view, SeatView):
        screen(plan, view, boxes.screen, voice)
    caption(plan, view, boxes.caption, voice, last)
    return plan


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
