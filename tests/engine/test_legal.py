"""`legal` is complete and sound: of everything that can be said, exactly what it lists is taken."""

from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import combinations, product

import pytest

from engine import Action, Colour, Illegal, State, apply, due, dump, legal, load
from engine.actions import (
    PIECES,
    Bid,
    Decline,
    Mark,
    Move,
    Pass,
    Peek,
    Power,
    Put,
    Recall,
    Stash,
    Tablet,
    Take,
)
from tests.kit.engine.boards import patch
from tests.kit.engine.random_games import positions
from tests.kit.engine.table_builder import Table

POWERS: tuple[Power, ...] = ("worker", "marker", "logs", "headdress")


def accepted(state: State, seat: Colour, actions: Iterable[Action]) -> set[Action]:
    """Those that `apply` takes; a refusal must leave the state as it was."""
    taken: set[Action] = set()
    refused: list[Action] = []
    twin = state.copy()
    for action in actions:
        try:
            apply(twin, seat, action)
        except Illegal:
            refused.append(action)
        else:
            taken.add(action)
            twin = state.copy()
    untouched = state.copy()
    for action in refused:
        with suppress(Illegal):
            apply(untouched, seat, action)
    assert untouched == state
    return taken


def bids() -> Iterator[Action]:
    for markers, workers, sorcerer, chief in product(
        range(-1, 8), range(-1, 8), (False, True), (False, True)
    ):
        yield Bid(markers, workers, sorcerer, chief)


def choices() -> Iterator[Action]:
    yield from (Take(size) for size in range(-1, 6))
    yield Decline()


def puts(state: State) -> Iterator[Action]:
    ahus = [*state.board.ahus, 0, 99]
    for piece, tile, logs in product(PIECES, [*state.board.hexes, "Z9"], range(-1, 4)):
        yield Put(piece, tile, logs)
        yield Put(piece, tile, logs, None, 1)
        for power in POWERS:
            yield Put(piece, tile, logs, power)
            yield Put(piece, tile, logs, power, 1)
        yield Put(piece, tile, logs, "ahu")
        for ahu in ahus:
            yield Put(piece, tile, logs, "ahu", ahu)


def lists(state: State) -> Iterator[tuple[str, ...]]:
    names = [*state.statues, "m99"]
    for count in range(min(len(names), 4) + 1):
        yield from combinations(names, count)
    yield from ((name, name) for name in names)


def peeks(state: State) -> Iterator[Action]:
    yield from (Peek(ahu) for ahu in (-1, 0, *state.board.ahus, 99))


def sayable(state: State) -> Iterator[Action]:
    """Everything of every phase but moves, which have a test of their own."""
    yield from bids()
    yield from choices()
    yield from puts(state)
    yield from (Mark(name) for name in (*state.statues, "m99"))
    yield from (kind(names) for kind in (Stash, Recall) for names in lists(state))
    yield from peeks(state)
    yield from (Tablet(), Pass())


def assert_exact(state: State) -> int:
    """Compare for every seat; how many actions were legal in all."""
    candidates = list(sayable(state))
    number = 0
    for seat in state.seats:
        listed = [action for action in legal(state, seat) if not isinstance(action, Move)]
        assert len(listed) == len(set(listed))
        longer = {
            action for action in listed if isinstance(action, Stash | Recall) and len(action.statues) > 4
        }
        assert accepted(state, seat, candidates) == set(listed) - longer
        number += len(listed)
    return number


PATCH = patch(2, 5)


def small(options: str = "") -> Table:
    table = (
        Table(board=PATCH, options=options).round(2).screen("green", logs=1, halves=2, workers=2, markers=1)
    )
    table.screen("red", halves=1, logs=3).erected(1, "red", 2).erected(2, "blue", 1).reserved("green", 3)
    return table.statues("m3 1 A1 green", "h1 B1 -", "m4 2 A2 red")


@pytest.mark.parametrize("options", ["", "open_owners"])
def test_before_the_dice_there_is_nothing_but_peeking(options: str) -> None:
    assert assert_exact(small(options).state) == (4 if not options else 0)


def test_while_bids_come_in() -> None:
    table = small()
    table.play("dice 1 2 3")
    assert assert_exact(table.state) > 50
    table.play("red bid 1m s")
    assert assert_exact(table.state) > 50


def test_while_moai_are_chosen() -> None:
    table = small()
    table.play("dice 1 2 3", "green bid 1m 2w", "red bid -", "blue bid s")
    assert assert_exact(table.state) == 3 + 4


def test_while_figures_are_placed() -> None:
    table = small().placement("green")
    assert assert_exact(table.state) > 100
    table.play("green put s B5 !headdress")
    assert assert_exact(table.state) > 100


def test_a_placement_with_every_shortage() -> None:
    table = small().screen("green", workers=6, markers=5, chief=0).cut("A3").placement("green")
    table.reserved("green", 4, 5, 6, 7, 8, 9).no_headdress_in_supply().halves_in_supply(0, "blue")
    assert assert_exact(table.state) > 20


def test_while_statues_are_left_and_recalled() -> None:
    table = small().statues("m5 1 front green", "h2 front green", "m6 1 front red").transport("green")
    table.play("green pass", "red pass", "blue pass")
    assert table.due() == {"green": "stash", "red": "stash"}
    assert assert_exact(table.state) > 5
    table.play("green stash h2", "red stash -")
    assert table.due() == {"green": "recall", "red": "recall"}
    assert assert_exact(table.state) > 5


def test_when_the_game_is_over() -> None:
    table = small().no_moai_in_supply().transport("green").nothing_arrived()
    table.play("green pass", "red pass", "blue pass")
    assert table.state.phase == "over"
    assert assert_exact(table.state) == 0


def test_positions_of_games_on_a_small_island() -> None:
    phases: Counter[str] = Counter()
    for state in positions(12, board=PATCH):
        assert_exact(state)
        phases[state.phase] += 1
    assert len(phases) >= 3


def test_every_legal_action_of_real_games_can_be_taken() -> None:
    tried = 0
    for state in positions(50):
        for seat in state.seats:
            for action in legal(state, seat):
                apply(state.copy(), seat, action)
                tried += 1
    assert tried > 2000


def test_every_legal_move_of_real_games_can_be_taken() -> None:
    tried = 0
    for state in positions(50, "transport"):
        for seat in state.seats:
            for action in legal(state, seat):
                apply(state.copy(), seat, action)
                tried += 1
    assert tried > 500


def test_legal_changes_nothing() -> None:
    for state in positions(30):
        before = state.copy()
        for seat in state.seats:
            legal(state, seat)
        assert state == before


def test_what_is_kept_about_carriers_never_outlives_them() -> None:
    """A state that was asked before answers like one that never was, also when figures were moved by hand."""
    asked = 0
    for state in positions(30, "transport"):
        while state.phase == "transport":
            seat = next(iter(due(state)))
            options = legal(state, seat)
            assert options == legal(load(dump(state)), seat)
            twin = state.copy()
            if twin.figures:
                owner, piece, _, logs = twin.figures.pop()
                player = twin.players[owner]
                home = "workers" if piece == "worker" else piece
                setattr(player, home, getattr(player, home) + 1)
                player.logs += logs
                assert legal(twin, seat) == legal(load(dump(twin)), seat)
            assert legal(state, seat) == options
            apply(state, seat, options[asked % len(options)])
            asked += 1
    assert asked > 100
