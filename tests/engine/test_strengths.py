"""How strong a figure or a log is stands in the rules data, and nowhere else."""

import pytest

from engine import apply, legal
from engine.actions import Bid, Move
from engine.carrying import camps, hands
from engine.events import Moved
from engine.rules_data import Components
from engine.sculpting import carvable, sculptors
from tests.kit.engine import reference_transport as reference
from tests.kit.engine.editions import publish, strengths
from tests.kit.engine.random_games import Game
from tests.kit.engine.table_builder import Table, carrying

from .test_routes import ISLANDS, scattered

EDITIONS = [
    {"log": 2},
    {"worker": 2, "sorcerer": 2, "log": 2},
    {"sorcerer": 2},
    {"worker": 2, "chief": 4, "headdress": 3},
    {"chief": 2},
]


@pytest.fixture
def stronger(monkeypatch: pytest.MonkeyPatch) -> Components:
    """An edition in which workers, sorcerers and logs count twice."""
    return publish(monkeypatch, strength=strengths(worker=2, sorcerer=2, log=2))


@pytest.mark.usefixtures("stronger")
@pytest.mark.parametrize(
    ("camp", "size", "enter"),
    [
        (["green w"], 2, ""),
        (["green s"], 2, ""),
        (["green w"], 3, None),
        (["green w+1"], 3, ""),
        (["red w"], 2, "r"),
        (["red w"], 3, None),
        (["red w+1"], 3, "r"),
        (["red w", "red s"], 3, "rr"),
        (["red w", "blue w"], 2, "r"),
        (["green w", "red w"], 3, "r"),
        (["red c"], 3, "R"),
    ],
)
def test_what_a_hex_must_be_paid(camp: list[str], size: int, enter: str | None) -> None:
    table = carrying(*(f"{figure} I5" for figure in camp)).statues(f"m1 {size} front green")
    if enter is None:
        assert table.refuse("green move m1 I5:r") == "too-weak"
        return
    step = f"I5:{enter}" if enter else "I5"
    (moved,) = (event for event in table.play(f"green move m1 {step}") if isinstance(event, Moved))
    assert sum(points for *_, points in moved.paid) == (size if enter == "R" else len(enter))


@pytest.mark.usefixtures("stronger")
def test_nobody_is_paid_whose_strength_is_not_needed() -> None:
    table = carrying("red w I5", "blue w I5").statues("m1 2 front green")
    assert table.refuse("green move m1 I5:br") == "wrong-carriers"


def test_of_a_tribe_the_strongest_help(monkeypatch: pytest.MonkeyPatch) -> None:
    publish(monkeypatch, strength=strengths(sorcerer=2))
    table = carrying("red w I5", "red s I5", "blue w I5").statues("m1 2 front green")
    found = {
        action
        for action in table.legal("green")
        if action.startswith("move m1 I5") and " " not in action[10:]
    }
    assert found == {"move m1 I5:r"}
    assert table.refuse("green move m1 I5:br") == "wrong-carriers"


@pytest.mark.parametrize("changes", EDITIONS, ids=str)
def test_carriers_are_those_of_the_rules_page(
    monkeypatch: pytest.MonkeyPatch, changes: dict[str, int]
) -> None:
    publish(monkeypatch, strength=strengths(**changes))
    entered = 0
    for seed in range(60):
        state = scattered(seed, ISLANDS[seed % 3], 3 + seed % 3, 4 + seed % 17).state
        for tile, camp in camps(state.box, state.figures).items():
            for need in (1, 2, 3):
                found = hands(state.box, camp, "green", need)
                assert len(found) == len({*found})
                assert {*found} == reference.carriers_allowed(state, "green", tile, need)
                entered += bool(found)
    assert entered > 100


@pytest.mark.parametrize("changes", EDITIONS, ids=str)
def test_every_move_that_is_offered_is_taken(
    monkeypatch: pytest.MonkeyPatch, changes: dict[str, int]
) -> None:
    publish(monkeypatch, strength=strengths(**changes))
    tried = 0
    for seed in range(8):
        game = Game(seed, 3 + seed % 3, keen=True)
        for _ in range(150):
            game.step()
            if game.state.phase == "transport" and game.state.turn:
                moves = [a for a in legal(game.state, game.state.turn) if isinstance(a, Move)]
                tried += len(moves)
                for move in moves[::7]:
                    apply(game.state.copy(), game.state.turn, move)
    assert tried


def test_a_bid_is_worth_what_its_figures_carve(stronger: Components) -> None:
    assert sculptors(stronger, Bid(markers=3)) == 0
    assert sculptors(stronger, Bid(workers=2, sorcerer=True, chief=True)) == 2 * 2 + 2 + 3
    table = Table()
    table.play("dice 1 2 2", "green bid 1m 1w", "red bid s", "blue bid -")
    assert {action for action in table.legal("green") if "take" in action} == {"take 1", "take 2"}


def test_sculptors_carve_what_is_no_larger_than_their_strength() -> None:
    assert carvable((1, 2, 2, 3), 2) == (1, 2)
    assert carvable((2, 3), 1) == ()
