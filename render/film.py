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
from .changes import Changes, changes
from .encode import exact_colours
from .frames import Frame, animated, draw_frames
from .voice import Say, Voice

FilmFormat = Literal["webp", "gif"]
_MOST = 90  # frames; a longer game shows fewer events
_STEP_MS, _FIRST_MS, _LAST_MS = 900, 1800, 6000


class Scene(NamedTuple):
    """The table after something happened, as everybody sees it."""

    view: PublicView
    events: tuple[Event, ...]


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


def film_frames(scenes: Sequence[Scene], voice: Voice) -> list[Frame]:
    """What a film shows, one after another: the start, every notable deed, and how it ended."""
    first, last = scenes[0].view, scenes[-1].view
    start = voice.say("picture-film-start", count=len(first.seats))
    frames = [_frame(first, last, start, None, Changes(), _FIRST_MS)]
    for view, events in scenes:
        for event in events:
            told = _caption(event, view, voice)
            if told:
                changed = changes([event], view.board)
                frames.append(_frame(view, last, told[0], told[1], changed, _STEP_MS))
    if len(frames) > _MOST:
        keep = {round(i * (len(frames) - 1) / (_MOST - 1)) for i in range(_MOST)}
        frames = [frame for i, frame in enumerate(frames) if i in keep]
    if last.outcome:
        text = due_words(last, voice, drawn=True)
        frames.append(_frame(last, last, text, last.outcome.ranking[0][0], Changes(), _LAST_MS))
    return frames


def _frame(
    view: PublicView, final: PublicView, caption: str, seat: Colour | None, changed: Changes, duration: int
) -> Frame:
    told = {ahu: points for ahu, (_, points) in view.outcome.ahus.items()} if view.outcome else {}
    return Frame(view, caption, seat, changed, duration, race(view, final), told)


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


def draw_film(
    scenes: Iterable[Scene], names: Mapping[Colour, str], say: Say
) -> list[tuple[Image.Image, int]]:
    """The frames of a film and how long each stays, in milliseconds."""
    played = list(scenes)
    if not played:
        raise ValueError("a film needs at least one scene")
    voice = Voice(say, names)
    return draw_frames(film_frames(played, voice), played[-1].view.board, voice)


def recap(
    scenes: Iterable[Scene], names: Mapping[Colour, str], say: Say, file_format: FilmFormat = "webp"
) -> bytes:
    """The whole game as an animated picture. Give scenes from the set-up to the end, in order."""
    shots = draw_film(scenes, names, say)
    if file_format == "webp":
        return animated(shots)
    pictures, durations = [picture for picture, _ in shots], [duration for _, duration in shots]
    out = io.BytesIO()
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
