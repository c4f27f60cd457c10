"""A game that nobody plays any more falls asleep: no computer plays it out, nobody is pinged in vain."""

import pytest

from bot.playground.kit import Player
from bot.tables.model import Person
from engine.actions import Bid

from .village import DAY, HOUR, Village


async def deserted(village: Village, late: str, days: int = 40) -> int:
    """A game of three whom nobody ever saw again, after many days."""
    game = await village.begun(deadline=DAY, late=late, stand_in="easy")
    for _ in range(days):
        await village.pass_time(DAY)
        await village.tables.quiet()
    await village.stage.settle()
    return game


def card(player: Player) -> str:
    """What the card says."""
    return next(shown.text for shown in reversed(player.messages) if "My screen" in shown.buttons)


@pytest.mark.parametrize("late", ["decision", "seat"])
async def test_it_sleeps_once_nobody_is_left(village: Village, late: str) -> None:
    game = await deserted(village, late)
    table = await village.table(game)
    assert table.asleep
    assert table.view is not None
    assert table.view.phase != "over"
    assert "this game is asleep" in card(village["Alice"])
    entries = await village.tables.log(game)
    assert [entry.kind for entry in entries].count("slept") == 1
    missed = [entry for entry in entries if entry.kind == "late"]
    if late == "seat":
        assert len(missed) == 2, "the third seat was left to its person"
    else:
        assert all(sum(entry.seat == seat.colour for entry in missed) >= 2 for seat in table.seats)
        assert len(missed) < 25, "and not for a round and more"
    assert len([s for s in village.posted if "the game fell asleep. Nothing is lost" in s.text]) == 1
    assert village["Mo"].sees("Moderators: Nobody has played for a while")
    for name in ("Alice", "Bruno", "Chloé"):
        assert village.standing(name) == []


async def test_it_asks_nothing_of_anybody_while_it_sleeps(village: Village) -> None:
    await deserted(village, "decision")
    said = len(village.posted)
    for _ in range(30):
        await village.pass_time(DAY)
    assert len(village.posted) == said


async def test_with_reminders_only_it_waits_without_a_word(village: Village) -> None:
    game = await deserted(village, "remind", 10)
    assert (await village.table(game)).status == "playing"
    said = len(village.posted)
    for _ in range(30):
        await village.pass_time(DAY)
    assert len(village.posted) == said


@pytest.mark.parametrize("late", ["decision", "seat"])
@pytest.mark.parametrize("name", ["Alice", "Bruno", "Chloé"])
async def test_anybody_who_plays_wakes_it_and_has_the_own_seat(
    village: Village, late: str, name: str
) -> None:
    game = await deserted(village, late, 12)
    answer = await village[name].press("Wake the game")
    assert "The game goes on where it stood" in answer.text
    table = await village.table(game)
    own = next(seat for seat in table.seats if seat.user == village[name].id)
    assert (table.status, own.stand_in, table.asleep) == ("playing", None, False)
    await village.tables.quiet()
    await village[name].until_sees("The game goes on.")


async def test_back_wakes_it_too_and_a_move_says_how(village: Village) -> None:
    game = await deserted(village, "seat", 12)
    assert "Whoever plays here can wake it." in (await village["Bruno"].run("/bid", markers=0)).text
    assert "one game is yours again" in (await village["Bruno"].run("/back")).text
    table = await village.table(game)
    own = next(seat for seat in table.seats if seat.user == village["Bruno"].id)
    assert (table.status, own.stand_in) == ("playing", None)
    assert "You were not away." in (await village["Bruno"].run("/back")).text


async def test_a_stranger_does_not_wake_it(village: Village) -> None:
    game = await deserted(village, "decision", 12)
    answer = await village["Sam"].press("Wake the game")
    assert "Only the host of the table or a moderator can do that." in answer.text
    assert (await village.table(game)).asleep


async def test_a_moderator_resumes_it_as_any_other(village: Village) -> None:
    game = await deserted(village, "seat", 12)
    await village["Mo"].run("/table resume", game=game)
    assert (await village.table(game)).status == "playing"


async def test_a_game_that_somebody_paused_is_not_everybodys_to_wake(village: Village) -> None:
    game = await village.begun()
    await village.tables.pause(game, Person(village["Alice"].id))
    await village.stage.settle()
    assert "Wake the game" not in [b for shown in village["Bruno"].messages for b in shown.buttons]
    answer = await village["Bruno"].run("/table resume", game=game)
    assert (await village.table(game)).status == "paused", answer.text


async def test_a_lone_player_finds_the_game_as_it_was_left(village: Village) -> None:
    host = Person(village["Alice"].id)
    opened = await village.tables.open_table(
        village.here, host, deadline=DAY, late="seat", stand_in="easy", seating="seated", pictures="request"
    )
    game = opened.table.id
    await village.tables.join(game, host, "green")
    for _ in range(2):
        await village.tables.add_computer(game, host, "easy")
    await village.tables.start(game, host)
    await village.tables.quiet()
    await village["Alice"].until_sees("Round 1")
    left = (await village.table(game)).view
    await village.pass_time(3 * DAY)
    assert (await village.table(game)).view == left
    await village["Alice"].until_sees("this game is asleep")
    await village["Alice"].press("Wake the game")
    await village.tables.act(game, host, Bid())
    assert (await village.table(game)).status == "playing"


# Who is called when a game goes on


def called(village: Village) -> list[str]:
    """Whom the newest card mentions."""
    return next(shown.pinged for shown in reversed(village.posted) if "My screen" in shown.buttons)


async def test_the_others_who_are_due_are_called_when_it_goes_on(village: Village) -> None:
    game = await village.begun(deadline=DAY, late="seat", stand_in="easy")
    await village.tables.act(game, Person(village["Alice"].id), Bid())
    await village.tables.pause(game, Person(village["Alice"].id))
    await village["Alice"].until_sees("This game is paused.")
    await village.tables.resume(game, Person(village["Alice"].id))
    await village["Alice"].until_sees("The game goes on.")
    assert sorted(called(village)) == ["Bruno", "Chloé"]


async def test_whoever_takes_over_a_seat_that_is_due_is_called(village: Village) -> None:
    await village.begun()
    await village["Mo"].run("/table replace", seat="red", user=village["Sam"].id)
    assert await village.stage.until(lambda: called(village) == ["Sam"])


async def test_whoever_is_back_from_an_absence_is_called_once_it_is_over(village: Village) -> None:
    game = await village.begun(reminder=None)
    await village["Bruno"].run("/away", until="2", stand_in="wait")
    for name in ("Alice", "Chloé"):
        await village.tables.act(game, Person(village[name].id), Bid())
    await village.stage.settle()
    await village.pass_time(2 * DAY)
    assert await village.stage.until(lambda: called(village) == ["Bruno"])


# Coming back to a seat that a computer holds


async def test_your_move_gives_back_a_seat_that_a_computer_holds(village: Village) -> None:
    game = await village.begun(deadline=DAY, late="seat", stand_in="easy")
    for name in ("Alice", "Chloé"):
        await village.tables.act(game, Person(village[name].id), Bid())
    await village.pass_time(DAY)
    await village.tables.quiet()
    await village.stage.settle()
    panel = await village["Bruno"].press("Your move")
    assert "A computer plays for you at the moment." in panel.text
    answer = await village["Bruno"].press("I'm back", on=panel.message)
    assert "the seat is yours again" in answer.text
    seat = next(seat for seat in (await village.table(game)).seats if seat.colour == "red")
    assert seat.stand_in is None
    await village["Alice"].until_sees("red is back.")


async def test_it_says_until_when_and_leaves_a_holiday_alone(village: Village) -> None:
    game = await village.begun()
    await village["Bruno"].run("/away", until="3", stand_in="easy")
    await village.tables.quiet()
    await village.stage.settle()
    panel = await village["Bruno"].press("Your move")
    until = int(village.hands.time + 3 * DAY)
    assert f"A computer plays for you until <t:{until}:f>." in panel.text
    seat = next(seat for seat in (await village.table(game)).seats if seat.colour == "red")
    assert seat.stand_in == "easy", "looking is not coming back"
    await village.pass_time(4 * DAY + HOUR)
    seat = next(seat for seat in (await village.table(game)).seats if seat.colour == "red")
    assert seat.stand_in is None


async def test_one_game_that_can_not_be_woken_keeps_nobody_from_the_others(village: Village) -> None:
    asleep = await deserted(village, "decision", 12)
    assert (await village.table(asleep)).asleep
    await village.tables.replace(asleep, Person(village["Mo"].id, moderator=True), "red")
    other = await village.begun(3, village.place(village.stage.demo.general))
    await village["Alice"].run("/away", until="5", stand_in="easy")
    assert (await village.table(other)).seats[0].stand_in == "easy"
    answer = await village["Alice"].run("/back")
    assert (await village.table(other)).seats[0].stand_in is None
    assert answer.text == "Welcome back: one game is yours again."
    assert (await village.table(asleep)).status == "paused"
