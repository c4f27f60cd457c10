"""The pictures of the two ends of a game: the lobby that invites, and the poster that is shared."""

import io

import pytest
from PIL import Image

from bot.words import words
from engine import COLOURS, Colour, find_board, view
from render.lobby import LOBBY_SIZE, lobby_picture, lobby_plan
from render.plan import Plan
from render.poster import POSTER_WIDE, final_poster, poster_plan
from render.text import ink
from tests.kit.drawing_checks import covered
from tests.kit.drawn_positions import NAMES, sampled


def _judge(plan: Plan) -> None:
    for label in plan.labels():
        assert label.room.grown(4).holds(ink(label)), label.text
        assert label.size * 390 / plan.width >= 8, label.text


@pytest.mark.parametrize("taken", [0, 1, 3, 5])
def test_a_lobby_shows_who_sits_and_which_seats_are_free(taken: int) -> None:
    seats: list[Colour] = list(COLOURS[:taken])
    plan = lobby_plan(NAMES, seats, 5, ["open owners", "24 hours for a move"], words())
    said = [label.text for label in plan.labels()]
    assert said.count("free") == 5 - taken
    assert all(any(NAMES[seat][:5] in text for text in said) for seat in seats)
    assert any("24 hours" in text for text in said)
    _judge(plan)


def test_a_full_table_of_three_offers_no_seat() -> None:
    plan = lobby_plan(NAMES, ["blue", "red", "green"], 3, [], words())
    assert "free" not in [label.text for label in plan.labels()]


def test_a_poster_tells_who_won_and_points_by_source_where_and_when() -> None:
    *_, (state, _) = sampled(5, "c")
    seen = view(state)
    assert seen.outcome is not None
    plan = poster_plan(seen, NAMES, words(), place="Friends of Anakena", date="17 November 2026")
    said = " ".join(label.text for label in plan.labels())
    winner = seen.outcome.ranking[0][0]
    assert NAMES[winner] in said
    assert "Friends of Anakena" in said
    assert "17 November 2026" in said
    for account in seen.outcome.accounts.values():
        assert str(account.total) in said
    assert not [stamp for stamp in plan.stamps() if stamp.sprite[0] in ("worker", "sorcerer", "chief")]
    assert list(covered(plan)) == []


def test_a_poster_of_a_running_game_is_refused() -> None:
    state, _ = sampled(3, "a")[0]
    with pytest.raises(ValueError, match="over"):
        poster_plan(view(state), NAMES, words())


def test_both_are_pictures_of_their_size() -> None:
    *_, (state, _) = sampled(3, "a")
    for picture, wide in (
        (final_poster(view(state), NAMES, words()), POSTER_WIDE),
        (lobby_picture(find_board("Rapa Nui 1"), NAMES, ["blue"], 5, [], words()), LOBBY_SIZE[0]),
    ):
        assert len(picture) < 1_200_000
        with Image.open(io.BytesIO(picture)) as image:
            assert image.width == wide
