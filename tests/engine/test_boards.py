"""Boards are data: the shipped one is as drawn, and one that is wrong says all that is wrong with it."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest

from engine import (
    DEFAULT_BOARD,
    BoardError,
    Colour,
    boards,
    boards_on_offer,
    find_board,
    load_board,
    new_game,
    read_board,
)
from engine.board import by_title, newest_boards
from engine.rules_data import components
from engine.snapshot import dump, load
from tests.kit.engine.boards import Sheet, ahu_of, hex_of, patch, rapa_nui, read, wooded_coast

RAPA_NUI = find_board("Rapa Nui 1")


class TestRapaNui:
    def test_its_figures(self) -> None:
        assert RAPA_NUI.title == "Rapa Nui 1"
        assert len(RAPA_NUI.hexes) == 49
        assert len(RAPA_NUI.ahus) == 34
        assert len(RAPA_NUI.forests) == 7

    def test_its_special_hexes(self) -> None:
        special = (RAPA_NUI.moai_quarry, RAPA_NUI.headdress_quarry, RAPA_NUI.village, RAPA_NUI.hut)
        assert special == ("J5", "C6", "F6", "H4")

    def test_neighbours_are_mutual_and_at_most_six(self) -> None:
        for tile, around in RAPA_NUI.neighbours.items():
            assert 1 <= len(around) <= 6
            assert all(tile in RAPA_NUI.neighbours[other] for other in around)
            assert tile not in around

    @pytest.mark.parametrize(
        ("tile", "around"),
        [
            ("J5", {"J4", "J6", "I4", "I5", "K4"}),
            ("C6", {"C5", "C7", "B6", "B7", "D6", "D7"}),
            ("F6", {"F5", "F7", "E5", "E6", "G5", "G6"}),
            ("M4", {"L4", "L5"}),
            ("A8", {"A7", "B8"}),
        ],
    )
    def test_some_neighbours(self, tile: str, around: set[str]) -> None:
        assert set(RAPA_NUI.neighbours[tile]) == around

    def test_neighbours_follow_the_letters_and_numbers(self) -> None:
        """Columns A, C, E… sit half a hex lower than B, D, F…"""
        for tile in RAPA_NUI.hexes:
            column, row = ord(tile[0]), int(tile[1:])
            low = (column - ord("A")) % 2 == 0
            beside = (row, row + 1) if low else (row - 1, row)
            around = {f"{chr(column)}{row - 1}", f"{chr(column)}{row + 1}"}
            around |= {f"{chr(column + side)}{number}" for side in (-1, 1) for number in beside}
            assert set(RAPA_NUI.neighbours[tile]) == around & set(RAPA_NUI.hexes)

    def test_every_ahu_belongs_to_exactly_one_hex(self) -> None:
        listed = [number for numbers in RAPA_NUI.ahus_at.values() for number in numbers]
        assert sorted(listed) == list(range(1, 35))

    def test_it_has_the_pairs_of_values_that_the_texts_name(self) -> None:
        pairs = {(ahu.moai, ahu.headdress) for ahu in RAPA_NUI.ahus.values()}
        assert {(5, 6), (3, 8), (8, 6)} <= pairs
        assert {8, 9} <= {ahu.moai for ahu in RAPA_NUI.ahus.values()}

    def test_distances(self) -> None:
        from_quarry = RAPA_NUI.distances("J5")
        assert from_quarry["J5"] == 0
        assert from_quarry["I5"] == 1
        assert from_quarry["C6"] == 7
        assert max(from_quarry.values()) == 9

    def test_statues_enter_by_their_quarry(self) -> None:
        assert [RAPA_NUI.start_of(size) for size in (0, 1, 2, 3)] == ["C6", "J5", "J5", "J5"]

    def test_it_is_found_by_name_or_title_in_any_case(self) -> None:
        assert find_board("rapa nui 1") is boards()["Rapa Nui 1"]
        assert find_board("rapa nui") is find_board(DEFAULT_BOARD) is boards()["Rapa Nui 2"]

    def test_a_board_that_is_not_there_is_said_with_those_that_are(self) -> None:
        with pytest.raises(BoardError, match=r"'Atlantis'.*Rapa Nui 1"):
            find_board("Atlantis")


class TestRapaNuiTwo:
    SECOND = find_board("Rapa Nui 2")

    def test_it_is_the_same_island_with_other_values(self) -> None:
        first, second = RAPA_NUI.file, self.SECOND.file
        assert (second.hexes, second.outline, second.aspect) == (first.hexes, first.outline, first.aspect)
        for old, new in zip(first.ahus, second.ahus, strict=True):
            assert new.model_copy(update={"moai": old.moai, "headdress": old.headdress}) == old
        assert [ahu.moai for ahu in second.ahus] != [ahu.moai for ahu in first.ahus]

    def test_everybody_has_one_base_more_than_on_the_first(self) -> None:
        seats = ["red", "blue", "green", "yellow", "purple"]
        for count, bases in ((3, 7), (4, 6), (5, 5)):
            for board, more in ((RAPA_NUI, 0), (self.SECOND, 1)):
                state = new_game(board, cast("list[Colour]", seats[:count]))
                assert {player.bases for player in state.players.values()} == {bases + more}
                assert state.box.bases[count] == bases + more
                assert load(dump(state)) == state

    def test_the_rules_themselves_stay_as_they_are(self) -> None:
        assert components().bases == {3: 7, 4: 6, 5: 5} == RAPA_NUI.box().bases
        assert self.SECOND.box(1).version == 1


def test_boards_are_equal_if_their_files_are() -> None:
    assert read(rapa_nui()) == RAPA_NUI
    assert hash(read(rapa_nui())) == hash(RAPA_NUI)
    assert wooded_coast() != RAPA_NUI


@pytest.mark.parametrize(("columns", "rows"), [(3, 4), (2, 5), (4, 4)])
def test_other_islands_can_be_read(columns: int, rows: int) -> None:
    board = patch(columns, rows)
    assert len(board.hexes) == columns * rows
    assert len(board.ahus) >= 25


def unknown_hex(sheet: Sheet) -> None:
    ahu_of(sheet, 14)["hex"] = "Z9"


def two_hexes_of_one_name(sheet: Sheet) -> None:
    hex_of(sheet, "A7")["id"] = "A8"


def overlapping(sheet: Sheet) -> None:
    hex_of(sheet, "A7").update(y=hex_of(sheet, "A8")["y"] - 0.02)


def cut_off(sheet: Sheet) -> None:
    hex_of(sheet, "A7").update(x=0.05, y=0.05)
    hex_of(sheet, "A8").update(x=0.95, y=0.95)


def no_quarry(sheet: Sheet) -> None:
    hex_of(sheet, "J5")["terrain"] = "plain"


def two_villages(sheet: Sheet) -> None:
    hex_of(sheet, "J6")["terrain"] = "village"


def no_hut(sheet: Sheet) -> None:
    hex_of(sheet, "H4")["terrain"] = "plain"


def no_headdress_quarry(sheet: Sheet) -> None:
    hex_of(sheet, "C6")["terrain"] = "plain"


def forest_without_logs(sheet: Sheet) -> None:
    del hex_of(sheet, "D3")["logs"]


def logs_without_forest(sheet: Sheet) -> None:
    hex_of(sheet, "E5")["logs"] = 3


def ahu_number_twice(sheet: Sheet) -> None:
    ahu_of(sheet, 15)["number"] = 14


def ahu_name_twice(sheet: Sheet) -> None:
    ahu_of(sheet, 15)["name"] = "Akahanga"


def edge_twice(sheet: Sheet) -> None:
    ahu_of(sheet, 15)["edge"] = "SE"


def inland(sheet: Sheet) -> None:
    ahu_of(sheet, 14)["edge"] = "N"


def too_few_ahus(sheet: Sheet) -> None:
    sheet["ahus"] = sheet["ahus"][:24]


def no_hexes(sheet: Sheet) -> None:
    sheet["hexes"] = []


def no_name(sheet: Sheet) -> None:
    sheet["name"] = ""


def name_that_breaks_records(sheet: Sheet) -> None:
    sheet["name"] = 'Rapa "Nui"'


def bad_hex_name(sheet: Sheet) -> None:
    hex_of(sheet, "A7")["id"] = "a7"


def unknown_terrain(sheet: Sheet) -> None:
    hex_of(sheet, "A7")["terrain"] = "swamp"


def unknown_edge(sheet: Sheet) -> None:
    ahu_of(sheet, 14)["edge"] = "E"


def off_the_map(sheet: Sheet) -> None:
    hex_of(sheet, "A7")["x"] = 1.2


def negative_value(sheet: Sheet) -> None:
    ahu_of(sheet, 14)["moai"] = -5


def missing_part(sheet: Sheet) -> None:
    del sheet["ahus"]


def unknown_part(sheet: Sheet) -> None:
    sheet["volcano"] = "Rano Raraku"


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (unknown_hex, "ahu 14 (Akahanga) belongs to no hex: there is no Z9"),
        (two_hexes_of_one_name, "hex A8 stands there twice"),
        (overlapping, "hexes A7 and A8 overlap"),
        (cut_off, "the island is not connected"),
        (no_quarry, "there must be exactly one moai_quarry hex, not 0"),
        (no_headdress_quarry, "there must be exactly one headdress_quarry hex, not 0"),
        (two_villages, "there must be exactly one village hex, not 2"),
        (no_hut, "there must be exactly one hut hex, not 0"),
        (forest_without_logs, "hex D3: a forest has a number of logs"),
        (logs_without_forest, "hex E5: a forest has a number of logs, and nothing else has"),
        (ahu_number_twice, "ahu number 14 is given twice"),
        (ahu_name_twice, "two ahus are called Akahanga"),
        (edge_twice, "two ahus share the SE edge of G6"),
        (inland, "ahu 14 (Akahanga) is not on the coast: G5 lies across its edge"),
        (too_few_ahus, "24 ahus are too few: the bases of a full table need 25"),
        (no_hexes, "there must be exactly one moai_quarry hex, not 0"),
        (no_name, "name: String should have at least 1 character"),
        (name_that_breaks_records, "name: String should match pattern"),
        (bad_hex_name, "hexes.0.id: String should match pattern"),
        (unknown_terrain, "hexes.0.terrain: Input should be"),
        (unknown_edge, "ahus.13.edge: Input should be"),
        (off_the_map, "hexes.0.x: Input should be less than or equal to 1"),
        (negative_value, "ahus.13.moai: Input should be greater than or equal to 0"),
        (missing_part, "ahus: Field required"),
        (unknown_part, "volcano: Extra inputs are not permitted"),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_what_is_wrong_with_a_board_is_said(spoil: Callable[[Sheet], None], words: str) -> None:
    sheet = rapa_nui()
    spoil(sheet)
    with pytest.raises(BoardError) as error:
        read_board(json.dumps(sheet), "mine.json")
    assert [problem for problem in error.value.problems if words in problem], error.value.problems
    assert str(error.value).startswith("mine.json: ")


def test_bases_of_a_board_need_their_ahus_and_their_players() -> None:
    for bases, words in (({"5": 7}, "a full table need 35"), ({"6": 2}, "bases for 6 players")):
        with pytest.raises(BoardError, match=words):
            read(rapa_nui() | {"bases": bases})
    assert read(rapa_nui() | {"bases": {"4": 8}}).box().bases == {3: 7, 4: 8, 5: 5}


def test_as_many_ahus_as_a_full_table_has_bases_are_enough() -> None:
    sheet = rapa_nui()
    sheet["ahus"] = sheet["ahus"][:25]
    assert len(read(sheet).ahus) == 25


def test_all_that_is_wrong_is_said_at_once() -> None:
    sheet = rapa_nui()
    for spoil in (no_hut, ahu_name_twice, inland):
        spoil(sheet)
    with pytest.raises(BoardError) as error:
        read(sheet)
    assert len(error.value.problems) == 3


@pytest.mark.parametrize("text", ["", "{", "[1, 2]", "null", "the island"])
def test_what_is_no_board_at_all_is_refused(text: str) -> None:
    with pytest.raises(BoardError, match=r"board: file: "):
        read_board(text)


def test_a_board_is_loaded_from_a_file_of_ones_own(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(rapa_nui()), "utf-8")
    assert load_board(path) == RAPA_NUI


def test_a_file_that_is_not_there_is_said(tmp_path: Path) -> None:
    with pytest.raises(BoardError, match="cannot be read"):
        load_board(tmp_path / "nowhere.json")


def test_a_file_that_is_no_text_is_said(tmp_path: Path) -> None:
    path = tmp_path / "picture.json"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BoardError, match="cannot be read"):
        load_board(path)


class TestVersions:
    """Three versions of the shipped board, and another board, whose file comes first."""

    @pytest.fixture(autouse=True)
    def several(self, monkeypatch: pytest.MonkeyPatch) -> None:
        others = (("Atlantis", 3), ("Rapa Nui", 10), ("Rapa Nui", 9))
        texts = {
            f"{number}.json": json.dumps(rapa_nui() | {"name": name, "version": version})
            for number, (name, version) in enumerate(others)
        }
        found = by_title(texts | {"rapa_nui.json": json.dumps(rapa_nui())})
        monkeypatch.setattr("engine.board.boards", lambda: found)

    def test_a_name_alone_means_the_newest_version(self) -> None:
        assert find_board("rapa nui").title == "Rapa Nui 10"
        assert find_board(DEFAULT_BOARD).title == "Rapa Nui 10"
        assert find_board("Atlantis").title == "Atlantis 3"

    def test_a_title_means_its_own_version(self) -> None:
        assert [find_board(f"Rapa Nui {n}").file.version for n in (1, 9, 10)] == [1, 9, 10]

    def test_who_chooses_a_board_finds_all_of_them_the_newest_first(self) -> None:
        assert boards_on_offer() == ["Atlantis 3", "Rapa Nui 10", "Rapa Nui 9", "Rapa Nui 1"]

    def test_new_games_are_played_on_the_newest_version(self) -> None:
        assert {name: board.title for name, board in newest_boards().items()} == {
            "Atlantis": "Atlantis 3",
            "Rapa Nui": "Rapa Nui 10",
        }

    def test_two_files_of_one_title_are_refused(self) -> None:
        text = json.dumps(rapa_nui())
        with pytest.raises(BoardError, match=r"two\.json.*another board Rapa Nui 1"):
            by_title({"one.json": text, "two.json": text})
