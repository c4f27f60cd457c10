"""A part of the table, large: some hexes of the map with a line of words, or what lies below the map."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from PIL import Image

from engine.colours import Colour
from engine.events import Event
from engine.views import PublicView

from .closeup import ground_of, still_plan, window_around
from .compose import paint
from .encode import webp
from .fonts import Face
from .hues import PALE, rgb
from .layout import sheets_for
from .map.chart import chart_of
from .map.insets import sea_panels
from .pictures import draw_board
from .plan import ALT_BADGE, Box, Plan
from .text import fit
from .voice import Say

_FOOT: Final = 84


def map_detail(
    view: PublicView, hexes: Iterable[str], ahus: Iterable[int], words: str, events: Sequence[Event] = ()
) -> bytes:
    """The part of the map that holds these hexes and ahus, over a line of words, as WebP.

    `events` glow. A ValueError if the places are too far apart for one picture.
    """
    window = window_around(view.board, hexes, ahus)
    if window is None:
        raise ValueError("these places are too far apart for one picture")
    picture = paint(still_plan(view, window, events), ground_of(window))
    foot = Plan(picture.width, picture.height + _FOOT)
    foot.stamp(("dark-panel", picture.width, _FOOT, 1.0), 0, picture.height)
    room = Box(22, picture.height, picture.width * (1 - ALT_BADGE), picture.height + _FOOT)
    foot.marks.append(fit(words, room, Face.TEXT, (38, 26), PALE))
    whole = Image.new("RGB", (picture.width, picture.height + _FOOT), rgb("#1E160E"))
    whole.paste(picture, (0, 0))
    return webp(paint(foot, whole))


def below_the_map(
    view: PublicView, names: Mapping[Colour, str], say: Say, events: Sequence[Event] = ()
) -> bytes:
    """The quarry tile or the roster, the track of points, and everybody's front, as WebP."""
    whole = draw_board(view, names, say, events=events)
    sheets = sheets_for("tall", view)
    top = sheets.map_at[1] + sea_panels(chart_of(view.board, sheets.scale))[1].top - 8
    return webp(whole.crop((0, round(top), whole.width, whole.height)))
