"""Characters: each can be told by how it plays, at one table with the others."""

from collections import Counter

import pytest

from engine import Colour, view
from engine.actions import Bid, Put, Tablet
from engine.players import TEMPERAMENTS, Temperament
from tests.kit.engine.computer_games import decisions

GAMES = 8


@pytest.fixture(scope="module")
def habits() -> dict[Temperament, Counter[str]]:
    """How often each did what it is known for, in some games of all four."""
    found: dict[Temperament, Counter[str]] = {name: Counter() for name in TEMPERAMENTS}
    for seed in range(GAMES):
        turn = seed % len(TEMPERAMENTS)
        order = (*TEMPERAMENTS[turn:], *TEMPERAMENTS[:turn])
        who: dict[Colour, Temperament] = {}
        for state, seat, decision in decisions(order, seed):
            who = who or dict(zip(state.seats, order, strict=True))
            seen, action = found[who[seat]], decision.action
            match action:
                case Bid():
                    seen["markers bid"] += action.markers
                    seen["chiefs sent to carve"] += action.chief
                case Put(power="headdress"):
                    seen["headdresses"] += 1
                case Put(piece="chief", power=None):
                    seen["chiefs on the road"] += 1
                case Tablet():
                    seen["half-tablets"] += 1
                case _:
                    pass
            last = view(state)
        for seat, name in who.items():
            found[name]["half-tablets kept"] += last.players[seat].front.halves
    return found


@pytest.mark.parametrize(
    ("who", "habit"),
    [
        ("gambler", "markers bid"),
        ("builder", "headdresses"),
        ("collector", "half-tablets kept"),
        ("trader", "chiefs on the road"),
    ],
)
def test_a_character_is_known_by_its_habit(
    who: Temperament, habit: str, habits: dict[Temperament, Counter[str]]
) -> None:
    others = [habits[name][habit] for name in TEMPERAMENTS if name != who]
    assert habits[who][habit] > 1.1 * max(others), {name: habits[name][habit] for name in TEMPERAMENTS}


def test_a_trader_keeps_its_chief_out_of_the_auction(habits: dict[Temperament, Counter[str]]) -> None:
    others = [habits[name]["chiefs sent to carve"] for name in TEMPERAMENTS if name != "trader"]
    assert habits["trader"]["chiefs sent to carve"] < 0.8 * min(others)
