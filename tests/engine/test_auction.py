"""docs/rules.md 6 and 7: dice, sealed bids, choosing."""

import pytest

from engine import apply, legal, view
from engine.actions import Bid
from engine.events import Declined, Revealed, Rolled, Sealed, SupplyEmpty, Took, Unsold
from tests.kit.engine.table_builder import Table, kinds

FIVE = "green red blue yellow purple"


class TestDice:
    @pytest.mark.parametrize(
        ("seats", "roll"),
        [("green red blue", "1 2 2"), ("green red blue yellow", "1 2 2 1"), (FIVE, "1 2 2 1 2")],
    )
    def test_one_die_a_player(self, seats: str, roll: str) -> None:
        table = Table(seats)
        assert table.refuse("dice 1 2") == "dice-count"
        table.play(f"dice {roll}")
        assert table.state.quarry == tuple(sorted(map(int, roll.split())))

    def test_in_the_first_round_0_counts_as_1_and_3_as_2(self) -> None:
        table = Table(FIVE)
        table.play("dice 3 3 1 0 0")
        assert table.state.quarry == (1, 1, 1, 2, 2)

    def test_in_later_rounds_0_is_broken_and_3_is_3(self) -> None:
        table = Table(FIVE).round(2)
        table.play("dice 3 3 1 0 0")
        assert table.state.quarry == (1, 3, 3)

    def test_the_moai_come_from_the_supply(self) -> None:
        table = Table().round(2)
        table.play("dice 1 1 3")
        assert table.state.moai_supply == {1: 15, 2: 12, 3: 5}

    def test_a_size_out_of_stock_counts_as_broken(self) -> None:
        table = Table().round(2).no_moai_in_supply(3)
        events = table.play("dice 3 3 1")
        assert events[0] == Rolled((3, 3, 1), (3,))

    def test_in_the_first_round_a_3_never_takes_a_size_3(self) -> None:
        table = Table().no_moai_in_supply(3)
        table.play("dice 3 3 3")
        assert table.state.moai_supply[3] == 1

    def test_the_players_are_warned_when_the_supply_runs_out(self) -> None:
        table = Table().round(2).no_moai_in_supply(1)
        assert SupplyEmpty() in table.play("dice 1 2 3")

    def test_nobody_is_warned_while_any_moai_is_in_supply(self) -> None:
        table = Table().round(2).no_moai_in_supply(1, 2)
        assert SupplyEmpty() not in table.play("dice 1 3 3")

    @pytest.mark.parametrize("roll", ["0 1 1", "4 1 1", "1 1 9"])
    def test_a_face_that_its_die_lacks_is_refused(self, roll: str) -> None:
        assert Table().refuse(f"dice {roll}") == "dice-face"

    def test_a_white_die_shows_no_0_even_beside_a_brown_one(self) -> None:
        table = Table("green red blue yellow")
        assert table.refuse("dice 1 1 0 1") == "dice-face"
        table.play("dice 1 1 1 0")
        assert table.state.faces == (1, 1, 1, 0)

    def test_dice_fall_once_a_round(self) -> None:
        table = Table()
        table.play("dice 1 1 1")
        assert table.refuse("dice 1 1 1") == "dice-not-due"

    def test_bids_wait_for_the_dice(self) -> None:
        assert Table().refuse("green bid -") == "dice-first"
        assert Table().legal("green") == []


class TestBids:
    def test_everybody_owes_one_at_once(self) -> None:
        table = Table()
        table.play("dice 1 1 1")
        assert table.due() == {"green": "auction", "red": "auction", "blue": "auction"}

    def test_bids_may_come_in_any_order(self) -> None:
        table = Table()
        table.play("dice 1 1 1", "blue bid -", "green bid 1m")
        assert table.due() == {"red": "auction"}

    def test_either_hand_may_be_empty(self) -> None:
        table = Table()
        table.play("dice 1 1 1", "green bid 2m", "red bid s", "blue bid -")
        assert table.state.phase == "choose"

    def test_markers_without_sculptors_win_nothing(self) -> None:
        table = Table()
        table.play("dice 1 1 1", "green bid 2m", "red bid 1w", "blue bid -")
        assert table.state.order[0] == "green"
        assert table.due() == {"red": "choose"}
        assert table["green"].spent_markers == 2

    def test_a_bid_may_be_replaced_until_the_last_one_is_in(self) -> None:
        table = Table()
        table.play("dice 1 1 1", "green bid 2m c", "red bid -")
        assert table.play("green bid 1m 1w") == [Sealed("green", again=True)]
        table.play("blue bid -")
        assert table["green"].spent_markers == 1
        assert table["green"].chief == 1

    def test_after_the_reveal_no_bid_is_taken(self) -> None:
        table = Table()
        table.play("dice 1 1 1", "green bid 1w", "red bid -", "blue bid -")
        assert table.refuse("red bid 1w") == "wrong-phase"

    def test_legal_offers_the_replacement_too(self) -> None:
        table = Table()
        table.play("dice 1 1 1", "green bid 2m c")
        assert "bid 1m 1w" in table.legal("green")

    def test_a_sealed_bid_is_still_behind_the_screen(self) -> None:
        table = Table()
        table.play("dice 1 1 1", "green bid 2m 1w s c")
        player = table["green"]
        assert (player.markers, player.workers, player.sorcerer, player.chief) == (2, 1, 1, 1)

    def test_all_are_revealed_at_once_in_the_order_of_choosing(self) -> None:
        table = Table()
        table.play("dice 1 1 1", "green bid -", "red bid 1m 1w")
        events = table.play("blue bid 2m 1w")
        bids = Revealed((("blue", Bid(2, 1)), ("red", Bid(1, 1)), ("green", Bid())), (1, 1, 0))
        assert events[:2] == [Sealed("blue", again=False), bids]

    @pytest.mark.parametrize(
        ("bid", "key"),
        [("3m", "markers-missing"), ("2w", "workers-missing"), ("99m", "markers-missing")],
    )
    def test_nobody_bids_more_than_there_is(self, bid: str, key: str) -> None:
        table = Table()
        table.play("dice 1 1 1")
        assert table.refuse(f"green bid {bid}") == key

    def test_legal_is_every_set_of_markers_and_figures(self) -> None:
        table = Table().round(2).screen("green", markers=3, workers=2)
        table.play("dice 1 1 1")
        bids = legal(table.state, "green")
        assert len(bids) == len(set(bids)) == 4 * 3 * 2 * 2

    def test_with_no_moai_in_the_quarry_there_is_no_auction(self) -> None:
        table = Table().round(2).no_moai_in_supply(1)
        events = table.play("dice 2 2 3")
        assert kinds(events) == ["Rolled", "PhaseBegan"]
        assert table.due() == {"green": "placement"}


class TestOrderOfChoosing:
    def reveal(self, *bids: str, first: str = "green", **halves: int) -> tuple[str, ...]:
        table = Table().round(2).first(first)
        for seat, number in halves.items():
            table.screen(seat, halves=number)
        table.play("dice 1 1 1", *bids)
        return table.state.order

    def test_most_markers_first(self) -> None:
        assert self.reveal("green bid 1w", "red bid 1m 1w", "blue bid 2m 1w") == ("blue", "red", "green")

    def test_ties_by_more_halves(self) -> None:
        order = self.reveal("green bid 1m 1w", "red bid 1m", "blue bid 1m", blue=2, red=1)
        assert order == ("blue", "red", "green")

    def test_further_ties_by_turn_order_from_the_first_player(self) -> None:
        assert self.reveal("green bid 1w", "red bid -", "blue bid -", first="red") == ("red", "blue", "green")

    def test_halves_do_not_beat_markers(self) -> None:
        assert self.reveal("green bid 1m 1w", "red bid -", "blue bid -", blue=8)[0] == "green"

    def test_sculptors_do_not_count(self) -> None:
        assert self.reveal("green bid 1w", "red bid 1w s c", "blue bid -")[0] == "green"

    def test_the_order_is_fixed_at_the_reveal(self) -> None:
        table = Table().round(2).screen("red", halves=1).erected(1, "blue", 1)
        table.play("dice 1 1 1", "green bid 1w", "red bid 1w", "blue bid 1w")
        table.play("red peek 1")
        assert table.state.order == ("red", "green", "blue")
        assert table.due() == {"red": "choose"}

    def test_halves_given_away_before_the_reveal_break_no_tie(self) -> None:
        table = Table().round(2).screen("red", halves=1).erected(1, "blue", 1)
        table.play("dice 1 1 1", "green bid 1w", "red bid 1w", "red peek 1", "blue bid 1w")
        assert table.state.order == ("green", "red", "blue")


class TestChoosing:
    def choosing(self, bids: str, dice: str = "1 2 3") -> Table:
        table = Table().round(2).screen("green", workers=4).screen("red", workers=4)
        table.play(f"dice {dice}", bids)
        return table

    def test_one_moai_at_a_time(self) -> None:
        table = self.choosing("green bid 2m 4w\nred bid 1m 4w\nblue bid -")
        table.play("green take 1")
        assert table.due() == {"red": "choose"}
        assert table.refuse("green take 2") == "not-your-turn"

    def test_a_moai_taken_lies_in_the_front_under_the_next_name(self) -> None:
        table = self.choosing("green bid 2m 4w\nred bid 1m 4w\nblue bid -")
        assert table.play("green take 3")[0] == Took("green", "m1", 3)
        statue = table.state.statues["m1"]
        assert (statue.hex, statue.holder, statue.size) == (None, "green", 3)

    def test_a_size_must_be_on_offer(self) -> None:
        table = self.choosing("green bid 4w\nred bid -\nblue bid -", "1 1 3")
        assert table.refuse("green take 2") == "size-not-offered"

    def test_strength_is_used_up(self) -> None:
        table = self.choosing("green bid 3w\nred bid -\nblue bid -")
        table.play("green take 2")
        assert table.legal("green") == ["take 1", "decline"]
        assert table.refuse("green take 3") == "sculptors-missing"

    def test_the_chief_is_three_sculptors(self) -> None:
        table = self.choosing("green bid c\nred bid -\nblue bid -")
        table.play("green take 3")
        assert table.state.statues["m1"].size == 3

    def test_the_chiefs_strength_may_be_split(self) -> None:
        table = self.choosing("green bid c\nred bid -\nblue bid -", "1 1 2")
        table.play("green take 2", "green take 1")
        assert [statue.holder for statue in table.state.statues.values()] == ["green", "green"]

    def test_the_sorcerer_is_one_sculptor(self) -> None:
        table = self.choosing("green bid s\nred bid -\nblue bid -")
        assert table.legal("green") == ["take 1", "decline"]

    def test_after_the_last_player_the_same_order_starts_again(self) -> None:
        table = self.choosing("red bid 2m 4w\ngreen bid 1m 4w\nblue bid -", "1 1 1")
        table.play("red take 1", "green take 1")
        assert table.due() == {"red": "choose"}

    def test_declining_is_final(self) -> None:
        table = self.choosing("green bid 2m 4w\nred bid 1m 4w\nblue bid -", "1 1 1")
        table.play("green decline", "red take 1")
        assert table.due() == {"red": "choose"}
        assert table.legal("green") == []

    def test_who_can_carve_nothing_declines_by_itself(self) -> None:
        table = self.choosing("green bid 2m 1w\nred bid 1m 4w\nblue bid -", "2 2 3")
        assert table.due() == {"red": "choose"}

    def test_a_choice_to_decline_is_told_apart_from_a_forced_one(self) -> None:
        table = self.choosing("green bid 1w\nred bid -\nblue bid -")
        declined = [event for event in table.play("green decline") if isinstance(event, Declined)]
        assert [(event.seat, event.forced) for event in declined] == [
            ("green", False),
            ("red", True),
            ("blue", True),
        ]

    def test_unsold_moai_leave_the_game_for_good(self) -> None:
        table = self.choosing("green bid 1w\nred bid -\nblue bid -")
        events = table.play("green decline")
        assert Unsold((1, 2, 3)) in events
        assert table.state.moai_gone == {1: 1, 2: 1, 3: 1}
        assert table.state.moai_supply == {1: 16, 2: 11, 3: 5}

    def test_choosing_ends_when_no_moai_is_left(self) -> None:
        table = self.choosing("green bid 4w c\nred bid -\nblue bid -", "1 1 1")
        table.play("green take 1", "green take 1", "green take 1")
        assert table.state.phase == "placement"

    def test_everything_bid_lies_in_the_front_used_or_not(self) -> None:
        table = self.choosing("green bid 2m 4w s c\nred bid 1m\nblue bid -", "1 1 1")
        table.play("green take 1", "green decline")
        front = view(table.state).players["green"].front
        assert (front.markers, front.workers, front.sorcerer, front.chief) == (2, 4, 1, 1)
        assert view(table.state).players["red"].front.markers == 1

    def test_what_was_bid_is_unusable_until_the_round_ends(self) -> None:
        table = self.choosing("green bid 2m 3w s\nred bid -\nblue bid -", "1 1 1")
        table.play("green decline")
        assert table.refuse("green put s F6") == "piece-missing"
        assert table.refuse("green tablet") == "markers-missing"
        table.play("green put w F6")
        assert table["green"].workers == 0

    def test_bids_and_strength_are_forgotten_after_the_auction(self) -> None:
        table = self.choosing("green bid 4w\nred bid -\nblue bid -")
        table.play("green decline")
        assert all(player.bid is None and not player.sculptors for player in table.state.players.values())

    def test_a_negative_bid_is_refused(self) -> None:
        table = Table()
        table.play("dice 1 1 1")
        before = table.state.copy()
        with pytest.raises(ValueError, match="negative-bid"):
            apply(table.state, "green", Bid(markers=-1))
        assert table.state == before
