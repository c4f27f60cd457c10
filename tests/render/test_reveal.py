"""The final count as a film: every point is counted once, and no owner is shown before its turn."""

import io
import itertools

import pytest
from PIL import Image

from bot.words import words
from engine import Options, view
from engine.views import Outcome, PublicView
from render.frames import Frame
from render.reveal import MOST_REVEALED, frames, reveal
from render.voice import Voice
from tests.kit.drawn_positions import NAMES
from tests.kit.engine.computer_games import decisions, play


@pytest.fixture(scope="module", params=[False, True], ids=["hidden", "open score"])
def final(request: pytest.FixtureRequest) -> PublicView:
    return view(play(["normal", "easy", "normal", "easy"], 4, Options(open_score=request.param)))


def counted(final: PublicView) -> tuple[Outcome, list[Frame]]:
    assert final.outcome is not None
    return final.outcome, list(frames(final, final.outcome, Voice(words(), NAMES)))


def test_the_count_ends_with_the_final_points_before_it_names_the_winner(final: PublicView) -> None:
    outcome, shown = counted(final)
    totals = {seat: account.total for seat, account in outcome.accounts.items()}
    assert dict(shown[-2].points) == totals
    assert dict(shown[-1].points) == totals
    assert shown[-1].seat == outcome.ranking[0][0]


def test_points_only_ever_grow(final: PublicView) -> None:
    _, shown = counted(final)
    for before, after in itertools.pairwise(shown):
        assert all(after.points[seat] >= before.points[seat] for seat in final.seats)


def test_an_owner_is_covered_until_its_turn(final: PublicView) -> None:
    outcome, shown = counted(final)
    for frame in shown[:-1]:
        uncovered = {number for number, ahu in frame.view.ahus.items() if ahu.owner is not None}
        assert uncovered == set(frame.told)
    one_by_one = [frame for frame in shown[:-1] if len(frame.changed.ahus) == 1]
    assert len(one_by_one) == min(MOST_REVEALED, len(outcome.ahus))


def test_it_is_an_animated_picture_that_fits(final: PublicView) -> None:
    film = reveal(final, NAMES, words())
    assert len(film) < 2_000_000
    with Image.open(io.BytesIO(film)) as picture:
        assert getattr(picture, "n_frames", 1) == len(counted(final)[1])


def test_a_game_that_goes_on_is_not_counted() -> None:
    state, *_ = next(decisions(["easy", "easy", "easy"], 1))
    with pytest.raises(ValueError, match="when it is over"):
        reveal(view(state), NAMES, words())
