"""The end of a game as a poster: who won, the island as it stands, and points by source."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from PIL import Image

from engine.board import Board
from engine.colours import Colour
from engine.views import Outcome, PublicView

from .compose import paint_over
from .encode import png
from .fonts import Face
from .hues import INK, PALE, SAND, rgb
from .map.chart import MAP_HEIGHT, MAP_WIDTH, chart_of
from .map.insets import sea_panels
from .map.land import Extra, land
from .panels.standings import placed, score_table
from .plan import Box, Plan
from .table import laid_table, surroundings
from .text import fit
from .voice import Say, Voice

POSTER_WIDE: Final = 1216
_MAP_AT: Final = ((POSTER_WIDE - MAP_WIDTH) // 2, 206)
_PLAYERS: Final = 4  # whose Moai stand small beside the winner's


def _height(players: int) -> int:
    return _MAP_AT[1] + MAP_HEIGHT + 16 + 98 + players * 74 + 74


def _ground(board: Board, players: int) -> Image.Image:
    size = POSTER_WIDE, _height(players)
    return laid_table(board, surroundings(board, size, _MAP_AT), size, _MAP_AT)


def poster_plan(
    view: PublicView, names: Mapping[Colour, str], say: Say, *, place: str = "", date: str = ""
) -> Plan:
    """The plan of a poster; the game must be over."""
    if view.outcome is None:
        raise ValueError("a poster is of a game that is over")
    voice = Voice(say, names)
    outcome = view.outcome
    plan = Plan(POSTER_WIDE, _height(len(view.seats)))
    chart = chart_of(view.board)
    bare = replace(view, figures=(), statues={})
    points = {ahu: points for ahu, (_, points) in outcome.ahus.items()}
    plan.lay(land(bare, chart, extra=Extra(points=points)), *_MAP_AT)
    _winners(plan, outcome, voice)
    _statues(plan, outcome, sea_panels(chart), voice)
    bottom = _MAP_AT[1] + chart.height + 12.0
    table = Box(8, bottom, POSTER_WIDE - 8, bottom + 98 + len(view.seats) * 74)
    score_table(plan, outcome, table, voice)
    line = Box(16, table.bottom + 6, POSTER_WIDE - 16, plan.height - 8)
    about = [voice.say("picture-poster-game", round=view.round, count=len(view.seats)), place, date]
    text = "  ·  ".join(part for part in about if part)
    plan.marks.append(fit(text, line, Face.SOFT, (36, 27), SAND, "middle"))
    return plan


def _winners(plan: Plan, outcome: Outcome, voice: Voice) -> None:
    """Who won, in gold, and a Moai of theirs, larger than life."""
    box = Box(8, 8, POSTER_WIDE - 8, 198)
    plan.stamp(("bark", round(box.width), round(box.height), 1.0), box.left, box.top)
    winners = [seat for rank, seat in placed(outcome) if rank == 1]
    plan.stamp(("laurel", 3.0), 108, box.centre[1] + 2)
    plan.stamp(("marker", winners[0], 2.0), 108, box.centre[1])
    names = voice.several([voice.drawn(seat) for seat in winners])
    plan.marks.append(fit(names, Box(210, 18, 1190, 118), Face.TITLE, (86, 40), INK))
    total = outcome.accounts[winners[0]].total
    won = voice.say("picture-poster-won", count=len(winners), points=total)
    plan.marks.append(fit(won, Box(214, 116, 1190, 188), Face.TEXT, (48, 30), rgb("#5A4310")))


def _statues(plan: Plan, outcome: Outcome, sea: Sequence[Box], voice: Voice) -> None:
    """A Moai of whoever won, larger than life, on the sea, and the game's name below those of the others."""
    ranks = placed(outcome)
    winners = [seat for rank, seat in ranks if rank == 1]
    others = [seat for rank, seat in ranks if rank > 1][:_PLAYERS]
    right, left = (box.moved(*_MAP_AT) for box in sea[:2])
    head = Box(right.left, right.bottom - 92, right.right, right.bottom - 12)
    plan.marks.append(fit(voice.say("picture-game").upper(), head, Face.TITLE, (62, 40), PALE, "middle"))
    for index, seat in enumerate(others):
        row, column = divmod(index, 2)
        foot = head.top - 14 - row * 104, right.centre[0] + (column * 2 - 1) * 58
        plan.stamp(("moai", 1, seat, False, 1.6), foot[1], foot[0])
    large = 4.4 if len(winners) == 1 else 2.7
    for index, seat in enumerate(winners[:3]):
        plan.stamp(("moai", 3, seat, True, large), left.left + 142 + index * 160, left.bottom - 8)


def final_poster(
    view: PublicView, names: Mapping[Colour, str], say: Say, *, place: str = "", date: str = ""
) -> bytes:
    """A poster of a game that is over, as PNG: `place` and `date` are said as they are given."""
    plan = poster_plan(view, names, say, place=place, date=date)
    return png(paint_over(plan, _ground(view.board, len(view.seats))))
