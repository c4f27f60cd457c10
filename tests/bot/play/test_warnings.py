"""What a player is asked about before it is done, and that nothing else is."""

from collections import Counter

from bot.play.panels import PANELS
from bot.play.panels.bid import sculptors_for
from bot.play.sitting import Sitting
from engine import Action
from engine.actions import Bid, Move, Pass, Put

from .test_panels import random_game, sitting_of


def regrettable(sitting: Sitting, action: Action) -> set[str]:
    """The questions that a decision calls for, by the first words of each."""
    match action:
        case Bid() if action.markers and not sculptors_for(sitting, action):
            return {"markers"}
        case Put() if action.piece == "chief" and action.power:
            return {"tablet"}
        case Pass() if any(isinstance(other, Put) for other in sitting.legal):
            return {"pass"}
        case Move():
            return {name for name, holds in _about_a_move(sitting, action).items() if holds}
        case _:
            return set()


def _about_a_move(sitting: Sitting, move: Move) -> dict[str, bool]:
    view = sitting.view
    owner = view.ahus[move.ahu].owner if move.then == "crown" and move.ahu is not None else None
    own = [ahu for ahu in view.ahus.values() if ahu.owner == view.seat and ahu.size]
    return {
        "gains": sum(points for _, points in sitting.gains(move)) >= max(3, _own_points(sitting, move))
        and (sitting.best is None or move != sitting.best.action),
        "crown": owner is not None and owner != view.seat,
        "last": move.then == "erect" and len(own) + 1 == view.box.bases[len(view.seats)],
    }


def _own_points(sitting: Sitting, move: Move) -> int:
    if move.ahu is None:
        return 0
    ahu = sitting.view.board.ahus[move.ahu]
    return ahu.moai * sitting.view.statues[move.statue].size if move.then == "erect" else ahu.headdress


BEGINNINGS = {
    "You still have:": "pass",
    "The chief breaks": "tablet",
    "This brings others more": "gains",
    "That Moai belongs to": "crown",
    "This is a Moai on your last base": "last",
}


def test_just_what_may_be_regretted_is_asked_about() -> None:
    asked: Counter[str] = Counter()
    for seed in range(3):
        for state in random_game(seed, 3):
            for seat in state.seats:
                sitting = sitting_of(state, seat)
                for action in sitting.legal[:200]:
                    said = PANELS[state.phase].warnings(sitting, action)
                    kinds = {
                        next((k for begin, k in BEGINNINGS.items() if text.startswith(begin)), "markers")
                        for text in said
                    }
                    assert kinds == regrettable(sitting, action), (str(action), said)
                    asked.update(kinds)
    assert {"markers", "tablet", "gains", "pass"} <= set(asked)
