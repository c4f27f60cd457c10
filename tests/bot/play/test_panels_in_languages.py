"""The panels of a game in every language, and in one that is longer: nothing is cut, all is said in it."""

import random
from collections.abc import Iterator

import pytest

from bot.play.panels import PANELS
from bot.play.sitting import Sitting
from bot.playground.validation.components import read_components
from bot.playground.validation.form import Form
from bot.ui.components import layout
from bot.ui.names import Name
from bot.ui.page import Button, Buttons, Choice, Page
from bot.words import Words, languages, words
from engine import COLOURS, Colour, State, apply, dice_due, due, find_board, legal, new_game, view
from engine.actions import Move
from engine.chance import dice
from engine.players import advise
from tests.kit.pseudo_language import spoken, unmarked
from tests.kit.shown_words import words_of

NAMES: dict[Colour, str] = {
    "blue": "Ben",
    "green": "Наталья",
    "red": "Rongo77",
    "yellow": "Márton Őszi",
    "purple": "Kahu of Anakena",
}
BOARD = find_board("Rapa Nui 1")
KNOWN = (*NAMES.values(), *(ahu.name for ahu in BOARD.ahus.values()))


def positions(seed: int) -> Iterator[State]:
    """Positions of a game in which somebody is due, some of each phase."""
    rng = random.Random(seed)
    state = new_game(BOARD, COLOURS)
    drawn: dict[str, int] = {}
    while state.phase != "over" and state.round < 7:
        if dice_due(state):
            apply(state, None, dice(state, rng))
            continue
        drawn[state.phase] = drawn.get(state.phase, 0) + 1
        if drawn[state.phase] % 9 == 1:
            yield state
        seat = rng.choice(tuple(due(state)))
        actions = legal(state, seat)
        moves = [action for action in actions if isinstance(action, Move)]
        apply(state, seat, rng.choice(moves or actions))


def pages(sitting: Sitting, rng: random.Random) -> Iterator[Page]:
    """A panel as it opens, and after some presses of this and that."""
    panel = PANELS[sitting.view.phase]
    selection = panel.start(sitting)
    for _ in range(6):
        page = panel.draw(sitting, selection)
        yield page
        blocks = [block for block in page.blocks if isinstance(block, Buttons | Choice)]
        control = rng.choice(blocks)
        if isinstance(control, Choice):
            chosen = [option.value for option in rng.sample(control.options, max(1, control.least))]
            selection = panel.change(sitting, page.selection, control.word, chosen)
            continue
        button: Button = rng.choice(control.row)
        before = page.selection if button.selection is None else button.selection
        if button.word == "go":
            action = panel.decide(sitting, before)
            assert action is None or (
                panel.describe(sitting, action) and panel.warnings(sitting, action) is not None
            )
            return
        selection = before if button.word == "show" else panel.change(sitting, before, button.word, ["F6"])


def draw_all(say: Words, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Draw the panels of a game as Discord gets them, and give what they say."""
    cut: list[str] = []

    def truncate(text: str, most: int) -> str:
        if len(text) > most:
            cut.append(text)
        return text[:most]

    monkeypatch.setattr("bot.ui.components.truncate", truncate)
    rng = random.Random(1)
    names = {seat: Name(name) for seat, name in NAMES.items()}
    phases = set()
    for state in positions(3):
        seat = next(iter(due(state)))
        seen = view(state, seat)
        advice = tuple(advise(seen, random.Random(0)))
        for page in pages(Sitting(seen, legal(state, seat), say, names, advice=advice), rng):
            form = Form()
            components = layout(page, game=1, version=1, panel=state.phase).to_components()  # type: ignore[no-untyped-call]
            read_components(form, components, ("components",), v2=True, files={})
            form.raise_errors()
            phases.add(state.phase)
            yield from words_of(components)
    assert cut == []
    assert phases == {"auction", "choose", "placement", "transport", "stash", "recall"}


@pytest.mark.parametrize("language", sorted(languages()))
def test_panels_fit_in_every_language(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(set(draw_all(words(language), monkeypatch))) > 100


def test_panels_fit_in_a_longer_language_and_say_nothing_past_the_files(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with spoken():
        said = set(draw_all(words(), monkeypatch))
    assert {text: found for text in said if (found := unmarked(text, KNOWN))} == {}
