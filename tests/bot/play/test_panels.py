"""Panels by property: people who press anything they see play whole games, and every page fits Discord."""

import random
from collections.abc import Iterator

import pytest

from bot.play.panels import PANELS
from bot.play.sitting import Sitting
from bot.ui.names import Name
from bot.ui.page import Button, Buttons, Choice, Page, Text
from bot.words import words
from engine import COLOURS, Colour, State, apply, dice_due, due, find_board, legal, new_game, view
from engine.actions import Bid, Decline, Mark, Move, Pass, Peek, Put, Recall, Stash, Tablet, Take
from engine.chance import dice
from engine.players import advise
from tests.kit.long_runs import only_long

NAMES: dict[Colour, str] = {
    "blue": "Ben",
    "green": "Наталья",
    "red": "Rongo77",
    "yellow": "Марина",
    "purple": "Kahu",
}


def sitting_of(state: State, seat: Colour, *, advised: bool = False) -> Sitting:
    seen = view(state, seat)
    advice = tuple(advise(seen, random.Random(0))) if advised else ()
    names = {colour: Name(name) for colour, name in NAMES.items()}
    return Sitting(seen, legal(state, seat), words(), names, advice=advice)


def random_game(seed: int, count: int) -> Iterator[State]:
    """Every position of a random game in which somebody is due."""
    rng = random.Random(seed)
    state = new_game(find_board("Rapa Nui 1"), rng.sample(COLOURS, count))
    while state.phase != "over":
        if dice_due(state):
            apply(state, None, dice(state, rng))
            continue
        yield state
        seat = rng.choice(tuple(due(state)))
        apply(state, seat, rng.choice(legal(state, seat)))


def controls(page: Page) -> list[Button | Choice]:
    found: list[Button | Choice] = []
    for block in page.blocks:
        if isinstance(block, Buttons):
            found += [button for button in block.row if not button.disabled]
        elif isinstance(block, Choice):
            found.append(block)
    return found


def assert_fits(page: Page) -> None:
    assert sum(len(block.content) for block in page.blocks if isinstance(block, Text)) < 3500
    ids = []
    for block in page.blocks:
        if isinstance(block, Buttons):
            assert 1 <= len(block.row) <= 5
            for button in block.row:
                assert 0 < len(button.label) <= 80
                ids.append((button.word, page.selection if button.selection is None else button.selection))
        if isinstance(block, Choice):
            assert 1 <= len(block.options) <= 25
            assert 0 <= block.least <= block.most <= len(block.options)
            values = [option.value for option in block.options]
            assert len(set(values)) == len(values)
            assert sum(option.chosen for option in block.options) <= block.most
            assert all(0 < len(option.label) <= 100 for option in block.options)
            assert all(len(option.description) <= 100 for option in block.options)
            ids.append((block.word, page.selection))
    assert len(set(ids)) == len(ids)
    assert all(len(word) + len(selection) <= 60 for word, selection in ids)


@pytest.mark.parametrize("seed", [*range(5), *only_long(range(5, 12))])
def test_pressing_anything_leads_to_legal_decisions_and_pages_that_fit(seed: int) -> None:
    rng = random.Random(seed)
    state = new_game(find_board("Rapa Nui 1"), rng.sample(COLOURS, 3 + seed % 3))
    decided: set[str] = set()
    while state.phase != "over" and state.round < 8:
        if dice_due(state):
            apply(state, None, dice(state, rng))
            continue
        seat = rng.choice(tuple(due(state)))
        sitting, panel = sitting_of(state, seat, advised=seed % 2 == 0), PANELS[state.phase]
        selection = panel.start(sitting)
        for _ in range(40):
            page = panel.draw(sitting, selection)
            assert_fits(page)
            control = rng.choice(controls(page))
            if isinstance(control, Choice):
                many = rng.randint(max(control.least, 1), control.most)
                values = [option.value for option in rng.sample(control.options, many)]
                selection = panel.change(sitting, page.selection, control.word, values)
                continue
            selection = page.selection if control.selection is None else control.selection
            if control.word == "go":
                action = panel.decide(sitting, selection)
                assert action in sitting.legal
                assert action is not None
                panel.warnings(sitting, action)
                apply(state, seat, action)
                decided.add(type(action).__name__)
                break
            if control.word != "show":
                selection = panel.change(sitting, selection, control.word, [rng.choice(("F6", "z9", "J5"))])
        else:
            apply(state, seat, legal(state, seat)[0])
    assert len(decided) > 3


@pytest.mark.parametrize("seed", range(3))
def test_what_is_advised_is_one_press_away_and_green(seed: int) -> None:
    """A panel opens with the best decision chosen, its reason beside it, and the green button makes it."""
    phases = set()
    for number, state in enumerate(random_game(seed, 3 + seed)):
        seat = next(iter(due(state)))
        if number % 7 or seat not in view(state, seat).due:
            continue
        sitting, panel = sitting_of(state, seat, advised=True), PANELS[state.phase]
        best = sitting.advice[0]
        page = panel.draw(sitting, panel.start(sitting))
        green = [c for c in controls(page) if isinstance(c, Button) and c.style == "success"]
        texts = "\n".join(block.content for block in page.blocks if isinstance(block, Text))
        if isinstance(best.action, Peek):  # that is asked for elsewhere
            continue
        made = [panel.decide(sitting, page.selection if b.selection is None else b.selection) for b in green]
        said = [panel.describe(sitting, action) for action in made if action is not None]
        assert panel.describe(sitting, best.action) in said  # by whichever way is as good
        if not isinstance(best.action, Pass):
            assert sitting.reason_words(best.reason) in texts
        phases.add(state.phase)
    assert {"auction", "choose", "placement", "transport"} <= phases


def reachable(state: State, seat: Colour) -> set[object]:
    """Every decision that some sequence of presses leads to, menus of suggestions taken as they are."""
    sitting, panel = sitting_of(state, seat), PANELS[state.phase]
    seen: set[str] = set()
    found: set[object] = set()
    waiting = [panel.start(sitting)]
    while waiting:
        selection = waiting.pop()
        if selection in seen or selection.startswith("~"):  # plans decide nothing, and are without number
            continue
        seen.add(selection)
        page = panel.draw(sitting, selection)
        for control in controls(page):
            if isinstance(control, Choice):
                values = [option.value for option in control.options]
                waiting += [panel.change(sitting, page.selection, control.word, [value]) for value in values]
            elif control.word == "go":
                found.add(
                    panel.decide(sitting, page.selection if control.selection is None else control.selection)
                )
            elif control.word == "ask-hex":
                tiles = state.board.hexes
                waiting += [panel.change(sitting, page.selection, "hex", [tile]) for tile in tiles]
            elif control.word == "show":
                waiting.append(control.selection or "")
            else:
                waiting.append(panel.change(sitting, page.selection, control.word, []))
    return found


@pytest.mark.parametrize("seed", [*range(2), *only_long(range(2, 4))])
def test_every_decision_can_be_made_by_panel(seed: int) -> None:
    checked: set[str] = set()
    for number, state in enumerate(random_game(seed, 3 + seed % 3)):
        if state.phase in checked and (number % 60 or state.phase == "placement"):
            continue
        seat = next(iter(due(state)))
        checked.add(state.phase)
        kinds = (Bid, Take, Decline, Put, Tablet, Pass, Move, Mark, Stash, Recall)
        wanted = {action for action in legal(state, seat) if isinstance(action, kinds)}
        found = reachable(state, seat)
        assert found <= wanted
        if state.phase in ("stash", "recall"):  # menus are multiple there: one press reaches any set
            single = {a for a in wanted if isinstance(a, Stash | Recall) and len(a.statues) < 2}
            assert single <= found
        else:
            assert wanted == found
    assert {"auction", "choose", "placement", "transport"} <= checked


@pytest.mark.parametrize("phase", PANELS)
@pytest.mark.parametrize(
    "selection", ["", "…", "m9w9s9c9", "x.y.z", "w9.Q99.ahu99", "m99.A1e1.7", "+", "none"]
)
def test_a_forged_draft_is_drawn_and_decides_nothing_illegal(phase: str, selection: str) -> None:
    for seed in range(3):
        for state in random_game(seed, 4):
            if state.phase == phase:
                break
        else:
            continue
        seat = next(iter(due(state)))
        sitting, panel = sitting_of(state, seat), PANELS[state.phase]
        assert_fits(panel.draw(sitting, selection))
        for word in ("go", "hex", "goal", "way", "markers", "pick", "figure", "power", "statue", "?"):
            assert_fits(panel.draw(sitting, panel.change(sitting, selection, word, ["Q99"])))
            assert_fits(panel.draw(sitting, panel.change(sitting, selection, word, [])))
        return
    pytest.fail(f"no {phase} in these games")
