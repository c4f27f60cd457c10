"""Words in pictures fit their rooms in every language, measured with the real fonts; no letter is missing."""

from collections.abc import Iterator
from functools import cache

import pytest

import render.text
from bot.words import Words, languages, sources, words
from engine import COLOURS, Colour, due, find_board, legal, view
from engine.actions import Move, Put
from render import Scene, alt_text, preview_place, preview_reach, preview_way
from render.closeup import crop_plan
from render.film import film_frames
from render.fonts import Face, covers
from render.frames import frame_plan
from render.lobby import lobby_plan
from render.pictures import board_plan
from render.plan import Plan
from render.poster import poster_plan
from render.reveal import frames
from render.text import ink, width
from render.voice import Voice
from tests.kit.drawn_positions import in_phase, played, sampled
from tests.kit.long_runs import only_long
from tests.kit.pseudo_language import spoken, unmarked

NAMES: dict[Colour, str] = {"blue": "Ben", "green": "Ира", "red": "Ana", "yellow": "Lu", "purple": "Max"}
"""Short ones: where they are long they are cut, and sentences with them."""
LONGEST = ("de", "ru")
"""Languages whose words are long, and one of which has letters of its own: measured in every run."""


@cache
def _film() -> list[Scene]:
    """Scenes of a game: all that a film has a frame for."""
    return [Scene(view(state), tuple(events)) for state, events in played(5, "film")]


def plans(say: Words) -> Iterator[Plan]:
    """Pictures of all kinds, in this language."""
    voice = Voice(say, NAMES)
    for state, events in sampled(5, "c"):
        for seat in (None, state.seats[0]):
            seen = view(state) if seat is None else view(state, seat)
            yield board_plan(seen, NAMES, say, events=events, shape="tall")
            yield board_plan(seen, NAMES, say, events=events, shape="wide")
        cropped = crop_plan(view(state), NAMES, say, events)
        if cropped is not None:
            yield cropped
    final = view(state)
    assert final.outcome is not None
    yield poster_plan(final, NAMES, say, place="Anakena", date="17.11.2026")
    yield from (frame_plan(frame, 100, voice) for frame in frames(final, final.outcome, voice))
    agreed = [say(f"option-{name}") for name in ("quick_start", "open_score", "open_owners")]
    for taken in range(6):
        yield lobby_plan(NAMES, COLOURS[:taken], 5, [*agreed, say("lobby-deadline", hours=24)], say)
    shown = film_frames(_film(), voice)
    yield from (frame_plan(frame, 100, voice) for frame in (shown[0], *shown[1::19], shown[-1]))


def draw_previews(say: Words) -> None:
    """The pictures of panels, which are planned and painted at once."""
    state, _ = in_phase(3, "place", "placement", 1)
    seat = next(iter(due(state)))
    puts = [action for action in legal(state, seat) if isinstance(action, Put)]
    preview_place(view(state, seat), puts[:1], NAMES, say)
    preview_place(view(state, seat), puts[:2], NAMES, say)
    state, _ = in_phase(5, "reach", "transport", 2)
    seat = next(iter(due(state)))
    moves = [action for action in legal(state, seat) if isinstance(action, Move) and action.steps]
    preview_reach(view(state, seat), moves[0].statue, moves, NAMES, say)
    for then in {move.then for move in moves}:
        preview_way(view(state, seat), next(move for move in moves if move.then == then), NAMES, say)


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Texts that were wider than their rooms at the least size."""
    found: set[str] = set()
    shortened = render.text.shortened

    def noticed(text: str, face: Face, size: int, room: float) -> str:
        if width(text, face, size) > room:
            found.add(text)
        return shortened(text, face, size, room)

    monkeypatch.setattr(render.text, "shortened", noticed)
    return found


@pytest.mark.parametrize("language", [*LONGEST, *only_long(sorted(languages() - set(LONGEST)))])
def test_words_fit_their_rooms_in_every_language(language: str, cut: set[str]) -> None:
    say = words(language)
    for plan in plans(say):
        for label in plan.labels():
            assert label.room.grown(4).holds(ink(label)), label.text
    draw_previews(say)
    assert cut == set()


def test_pictures_say_nothing_past_the_files_and_keep_to_their_rooms_in_a_longer_language() -> None:
    known = (
        *NAMES.values(),
        *(ahu.name for ahu in find_board("Rapa Nui 1").ahus.values()),
        "Anakena",
        "Rapa Nui",
    )
    with spoken():
        for plan in plans(words()):
            for label in plan.labels():
                assert label.room.grown(4).holds(ink(label)), label.text
                assert unmarked(label.text, known) == [], label.text
        for state, events in sampled(5, "c"):
            assert unmarked(alt_text(view(state), NAMES, words(), events=events), known) == []


@pytest.mark.parametrize("language", sorted(languages()))
def test_the_fonts_have_every_letter_that_is_drawn(language: str) -> None:
    letters = {letter for letter in sources(language)["picture.ftl"] if letter.isalpha()}
    for face in (Face.TEXT, Face.SOFT):
        assert {letter for letter in letters if not covers(face, letter)} == set()
