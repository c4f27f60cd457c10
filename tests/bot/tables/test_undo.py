"""Going back: alone while nothing was shown, together by vote, anywhere by a moderator; never for free."""

from bot.tables.model import Person, Place
from bot.tables.service import Tables
from engine import SeatView
from engine.actions import Bid, Peek, Put
from tests.kit.table_games import HOST, MODERATOR, begun, decide, placing, play_out, play_until, refused, step


async def test_a_slip_is_taken_back_by_its_own_seat(tables: Tables) -> None:
    game, who = await placing(tables)
    before = await tables.look(game, who.user)
    outcome = await tables.act(game, who, Put("worker", "F6"))
    assert outcome.table.can_take_back == "green"
    outcome = await tables.take_back(game, who, press="5")
    assert outcome.own.view == before.view
    assert outcome.table.due == ("green",)
    assert [(entry.kind, entry.actor) for entry in outcome.news] == [("undone", "user:1")]
    assert (await tables.take_back(game, who, press="5")).repeated
    await refused("table-nothing-to-take-back", tables.take_back(game, who))
    await tables.act(game, who, Put("worker", "G6"))
    assert "F6" not in await tables.register.record(game)


async def test_several_own_actions_are_taken_back_one_by_one(tables: Tables) -> None:
    game, who = await placing(tables)
    for user in (2, 3):  # the others pass when their turn comes
        await tables.order(game, Person(user), "pass")
    views = []
    await tables.act(game, who, Put("worker", "F6"))
    for action in (Put("sorcerer", "G6"), Put("chief", "H6")):
        views.append((await tables.look(game, who.user)).view)
        await tables.act(game, who, action)
    assert (await tables.take_back(game, who)).own.view == views[1]
    assert (await tables.take_back(game, who)).own.view == views[0]
    await refused("table-nothing-to-take-back", tables.take_back(game, who))


async def test_nobody_takes_back_alone_what_others_answered(tables: Tables) -> None:
    game, who = await placing(tables)
    await tables.act(game, who, Put("worker", "F6"))
    await tables.act(game, Person(2), Put("worker", "F6"))
    await refused("table-nothing-to-take-back", tables.take_back(game, who))
    await refused("table-not-seated", tables.take_back(game, Person(99)))


async def test_a_bid_that_opened_all_bids_stays(tables: Tables) -> None:
    game = await begun(tables)
    await tables.act(game, Person(1), Bid())
    assert (await tables.look(game)).table.can_take_back == "green"
    await tables.act(game, Person(2), Bid())
    outcome = await tables.act(game, Person(3), Bid(workers=1))
    assert outcome.table.can_take_back is None
    await refused("table-nothing-to-take-back", tables.take_back(game, Person(3)))


async def test_the_table_votes_to_go_back(tables: Tables) -> None:
    game, who = await placing(tables)
    before = (await tables.look(game, 1)).view
    await tables.act(game, who, Put("worker", "F6"))
    await tables.act(game, Person(2), Put("worker", "F6"))
    await refused("table-not-seated", tables.propose(game, Person(99), "undo"))
    outcome = await tables.propose(game, who, "undo")
    assert {notice.user for notice in outcome.notices} == {2, 3}
    assert outcome.table.votes[0].ayes == (1,)
    await refused("table-vote-open", tables.propose(game, Person(2), "undo"))
    await tables.vote(game, Person(3), "undo", False)
    outcome = await tables.vote(game, Person(2), "undo", True)
    assert [entry.kind for entry in outcome.news] == ["voted", "undone"]
    assert outcome.table.votes == ()
    assert (await tables.look(game, 1)).view == before


async def test_a_vote_can_fail_and_a_voter_can_change_their_mind(tables: Tables) -> None:
    game, who = await placing(tables)
    await tables.act(game, who, Put("worker", "F6"))
    await tables.act(game, Person(2), Put("worker", "F6"))
    await tables.propose(game, who, "undo")
    await tables.vote(game, who, "undo", False)
    await tables.vote(game, who, "undo", True)
    await tables.vote(game, who, "undo", False)
    outcome = await tables.vote(game, Person(3), "undo", False)
    assert outcome.news[-1].kind == "rejected"
    await refused("table-no-vote", tables.vote(game, Person(2), "undo", True))


async def test_only_a_moderator_goes_back_to_any_point(tables: Tables) -> None:
    game = await begun(tables)
    seen: dict[int, SeatView | None] = {}
    while len(seen) < 60 and await step(tables, game, "any") is not None:
        look = await tables.look(game, 1)
        seen[look.table.version] = look.view
    await refused("table-not-moderator", tables.undo(game, HOST, next(iter(seen))))
    for point in (0, 10_000, max(seen)):
        await refused("table-no-such-point", tables.undo(game, MODERATOR, point))
    for point in list(seen)[-2::-7]:
        outcome = await tables.undo(game, MODERATOR, point)
        assert outcome.news[0].actor == "moderator:99"
        assert (await tables.look(game, 1)).view == seen[point]


async def test_a_game_that_ended_is_taken_up_again(tables: Tables) -> None:
    game = await begun(tables)
    await play_out(tables, game)
    log = await tables.log(game)
    point = next(entry.seq for entry in reversed(log) if entry.kind == "action") - 1
    outcome = await tables.undo(game, MODERATOR, point)
    assert outcome.table.status == "playing"
    assert outcome.table.result is None
    await play_out(tables, game, "again")
    assert (await tables.look(game)).table.status == "finished"


async def test_an_ended_game_can_not_return_to_a_place_that_is_taken(tables: Tables) -> None:
    game = await begun(tables)
    await play_out(tables, game)
    await begun(tables)
    await refused("table-place-taken", tables.undo(game, MODERATOR, 7))


async def test_going_back_before_the_dice_brings_the_same_dice(tables: Tables) -> None:
    game = await begun(tables)
    first = (await tables.look(game)).table.view
    await tables.act(game, Person(1), Bid(markers=1))
    started = next(entry.seq for entry in await tables.log(game) if entry.kind == "started")
    outcome = await tables.undo(game, MODERATOR, started)
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
    after = await tables.act(game, Person(seat.user), Peek(ahu))
    assert after.table.can_take_back is None
    await refused("table-nothing-to-take-back", tables.take_back(game, Person(seat.user)))
    await tables.undo(game, MODERATOR, before.table.version)
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
        await tables.act(game, Person(1), bid)
        outcome = await tables.take_back(game, Person(1))
        told.append((outcome.news, outcome.table.view, (await tables.log(game))[-1], outcome.own.view))
    assert told[0] == told[1]


async def test_going_back_works_from_the_disk_alone(tables: Tables) -> None:
    """BackgroundTask are rebuilt from stored positions, not from memory."""
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
        await tables.act(game, Person(user), decide(view, number))
    tables._queue._slots.clear()
    for version, view in seen[-2::-11]:
        await tables.undo(game, MODERATOR, version)
        tables._queue._slots.clear()
        assert (await tables.look(game, 1)).view == view


async def test_an_order_left_for_later_does_not_spoil_a_slip(tables: Tables) -> None:
    """Green places, leaves a pass for the next turn, and takes the figure back: the turn is green's own."""
    game, who = await placing(tables)
    await tables.act(game, who, Put("worker", "F6"))
    await tables.order(game, who, "pass")
    await tables.order(game, who, "largest")
    await tables.order(game, Person(2), "stash", "all")
    outcome = await tables.take_back(game, who)
    assert outcome.table.due == ("green",), "nothing passed by itself"
    assert outcome.own.orders == (("largest", ""),), "an order for another moment stays"
    assert [(n.user, n.key, n.blanks["why"]) for n in outcome.notices] == [
        (1, "table-notice-order-dropped", "undone")
    ]
    assert (await tables.look(game, 2)).orders == (("stash", "all"),)


async def test_a_bid_left_for_the_next_auction_is_not_sealed_in_one_that_comes_again(tables: Tables) -> None:
    game, _ = await placing(tables)
    await tables.order(game, Person(2), "bid", "bid 1m 1w")
    started = next(entry.seq for entry in await tables.log(game) if entry.kind == "started")
    outcome = await tables.undo(game, MODERATOR, started + 1)
    assert outcome.table.view is not None
    assert outcome.table.view.phase == "auction"
    assert set(outcome.table.due) == {"green", "red", "blue"}
    assert (await tables.look(game, 2)).orders == ()


async def test_others_keep_their_orders_when_somebody_takes_a_slip_back(tables: Tables) -> None:
    game, who = await placing(tables)
    await tables.order(game, Person(3), "pass")
    await tables.act(game, who, Put("worker", "F6"))
    await tables.take_back(game, who)
    assert (await tables.look(game, 3)).orders == (("pass", ""),)
