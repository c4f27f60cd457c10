"""docs/rules.md 9.6, 9.7, 9.8 and 10: erecting, crowning, marking, peeking."""

import pytest

from engine import apply, view
from engine.actions import Move, Step
from engine.events import Crowned, Erected, Marked, Peeked
from engine.scoring import bases_to_fill, standing
from tests.kit.engine.table_builder import Table


def carrying(*figures: str, options: str = "", **screen: int) -> Table:
    return Table(options=options).round(2).screen("green", **screen).figures(*figures).transport("green")


class TestErecting:
    @pytest.mark.parametrize("figure", ["w", "s", "c"])
    def test_with_any_own_figure_on_the_hex(self, figure: str) -> None:
        table = carrying(f"green {figure} H6").statues("m1 1 I5 green")
        table.play("green move m1 H6 erect 12")
        assert table.state.bases[12].owner == "green"

    def test_not_where_only_others_stand(self) -> None:
        table = carrying("red w H6").statues("m1 1 I5 green")
        assert table.refuse("green move m1 H6:r erect 12") == "no-own-figure"
        assert "move m1 H6:r" in table.legal("green")
        assert "move m1 H6:r erect 12" not in table.legal("green")

    def test_from_where_it_stands(self) -> None:
        table = carrying("green w H6").statues("m1 3 H6 green")
        table.play("green move m1 erect 13")
        assert table.state.bases[13].size == 3

    def test_from_where_it_stands_an_own_figure_must_still_be_there(self) -> None:
        table = carrying("red w H6").statues("m1 3 H6 green")
        assert table.refuse("green move m1 erect 13") == "no-own-figure"

    def test_a_base_goes_under_it_and_it_leaves_the_road(self) -> None:
        table = carrying("green w H6").statues("m1 2 I5 green", "m2 1 I5 red")
        table.figures("green w H6")
        (_, event) = table.play("green move m1 H6 erect 12")[:2]
        assert event == Erected("green", "m1", 2, 12, 0)
        assert "m1" not in table.state.statues
        assert table["green"].bases == 6

    def test_on_an_ahu_that_is_free(self) -> None:
        table = carrying("green w H6").statues("m1 1 I5 green").erected(12, "red", 1)
        assert table.refuse("green move m1 H6 erect 12") == "ahu-taken"
        assert {"move m1 H6 erect 13"} == {a for a in table.legal("green") if "erect" in a}

    def test_on_an_ahu_reserved_by_the_mover(self) -> None:
        table = carrying("green w H6").statues("m1 1 I5 green", "m2 1 I5 red").reserved("green", 12)
        table.play("green move m1 H6 erect 12")
        assert table.state.bases[12].size == 1
        assert table["green"].bases == 6

    def test_not_on_an_ahu_reserved_by_another(self) -> None:
        table = carrying("green w H6").statues("m1 1 I5 green").reserved("red", 12)
        assert table.refuse("green move m1 H6 erect 12") == "ahu-reserved"

    def test_with_no_base_left_only_reserved_ahus_can_be_used(self) -> None:
        table = carrying("green w H6").statues("m1 1 I5 green")
        table.reserved("green", 12, 20, 21, 22, 23, 24, 25)
        assert table.refuse("green move m1 H6 erect 13") == "no-base"
        assert {"move m1 H6 erect 12"} == {a for a in table.legal("green") if "erect" in a}

    def test_only_on_an_ahu_of_the_hex(self) -> None:
        table = carrying("green w H6").statues("m1 1 I5 green")
        assert table.refuse("green move m1 H6 erect 14") == "ahu-elsewhere"
        assert table.refuse("green move m1 H6 erect 99") == "unknown-ahu"

    def test_a_headdress_is_not_erected(self) -> None:
        table = carrying("green w H6").statues("h1 I5 green")
        assert table.refuse("green move h1 H6 erect 12") == "headdress-not-erected"

    def test_the_marker_comes_back_usable_at_once(self) -> None:
        table = carrying("green w H6", markers=0).statues("m1 1 I5 green", "m2 1 front green")
        table.play("green move m1 H6 erect 12", "green mark m2")
        assert table.state.statues["m2"].marked_by == "green"
        assert table["green"].markers == 0

    def test_for_good(self) -> None:
        table = carrying("green w H6").statues("m1 1 I5 green", "m2 1 I5 green")
        table.play("green move m1 H6 erect 12")
        assert table.refuse("green move m1 H6") == "unknown-statue"


class TestCrowning:
    @pytest.mark.parametrize("owner", ["green", "red", "blue"])
    def test_anybodys_moai_and_it_scores_for_its_owner(self, owner: str) -> None:
        table = carrying("green w H6").statues("h1 I5 green").erected(12, owner, 1)
        events = table.play("green move h1 H6 crown 12")
        assert Crowned("green", "h1", 12) in events
        headdresses = {str(seat): account.headdresses for seat, account in table.accounts().items()}
        assert headdresses == {"green": 0, "red": 0, "blue": 0} | {owner: 6}

    def test_from_where_it_stands(self) -> None:
        table = carrying("green s H6").statues("h1 H6 green").erected(12, "red", 1)
        table.play("green move h1 crown 12")
        assert table.state.bases[12].crowned

    def test_only_where_the_mover_has_an_own_figure(self) -> None:
        table = carrying("red w H6").statues("h1 I5 green").erected(12, "green", 1)
        assert table.refuse("green move h1 H6:r crown 12") == "no-own-figure"

    def test_only_an_uncrowned_moai(self) -> None:
        table = carrying("green w H6").statues("h2 I5 green").erected(12, "red", 1, crowned=True)
        assert table.refuse("green move h2 H6 crown 12") == "crowned-already"

    def test_no_empty_ahu(self) -> None:
        table = carrying("green w H6").statues("h1 I5 green")
        assert table.refuse("green move h1 H6 crown 12") == "no-moai-there"

    def test_no_reserved_ahu(self) -> None:
        table = carrying("green w H6").statues("h1 I5 green").reserved("green", 12)
        assert table.refuse("green move h1 H6 crown 12") == "no-moai-there"

    def test_a_moai_does_not_crown(self) -> None:
        table = carrying("green w H6").statues("m1 1 I5 green").erected(12, "red", 1)
        assert table.refuse("green move m1 H6 crown 12") == "moai-not-crowning"

    def test_the_marker_comes_back_usable_at_once(self) -> None:
        table = carrying("green w H6", markers=0).statues("h1 I5 green", "m1 1 front green")
        table.erected(12, "red", 1)
        table.play("green move h1 H6 crown 12")
        assert table["green"].markers == 1
        assert "mark m1" in table.legal("green")

    def test_it_needs_no_base(self) -> None:
        table = carrying("green w H6").statues("h1 I5 green").erected(12, "red", 1)
        table.reserved("green", 20, 21, 22, 23, 24, 25, 26)
        table.play("green move h1 H6 crown 12")
        assert table.state.bases[12].crowned


class TestMarking:
    def test_a_marker_from_behind_the_screen(self) -> None:
        table = carrying(markers=2).statues("m1 1 H5 -")
        assert table.play("green mark m1")[0] == Marked("green", "m1", "H5")
        assert table["green"].markers == 1

    def test_an_unmarked_statue_only(self) -> None:
        table = carrying("green w I5").statues("m1 1 H5 green")
        assert table.refuse("green mark m1") == "already-marked"
        assert table.refuse("green move m1 I5 mark") == "already-marked"

    def test_with_a_marker_only(self) -> None:
        table = carrying("green w I5", markers=0).statues("m1 1 front green")
        assert table.refuse("green mark m1") == "no-marker-left"
        assert table.refuse("green move m1 I5 mark") == "no-marker-left"

    def test_a_marker_spent_in_the_auction_is_no_use(self) -> None:
        table = Table().round(2)
        table.play("dice 1 1 1", "green bid 2m 1w", "red bid -", "blue bid -", "green take 1")
        table.play("green put s I5", "red pass", "blue pass", "green pass")
        assert table.refuse("green mark m1") == "no-marker-left"

    @pytest.mark.parametrize(("statue", "quarry"), [("m1 2", "J5"), ("h1", "C6")])
    def test_a_statue_in_the_front_goes_to_its_quarry_hex(self, statue: str, quarry: str) -> None:
        table = carrying().statues(f"{statue} front green", "h2 H5 -" if statue == "h1" else "m2 1 H5 -")
        name = statue.split(maxsplit=1)[0]
        table.play(f"green mark {name}")
        marked = table.state.statues[name]
        assert (marked.hex, marked.holder, marked.marked_by) == (quarry, None, "green")

    def test_after_a_move(self) -> None:
        table = carrying("green w I5").statues("m1 1 front green", "m2 1 H5 -")
        table.play("green move m1 I5 mark")
        assert table.state.statues["m1"].marked_by == "green"
        assert table["green"].markers == 1

    def test_in_place_has_its_own_form(self) -> None:
        table = carrying("green w I5").statues("m1 1 front green")
        before = table.state.copy()
        with pytest.raises(ValueError, match="mark-in-place"):
            apply(table.state, "green", Move("m1", (), "mark"))
        assert table.state == before

    def test_only_its_owner_may_move_the_statue(self) -> None:
        table = carrying("green w I5", "red w I5").statues("m1 1 H5 -", "m2 1 H5 red")
        table.play("green mark m1")
        assert table.refuse("red move m1 I5") == "marked-by-other"


@pytest.mark.parametrize(
    ("move", "key"),
    [
        (Move("m1", (Step("I5"),), None, 12), "ahu-without-ending"),
        (Move("m1", (Step("I5"),), "mark", 12), "ahu-without-ending"),
        (Move("m1", (Step("I5"),), "erect"), "unknown-ahu"),
        (Move("m1", ()), "no-step"),
    ],
)
def test_moves_that_no_line_can_say_are_refused(move: Move, key: str) -> None:
    table = carrying("green w I5").statues("m1 1 front green")
    before = table.state.copy()
    with pytest.raises(ValueError, match=key):
        apply(table.state, "green", move)
    assert table.state == before


class TestPeeking:
    def peeking(self, options: str = "") -> Table:
        table = Table(options=options).round(2).screen("green", halves=2).screen("red", halves=1)
        return table.erected(12, "blue", 2).reserved("blue", 13)

    def test_costs_a_half_tablet_which_goes_to_the_supply(self) -> None:
        table = self.peeking()
        assert table.play("green peek 12") == [Peeked("green", 12)]
        assert (table["green"].halves, table.state.half_supply) == (1, 28)

    def test_shows_the_owner_to_the_peeker_alone(self) -> None:
        table = self.peeking()
        table.play("green peek 12")
        assert view(table.state, "green").ahus[12].owner == "blue"
        assert view(table.state, "red").ahus[12].owner is None
        assert view(table.state).ahus[12].owner is None

    def test_before_the_dice(self) -> None:
        table = self.peeking()
        table.play("red peek 12", "dice 1 1 1")
        assert view(table.state, "red").ahus[12].owner == "blue"

    def test_while_bids_come_in(self) -> None:
        table = self.peeking()
        table.play("dice 1 1 1", "green bid -", "green peek 12")
        assert view(table.state, "green").ahus[12].owner == "blue"
        assert table.due() == {"red": "auction", "blue": "auction"}

    @pytest.mark.parametrize("phase", ["placement", "transport"])
    def test_out_of_turn_and_the_turn_stays(self, phase: str) -> None:
        table = self.peeking().statues("m2 1 front green")
        getattr(table, phase)("green")
        table.play("red peek 12")
        assert table.due() == {"green": phase}
        assert view(table.state, "red").ahus[12].owner == "blue"

    def test_after_passing(self) -> None:
        table = self.peeking().placement("green")
        table.play("green pass", "green peek 12")
        assert view(table.state, "green").ahus[12].owner == "blue"

    def test_while_others_answer_what_they_stash_and_recall(self) -> None:
        table = self.peeking().statues("m2 1 front green", "m3 1 H5 blue").transport("green")
        table.play("green pass")
        assert table.due() == {"green": "stash"}
        table.play("red peek 12", "green stash -")
        assert table.due() == {"blue": "recall"}
        table.play("green peek 12")
        assert view(table.state, "red").ahus[12].owner == "blue"

    def test_only_under_a_moai(self) -> None:
        table = self.peeking()
        assert table.refuse("green peek 13") == "no-moai-there"
        assert table.refuse("green peek 1") == "no-moai-there"
        assert table.refuse("green peek 99") == "unknown-ahu"

    def test_only_with_a_half_tablet(self) -> None:
        table = self.peeking()
        assert table.refuse("blue peek 12") == "halves-missing"
        assert table.legal("blue") == []

    def test_legal_offers_every_moai(self) -> None:
        table = self.peeking().erected(1, "red", 1)
        assert table.legal("green") == ["peek 1", "peek 12"]

    def test_with_open_owners_there_is_nothing_to_peek_at(self) -> None:
        table = self.peeking("open_owners")
        assert table.refuse("green peek 12") == "owners-are-open"
        assert table.legal("green") == []

    def test_not_when_the_game_is_over(self) -> None:
        table = self.peeking().statues("m2 1 H5 -").no_moai_in_supply().transport("green")
        table.nothing_arrived().play("green pass", "red pass", "blue pass")
        assert table.state.phase == "over"
        assert table.refuse("green peek 12") == "game-over"
        assert table.legal("green") == []


def test_bases_are_counted_alike_by_a_state_and_by_whoever_may_know() -> None:
    table = Table("green red blue").erected(3, "green", 2).erected(5, "red", 1).reserved("green", 7)
    state = table.state
    box, seats = state.box, state.seats
    full = box.bases[3]
    assert standing(state.bases.values()) == {"green": 1, "red": 1}
    assert bases_to_fill(box, seats, state.bases.values()) == {
        "green": full - 1,
        "red": full - 1,
        "blue": full,
    }
    seen = view(state, "green")
    assert standing(seen.ahus.values()) == {"green": 1}, "whose the other is, green does not know"
    assert bases_to_fill(box, seats, seen.ahus.values())["green"] == full - 1
