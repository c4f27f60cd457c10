"""`check` names everything that is broken, all at once; a sound state breaks nothing."""

from collections.abc import Callable
from typing import Any

import pytest

from engine import State, check
from engine.actions import Bid
from engine.state import Base, Figure, Statue
from tests.kit.engine.table_builder import Table


def bidding() -> State:
    table = Table().round(2)
    table.play("dice 1 2 3", "green bid 1m 1w")
    return table.state


def choosing() -> State:
    table = Table().round(2)
    table.play("dice 1 2 3", "green bid 1m 1w", "red bid c", "blue bid -")
    return table.state


def carrying() -> State:
    table = Table().round(2).figures("green w+1 I5", "red s H5").reserved("red", 4)
    table.statues("m1 1 front green", "m2 2 J5-I5 ~red", "h1 C6 -").erected(14, "red", 2)
    return table.transport("green").state


def over() -> State:
    table = Table().round(2).no_moai_in_supply().transport("green").nothing_arrived()
    table.statues("h1 C6 -").play("green pass", "red pass", "blue pass")
    return table.state


def change_statue(name: str, **changes: Any) -> Callable[[State], None]:
    def change(state: State) -> None:
        state.statues[name] = state.statues[name]._replace(**changes)

    return change


def change_player(**changes: object) -> Callable[[State], None]:
    def change(state: State) -> None:
        for name, value in changes.items():
            setattr(state.players["green"], name, value)

    return change


def change_state(**changes: object) -> Callable[[State], None]:
    def change(state: State) -> None:
        for name, value in changes.items():
            setattr(state, name, value)

    return change


def rename(state: State) -> None:
    state.statues["m9"] = state.statues.pop("m1")._replace(id="m9")


def long_name(state: State) -> None:
    name = "m" + "1" * 5000
    state.statues[name] = state.statues.pop("m1")._replace(id=name)


def drop_player(state: State) -> None:
    del state.players["green"]


def swap_players(state: State) -> None:
    state.players["green"].colour = "red"


def a_figure(figure: Figure) -> Callable[[State], None]:
    return lambda state: state.figures.append(figure)


def a_base(number: int, base: Base) -> Callable[[State], None]:
    def change(state: State) -> None:
        state.bases[number] = base

    return change


BROKEN: list[tuple[Callable[[], State], Callable[[State], None], str]] = [
    (bidding, change_state(seats=("green", "red")), "2 seats"),
    (bidding, change_state(seats=("green", "red", "red")), "two share one"),
    (bidding, drop_player, "players and seats differ"),
    (bidding, swap_players, "green's things are red's"),
    (bidding, change_state(first_player="purple"), "does not play"),
    (carrying, change_state(turn="purple"), "does not play"),
    (carrying, change_state(cut=("Z9",)), "there is no hex Z9"),
    (carrying, change_statue("m2", hex="Z9"), "there is no hex Z9"),
    (carrying, a_base(99, Base("green")), "there is no ahu 99"),
    (carrying, a_figure(Figure("purple", "worker", "I5", 0)), "belongs to somebody who does not play"),
    (carrying, change_statue("m2", holder="purple"), "belongs to somebody who does not play"),
    (carrying, change_state(moai_supply={1: 17, 2: 12}), "a size of Moai that the box does not have"),
    (carrying, change_state(moai_gone={}), "a size of Moai that the box does not have"),
    (bidding, change_state(quarry=(1, 4)), "a size of Moai that the box does not have"),
    (bidding, change_player(workers=2), "green has 7 workers, not 6"),
    (bidding, change_player(markers=1), "green has 5 markers, not 6"),
    (bidding, change_player(sorcerer=0), "green has 0 sorcerer, not 1"),
    (bidding, change_player(chief=2), "green has 2 chief, not 1"),
    (bidding, change_player(bases=6), "green has 6 bases, not 7"),
    (bidding, change_player(workers=-1, urn_workers=7), "less than nothing of something"),
    (bidding, change_player(bid=Bid(3)), "green bids what it does not have"),
    (bidding, change_state(quarry=(1, 2)), "5 Moai of size 3, not 6"),
    (carrying, change_state(headdress_supply=14), "headdresses are lost or doubled"),
    (carrying, change_state(log_supply=27), "logs are lost or doubled"),
    (carrying, change_state(log_supply=-1, logs_gone=27), "less than nothing in supply"),
    (carrying, change_state(half_supply=31), "half-tablets are lost or doubled"),
    (carrying, a_figure(Figure("blue", "chief", "I5", 1)), "1 logs with blue's chief"),
    (carrying, change_state(cut=("I5",)), "no forest"),
    (carrying, change_state(cut=("E3", "E3")), "cut twice"),
    (carrying, a_base(12, Base("green", 5)), "a Moai of size 5 on ahu 12"),
    (carrying, a_base(4, Base("red", 0, crowned=True)), "a headdress on the empty ahu 4"),
    (carrying, change_player(peeked=(4,)), "green peeked where no Moai stands"),
    (carrying, rename, "m9 was never named"),
    (carrying, long_name, "a statue is called m1"),
    (carrying, change_statue("m1", id="m2"), "a statue is called m1"),
    (carrying, change_statue("m1", size=0), "m1 has size 0"),
    (carrying, change_statue("m1", holder=None), "m1 is in nobody's front"),
    (carrying, change_statue("m2", visited=("J5",)), "m2 stands where it has not been"),
    (carrying, change_statue("m2", visited=("I5", "J5", "I5")), "m2 was on a hex twice in a round"),
    (carrying, change_statue("m2", marked_by="red"), "m2 is held by red, but marked"),
    (carrying, change_state(moai_named=7), "7 Moai were named"),
    (carrying, change_state(headdresses_named=0), "0 headdresses were named"),
    (carrying, change_state(turn=None), "None has the turn in phase transport"),
    (bidding, change_state(turn="green"), "green has the turn in phase auction"),
    (carrying, change_state(owing=("red",)), "1 answers owed in phase transport"),
    (carrying, change_state(phase="over"), "the game is over without a reason"),
    (over, change_state(phase="recall"), "not over with one"),
    (carrying, change_player(passed=True), "green has the turn but has passed"),
    (bidding, change_player(passed=True), "somebody has passed in phase auction"),
    (bidding, a_figure(Figure("green", "worker", "I5", 0)), "outside the screens in phase auction"),
    (bidding, change_player(workers=0, spent_workers=1), "outside the screens in phase auction"),
    (carrying, change_state(round=0), "round 0"),
    (carrying, change_state(faces=None), "phase transport came before the dice"),
    (bidding, change_state(faces=None), "an auction goes on before the dice"),
    (bidding, change_state(quarry=()), "an auction goes on with no Moai"),
    (choosing, change_state(quarry=()), "choosing goes on with no Moai"),
    (choosing, change_player(bid=None), "with bids missing"),
    (choosing, change_player(declined=True), "green has the turn but has declined"),
    (choosing, change_state(order=("red", "blue")), "an order of choosing"),
    (choosing, change_state(order=("green", "red", "red")), "an order of choosing"),
    (carrying, change_state(order=("green", "red", "blue")), "an order of choosing"),
    (carrying, change_state(quarry=(1,)), "an auction goes on in phase transport"),
    (carrying, change_player(bid=Bid()), "an auction goes on in phase transport"),
    (carrying, change_player(sculptors=1), "somebody still chooses in phase transport"),
]


@pytest.mark.parametrize("position", [bidding, choosing, carrying, over])
def test_the_positions_to_be_broken_are_sound(position: Callable[[], State]) -> None:
    assert check(position()) == []


@pytest.mark.parametrize(("position", "breaking", "words"), BROKEN)
def test_what_is_broken_is_named(
    position: Callable[[], State], breaking: Callable[[State], None], words: str
) -> None:
    state = position()
    breaking(state)
    assert [sentence for sentence in check(state) if words in sentence], check(state)


def test_everything_is_named_at_once() -> None:
    state = carrying()
    state.log_supply = state.half_supply = 0
    state.statues["m1"] = Statue("m1", 1, None, None)
    assert len(check(state)) == 3
