"""Fields of numbers over a picture's pixels, for painting land and water with Pillow alone.

A field is a picture in mode F. Everything here is deterministic: the same seed gives the same field
on every machine, which `Image.effect_noise` would not.
"""

import random
from dataclasses import dataclass
from typing import Any

from PIL import Image, ImageChops, ImageFilter, ImageMath

from ..hues import RGB

Number = float | int


@dataclass(frozen=True, slots=True)
class Field:
    """A number for every pixel, with arithmetic."""

    image: Image.Image

    def _with(self, other: "Field | Number", formula: Any) -> "Field":
        value = other.image if isinstance(other, Field) else float(other)
        return Field(ImageMath.lambda_eval(formula, a=self.image, b=value))

    def __add__(self, other: "Field | Number") -> "Field":
        return self._with(other, lambda of: of["a"] + of["b"])

    def __sub__(self, other: "Field | Number") -> "Field":
        return self._with(other, lambda of: of["a"] - of["b"])

    def __mul__(self, other: "Field | Number") -> "Field":
        return self._with(other, lambda of: of["a"] * of["b"])

    def __truediv__(self, other: "Field | Number") -> "Field":
        return self._with(other, lambda of: of["a"] / of["b"])

    def __rsub__(self, other: Number) -> "Field":
        return self._with(other, lambda of: of["b"] - of["a"])

    def __abs__(self) -> "Field":
        return self._with(0, lambda of: abs(of["a"]))

    def clip(self, low: float = 0.0, high: float = 1.0) -> "Field":
        """Kept between two numbers."""
        return self._with(low, lambda of: of["max"](of["a"], of["b"]))._with(
            high, lambda of: of["min"](of["a"], of["b"])
        )

    def step(self, low: float, high: float) -> "Field":
        """0 below `low`, 1 above `high`, smooth between."""
        ramp = ((self - low) / (high - low)).clip()
        return ramp * ramp * (3 - ramp * 2)

    def ridge(self, at: float, width: float) -> "Field":
        """1 where the field is near `at`, falling to 0 at `width` from it."""
        return (1 - abs(self - at) / width).clip()

    def blur(self, radius: float) -> "Field":
        """A soft copy. Done small and in eight bits, then enlarged: that is quick and smooth enough."""
        shrink = max(1, int(radius / 5))
        size = self.image.size
        small = self.image.resize(
            (max(1, size[0] // shrink), max(1, size[1] // shrink)), Image.Resampling.BOX
        )
        grey = Field(small).clip() * 255
        soft = grey.image.convert("L").filter(ImageFilter.GaussianBlur(radius / shrink))
        return Field(soft.convert("F").resize(size, Image.Resampling.BICUBIC)) / 255

    def moved(self, right: int, down: int) -> "Field":
        """The field shifted by whole pixels; what comes in is 0."""
        there = Image.new("F", self.image.size, 0.0)
        there.paste(self.image, (right, down))
        return Field(there)

    def slope(self, steep: float) -> "Field":
        """Light from the north-west on the field taken as a height: -1 (shade) to 1 (lit)."""
        rise = self.moved(-1, -1) - self.moved(1, 1)
        return (rise * steep).clip(-1, 1)

    def mask(self) -> Image.Image:
        """The field as an eight-bit mask, 0-1 becoming 0-255."""
        return (self.clip() * 255 + 0.5).image.convert("L")


def flat(size: tuple[int, int], value: float) -> Field:
    """The same number everywhere."""
    return Field(Image.new("F", size, value))


def of_mask(mask: Image.Image) -> Field:
    """An eight-bit mask as a field of 0-1."""
    return Field(mask.convert("F")) / 255


def noise(size: tuple[int, int], cell: float, seed: int, octaves: int = 4) -> Field:
    """Cloudy noise around 0.5 with features of `cell` pixels and finer ones."""
    dice = random.Random(seed)
    total = flat(size, 0.0)
    weight, weights = 1.0, 0.0
    for octave in range(octaves):
        pitch = max(2.0, cell / 2**octave)
        grid = int(size[0] / pitch) + 3, int(size[1] / pitch) + 3
        grain = Image.frombytes("L", grid, dice.randbytes(grid[0] * grid[1])).convert("F")
        total += Field(grain.resize(size, Image.Resampling.BICUBIC)) * (weight / 255)
        weights += weight
        weight /= 2
    return total / weights


def grained(picture: Image.Image, strength: int, seed: int) -> Image.Image:
    """A picture with a fine grain: a palette turns smooth slopes into steps, and the grain hides them."""
    size = picture.size
    specks = Image.frombytes("L", size, random.Random(seed).randbytes(size[0] * size[1]))
    lift = specks.point([v * strength // 256 for v in range(256)])
    bands = [ImageChops.subtract(ImageChops.add(band, lift), Image.new("L", size, strength // 2))
             for band in picture.split()]  # fmt: skip
    return Image.merge(picture.mode, bands)


@dataclass(frozen=True, slots=True)
class Tint:
    """A colour for every pixel: three fields of 0-255."""

    red: Field
    green: Field
    blue: Field

    @staticmethod
    def plain(size: tuple[int, int], colour: RGB) -> "Tint":
        """One colour everywhere."""
        return Tint(*(flat(size, part) for part in colour))

    def towards(self, other: "Tint | RGB", share: Field) -> "Tint":
        """Each pixel on its way to another colour, by its share."""
        red, green, blue = (other.red, other.green, other.blue) if isinstance(other, Tint) else other
        return Tint(
            self.red - (self.red - red) * share,
            self.green - (self.green - green) * share,
            self.blue - (self.blue - blue) * share,
        )

    def times(self, factor: Field) -> "Tint":
        """Each pixel lighter or darker."""
        return Tint(self.red * factor, self.green * factor, self.blue * factor)

    def lit(self, light: Field, bright: float, dark: float) -> "Tint":
        """Shaded by a light of -1 to 1: towards white where lit, towards black in the shade."""
        return self.times(light.clip(-1, 0) * dark + 1).towards((255, 255, 255), light.clip() * bright)

    def picture(self) -> Image.Image:
        """As an RGB picture."""
        bands = [(band.clip(0, 255) + 0.5).image.convert("L") for band in (self.red, self.green, self.blue)]
        return Image.merge("RGB", bands)
