"""Wood, parchment and stone that texts stand on. Drawn at their final size."""

import math
from typing import Final, Literal

from PIL import Image, ImageDraw, ImageFilter

from engine.colours import Colour

from ..fonts import Face, font
from ..hues import GOLD, RGB, TRIBES, mix, rgb
from .fields import Tint, grained, noise
from .shapes import FINE, Cut, body, letter, rim, shades, shadow
from .sprite import Drawing, Sprite, cut

_ROUND = 3  # corners are drawn this much larger


def _rounded(wide: int, high: int, corner: float, line: float = 0.0) -> Image.Image:
    """The mask of a round-cornered plate, or only its border."""
    mask = Image.new("L", (wide * _ROUND, high * _ROUND), 0)
    box = (0, 0, wide * _ROUND - 1, high * _ROUND - 1)
    draw = ImageDraw.Draw(mask)
    if line:
        draw.rounded_rectangle(box, corner * _ROUND, outline=255, width=round(line * _ROUND))
    else:
        draw.rounded_rectangle(box, corner * _ROUND, fill=255)
    return mask.reduce(_ROUND)


def _faded(wide: int, high: int, top: RGB, bottom: RGB) -> Image.Image:
    fade = Image.linear_gradient("L").resize((wide, high))
    flat = Image.composite(Image.new("RGB", (wide, high), bottom), Image.new("RGB", (wide, high), top), fade)
    return grained(flat, 4, 77)


def plank(
    wide: int, high: int, corner: int, top: RGB, bottom: RGB, edge: RGB | None = None, line: float = 2.0
) -> Image.Image:
    """A plain panel."""
    panel = _faded(wide, high, top, bottom).convert("RGBA")
    if edge:
        panel.paste((*edge, 255), (0, 0), _rounded(wide, high, corner, line))
    panel.putalpha(_rounded(wide, high, corner))
    return panel


def wood(wide: int, high: int) -> Image.Image:
    """The table under everything: dark wood, as much of it as is needed. A new picture, and a slow one."""
    all_of_it = (-(-max(wide, 1600) // 64) * 64, -(-max(high, 1728) // 64) * 64)
    small = _small_plank_of_all(all_of_it[0] // 2, all_of_it[1] // 2)
    return small.resize(all_of_it, Image.Resampling.BICUBIC).crop((0, 0, wide, high))


def _small_plank_of_all(wide: int, high: int) -> Image.Image:
    """Half as fine is fine enough for wood, four times faster."""
    size = (wide, high)
    veins = noise((size[0] // 8 or 1, size[1]), 5, 71, 3).image.resize(size, Image.Resampling.BICUBIC)
    streaks = noise(size, 90, 72, 3)
    share = (streaks * 0.5 + type(streaks)(veins) * 0.55).clip()
    dark = Tint.plain(size, rgb("#17120E")).towards(rgb("#3A2C1F"), share)
    return dark.picture()


def dark_panel(wide: int, high: int) -> Sprite:
    """A recessed panel of dark wood."""
    return cut(plank(wide, high, 14, rgb("#3A2C1E"), rgb("#1E160E"), rgb("#8B6B3E"), 2), 0, 0)


def bark(wide: int, high: int) -> Sprite:
    """The parchment of the caption, with a golden edge."""
    return cut(plank(wide, high, 16, rgb("#F8EDD0"), rgb("#DAC58D"), rgb("#FFDB5C"), 4), 0, 0)


def slate(wide: int, high: int) -> Sprite:
    """A small dark field on parchment."""
    return cut(plank(wide, high, 11, rgb("#3F3021"), rgb("#241A11")), 0, 0)


def frame(wide: int, high: int) -> Sprite:
    """The map's frame: a golden-brown border, open in the middle."""
    panel = _faded(wide, high, rgb("#C09A5C"), rgb("#6E5028")).convert("RGBA")
    panel.putalpha(_rounded(wide, high, 22, 4))
    return cut(panel, 0, 0)


def card(wide: int, high: int, colour: Colour, mood: Literal["due", "changed", "calm"], tab: int) -> Sprite:
    """A player's card: parchment with a tab of its colour; golden when due, with a halo when changed."""
    pad = 26
    due = mood == "due"
    whole = Image.new("RGBA", (wide + 2 * pad, high + 2 * pad), (*GOLD, 0))
    if mood != "calm":
        glow = Image.new("L", whole.size, 0)
        ImageDraw.Draw(glow).rounded_rectangle(
            (pad - 5, pad - 5, pad + wide + 4, pad + high + 4), 20, fill=255
        )
        whole.putalpha(glow.filter(ImageFilter.GaussianBlur(8)))
    top, bottom = (rgb("#F8EDD0"), rgb("#E4D19E")) if due else (rgb("#DECDA5"), rgb("#BCA67B"))
    sheet = plank(wide, high, 14, top, bottom, rgb("#FFDB5C") if due else rgb("#6E5430"), 4 if due else 2)
    light, dark = shades(TRIBES[colour].fill)
    inset = 4 if due else 2
    strip = _faded(tab, high - 2 * inset, light, dark).convert("RGBA")
    strip.putalpha(_rounded(tab + 20, high - 2 * inset, 11).crop((0, 0, tab, high - 2 * inset)))
    sheet.alpha_composite(strip, (inset, inset))
    whole.alpha_composite(sheet, (pad, pad))
    return cut(whole, pad, pad)


def tint(wide: int, high: int, colour: RGB, strength: float) -> Sprite:
    """A flat field of one colour, for rows of a table and for bars."""
    panel = Image.new("RGBA", (wide, high), (*colour, 255))
    mask = _rounded(wide, high, min(8, high // 3))
    panel.putalpha(mask.point([int(v * strength) for v in range(256)]))
    return cut(panel, 0, 0)


def track(wide: int, high: int, top: int) -> Sprite:
    """The score track from 0 to `top`: a cell for each point, or for each five where there are many."""
    panel = plank(wide, high, 14, rgb("#3A2C1E"), rgb("#241A11"), rgb("#8B6B3E"), 2)
    step = (wide - 28) / (top + 1)
    each, named = (1, 5) if top <= 50 else (5, 10)
    for i in range(0, top + 1, each):
        left, right = round(14 + step * i + 1.5), round(14 + step * min(i + each, top + 1) - 1.5)
        colours = (rgb("#F1E0B0"), rgb("#D3BA82")) if i % named == 0 else (rgb("#B79E6C"), rgb("#917A4E"))
        panel.alpha_composite(plank(max(2, right - left), high - 18, 4, *colours), (left, 9))
    draw = ImageDraw.Draw(panel)
    for i in range(0, top + 2 - each, named if top <= 100 else named * 2):
        where = (min(14 + step * (i + each / 2), wide - 22), high - 19)
        draw.text(where, str(i), font=font(Face.NUMBER, 21), fill=rgb("#2A1C0C"), anchor="mm")
    return cut(panel, 0, 0)


PLATE_LETTERS: Final = (20, 30, 22)  # of its number and hex, its Moai value, its headdress value
_CAP, _CELL, _HAT = 34.0, 84.0, 111.0  # where the parts of a plate end, from its left


def plate(number: int, tile: str, moai: int, headdress: int) -> Drawing:
    """An ahu's plate: number and hex on dark stone, the Moai value in black, the other on a red hat."""
    wide, high, pad = 114.0, 46.0, 8.0
    full = wide + 2 * pad, high + 2 * pad
    left, right, top, bottom = pad, pad + wide, pad, pad + high
    stone = Cut(*full).slab(left, top, right, bottom, 6)
    piece = body(stone, rgb("#F8EED3"), rgb("#CDBB8E"), 2.0, 0.5, 0.12, 3)
    cap = Cut(*full).slab(left, top, left + _CAP + 10, bottom, 6)
    cap.polygon([(left + _CAP, top), (left + 60, top), (left + 60, bottom), (left + _CAP, bottom)], 0)
    piece.alpha_composite(body(cap, rgb("#34506A"), rgb("#1D3144"), 1.4, 0.4))
    hat = (
        Cut(*full)
        .slab(left + _CELL, top + 11, left + _HAT, bottom - 4, 5)
        .slab(left + _CELL + 7, top + 4, left + _HAT - 7, top + 16, 3)
    )
    piece.alpha_composite(body(hat, rgb("#C63A24"), rgb("#98200F"), 1.4, 0.4))
    piece = rim(piece, 1.6, rgb("#241808"))
    piece = shadow(rim(piece, 0.9, rgb("#FFF6E0"), 0.35), 1.6, 3.0, 2.6, 0.6)
    names, large, small = PLATE_LETTERS
    size = names if number < 100 and len(tile) < 3 else names - 4
    letter(piece, str(number), left + _CAP / 2, top + 13.6, size, rgb("#FFFFFF"))
    letter(piece, tile, left + _CAP / 2, top + 33.2, size, rgb("#FFD98A"))
    letter(piece, str(moai), left + (_CAP + _CELL) / 2, top + high / 2 + 0.6, large, rgb("#15100A"))
    letter(piece, str(headdress), left + (_CELL + _HAT) / 2, top + high / 2 + 4, small, rgb("#FFFFFF"))
    return Drawing(piece, pad + wide / 2, pad + high / 2)


def cell() -> Drawing:
    """Bare stone over a plate's Moai value, which is written anew beside whatever stands there now."""
    wide, high = _CELL - _CAP - 2, 42.0
    cut_out = Cut(wide, high).slab(0, 0, wide, high, 2)
    return Drawing(body(cut_out, rgb("#F3E8CA"), rgb("#D0BF93"), 0.1, 0.05), wide / 2, high / 2)


def compass(north: int) -> Drawing:
    """A compass rose; `north` is by how many degrees it is turned, clockwise."""
    span, reach = 150.0, 52.0
    c = span / 2
    piece = Image.new("RGBA", (round(span * FINE), round(span * FINE)), (0, 0, 0, 0))
    draw = ImageDraw.Draw(piece)
    for share, line, strength in ((1.04, 2, 170), (0.94, 1, 120)):
        far = reach * share
        box = [(c - far) * FINE, (c - far + 6) * FINE, (c + far) * FINE, (c + far + 6) * FINE]
        draw.ellipse(box, outline=(236, 224, 184, strength), width=line * FINE)
    for i in (1, 3, 5, 7, 0, 2, 4, 6):
        turn = math.radians(i * 45 - 90 + north)
        far, thick = reach * (1.0 if i % 2 == 0 else 0.62), reach * 0.17
        tip = (c + far * math.cos(turn)) * FINE, (c + 6 + far * math.sin(turn)) * FINE
        for side, colour in ((1, (246, 233, 196, 240)), (-1, (132, 98, 56, 240))):
            lean = turn + side * math.radians(45 if i % 2 == 0 else 30)
            edge = (c + thick * math.cos(lean)) * FINE, (c + 6 + thick * math.sin(lean)) * FINE
            draw.polygon([(c * FINE, (c + 6) * FINE), edge, tip], fill=colour)
    way = math.radians(north - 90)
    out = reach + 15
    letter(piece, "N", c + out * math.cos(way), c + 6 + out * math.sin(way), 20, (246, 233, 196), Face.TITLE)
    return Drawing(shadow(piece, 0, 2, 2, 0.5), c, c)


def title(text: str, size: int) -> Sprite:
    """The island's name on the sea."""
    face = font(Face.TITLE, size)
    left, top, right, bottom = (round(v) for v in face.getbbox(text, anchor="ls"))
    pad = 14
    wide, high = right - left + 2 * pad, bottom - top + 2 * pad
    mask = Image.new("L", (wide, high), 0)
    ImageDraw.Draw(mask).text((pad - left, pad - top), text, font=face, fill=255, anchor="ls")
    dark = mask.filter(ImageFilter.GaussianBlur(5)).point([min(255, int(v * 1.7)) for v in range(256)])
    piece = Image.new("RGBA", (wide, high), (4, 22, 36, 0))
    piece.putalpha(dark)
    light = Image.new("RGBA", (wide, high), (*mix(rgb("#FCF0CD"), GOLD, 0.08), 0))
    light.putalpha(mask)
    piece.alpha_composite(light)
    return cut(piece, wide / 2, high / 2)
