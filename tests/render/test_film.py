"""The film of a whole game: small enough for Discord, one frame a deed, the right race."""

import io

import pytest
from PIL import Image

from bot.words import words
from engine import view
from engine.events import Crowned, Erected, RoundBegan
from render import FilmFormat, Scene, recap
from render.film import race
from render.frames import FRAME_WIDE
from tests.kit.drawn_positions import NAMES, played


@pytest.fixture(scope="module")
def scenes() -> list[Scene]:
    return [Scene(view(state), tuple(events)) for state, events in played(5, "film")]


@pytest.mark.parametrize("file_format", ["webp", "gif"])
def test_a_film_is_animated_and_under_eight_megabytes(scenes: list[Scene], file_format: FilmFormat) -> None:
    film = recap(scenes, NAMES, words(), file_format)
    assert len(film) < 8_000_000
    with Image.open(io.BytesIO(film)) as picture:
        assert picture.format == file_format.upper()
        assert getattr(picture, "n_frames", 1) > 5
        assert picture.width == FRAME_WIDE
        assert 1.3 < picture.height / picture.width < 2.0, "as phones are held"


def test_there_is_a_frame_for_every_notable_deed(scenes: list[Scene]) -> None:
    deeds = [e for scene in scenes for e in scene.events if isinstance(e, (RoundBegan, Erected, Crowned))]
    with Image.open(io.BytesIO(recap(scenes, NAMES, words()))) as picture:
        assert getattr(picture, "n_frames", 1) == min(len(deeds) + 1, 90) + 1


def test_the_race_ends_with_the_final_points(scenes: list[Scene]) -> None:
    final = scenes[-1].view
    assert final.outcome is not None
    assert race(final, final) == {seat: account.total for seat, account in final.outcome.accounts.items()}
    before = race(scenes[-2].view, final)
    tablets = {seat: account.tablets for seat, account in final.outcome.accounts.items()}
    assert all(before[seat] + tablets[seat] <= final.outcome.accounts[seat].total + 10 for seat in before)


def test_a_film_of_a_running_game_tells_no_owner(scenes: list[Scene]) -> None:
    middle = scenes[len(scenes) // 2].view
    assert race(middle, middle) == {seat: middle.players[seat].score for seat in middle.seats}


def test_a_film_of_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one scene"):
        recap([], NAMES, words())
