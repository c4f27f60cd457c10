"""docs/rules.md 11, 12 and 13.2: what is left in fronts, who is asked, when it ends, who wins."""

import pytest

from engine import Colour, result_of, view
from engine.events import GameOver, Recalled, Returned, RoundBegan, Stashed
from engine.scoring import ranking
from tests.kit.engine.table_builder import Table, kinds


def carrying(*figures: str, options: str = "") -> Table:
    return Table(options=options).round(2).figures(*figures).transport("green")


class TestStash:
    def test_asked_are_only_those_with_both_a_statue_in_front_and_a_marker(self) -> None:
        table = carrying().statues("m1 1 front green", "m2 1 front red").screen("red", markers=0)
        table.play("green pass")
        assert table.due() == {"green": "stash"}
        assert table.state.statues["m2"].hex == "J5"

    def test_the_statues_of_the_others_just_go_to_their_quarries(self) -> None:
        table = carrying().screen("green", markers=0).statues("m1 1 front green", "h1 front green")
        table.figures("green w I5")
        events = table.play("green pass")
        assert Stashed("green", ("m1", "h1"), ()) in events
        assert [table.state.statues[name].hex for name in ("m1", "h1")] == ["J5", "C6"]
        assert table.state.statues["m1"].abandoned

    def test_all_concerned_owe_it_at_once_in_any_order(self) -> None:
        table = carrying().statues("m1 1 front green", "m2 1 front red")
        table.play("green pass", "red pass")
        assert table.due() == {"green": "stash", "red": "stash"}
        table.play("red stash m2")
        assert table.due() == {"green": "stash"}

    def test_a_marked_one_is_mine_in_the_next_round(self) -> None:
        table = carrying().statues("m1 1 front green", "h1 front green")
        table.play("green pass", "green stash m1", "green recall -")
        assert table.state.statues["m1"].marked_by == "green"
        assert table.state.statues["h1"].abandoned
        assert table["green"].markers == 1

    def test_markers_spent_this_round_are_no_use(self) -> None:
        table = Table().round(2)
        table.play("dice 1 1 1", "green bid 2m 1w", "red bid -", "blue bid -", "green take 1")
        table.play("green put c I5", "red pass", "blue pass", "green pass", "green pass")
        assert table.state.round == 3
        assert table.state.statues["m1"].abandoned

    def test_no_more_than_there_are_markers(self) -> None:
        table = carrying().screen("green", markers=1).statues("m1 1 front green", "m2 1 front green")
        table.play("green pass")
        assert table.legal("green") == ["stash -", "stash m1", "stash m2"]
        assert table.refuse("green stash m1 m2") == "markers-missing"

    def test_only_statues_of_ones_own_front(self) -> None:
        table = carrying().statues("m1 1 front green", "m2 1 front red", "m3 1 H5 green")
        table.play("green pass", "red pass")
        assert table.refuse("green stash m2") == "not-in-your-front"
        assert table.refuse("green stash m3") == "not-in-your-front"

    def test_answered_once(self) -> None:
        table = carrying().statues("m1 1 front green", "m2 1 front red")
        table.play("green pass", "red pass", "green stash -")
        assert table.refuse("green stash -") == "nothing-owed"
        assert table.refuse("blue stash -") == "nothing-owed"

    def test_only_a_stash_answers(self) -> None:
        table = carrying().statues("m1 1 front green")
        table.play("green pass")
        assert table.refuse("green pass") == "wrong-phase"


class TestRecall:
    def test_asked_are_only_those_with_marked_statues(self) -> None:
        table = carrying().statues("m1 1 H5 green", "m2 1 H5 -")
        table.play("green pass", "red pass", "blue pass")
        assert table.due() == {"green": "recall"}

    def test_nobody_is_asked_when_nothing_is_marked(self) -> None:
        table = carrying().statues("m1 1 H5 -")
        table.play("green pass", "red pass", "blue pass")
        assert table.dice_due()

    def test_any_of_ones_markers_come_back_and_the_statues_are_abandoned(self) -> None:
        table = carrying().statues("m1 1 H5 green", "m2 1 H5 green", "h1 H5 green")
        table.figures("red w I5")
        table.play("green pass")
        assert len(table.legal("green")) == 8
        assert table.play("green recall m2 h1")[0] == Recalled("green", ("m2", "h1"))
        abandoned = [name for name, statue in table.state.statues.items() if statue.abandoned]
        assert abandoned == ["m2", "h1"]
        assert table["green"].markers == 4

    def test_all_concerned_owe_it_at_once_in_any_order(self) -> None:
        table = carrying("red w I5").statues("m1 1 H5 green", "m2 1 H5 red")
        table.play("green pass", "red pass")
        assert table.due() == {"green": "recall", "red": "recall"}
        table.play("red recall m2", "green recall -")
        assert table.dice_due()

    def test_only_from_statues_under_ones_own_marker(self) -> None:
        table = carrying("red w I5").statues("m1 1 H5 green", "m2 1 H5 red", "m3 1 H5 -")
        table.play("green pass", "red pass", "blue pass")
        assert table.refuse("green recall m2") == "not-your-marker"
        assert table.refuse("green recall m3") == "not-your-marker"

    def test_answered_once(self) -> None:
        table = carrying("red w I5").statues("m1 1 H5 green", "m2 1 H5 red")
        table.play("green pass", "red pass", "green recall -")
        assert table.refuse("green recall m1") == "nothing-owed"

    def test_a_marker_stashed_a_moment_ago_can_be_recalled(self) -> None:
        table = carrying().statues("m1 1 front green")
        table.play("green pass", "green stash m1")
        assert table.legal("green") == ["recall -", "recall m1"]


class TestEndOfRound:
    def test_figures_and_everything_spent_go_back_behind_the_screens(self) -> None:
        table = Table().round(2)
        table.play("dice 1 1 1", "green bid 1m 1w", "red bid -", "blue bid c", "green take 1", "blue take 1")
        table.play(
            "blue take 1", "green tablet", "red put w I5", "blue pass", "green put c E5", "red put s F6"
        )
        table.play("green put s E5", "red pass", "green pass", "blue pass")
        table.play("blue stash -")
        assert table.state.round == 3
        for piece, number in (("workers", 1), ("sorcerer", 1), ("chief", 1), ("markers", 2)):
            assert table.counts(piece) == [number] * 3, piece
        assert table.counts("spent_markers") == [0, 0, 0]
        assert table.state.figures == []

    def test_half_tablets_stay_in_the_front(self) -> None:
        table = Table().round(2).screen("green", halves=3).placement("green")
        table.play("green pass", "red pass", "blue pass")
        assert table["green"].halves == 3

    def test_logs_on_the_board_leave_the_game_used_or_not(self) -> None:
        table = carrying("green w+2 I5", "red s+1 E5").statues("m1 3 front green")
        table.play("green move m1 I5")
        events = table.play("green pass")
        assert Returned(3) in events
        assert (table.state.logs_gone, table.state.log_supply) == (3, 24)

    def test_logs_behind_the_screen_stay(self) -> None:
        table = Table().round(2).screen("green", logs=4).placement("green")
        table.play("green put w+1 E5", "red pass", "blue pass", "green pass")
        assert table["green"].logs == 3

    def test_unmarked_statues_on_the_board_are_abandoned(self) -> None:
        table = carrying("green w I5", "red w I4").statues("m1 1 front green")
        table.play("green move m1 I5", "green pass")
        assert table.state.statues["m1"].abandoned
        assert table.state.round == 3

    def test_the_first_player_pawn_goes_to_the_left(self) -> None:
        table = Table().round(2).placement("blue")
        events = table.play("blue pass", "green pass", "red pass")
        assert RoundBegan(3, "green") in events
        assert table.state.first_player == "green"

    def test_cut_forests_stay_cut(self) -> None:
        table = Table().round(2).placement("green")
        table.play("green put s E3 !logs", "red pass", "blue pass", "green pass")
        assert table.state.cut == ("E3",)


def erect_last(*, bases: int = 6, options: str = "") -> Table:
    """Green has that many Moai standing and one more about to be erected."""
    table = Table(options=options).round(5).figures("green w H6")
    for ahu in range(20, 20 + bases):
        table.erected(ahu, "green", 1)
    return table.statues(f"m{bases + 1} 1 I5 green").transport("green")


class TestEndOfGame:
    def test_when_a_player_has_moai_on_all_bases(self) -> None:
        table = erect_last()
        events = table.play("green move m7 H6 erect 12")
        assert table.state.phase == "over"
        assert table.state.ended_by == "bases"
        assert isinstance(events[-1], GameOver)

    @pytest.mark.parametrize(
        ("seats", "bases"), [("green red blue yellow", 6), ("green red blue yellow purple", 5)]
    )
    def test_all_bases_are_fewer_with_more_players(self, seats: str, bases: int) -> None:
        table = Table(seats).round(5).figures("green w H6")
        for ahu in range(20, 20 + bases - 1):
            table.erected(ahu, "green", 1)
        table.statues(f"m{bases} 1 I5 green").transport("green")
        table.play(f"green move m{bases} H6 erect 12")
        assert table.state.ended_by == "bases"

    def test_the_phase_is_played_to_its_end_first(self) -> None:
        table = erect_last().statues("m8 1 I5 red").figures("red w I4", "red w H5")
        table.play("green move m7 H6 erect 12", "red move m8 I4")
        assert table.due() == {"red": "transport"}
        table.play("red move m8 H5", "red pass")
        assert table.state.phase == "over"

    def test_a_reserved_ahu_without_a_moai_does_not_count(self) -> None:
        table = erect_last(bases=5).reserved("green", 1)
        table.play("green move m6 H6 erect 12")
        assert table["green"].bases == 0
        assert (table.state.phase, table.state.ended_by) == ("auction", None)

    def test_when_no_moai_is_left_in_supply_in_a_front_or_on_its_way(self) -> None:
        table = erect_last(bases=2).no_moai_in_supply().statues("h1 C6 -")
        table.play("green move m3 H6 erect 12", "red pass", "blue pass", "green pass")
        assert table.state.ended_by == "exhausted"

    def test_not_while_a_moai_is_in_supply(self) -> None:
        table = erect_last(bases=2).no_moai_in_supply(3)
        table.play("green move m3 H6 erect 12")
        assert table.dice_due()

    def test_not_while_a_moai_is_on_its_way_and_one_was_erected(self) -> None:
        table = erect_last(bases=2).statues("m4 1 H5 -").no_moai_in_supply().nothing_arrived()
        table.play("green move m3 H6 erect 12", "red pass", "blue pass", "green pass")
        assert table.dice_due()

    def test_when_nothing_came_and_nothing_was_erected_with_an_empty_supply(self) -> None:
        table = erect_last(bases=2).no_moai_in_supply().nothing_arrived()
        table.play("green pass")
        assert table.state.ended_by == "idle"

    def test_not_idle_while_moai_came_into_the_quarry_this_round(self) -> None:
        table = erect_last(bases=2).no_moai_in_supply()
        table.play("green pass", "green recall -")
        assert table.dice_due()
        table.play("dice 1 1 1", "red pass", "blue pass", "green pass")
        assert table.state.ended_by == "idle"

    def test_an_empty_supply_is_all_sizes_empty(self) -> None:
        table = erect_last(bases=2).no_moai_in_supply(2).nothing_arrived()
        table.play("green pass", "green recall -")
        assert table.dice_due()

    def test_statues_still_in_a_front_go_to_their_quarry_and_nobody_is_asked(self) -> None:
        table = erect_last().statues("m8 2 front green", "h1 front red")
        table.play("green move m7 H6 erect 12", "red pass", "green pass")
        assert table.state.phase == "over"
        assert [table.state.statues[name].hex for name in ("m8", "h1")] == ["J5", "C6"]
        assert table.due() == {}

    def test_everything_else_stays_where_transport_left_it(self) -> None:
        table = erect_last().screen("green", chief=0)
        table.play("green move m7 H6 erect 12")
        assert len(table.state.figures) == 1
        assert table["green"].spent_chief == 1
        assert (table.state.round, table.state.first_player) == (5, "green")

    @pytest.mark.parametrize("line", ["green pass", "red bid -", "green peek 12", "blue recall -"])
    def test_nothing_more_can_be_done(self, line: str) -> None:
        table = erect_last()
        table.play("green move m7 H6 erect 12")
        assert table.refuse(line) == "game-over"
        assert table.legal("green") == []

    def test_no_more_dice(self) -> None:
        table = erect_last()
        table.play("green move m7 H6 erect 12")
        assert table.refuse("dice 1 1 1") == "dice-not-due"


class TestFinalScoring:
    def finished(self, options: str = "") -> Table:
        table = erect_last(options=options)
        table.erected(1, "red", 2, crowned=True).screen("red", halves=5, score=3)
        table.statues("m7 1 I5 -", "m8 1 I5 green")
        return table

    def test_values_sizes_headdresses_tablets_and_carrying(self) -> None:
        table = self.finished()
        table.play("green move m8 H6 erect 12", "red pass", "blue pass", "green pass")
        assert table.state.phase == "over"
        red = table.accounts()["red"]
        assert (red.moai, red.headdresses, red.carrying, red.tablets) == (8, 8, 3, 6)
        green = table.accounts()["green"]
        assert (green.moai, green.total) == (8 + 9 + 10 + 10 + 10 + 9 + 3, 59)

    @pytest.mark.parametrize(("halves", "points"), [(0, 0), (1, 0), (2, 3), (3, 3), (4, 6), (7, 9)])
    def test_3_points_a_complete_tablet_and_nothing_for_a_single_half(self, halves: int, points: int) -> None:
        table = Table().screen("red", halves=halves)
        assert table.accounts()["red"].tablets == points

    def test_a_reserved_ahu_scores_nothing(self) -> None:
        assert Table().reserved("red", 21).accounts()["red"].total == 0

    def test_most_points_win_and_equal_points_share_the_place(self) -> None:
        totals: dict[Colour, int] = {"green": 41, "red": 38, "blue": 41, "yellow": 5, "purple": 38}
        assert ranking(totals) == (("green", "blue"), ("red", "purple"), ("yellow",))

    def test_the_result_is_known_once_the_game_is_over(self) -> None:
        table = self.finished()
        assert result_of(table.state) is None
        table.play("green move m8 H6 erect 12", "red pass", "blue pass", "green pass")
        assert result_of(table.state) == {"green": 59, "red": 25, "blue": 0}

    def test_bases_are_turned_up(self) -> None:
        table = self.finished()
        table.play("green move m8 H6 erect 12")
        assert view(table.state).ahus[12].owner is None
        table.play("red pass", "blue pass", "green pass")
        assert view(table.state).ahus[12].owner == "green"
        outcome = view(table.state).outcome
        assert outcome is not None
        assert outcome.ahus[12] == ("green", 3)
        assert outcome.ranking == (("green",), ("red",), ("blue",))


class TestOpenScore:
    def test_value_times_size_is_scored_when_a_moai_is_erected(self) -> None:
        table = carrying("green w H6", options="open_score").statues("m1 1 I5 green")
        table.play("green move m1 H6 erect 12")
        assert table.scores() == [3, 0, 0]

    def test_headdresses_wait_for_the_end(self) -> None:
        table = carrying("green w H6", options="open_score").statues("h1 I5 green").erected(12, "red", 1)
        table.screen("red", score=3)
        table.play("green move h1 H6 crown 12")
        assert table.scores() == [0, 3, 0]
        assert table.accounts()["red"].headdresses == 6

    def test_the_final_result_is_the_same_as_without(self) -> None:
        for options in ("", "open_score"):
            table = carrying("green w+1 H6", "red w+2 I5", options=options).statues("m1 2 front green")
            table.play("green move m1 I5:r H6 erect 12")
            assert table.totals() == {"green": 6, "red": 1, "blue": 0}, options

    def test_without_it_the_track_counts_carrying_alone(self) -> None:
        table = carrying("green w H6").statues("m1 1 I5 green")
        table.play("green move m1 H6 erect 12")
        assert table.scores() == [0, 0, 0]


def test_events_of_a_quiet_end_of_round_come_in_their_order() -> None:
    table = Table().round(2).placement("green")
    table.play("green pass", "red pass")
    assert kinds(table.play("blue pass")) == [
        "Passed",
        "PhaseBegan",
        *["Passed"] * 3,
        "Returned",
        "RoundBegan",
    ]
