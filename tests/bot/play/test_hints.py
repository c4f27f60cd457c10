"""Hints: what a good player would do and why, what comes next to it, and by how much it is worse."""

import random
from dataclasses import replace

import pytest

from bot.play.advice import _THOUGHT
from bot.play.decision_pages import hint_text
from bot.playground.kit import Shown
from bot.words import languages, words
from engine import Colour, State, view
from engine.actions import Bid
from engine.players import Budget, Decision, Reason, advise_well
from tests.kit.engine.computer_games import decisions
from tests.kit.server import Server

from .test_panels import sitting_of


@pytest.fixture(scope="module")
def positions() -> list[tuple[State, Colour]]:
    game = decisions(["normal", "easy", "normal"], 5)
    return [(state.copy(), seat) for number, (state, seat, _) in enumerate(game) if number % 12 == 0]


def test_a_hint_has_two_lines_where_there_are_two_ideas(positions: list[tuple[State, Colour]]) -> None:
    for state, seat in positions:
        advice = tuple(advise_well(view(state, seat), random.Random(1), Budget(12, None)))
        lines = hint_text(replace(sitting_of(state, seat), advice=advice)).split("\n")
        assert lines[0].startswith("💡")
        assert len(lines) == min(2, len(advice))
        assert all(line.startswith("-# Next best") for line in lines[1:])


@pytest.mark.parametrize(
    ("points", "said"), [(0.2, "as good"), (1.2, "a point less"), (3.4, "3 points less")]
)
def test_how_far_the_second_best_is_behind_is_said_in_every_language(
    points: float, said: str, positions: list[tuple[State, Colour]]
) -> None:
    state, seat = positions[0]
    reason = Reason("reason-bid-none")
    advice = (Decision(Bid(chief=True), reason), Decision(Bid(), reason, points))
    lines = {}
    for language in languages():
        sitting = replace(sitting_of(state, seat), say=words(language), advice=advice)
        lines[language] = hint_text(sitting).split("\n")[1]
    assert said in lines["en"]
    assert len(set(lines.values())) == len(lines)
    assert not any("0" in line for line in lines.values())


async def test_whoever_presses_hint_reads_both_and_finds_the_best_in_the_panel(server: Server) -> None:
    await server.begun()
    bruno = server["Bruno"]
    await bruno.press("Your move")
    hint = await bruno.press("Hint")
    assert "💡" in hint.text
    assert "Next best" in hint.text


async def test_a_hint_leaves_what_was_chosen_already(server: Server) -> None:
    await server.begun()
    bruno = server["Bruno"]
    opened = (await bruno.press("Your move")).message
    assert opened is not None
    advised = _seal(opened)
    changed = (await bruno.press(next(b for b in opened.buttons if "orcerer" in b), on=opened)).message
    assert changed is not None
    chosen = _seal(changed)
    assert chosen != advised
    hint = (await bruno.press("Hint", on=changed)).message
    assert hint is not None
    assert "💡" in hint.text
    assert _seal(hint) == chosen


def _seal(panel: Shown) -> str:
    return next(label for label in panel.buttons if "Seal" in label)


def looks_at_a_slow_clock(state: State, seat: Colour) -> int:
    """How often a hint that comes out as on a quick machine looked at the clock."""
    passed = iter(range(1_000_000))
    slow = replace(_THOUGHT, clock=lambda: next(passed) * 0.03)
    thought = advise_well(view(state, seat), random.Random(1), replace(_THOUGHT, clock=lambda: 0.0))
    assert advise_well(view(state, seat), random.Random(1), slow) == thought
    return next(passed)


def test_a_slow_machine_gives_the_same_hint(positions: list[tuple[State, Colour]]) -> None:
    placements = [(state, seat) for state, seat in positions if state.phase == "placement"]
    looks = [looks_at_a_slow_clock(state, seat) for state, seat in placements[:4]]
    assert max(looks) > 10, "what is clear at once takes no time anywhere"
