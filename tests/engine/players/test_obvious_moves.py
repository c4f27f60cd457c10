"""Players with sense see what anybody at the table would see."""

import random

import pytest

from engine import view
from engine.actions import Mark, Move, Peek, Put, Tablet
from engine.players import Decision, Level, computer_player
from tests.kit.engine.computer_games import BRIEF
from tests.kit.engine.table_builder import Table, colour

WITH_SENSE: tuple[Level, ...] = ("easy", "normal", "hard")
PLANNERS: tuple[Level, ...] = ("normal", "hard")


def ask(level: Level, table: Table, seat: str = "green", seed: int = 1) -> Decision:
    return computer_player(level, BRIEF).decide(view(table.state, colour(seat)), random.Random(seed))


@pytest.mark.parametrize("level", WITH_SENSE)
def test_a_moai_next_to_a_fine_ahu_is_erected(level: Level) -> None:
    table = Table().round(5).figures("green w A8", "green w A8").statues("m1 2 B8 green").transport("green")
    move = ask(level, table).action
    assert isinstance(move, Move)
    assert (move.then, move.ahu) == ("erect", 22)


@pytest.mark.parametrize("level", WITH_SENSE)
def test_the_last_gap_on_the_way_home_is_filled(level: Level) -> None:
    table = Table().round(5).screen("green", workers=1, sorcerer=0, chief=0, markers=0)
    table.figures("green w B7").statues("m1 1 C6 green").placement("green")
    put = ask(level, table).action
    assert isinstance(put, Put)
    assert put.hex in ("A7", "A8", "B8", "B6")


@pytest.mark.parametrize("level", WITH_SENSE)
def test_early_the_sorcerer_brings_a_worker(level: Level) -> None:
    table = Table().round(2).screen("green", workers=1, markers=0).placement("green")
    assert str(ask(level, table).action) == "put s F6 !worker"


@pytest.mark.parametrize("level", PLANNERS)
def test_an_own_moai_is_crowned_and_nobody_elses(level: Level) -> None:
    table = Table(options="open_owners").round(6).erected(23, "red", 3).erected(25, "green", 1)
    table.figures("green w B7", "green w A7").statues("h1 C6 green").transport("green")
    move = ask(level, table).action
    assert isinstance(move, Move)
    assert (move.then, move.ahu) == ("crown", 25)


@pytest.mark.parametrize("level", PLANNERS)
def test_of_two_helpers_the_one_behind_is_paid(level: Level) -> None:
    table = Table(options="open_owners").round(6).erected(22, "red", 3).figures("red w C6", "blue w C6")
    table.figures("green w B7", "green w A7").statues("m1 1 D6 green").transport("green")
    assert "C6:b" in str(ask(level, table).action)


@pytest.mark.parametrize("level", PLANNERS)
def test_a_statue_left_halfway_is_marked_against_thieves(level: Level) -> None:
    table = Table().round(3).screen("green", markers=1).figures("green w F6", "red w F6", "red w G5")
    table.statues("m1 2 H5-G5-F6 ~green").transport("green")
    assert ask(level, table).action == Mark("m1")


@pytest.mark.parametrize("level", PLANNERS)
def test_an_abandoned_moai_is_taken_home(level: Level) -> None:
    table = Table().round(5).screen("green", markers=0).figures("green w B7", "green w A7")
    table.statues("m1 3 A7 -").transport("green")
    move = ask(level, table).action
    assert isinstance(move, Move)
    assert move.then == "erect"


@pytest.mark.parametrize("level", PLANNERS)
def test_a_spare_marker_becomes_a_half_tablet(level: Level) -> None:
    table = Table().round(8).screen("green", workers=0, sorcerer=0, chief=0, markers=2).placement("green")
    assert ask(level, table).action == Tablet()


def test_whoever_is_behind_does_not_end_the_game() -> None:
    table = Table(options="open_owners").round(7).screen("red", markers=1)
    for ahu, owner, size in ((22, "red", 3), (23, "red", 3), (24, "red", 3), (25, "red", 3)):
        table.erected(ahu, owner, size)
    for ahu in (3, 4, 8, 9, 10, 11):
        table.erected(ahu, "green", 1)
    table.figures("green w H6", "green w I5").statues("m1 1 I5 green").transport("green")
    move = ask("normal", table).action
    assert not isinstance(move, Move) or move.then is None


def test_before_ending_the_game_a_lonely_half_tablet_buys_a_look() -> None:
    table = Table().round(7).screen("green", halves=1)
    for ahu in (26, 27, 28, 29, 30, 32):
        table.erected(ahu, "green", 2)
    table.erected(10, "red", 1).erected(9, "blue", 2)
    table.figures("green w A7").statues("m1 3 A7 green").transport("green")
    assert ask("normal", table).action == Peek(9)
    table.play("green peek 9")
    move = ask("normal", table).action
    assert isinstance(move, Move)
    assert move.then == "erect"


@pytest.mark.parametrize("level", WITH_SENSE)
def test_without_a_free_base_no_moai_is_wanted(level: Level) -> None:
    table = Table().round(6).reserved("green", 21, 22, 23, 24, 25, 26)
    table.erected(30, "green", 2).statues(*(f"m{n} 1 J5 green" for n in range(2, 8)))
    table.screen("green", markers=0)
    table.state.faces, table.state.quarry, table.state.arrived = (1, 1, 2), (1, 1, 2), True
    state = table.state
    for size in state.quarry:
        state.moai_supply[size] -= 1
    assert str(ask(level, table).action) == "bid -"
