"""The whole game as a film: a frame for every round and every notable event, with captions and a race."""

import io
from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, NamedTuple

from PIL import Image

from engine.colours import Colour
from engine.events import Crowned, Erected, Event, RoundBegan
from engine.scoring import points_to_come
from engine.views import PublicView

from .alt import due_words
from .art.base import base_map
from .art.panels import wood
from .changes import Changes, changes
from .compose import paint
from .encode import exact_colours
from .fonts import Face
from .hues import INK, PALE, TRIBES, rgb
from .map.chart import MAP_HEIGHT, chart_of
from .map.land import Extra, land
from .plan import Box, Plan
from .text import fit, width
from .voice import Say, Voice

FilmFormat = Literal["webp", "gif"]
_WIDE, _HIGH = 1600, 1120  # drawn at twice the size of the film
_MAP_AT = (12, 124)
_SCALE = 984 / MAP_HEIGHT
_MOST = 90  # frames; a longer game shows fewer events
_STEP_MS, _FIRST_MS, _LAST_MS = 900, 1800, 6000


class Scene(NamedTuple):
    """The table after something happened, as everybody sees it."""

    view: PublicView
    events: tuple[Event, ...]


class _Frame(NamedTuple):
    view: PublicView
    caption: str
    seat: Colour | None
    changed: Changes
    duration: int


def _caption(event: Event, view: PublicView, voice: Voice) -> tuple[str, Colour | None] | None:
    """What a notable event is called in the film."""
    ahus = view.board.ahus
    match event:
        case RoundBegan(number, first):
            return voice.say("picture-film-round", round=number), first
        case Erected(seat, _, _, ahu):
            return voice.say("picture-film-erected", name=voice.drawn(seat), ahu=ahus[ahu].name), seat
        case Crowned(seat, _, ahu):
            return voice.say("picture-film-crowned", name=voice.drawn(seat), ahu=ahus[ahu].name), seat
        case _:
            return None


def _frames(scenes: Sequence[Scene], voice: Voice) -> list[_Frame]:
    first, last = scenes[0].view, scenes[-1].view
    start = voice.say("picture-film-start", count=len(first.seats))
    frames = [_Frame(first, start, None, Changes(), _FIRST_MS)]
    for view, events in scenes:
        for event in events:
            told = _caption(event, view, voice)
            if told:
                changed = changes([event], view.board)
                frames.append(_Frame(view, told[0], told[1], changed, _STEP_MS))
    if len(frames) > _MOST:
        keep = {round(i * (len(frames) - 1) / (_MOST - 1)) for i in range(_MOST)}
        frames = [frame for i, frame in enumerate(frames) if i in keep]
    if last.outcome:
        text = due_words(last, voice, drawn=True)
        frames.append(_Frame(last, text, last.outcome.ranking[0][0], Changes(), _LAST_MS))
    return frames


def race(view: PublicView, final: PublicView) -> dict[Colour, int]:
    """Points so far, with what stands on the ahus counted for its owners as far as the end told them."""
    if view.outcome:
        return {seat: account.total for seat, account in view.outcome.accounts.items()}
    points = {seat: view.players[seat].score for seat in view.seats}
    for number, ahu in view.ahus.items():
        told = final.ahus.get(number)
        if told is not None and told.owner is not None:
            points[told.owner] += points_to_come(view.board, view.options, number, ahu)
    return points


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


def _plan(frame: _Frame, final: PublicView, most: int, voice: Voice) -> Plan:
    view = frame.view
    plan = Plan(_WIDE, _HIGH)
    points = {ahu: points for ahu, (_, points) in view.outcome.ahus.items()} if view.outcome else {}
    chart = chart_of(view.board, _SCALE)
    plan.lay(land(view, chart, frame.changed, Extra(points=points)), *_MAP_AT)
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
    _race(plan, race(view, final), most, side, voice)
    return plan


def draw_film(
    scenes: Iterable[Scene], names: Mapping[Colour, str], say: Say
) -> list[tuple[Image.Image, int]]:
    """The frames of a film and how long each stays, in milliseconds."""
    played = list(scenes)
    if not played:
        raise ValueError("a film needs at least one scene")
    voice = Voice(say, names)
    final = played[-1].view
    frames = _frames(played, voice)
    most = max(max(race(frame.view, final).values()) for frame in frames)
    ground = wood(_WIDE, _HIGH).copy()
    ground.paste(base_map(final.board, _SCALE), _MAP_AT)
    return [(paint(_plan(frame, final, most, voice), ground).reduce(2), frame.duration) for frame in frames]


def recap(
    scenes: Iterable[Scene], names: Mapping[Colour, str], say: Say, file_format: FilmFormat = "webp"
) -> bytes:
    """The whole game as an animated picture. Give scenes from the set-up to the end, in order."""
    shots = draw_film(scenes, names, say)
    pictures, durations = [picture for picture, _ in shots], [duration for _, duration in shots]
    out = io.BytesIO()
    if file_format == "webp":
        pictures[0].save(out, "WEBP", save_all=True, append_images=pictures[1:], duration=durations, loop=0,
                         quality=78, method=2)  # fmt: skip
        return out.getvalue()
    # 255 colours leave one for "unchanged since the last frame": without it the file is six times larger.
    exact = exact_colours()
    sheet = Image.new("RGB", (pictures[0].width, pictures[0].height * 2))
    sheet.paste(pictures[0], (0, 0))
    sheet.paste(pictures[-1], (0, pictures[0].height))
    chosen = sheet.quantize(255 - len(exact) // 3, method=Image.Quantize.MEDIANCUT)
    holder = Image.new("P", (1, 1))
    holder.putpalette(exact + bytes(chosen.getpalette() or ())[: 255 * 3 - len(exact)])
    mapped = [picture.quantize(palette=holder, dither=Image.Dither.NONE) for picture in pictures]
    mapped[0].save(
        out, "GIF", save_all=True, append_images=mapped[1:], duration=durations, loop=0, optimize=True
    )
    return out.getvalue()
