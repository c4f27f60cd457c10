"""Pictures look as they did when somebody last looked at them.

After a change that is meant to be seen: `python -m tests.render.test_goldens`, look, commit.
"""

from importlib.resources import files
from pathlib import Path

import pytest
from PIL import Image

from bot.words import words
from engine import State, view
from engine.events import Event
from engine.views import PublicView
from render.layout import Shape
from render.pictures import draw_board
from tests.kit.drawn_positions import NAMES, crowded, in_phase, sampled
from tests.kit.pictures import difference

GOLDENS = files("tests.render") / "goldens"


def _positions() -> dict[str, tuple[PublicView, tuple[Event, ...], Shape]]:
    auction, sealed = in_phase(3, "golden", "auction", 2)
    placing, placed = in_phase(4, "golden", "placement", 3)
    *_, (over, ended) = sampled(5, "c")
    crowd: State = crowded(3)
    return {
        "auction-tall": (view(auction, auction.seats[0]), sealed, "tall"),
        "placement-wide": (view(placing), placed, "wide"),
        "crowd-tall": (view(crowd), (), "tall"),
        "final-tall": (view(over), ended, "tall"),
        "final-wide": (view(over), ended, "wide"),
    }


def _half(name: str) -> Image.Image:
    seen, events, shape = _positions()[name]
    return draw_board(seen, NAMES, words(), events=events, shape=shape).reduce(2)


@pytest.mark.parametrize("name", ["auction-tall", "placement-wide", "crowd-tall", "final-tall", "final-wide"])
def test_pictures_look_as_they_did(name: str) -> None:
    with (GOLDENS / f"{name}.webp").open("rb") as file:
        golden = Image.open(file).convert("RGB")
    now = _half(name)
    assert now.size == golden.size
    now, golden = (
        now.reduce(2),
        golden.reduce(2),
    )  # the golden is kept small, with losses: compare what is large
    assert difference(now, golden) < 3.5
    # A piece that is missing changes little on the whole, but much where it stood.
    blocks = zip(_blocks(now), _blocks(golden), strict=True)
    assert max(difference(one, other) for one, other in blocks) < 11


def _blocks(picture: Image.Image, side: int = 19) -> list[Image.Image]:
    return [
        picture.crop((x, y, x + side, y + side))
        for x in range(0, picture.width, side)
        for y in range(0, picture.height, side)
    ]


if __name__ == "__main__":
    folder = Path(str(GOLDENS))
    folder.mkdir(exist_ok=True)
    for golden_name in _positions():
        _half(golden_name).save(folder / f"{golden_name}.webp", quality=82, method=6)
