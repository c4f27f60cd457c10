"""What just happened, large: crops hold it, animations end on it, and both stay small."""

import io
from collections.abc import Iterator
from functools import cache
from itertools import pairwise

from PIL import Image, ImageChops

from bot.words import words
from engine import State, find_board, view
from engine.events import Event, Marked, Moved, Placed, RoundBegan
from engine.state import Statue
from render.changes import changes
from render.closeup import (
    FILM_WIDE,
    WIDE,
    _laid_out,
    animation,
    crop,
    crop_plan,
    ground_of,
    still_plan,
    window_around,
)
from render.compose import paint
from render.plan import ALT_BADGE
from render.text import ink
from render.voice import Voice
from tests.kit.drawing_checks import covered
from tests.kit.drawn_positions import NAMES, played
from tests.kit.pictures import difference

Position = tuple[State, tuple[Event, ...]]


@cache
def transports() -> tuple[Position, ...]:
    """Positions after a statue was carried, the longest ways first."""
    found = [
        (state.copy(), tuple(events))
        for state, events in played(5, "c")
        if any(isinstance(event, Moved) and event.steps for event in events)
    ]
    return tuple(sorted(found, key=lambda position: -len(_moved(position[1]).steps)))


def _moved(events: tuple[Event, ...]) -> Moved:
    return next(event for event in events if isinstance(event, Moved))


def _frames(film: bytes) -> Iterator[Image.Image]:
    with Image.open(io.BytesIO(film)) as picture:
        for index in range(getattr(picture, "n_frames", 1)):
            picture.seek(index)
            yield picture.convert("RGB")


def test_a_hex_is_about_a_hundred_pixels_of_a_phone_where_one_thing_happened() -> None:
    board = find_board("Rapa Nui 1")
    for name in board.hexes:
        window = window_around(board, [name], ())
        assert window is not None
        assert window.chart.apart / window.box.width * 390 >= 95
        assert window.box.holds(window.chart.hex_box(name), 2)


def test_a_crop_holds_the_whole_way_and_everything_in_it_can_be_read() -> None:
    for state, events in transports()[:12]:
        plan = crop_plan(view(state), NAMES, words(), events)
        assert plan is not None
        assert list(covered(plan)) == []
        hexes = {zone.subject for zone in plan.zones if zone.kind == "hex"}
        moved = _moved(events)
        assert {moved.start, *(step.hex for step in moved.steps)} <= hexes
        shown = 390 / plan.width
        assert min(label.size * shown for label in plan.labels()) >= 8


def test_words_at_the_foot_stay_clear_of_the_badge_for_descriptions() -> None:
    for state, events in transports()[:12]:
        laid = _laid_out(view(state), Voice(words("de"), NAMES), events)
        assert laid is not None
        foot = laid[2]
        assert max(ink(label).right for label in foot.labels()) <= foot.width * (1 - ALT_BADGE) + 1


def test_crops_are_pictures_of_their_width() -> None:
    state, events = transports()[-1]
    picture = crop(view(state), NAMES, words(), events)
    assert picture is not None
    assert len(picture) < 600_000
    with Image.open(io.BytesIO(picture)) as image:
        assert image.width == WIDE
        assert 0.7 < image.height / image.width < 1.2


def test_nothing_on_the_map_needs_no_crop() -> None:
    state, _ = transports()[0]
    assert crop(view(state), NAMES, words(), ()) is None
    assert crop(view(state), NAMES, words(), (RoundBegan(2, "red"),)) is None


def test_places_too_far_apart_show_the_last_and_say_so() -> None:
    state, _ = transports()[0]
    west, east = Placed("red", "worker", "A8", 0), Placed("blue", "worker", "M4", 0)
    plan = crop_plan(view(state), NAMES, words(), (west, east))
    assert plan is not None
    hexes = {zone.subject for zone in plan.zones if zone.kind == "hex"}
    assert "M4" in hexes
    assert "A8" not in hexes
    near = crop_plan(view(state), NAMES, words(), (Placed("red", "worker", "L4", 0), east))
    assert near is not None
    assert {"L4", "M4"} <= {zone.subject for zone in near.zones if zone.kind == "hex"}


def test_animations_are_short_small_and_move() -> None:
    for state, events in (transports()[0], transports()[len(transports()) // 2], transports()[-1]):
        film = animation(view(state), NAMES, words(), events)
        assert film is not None
        assert len(film) <= 400_000
        frames = list(_frames(film))
        assert 6 <= len(frames) <= 10
        assert frames[0].width == FILM_WIDE
        assert all(ImageChops.difference(one, other).getbbox() for one, other in pairwise(frames))


def test_an_animation_ends_on_the_position_as_it_is() -> None:
    state, events = transports()[-1]
    moved = _moved(events)
    film = animation(view(state), NAMES, words(), events)
    assert film is not None
    *_, before, last = _frames(film)
    hexes = [moved.start, *(step.hex for step in moved.steps)]
    ahus = changes(events, state.board).ahus
    window = window_around(state.board, hexes, ahus, FILM_WIDE)
    assert window is not None
    now = paint(still_plan(view(state), window, events), ground_of(window))
    there = [round(side) for side in window.chart.hex_box(hexes[-1]).moved(-window.box.left, -window.box.top)]
    box = there[0], there[1], there[2], there[3]
    assert difference(last.crop(box), now.crop(box)) < 6
    assert difference(before.crop(box), now.crop(box)) > 12


def test_without_a_carried_statue_nothing_moves() -> None:
    state, _ = transports()[0]
    assert animation(view(state), NAMES, words(), (Placed("red", "worker", "M4", 0),)) is None


def test_a_statue_that_was_marked_in_a_pile_is_named() -> None:
    state, _ = transports()[0]
    quarry = state.board.moai_quarry
    state = state.copy()
    state.figures.clear()
    state.statues = {f"m{n}": Statue(f"m{n}", 1, quarry, None) for n in range(1, 9)}
    plan = crop_plan(view(state), NAMES, words(), (Marked("red", "m7", quarry),))
    assert plan is not None
    assert [zone.subject for zone in plan.zones if zone.kind == "tag"] == ["m7"]
    assert [zone.subject for zone in plan.zones if zone.kind == "count"] == [quarry]
