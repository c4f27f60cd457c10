"""docs/rules.md 16: the examples that the published texts work out, move by move and table by table."""

import pytest

from engine.events import Declined, Unsold
from engine.phases.transport import ended_by
from engine.scoring import base_points
from tests.kit.engine.table_builder import Table


def five_at_the_auction() -> Table:
    table = Table("blue green red yellow purple").round(2)
    for seat, workers, halves in (("blue", 3, 3), ("green", 3, 0), ("red", 2, 1), ("yellow", 1, 1)):
        table.screen(seat, workers=workers, halves=halves)
    return table


FIVE_BIDS = """
dice 1 2 2 3 0
blue bid 2m 3w
green bid 2m 3w
red bid 1m 2w
yellow bid 1m 1w
purple bid -
"""


class TestTheFivePlayerAuction:
    def test_the_dice_bring_four_moai_and_a_broken_one(self) -> None:
        table = five_at_the_auction()
        table.play("dice 1 2 2 3 0")
        assert table.state.quarry == (1, 2, 2, 3)

    def test_the_order_is_by_markers_then_halves_then_turn(self) -> None:
        table = five_at_the_auction()
        table.play(FIVE_BIDS)
        assert table.state.order == ("blue", "green", "red", "yellow", "purple")

    def test_blue_takes_the_3_green_the_1_red_a_2_and_green_again_the_other_2(self) -> None:
        table = five_at_the_auction()
        table.play(FIVE_BIDS, "blue take 3", "green take 1")
        events = table.play("red take 2")
        declined = [event.seat for event in events if isinstance(event, Declined)]
        assert declined == ["yellow", "purple", "blue"]
        assert table.due() == {"green": "choose"}
        table.play("green take 2")
        held = {name: (statue.size, statue.holder) for name, statue in table.state.statues.items()}
        assert held == {"m1": (3, "blue"), "m2": (1, "green"), "m3": (2, "red"), "m4": (2, "green")}
        assert table.state.phase == "placement"

    def test_yellow_cannot_take_the_2_with_one_sculptor(self) -> None:
        table = five_at_the_auction()
        table.play(FIVE_BIDS, "blue take 3", "green decline", "red decline")
        assert table.due() == {"yellow": "choose"}
        assert table.refuse("yellow take 2") == "sculptors-missing"


WORKED_AUCTION = """
dice 1 2 3
green bid 2m 1w
red bid 2m c
blue bid 2m 1w
green take 1
red take 3
"""
# A is C4 (ahu 28: 8), B is I3 (ahu 4: 3, headdress 8), C is G6 (ahu 14: 5, headdress 6).
WORKED_PLACEMENT = """
green put s F6 !worker
red put w+2 I4
blue put c G6
green put c F6 !worker
red put w+2 G5
blue put w D6
green put w D4
red put w H5
blue put s C6 !headdress
green put w C4
red put s+1 I3 !ahu4
blue tablet
green put w I3
red pass
blue put w E6
green put w B8
blue put w F6
"""
WORKED_TRANSPORT = """
green move m1 D4 C4 erect 28
red move h1 D6:b E6:b F6:b G5 H5 I4 I3 mark
blue move m2 G5:r G6 erect 14
green mark m3
red move m4 I4 I3:g erect 4
blue move h2 D6 E6 F6 G6 crown 14
green pass
red move h1 crown 4
"""


def worked_round() -> Table:
    table = Table("green red blue").round(3).first("green")
    table.screen("green", workers=3, logs=0, markers=2, halves=2)
    table.screen("red", workers=3, logs=5, markers=3, halves=1)
    table.screen("blue", workers=4, logs=0, markers=3, halves=1)
    return table.statues("m1 1 E4 green", "m2 2 H5 blue", "h1 C6 -")


class TestTheWorkedRound:
    def test_the_hexes_of_our_board_have_the_values_that_the_text_names(self) -> None:
        ahus = worked_round().state.board.ahus
        assert (ahus[28].hex, ahus[28].moai) == ("C4", 8)
        assert (ahus[14].hex, ahus[14].moai, ahus[14].headdress) == ("G6", 5, 6)
        assert (ahus[4].hex, ahus[4].moai, ahus[4].headdress) == ("I3", 3, 8)

    def test_green_chooses_first_by_halves_and_red_before_blue_by_turn(self) -> None:
        table = worked_round()
        table.play(WORKED_AUCTION[: WORKED_AUCTION.index("green take")])
        assert table.state.order == ("green", "red", "blue")

    def test_blue_cannot_take_the_2_which_leaves_the_game(self) -> None:
        table = worked_round()
        events = table.play(WORKED_AUCTION)
        assert Declined("blue", forced=True) in events
        assert Unsold((2,)) in events
        assert table.state.moai_gone == {1: 0, 2: 1, 3: 0}

    @pytest.mark.parametrize(
        ("piece", "left"),
        [
            ("chief", [1, 0, 1]),
            ("sorcerer", [1, 1, 1]),
            ("workers", [2, 3, 3]),
            ("logs", [0, 5, 0]),
            ("markers", [0, 1, 1]),
            ("halves", [2, 1, 1]),
        ],
    )
    def test_what_is_left_after_the_auction(self, piece: str, left: list[int]) -> None:
        table = worked_round()
        table.play(WORKED_AUCTION)
        assert table.counts(piece) == left

    @pytest.mark.parametrize(
        ("piece", "left"),
        [
            ("chief", [0, 0, 0]),
            ("sorcerer", [0, 0, 0]),
            ("workers", [0, 0, 0]),
            ("logs", [0, 0, 0]),
            ("markers", [0, 1, 0]),
            ("halves", [0, 1, 2]),
        ],
    )
    def test_what_is_left_after_placement(self, piece: str, left: list[int]) -> None:
        table = worked_round()
        table.play(WORKED_AUCTION, WORKED_PLACEMENT)
        assert table.counts(piece) == left

    def test_green_and_blue_are_out_of_pieces_and_pass_by_themselves(self) -> None:
        table = worked_round()
        table.play(WORKED_AUCTION, WORKED_PLACEMENT)
        assert table.due() == {"green": "transport"}

    @pytest.mark.parametrize(
        ("moves", "points"),
        [(1, [0, 0, 0]), (2, [0, 0, 3]), (3, [0, 1, 3]), (4, [0, 1, 3]), (5, [1, 1, 3]), (8, [1, 1, 3])],
    )
    def test_points_for_carrying_after_each_move(self, moves: int, points: list[int]) -> None:
        table = worked_round()
        table.play(WORKED_AUCTION, WORKED_PLACEMENT, *WORKED_TRANSPORT.split("\n")[1 : moves + 1])
        assert table.scores() == points

    def test_greens_marker_comes_back_when_it_erects_and_marks_again(self) -> None:
        table = worked_round()
        table.play(WORKED_AUCTION, WORKED_PLACEMENT, "green move m1 D4 C4 erect 28")
        assert table["green"].markers == 1
        table.play(*WORKED_TRANSPORT.split("\n")[2:5])
        assert table["green"].markers == 0
        assert table.state.statues["m3"].hex == "J5"

    def test_final_values(self) -> None:
        table = worked_round()
        table.play(WORKED_AUCTION, WORKED_PLACEMENT, WORKED_TRANSPORT)
        sources = {str(seat): tuple(account)[:3] for seat, account in table.accounts().items()}
        assert sources == {"green": (8, 0, 1), "red": (9, 8, 1), "blue": (10, 6, 3)}

    def test_the_round_ends_with_greens_marked_moai_as_the_one_question(self) -> None:
        table = worked_round()
        table.play(WORKED_AUCTION, WORKED_PLACEMENT, WORKED_TRANSPORT)
        assert table.due() == {"green": "recall"}
        table.play("green recall -")
        assert (table.state.round, table.state.first_player) == (4, "red")
        assert ended_by(table.state) is None


class TestScoring:
    def test_size_3_on_value_9_is_27(self) -> None:
        table = Table().erected(21, "green", 3)
        assert table.accounts()["green"].total == 27

    def test_size_1_on_value_8_is_8(self) -> None:
        table = Table().erected(28, "green", 1)
        assert table.accounts()["green"].total == 8

    def test_size_2_on_value_8_with_a_headdress_worth_6_is_22(self) -> None:
        table = Table().erected(32, "green", 2, crowned=True)
        assert table.accounts()["green"].total == 22
        assert base_points(table.state.board, 32, table.state.bases[32]) == 22


class TestPayments:
    def test_own_worker_with_two_logs_carries_a_3_free(self) -> None:
        table = Table().figures("green w+2 I5").statues("m1 3 front green").transport("green")
        table.play("green move m1 I5")
        assert table.scores() == [0, 0, 0]

    def test_a_foreign_chief_is_paid_what_the_statue_weighs(self) -> None:
        table = Table().figures("red c I5").statues("m1 3 front green").transport("green")
        table.play("green move m1 I5:R")
        assert table.scores() == [0, 3, 0]

    def test_a_foreign_chief_is_paid_in_full_whatever_else_helps(self) -> None:
        table = Table().figures("green w+1 I5", "red c I5").statues("m1 3 front green").transport("green")
        table.play("green move m1 I5:R")
        assert table.scores() == [0, 3, 0]

    def test_a_foreign_worker_with_logs_is_paid_once(self) -> None:
        table = Table().figures("red w+2 I5").statues("m1 3 front green").transport("green")
        table.play("green move m1 I5:r")
        assert table.scores() == [0, 1, 0]


def test_an_abandoned_headdress_must_be_finished_or_marked_by_who_takes_it() -> None:
    table = Table().screen("red", markers=1).figures("red w D6").statues("h1 C6 -").transport("red")
    assert table.refuse("red move h1 D6") == "abandoned-needs-end"
    table.play("red move h1 D6 mark")
    assert table.state.statues["h1"].marked_by == "red"


def test_a_reserved_ahu_is_for_its_owner_alone() -> None:
    table = Table().reserved("red", 4).figures("green w I3", "red w I3")
    table.statues("m1 1 I4 green", "m2 1 I4 red").transport("green")
    assert table.refuse("green move m1 I3 erect 4") == "ahu-reserved"
    table.play("green pass", "red move m2 I3 erect 4")
    assert table.state.bases[4].size == 1
