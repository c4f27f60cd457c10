"""Going back: alone while nothing was shown, together by vote, anywhere by a moderator; never for free."""

from bot.tables.model import Person, Place
from bot.tables.operations.decisions import Act, LeaveOrder
from bot.tables.operations.lifecycle import Reopen
from bot.tables.operations.undo import TakeBack, UndoTo
from bot.tables.operations.votes import CastVote, Propose
from bot.tables.service import Tables
from engine import SeatView
from engine.actions import Bid, Peek, Put
from tests.kit.table_games import HOST, MODERATOR, begun, decide, placing, play_out, play_until, refused, step


async def test_a_slip_is_taken_back_by_its_own_seat(tables: Tables) -> None:
    game, who = await placing(tables)
    before = await tables.look(game, who.user)
    outcome = await tables.submit(game, who, Act(Put("worker", "F6")))
    assert outcome.table.can_take_back == "green"
    outcome = await tables.submit(game, who, TakeBack(), press="5")
    assert outcome.own.view == before.view
    assert outcome.table.due == ("green",)
    assert [(entry.kind, entry.actor) for entry in outcome.entries] == [("undone", "user:1")]
    assert (await tables.submit(game, who, TakeBack(), press="5")).repeated
    await refused("table-nothing-to-take-back", tables.submit(game, who, TakeBack()))
    await tables.submit(game, who, Act(Put("worker", "G6")))
    assert "F6" not in await tables.record(game)


async def test_several_own_actions_are_taken_back_one_by_one(tables: Tables) -> None:
    game, who = await placing(tables)
    for user in (2, 3):  # the others pass when their turn comes
        await tables.submit(game, Person(user), LeaveOrder("pass"))
    views = []
    await tables.submit(game, who, Act(Put("worker", "F6")))
    for action in (Put("sorcerer", "G6"), Put("chief", "H6")):
        views.append((await tables.look(game, who.user)).view)
        await tables.submit(game, who, Act(action))
    assert (await tables.submit(game, who, TakeBack())).own.view == views[1]
    assert (await tables.submit(game, who, TakeBack())).own.view == views[0]
    await refused("table-nothing-to-take-back", tables.submit(game, who, TakeBack()))


async def test_nobody_takes_back_alone_what_others_answered(tables: Tables) -> None:
    game, who = await placing(tables)
    await tables.submit(game, who, Act(Put("worker", "F6")))
    await tables.submit(game, Person(2), Act(Put("worker", "F6")))
    await refused("table-nothing-to-take-back", tables.submit(game, who, TakeBack()))
    await refused("table-not-seated", tables.submit(game, Person(99), TakeBack()))


async def test_a_bid_that_opened_all_bids_stays(tables: Tables) -> None:
    game = await begun(tables)
    await tables.submit(game, Person(1), Act(Bid()))
    assert (await tables.look(game)).table.can_take_back == "green"
    await tables.submit(game, Person(2), Act(Bid()))
    outcome = await tables.submit(game, Person(3), Act(Bid(workers=1)))
    assert outcome.table.can_take_back is None
    await refused("table-nothing-to-take-back", tables.submit(game, Person(3), TakeBack()))


async def test_the_table_votes_to_go_back(tables: Tables) -> None:
    game, who = await placing(tables)
    before = (await tables.look(game, 1)).view
    await tables.submit(game, who, Act(Put("worker", "F6")))
    await tables.submit(game, Person(2), Act(Put("worker", "F6")))
    await refused("table-not-seated", tables.submit(game, Person(99), Propose("undo")))
    outcome = await tables.submit(game, who, Propose("undo"))
    assert {notice.user for notice in outcome.notices} == {2, 3}
    assert outcome.table.votes[0].ayes == (1,)
    await refused("table-vote-open", tables.submit(game, Person(2), Propose("undo")))
    await tables.submit(game, Person(3), CastVote("undo", False))
    outcome = await tables.submit(game, Person(2), CastVote("undo", True))
    assert [entry.kind for entry in outcome.entries] == ["voted", "undone"]
    assert outcome.table.votes == ()
    assert (await tables.look(game, 1)).view == before


async def test_a_vote_can_fail_and_a_voter_can_change_their_mind(tables: Tables) -> None:
    game, who = await placing(tables)
    await tables.submit(game, who, Act(Put("worker", "F6")))
    await tables.submit(game, Person(2), Act(Put("worker", "F6")))
    await tables.submit(game, who, Propose("undo"))
    await tables.submit(game, who, CastVote("undo", False))
    await tables.submit(game, who, CastVote("undo", True))
    await tables.submit(game, who, CastVote("undo", False))
    outcome = await tables.submit(game, Person(3), CastVote("undo", False))
    assert outcome.entries[-1].kind == "rejected"
    await refused("table-no-vote", tables.submit(game, Person(2), CastVote("undo", True)))


async def test_only_a_moderator_goes_back_to_any_point(tables: Tables) -> None:
    game = await begun(tables)
    seen: dict[int, SeatView | None] = {}
    while len(seen) < 60 and await step(tables, game, "any") is not None:
        look = await tables.look(game, 1)
        seen[look.table.version] = look.view
    await refused("table-ask-the-table", tables.submit(game, HOST, UndoTo(next(iter(seen)))))
    for point in (0, 10_000, max(seen)):
        await refused("table-no-such-point", tables.submit(game, MODERATOR, UndoTo(point)))
    for point in list(seen)[-2::-7]:
        view = seen[point]
        assert view is not None
        outcome = await tables.submit(game, MODERATOR, UndoTo(point))
        assert outcome.entries[0].actor == "moderator:99"
        if view.phase != "auction":  # which is bid anew
            assert (await tables.look(game, 1)).view == view


async def test_a_game_that_ended_by_its_rules_is_over_for_good(tables: Tables) -> None:
    """Everything about it was told: who took it up again would know all."""
    game = await begun(tables)
    await play_out(tables, game)
    log = await tables.log(game)
    point = next(entry.seq for entry in reversed(log) if entry.kind == "action") - 1
    await refused("table-is-finished", tables.submit(game, MODERATOR, UndoTo(point)))
    await refused("table-over-for-good", tables.submit(game, MODERATOR, Reopen()))
    await refused("table-over-for-good", tables.submit(game, HOST, Propose("reopen")))


async def test_undo_reaches_any_point_also_across_earlier_undos(tables: Tables) -> None:
    """Forth, back, forth and back again: whatever still counts can be gone back to, and nothing else."""
    game, _ = await placing(tables)
    seen: dict[int, SeatView | None] = {}

    async def play(count: int, seed: str) -> None:
        for _ in range(count):
            assert await step(tables, game, seed) is not None
            look = await tables.look(game, 1)
            seen[look.table.version] = look.view

    await play(12, "first")
    kept = sorted(seen)
    await tables.submit(game, MODERATOR, UndoTo(kept[7]))
    await play(6, "second")
    await tables.submit(game, MODERATOR, UndoTo(sorted(seen)[-4]))
    await play(3, "third")
    for point in (sorted(seen)[-3], kept[7], kept[5], kept[1]):
        await tables.submit(game, MODERATOR, UndoTo(point))
        tables._queue._slots.clear()
        assert (await tables.look(game, 1)).view == seen[point]
    await play(4, "last")


async def test_an_auction_that_was_opened_is_bid_anew_by_everybody(tables: Tables) -> None:
    """Bid last, read all bids, go back one step, bid again: whoever tries finds every bid gone."""
    game = await begun(tables)
    await tables.submit(game, Person(1), Act(Bid(markers=1, workers=1)))
    await tables.submit(game, Person(2), Act(Bid()))
    before = (await tables.look(game)).table.version
    await tables.submit(game, Person(3), Act(Bid(workers=1)))
    await tables.submit(game, Person(1), LeaveOrder("bid", "bid 1m 1w"))
    outcome = await tables.submit(game, MODERATOR, UndoTo(before))
    assert set(outcome.table.due) == {"green", "red", "blue"}
    assert outcome.entries[0].blanks["count"] == 3
    for user in (1, 2, 3):
        look = await tables.look(game, user)
        assert look.view is not None
        assert look.view.bid is None
        assert look.orders == ()


async def test_bids_that_were_never_opened_stay_sealed(tables: Tables) -> None:
    """Nothing was shown, so only the bid that is taken back is bid again."""
    game = await begun(tables)
    await tables.submit(game, Person(1), Act(Bid()))
    before = (await tables.look(game)).table.version
    await tables.submit(game, Person(2), Act(Bid()))
    outcome = await tables.submit(game, MODERATOR, UndoTo(before))
    assert set(outcome.table.due) == {"red", "blue"}


async def test_going_back_before_the_dice_brings_the_same_dice(tables: Tables) -> None:
    game = await begun(tables)
    first = (await tables.look(game)).table.view
    await tables.submit(game, Person(1), Act(Bid(markers=1)))
    started = next(entry.seq for entry in await tables.log(game) if entry.kind == "started")
    outcome = await tables.submit(game, MODERATOR, UndoTo(started))
    assert outcome.table.view == first


async def test_a_peek_stays_seen_and_paid_for(tables: Tables) -> None:
    """Looking, then having it undone, would be a look for free."""
    game = await begun(tables)
    for attempt in range(2000):
        look = await tables.look(game)
        peekers = []
        for seat in look.table.seats:
            view = (await tables.look(game, seat.user)).view
            assert view is not None
            standing = [number for number, ahu in view.ahus.items() if ahu.size and ahu.owner is None]
            if standing and view.players[seat.colour].front.halves:
                peekers.append((seat, standing[0]))
        if peekers:
            break
        assert await step(tables, game, attempt) is not None
    seat, ahu = peekers[0]
    assert seat.user is not None
    before = await tables.look(game, seat.user)
    after = await tables.submit(game, Person(seat.user), Act(Peek(ahu)))
    assert after.table.can_take_back is None
    await refused("table-nothing-to-take-back", tables.submit(game, Person(seat.user), TakeBack()))
    await tables.submit(game, MODERATOR, UndoTo(before.table.version))
    view, old = (await tables.look(game, seat.user)).view, before.view
    assert view is not None
    assert old is not None
    assert view.ahus[ahu].owner is not None
    halves = view.players[seat.colour].front.halves
    assert halves == old.players[seat.colour].front.halves - 1


async def test_undo_says_nothing_about_what_was_sealed(tables: Tables) -> None:
    told = []
    for channel, bid in ((1, Bid(markers=2)), (2, Bid(chief=True))):
        game = await begun(tables, place=Place(1, channel))
        await tables.submit(game, Person(1), Act(bid))
        outcome = await tables.submit(game, Person(1), TakeBack())
        told.append((outcome.entries, outcome.table.view, (await tables.log(game))[-1], outcome.own.view))
    assert told[0] == told[1]


async def test_going_back_works_from_the_disk_alone(tables: Tables) -> None:
    """Rounds are rebuilt from stored positions, not from memory."""
    game = await begun(tables)
    await play_until(tables, game, "transport", "disk")
    seen = []
    for number in range(120):
        look = await tables.look(game, 1)
        seen.append((look.table.version, look.view))
        user = next((s.user for s in look.table.seats if s.colour in look.table.due), None)
        if user is None:
            break
        view = (await tables.look(game, user)).view
        assert view is not None
        await tables.submit(game, Person(user), Act(decide(view, number)))
    tables._queue._slots.clear()
    for version, view in seen[-2::-11]:
        await tables.submit(game, MODERATOR, UndoTo(version))
        tables._queue._slots.clear()
        assert view is not None
        if view.phase != "auction":  # which is bid anew
            assert (await tables.look(game, 1)).view == view


async def test_an_order_left_for_later_does_not_spoil_a_slip(tables: Tables) -> None:
    """Green places, leaves a pass for the next turn, and takes the figure back: the turn is green's own."""
    game, who = await placing(tables)
    await tables.submit(game, who, Act(Put("worker", "F6")))
    await tables.submit(game, who, LeaveOrder("pass"))
    await tables.submit(game, who, LeaveOrder("largest"))
    await tables.submit(game, Person(2), LeaveOrder("stash", "all"))
    outcome = await tables.submit(game, who, TakeBack())
    assert outcome.table.due == ("green",), "nothing passed by itself"
    assert outcome.own.orders == (("largest", ""),), "an order for another moment stays"
    assert [(n.user, n.key, n.blanks["why"]) for n in outcome.notices] == [
        (1, "table-notice-order-dropped", "undone")
    ]
    assert (await tables.look(game, 2)).orders == (("stash", "all"),)


async def test_a_bid_left_for_the_next_auction_is_not_sealed_in_one_that_comes_again(tables: Tables) -> None:
    game, _ = await placing(tables)
    await tables.submit(game, Person(2), LeaveOrder("bid", "bid 1m 1w"))
    started = next(entry.seq for entry in await tables.log(game) if entry.kind == "started")
    outcome = await tables.submit(game, MODERATOR, UndoTo(started + 1))
    assert outcome.table.view is not None
    assert outcome.table.view.phase == "auction"
    assert set(outcome.table.due) == {"green", "red", "blue"}
    assert (await tables.look(game, 2)).orders == ()


async def test_others_keep_their_orders_when_somebody_takes_a_slip_back(tables: Tables) -> None:
    game, who = await placing(tables)
    await tables.submit(game, Person(3), LeaveOrder("pass"))
    await tables.submit(game, who, Act(Put("worker", "F6")))
    await tables.submit(game, who, TakeBack())
    assert (await tables.look(game, 3)).orders == (("pass", ""),)
