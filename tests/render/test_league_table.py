"""The standings as a picture: every word fits in every language, and the badge's corner is free."""

import io

import pytest
from PIL import Image

from bot.words import languages, words
from render.league_table import MOST_ROWS, Division, LeagueChart, Row, league_picture, league_plan
from render.plan import Box
from render.text import ink

LEAST = 26  # pixels of a letter: on a phone a picture is a third as wide
LONG = "Bartholomäus Maximilian von Hohen"


@pytest.mark.parametrize("language", sorted(languages()))
def test_words_fit_and_can_be_read_on_a_phone(language: str) -> None:
    say = words(language)
    rows = tuple(
        Row(n, LONG if n % 2 else "", 12, say("league-figure", points=106.3), "104 %") for n in (9, 10)
    )
    title = say("picture-league-division", division=12)
    chart = LeagueChart(
        "The winter league of Hanga Roa, 2026", say("league-stage-over"), [Division(title, rows)] * 3
    )
    plan = league_plan(chart, say)
    badge = Box(plan.width - 150, plan.height - 76, plan.width, plan.height)
    for label in plan.labels():
        assert label.room.grown(4).holds(ink(label)), label.text
        assert label.size >= LEAST, label.text
        assert "…" not in label.text
        assert ink(label).overlap(badge) == 0, label.text
    said = {label.text for label in plan.labels()}
    assert {LONG, say("picture-stats-somebody"), title, say("picture-league-foot")} <= said


def test_a_large_league_is_still_one_picture() -> None:
    rows = tuple(Row(n, "Alice", 1, "10", "100 %") for n in range(1, MOST_ROWS + 1))
    image = Image.open(
        io.BytesIO(league_picture(LeagueChart("Winter", "round 1", [Division("All", rows)]), words()))
    )
    assert image.width == 1216
    assert image.height < 2 * image.width
