"""After the game: the film and the sums are made under the rules that the game was played under."""

import io

import pytest
from PIL import Image

from bot.card.final_files import carried_lines, film
from bot.words import words
from engine import COLOURS, Colour, carried, read_record
from tests.kit.engine.editions import publish
from tests.kit.engine.random_games import Game

NAMES: dict[Colour, str] = {colour: colour.title() for colour in COLOURS}


@pytest.fixture(scope="module")
def record() -> str:
    """A game from before the newer edition, as its table keeps it."""
    text = str(Game(4, 3, keen=True).play().record())
    return text.replace("[Seats", '[Rules "1"]\n[Seats')


@pytest.fixture
def _newer(monkeypatch: pytest.MonkeyPatch) -> None:
    start = {"workers": 0, "quick_start_workers": 1, "markers": 1, "logs": 0}
    publish(monkeypatch, start=start)


@pytest.mark.usefixtures("_newer")
def test_an_older_game_is_filmed_under_its_own_rules(record: str) -> None:
    with Image.open(io.BytesIO(film(record, NAMES, words("en")))) as picture:
        assert getattr(picture, "n_frames", 1) > 5


@pytest.mark.usefixtures("_newer")
def test_who_carried_for_whom_is_told_from_the_record(record: str) -> None:
    lines = carried_lines(record, NAMES, words("en"))
    assert len(lines) == len(carried(read_record(record))) > 0
