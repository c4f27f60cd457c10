"""What is nearly equal is settled by lot, so that nobody can be read, and never at a price worth naming."""

import random
from collections import Counter
from dataclasses import replace

from engine import Colour, State, apply, dice_due, due, view
from engine.actions import Action, Bid
from engine.players import Budget, Decision, Reason
from engine.players.bidding import Bidding
from engine.players.expert import Expert
from engine.players.hard import Adviser, Hard
from engine.players.imagination import imagine
from engine.players.looking import look_first
from engine.players.near import NEAR_AHUS, NEAR_BIDS, WHIMS, by_lot, leaning
from engine.players.normal import Normal, sensible
from engine.players.outlook import Outlook
from engine.players.temper import SENSIBLE, SHREWD
from engine.views import SeatView
from tests.kit.engine.computer_games import decisions


def auctions() -> list[tuple[State, Colour]]:
    """Seats that have a bid to make, in some games."""
    return [
        (state.copy(), seat)
        for seed in range(3)
        for state, seat, _ in decisions(["normal"] * 3, seed)
        if state.phase == "auction" and len(due(state)) == 3
    ]


def carrying(seed: int) -> State:
    """A game in its first placement phase."""
    return next(s.copy() for s, _, _ in decisions(["normal"] * 3, seed) if s.phase == "placement")


def test_a_lot_is_drawn_among_near_ones_the_nearest_most_often() -> None:
    scored = [(5.0, "best"), (5.0 - NEAR_BIDS / 2, "near"), (5.0 - NEAR_BIDS * 1.01, "far")]
    drawn = Counter(by_lot(scored, random.Random(seed)) for seed in range(300))
    assert drawn["best"] > drawn["near"] > 50
    assert not drawn["far"]
    assert by_lot(scored, random.Random(1)) == by_lot(scored, random.Random(1))


def test_some_positions_get_several_bids_and_none_gives_much_away() -> None:
    read = 0
    for state, seat in auctions():
        seen = view(state, seat)
        forecasts = Bidding(imagine(seen, random.Random(1)), seat, SENSIBLE).forecasts(random.Random(2))
        near = {forecast.bid for forecast in forecasts if forecast.score > forecasts[0].score - NEAR_BIDS}
        drawn = {
            by_lot([(forecast.score, forecast.bid) for forecast in forecasts], random.Random(seed))
            for seed in range(40)
        }
        assert drawn <= near
        made = {Normal().decide(seen, random.Random(seed)).action for seed in range(6)}
        read += len(made) == 1
    assert read < 0.6 * len(auctions())


def test_likings_are_small_seldom_and_last_a_round() -> None:
    games = [carrying(seed) for seed in range(24)]
    found = [(state, seat, leaning(SENSIBLE, state, seat).likings) for state in games for seat in state.seats]
    liking = [(state, seat, likings) for state, seat, likings in found if likings]
    assert 0.5 * WHIMS < len(liking) / len(found) < 1.5 * WHIMS
    for state, _, likings in liking:
        assert likings.keys() == state.board.ahus.keys()
        assert max(map(abs, likings.values())) <= NEAR_AHUS
    state, seat, first = liking[0]
    round_, rng, phases = state.round, random.Random(3), set()
    while state.round == round_ and not dice_due(state):
        if state.phase in ("placement", "transport"):
            assert leaning(SENSIBLE, state, seat).likings == first
            phases.add(state.phase)
        turn = next(iter(due(state)))
        apply(state, turn, Normal().decide(view(state, turn), rng).action)
    assert phases == {"placement", "transport"}


def test_what_a_moai_is_worth_in_an_auction_hangs_on_no_liking() -> None:
    for state, seat in auctions():
        assert not leaning(SENSIBLE, state, seat).likings


def test_whoever_likes_an_ahu_prefers_it_to_its_equal() -> None:
    state = carrying(1)
    for liked, other in ((26, 27), (27, 26)):
        outlook = Outlook(state, state.seats[0], replace(SENSIBLE, likings={liked: 0.5}))
        worth = {p.ahu: outlook.erected(2, p) for p in outlook.chart.platforms}
        assert worth[liked] == worth[other] + 0.5
        plain = Outlook(state, state.seats[0], SENSIBLE)
        there = next(p.tile for p in plain.chart.platforms if p.ahu == liked)
        assert outlook.prospects(2)[there] > plain.prospects(2)[there]


def test_hard_has_likings_where_experts_and_advisers_go_by_worth_alone() -> None:
    swayed = 0
    for seed in range(4):
        for state, seat, _ in decisions(["normal"] * 3, seed):
            liking = leaning(SHREWD, state, seat)
            if not liking.likings:
                continue
            seen = view(state, seat)
            plain, liked = (
                sensible(imagine(seen, rng), seat, rng, temper)[0]
                for temper, rng in ((SHREWD, random.Random(1)), (liking, random.Random(1)))
            )
            hasty = Budget(rehearsals=0)
            if look_first(seen, Decision(liked, Reason(""))).action != liked:
                continue  # a half-tablet is worth a look before the last Moai goes up
            assert Hard(hasty).decide(seen, random.Random(1)).action == liked
            for worth_alone in (Expert(hasty), Adviser(hasty)):
                assert worth_alone.weigh(seen, random.Random(1))[0].action == plain
            swayed += plain != liked
    assert swayed > 5


class Undecided(Expert):
    """An expert to whom two bids are nearly the same, and a third one is not."""

    def weigh(self, view: SeatView, rng: random.Random, done: Action | None = None) -> list[Decision]:
        behind = {Bid(2): None, Bid(1): NEAR_BIDS / 3, Bid(0): NEAR_BIDS * 1.1}
        return [Decision(bid, Reason(""), points) for bid, points in behind.items()]


def test_an_expert_makes_one_of_the_bids_that_are_nearly_the_best_to_it() -> None:
    state, seat = auctions()[0]
    seen = view(state, seat)
    drawn = Counter(Undecided().decide(seen, random.Random(seed)).action for seed in range(100))
    assert drawn.keys() == {Bid(2), Bid(1)}
    assert drawn[Bid(2)] > drawn[Bid(1)] > 20
