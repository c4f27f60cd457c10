"""What grows and lies on the island: forests standing or cut, quarries, the village, the hut."""

import math
import random

from PIL import Image

from ..hues import RGB, mix, rgb
from .shapes import FINE, Cut, Point, blank, body, curve, rim, ring, shadow, wash
from .sprite import Drawing

_CREAM = rgb("#FFF6E0")


def _palm(high: float, seed: int) -> Image.Image:
    """One palm on a drawing as high as itself."""
    dice = random.Random(seed)
    wide = high * 1.05
    piece = blank(wide, high + 8)
    crown_x, crown_y = wide / 2 + dice.uniform(-4, 4), high * 0.34
    trunk = Cut(wide, high + 8)
    bend = [(wide / 2 - 3, high + 2), (wide / 2 - 1 + dice.uniform(-3, 3), high * 0.68), (crown_x, crown_y)]
    trunk.stroke(curve(bend, closed=False), high * 0.08)
    piece.alpha_composite(body(trunk, rgb("#94714A"), rgb("#4B3219"), 1.2))
    fronds = (-172, -8, 150, 30, -150, -30, 170, 10, -125, -55, -100, -78)
    for i, degrees in enumerate(fronds):
        turn = math.radians(degrees + dice.uniform(-8, 8))
        reach = high * 0.43 * dice.uniform(0.88, 1.06)
        tip = crown_x + reach * math.cos(turn), crown_y + reach * math.sin(turn) * 0.72 + high * 0.13
        mid = (
            crown_x + reach * 0.52 * math.cos(turn),
            crown_y + reach * 0.52 * math.sin(turn) * 0.8 - high * 0.09,
        )
        leaf = Cut(wide, high + 8)
        thick = high * 0.085
        leaf.blob([(crown_x, crown_y), (mid[0], mid[1] - thick), tip, (mid[0] + 1, mid[1] + thick * 1.05)])
        share = 0.5 + 0.5 * i / len(fronds)
        light, dark = mix(rgb("#1E4A22"), rgb("#86BA4E"), share), mix(rgb("#143417"), rgb("#3F7A2E"), share)
        _lay(piece, body(leaf, light, dark, 1.2, 0.5))
    return rim(piece, 0.9, rgb("#0E1F0C"), 0.85)


def _lay(piece: Image.Image, layer: Image.Image) -> None:
    """Put a layer on a drawing, only where it is."""
    box = layer.getbbox()
    if box:
        piece.alpha_composite(layer.crop(box), box[:2])


def forest(seed: int) -> Drawing:
    """A stand of palms; anchored at the middle of its hex."""
    wide, high = 110.0, 92.0
    piece = blank(wide, high)
    dice = random.Random(seed)
    for dx, dy, size in ((-6, -16, 46), (-30, -3, 50), (27, -5, 52), (0, 8, 56)):
        palm = _palm(size * dice.uniform(0.94, 1.06), seed * 17 + dx)
        x, y = wide / 2 + dx, high / 2 + dy
        piece.alpha_composite(palm, (round(x * FINE - palm.width / 2), round(y * FINE - palm.height / 2)))
    return Drawing(shadow(piece, 2.6, 2.4, 2.2, 0.45), wide / 2, high / 2)


def stumps(seed: int) -> Drawing:
    """A forest that was cut: bare earth, and the first green of what grows again."""
    wide, high = 96.0, 70.0
    piece = blank(wide, high)
    dice = random.Random(seed)
    for dx, dy, size in ((-24, -8, 10.0), (20, -11, 9.0), (-3, 3, 11.0), (26, 9, 9.0), (-27, 13, 9.0)):
        x, y = wide / 2 + dx + dice.uniform(-3, 3), high / 2 + dy + dice.uniform(-2, 2)
        earth = Cut(wide, high).oval(x - size, y - size * 0.36, x + size, y + size * 0.46)
        layer = body(earth, rgb("#6B5A33"), rgb("#4C3F22"), 1.0, 0.25)
        layer.putalpha(layer.getchannel("A").point([v * 150 // 255 for v in range(256)]))
        piece.alpha_composite(layer)
        blades = Cut(wide, high)
        for lean in (-4.5, -1.5, 2.0, 5.0):
            blades.stroke([(x, y + 1), (x + lean, y - 8 - dice.uniform(0, 3))], 1.3)
        piece.alpha_composite(body(blades, rgb("#A5C25A"), rgb("#5C7A2C"), 0.6, 0.2))
    return Drawing(piece, wide / 2, high / 2)


def _thatch(outline: list[Point], wide: float, high: float, light: RGB, dark: RGB, door: RGB) -> Image.Image:
    """A hut of straw with a door."""
    cut = Cut(wide, high).blob(outline)
    piece = body(cut, light, dark, 2.4, 0.7, 0.4, 3)
    foot = max(y for _, y in outline)
    straw = Cut(wide, high)
    for i in range(-5, 6):
        straw.stroke([(wide / 2 + i * 1.6, 8), (wide / 2 + i * wide * 0.085, foot)], 0.7, 90)
    wash(piece, straw, (50, 28, 8))
    x, tall = wide / 2, foot * 0.34
    opening = Cut(wide, high).blob([(x - 5.5, foot + 1), (x - 5, foot - tall * 0.7), (x, foot - tall),
                                    (x + 5, foot - tall * 0.7), (x + 5.5, foot + 1)])  # fmt: skip
    wash(piece, opening, door)
    return shadow(rim(rim(piece, 1.3, rgb("#1D1208")), 0.9, _CREAM, 0.55), 2, 2.4, 2)


def village() -> Drawing:
    """Three round houses."""
    wide, high = 104.0, 66.0
    piece = blank(wide, high)
    outline: list[Point] = [(6, 30), (8, 20), (15, 11), (25, 7), (35, 11), (42, 20), (44, 30)]
    house = _thatch(outline, 50, 38, rgb("#E8C67E"), rgb("#8E6228"), rgb("#26160A"))
    for x, y in ((2, 4), (52, 0), (27, 22)):
        piece.alpha_composite(house, (x * FINE, y * FINE))
    return Drawing(piece, wide / 2, high / 2)


def hut() -> Drawing:
    """The sorcerers' hut: tall, of pale reed, lit from inside, smoke curling. Of nobody's colour."""
    wide, high = 62.0, 78.0
    outline: list[Point] = [(31, 18), (40, 36), (50, 58), (51, 70), (11, 70), (12, 58), (22, 36)]
    piece = _thatch(outline, wide, high, rgb("#D9D4C4"), rgb("#6E6656"), rgb("#FFCE5C"))
    smoke = Cut(wide, high)
    spiral = [
        (31 + (2 + t * 0.36) * math.cos(t * 0.75), 13 + (2 + t * 0.36) * math.sin(t * 0.75))
        for t in range(15)
    ]
    smoke.stroke(curve(spiral, closed=False), 2.2)
    layer = Image.new("RGBA", piece.size, (255, 228, 140, 0))
    layer.putalpha(smoke.mask)
    piece.alpha_composite(rim(layer, 1.0, rgb("#2B2620"), 0.8))
    return Drawing(piece, wide / 2, high * 0.55)


def canoe() -> Drawing:
    """An outrigger under a claw-shaped sail, with its wake: the open sea need not be empty."""
    wide, high = 120.0, 108.0
    piece = blank(wide, high)
    sail = Cut(wide, high).blob(
        [(60, 84), (40, 60), (33, 34), (38, 8), (52, 30), (74, 34), (95, 22), (88, 52), (74, 72)]
    )
    piece.alpha_composite(body(sail, rgb("#F3E2B8"), rgb("#C79A5B"), 2.2, 0.5, 0.3, 31))
    seams = Cut(wide, high)
    for tip in ((44, 20), (58, 36), (84, 32)):
        seams.stroke([(60, 84), tip], 1.0, 150)
    wash(piece, seams, rgb("#8A5A2B"))
    spars = Cut(wide, high).stroke(curve([(60, 86), (38, 60), (37, 8)], closed=False), 2.6)
    spars.stroke(curve([(60, 86), (82, 58), (96, 22)], closed=False), 2.6)
    piece.alpha_composite(body(spars, rgb("#8C6A41"), rgb("#4B3219"), 0.8, 0.4))
    hull = Cut(wide, high).blob(
        [(14, 80), (30, 88), (62, 90), (92, 88), (108, 78), (100, 94), (62, 99), (24, 95)]
    )
    piece.alpha_composite(body(hull, rgb("#9A5A2C"), rgb("#4E2813"), 1.8, 0.6, 0.3, 32))
    done = rim(piece, 1.0, rgb("#160E08"), 0.9)
    foam = Cut(wide, high)
    foam.stroke(curve([(4, 99), (30, 103), (62, 104), (96, 102), (117, 97)], closed=False), 1.8, 170)
    foam.stroke(curve([(84, 106), (104, 104), (119, 101)], closed=False), 1.4, 120)
    water = Image.new("RGBA", done.size, (226, 246, 250, 0))
    water.putalpha(foam.mask)
    done.alpha_composite(water)
    return Drawing(shadow(done, 2, 4, 4, 0.35), wide / 2, high / 2)


def _crater(wide: float, high: float, walls: tuple[RGB, RGB], pit: tuple[RGB, RGB], seed: int) -> Image.Image:
    dice = random.Random(seed)

    def edge(share: float, corners: int, lift: float) -> list[Point]:
        u, v = wide / 2, high / 2
        ragged = [(x * dice.uniform(0.9, 1), y * dice.uniform(0.9, 1)) for x, y in ring(0, 0, share, corners)]
        return [(6 + u + x * u, 6 + v * lift + y * v) for x, y in ragged]

    full = wide + 12, high + 12
    piece = body(Cut(*full).blob(edge(1.0, 18, 1.0)), *walls, 4.5, 0.8, 0.6, seed)
    hole = Cut(*full).blob(edge(0.64, 14, 0.94))
    piece.alpha_composite(body(hole, *pit, 2.0, 0.5, 0.5, seed + 1))
    return rim(piece, 0.9, rgb("#20160E"), 0.75)


def moai_quarry() -> Drawing:
    """The crater where Moai are cut: terraces and empty niches in the rock."""
    wide, high = 92.0, 62.0
    piece = _crater(wide, high, (rgb("#B4A78F"), rgb("#6A604F")), (rgb("#3B352C"), rgb("#7A6F60")), 8)
    full = piece.width / FINE, piece.height / FINE
    x, y = full[0] / 2, full[1] / 2
    for dx, dy, reach in ((-20, -4, 9), (2, -8, 11), (21, -2, 8)):
        niche = Cut(*full).blob([(x + dx - reach, y + dy + 5), (x + dx - reach * 0.8, y + dy - 3),
                                 (x + dx + reach * 0.8, y + dy - 4),
                                 (x + dx + reach, y + dy + 5)])  # fmt: skip
        wash(piece, niche, rgb("#2C2720"), 0.6)
        ledge = Cut(*full).stroke([(x + dx - reach, y + dy + 6), (x + dx + reach, y + dy + 6)], 1.8, 190)
        wash(piece, ledge, rgb("#D8CDB4"))
    return Drawing(piece, x, y)


def headdress_quarry() -> Drawing:
    """The red crater, with rubble in it."""
    wide, high = 88.0, 60.0
    piece = _crater(wide, high, (rgb("#CB6E50"), rgb("#7C2F1D")), (rgb("#571A0F"), rgb("#96452E")), 4)
    full = piece.width / FINE, piece.height / FINE
    x, y = full[0] / 2, full[1] / 2
    for dx, dy, size in (
        (-16, 2, 4.2),
        (-6, -5, 3.4),
        (4, 3, 4.6),
        (15, -2, 3.8),
        (9, -8, 2.8),
        (-12, -9, 2.6),
    ):
        rubble = Cut(*full).blob(ring(x + dx, y + dy, size, 5, dx))
        piece.alpha_composite(body(rubble, rgb("#B65A40"), rgb("#6E2817"), 0.9, 0.4))
    return Drawing(piece, x, y)
