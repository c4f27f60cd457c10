"""The land and the sea of a board, painted once: real coast, shallows, relief, and the hexes on it."""

import random

from PIL import Image, ImageDraw

from engine.board import Terrain

from ..hues import RGB, rgb
from ..map.chart import MAP_HEIGHT, MAP_WIDTH, Chart
from .fields import Field, Tint, flat, grained, noise, of_mask

_SIZE = (MAP_WIDTH, MAP_HEIGHT)

# From which nearness to which the water turns how strongly into what colour.
_SHALLOWS = ((0.09, 0.13, "#35A0B2", 0.50), (0.21, 0.25, "#57BDBE", 0.55), (0.34, 0.40, "#93DACB", 0.60))

# Floor of a hex: colour and how strongly it covers the land.
_FLOORS: dict[Terrain, tuple[RGB, int]] = {
    "forest": (rgb("#3C6A2C"), 128),
    "moai_quarry": (rgb("#6A6050"), 150),
    "headdress_quarry": (rgb("#A4492C"), 140),
    "village": (rgb("#EFCF86"), 150),
    "hut": (rgb("#4E5660"), 135),
}


def _shape(chart: Chart) -> Field:
    """How much each pixel belongs to the land: above a half it does. Coast as drawn, and every hex."""
    mask = Image.new("L", _SIZE, 0)
    draw = ImageDraw.Draw(mask)
    if len(chart.coast) > 2:
        draw.polygon(chart.coast, fill=255)
    for name in chart.centres:
        draw.polygon(chart.corners(name, 1.10), fill=255)
    rough = (noise(_SIZE, 90, 11, 5) - 0.5) * 0.34 + (noise(_SIZE, 22, 12, 3) - 0.5) * 0.26
    return of_mask(mask).blur(9) + rough


def _sea(land: Field, near: Field, wide: Field) -> Tint:
    """Deep water, a shelf that shows through, bands of shallows, surf, swell."""
    sway = noise(_SIZE, 130, 21, 4) - 0.5
    depth = wide * 1.15 + sway * 0.20
    sea = Tint.plain(_SIZE, rgb("#0A2C47")).towards(rgb("#10537A"), depth.step(0.02, 0.32))
    sea = sea.towards(rgb("#1C83A2"), depth.step(0.20, 0.50))
    band = near + sway * 0.12
    for low, high, colour, share in _SHALLOWS:
        sea = sea.towards(rgb(colour), band.step(low, high) * share)
    sea = sea.towards(rgb("#BFE6F0"), _swell() * (1 - near * 1.4).clip())
    sea = sea.times(noise(_SIZE, 220, 36, 3) * 0.24 + 0.88)
    broken = noise(_SIZE, 26, 41, 2).step(0.40, 0.52)
    surf = (
        band.ridge(0.455, 0.035) * broken * 0.85
        + band.ridge(0.30, 0.018) * noise(_SIZE, 40, 42, 2).step(0.46, 0.6) * 0.4
    )
    sea = sea.towards(rgb("#F4FCF6"), surf.clip())
    cast = land.blur(9).moved(8, 11) * (1 - land)
    return sea.times(1 - cast.clip() * 0.42)


def _swell() -> Field:
    """Long thin crests that bend with the water."""
    bend = noise(_SIZE, 170, 31, 3)
    fine = noise(_SIZE, 54, 32, 3)
    rows = Field(Image.linear_gradient("L").convert("F").resize(_SIZE, Image.Resampling.BICUBIC)) / 255
    phase = rows * 44 + bend * 5 + fine * 0.6
    whole = Field(phase.image.convert("I").convert("F"))
    crest = (phase - whole).ridge(0.5, 0.09)
    return crest * noise(_SIZE, 80, 33, 2).step(0.5, 0.78) * 0.20


def _land(chart: Chart, shape: Field, land: Field) -> Tint:
    """Grass over hills, bare summits, beaches and a dark wet edge."""
    inland = land.blur(40)
    patches, tufts = noise(_SIZE, 90, 13, 5) - 0.5, noise(_SIZE, 26, 14, 3) - 0.5
    height = (inland - 0.35).clip() * 0.62
    for name, tile in chart.board.hexes.items():
        if tile.terrain in ("moai_quarry", "headdress_quarry", "forest"):
            height += _hill(
                chart.centres[name], chart.radius * 1.5, 0.16 if tile.terrain == "forest" else 0.34
            )
    ridges = 1 - abs(noise(_SIZE, 120, 51, 5) - 0.5) * 2
    height = height * (ridges * 0.6 + 0.7) + (noise(_SIZE, 40, 52, 4) - 0.5) * 0.20
    light = (height / 1.4).clip().blur(3).slope(44)
    grass = Tint.plain(_SIZE, rgb("#D8C68A")).towards(
        rgb("#B6BA70"), (height + patches * 0.16).step(0.08, 0.34)
    )
    grass = grass.towards(rgb("#93A65C"), (height + tufts * 0.12).step(0.30, 0.62))
    grass = grass.towards(rgb("#BBA069"), (height + patches * 0.2).step(0.72, 1.0))
    grass = grass.lit(light, 0.34, 0.42).times(noise(_SIZE, 6, 61, 2) * 0.20 + 0.90)
    beach = (1 - (shape - 0.47) / 0.20).clip() * 0.85
    grass = grass.towards(rgb("#EBDCAE"), beach)
    return grass.times(1 - shape.ridge(0.485, 0.05) * 0.34)


def _hill(spot: tuple[float, float], reach: float, rise: float) -> Field:
    """A round hill. Image.radial_gradient is 0 in the middle and 255 at the rim."""
    box = round(reach * 2)
    cone = 1 - of_mask(Image.radial_gradient("L").resize((box, box), Image.Resampling.BICUBIC)) * 1.45
    there = Image.new("F", _SIZE, 0.0)
    dome = cone.clip()
    there.paste((dome * dome * rise).image, (round(spot[0] - reach), round(spot[1] - reach)))
    return Field(there)


def _vignette() -> Field:
    """Darker towards the corners, so that the eye stays on the island."""
    fall = of_mask(Image.radial_gradient("L").resize(_SIZE, Image.Resampling.BICUBIC))
    return 1 - (fall * fall) * 0.26


def _waves(picture: Image.Image, near: Field) -> None:
    """Little drawn waves on the open sea, as on old maps."""
    dice = random.Random(5)
    fine = 3
    mask = Image.new("L", (_SIZE[0] * fine, _SIZE[1] * fine), 0)
    draw = ImageDraw.Draw(mask)
    open_sea = near.mask()
    placed: list[tuple[float, float]] = []
    for _ in range(3000):
        x, y = dice.uniform(20, _SIZE[0] - 70), dice.uniform(20, _SIZE[1] - 30)
        shallow = open_sea.crop((int(x + 18), int(y), int(x + 19), int(y) + 1)).tobytes()[0] > 8
        if shallow or any(abs(x - u) < 105 and abs(y - v) < 50 for u, v in placed):
            continue
        placed.append((x, y))
        for i in range(dice.choice((2, 3))):
            arc = [(x + i * 15) * fine, y * fine, (x + i * 15 + 16) * fine, (y + 11) * fine]
            draw.arc(arc, 190, 350, fill=dice.randint(60, 105), width=2 * fine)
    picture.paste((190, 232, 240), (0, 0), mask.reduce(fine))


def _grid(picture: Image.Image, chart: Chart) -> None:
    """The hexes: a floor by terrain, a dark groove, a light upper edge."""
    fine = 3
    layer = Image.new("RGBA", (_SIZE[0] * fine, _SIZE[1] * fine), (0, 0, 0, 0))
    draw = ImageDraw.Draw(layer)

    def path(name: str, share: float) -> list[tuple[float, float]]:
        return [(x * fine, y * fine) for x, y in chart.corners(name, share)]

    for index, (name, tile) in enumerate(chart.board.hexes.items()):
        colour, cover = _FLOORS.get(tile.terrain, (rgb("#FFF7D8"), 30) if index % 2 else (rgb("#6E6A35"), 16))
        draw.polygon(path(name, 0.97), fill=(*colour, cover))
    for name in chart.centres:
        groove, edge = path(name, 0.962), path(name, 0.92)
        draw.line([*groove, *groove[:2]], fill=(52, 38, 18, 165), width=2 * fine, joint="curve")
        # The light comes from above: the corners from the left one over the top to the right one.
        draw.line([edge[3], edge[4], edge[5], edge[0]], fill=(255, 250, 222, 120), width=4, joint="curve")
        draw.line([edge[0], edge[1], edge[2], edge[3]], fill=(40, 28, 10, 46), width=4, joint="curve")
    small = layer.resize(_SIZE, Image.Resampling.BOX)
    picture.paste(small, (0, 0), small)


def island(chart: Chart) -> Image.Image:
    """Sea, land and hexes of a board, without scenery or plates."""
    shape = _shape(chart)
    land = shape.step(0.455, 0.505)
    near, wide = land.blur(34), land.blur(95)
    sea, ground = _sea(land, near, wide), _land(chart, shape, land)
    picture = grained(sea.towards(ground, land).times(_vignette()).picture(), 5, 99)
    _waves(picture, near + flat(_SIZE, 0.0))
    _grid(picture, chart)
    return picture
