"""Drawing pieces large and smooth: outlines as curves, bodies with a lit edge, rims and shadows.

Everything is drawn four times as large and reduced once, so no edge is jagged.
"""

import math
import random
from collections.abc import Sequence
from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from ..fonts import Face, font
from ..hues import BLACK, CREAM, OUTLINE, RGB, WHITE, mix

FINE: Final = 4  # how many times larger than life

Point = tuple[float, float]


def curve(points: Sequence[Point], closed: bool = True, detail: int = 10) -> list[Point]:
    """A smooth line (Catmull-Rom) through points."""
    count = len(points)
    line = []
    for i in range(count if closed else count - 1):
        if closed:
            a, b, c, d = (points[(i + k) % count] for k in (-1, 0, 1, 2))
        else:
            a, b, c, d = (points[min(max(i + k, 0), count - 1)] for k in (-1, 0, 1, 2))
        for j in range(detail):
            t = j / detail
            x, y = (
                q + t / 2 * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * q - p - 3 * r + s)))
                for p, q, r, s in zip(a, b, c, d, strict=True)
            )
            line.append((x, y))
    return line if closed else [*line, points[-1]]


def large(points: Sequence[Point]) -> list[Point]:
    """Points of a piece, on its large drawing."""
    return [(x * FINE, y * FINE) for x, y in points]


class Cut:
    """A mask being cut: where a piece is. Coordinates are those of the finished piece."""

    def __init__(self, width: float, height: float) -> None:
        self.mask = Image.new("L", (round(width * FINE), round(height * FINE)), 0)
        self._draw = ImageDraw.Draw(self.mask)

    def polygon(self, points: Sequence[Point], value: int = 255) -> "Cut":
        """A filled outline."""
        self._draw.polygon(large(points), fill=value)
        return self

    def blob(self, points: Sequence[Point], value: int = 255) -> "Cut":
        """A filled smooth outline."""
        return self.polygon(curve(points), value)

    def oval(self, left: float, top: float, right: float, bottom: float, value: int = 255) -> "Cut":
        """A filled ellipse."""
        self._draw.ellipse([left * FINE, top * FINE, right * FINE, bottom * FINE], fill=value)
        return self

    def slab(
        self, left: float, top: float, right: float, bottom: float, round_by: float, value: int = 255
    ) -> "Cut":
        """A rectangle with round corners."""
        box = (left * FINE, top * FINE, right * FINE, bottom * FINE)
        self._draw.rounded_rectangle(box, round_by * FINE, fill=value)
        return self

    def stroke(self, points: Sequence[Point], width: float, value: int = 255) -> "Cut":
        """A line with round joints."""
        self._draw.line(large(points), fill=value, width=max(1, round(width * FINE)), joint="curve")
        return self


def _slope(mask: Image.Image, reach: float) -> tuple[Image.Image, Image.Image]:
    """Where a rounded body is lit from the north-west, and where it lies in its own shade."""
    soft = ImageChops.multiply(mask.filter(ImageFilter.GaussianBlur(reach)), mask)
    step = max(1, round(reach / 2))
    ahead = Image.new("L", mask.size, 0)
    ahead.paste(soft, (-step, -step))
    behind = Image.new("L", mask.size, 0)
    behind.paste(soft, (step, step))
    return ImageChops.subtract(ahead, behind), ImageChops.subtract(behind, ahead)


def grain(size: tuple[int, int], cell: float, seed: int) -> Image.Image:
    """Stone's speckle: grey around 128."""
    dice = random.Random(seed)
    grid = max(2, int(size[0] / cell)), max(2, int(size[1] / cell))
    return Image.frombytes("L", grid, dice.randbytes(grid[0] * grid[1])).resize(
        size, Image.Resampling.BICUBIC
    )


def body(
    cut: Cut, top: RGB, bottom: RGB, bevel: float = 2.0, light: float = 0.8, rough: float = 0.0, seed: int = 1
) -> Image.Image:
    """A cut shape as a solid thing: colour from top to bottom, edges lit, surface rough if wanted."""
    whole = cut.mask
    box = whole.getbbox() or (0, 0, 1, 1)
    edge = round(bevel * FINE * 2)
    frame = (
        max(0, box[0] - edge),
        max(0, box[1] - edge),
        min(whole.width, box[2] + edge),
        min(whole.height, box[3] + edge),
    )
    mask = whole.crop(frame)  # the blurs below cost by area, and many shapes are small on their drawing
    fade = Image.new("L", mask.size, 0)
    fade.paste(
        Image.linear_gradient("L").resize((mask.width, max(1, box[3] - box[1]))), (0, box[1] - frame[1])
    )
    paint = Image.composite(Image.new("RGB", mask.size, bottom), Image.new("RGB", mask.size, top), fade)
    lit, shade = _slope(mask, bevel * FINE)
    paint.paste(WHITE, (0, 0), lit.point([min(200, int(v * light * 1.3)) for v in range(256)]))
    paint.paste(BLACK, (0, 0), shade.point([min(200, int(v * light * 1.1)) for v in range(256)]))
    if rough:
        speckle = grain(mask.size, 3.2 * FINE, seed)
        paint.paste(WHITE, (0, 0), speckle.point([int(max(0, v - 128) * rough) for v in range(256)]))
        paint.paste(BLACK, (0, 0), speckle.point([int(max(0, 128 - v) * rough) for v in range(256)]))
    paint.putalpha(mask)
    if frame == (0, 0, *whole.size):
        return paint
    full = Image.new("RGBA", whole.size, (0, 0, 0, 0))
    full.paste(paint, frame[:2])
    return full


def wash(piece: Image.Image, cut: Cut, colour: RGB, soft: float = 0.0) -> None:
    """Paint a cut shape flat onto a piece, inside its outline only."""
    mask = cut.mask.filter(ImageFilter.GaussianBlur(soft * FINE)) if soft else cut.mask
    inside = piece.getchannel("A")
    layer = Image.new("RGBA", piece.size, (*colour, 0))
    layer.putalpha(ImageChops.multiply(mask, inside))
    piece.alpha_composite(layer)


def rim(piece: Image.Image, width: float, colour: RGB, strength: float = 1.0) -> Image.Image:
    """The piece with an outline around it."""
    # A blurred mask with its low end raised grows evenly; a MaxFilter this large is a hundred times slower.
    grown = piece.getchannel("A").filter(ImageFilter.GaussianBlur(width * FINE * 0.75))
    table = [min(255, round(v * 6.7)) * strength for v in range(256)]
    under = Image.new("RGBA", piece.size, (*colour, 0))
    under.putalpha(grown.point([int(v) for v in table]))
    under.alpha_composite(piece)
    return under


def shadow(piece: Image.Image, right: float, down: float, soft: float, strength: float = 0.5) -> Image.Image:
    """The piece with a shadow under it."""
    mask = Image.new("L", piece.size, 0)
    mask.paste(piece.getchannel("A"), (round(right * FINE), round(down * FINE)))
    mask = mask.filter(ImageFilter.GaussianBlur(soft * FINE)).point([int(v * strength) for v in range(256)])
    under = Image.new("RGBA", piece.size, (20, 12, 6, 0))
    under.putalpha(mask)
    under.alpha_composite(piece)
    return under


def rimmed(piece: Image.Image, dark: float = 1.4, light: float = 1.2, strength: float = 0.9) -> Image.Image:
    """The piece as all pieces look: dark outline, cream rim, a shadow."""
    outlined = rim(rim(piece, dark, OUTLINE), light, CREAM, strength)
    return shadow(outlined, 1.4, 2.6, 2.2)


def letter(
    piece: Image.Image, text: str, x: float, y: float, size: float, colour: RGB, face: Face = Face.NUMBER
) -> None:
    """A letter or number painted on a piece, centred."""
    draw = ImageDraw.Draw(piece)
    draw.text((x * FINE, y * FINE), text, font=font(face, round(size * FINE)), fill=colour, anchor="mm")


def finished(piece: Image.Image, scale: float = 1.0) -> Image.Image:
    """The large drawing at its true size."""
    size = max(1, round(piece.width / FINE * scale)), max(1, round(piece.height / FINE * scale))
    return piece.resize(size, Image.Resampling.LANCZOS, reducing_gap=3.0)


def ring(x: float, y: float, reach: float, corners: int, turn: float = 0.0) -> list[Point]:
    """The corners of a regular polygon."""
    step = 2 * math.pi / corners
    return [
        (x + reach * math.cos(turn + i * step), y + reach * math.sin(turn + i * step)) for i in range(corners)
    ]


def blank(width: float, height: float) -> Image.Image:
    """An empty large drawing."""
    return Image.new("RGBA", (round(width * FINE), round(height * FINE)), (0, 0, 0, 0))


def shades(colour: RGB) -> tuple[RGB, RGB]:
    """A player's colour in light and in shade, close enough to it to stay itself."""
    return mix(colour, WHITE, 0.10), mix(colour, BLACK, 0.24)
