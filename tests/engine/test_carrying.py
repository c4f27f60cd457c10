"""docs/rules.md 9.4 and 9.5: how much strength a hex takes, who carries, who is paid."""

import pytest

from engine import components
from engine.actions import Step
from engine.carrying import by_payee, payments, wages
from engine.events import Moved
from tests.kit.engine.table_builder import Table, carrying


class TestStrength:
    """`enter` names what must be written after the hex; None that it cannot be entered."""

    @pytest.mark.parametrize(
        ("camp", "size", "enter"),
        [
            # own figures and logs carry first, free
            (["green w"], 1, ""),
            (["green s"], 1, ""),
            (["green w", "green w"], 2, ""),
            (["green w", "green s", "green w"], 3, ""),
            (["green c"], 3, ""),
            (["green w+1"], 2, ""),
            (["green w+2"], 3, ""),
            (["green w", "red w+2"], 3, ""),
            (["green w", "red w+1", "blue w+1"], 3, ""),
            (["green c", "red c", "red w"], 3, ""),
            # too weak
            ([], 1, None),
            (["green w"], 2, None),
            (["green w+1"], 3, None),
            (["red w"], 2, None),
            (["red w+1"], 3, None),
            (["green w", "red w"], 3, None),
            # logs alone carry nothing: one figure must take part
            (["red w+2"], 1, "r"),
            (["red w+2"], 2, "r"),
            (["red w+2"], 3, "r"),
            # what is missing is paid, one small letter each
            (["red w"], 1, "r"),
            (["red s"], 1, "r"),
            (["red w", "red s"], 2, "rr"),
            (["green w", "red w"], 2, "r"),
            (["green w", "red w", "red w"], 3, "rr"),
            (["green w+1", "red w"], 3, "r"),
            (["red w", "blue w"], 2, "br"),
            (["red w", "blue w", "red w"], 3, "brr"),
            (["red w+1", "blue w"], 3, "br"),
            # or one capital
            (["red c"], 1, "R"),
            (["red c"], 2, "R"),
            (["red c"], 3, "R"),
            (["green w", "red c"], 2, "R"),
            (["green w+1", "red c"], 3, "R"),
        ],
    )
    def test_what_a_hex_must_be_paid(self, camp: list[str], size: int, enter: str | None) -> None:
        table = carrying(*(f"{figure} I5" for figure in camp)).statues(f"m1 {size} front green")
        if enter is None:
            assert table.refuse("green move m1 I5") == "too-weak"
            assert not [action for action in table.legal("green") if "I5" in action]
        else:
            suffix = f":{enter}" if enter else ""
            assert f"move m1 I5{suffix}" in table.legal("green")
            table.play(f"green move m1 I5{suffix}")
            assert sum(table.scores()) == sum(size if letter.isupper() else 1 for letter in enter)

    def test_a_headdress_needs_1(self) -> None:
        table = carrying("green w D6").statues("h1 front green")
        table.play("green move h1 D6")
        assert table.state.statues["h1"].hex == "D6"

    def test_a_chief_who_carries_a_headdress_is_paid_1(self) -> None:
        table = carrying("red c D6").statues("h1 front green")
        table.play("green move h1 D6:R")
        assert table.scores() == [0, 1, 0]

    def test_having_used_a_power_changes_nothing(self) -> None:
        table = Table().round(2).statues("m1 1 E6 green").placement("green")
        table.play("green put s F6 !worker", "red pass", "blue pass", "green pass", "green move m1 F6")
        assert table.state.statues["m1"].hex == "F6"


class TestPaying:
    def test_no_gifts_when_own_strength_suffices(self) -> None:
        table = carrying("green w I5", "red w I5").statues("m1 1 front green")
        assert table.refuse("green move m1 I5:r") == "no-help-needed"

    def test_no_gifts_when_own_figures_and_logs_suffice(self) -> None:
        table = carrying("green w I5", "red w+2 I5").statues("m1 3 front green")
        assert table.refuse("green move m1 I5:r") == "no-help-needed"
        table.play("green move m1 I5")
        assert table.scores() == [0, 0, 0]

    @pytest.mark.parametrize("written", ["", ":rr", ":rb", ":rR", ":RB", ":bbb"])
    def test_exactly_as_many_letters_as_are_missing(self, written: str) -> None:
        table = carrying("green w I5", "red w I5", "red w I5", "red c I5", "blue c I5", "blue w I5")
        table.statues("m1 2 front green")
        assert table.refuse(f"green move m1 I5{written}") == "wrong-carriers"

    def test_the_mover_chooses_whom_to_pay(self) -> None:
        table = carrying("red w I5", "blue w I5").statues("m1 1 front green")
        assert {"move m1 I5:r", "move m1 I5:b"} <= set(table.legal("green"))
        table.play("green move m1 I5:b")
        assert table.scores() == [0, 0, 1]

    def test_the_mover_may_pay_a_chief_where_workers_would_do(self) -> None:
        table = carrying("red w I5", "red w I5", "red c I5").statues("m1 2 front green")
        table.play("green move m1 I5:R")
        assert table.scores() == [0, 2, 0]

    def test_a_chief_costs_the_need_even_if_one_strength_is_missing(self) -> None:
        table = carrying("green w+1 I5", "red w I5", "blue c I5").statues("m1 3 front green")
        offered = set(table.legal("green"))
        assert {"move m1 I5:r", "move m1 I5:B"} <= offered
        table.play("green move m1 I5:B")
        assert table.scores() == [0, 0, 3]

    def test_a_dearer_way_to_the_same_payee_is_legal_but_not_offered(self) -> None:
        table = carrying("green w I5", "red w I5", "red c I5").statues("m1 2 front green")
        assert "move m1 I5:R" not in table.legal("green")
        table.play("green move m1 I5:R")
        assert table.scores() == [0, 2, 0]

    def test_only_figures_that_stand_there_can_be_used(self) -> None:
        table = carrying("red w I5").statues("m1 1 front green")
        assert table.refuse("green move m1 I5:b") == "wrong-carriers"

    def test_own_figures_are_never_written(self) -> None:
        table = carrying("green w I5", "red w I5").statues("m1 2 front green")
        assert table.refuse("green move m1 I5:gr") == "own-carriers-unwritten"

    def test_colours_that_do_not_play_carry_nothing(self) -> None:
        table = carrying("red w I5").statues("m1 1 front green")
        assert table.refuse("green move m1 I5:y") == "wrong-carriers"

    def test_every_hex_is_paid_for_at_once(self) -> None:
        table = carrying("red w I5", "red w H5", "blue c G5").statues("m1 1 front green")
        (event, *_) = table.play("green move m1 I5:r H5:r G5:B")
        assert table.scores() == [0, 2, 1]
        assert isinstance(event, Moved)
        assert event.paid == (("I5", "red", 1), ("H5", "red", 1), ("G5", "blue", 1))

    def test_a_refused_move_pays_nobody(self) -> None:
        table = carrying("red w I5").statues("m1 1 front green")
        assert table.refuse("green move m1 I5:r H5") == "too-weak"
        assert table.scores() == [0, 0, 0]


class TestWages:
    def test_a_chief_is_paid_the_weight_and_anybody_else_a_point(self) -> None:
        assert wages("bbr", 3) == (("blue", 2), ("red", 1))
        assert wages("G", 3) == (("green", 3),)
        assert wages("", 2) == ()

    def test_a_way_pays_hex_by_hex(self) -> None:
        steps = (Step("D5", "br"), Step("D6"), Step("D7", "B"))
        paid = payments(components(), 2, steps)
        assert paid == (("D5", "blue", 1), ("D5", "red", 1), ("D7", "blue", 2))
        assert by_payee(paid) == {"blue": 3, "red": 1}

    def test_a_headdress_is_paid_for_by_its_own_weight(self) -> None:
        assert payments(components(), 0, [Step("D5", "B")]) == (("D5", "blue", 1),)
