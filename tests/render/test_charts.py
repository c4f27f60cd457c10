"""Charts of results: every word fits in every language, and the lines stand where the figures say."""

import io

import pytest
from PIL import Image

from bot.words import languages, words
from render.charts import Chart, chart_plan, scale, stats_chart
from render.text import ink

LEAST = 30  # pixels of a letter: on a phone a picture is a third as wide


@pytest.mark.parametrize("language", sorted(languages()))
@pytest.mark.parametrize("ratings", [(), (1063,), tuple(range(400, 2400, 25))])
def test_words_fit_and_can_be_read_on_a_phone(language: str, ratings: tuple[int, ...]) -> None:
    say = words(language)
    sources = {"moai": 142, "headdresses": 18, "carrying": 0, "tablets": 5}
    plan = chart_plan(Chart("Bartholomäus Maximilian von Hohen", ratings, sources), say)
    for label in plan.labels():
        assert label.room.grown(4).holds(ink(label)), label.text
        assert label.size >= LEAST, label.text
        assert "…" not in label.text
    said = {label.text for label in plan.labels()}
    assert {"142", "18", "0", "5", say("picture-source-moai")} <= said
    assert (str(ratings[-1]) in said) if ratings else say("picture-stats-rating", count=0) not in said


@pytest.mark.parametrize("ratings", [(1000,), (1000, 1000), (980, 1290), (-40, 2400), (1019, 1021)])
def test_lines_are_few_and_hold_all_ratings(ratings: tuple[int, ...]) -> None:
    bottom, top, step = scale(ratings)
    assert bottom <= min(ratings)
    assert max(ratings) <= top
    assert 1 <= (top - bottom) / step <= 4


def test_a_picture_without_a_rating_is_shorter() -> None:
    sources = dict.fromkeys(("moai", "headdresses", "carrying", "tablets"), 0)
    whole = Image.open(io.BytesIO(stats_chart(Chart("Alice", (1000, 1040), sources), words())))
    bare = Image.open(io.BytesIO(stats_chart(Chart("\u2066", (), sources), words())))
    assert whole.width == bare.width
    assert whole.height > bare.height
