"""The five colours stay apart for every eye, and from the tags of statues that nobody marked."""

import math
from collections.abc import Sequence
from itertools import combinations

import pytest

from render.hues import TRIBES
from render.map.tags import DARK

Matrix = tuple[tuple[float, float, float], ...]

# How eyes without one kind of cones see linear light (Machado, Oliveira and Fernandes, 2009).
EYES: dict[str, Matrix] = {
    "all": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216),
               (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413),
               (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602),
               (0.004733, 0.691367, 0.303900)),
}  # fmt: skip


def _seen(colour: Sequence[int], eye: Matrix) -> list[float]:
    """A colour as an eye sees it, in CIELAB."""
    linear = [((c / 255 + 0.055) / 1.055) ** 2.4 if c > 10 else c / 255 / 12.92 for c in colour]
    red, green, blue = (max(0.0, sum(m * c for m, c in zip(row, linear, strict=True))) for row in eye)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    a, b, c = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return [116 * b - 16, 500 * (a - b), 200 * (b - c)]


def apart(one: Sequence[int], other: Sequence[int], eye: Matrix) -> float:
    """How far apart an eye sees two colours; 2 is hardly to be seen."""
    return math.dist(_seen(one, eye), _seen(other, eye))


@pytest.mark.parametrize("eye", EYES)
def test_players_are_told_apart_by_every_eye(eye: str) -> None:
    for one, other in combinations(TRIBES.values(), 2):
        assert apart(one.fill, other.fill, EYES[eye]) >= 20, (one.letter, other.letter)


def test_letters_and_emblems_say_the_same_again() -> None:
    assert len({tribe.letter for tribe in TRIBES.values()}) == len(TRIBES)
    assert len({tribe.emblem for tribe in TRIBES.values()}) == len(TRIBES)


@pytest.mark.parametrize("eye", EYES)
def test_a_marked_statue_is_told_from_one_that_nobody_marked(eye: str) -> None:
    for tribe in TRIBES.values():
        assert apart(tribe.fill, DARK, EYES[eye]) >= 15, tribe.letter
