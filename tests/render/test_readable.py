"""What matters can be read at the width of a phone: asked of the plans of whole games."""

import os
import random
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

import pytest
from PIL import ImageStat

from bot.words import languages, words
from engine import COLOURS, Colour, Event, State, find_board, read_record, view, walk
from engine.events import Moved, RoundBegan
from engine.views import PublicView
from render.art.panels import PLATE_LETTERS
from render.art.workshop import WORKSHOP
from render.closeup import crop_plan
from render.compose import paint
from render.hues import TRIBES
from render.layout import READ_AT, TALL_WIDTH, WIDE_SCALE, WIDE_SIZE, Shape
from render.lobby import lobby_plan
from render.map.chart import NAME_SIZE, chart_of
from render.map.tags import TAG
from render.panels.roster import LETTERS
from render.panels.table import track
from render.pictures import board_plan, ground_of
from render.plan import Box, Plan, Stamp
from render.poster import poster_plan
from render.text import ink
from tests.kit.drawing_checks import LEAST, LEAST_ROSTER, covered, small_letters, statue_scales, unnamed
from tests.kit.drawn_positions import NAMES, crowded, in_phase, played, sampled
from tests.kit.source_code import ROOT

RECORDS = sorted((ROOT / "tests" / "engine" / "records").glob("*.txt"))
SHAPES: tuple[Shape, ...] = ("tall", "wide")
OLD_HEX = 111.2 / 1216  # of the picture's width, as hexes were before the island was turned

Position = tuple[State, tuple[Event, ...]]


def recorded() -> Iterator[Position]:
    for path in RECORDS:
        for moment in walk(read_record(path.read_text("utf-8"))):
            yield moment.state, tuple(moment.events)


def random_games(count: int) -> Iterator[Position]:
    for number in range(count):
        for state, events in played(3 + number % 3, f"readable {number}"):
            yield state, tuple(events)


def judge(seen: PublicView, events: tuple[Event, ...], shape: Shape) -> None:
    plan = board_plan(seen, NAMES, words(), events=events, shape=shape)
    assert list(covered(plan)) == []
    assert unnamed(plan, seen) == set()
    assert small_letters(plan, shape) == []
    scales = statue_scales(plan)
    chart = chart_of(seen.board, 1.0 if shape == "tall" else WIDE_SCALE)
    assert len(scales) <= 4, f"one scale for the map, one for each panel, not {sorted(scales)}"
    assert max(scales) <= 1.0 * chart.unit
    for scale in scales:
        heights = [WORKSHOP.size(("moai", size, None, False, scale))[1] for size in (1, 2, 3)]
        assert heights[0] < heights[1] < heights[2]


def judge_all(positions: Iterable[Position], every: int, seed: str) -> None:
    rng = random.Random(seed)
    for state, events in islice(positions, 0, None, every):
        seat: Colour | None = rng.choice([None, None, *state.seats])
        judge(view(state) if seat is None else view(state, seat), events, rng.choice(SHAPES))


@pytest.mark.long
def test_positions_of_the_records_can_be_read() -> None:
    judge_all(recorded(), 11, "records")


def test_positions_of_random_games_can_be_read() -> None:
    judge_all(random_games(6), 23, "games")


GAMES_READ = int(os.environ.get("GIANTS_READABLE_GAMES", "6"))
"""How many random games a long run looks through: two hundred take a quarter of an hour."""


@pytest.mark.long
@pytest.mark.parametrize("part", range(4))
def test_all_positions_of_records_and_many_of_random_games_can_be_read(part: int) -> None:
    judge_all(islice(recorded(), part, None, 4), 1, f"records {part}")
    for number in range(part, GAMES_READ, 4):
        judge_all(((s, tuple(e)) for s, e in played(3 + number % 3, f"long {number}")), 5, str(number))


@pytest.mark.parametrize("seed", range(6))
def test_nothing_covers_a_name_in_a_crowd(seed: int) -> None:
    state = crowded(seed)
    for shape in SHAPES:
        plan = board_plan(view(state), NAMES, words(), shape=shape)
        assert list(covered(plan)) == []
        assert unnamed(plan, view(state)) == set()


def test_a_tag_that_is_covered_is_noticed() -> None:
    plan = Plan(100, 100)
    plan.keep("tag", "m1", Box(0, 0, 40, 20))
    plan.keep("badge", "J5", Box(30, 10, 60, 30))
    plan.keep("plate", "4", Box(70, 0, 100, 30))
    plan.keep("marker", "4", Box(75, 5, 90, 20))
    assert [(one.subject, other.subject) for one, other in covered(plan)] == [("m1", "J5")]


def test_hexes_are_a_quarter_wider_than_they_were() -> None:
    chart = chart_of(find_board("Rapa Nui 1"))
    assert chart.wide / TALL_WIDTH >= 1.25 * OLD_HEX


@pytest.mark.parametrize("shape", SHAPES)
def test_letters_painted_on_the_map_reach_their_floor(shape: Shape) -> None:
    width = TALL_WIDTH if shape == "tall" else WIDE_SIZE[0]
    chart = chart_of(find_board("Rapa Nui 1"), 1.0 if shape == "tall" else WIDE_SCALE)
    painted = [size * chart.unit for size in (NAME_SIZE, TAG)]
    painted += [size * chart.plate_unit for size in PLATE_LETTERS]
    for size in painted:
        assert size * READ_AT[shape] / width >= LEAST
    scale = 1.0 if shape == "tall" else WIDE_SCALE
    assert LETTERS * scale * READ_AT[shape] / width >= LEAST_ROSTER


def test_several_markers_on_one_square_are_stacked_on_it() -> None:
    for scores in ((0, 0, 0, 0, 0), (3, 3, 4, 4, 5), (38, 38, 39, 40, 0), (77, 78, 78, 79, 80)):
        plan = Plan(1216, 100)
        by_seat = dict(zip(COLOURS, scores, strict=True))
        track(plan, by_seat, Box(8, 8, 1208, 72))
        assert list(covered(plan)) == []
        top = 40 if max(scores) <= 40 else 80
        step = (1200 - 28) / (top + 1)
        for zone in plan.zones:
            score = next(by_seat[seat] for seat in COLOURS if zone.subject.endswith(seat))
            square = 8 + 14 + step * (score + 0.5)
            assert abs(zone.box.centre[0] - square) <= zone.box.width * 0.51
            assert zone.box.width >= 9


class LongWinded:
    """A language whose words are half as long again as English ones."""

    def __call__(self, key: str, /, **blanks: str | int | Sequence[str]) -> str:
        said = words()(key, **blanks)
        return said + "o" * (len(said) // 2) if key.startswith("picture-") and "colour" not in key else said


def test_words_of_panels_fit_in_longer_languages() -> None:
    """What is said in a picture is never cut; names, and sentences with names in them, may be."""
    names: dict[Colour, str] = dict.fromkeys(COLOURS, "Marguerite")
    for state, events in islice(random_games(3), 0, None, 31):
        for shape in SHAPES:
            plan = board_plan(view(state), names, LongWinded(), events=events, shape=shape)
            cut = [label.text for label in plan.labels() if label.text.endswith("…")]
            assert [text for text in cut if "Marg" not in text] == []
            assert small_letters(plan, shape) == []


@pytest.mark.parametrize("language", sorted(languages()))
def test_floors_hold_in_every_language(language: str) -> None:
    say = words(language)
    for state, events in islice(random_games(3), 0, None, 67):
        for shape in SHAPES:
            plan = board_plan(view(state), NAMES, say, events=events, shape=shape)
            assert small_letters(plan, shape) == []
        close = crop_plan(view(state), NAMES, say, events)
        assert close is None or small_letters(close, "tall") == []
    *_, (over, _) = sampled(5, "c", 151)
    poster = poster_plan(view(over), NAMES, say, place="Friends of Anakena", date="2026-11-17")
    assert small_letters(poster, "tall") == []
    lobby = lobby_plan(NAMES, COLOURS[:3], 5, ["how people agreed to play " * 3], say)
    assert small_letters(lobby, "tall") == []


def test_names_of_ten_letters_are_never_cut() -> None:
    names: dict[Colour, str] = dict.fromkeys(COLOURS, "Bartholomy")
    for state, _ in islice(random_games(3), 0, None, 31):
        for shape in SHAPES:
            plan = board_plan(view(state), names, words(), shape=shape)
            shown = [label.text for label in plan.labels() if label.text.startswith("Barth")]
            assert shown.count("Bartholomy") >= len(state.seats)


def _luminance(colour: Sequence[float]) -> float:
    parts = [part / 255 for part in colour]
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Sequence[float], other: Sequence[float]) -> float:
    """How well a colour can be read on another, as the guidelines for the web count it."""
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("shape", SHAPES)
def test_every_text_stands_out_from_what_it_stands_on(shape: Shape) -> None:
    for state, events in (*sampled(5, "c", 151), (crowded(3), ())):
        seen = view(state, state.seats[0])
        plan = board_plan(seen, NAMES, words(), events=events, shape=shape)
        bare = Plan(plan.width, plan.height, [mark for mark in plan.marks if isinstance(mark, Stamp)])
        picture = paint(bare, ground_of(seen, shape))
        for label in plan.labels():
            left, top, right, bottom = (round(side) for side in ink(label))
            under = picture.crop((left, top, max(right, left + 1), max(bottom, top + 1)))
            behind = label.halo or ImageStat.Stat(under).mean
            assert contrast(label.colour, behind) >= 4.5, label.text


def test_what_is_asked_is_read_however_long_a_name_is() -> None:
    state, _ = in_phase(3, "asked", "placement", 1)
    names: dict[Colour, str] = dict.fromkeys(COLOURS, "Kahu the Mighty of Anakena Beach")
    for shape in SHAPES:
        said = [label.text for label in board_plan(view(state), names, words(), shape=shape).labels()]
        assert any(text.startswith("Kahu") and text.endswith("place a piece, or pass") for text in said)


def test_in_a_burst_every_way_is_drawn_and_numbered_where_it_can_be_read() -> None:
    so_far: list[Event] = []
    bursts = 0
    for state, events in played(5, "reach"):
        so_far = [*so_far, *events] if not any(isinstance(e, RoundBegan) for e in events) else []
        ways = [event for event in so_far if isinstance(event, Moved) and event.steps]
        if state.phase != "transport" or not 2 <= len(ways) <= 6:
            continue
        bursts += 1
        plan = board_plan(view(state), NAMES, words(), events=tuple(so_far))
        numbers = [zone.subject for zone in plan.zones if zone.subject.startswith("way ")]
        assert numbers == [f"way {n + 1}" for n in range(len(ways))]
        assert list(covered(plan)) == []
        assert small_letters(plan, "tall") == []
        colours = {stamp.sprite[2] for stamp in plan.stamps() if stamp.sprite[0] == "arrow"}
        assert colours == {TRIBES[event.seat].fill for event in ways}
        if bursts > 12:
            break
    assert bursts
