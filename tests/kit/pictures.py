"""Comparing pictures."""

from PIL import Image, ImageChops, ImageStat


def difference(one: Image.Image, other: Image.Image) -> float:
    """The mean difference of two pictures, in levels of 255."""
    assert one.size == other.size
    return sum(ImageStat.Stat(ImageChops.difference(one, other)).mean) / 3
