"""Markers, dice, tablets, badges, arrows and glows: everything that stands for a fact."""

import math

from PIL import Image, ImageDraw, ImageFilter

from engine.colours import Colour
from engine.rules_data import Die

from ..hues import GOLD, RGB, TRIBES, mix, rgb
from .shapes import FINE, Cut, blank, body, letter, rim, rimmed, ring, shades, shadow, wash
from .sprite import Drawing

_GLYPHS = (
    ((0.0, -2.4), (2.0, 0.0), (0.0, 2.4)),
    ((0.0, 2.0), (1.6, -2.2), (3.4, 2.0)),
    ((0.0, -2.0), (3.0, -2.0), (1.4, 2.4)),
)


def marker(colour: Colour) -> Drawing:
    """A player's emblem with the letter, 30 pixels across."""
    tribe = TRIBES[colour]
    span, pad = 30.0, 6.0
    c, r = span / 2 + pad, span / 2
    cut = Cut(span + 2 * pad, span + 2 * pad)
    if tribe.emblem == "circle":
        cut.oval(c - r, c - r, c + r, c + r)
    elif tribe.emblem == "square":
        cut.slab(c - r * 0.92, c - r * 0.92, c + r * 0.92, c + r * 0.92, 3)
    elif tribe.emblem == "diamond":
        cut.polygon([(c, c - r * 1.16), (c + r * 1.16, c), (c, c + r * 1.16), (c - r * 1.16, c)])
    elif tribe.emblem == "triangle":
        cut.polygon([(c, c - r * 1.12), (c + r * 1.16, c + r * 0.90), (c - r * 1.16, c + r * 0.90)])
    else:
        cut.polygon(ring(c, c, r * 1.08, 6))
    piece = rimmed(body(cut, *shades(tribe.fill), 1.6, 0.55), 1.5, 1.2)
    letter(piece, tribe.letter, c, c + (4.2 if tribe.emblem == "triangle" else 0.3), 17.5, tribe.ink)
    return Drawing(piece, c, c)


def die(kind: Die, face: int) -> Drawing:
    """A die showing its face: pips, or a crack for the broken Moai."""
    span, pad = 46.0, 7.0
    light, dark, ink = (rgb("#FFFDF4"), rgb("#D9CFB8"), rgb("#221A10")) if kind == "white" else (
        rgb("#9A6A3C"), rgb("#5E3A1B"), rgb("#FFF1CF"))  # fmt: skip
    cut = Cut(span + 2 * pad, span + 2 * pad).slab(pad, pad, pad + span, pad + span, 9)
    piece = rimmed(body(cut, light, dark, 2.4, 0.5), 1.5, 1.0, 0.6)
    c = pad + span / 2
    draw = ImageDraw.Draw(piece)
    spots: dict[int, tuple[tuple[float, float], ...]] = {
        0: (), 1: ((0, 0),), 2: ((-10, 10), (10, -10)), 3: ((-12, 12), (0, 0), (12, -12))}  # fmt: skip
    for dx, dy in spots[face]:
        r = 5.4
        draw.ellipse(
            [(c + dx - r) * FINE, (c + dy - r) * FINE, (c + dx + r) * FINE, (c + dy + r) * FINE], fill=ink
        )
    if face == 0:
        crack = [(-5, -17), (3, -7), (-4, 0), (6, 8), (0, 17)]
        draw.line(
            [((c + x) * FINE, (c + y) * FINE) for x, y in crack],
            fill=ink,
            width=round(3.6 * FINE),
            joint="curve",
        )
    return Drawing(piece, c, c)


def tablet(whole: bool) -> Drawing:
    """A Rongo tablet of dark wood with signs in rows, or the left half of one."""
    wide, high, pad = 40.0, 28.0, 7.0
    cut = Cut(wide + 2 * pad, high + 2 * pad).slab(pad, pad, pad + wide, pad + high, 7)
    if not whole:
        edge = [(26, -8), (22, 3), (27, 9), (21, 16), (26, 23), (23, 36), (60, 36), (60, -8)]
        cut.polygon([(pad + x, pad + y) for x, y in edge], 0)
    piece = body(cut, rgb("#A8683A"), rgb("#643417"), 1.8, 0.7, 0.35, 12)
    signs = Cut(wide + 2 * pad, high + 2 * pad)
    for row in (8.0, 14.5, 21.0):
        for i in range(5):
            x, y = pad + 5 + i * 7.4, pad + row
            glyph = _GLYPHS[(i + int(row)) % 3]
            signs.stroke([(x + u, y + v) for u, v in glyph], 1.1, 230)
    wash(piece, signs, rgb("#FBE3B0"))
    middle = pad + (wide if whole else 26) / 2
    return Drawing(rimmed(piece, 1.3, 1.0, 0.75), middle, pad + high / 2)


def pawn() -> Drawing:
    """The first-player pawn: a little golden Moai with a star."""
    pad = 7.0
    cut = Cut(44, 48).oval(12.5, pad, 31.5, 26)
    cut.blob([(15, 23), (29, 23), (33, 33), (36, 40), (8, 40), (11, 33)])
    piece = rimmed(body(cut, rgb("#FFE58A"), rgb("#D9951C"), 2.2, 0.6), 1.5, 1.1)
    star = [(22 + r * math.sin(i * math.pi / 5), 16.5 - r * math.cos(i * math.pi / 5))
            for i in range(10) for r in ((7.2,) if i % 2 == 0 else (3.2,))]  # fmt: skip
    wash(piece, Cut(44, 48).polygon(star), rgb("#5A3204"))
    return Drawing(piece, 22, 24)


def seal() -> Drawing:
    """A sealed bid: folded bark cloth under red wax."""
    wide, high, pad = 46.0, 32.0, 7.0
    cut = Cut(wide + 2 * pad, high + 2 * pad).slab(pad, pad, pad + wide, pad + high, 4)
    piece = body(cut, rgb("#FFF4D6"), rgb("#D8C08A"), 1.4, 0.5, 0.2, 15)
    fold = Cut(wide + 2 * pad, high + 2 * pad)
    fold.stroke([(pad, pad + 2), (pad + wide / 2, pad + high * 0.58), (pad + wide, pad + 2)], 1.8, 170)
    wash(piece, fold, rgb("#7A6234"))
    done = rimmed(piece, 1.4, 1.0, 0.7)
    x, y = pad + wide / 2, pad + high * 0.58
    wax = Cut(wide + 2 * pad, high + 2 * pad).blob([(x + dx, y + dy) for dx, dy in ring(0, 0, 8.4, 9)])
    done.alpha_composite(rim(body(wax, rgb("#E0402E"), rgb("#8E1408"), 1.8, 0.7), 0.9, rgb("#3A0803")))
    return Drawing(done, pad + wide / 2, pad + high / 2)


def mallet() -> Drawing:
    """A sculptor's strength: a stone adze."""
    piece = blank(48, 48)
    handle = Cut(48, 48).stroke([(13, 39), (31, 15)], 4.6)
    piece.alpha_composite(body(handle, rgb("#B98249"), rgb("#6B4122"), 1.2, 0.6))
    stone = Cut(48, 48).blob([(20, 9), (30, 6), (42, 16), (38, 24), (31, 22), (24, 18)])
    piece.alpha_composite(body(stone, rgb("#C9C6BA"), rgb("#6C6A63"), 2.0, 0.7, 0.4, 21))
    return Drawing(rimmed(piece, 1.3, 1.0, 0.75), 26, 24)


def pill(wide: int, high: int, fill: RGB, edge: RGB) -> Drawing:
    """A small dark plate behind a number or an id."""
    cut = Cut(wide + 10, high + 10).slab(5, 5, 5 + wide, 5 + high, min(high / 2, 9))
    piece = body(cut, mix(fill, (255, 255, 255), 0.06), mix(fill, (0, 0, 0), 0.25), 1.0, 0.3)
    piece = rim(rim(piece, 1.0, edge), 0.9, rgb("#140C06"), 0.9)
    return Drawing(shadow(piece, 0.6, 1.4, 1.2, 0.45), 5 + wide / 2, 5 + high / 2)


def pips(count: int, ink: RGB, upright: bool) -> Drawing:
    """A dot for each of a statue's size, from the first one on: to the right, or centred above each other."""
    span, step = 6.6, 8.5 if not upright else 6.7
    wide, high = (span, step * 2 + span) if upright else (step * 2 + span, span)
    cut = Cut(wide + 2, high + 2)
    for i in range(count):
        x = 1 + (0 if upright else i * step)
        y = 1 + (high / 2 - span / 2 + (i - (count - 1) / 2) * step if upright else 0)
        cut.oval(x, y, x + span, y + span)
    layer = Image.new("RGBA", cut.mask.size, (*ink, 0))
    layer.putalpha(cut.mask)
    return Drawing(layer, 1 + span / 2, (high + 2) / 2)


def arrow(degrees: int, colour: RGB) -> Drawing:
    """A fat arrow for one step of a way."""
    span = 74.0
    turn = math.radians(degrees)

    def at(x: float, y: float) -> tuple[float, float]:
        return (
            span / 2 + x * math.cos(turn) - y * math.sin(turn),
            span / 2 + x * math.sin(turn) + y * math.cos(turn),
        )

    outline = [(-18, -5), (3, -5), (3, -14), (21, 0), (3, 14), (3, 5), (-18, 5)]
    piece = body(
        Cut(span, span).polygon([at(x, y) for x, y in outline]),
        mix(colour, (255, 255, 255), 0.45),
        colour,
        1.4,
        0.4,
    )
    piece = rim(rim(piece, 1.8, rgb("#2A1804")), 0.8, rgb("#FFF6E0"), 0.6)
    return Drawing(shadow(piece, 1, 2, 1.8), span / 2, span / 2)


def trail(degrees: int, long: float, colour: RGB) -> Drawing:
    """The ground a statue was dragged over, from the middle of one hex to the next."""
    span = long + 24
    turn = math.radians(degrees)
    dx, dy = math.cos(turn) * long / 2, math.sin(turn) * long / 2
    line = Cut(span, span).stroke([(span / 2 - dx, span / 2 - dy), (span / 2 + dx, span / 2 + dy)], 8)
    for side in (-1, 1):
        x, y = span / 2 + side * dx, span / 2 + side * dy
        line.oval(x - 4, y - 4, x + 4, y + 4)
    layer = Image.new("RGBA", line.mask.size, (*mix(colour, (255, 255, 255), 0.35), 0))
    layer.putalpha(line.mask.point([v * 200 // 255 for v in range(256)]))
    return Drawing(rim(layer, 1.5, rgb("#3A2406"), 0.75), span / 2, span / 2)


def ghost_ring(colour: RGB) -> Drawing:
    """A dashed circle around what is not yet decided."""
    span = 92.0
    cut = Cut(span, span)
    for i in range(12):
        turns = [math.radians(30 * i + a) for a in range(0, 19, 3)]
        cut.stroke([(span / 2 + 40 * math.cos(t), span / 2 + 40 * math.sin(t)) for t in turns], 3.6)
    layer = Image.new("RGBA", cut.mask.size, (*colour, 0))
    layer.putalpha(cut.mask)
    return Drawing(rim(layer, 1.2, rgb("#2A1804"), 0.9), span / 2, span / 2)


def hex_glow(radius: float, colour: RGB, filled: bool, turned: bool) -> Drawing:
    """Light along a hex's edge, soft outwards; filled for a hex that can be chosen."""
    span = radius * 2 + 44
    cut = Cut(span, span)
    corners = ring(span / 2, span / 2, radius * 0.93, 6, math.pi / 6 if turned else 0.0)
    cut.stroke([*corners, *corners[:2]], 4.2)
    return Drawing(
        _glow(cut, colour, Cut(span, span).polygon(corners) if filled else None), span / 2, span / 2
    )


def plate_glow(wide: int, high: int, colour: RGB) -> Drawing:
    """Light around a plate."""
    cut = (
        Cut(wide + 44, high + 44)
        .slab(17, 17, wide + 27, high + 27, 10)
        .slab(22, 22, wide + 22, high + 22, 7, 0)
    )
    return Drawing(_glow(cut, colour, None), (wide + 44) / 2, (high + 44) / 2)


def _glow(line: Cut, colour: RGB, floor: Cut | None) -> Image.Image:
    halo = line.mask.filter(ImageFilter.GaussianBlur(6 * FINE)).point([min(255, v * 2) for v in range(256)])
    piece = Image.new("RGBA", line.mask.size, (*colour, 0))
    piece.putalpha(halo)
    if floor:
        wash_ = Image.new("RGBA", line.mask.size, (*colour, 0))
        wash_.putalpha(floor.mask.point([v * 72 // 255 for v in range(256)]))
        piece.alpha_composite(wash_)
    core = Image.new("RGBA", line.mask.size, (*mix(colour, (255, 255, 255), 0.6), 0))
    core.putalpha(line.mask)
    piece.alpha_composite(core)
    return piece


def pointer() -> Drawing:
    """The arrow beside the card of whoever is due."""
    cut = Cut(44, 60).polygon([(7, 7), (37, 30), (7, 53)])
    return Drawing(
        shadow(rim(body(cut, rgb("#FFE99A"), rgb("#E0A51C"), 2, 0.5), 1.8, rgb("#3A2406")), 1, 2, 2), 22, 30
    )


def laurel() -> Drawing:
    """A wreath for the winner."""
    span = 56.0
    piece = blank(span, span)
    for side in (-1, 1):
        for i in range(6):
            turn = math.radians(100 + i * 25)
            x, y = span / 2 + side * 18 * -math.cos(turn), span / 2 + 18 * math.sin(turn)
            lean = turn + math.pi / 2
            tip = x + side * -7 * math.cos(lean), y + 7 * math.sin(lean)
            leaf = Cut(span, span).blob([(x - 2.5, y), tip, (x + 2.5, y + 2)])
            piece.alpha_composite(body(leaf, GOLD, rgb("#B87A10"), 1, 0.5))
    return Drawing(rim(piece, 1.2, rgb("#3A2406")), span / 2, span / 2)
