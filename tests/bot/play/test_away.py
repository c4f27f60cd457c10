"""Being away from all one's games, coming back, and handing one's seat on."""

import pytest

from bot.tables.model import Person
from bot.tables.operations.decisions import Act, LeaveOrder
from bot.tables.operations.lifecycle import Pause, Resume
from bot.tables.operations.votes import CastVote
from engine.actions import Bid
from tests.kit.fake_clock import DAY, HOUR
from tests.kit.server import Server


async def test_away_holds_for_all_games_and_ends_by_itself(server: Server) -> None:
    first = await server.begun()
    second = await server.begun(3, server.place(server.stage.demo.general))
    answer = await server["Bruno"].run("/giants away", until="7", stand_in="easy")
    assert "away from 2 games" in answer.text
    await server.tables.wait_for_computers()
    for game in (first, second):
        table = await server.table(game)
        assert "red" not in table.due, "the stand-in has bid"
    await server["Alice"].until_sees("Bruno is away.")
    await server.pass_time(6 * DAY)
    assert server.reminders("Bruno") == []
    await server.pass_time(DAY)
    seats = [seat for game in (first, second) for seat in (await server.table(game)).seats]
    assert all(seat.stand_in is None and seat.away_until is None for seat in seats)


async def test_one_is_back_at_any_time(server: Server) -> None:
    game = await server.begun()
    await server["Bruno"].run("/giants away", until="30")
    answer = await server["Bruno"].run("/giants back")
    assert "one game is yours again" in answer.text
    assert all(seat.stand_in is None for seat in (await server.table(game)).seats)
    assert "You were not away." in (await server["Bruno"].run("/giants back")).text


async def test_a_table_that_waits_lets_somebody_away_alone(server: Server) -> None:
    game = await server.begun()
    await server["Bruno"].run("/giants away", until="3", stand_in="wait")
    await server.pass_time(2 * DAY)
    assert "red" in (await server.table(game)).due
    assert server.reminders("Bruno") == []
    await server.pass_time(DAY)
    assert len(server.reminders("Bruno")) == 1


async def test_a_date_is_a_day_where_one_lives(server: Server) -> None:
    game = await server.begun()
    await server["Bruno"].run("/giants my reminders", zone="Pacific/Auckland")
    await server["Bruno"].run("/giants away", until="2027-01-20")
    seat = next(seat for seat in (await server.table(game)).seats if seat.colour == "red")
    assert seat.away_until == 1_800_356_400.0, "midnight there is eleven in the morning in London"


@pytest.mark.parametrize(
    ("until", "days"),
    [("tomorrow", 1), ("Saturday", 1), ("sun", 2), ("next week", 3), ("friday", 7), ("thu", 6)],
)
async def test_a_day_has_a_name_where_one_lives(server: Server, until: str, days: int) -> None:
    """Friday, eight o'clock in London, is nine in the evening in Auckland: the day ends in three hours."""
    game = await server.begun()
    await server["Bruno"].run("/giants my reminders", zone="Pacific/Auckland")
    answer = await server["Bruno"].run("/giants away", until=until)
    seat = next(seat for seat in (await server.table(game)).seats if seat.colour == "red")
    assert seat.away_until == server.fake_clock.time + 3 * HOUR + (days - 1) * DAY
    assert f"until <t:{int(seat.away_until)}:f>" in answer.text


@pytest.mark.parametrize(("until", "days"), [("3 days", 3), ("a week", 7), ("2  Weeks", 14), ("1 day", 1)])
async def test_days_and_weeks_are_counted(server: Server, until: str, days: int) -> None:
    game = await server.begun()
    await server["Bruno"].run("/giants away", until=until)
    seat = next(seat for seat in (await server.table(game)).seats if seat.colour == "red")
    assert seat.away_until == server.fake_clock.time + days * DAY


@pytest.mark.parametrize(
    ("until", "why"),
    [
        ("0", "That day has passed."),
        ("yesterday", "Until when?"),
        ("some days", "Until when?"),
        ("99999999 weeks", "That is too far away"),
        ("2020-01-01", "That day has passed."),
        ("9999999", "That is too far away"),
        ("2027-13-01", "Until when?"),
    ],
)
async def test_nonsense_is_refused(server: Server, until: str, why: str) -> None:
    game = await server.begun()
    answer = await server["Bruno"].run("/giants away", until=until)
    assert why in answer.text
    assert all(seat.away_until is None for seat in (await server.table(game)).seats)


async def test_ends_of_an_absence_are_offered(server: Server) -> None:
    await server.begun()
    usual = await server["Bruno"].complete("/giants away", "until", until="")
    assert next(iter(usual)) == "until tomorrow, 2027-01-16"
    assert "for 7 days, until 2027-01-22" in usual
    typed = await server["Bruno"].complete("/giants away", "until", until="12")
    assert typed == {"for 12 days, until 2027-01-27": "12"}
    assert await server["Bruno"].complete("/giants away", "until", until="monday") == {
        "for 3 days, until 2027-01-18": "monday"
    }


async def test_who_plays_by_hand_is_back_and_stays_back(server: Server) -> None:
    """A bid while the stand-in has the seat: the absence is over, and its end comes to nothing."""
    game = await server.begun()
    await server.tables.submit(game, Person(server["Mo"].id, moderator=True), Pause())
    await server["Bruno"].run("/giants away", until="3", stand_in="easy")
    await server.tables.submit(game, Person(server["Mo"].id, moderator=True), Resume())
    await server.tables.submit(game, Person(server["Bruno"].id), Act(Bid()))
    seat = next(seat for seat in (await server.table(game)).seats if seat.colour == "red")
    assert (seat.stand_in, seat.away_until) == (None, None)
    entries = len(await server.tables.log(game))
    await server.pass_time(4 * DAY)
    assert [entry.kind for entry in await server.tables.log(game, entries)] == []


async def test_a_stranger_has_nothing_to_be_away_from(server: Server) -> None:
    await server.begun()
    assert "You don't play anywhere now." in (await server["Sam"].run("/giants away", until="3")).text


async def test_a_seat_is_offered_asked_for_and_given_with_consent(server: Server) -> None:
    game = await server.begun()
    await server["Bruno"].run("/giants seat offer")
    await server["Alice"].until_sees("offers their seat")
    answer = await server["Sam"].press("Take over red")
    assert "The table is asked" in answer.text
    await server["Alice"].until_sees("Shall")
    assert (await server.table(game)).seats[1].user == server["Bruno"].id, "not without the table"
    await server["Chloé"].press("Yes")
    table = await server.table(game)
    assert table.seats[1].user == server["Sam"].id
    assert not table.votes
    look = await server.tables.look(game, server["Bruno"].id)
    assert look.view is None, "the old player sees the screen no more"
    await server["Sam"].run("/bid", markers=0)
    assert "red" not in (await server.table(game)).due


async def test_the_table_can_say_no_and_the_owner_can_think_again(server: Server) -> None:
    game = await server.begun()
    await server["Bruno"].run("/giants seat offer")
    await server["Sam"].run("/giants seat take", colour="red")
    for name in ("Alice", "Chloé"):
        await server.tables.submit(game, Person(server[name].id), CastVote("seat-red", aye=False))
    assert (await server.table(game)).seats[1].user == server["Bruno"].id
    assert not (await server.table(game)).votes
    await server["Bruno"].run("/giants seat keep")
    answer = await server["Sam"].run("/giants seat take", colour="red")
    assert "red is not on offer." in answer.text


async def test_a_player_can_not_take_a_second_seat(server: Server) -> None:
    await server.begun()
    await server["Bruno"].run("/giants seat offer")
    answer = await server["Alice"].run("/giants seat take", colour="red")
    assert "can't take another seat in it" in answer.text


async def test_orders_are_seen_used_and_cancelled(server: Server) -> None:
    game = await server.begun()
    bruno = server["Bruno"]
    assert "A bid is asked of you now" in (await bruno.run("/giants order bid", markers=1)).text
    screen = await bruno.run("/giants order set", what="keep")
    assert "keep my markers" in screen.text
    await server.tables.submit(game, Person(bruno.id), LeaveOrder("largest"))
    screen = await bruno.press("My screen")
    assert "take the largest Moai" in screen.text
    screen = await bruno.choose("Cancel one of them…", "take the largest Moai", on=screen.message)
    assert "take the largest Moai." not in screen.text
    screen = await bruno.press("Cancel them", on=screen.message)
    assert "Standing orders" not in screen.text
    assert (await server.tables.look(game, bruno.id)).orders == ()


async def test_a_bid_is_made_in_advance(server: Server) -> None:
    game = await server.begun()
    await server.until_phase(game, "placement")
    screen = await server["Bruno"].run("/giants order bid", markers=1, chief=True)
    assert "the next bid (one marker, no worker, the chief)" in screen.text
    menu = "A bid for the next auction…"
    screen = await server["Bruno"].choose(menu, "one marker, no worker", on=screen.message)
    assert "the next bid (one marker, no worker)." in screen.text
    assert not server["Alice"].sees("the next bid"), "nobody else's business"
    round_now = (await server.table(game)).view
    assert round_now is not None
    for _ in range(300):
        table = await server.table(game)
        assert table.view is not None
        if table.view.round > round_now.round:
            break
        assert await server.step(game)
    assert "red" not in table.due, "the bid is in"
    await server.bot.reminders.delivery.deliver()
    await server["Bruno"].run("/giants log")
    assert any("The bid that you left was sealed." in shown.text for shown in server["Bruno"].private)


async def test_a_bid_that_became_impossible_is_dropped_and_told(server: Server) -> None:
    game = await server.begun()
    await server.tables.submit(game, Person(server["Bruno"].id), Act(Bid()))
    await server.tables.submit(
        game, Person(server["Bruno"].id), LeaveOrder("bid", str(Bid(markers=6, workers=6)))
    )
    first = await server.table(game)
    for _ in range(300):
        table = await server.table(game)
        assert table.view is not None
        assert first.view is not None
        if table.view.round > first.view.round:
            break
        assert await server.step(game)
    assert "red" in (await server.table(game)).due
    assert (await server.tables.look(game, server["Bruno"].id)).orders == ()


async def test_a_policy_is_chosen_in_the_lobby(server: Server) -> None:
    await server["Alice"].run("/giants new", deadline=24)
    await server["Alice"].until_sees("One player so far")
    page = await server["Alice"].press("Settings")
    await server["Alice"].choose("When the time is up…", "a computer makes the decision", on=page.message)
    (listed,) = await server.tables.storage.tables.in_server(server.here.server or 0)
    settings = (await server.table(listed.id)).settings
    assert (settings.late, settings.deadline, settings.reminder) == ("decision", DAY, 8 * HOUR)
