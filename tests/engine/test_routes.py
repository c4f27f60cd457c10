"""Routes are exact: what the search finds is what trying every path with every payment finds."""

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import Action, Board, Illegal, State, apply, legal
from engine.actions import Ending, Mark, Move, Pass, Step
from engine.routes import Reach, Way, routes
from engine.state import Statue
from tests.kit.engine import reference_transport as reference
from tests.kit.engine.boards import patch
from tests.kit.engine.random_games import positions
from tests.kit.engine.table_builder import Table

ISLANDS = [patch(3, 4), patch(2, 5), patch(4, 4)]
SEATS = {3: "green red blue", 4: "green red blue yellow", 5: "green red blue yellow purple"}
FINISHES: tuple[Ending, Ending] = ("erect", "crown")
MOST = {"w": 5, "s": 1, "c": 1}


def scattered(seed: int, board: Board, seats: int, figures: int) -> Table:
    """Figures, statues and bases strewn over a small island; green is to move."""
    rng = random.Random(seed)
    colours, tiles = SEATS[seats].split(), list(board.hexes)
    table = Table(SEATS[seats], board=board).round(2).transport("green")
    there: Counter[tuple[str, str]] = Counter()
    for _ in range(figures):
        seat, piece = rng.choice(colours), rng.choice(("w", "w", "w", "w+1", "w+2", "s", "s+1", "c"))
        if there[seat, piece[0]] < MOST[piece[0]]:
            there[seat, piece[0]] += 1
            table.figures(f"{seat} {piece} {rng.choice(tiles)}")
    for seat in colours:
        table.screen(seat, markers=rng.randrange(2), workers=0)
    spots = rng.sample(sorted(board.ahus), 15)
    for spot in spots[:3]:
        table.erected(spot, rng.choice(colours), rng.choice((1, 1, 2)), crowned=rng.random() < 0.3)
    table.reserved("red", spots[5]).reserved("green", spots[6])
    if rng.random() < 0.2:  # green has no base left behind its screen
        owned = sum(base.owner == "green" for base in table.state.bases.values())
        table.reserved("green", *spots[7 : 7 + table.state.box.bases[seats] - owned])
    walk = [rng.choice(tiles)]
    for _ in range(rng.randrange(3)):
        walk += [tile for tile in board.neighbours[walk[-1]] if tile not in walk][:1]
    homes = ["front green", f"{'-'.join(walk)} ~green", f"{walk[0]} green", f"{walk[0]} -"]
    return table.statues(
        f"m1 {rng.randint(1, 3)} {rng.choice(homes)}",
        f"m2 {rng.randint(1, 3)} {rng.choice(homes)}",
        f"h1 {rng.choice(homes)}",
        f"m3 2 {rng.choice(('front red', f'{walk[-1]} blue', f'{walk[-1]} ~red'))}",
    )


def vector(state: State, way: Way) -> reference.Pay:
    pay = dict(way.pay)
    return tuple(pay.get(seat, 0) for seat in state.seats)


tables = st.integers(0, 10**6).map(
    lambda seed: scattered(seed, ISLANDS[seed % 3], 3 + seed // 3 % 3, 3 + seed // 9 % 8)
)


@pytest.mark.parametrize("board", ISLANDS, ids=lambda board: str(board.title))
def test_the_search_finds_every_hex_every_undominated_payment_and_every_ending(board: Board) -> None:
    choices = 0
    for seed in range(250):
        state = scattered(seed, board, 3 + seed % 3, 4 + seed % 17).state
        for statue in state.statues.values():
            if reference.mine(statue, "green"):
                found = routes(state, "green", statue)
                assert_exact(state, statue, found, reference.payments(state, "green", statue))
                choices += sum(len(reach.ways) > 1 for reach in found.values())
    assert choices > 100


def assert_exact(
    state: State, statue: Statue, found: dict[str, Reach], goals: dict[str, set[reference.Pay]]
) -> None:
    start = reference.start_of(state, statue)
    at_start = reference.finishes(state, "green", statue, start)
    ends = {tile: reference.endings(state, "green", statue, tile) for tile in goals}
    expected = {tile for tile in goals if ends[tile]} | ({start} if at_start else set())
    assert set(found) == expected
    for tile, reach in found.items():
        payments = [vector(state, way) for way in reach.ways]
        if tile == start:
            assert reach.ways == (Way((), ()),)
            assert set(reach.endings) == at_start
            continue
        assert len(payments) == len(set(payments))
        assert set(payments) == reference.undominated(goals[tile])
        assert [way.total for way in reach.ways] == sorted(way.total for way in reach.ways)
        assert set(reach.endings) == ends[tile]
        for way in reach.ways:
            assert reference.total(state, way.steps, reference.need_of(state, statue)) == vector(state, way)


@settings(max_examples=60)
@given(table=tables)
def test_every_way_that_is_offered_can_be_walked_and_pays_what_it_says(table: Table) -> None:
    state = table.state
    for statue in state.statues.values():
        if reference.mine(statue, "green"):
            for tile, reach in routes(state, "green", statue).items():
                for way in reach.ways:
                    then, ahu = reach.endings[0]
                    twin = state.copy()
                    apply(twin, "green", Move(statue.id, way.steps, then, ahu))
                    paid = tuple(twin.players[seat].score - state.players[seat].score for seat in state.seats)
                    assert paid == vector(state, way), (tile, way)


@settings(max_examples=60)
@given(table=tables)
def test_legal_is_complete_up_to_dominated_ways(table: Table) -> None:
    state = table.state
    offered: dict[tuple[object, ...], set[reference.Pay]] = {}
    for action in legal(state, "green"):
        if isinstance(action, Move):
            add_pay(state, offered, action)
    everything: dict[tuple[object, ...], set[reference.Pay]] = {}
    for statue in state.statues.values():
        if reference.mine(statue, "green"):
            for move in reference.moves(state, "green", statue):
                add_pay(state, everything, move)
    assert offered == {key: reference.undominated(pays) for key, pays in everything.items()}


def add_pay(state: State, table: dict[tuple[object, ...], set[reference.Pay]], move: Move) -> None:
    statue = state.statues[move.statue]
    goal = move.steps[-1].hex if move.steps else reference.start_of(state, statue)
    pay = reference.total(state, move.steps, reference.need_of(state, statue))
    table.setdefault((move.statue, goal, move.then, move.ahu), set()).add(pay)


@settings(max_examples=40)
@given(table=tables)
def test_apply_takes_every_legal_move_even_one_that_is_not_offered(table: Table) -> None:
    state = table.state
    for statue in state.statues.values():
        if reference.mine(statue, "green"):
            for number, move in enumerate(reference.moves(state, "green", statue)):
                if number % 5 == 0:
                    apply(state.copy(), "green", move)
                if number > 1000:
                    break


@settings(max_examples=15)
@given(table=tables, seed=st.integers(0, 10**6))
def test_apply_takes_no_other_move(table: Table, seed: int) -> None:
    """Moves of one or two steps over any hexes, with any carriers and any ending."""
    state, rng = table.state, random.Random(seed)
    allowed: set[Action] = {Pass()}
    for statue in state.statues.values():
        if reference.mine(statue, "green"):
            allowed |= {move for move in reference.moves(state, "green", statue) if len(move.steps) < 3}
            if statue.marked_by is None and state.players["green"].markers:
                allowed.add(Mark(statue.id))
    tiles = [*state.board.hexes, "Z9"]
    hands = sorted({hand for tile in tiles for need in (1, 2, 3) for hand in written(state, tile, need)})
    ends: list[tuple[Ending | None, int | None]] = [(None, None), ("mark", None)]
    ends += [(then, n) for then in FINISHES for n in (1, 5, 9, 13, 17)]
    tried: list[Action] = [Mark(name) for name in ("m1", "m2", "m3", "h1", "m9")]
    for name in (*state.statues, "m9"):
        near = (
            [*state.board.neighbours[reference.start_of(state, state.statues[name])]] if name != "m9" else []
        )
        for _ in range(50):
            first = rng.choice(near or tiles) if rng.random() < 0.9 else rng.choice(tiles)
            steps = [Step(first, rng.choice(hands))]
            if rng.random() < 0.5 and first != "Z9":
                steps.append(Step(rng.choice(state.board.neighbours[first]), rng.choice(hands)))
            tried += [Move(name, tuple(steps[:cut]), then, ahu) for cut in (0, 2) for then, ahu in ends]
    for action in tried:
        twin = state.copy()
        try:
            apply(twin, "green", action)
        except Illegal:
            assert action not in allowed, action
            assert twin == state
        else:
            assert action in allowed, action


def written(state: State, tile: str, need: int) -> set[str]:
    return reference.carriers_allowed(state, "green", tile, need) | {"", "g", "r", "R", "bb"}


def test_on_the_whole_island_too() -> None:
    """Positions of real games, where few enough figures stand for every path to be tried."""
    compared = 0
    for state in positions(60, "transport"):
        if len(state.figures) > 14:
            continue
        seat = state.turn
        assert seat is not None
        for statue in state.statues.values():
            if reference.mine(statue, seat):
                found = routes(state, seat, statue)
                goals = reference.payments(state, seat, statue)
                for tile, reach in found.items():
                    if reach.ways[0].steps:
                        pays = {vector(state, way) for way in reach.ways}
                        assert pays == reference.undominated(goals[tile])
                        compared += 1
    assert compared > 50


class TestByHand:
    def test_a_detour_over_own_figures_beats_paying_and_both_payees_are_offered(self) -> None:
        table = Table().round(2).figures("red w I5", "blue w I4", "green w H5").transport("green")
        table.statues("m1 1 front green")
        reach = routes(table.state, "green", table.state.statues["m1"])["H5"]
        assert {way.pay for way in reach.ways} == {(("red", 1),), (("blue", 1),)}

    def test_a_longer_free_way_dominates_a_short_paid_one(self) -> None:
        table = Table().round(2).figures("red w I5", "green w I4", "green w H5", "green w H6", "red w H6")
        table.transport("green").statues("m1 1 front green")
        found = routes(table.state, "green", table.state.statues["m1"])
        assert found["H6"].ways == (Way((Step("I4"), Step("H5"), Step("H6")), ()),)

    def test_nobody_around_means_nowhere_to_go(self) -> None:
        table = Table().round(2).figures("green w E5").statues("m1 1 front green").transport("green")
        assert routes(table.state, "green", table.state.statues["m1"]) == {}

    @pytest.mark.parametrize(("size", "reached"), [(1, {"I5", "H5"}), (2, {"I5"}), (3, set[str]())])
    def test_a_heavier_moai_goes_less_far(self, size: int, reached: set[str]) -> None:
        table = Table().round(2).figures("green w+1 I5", "green w H5").transport("green")
        table.statues(f"m1 {size} front green")
        assert set(routes(table.state, "green", table.state.statues["m1"])) == reached
