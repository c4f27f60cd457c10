"""Whoever has more time tries more ideas, stands by the first of them less firmly, and judges for itself."""

import random
from dataclasses import replace

from engine import Colour, State, due, view
from engine.players import Budget
from engine.players.care import QUICK, THOROUGH, Care
from engine.players.contest import Contest
from engine.players.expert import Expert
from engine.players.hard import Hard
from engine.players.imagination import imagine
from engine.players.shortlist import ideas
from engine.players.temper import SHREWD
from tests.kit.engine.computer_games import decisions

A_WORLD = 5
PHASES = ("auction", "transport")


def positions(phase: str) -> list[tuple[State, Colour]]:
    """Some positions of a game in which a seat has something to decide in a phase."""
    found = [(state.copy(), seat) for state, seat, _ in decisions(["normal"] * 3, 4) if state.phase == phase]
    return found[:: max(1, len(found) // 12)]


def thought_of(state: State, seat: Colour, care: Care) -> int:
    """How many ideas somebody has who takes such care."""
    game = imagine(view(state, seat), random.Random(A_WORLD))
    return len(ideas(game, seat, random.Random(A_WORLD), SHREWD, care))


def test_a_thorough_one_thinks_of_more() -> None:
    for phase in PHASES:
        pairs = [
            (thought_of(state, seat, QUICK), thought_of(state, seat, THOROUGH))
            for state, seat in positions(phase)
        ]
        assert all(quick <= thorough for quick, thorough in pairs)
        assert any(quick < thorough for quick, thorough in pairs), phase


def test_a_gain_within_the_inertia_changes_nothing() -> None:
    state, seat = next((s, seat) for s, seat in positions("auction") if len(due(s)) == 3)
    seen = view(state, seat)
    found = ideas(imagine(seen, random.Random(A_WORLD)), seat, random.Random(A_WORLD), SHREWD, QUICK)
    for inertia, best in ((0.2, found[0]), (0.0, found[1])):
        contest = Contest(seen, found, random.Random(1), SHREWD, replace(QUICK, inertia=inertia))
        contest.left, contest.tries = [1], [10, 10, *[0] * (len(found) - 2)]
        contest.sums[1], contest.squares[1] = 1.0, 0.1  # a tenth of a point better, every time
        assert contest.ranking()[0].action == best[0]


def test_the_expert_judges_by_a_valuation_of_its_own() -> None:
    assert (Hard.care.judge, Expert.care.judge) == ("valuation", "valuation_of_experts")
    state, seat = next((s, seat) for s, seat in positions("auction") if len(due(s)) == 3)
    seen, budget = view(state, seat), Budget(rehearsals=60, seconds=None)

    class OtherJudge(Expert):
        care = replace(THOROUGH, judge="valuation")

    behind = [
        {decision.action: decision.behind for decision in player.weigh(seen, random.Random(2))}
        for player in (Expert(budget), OtherJudge(budget))
    ]
    assert behind[0] != behind[1]
