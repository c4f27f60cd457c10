"""A game that nobody plays any more falls asleep: no computer plays it out, nobody is pinged in vain."""

import pytest

from bot.playground.kit import Player
from bot.tables.model import Person
from bot.tables.operations.decisions import Act
from bot.tables.operations.lifecycle import Pause, Resume
from bot.tables.operations.lobby import AddComputer, Join, Start
from bot.tables.operations.seats import Replace
from engine.actions import Bid
from tests.kit.fake_clock import DAY, HOUR
from tests.kit.server import Server


async def deserted(server: Server, late: str, days: int = 40) -> int:
    """A game of three whom nobody ever saw again, after many days."""
    game = await server.begun(deadline=DAY, late=late, stand_in="easy")
    for _ in range(days):
        await server.pass_time(DAY)
        await server.tables.wait_for_computers()
    await server.stage.settle()
    return game


def card(player: Player) -> str:
    """What the card says."""
    return next(shown.text for shown in reversed(player.messages) if "My screen" in shown.buttons)


@pytest.mark.parametrize("late", ["decision", "seat"])
async def test_it_sleeps_once_nobody_is_left(server: Server, late: str) -> None:
    game = await deserted(server, late)
    table = await server.table(game)
    assert table.asleep
    assert table.view is not None
    assert table.view.phase != "over"
    assert "this game is asleep" in card(server["Alice"])
    entries = await server.tables.log(game)
    assert [entry.kind for entry in entries].count("slept") == 1
    missed = [entry for entry in entries if entry.kind == "late"]
    if late == "seat":
        assert len(missed) == 2, "the third seat was left to its person"
    else:
        assert all(sum(entry.seat == seat.colour for entry in missed) >= 2 for seat in table.seats)
        assert len(missed) < 25, "and not for a round and more"
    assert len([s for s in server.posted if "the game fell asleep. Nothing is lost" in s.text]) == 1
    assert server["Mo"].sees("Moderators: Nobody has played for a while")
    for name in ("Alice", "Bruno", "Chloé"):
        assert server.standing(name) == []


async def test_it_asks_nothing_of_anybody_while_it_sleeps(server: Server) -> None:
    await deserted(server, "decision")
    said = len(server.posted)
    for _ in range(30):
        await server.pass_time(DAY)
    assert len(server.posted) == said


async def test_with_reminders_only_it_waits_for_weeks_and_then_sleeps_too(server: Server) -> None:
    """A day's limit, eight hours more until the moderators are called, and three weeks."""
    game = await deserted(server, "remind", 22)
    assert (await server.table(game)).status == "playing"
    await server.pass_time(DAY)
    assert (await server.table(game)).asleep
    said = len(server.posted)
    for _ in range(30):
        await server.pass_time(DAY)
    assert len(server.posted) == said


@pytest.mark.parametrize("late", ["decision", "seat"])
@pytest.mark.parametrize("name", ["Alice", "Bruno", "Chloé"])
async def test_anybody_who_plays_wakes_it_and_has_the_own_seat(server: Server, late: str, name: str) -> None:
    game = await deserted(server, late, 12)
    answer = await server[name].press("Wake the game")
    assert "The game goes on where it stood" in answer.text
    table = await server.table(game)
    own = next(seat for seat in table.seats if seat.user == server[name].id)
    assert (table.status, own.stand_in, table.asleep) == ("playing", None, False)
    await server.tables.wait_for_computers()
    await server[name].until_sees("The game goes on.")


async def test_back_wakes_it_too_and_a_move_says_how(server: Server) -> None:
    game = await deserted(server, "seat", 12)
    assert "Whoever plays here can wake it." in (await server["Bruno"].run("/bid", markers=0)).text
    assert "one game is yours again" in (await server["Bruno"].run("/giants back")).text
    table = await server.table(game)
    own = next(seat for seat in table.seats if seat.user == server["Bruno"].id)
    assert (table.status, own.stand_in) == ("playing", None)
    assert "You were not away." in (await server["Bruno"].run("/giants back")).text


async def test_a_stranger_does_not_wake_it(server: Server) -> None:
    game = await deserted(server, "decision", 12)
    answer = await server["Sam"].press("Wake the game")
    assert "Only a moderator can do that." in answer.text
    assert (await server.table(game)).asleep


async def test_a_moderator_resumes_it_as_any_other(server: Server) -> None:
    game = await deserted(server, "seat", 12)
    await server["Mo"].run("/table resume", game=game)
    assert (await server.table(game)).status == "playing"


async def test_a_game_that_somebody_paused_is_not_everybodys_to_wake(server: Server) -> None:
    game = await server.begun()
    await server.tables.submit(game, Person(server["Mo"].id, moderator=True), Pause())
    await server.stage.settle()
    assert "Wake the game" not in [b for shown in server["Bruno"].messages for b in shown.buttons]
    answer = await server["Bruno"].run("/table resume", game=game)
    assert (await server.table(game)).status == "paused", answer.text


async def test_a_lone_player_finds_the_game_as_it_was_left(server: Server) -> None:
    host = Person(server["Alice"].id)
    opened = await server.tables.open_table(
        server.here, host, deadline=DAY, late="seat", stand_in="easy", seating="seated", pictures="request"
    )
    game = opened.table.id
    await server.tables.submit(game, host, Join("green"))
    for _ in range(2):
        await server.tables.submit(game, host, AddComputer("easy"))
    await server.tables.submit(game, host, Start())
    await server.tables.wait_for_computers()
    await server["Alice"].until_sees("Round 1")
    left = (await server.table(game)).view
    await server.pass_time(3 * DAY)
    assert (await server.table(game)).view == left
    await server["Alice"].until_sees("this game is asleep")
    await server["Alice"].press("Wake the game")
    await server.tables.submit(game, host, Act(Bid()))
    assert (await server.table(game)).status == "playing"


# Who is called when a game goes on


def called(server: Server) -> list[str]:
    """Whom the newest message that called anybody called."""
    sent = server.stage.standin.notifications.sent
    return [server.name_of(each.person_id) for each in sent if each.message is sent[-1].message]


async def test_the_others_who_are_due_are_called_when_it_goes_on(server: Server) -> None:
    game = await server.begun(deadline=DAY, late="seat", stand_in="easy")
    await server.tables.submit(game, Person(server["Alice"].id), Act(Bid()))
    await server.tables.submit(game, Person(server["Mo"].id, moderator=True), Pause())
    await server["Alice"].until_sees("This game is paused.")
    await server.tables.submit(game, Person(server["Mo"].id, moderator=True), Resume())
    await server["Alice"].until_sees("The game goes on.")
    assert sorted(called(server)) == ["Bruno", "Chloé"]


async def test_whoever_takes_over_a_seat_that_is_due_is_called(server: Server) -> None:
    await server.begun()
    await server["Mo"].run("/table replace", seat="red", user=server["Sam"].id)
    await server["Sam"].run("/giants seat accept")
    await server.pass_time(180)
    assert await server.stage.until(lambda: called(server) == ["Sam"])


async def test_whoever_is_back_from_an_absence_is_called_once_it_is_over(server: Server) -> None:
    game = await server.begun(reminder=None)
    await server["Bruno"].run("/giants away", until="2", stand_in="wait")
    for name in ("Alice", "Chloé"):
        await server.tables.submit(game, Person(server[name].id), Act(Bid()))
    await server.stage.settle()
    await server.pass_time(2 * DAY)
    assert await server.stage.until(lambda: called(server) == ["Bruno"])


# Coming back to a seat that a computer holds


async def test_your_move_gives_back_a_seat_that_a_computer_holds(server: Server) -> None:
    game = await server.begun(deadline=DAY, late="seat", stand_in="easy")
    for name in ("Alice", "Chloé"):
        await server.tables.submit(game, Person(server[name].id), Act(Bid()))
    await server.pass_time(DAY)
    await server.tables.wait_for_computers()
    await server.stage.settle()
    panel = await server["Bruno"].press("Your move")
    assert "A computer plays for you at the moment." in panel.text
    answer = await server["Bruno"].press("I'm back", on=panel.message)
    assert "the seat is yours again" in answer.text
    seat = next(seat for seat in (await server.table(game)).seats if seat.colour == "red")
    assert seat.stand_in is None
    await server["Alice"].until_sees("Bruno is back.")


async def test_it_says_until_when_and_leaves_a_holiday_alone(server: Server) -> None:
    game = await server.begun()
    await server["Bruno"].run("/giants away", until="3", stand_in="easy")
    await server.tables.wait_for_computers()
    await server.stage.settle()
    panel = await server["Bruno"].press("Your move")
    until = int(server.fake_clock.time + 3 * DAY)
    assert f"A computer plays for you until <t:{until}:f>." in panel.text
    seat = next(seat for seat in (await server.table(game)).seats if seat.colour == "red")
    assert seat.stand_in == "easy", "looking is not coming back"
    await server.pass_time(4 * DAY + HOUR)
    seat = next(seat for seat in (await server.table(game)).seats if seat.colour == "red")
    assert seat.stand_in is None


async def test_one_game_that_can_not_be_woken_keeps_nobody_from_the_others(server: Server) -> None:
    asleep = await deserted(server, "decision", 12)
    assert (await server.table(asleep)).asleep
    await server.tables.submit(asleep, Person(server["Mo"].id, moderator=True), Replace("red"))
    other = await server.begun(3, server.place(server.stage.demo.general))
    await server["Alice"].run("/giants away", until="5", stand_in="easy")
    assert (await server.table(other)).seats[0].stand_in == "easy"
    answer = await server["Alice"].run("/giants back")
    assert (await server.table(other)).seats[0].stand_in is None
    assert answer.text == "Welcome back: one game is yours again."
    assert (await server.table(asleep)).status == "paused"
