"""Seats are not users: people come and go, computers stand in, orders wait, and history keeps it all."""

import pytest

from bot.tables.model import Person, Place
from bot.tables.operations.absences import Away, ComeBack
from bot.tables.operations.decisions import Act, CancelOrder, LeaveOrder
from bot.tables.operations.lifecycle import End, MoveTo, Pause, Resume
from bot.tables.operations.lobby import Join
from bot.tables.operations.seats import AcceptSeat, Replace
from bot.tables.operations.votes import CastVote, Propose
from bot.tables.service import Tables
from engine import Illegal
from engine.actions import Bid, Put
from tests.kit.table_games import HERE, HOST, MODERATOR, begun, placing, play_out, play_until, refused, step


async def test_a_moderator_replaces_a_person_and_brings_them_back(tables: Tables) -> None:
    game = await begun(tables)
    await refused("table-not-your-seat", tables.submit(game, HOST, Replace("red", computer="easy")))
    await tables.submit(game, MODERATOR, Replace("red", user=50))
    outcome = await tables.submit(game, Person(50), AcceptSeat())
    told = [(notice.user, notice.key) for notice in outcome.notices]
    assert told == [(2, "table-notice-replaced")], "the newcomer is called to the auction"
    await refused("table-not-seated", tables.submit(game, Person(2), Act(Bid())))
    await tables.submit(game, Person(50), Act(Bid(markers=1)))
    await refused("table-user-seated", tables.submit(game, MODERATOR, Replace("red", user=1)))
    await tables.submit(game, MODERATOR, Replace("red", user=2))
    await tables.submit(game, Person(2), AcceptSeat())
    look = await tables.look(game, 2)
    assert look.view is not None
    assert look.view.bid == Bid(markers=1), "the seat's secrets stay with the seat"
    history = [e.blanks for e in await tables.log(game) if e.kind == "replaced"]
    assert history == [{"old_user": 2, "new_user": 50}, {"old_user": 50, "new_user": 2}]


async def test_a_person_gives_their_seat_to_a_computer_and_the_host_fills_it_again(tables: Tables) -> None:
    game = await begun(tables)
    await tables.submit(game, Person(2), Replace("red", computer="easy"))
    await tables.wait_for_computers()
    assert "red" not in (await tables.look(game)).table.due, "the computer has bid"
    await tables.submit(game, HOST, Replace("red", user=2))
    outcome = await tables.submit(game, Person(2), AcceptSeat())
    assert outcome.table.seats[1].user == 2


async def test_a_running_game_has_no_empty_seat(tables: Tables) -> None:
    game = await begun(tables)
    await refused("table-seat-needs-somebody", tables.submit(game, Person(2), Replace("red")))
    await tables.submit(game, MODERATOR, Pause())
    await tables.submit(game, Person(2), Replace("red"))
    assert (await refused("table-seat-empty", tables.submit(game, MODERATOR, Resume()))).blanks == {
        "colour": "red"
    }
    await tables.submit(game, HOST, Replace("red", computer="random"))
    await tables.submit(game, MODERATOR, Resume())


async def test_a_stand_in_plays_while_its_person_is_away(tables: Tables) -> None:
    game = await begun(tables)
    outcome = await tables.submit(game, Person(2), Away(stand_in="random"))
    assert outcome.table.seats[1].user == 2
    await tables.wait_for_computers()
    log = await tables.log(game)
    assert log[-1].actor == "computer:random"
    assert log[-1].seat == "red"
    await tables.submit(game, Person(2), ComeBack())
    await refused("table-not-away", tables.submit(game, Person(2), ComeBack()))


async def test_who_acts_has_returned(tables: Tables) -> None:
    game = await begun(tables)
    await tables.submit(game, MODERATOR, Pause())
    await tables.submit(game, Person(2), Away(stand_in="random"))
    await tables.submit(game, MODERATOR, Resume())
    outcome = await tables.submit(game, Person(2), Act(Bid()))
    assert outcome.table.seats[1].stand_in is None


async def test_away_without_a_stand_in_lets_the_table_wait(tables: Tables) -> None:
    game = await begun(tables)
    await refused("table-past", tables.submit(game, Person(2), Away(until=1.0)))
    await tables.submit(game, Person(2), Away(until=2_000_000.0))
    await tables.wait_for_computers()
    assert "red" in (await tables.look(game)).table.due
    due = await tables.storage.due_times.next()
    assert due is not None
    assert (due.seat, due.kind, due.at) == ("red", "return", 2_000_000.0)
    outcome = await tables.handle_due(due)
    assert outcome.table.seats[1].away_until is None
    assert outcome.entries[-1].actor == "clock"


async def test_an_order_is_carried_out_when_its_time_comes(tables: Tables) -> None:
    game, who = await placing(tables)
    outcome = await tables.submit(game, Person(2), LeaveOrder("pass"))
    assert outcome.own.orders == (("pass", ""),)
    assert outcome.entries == (), "nobody else is told"
    version = outcome.table.version
    assert (await tables.look(game)).table.version == version
    outcome = await tables.submit(game, who, Act(Put("worker", "F6")))
    assert [entry.actor for entry in outcome.entries] == ["user:1", "order"]
    assert outcome.table.due == ("blue",)
    assert (await tables.look(game, 2)).orders == ()
    assert [(notice.user, notice.key) for notice in outcome.notices] == [(2, "table-notice-order-used")]


async def test_an_order_that_is_due_already_is_carried_out_at_once(tables: Tables) -> None:
    game = await begun(tables)
    outcome = await tables.submit(game, Person(2), LeaveOrder("bid", "bid 1m"))
    assert [entry.seat for entry in outcome.entries] == ["red"]
    assert outcome.own.view is not None
    assert outcome.own.view.bid == Bid(markers=1)


async def test_orders_stay_secret_and_can_be_cancelled(tables: Tables) -> None:
    game, _ = await placing(tables)
    await tables.submit(game, Person(2), LeaveOrder("bid", "bid 1m 1w"))
    await tables.submit(game, Person(2), LeaveOrder("largest"))
    assert (await tables.look(game, 2)).orders == (("bid", "bid 1m 1w"), ("largest", ""))
    assert (await tables.look(game, 1)).orders == ()
    await tables.submit(game, Person(2), CancelOrder("bid"))
    await refused("table-no-such-order", tables.submit(game, Person(2), CancelOrder("bid")))
    await refused("table-not-seated", tables.submit(game, Person(77), LeaveOrder("pass")))
    await refused("table-no-such-order", tables.submit(game, Person(2), LeaveOrder("stash", "some")))
    with pytest.raises(Illegal, match="wrong-phase"):
        await tables.submit(game, Person(2), LeaveOrder("bid", "pass"))


async def test_an_impossible_order_is_dropped_and_its_giver_told(tables: Tables) -> None:
    game, _ = await placing(tables)
    await tables.submit(game, Person(2), LeaveOrder("bid", "bid 6m"))
    notices = []
    for number in range(400):
        outcome = await step(tables, game, number)
        assert outcome is not None
        notices += [notice.key for notice in outcome.notices]
        if notices:
            break
    assert notices == ["table-notice-order-dropped"]
    assert (await tables.look(game, 2)).orders == ()


async def test_lasting_orders_answer_round_after_round(tables: Tables) -> None:
    game = await begun(tables)
    for user in (1, 2, 3):
        await tables.submit(game, Person(user), LeaveOrder("recall", "all"))
        await tables.submit(game, Person(user), LeaveOrder("stash", "all"))
        await tables.submit(game, Person(user), LeaveOrder("largest"))
    await play_out(tables, game)
    log = await tables.log(game)
    by_order = {type(e.events[0]).__name__ for e in log if e.actor == "order"}
    assert "Took" in by_order
    assert all(e.actor == "order" for e in log if e.events and type(e.events[0]).__name__ == "Recalled")


async def test_pause_stops_everybody_and_resume_goes_on(tables: Tables) -> None:
    game = await begun(tables)
    for player in (HOST, Person(2), Person(2, moderator=True)):
        await refused("table-ask-the-table", tables.submit(game, player, Pause()))
    await refused("table-not-moderator", tables.submit(game, Person(77), Pause()))
    await tables.submit(game, MODERATOR, Pause())
    await refused("table-is-paused", tables.submit(game, Person(1), Act(Bid())))
    assert (await tables.look(game)).table.due == ()
    await refused("table-is-paused", tables.submit(game, MODERATOR, Pause()))
    await tables.submit(game, MODERATOR, Resume())
    await tables.submit(game, Person(1), Act(Bid()))


async def test_the_end_before_the_end(tables: Tables) -> None:
    game = await begun(tables)
    await play_until(tables, game, "transport")
    outcome = await tables.submit(game, MODERATOR, End(scored=True))
    assert outcome.table.status == "finished"
    assert outcome.table.result is None, "nobody knows it while the game can be taken up again"
    await refused("table-is-finished", tables.submit(game, MODERATOR, End(scored=False)))


async def test_the_table_votes_to_end(tables: Tables) -> None:
    game = await begun(tables)
    await tables.submit(game, Person(2), Propose("abandon"))
    outcome = await tables.submit(game, Person(3), CastVote("abandon", True))
    assert outcome.table.status == "abandoned"
    assert outcome.table.result is None
    game = await begun(tables)
    await tables.submit(game, Person(2), Propose("end"))
    outcome = await tables.submit(game, Person(3), CastVote("end", True))
    assert outcome.table.status == "finished"


async def test_a_table_moves_with_everything(tables: Tables) -> None:
    game = await begun(tables)
    await refused("table-already-there", tables.submit(game, HOST, MoveTo(HERE)))
    outcome = await tables.submit(game, HOST, MoveTo(Place(100, 300)))
    assert outcome.table.place == Place(100, 300)
    assert await tables.storage.tables.at(HERE.channel) is None
    await tables.submit(game, Person(1), Act(Bid()))


async def test_lists_find_tables_by_server_and_person(tables: Tables) -> None:
    first = await begun(tables)
    second = await begun(tables, place=Place(100, 201))
    third = await begun(tables, place=Place(101, 1))
    assert [listed.id for listed in await tables.storage.tables.in_server(100)] == [first, second]
    assert [listed.id for listed in await tables.storage.tables.of_user(2)] == [first, second, third]
    assert await tables.storage.tables.of_user(77) == ()
    await tables.submit(first, MODERATOR, End(scored=True))
    assert [listed.id for listed in await tables.storage.tables.in_server(100)] == [second]
    assert [listed.id for listed in await tables.storage.tables.of_user(2)] == [second, third]


async def test_lists_find_what_is_played_among_hundreds_that_are_over(tables: Tables) -> None:
    for number in range(150):
        over = (await tables.open_table(Place(100, number), Person(2))).table.id
        await tables.submit(over, Person(2), Join())
        await tables.submit(over, Person(2), End(scored=False))
    game = await begun(tables)
    assert [listed.id for listed in await tables.storage.tables.in_server(100)] == [game]
    assert [listed.id for listed in await tables.storage.tables.of_user(2)] == [game]


async def test_who_acts_while_away_is_due_no_return(tables: Tables) -> None:
    """What was due at the end of the absence goes with it: nothing is left for a clock to stumble over."""
    game = await begun(tables)
    until = tables.now() + 1000
    await tables.submit(game, MODERATOR, Pause())
    await tables.submit(game, Person(2), Away(until, "random"))
    await tables.submit(game, MODERATOR, Resume())
    outcome = await tables.submit(game, Person(2), Act(Bid()))
    assert [entry.kind for entry in outcome.entries] == ["returned", "action"]
    assert not [due for due in await tables.storage.due_times.reached(until, 100) if due.kind == "return"]


async def test_orders_hold_while_a_computer_has_the_seat(tables: Tables) -> None:
    """Whoever is away left word of what is to be done: the stand-in decides only the rest."""
    game = await begun(tables)
    await tables.submit(game, Person(2), LeaveOrder("largest"))
    await tables.submit(game, MODERATOR, Pause())
    await tables.submit(game, Person(2), Away(stand_in="random"))
    await tables.submit(game, MODERATOR, Resume())
    await tables.wait_for_computers()
    assert (await tables.look(game, 2)).orders == (("largest", ""),), "seen, and to be cancelled"
    for number in range(400):
        await tables.wait_for_computers()
        if await step(tables, game, number) is None:
            break
    own = [entry for entry in await tables.log(game) if entry.kind == "action" and entry.seat == "red"]
    took = [entry.actor for entry in own if type(entry.events[0]).__name__ == "Took"]
    assert took
    assert set(took) == {"order"}
    assert "computer:random" in {entry.actor for entry in own}
