"""The standings of a league as a picture: its divisions one below the other, everybody with their points."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from .art.panels import bark, dark_panel, wood
from .compose import paint_over
from .encode import webp
from .fonts import Face
from .hues import INK, PALE, SAND, rgb
from .plan import Box, Plan
from .text import fit, readable_name
from .voice import Say

WIDE: Final = 1216
MOST_ROWS: Final = 20  # that a phone still shows large enough
_HEAD: Final = Box(8, 8, WIDE - 8, 168)
_ROW: Final = 84.0
_TITLE: Final = 70.0
_GAP: Final = 12.0
_FOOT: Final = 84.0  # below which clients put their badge in the corner on the right
_BRIGHT: Final = rgb("#FFE7A8")


@dataclass(frozen=True, slots=True)
class Row:
    """Somebody's line: where they stand, how many games they played, their league points, and their share."""

    place: int
    name: str
    games: int
    points: str
    share: str


@dataclass(frozen=True, slots=True)
class Division:
    """A table of standings, and what stands above it."""

    title: str
    rows: Sequence[Row]


@dataclass(frozen=True, slots=True)
class LeagueChart:
    """What the picture shows: the league's name, how far it is, and its divisions."""

    name: str
    stage: str
    divisions: Sequence[Division]


def _panels(chart: LeagueChart) -> list[Box]:
    found, top = [], _HEAD.bottom + _GAP
    for division in chart.divisions:
        bottom = top + _TITLE + len(division.rows) * _ROW + 14
        found.append(Box(8, top, WIDE - 8, bottom))
        top = bottom + _GAP
    return found


def league_plan(chart: LeagueChart, say: Say) -> Plan:
    """The words and figures of the standings."""
    panels = _panels(chart)
    bottom = (panels[-1] if panels else _HEAD).bottom
    plan = Plan(WIDE, round(bottom + _FOOT))
    plan.stamp(("moai", 3, None, True, 1.3), 84, _HEAD.bottom - 10)
    name = readable_name(chart.name, say("picture-league"))
    plan.marks.append(fit(name, Box(160, 16, WIDE - 30, 104), Face.TITLE, (72, 34), INK))
    plan.marks.append(fit(chart.stage, Box(160, 104, WIDE - 30, 160), Face.TEXT, (44, 28), rgb("#5A4310")))
    for panel, division in zip(panels, chart.divisions, strict=True):
        _titles(plan, panel, division, say)
        for index, row in enumerate(division.rows):
            _row(plan, panel.top + _TITLE + index * _ROW, row, say)
    room = Box(34, bottom + 6, WIDE - 170, bottom + _FOOT - 8)
    plan.marks.append(fit(say("picture-league-foot"), room, Face.TEXT, (32, 18), SAND))
    return plan


def _titles(plan: Plan, panel: Box, division: Division, say: Say) -> None:
    top, bottom = panel.top + 8, panel.top + _TITLE
    plan.marks.append(fit(division.title, Box(34, top, 660, bottom), Face.TEXT, (44, 28), _BRIGHT))
    for key, left, right in (("games", 670, 830), ("share", 836, 1010), ("points", 1016, WIDE - 36)):
        room = Box(left, top, right, bottom)
        plan.marks.append(fit(say(f"picture-league-{key}"), room, Face.TEXT, (34, 20), SAND, "right"))


def _row(plan: Plan, top: float, row: Row, say: Say) -> None:
    bottom = top + _ROW - 8
    plan.stamp(("tint", WIDE - 48, round(_ROW - 8), rgb("#0E0A06"), 0.45, 1.0), 24, top)
    plan.marks.append(fit(str(row.place), Box(34, top, 104, bottom), Face.NUMBER, (50, 34), _BRIGHT, "right"))
    name = readable_name(row.name, say("picture-stats-somebody"))
    plan.marks.append(fit(name, Box(126, top, 700, bottom), Face.TEXT, (48, 28), PALE))
    plan.marks.append(fit(str(row.games), Box(706, top, 830, bottom), Face.NUMBER, (42, 30), SAND, "right"))
    plan.marks.append(fit(row.share, Box(836, top, 1010, bottom), Face.NUMBER, (42, 26), SAND, "right"))
    room = Box(1016, top, WIDE - 36, bottom)
    plan.marks.append(fit(row.points, room, Face.NUMBER, (54, 32), _BRIGHT, "right"))


def _ground(chart: LeagueChart, high: int) -> Image.Image:
    ground = wood(WIDE, high)
    bark(round(_HEAD.width), round(_HEAD.height)).put(ground, _HEAD.left, _HEAD.top)
    for panel in _panels(chart):
        dark_panel(round(panel.width), round(panel.height)).put(ground, panel.left, panel.top)
    return ground


def league_picture(chart: LeagueChart, say: Say) -> bytes:
    """The standings as WebP."""
    plan = league_plan(chart, say)
    return webp(paint_over(plan, _ground(chart, plan.height)))
