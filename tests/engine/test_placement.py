"""docs/rules.md 8: the five actions and the five powers."""

import pytest

from engine import apply, legal
from engine.actions import Put
from engine.events import Passed, PowerUsed
from engine.state import Figure
from tests.kit.engine.boards import wooded_coast
from tests.kit.engine.table_builder import Table

QUARRIES = ("J5", "C6")


def placing(**screen: int) -> Table:
    """Green places first, with this behind its screen."""
    return Table().round(2).screen("green", **screen).placement("green")


class TestPlacingFigures:
    @pytest.mark.parametrize("figure", ["w", "w+1", "w+2", "s", "s+1", "s+2", "c"])
    def test_a_worker_or_sorcerer_with_0_1_or_2_logs_or_the_chief_alone(self, figure: str) -> None:
        table = placing(logs=2)
        table.play(f"green put {figure} E5")
        (placed,) = table.state.figures
        assert (placed.seat, placed.hex) == ("green", "E5")
        assert table["green"].logs == 2 - placed.logs

    def test_on_any_hex(self) -> None:
        table = placing()
        assert {f"put w {tile}" for tile in table.state.board.hexes} <= set(table.legal("green"))

    @pytest.mark.parametrize("tile", QUARRIES)
    def test_quarries_included(self, tile: str) -> None:
        table = placing()
        table.play(f"green put w {tile}")
        assert table.state.figures == [Figure("green", "worker", tile, 0)]

    def test_no_limit_on_who_shares_a_hex(self) -> None:
        table = placing(workers=2)
        table.play("green put w E5", "red put w E5", "blue put c E5", "green put w E5", "red put s E5")
        assert [figure.hex for figure in table.state.figures] == ["E5"] * 5

    def test_the_chief_never_comes_with_logs(self) -> None:
        table = placing(logs=2)
        with pytest.raises(ValueError, match="chief-without-logs"):
            apply(table.state, "green", Put("chief", "E5", logs=1))
        assert not [action for action in table.legal("green") if action.startswith("put c+")]

    def test_never_more_than_two_logs(self) -> None:
        assert placing(logs=5).refuse("green put w+3 E5") == "too-many-logs"

    def test_only_logs_that_are_there(self) -> None:
        table = placing(logs=1)
        assert table.refuse("green put w+2 E5") == "logs-missing"
        assert "put w+1 E5" in table.legal("green")
        assert "put w+2 E5" not in table.legal("green")

    @pytest.mark.parametrize(
        ("screen", "line"),
        [({"workers": 0}, "put w E5"), ({"sorcerer": 0}, "put s E5"), ({"chief": 0}, "put c E5")],
    )
    def test_only_figures_that_are_behind_the_screen(self, screen: dict[str, int], line: str) -> None:
        table = placing(**screen)
        assert table.refuse(f"green {line}") == "piece-missing"
        assert line not in table.legal("green")

    def test_on_no_hex_beyond_the_board(self) -> None:
        assert placing().refuse("green put w Z9") == "unknown-hex"

    def test_exactly_one_action_a_turn_clockwise(self) -> None:
        table = placing(workers=3)
        turns = []
        for _ in range(4):
            (seat,) = table.due()
            turns.append(seat)
            table.play(f"{seat} put {'w' if seat not in turns[:-1] else 's'} E5")
        assert turns == ["green", "red", "blue", "green"]

    def test_out_of_turn_is_refused(self) -> None:
        table = placing()
        assert table.refuse("red put w E5") == "not-your-turn"
        assert table.legal("red") == []


class TestPowers:
    def test_a_worker_uses_no_power(self) -> None:
        assert placing().refuse("green put w F6 !worker") == "worker-without-power"

    def test_a_power_is_not_used_unless_said(self) -> None:
        table = placing(workers=1)
        table.play("green put s F6")
        assert table["green"].workers == 1

    def test_village_a_worker_from_the_urn(self) -> None:
        table = placing(workers=1)
        events = table.play("green put s F6 !worker")
        assert (table["green"].workers, table["green"].urn_workers) == (2, 4)
        assert PowerUsed("green", "worker", "F6", 1, None, None, tablet_broken=False) in events

    def test_hut_a_marker_from_the_urn(self) -> None:
        table = placing(markers=2)
        table.play("green put s H4 !marker")
        assert (table["green"].markers, table["green"].urn_markers) == (3, 3)

    def test_forest_as_many_logs_as_its_number_then_it_is_cut(self) -> None:
        table = placing()
        table.play("green put s E3 !logs")
        assert table["green"].logs == 4
        assert table.state.cut == ("E3",)
        assert table.state.log_supply == 23

    def test_forest_only_as_far_as_the_supply_goes(self) -> None:
        table = placing().logs_in_supply(2)
        table.play("green put s D3 !logs")
        assert table["green"].logs == 2
        assert table.state.log_supply == 0

    def test_ahu_a_base_colour_up_on_a_free_ahu_of_that_hex(self) -> None:
        table = placing()
        table.play("green put s G6 !ahu15")
        base = table.state.bases[15]
        assert (base.owner, base.size) == ("green", 0)
        assert table["green"].bases == 6

    def test_ahu_the_reserved_base_never_comes_back(self) -> None:
        table = placing()
        table.play("green put s G6 !ahu15", "red pass", "blue pass", "green pass")
        assert table.state.round == 3
        assert table["green"].bases == 6
        assert table.state.bases[15].owner == "green"

    def test_headdress_quarry_a_headdress_into_the_front(self) -> None:
        table = placing()
        table.play("green put s C6 !headdress")
        statue = table.state.statues["h1"]
        assert (statue.holder, statue.hex, statue.size) == ("green", None, 0)
        assert table.state.headdress_supply == 13

    @pytest.mark.parametrize(
        ("line", "piece", "after"),
        [
            ("put c F6 !worker", "workers", 2),
            ("put c H4 !marker", "markers", 3),
            ("put c E3 !logs", "logs", 4),
            ("put c G6 !ahu15", "bases", 6),
            ("put c C6 !headdress", "halves", 1),
        ],
    )
    def test_the_chief_does_the_same_for_two_halves(self, line: str, piece: str, after: int) -> None:
        table = placing(halves=3)
        assert line in table.legal("green")
        table.play(f"green {line}")
        assert getattr(table["green"], piece) == after
        assert (table["green"].halves, table.state.half_supply) == (1, 29)

    def test_the_chief_without_two_halves_uses_no_power_but_can_be_placed(self) -> None:
        table = placing(halves=1)
        assert table.refuse("green put c F6 !worker") == "halves-missing"
        assert "put c F6 !worker" not in table.legal("green")
        table.play("green put c F6")
        assert table["green"].halves == 1

    def test_the_chief_at_most_once_a_round(self) -> None:
        table = placing(halves=6)
        table.play("green put c F6 !worker", "red pass", "blue pass")
        assert table.refuse("green put c F6 !worker") == "piece-missing"

    def test_the_sorcerer_breaks_no_tablet(self) -> None:
        table = placing(halves=2)
        table.play("green put s F6 !worker")
        assert table["green"].halves == 2

    def test_logs_laid_come_from_the_screen_before_the_power_brings_new_ones(self) -> None:
        table = placing(logs=0)
        assert table.refuse("green put s+1 E3 !logs") == "logs-missing"
        table = placing(logs=1)
        assert table.refuse("green put s+2 E3 !logs") == "logs-missing"
        table.play("green put s+1 E3 !logs")
        assert table["green"].logs == 4
        assert table.state.figures[0].logs == 1

    def test_what_is_gained_can_be_used_at_once(self) -> None:
        table = placing(workers=0, markers=0)
        table.play("green put s F6 !worker", "red pass", "blue pass", "green put w E5")
        assert table.state.figures[-1] == Figure("green", "worker", "E5", 0)

    def test_where_a_hex_has_two_ahus_the_player_picks_one(self) -> None:
        assert {"put s G6 !ahu14", "put s G6 !ahu15"} <= set(placing().legal("green"))


class TestAForestWithAnAhu:
    def placing(self) -> Table:
        return Table(board=wooded_coast()).round(2).screen("green", halves=2).placement("green")

    def test_offers_either_power(self) -> None:
        assert {"put s F2 !logs", "put s F2 !ahu34"} <= set(self.placing().legal("green"))

    def test_logs_picked_leave_the_ahu_free(self) -> None:
        table = self.placing()
        table.play("green put s F2 !logs")
        assert (table["green"].logs, table.state.bases) == (3, {})

    def test_the_ahu_picked_leaves_the_forest_standing(self) -> None:
        table = self.placing()
        table.play("green put s F2 !ahu34")
        assert (table["green"].logs, table.state.cut) == (0, ())
        assert table.state.bases[34].owner == "green"

    def test_a_cut_forest_still_offers_its_ahu(self) -> None:
        table = self.placing()
        table.play("green put s F2 !logs", "red pass", "blue pass")
        assert "put c F2 !ahu34" in table.legal("green")
        assert "put c F2 !logs" not in table.legal("green")


class TestPowersThatGiveNothing:
    @pytest.mark.parametrize(
        ("screen", "spot", "power", "key"),
        [
            ({"workers": 6}, "F6", "!worker", "no-worker-in-urn"),
            ({"markers": 6}, "H4", "!marker", "no-marker-in-urn"),
        ],
    )
    def test_urn_empty_of_ones_colour(self, screen: dict[str, int], spot: str, power: str, key: str) -> None:
        table = placing(**screen)
        self.refused(table, spot, power, key)

    def refused(self, table: Table, spot: str, power: str, key: str) -> None:
        assert table.refuse(f"green put s {spot} {power}") == key
        assert f"put s {spot} {power}" not in table.legal("green")
        table.play(f"green put s {spot}")
        assert table.state.figures[-1].hex == spot

    def test_forest_cut(self) -> None:
        self.refused(placing().cut("E3"), "E3", "!logs", "forest-cut")

    def test_no_logs_in_supply(self) -> None:
        self.refused(placing().logs_in_supply(0), "E3", "!logs", "no-logs-in-supply")

    def test_no_base(self) -> None:
        table = placing().reserved("green", 1, 2, 3, 4, 5, 6, 7)
        self.refused(table, "G6", "!ahu14", "no-base")

    @pytest.mark.parametrize("owner", ["green", "red"])
    def test_no_free_ahu_a_reserved_one_is_taken(self, owner: str) -> None:
        self.refused(placing().reserved(owner, 16), "F7", "!ahu16", "ahu-taken")

    def test_no_free_ahu_a_moai_stands_there(self) -> None:
        self.refused(placing().erected(16, "red", 2), "F7", "!ahu16", "ahu-taken")

    def test_no_headdress(self) -> None:
        table = placing().no_headdress_in_supply()
        self.refused(table, "C6", "!headdress", "no-headdress-in-supply")

    def test_the_power_of_another_hex(self) -> None:
        table = placing()
        assert table.refuse("green put s E5 !worker") == "power-elsewhere"
        assert table.refuse("green put s E5 !marker") == "power-elsewhere"
        assert table.refuse("green put s E5 !headdress") == "power-elsewhere"
        assert table.refuse("green put s E5 !logs") == "no-forest"
        assert table.refuse("green put s E5 !ahu14") == "ahu-elsewhere"
        assert table.refuse("green put s E5 !ahu99") == "unknown-ahu"


class TestHalfTablets:
    def test_a_marker_goes_to_the_front_and_a_half_comes(self) -> None:
        table = placing(markers=2)
        table.play("green tablet")
        player = table["green"]
        assert (player.markers, player.spent_markers, player.halves) == (1, 1, 1)
        assert table.state.half_supply == 29

    def test_only_while_the_supply_lasts(self) -> None:
        table = placing(markers=2).halves_in_supply(0, "blue")
        assert table.refuse("green tablet") == "no-halves-in-supply"
        assert "tablet" not in table.legal("green")

    def test_only_with_a_marker_behind_the_screen(self) -> None:
        table = placing(markers=0)
        assert table.refuse("green tablet") == "markers-missing"

    def test_a_broken_tablet_goes_back_to_the_supply_and_can_be_taken_again(self) -> None:
        table = placing(markers=1, halves=0).halves_in_supply(0, "blue")
        table.screen("red", markers=1)
        table.play("green put w E5", "red put w E5", "blue put c F6 !worker", "green tablet")
        assert table["green"].halves == 1


class TestPassing:
    def test_a_pass_is_final_for_the_phase(self) -> None:
        table = placing()
        table.play("green pass", "red put w E5", "blue put w E5")
        assert table.due() == {"red": "placement"}
        assert table.refuse("green put w E5") == "has-passed"

    def test_the_last_player_goes_on_alone(self) -> None:
        table = placing(workers=3)
        table.play("green put w E5", "red pass", "blue pass")
        table.play("green put w E5", "green put w E5", "green put s E5", "green put c E5", "green tablet")
        assert len(table.state.figures) == 5
        assert table.due() == {"green": "placement"}

    def test_with_nothing_to_place_and_no_usable_marker_one_passes_by_itself(self) -> None:
        table = placing(workers=1, sorcerer=0, chief=0, markers=0)
        table.play("green put w E5", "red put w E5")
        assert Passed("green", forced=True) in table.play("blue put w E5")
        assert table.due() == {"red": "placement"}

    def test_logs_alone_keep_nobody_in(self) -> None:
        table = placing(workers=1, sorcerer=0, chief=0, markers=0, logs=3)
        table.play("green put w E5", "red put w E5", "blue put w E5")
        assert table.due() == {"red": "placement"}

    def test_a_marker_keeps_one_in_while_there_are_halves(self) -> None:
        table = placing(workers=1, sorcerer=0, chief=0, markers=1)
        table.play("green put w E5", "red put w E5", "blue put w E5")
        assert table.due() == {"green": "placement"}
        assert table.legal("green") == ["tablet", "pass"]

    def test_a_marker_without_halves_in_supply_is_not_usable(self) -> None:
        table = placing(workers=1, sorcerer=0, chief=0, markers=1).halves_in_supply(0, "blue")
        table.play("green put w E5", "red put w E5", "blue put w E5")
        assert table.due() == {"red": "placement"}

    def test_when_all_have_passed_transport_begins_with_the_first_player(self) -> None:
        table = placing().statues("m1 1 front green")
        table.play("green pass", "red pass", "blue pass")
        assert table.due() == {"green": "transport"}
        assert not any(player.passed for player in table.state.players.values())


@pytest.mark.parametrize(
    "line", ["take 1", "decline", "bid -", "mark m1", "move m1 E5", "stash -", "recall -"]
)
def test_decisions_of_other_phases_are_refused(line: str) -> None:
    assert placing().refuse(f"green {line}") == "wrong-phase"


def test_legal_lists_nothing_twice() -> None:
    table = placing(workers=3, logs=5, halves=4)
    actions = legal(table.state, "green")
    assert len(actions) == len(set(actions))
