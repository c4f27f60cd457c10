"""Layouts are data: every text stays in its room, no two texts touch, nothing leaves the picture."""

from itertools import combinations

import pytest

from bot.words import words
from engine import Colour, Event, State, view
from render.layout import Shape, sheets_for
from render.map.chart import chart_of
from render.pictures import board_plan
from render.plan import Box, Label, Plan
from render.text import ink
from tests.kit.drawn_positions import NAMES, crowded, sampled

WHOLE = ("tall", "wide")


def _check(plan: Plan) -> None:
    picture = Box(0, 0, plan.width, plan.height)
    inks = [(label, ink(label)) for label in plan.labels() if label.text]
    for label, box in inks:
        assert label.room.grown(3).holds(box), f"{label.text!r} leaves its room {label.room}: {box}"
        assert picture.holds(box, 1), f"{label.text!r} leaves the picture"
    for (one, box), (other, another) in combinations(inks, 2):
        assert _apart(box, another), f"{one.text!r} touches {other.text!r} at {box} and {another}"


def _apart(box: Box, other: Box) -> bool:
    """Whether two texts can both be read: they share no more than a rim of a pixel or two."""
    return box.grown(-1.5).overlap(other.grown(-1.5)) <= 0


def _plans(state: State, events: tuple[Event, ...], shape: Shape) -> list[Plan]:
    seats: list[Colour | None] = [None, state.seats[0]]
    say = words()
    return [
        board_plan(view(state) if seat is None else view(state, seat), NAMES, say, events=events, shape=shape)
        for seat in seats
    ]


@pytest.mark.parametrize("shape", WHOLE)
@pytest.mark.parametrize(("seats", "seed"), [(3, "a"), (4, "b"), (5, "c")])
def test_texts_fit_in_positions_from_play(seats: int, seed: str, shape: Shape) -> None:
    for state, events in sampled(seats, seed):
        for plan in _plans(state, events, shape):
            _check(plan)


@pytest.mark.parametrize("seed", range(12))
def test_texts_fit_in_crowds(seed: int) -> None:
    for plan in _plans(crowded(seed), (), "tall"):
        _check(plan)


def test_twenty_pieces_on_one_hex_can_be_counted() -> None:
    state = crowded(3, pieces=20)
    tile = state.figures[0].hex
    state.figures = [figure for figure in state.figures if figure.hex == tile][:20]
    state.statues.clear()
    state.phase = "placement"  # in transport a badge with the hex's strength has the room of the rarest
    state.cut = tuple(state.board.forests)
    plan = board_plan(view(state), {}, words())
    shown = [stamp for stamp in plan.stamps() if stamp.sprite[0] in ("worker", "sorcerer", "chief")]
    on_map = [stamp for stamp in shown if stamp.y < sheets_for("tall", view(state)).track.top]
    groups = {(figure.seat, figure.piece) for figure in state.figures}
    assert len(on_map) == len(groups)
    numbers = sum(int(label.text) for label in _numbers(plan, state) if label.text.isdigit())
    single = sum(sum((f.seat, f.piece) == group for f in state.figures) == 1 for group in groups)
    logs = sum(figure.logs for figure in state.figures)
    assert numbers + single == 20 + (logs if logs > 1 else 0)


def _numbers(plan: Plan, state: State) -> list[Label]:
    """The numbers inside the one busy hex."""
    chart = chart_of(state.board)
    box = chart.hex_box(state.figures[0].hex).moved(*sheets_for("tall", view(state)).map_at)
    return [label for label in plan.labels() if box.holds(ink(label))]


def test_long_and_strange_names_stay_in_their_rooms() -> None:
    names: dict[Colour, str] = {
        "blue": "W" * 32,
        "green": "Ich heiße sehr lang und weiß es 🌋",
        "red": "日本語の名前",
        "yellow": "\u02bbOumuamua \u02bb\u0100ina",
        "purple": "\u202eevil\u2068 \u0000 n\u0301ame" + "\u0301" * 20,
    }
    state = crowded(5)
    for shape in ("tall", "wide"):
        _check(board_plan(view(state), names, words(), shape="tall" if shape == "tall" else "wide"))
