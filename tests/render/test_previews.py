"""Previews show what would be, cropped to what matters, with the right prices."""

import io

from PIL import Image

from bot.words import words
from engine import due, legal, view
from engine.actions import Move, Put, Step
from engine.state import Statue
from render import preview_place, preview_reach, preview_way
from render.map.chart import MAP_HEIGHT, MAP_WIDTH, chart_of
from render.previews import crop_around, way_of
from tests.kit.drawn_positions import NAMES, crowded, in_phase, played


def _size(png: bytes) -> tuple[int, int]:
    with Image.open(io.BytesIO(png)) as picture:
        picture.load()
        return picture.size


def test_a_piece_is_shown_before_it_is_placed() -> None:
    state, _ = in_phase(3, "place", "placement", 1)
    seat = next(iter(due(state)))
    puts = [action for action in legal(state, seat) if isinstance(action, Put)]
    pictures = {preview_place(view(state, seat), [put], NAMES, words()) for put in (puts[0], puts[-1])}
    assert len(pictures) == 2
    for picture in pictures:
        wide, high = _size(picture)
        assert wide >= 700
        assert high >= 520
        assert len(picture) < 600_000


def test_reach_and_way_of_a_statue_are_drawn_for_every_statue_of_a_game() -> None:
    drawn = 0
    for state, _ in played(5, "reach"):
        if state.phase != "transport" or drawn > 5:
            continue
        seat = next(iter(due(state)))
        moves = [action for action in legal(state, seat) if isinstance(action, Move) and action.steps]
        if moves:
            move = max(moves, key=lambda move: len(move.steps))
            assert _size(preview_reach(view(state, seat), move.statue, moves, NAMES, words()))[0] >= 700
            assert _size(preview_way(view(state, seat), move, NAMES, words()))[0] >= 700
            drawn += 1
    assert drawn


def test_prices_follow_the_letters_of_the_carriers() -> None:
    seen = view(crowded(1), "yellow")
    way = way_of(Move("h9", (Step("D5", "b"), Step("D6", "B"))), Statue("h9", 0, "C5", None), seen, "yellow")
    assert way.hexes == ("C5", "D5", "D6")
    assert way.paid == (("D5", "blue", 1), ("D6", "blue", 1))
    assert way.sums() == {"blue": 2}


def test_a_crop_stays_on_the_map_and_holds_what_it_is_about() -> None:
    chart = chart_of(crowded(1).board)
    for name in chart.centres:
        crop = crop_around(chart, [name], chart.board.ahus_at[name])
        assert crop.left >= 0
        assert crop.top >= 0
        assert crop.right <= MAP_WIDTH
        assert crop.bottom <= MAP_HEIGHT
        assert crop.holds(chart.hex_box(name), 2)
    whole = crop_around(chart, chart.centres, chart.plates)
    assert (whole.left, whole.right) == (0, MAP_WIDTH)
    assert all(whole.holds(chart.plate_box(ahu)) for ahu in chart.plates)
