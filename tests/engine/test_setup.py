"""docs/rules.md 2 and 4: what is in the box, and how a table is set up."""

from typing import cast

import pytest

from engine import COLOURS, Colour, Illegal, Options, check, components, find_board, new_game
from engine.rules_data import ComponentsError, read_components
from tests.kit.engine.table_builder import Table

SEATS = {3: "green red blue", 4: "green red blue yellow", 5: "green red blue yellow purple"}


def test_the_box_holds_what_the_texts_count() -> None:
    box = components()
    assert dict(box.moai) == {1: 17, 2: 12, 3: 6}
    assert (box.headdresses, box.logs, box.halves) == (14, 27, 30)
    assert (box.per_colour.workers, box.per_colour.markers) == (6, 6)


def test_white_and_brown_dice_show_the_faces_we_set() -> None:
    faces = components().dice.faces
    assert faces == {"white": (1, 1, 1, 2, 2, 3), "brown": (0, 1, 1, 2, 2, 3)}


def test_forests_hold_all_27_logs() -> None:
    assert sorted(find_board("Rapa Nui 1").forests.values(), reverse=True) == [5, 5, 4, 4, 3, 3, 3]


@pytest.mark.parametrize(("count", "bases"), [(3, 7), (4, 6), (5, 5)])
def test_bases_by_number_of_players(count: int, bases: int) -> None:
    table = Table(SEATS[count])
    assert table.counts("bases") == [bases] * count


@pytest.mark.parametrize("count", [3, 4, 5])
def test_behind_each_screen(count: int) -> None:
    table = Table(SEATS[count])
    for piece, number in (("markers", 2), ("workers", 1), ("sorcerer", 1), ("chief", 1), ("logs", 0)):
        assert table.counts(piece) == [number] * count, piece
    assert check(table.state) == []


def test_the_other_workers_and_markers_are_in_the_urn() -> None:
    table = Table()
    assert table.counts("urn_workers") == [5, 5, 5]
    assert table.counts("urn_markers") == [4, 4, 4]


def test_quick_start_gives_two_workers() -> None:
    table = Table(options="quick_start")
    assert table.counts("workers") == [2, 2, 2]
    assert table.counts("urn_workers") == [4, 4, 4]


def test_scores_fronts_and_board_are_empty_and_the_supply_is_full() -> None:
    state = Table().state
    assert [player.score for player in state.players.values()] == [0, 0, 0]
    assert (state.figures, state.statues, state.bases, state.cut) == ([], {}, {}, ())
    assert state.moai_supply == {1: 17, 2: 12, 3: 6}
    assert (state.headdress_supply, state.log_supply, state.half_supply) == (14, 27, 30)


def test_the_first_seat_is_the_first_player_and_dice_come_first() -> None:
    table = Table("red blue green")
    assert table.state.first_player == "red"
    assert table.dice_due()
    assert table.due() == {}


def test_nothing_has_come_or_been_erected_yet() -> None:
    state = Table().state
    assert (state.round, state.phase, state.faces, state.quarry) == (1, "auction", None, ())
    assert (state.arrived, state.erected, state.ended_by) == (False, False, None)


def test_an_option_left_out_is_off() -> None:
    assert Options() == Options(quick_start=False, open_score=False, open_owners=False)


def test_an_unknown_option_is_named() -> None:
    with pytest.raises(ValueError, match="open_urn"):
        Options.of("open_urn")


@pytest.mark.parametrize("seats", [["red"], ["red", "blue"], [*COLOURS, "red"]])
def test_only_three_to_five_play(seats: list[Colour]) -> None:
    with pytest.raises(Illegal, match="wrong-player-count"):
        new_game(find_board("Rapa Nui 1"), seats)


def test_two_seats_cannot_share_a_colour() -> None:
    with pytest.raises(Illegal, match="colour-twice"):
        new_game(find_board("Rapa Nui 1"), ["red", "blue", "red"])


def test_a_colour_that_does_not_exist_has_no_seat() -> None:
    with pytest.raises(Illegal, match="unknown-colour"):
        new_game(find_board("Rapa Nui 1"), ["red", "blue", cast(Colour, "orange")])


def test_components_that_are_not_json_are_refused() -> None:
    with pytest.raises(ComponentsError, match="not JSON"):
        read_components("{")


def test_components_that_lack_a_field_name_it() -> None:
    with pytest.raises(ComponentsError, match=r"rules\.json: halves: Field required"):
        read_components('{"version": 1}', "rules.json")
