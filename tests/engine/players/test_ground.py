"""What planners believe about carrying is what the engine allows."""

import random
from collections.abc import Iterator

from engine import Colour, State, components, legal
from engine.actions import Move
from engine.carrying import camps, hands, strength, wages, weight
from engine.players.chart import chart
from engine.players.ground import Ground, Load, Purse
from engine.players.hauling import Roadbook
from engine.players.outlook import belongs_to
from engine.players.temper import SENSIBLE
from tests.kit.engine.random_games import Game


def crowded(seeds: range) -> Iterator[tuple[State, Colour]]:
    """Positions with figures on the board."""
    for seed in seeds:
        game = Game(seed, 3 + seed % 3, keen=True)
        while not game.over:
            game.step()
            if game.state.phase == "transport" and game.rng.random() < 0.5:
                yield game.state, game.state.turn or game.state.seats[0]


def test_a_hex_without_a_gap_can_be_entered_and_one_with_a_gap_cannot() -> None:
    for state, seat in crowded(range(6)):
        ground, camped = Ground.of(state, seat), camps(state.box, state.figures)
        for name, camp in camped.items():
            tile = chart(state.board).number[name]
            for need in (1, 2, 3):
                ways = list(hands(state.box, camp, seat, need))
                missing, pay = ground.gap(need, tile)
                assert (missing == 0) == bool(ways)
                if ways:
                    cheapest = min(sum(points for _, points in wages(letters, need)) for letters in ways)
                    assert pay == cheapest


def test_pieces_laid_into_a_gap_close_it() -> None:
    rng = random.Random(2)
    for state, seat in crowded(range(6, 10)):
        for _ in range(20):
            ground = Ground.of(state, seat)
            tile, need = rng.randrange(len(ground.own)), rng.randint(1, 3)
            missing, _ = ground.gap(need, tile)
            chief = rng.choice((0, state.box.strength.chief))
            purse = Purse(rng.randint(0, 4), rng.randint(0, 1), chief, rng.randint(0, 4), state.box)
            filled = purse.fill([(tile, missing)]) if missing else None
            if filled is None:
                continue
            for load in filled[0]:
                carries = strength(state.box, load.piece)
                ground.lay(load.tile, carries, load.logs * state.box.strength.log)
            assert ground.gap(need, tile)[0] == 0


def test_a_purse_spends_what_it_has_and_no_more() -> None:
    purse = Purse(workers=2, sorcerer=1, chief=3, logs=3, box=components())
    filled = purse.fill([(4, 1), (5, 3), (6, 3)])
    assert filled is not None
    loads, left = filled
    assert loads == [Load("chief", 5, 0), Load("worker", 6, 2), Load("worker", 4, 0)]
    assert left == Purse(0, 1, 0, 1, components())
    assert left.fill([(7, 3)]) is None


def test_roads_lead_where_the_engine_lets_a_statue_go() -> None:
    for state, seat in crowded(range(10, 14)):
        roads, plan = Roadbook(state, seat, SENSIBLE), chart(state.board)
        reached: dict[str, set[str]] = {}
        for action in legal(state, seat):
            if isinstance(action, Move) and action.steps:
                reached.setdefault(action.statue, set()).add(action.steps[-1].hex)
        for statue in state.statues.values():
            if not belongs_to(statue, seat):
                continue
            start = plan.place_of(statue)
            price, _ = roads.trip(weight(state.box, statue.size), start, statue.visited)
            found = {plan.names[t] for t, cost in enumerate(price) if cost < 1e9 and t != start}
            assert found == reached.get(statue.id, set())
