"""docs/rules.md 5.2, 9.1, 9.2 and 9.3: which statues, how they move, and who may pass."""

import pytest

from engine.events import Moved, Passed
from engine.state import Figure
from tests.kit.engine.table_builder import Table, carrying


class TestWhichStatues:
    def test_one_in_my_front(self) -> None:
        table = carrying("green w I5").statues("m1 1 front green")
        table.play("green move m1 I5")
        assert table.state.statues["m1"].hex == "I5"

    def test_one_under_my_marker(self) -> None:
        table = carrying("green w I5").statues("m1 1 H5 green")
        table.play("green move m1 I5")
        assert table.state.statues["m1"].marked_by == "green"

    def test_one_that_i_moved_this_round_and_left_unmarked(self) -> None:
        table = carrying("green w I5", "green w H5").statues("m1 1 front green")
        table.play("green move m1 I5", "green move m1 H5")
        assert table.state.statues["m1"].hex == "H5"

    def test_one_that_i_moved_this_round_can_still_be_marked_in_place(self) -> None:
        table = carrying("green w I5").statues("m1 1 front green")
        table.play("green move m1 I5", "green mark m1")
        assert table.state.statues["m1"].marked_by == "green"

    def test_one_that_i_moved_this_round_need_not_be_finished(self) -> None:
        table = carrying("green w I5", "green w H5", markers=0).statues("m1 1 front green")
        table.play("green move m1 I5")
        assert "move m1 H5" in table.legal("green")

    def test_an_abandoned_one(self) -> None:
        table = carrying("green w I5").statues("m1 1 H5 -")
        table.play("green move m1 I5 mark")
        assert table.state.statues["m1"].marked_by == "green"

    def test_none_in_the_front_of_another(self) -> None:
        table = carrying("green w I5").statues("m1 1 front red", "m2 1 front green")
        assert table.refuse("green move m1 I5") == "in-front-of-other"
        assert table.refuse("green mark m1") == "in-front-of-other"

    def test_none_under_the_marker_of_another(self) -> None:
        table = carrying("green w I5").statues("m1 1 H5 red", "m2 1 front green")
        assert table.refuse("green move m1 I5") == "marked-by-other"
        assert table.refuse("green mark m1") == "marked-by-other"

    def test_none_that_another_moved_this_round(self) -> None:
        table = carrying("green w I5", "red w H5").statues("m1 1 front green", "m2 1 front red")
        table.play("green move m1 I5", "red move m2 I5:g")
        assert table.refuse("green move m2 H5:r") == "moved-by-other"
        assert table.refuse("green mark m2") == "moved-by-other"

    def test_none_that_does_not_exist(self) -> None:
        table = carrying("green w I5").statues("m1 1 front green")
        assert table.refuse("green move m7 I5") == "unknown-statue"

    def test_legal_offers_only_mine_and_abandoned_ones(self) -> None:
        table = carrying("green w I5").statues(
            "m1 1 front green", "m2 1 front red", "m3 1 H5 green", "m4 1 H5 red", "m5 1 H5 -"
        )
        named = {action.split()[1] for action in table.legal("green") if action != "pass"}
        assert named == {"m1", "m3", "m5"}

    def test_one_statue_a_turn(self) -> None:
        table = carrying("green w I5", "red w I5").statues("m1 1 front green", "m2 1 front red")
        table.play("green move m1 I5")
        assert table.due() == {"red": "transport"}


class TestAbandonedStatues:
    def abandoned(self, **screen: int) -> Table:
        table = carrying("green w H5", "green w G6", "green w G5", **screen)
        return table.statues("m1 1 I5 -")

    def test_left_unmarked_is_refused(self) -> None:
        assert self.abandoned().refuse("green move m1 H5") == "abandoned-needs-end"

    def test_marked_is_an_end(self) -> None:
        table = self.abandoned()
        table.play("green move m1 H5 mark")
        assert table.state.statues["m1"].marked_by == "green"

    def test_marked_in_place_is_an_end(self) -> None:
        table = self.abandoned()
        table.play("green mark m1")
        assert table.state.statues["m1"].hex == "I5"

    def test_erected_is_an_end(self) -> None:
        table = self.abandoned(markers=0)
        table.play("green move m1 H5 G5 G6 erect 14")
        assert table.state.bases[14].owner == "green"

    def test_without_marker_only_a_place_for_it_will_do(self) -> None:
        table = self.abandoned(markers=0)
        assert table.refuse("green move m1 H5 mark") == "no-marker-left"
        endings = {action for action in table.legal("green") if action != "pass"}
        assert endings == {"move m1 H5 G5 G6 erect 14", "move m1 H5 G5 G6 erect 15"}

    def test_without_marker_and_place_it_may_not_be_taken(self) -> None:
        table = carrying("green w H5", markers=0).statues("m1 1 I5 -", "m2 1 front green")
        assert not [action for action in table.legal("green") if "m1" in action]

    def test_who_could_only_take_and_leave_it_passes_by_itself(self) -> None:
        table = carrying("green w H5", "red w H5", "blue w H5", markers=0)
        table.screen("red", markers=0).screen("blue", markers=0).statues("m1 1 I5 -", "m2 1 front green")
        events = table.play("green pass")
        assert [event for event in events if isinstance(event, Passed)][1:] == [
            Passed("red", forced=True),
            Passed("blue", forced=True),
        ]

    def test_a_headdress_crowning_is_an_end(self) -> None:
        table = carrying("green w H6", markers=0).statues("h1 H5 -").erected(12, "red", 1)
        table.play("green move h1 H6 crown 12")
        assert table.state.bases[12].crowned


class TestMoving:
    def test_a_moai_from_the_front_starts_on_the_moai_quarry(self) -> None:
        table = carrying("green w I5", "green w E5").statues("m1 1 front green")
        assert table.refuse("green move m1 E5") == "not-adjacent"
        (event, *_) = table.play("green move m1 I5")
        assert isinstance(event, Moved)
        assert event.start == "J5"

    def test_a_headdress_from_the_front_starts_on_the_headdress_quarry(self) -> None:
        table = carrying("green w D6", "green w I5").statues("h1 front green")
        assert table.refuse("green move h1 I5") == "not-adjacent"
        table.play("green move h1 D6")
        assert table.state.statues["h1"].hex == "D6"

    def test_hex_by_hex_to_neighbours(self) -> None:
        table = carrying("green w I5", "green w G5").statues("m1 1 front green")
        assert table.refuse("green move m1 I5 G5") == "not-adjacent"

    def test_only_hexes_of_the_board(self) -> None:
        table = carrying("green w I5").statues("m1 1 front green")
        assert table.refuse("green move m1 J7") == "unknown-hex"

    def test_the_start_hex_needs_nothing(self) -> None:
        table = carrying("green w I5").statues("m1 1 I4 green")
        table.play("green move m1 I5")
        assert table.state.statues["m1"].hex == "I5"

    def test_every_hex_entered_needs_strength(self) -> None:
        table = carrying("green w I5").statues("m1 1 front green")
        assert table.refuse("green move m1 I5 H5") == "too-weak"

    @pytest.mark.parametrize("tile", ["F6", "H4", "E4", "C6", "J5"])
    def test_special_hexes_and_quarries_may_be_entered(self, tile: str) -> None:
        table = carrying(f"green w {tile}")
        beside = table.state.board.neighbours[tile][0]
        table.statues(f"m1 1 {beside} green")
        table.play(f"green move m1 {tile}")
        assert table.state.statues["m1"].hex == tile

    def test_figures_serve_any_number_of_transports(self) -> None:
        table = carrying("green w I5").statues("m1 1 front green", "m2 1 front green")
        table.play("green move m1 I5", "green move m2 I5")
        assert table.state.figures == [Figure("green", "worker", "I5", 0)]

    def test_logs_serve_any_number_of_transports(self) -> None:
        table = carrying("green w+2 I5").statues("m1 3 front green", "m2 3 front green")
        table.play("green move m1 I5", "green move m2 I5")
        assert table.state.figures[0].logs == 2

    def test_a_move_names_a_hex_unless_it_finishes(self) -> None:
        table = carrying("green w I5").statues("m1 1 I5 green")
        with pytest.raises(ValueError, match="notation-move"):
            table.play("green move m1")


class TestNoHexTwiceInARound:
    def wide(self) -> Table:
        return carrying("green w I5", "green w I4", "green w J5", "green w H5", "green w J4")

    def test_not_within_one_move(self) -> None:
        table = self.wide().statues("m1 1 front green")
        assert table.refuse("green move m1 I5 H5 I4 I5") == "been-there"

    def test_not_the_hex_it_began_the_move_on(self) -> None:
        table = self.wide().statues("m1 1 H5 green")
        assert table.refuse("green move m1 I5 H5") == "been-there"

    def test_not_in_a_later_move_of_the_same_round(self) -> None:
        table = self.wide().statues("m1 1 front green")
        table.play("green move m1 I5 H5")
        assert table.refuse("green move m1 I5") == "been-there"
        table.play("green move m1 I4")
        assert table.state.statues["m1"].visited == ("J5", "I5", "H5", "I4")

    def test_not_its_quarry_hex_if_it_began_in_a_front(self) -> None:
        table = self.wide().statues("m1 1 front green")
        table.play("green move m1 I5")
        assert table.refuse("green move m1 J5") == "been-there"

    def test_not_its_quarry_hex_after_it_was_marked_there(self) -> None:
        table = self.wide().statues("m1 1 front green")
        table.play("green mark m1")
        assert table.refuse("green move m1 I5 J5") == "been-there"

    def test_not_the_hex_it_began_the_round_on(self) -> None:
        table = self.wide().statues("m1 1 H5 green")
        table.play("green move m1 I4")
        assert table.refuse("green move m1 H5") == "been-there"

    def test_the_quarry_of_the_other_kind_is_free(self) -> None:
        table = self.wide().statues("h1 I4 green")
        table.play("green move h1 J5")
        assert table.state.statues["h1"].hex == "J5"

    def test_a_new_round_forgets(self) -> None:
        table = self.wide().screen("green", workers=1).statues("m1 1 H5 green")
        table.play("green move m1 I5", "green pass", "green recall -")
        assert table.state.statues["m1"].visited == ("I5",)
        table.play("dice 1 1 1", "green bid -", "red bid -", "blue bid -")
        table.play("red pass", "blue pass", "green put w H5", "green pass")
        table.play("green move m1 H5")
        assert table.state.statues["m1"].hex == "H5"


class TestPassing:
    def test_a_pass_is_final_in_transport_too(self) -> None:
        table = carrying("green w I5", "red w I5").statues("m1 1 front green", "m2 1 front red")
        table.play("green pass", "red move m2 I5")
        assert table.due() == {"red": "transport"}
        assert table.refuse("green move m1 I5") == "has-passed"

    def test_the_last_player_goes_on_alone(self) -> None:
        table = carrying("green w I5", "green w H5", markers=1).statues("m1 1 front green")
        table.play("green move m1 I5", "green move m1 H5", "green mark m1")
        assert table.state.statues["m1"].marked_by == "green"

    def test_who_can_do_nothing_passes_by_itself(self) -> None:
        table = carrying("green w I5").statues("m1 1 front green")
        table.play("green move m1 I5")
        assert table.due() == {"green": "transport"}

    def test_with_no_statue_about_the_phase_is_over_at_once(self) -> None:
        table = Table().round(2).placement("green")
        table.play("green pass", "red pass", "blue pass")
        assert (table.state.round, table.state.phase) == (3, "auction")

    @pytest.mark.parametrize("line", ["put w E5", "tablet", "take 1", "bid -", "stash -", "recall -"])
    def test_decisions_of_other_phases_are_refused(self, line: str) -> None:
        table = carrying("green w I5").statues("m1 1 front green")
        assert table.refuse(f"green {line}") == "wrong-phase"

    def test_out_of_turn_is_refused(self) -> None:
        table = carrying("green w I5").statues("m1 1 front green", "m2 1 front red")
        assert table.refuse("red mark m2") == "not-your-turn"
        assert table.legal("red") == []
