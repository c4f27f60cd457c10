"""Painting a plan: stamp sprites, set texts. The only work done for every picture."""

import threading

from PIL import Image, ImageDraw

from .art.workshop import WORKSHOP
from .fonts import Face, font
from .plan import Label, Plan, Stamp
from .text import baseline, width

_TextKey = tuple[str, Face, int, bool]
_texts: dict[_TextKey, tuple[Image.Image, Image.Image | None, int, int]] = {}
_setting = threading.Lock()
_HALO = 3
_MOST_TEXTS = 1500  # a picture has some two hundred, and most of them are on every picture


def _masks(key: _TextKey) -> tuple[Image.Image, Image.Image | None, int, int]:
    """A text's mask, the mask of its halo, and their offset from the start of the baseline."""
    text, face, size, halo = key
    face_font = font(face, size)
    pad = _HALO + 1 if halo else 1
    left, top, right, bottom = face_font.getbbox(text, anchor="ls")
    wide, high = int(right - left) + 2 * pad + 1, int(bottom - top) + 2 * pad + 1
    where = (pad - left, pad - top)
    mask = Image.new("L", (wide, high), 0)
    ImageDraw.Draw(mask).text(where, text, font=face_font, fill=255, anchor="ls")
    around = None
    if halo:
        around = Image.new("L", (wide, high), 0)
        ImageDraw.Draw(around).text(
            where, text, font=face_font, fill=255, anchor="ls", stroke_width=_HALO, stroke_fill=255
        )
    return mask, around, int(left) - pad, int(top) - pad


def _set(picture: Image.Image, label: Label) -> None:
    if not label.text:
        return
    key = label.text, label.face, label.size, label.halo is not None
    known = _texts.get(key)
    if known is None:
        with _setting:
            if len(_texts) > _MOST_TEXTS:
                _texts.clear()
            known = _texts[key] = _masks(key)
    mask, around, dx, dy = known
    start = label.x
    if label.anchor != "left":
        wide = width(label.text, label.face, label.size)
        start -= wide / 2 if label.anchor == "middle" else wide
    where = round(start) + dx, round(baseline(label)) + dy
    if around is not None and label.halo is not None:
        picture.paste(label.halo, where, around)
    picture.paste(label.colour, where, mask)


def paint(plan: Plan, ground: Image.Image) -> Image.Image:
    """A plan painted over a copy of the ground, or of as much of it as the plan covers from the top left."""
    return paint_over(plan, ground.crop((0, 0, plan.width, plan.height)))


def paint_over(plan: Plan, picture: Image.Image) -> Image.Image:
    """A plan painted on a picture, which is the result."""
    for mark in plan.marks:
        if isinstance(mark, Stamp):
            WORKSHOP.get(mark.sprite).put(picture, mark.x, mark.y, mark.alpha)
        else:
            _set(picture, mark)
    return picture
