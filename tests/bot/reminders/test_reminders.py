"""Reminders escalate, name the game, the way there and what is due, and reach people as they wish."""

import random

import pytest

from bot.playground.kit import Stage
from bot.tables.model import Person
from engine.actions import Bid
from tests.kit.server import DAY, HOUR, Village


async def test_reminders_escalate_to_the_moderators(village: Village) -> None:
    game = await village.begun()
    await village.pass_time(8 * HOUR - 1)
    assert village.reminders("Bruno") == []
    await village.pass_time(1)
    assert len(village.reminders("Bruno")) == 1
    await village.pass_time(10 * HOUR)
    assert len(village.reminders("Bruno")) == 1
    await village.pass_time(6 * HOUR)
    assert len(village.reminders("Bruno")) == 2
    assert not village["Alice"].sees("Moderators:")
    await village.pass_time(DAY)
    assert village["Alice"].sees("Moderators: The game has been waiting for red for long: a bid.")
    await village.pass_time(10 * DAY)
    assert len(village.reminders("Bruno")) == 2, "and then everything was said"
    assert (await village.table(game)).status == "playing"


async def test_a_reminder_names_the_game_the_way_there_and_what_is_due(village: Village) -> None:
    game = await village.begun()
    card = next(shown for shown in village["Bruno"].messages if "My screen" in shown.buttons)
    await village.pass_time(8 * HOUR)
    (shown,) = village.reminders("Bruno")
    assert shown.pinged == ["Bruno"]
    assert "It is your turn: a bid (red)." in shown.text
    assert f"game {game}]" in shown.text
    assert f"{village.here.channel}/{card.message.id}" in shown.text
    panel = await village["Bruno"].press("Your move", on=shown)
    assert "Auction of round 1" in panel.text


async def test_whoever_decides_is_reminded_no_more(village: Village) -> None:
    game = await village.begun()
    await village.tables.act(game, Person(village["Bruno"].id), Bid())
    await village.pass_time(9 * HOUR)
    assert village.reminders("Bruno") == []
    assert len(village.reminders("Chloé")) == 1


async def test_a_decision_between_clock_and_post_makes_the_reminder_void(village: Village) -> None:
    game = await village.begun()
    village.hands.time += 8 * HOUR
    await village.bot.reminders.notices.close()
    await village.bot.reminders.clock.tick()
    await village.tables.act(game, Person(village["Bruno"].id), Bid())
    await village.bot.reminders.notices.deliver()
    assert village.reminders("Bruno") == []
    assert len(village.reminders("Chloé")) == 1


async def test_after_a_long_sleep_only_the_strongest_reminder_comes(village: Village) -> None:
    await village.begun()
    await village.pass_time(30 * HOUR)
    (shown,) = village.reminders("Bruno")
    assert "has been waiting for a while" in shown.text


async def test_a_clock_set_back_repeats_nothing(village: Village) -> None:
    await village.begun()
    await village.pass_time(8 * HOUR)
    village.hands.time -= 20 * DAY
    await village.tick()
    village.hands.time += 20 * DAY
    await village.tick()
    assert len(village.reminders("Bruno")) == 1


async def test_those_who_asked_for_it_get_direct_messages(village: Village) -> None:
    await village.begun()
    await village["Bruno"].run("/reminders", where="dm")
    await village.pass_time(8 * HOUR)
    assert village.reminders("Bruno") == []
    shown = village["Bruno"].dm.newest
    assert "It is your turn: a bid (red)." in shown.text
    panel = await village["Bruno"].dm.press("Your move", on=shown)
    assert "Auction of round 1" in panel.text


async def test_a_closed_door_leads_back_to_the_channel(village: Village) -> None:
    await village.begun()
    await village["Bruno"].run("/reminders", where="dm")
    village["Bruno"].person.takes_dms = False
    await village.pass_time(8 * HOUR)
    assert len(village.reminders("Bruno")) == 1


async def test_off_is_off(village: Village) -> None:
    await village.begun()
    await village["Bruno"].run("/reminders", where="off")
    await village.pass_time(3 * DAY)
    assert village.reminders("Bruno") == []
    assert len(village.reminders("Chloé")) == 1
    assert village["Alice"].sees("waiting for red"), "moderators hear of it all the same"


async def test_nobody_is_reminded_at_night(village: Village) -> None:
    await village.begun()
    await village["Bruno"].run("/reminders", quiet="14-20", zone="UTC")
    assert village.hands.time % DAY == 8 * HOUR, "the game begins at eight in the morning"
    await village.pass_time(8 * HOUR)
    assert len(village.reminders("Chloé")) == 1
    assert village.reminders("Bruno") == []
    await village.pass_time(4 * HOUR - 1)
    assert village.reminders("Bruno") == []
    await village.pass_time(1)
    assert len(village.reminders("Bruno")) == 1


async def test_not_now_means_eight_hours(village: Village) -> None:
    await village.begun()
    await village.pass_time(8 * HOUR)
    (shown,) = village.reminders("Bruno")
    answer = await village["Bruno"].press("Not now", on=shown)
    assert "No reminders until" in answer.text
    await village.bot.reminders.people.change(
        village["Bruno"].id, snoozed_until=village.hands.time + 30 * HOUR
    )
    await village.pass_time(17 * HOUR)
    assert len(village.reminders("Bruno")) == 1
    await village.pass_time(13 * HOUR)
    assert len(village.reminders("Bruno")) == 2


async def test_not_now_is_for_the_one_who_was_reminded(village: Village) -> None:
    await village.begun()
    await village.pass_time(8 * HOUR)
    (shown,) = village.standing("Bruno")
    for name in ("Chloé", "Sam"):
        answer = await village[name].press("Not now", on=shown)
        assert "This reminder is for somebody else." in answer.text
        assert (await village.bot.reminders.people.of(village[name].id)).snoozed_until is None


async def test_whoever_wants_peace_is_told_of_a_deadline_in_it(village: Village) -> None:
    await village.begun(deadline=12 * HOUR)
    await village.pass_time(8 * HOUR)
    answer = await village["Bruno"].press("Not now", on=village.standing("Bruno")[0])
    at = int(village.hands.time + 4 * HOUR)
    assert f"Mind that your time runs out <t:{at}:R>." in answer.text


async def test_the_page_shows_what_time_it_is_there(village: Village) -> None:
    page = await village["Bruno"].run("/reminders", zone="tokyo", quiet="10pm-8am")
    assert "It is 17:00 where you live (Asia/Tokyo)." in page.text
    assert "Never between 22:00 and 08:00." in page.text


async def test_settings_are_made_by_buttons_as_well(village: Village) -> None:
    bruno = village["Bruno"]
    page = await bruno.run("/reminders")
    page = await bruno.choose("Where…", "Send me a direct message", on=page.message)
    page = await bruno.choose("My night…", "22-8", on=page.message)
    assert "You get direct messages." in page.text
    assert "Never between 22:00 and 08:00." in page.text
    page = await bruno.press("8 hours", on=page.message)
    assert "No reminders before" in page.text
    page = await bruno.press("I'm awake", on=page.message)
    assert "No reminders before" not in page.text


async def test_nonsense_changes_nothing(village: Village) -> None:
    bruno = village["Bruno"]
    assert "no time zone" in (await bruno.run("/reminders", zone="Mars/Olympus")).text
    assert "Quiet hours look like" in (await bruno.run("/reminders", quiet="all day")).text
    assert "Europe/Paris" in await bruno.complete("/reminders", "zone", zone="paris")
    preferences = await village.bot.reminders.people.of(bruno.id)
    assert (preferences.zone, preferences.quiet_from) == ("UTC", None)


@pytest.mark.parametrize(
    ("late", "words"),
    [("remind", "the table waits for you"), ("decision", None), ("seat", None)],
)
async def test_a_deadline_warns_and_then_has_its_consequence(
    village: Village, late: str, words: str | None
) -> None:
    game = await village.begun(deadline=DAY, late=late, reminder=None)
    for name in ("Alice", "Chloé"):
        await village.tables.act(game, Person(village[name].id), Bid())
    await village.pass_time(18 * HOUR)
    (shown,) = village.reminders("Bruno")
    assert "Your time is running out: a bid (red)." in shown.text
    assert "Time runs out <t:" in shown.text
    await village.pass_time(6 * HOUR)
    await village.tables.quiet()
    table = await village.table(game)
    seat = next(seat for seat in table.seats if seat.colour == "red")
    assert table.view is not None
    if words is not None:
        assert any(words in shown.text for shown in village.reminders("Bruno"))
        assert table.view.phase == "auction"
        return
    assert table.view.phase != "auction"
    assert bool(seat.stand_in) == (late == "seat")
    await village["Bruno"].run("/log")
    told = "until you return" if late == "seat" else "made this decision for you"
    assert any(told in shown.text for shown in village["Bruno"].private)


async def test_a_warning_that_would_come_at_night_comes_the_evening_before(village: Village) -> None:
    """Eight in the morning to eight in the morning: the warning at two would fall into the night."""
    await village["Bruno"].run("/reminders", quiet="22-8", zone="UTC")
    await village.begun(deadline=DAY, late="decision", reminder=None)
    await village.pass_time(13 * HOUR - 60)
    assert village.reminders("Bruno") == []
    await village.pass_time(60)
    (shown,) = village.standing("Bruno")
    assert "Your time is running out: a bid (red)." in shown.text
    await village.pass_time(5 * HOUR)
    assert len(village.reminders("Chloé")) == 1, "she has no night and is warned at two"
    await village.pass_time(6 * HOUR + 3 * HOUR)
    assert len([shown for shown in village.reminders("Bruno") if "running out" in shown.text]) == 1, "once"


async def test_the_evening_is_ones_own(village: Village) -> None:
    """The warning falls on midnight in London: the night of Lagos, but the afternoon of Honolulu."""
    await village["Bruno"].run("/reminders", quiet="23-7", zone="Africa/Lagos")
    await village["Chloé"].run("/reminders", quiet="23-7", zone="Pacific/Honolulu")
    village.hands.time -= 2 * HOUR
    await village.begun(deadline=DAY, late="remind", reminder=None)
    warned: dict[str, float] = {}
    for _ in range(20):
        await village.pass_time(HOUR)
        for name in ("Bruno", "Chloé"):
            if any("running out" in shown.text for shown in village.standing(name)):
                warned.setdefault(name, village.hands.time % DAY / HOUR)
    assert warned == {"Bruno": 21, "Chloé": 0}


async def test_a_warning_that_missed_its_evening_never_comes_after_its_deadline(village: Village) -> None:
    await village.begun(deadline=DAY, late="decision", reminder=None)
    await village["Bruno"].run("/reminders", quiet="1-10", zone="UTC")
    await village.pass_time(DAY + 3 * HOUR)
    assert not any("running out" in shown.text for shown in village.reminders("Bruno"))


async def test_a_reminder_survives_a_restart_of_the_bot(village: Village, stage: Stage) -> None:
    await village.begun()
    await village.pass_time(8 * HOUR)
    await village.restart()
    await village.tick()
    assert len(village.reminders("Bruno")) == 1
    await village.pass_time(16 * HOUR)
    assert len(village.reminders("Bruno")) == 2


async def test_the_card_itself_wakes_nobody(village: Village) -> None:
    """Whose turn it is at night is told in the morning; whoever reads messages is told there at once."""
    await village["Bruno"].run("/reminders", quiet="7-10", zone="UTC")
    await village["Chloé"].run("/reminders", where="dm")
    await village.begun()
    card = next(shown for shown in village["Alice"].messages if "My screen" in shown.buttons)
    assert card.pinged == ["Alice"]
    await village.tick()
    assert "You are up: a bid (blue)." in village["Chloé"].dm.newest.text
    assert village.reminders("Bruno") == []
    await village.pass_time(2 * HOUR)
    (shown,) = village.reminders("Bruno")
    assert "You are up: a bid (red)." in shown.text
    await village.pass_time(HOUR)
    assert len(village.reminders("Bruno")) == 1
    assert len(village["Chloé"].dm.messages) == 1


async def test_restarts_at_any_moment_neither_double_nor_lose_a_reminder(village: Village) -> None:
    """The same as the five hundred kills, with the real bot and the stand-in, as often as time allows."""
    rng = random.Random(5)
    await village.begun()
    for hours in (8, 16):
        village.hands.time += hours * HOUR
        for _ in range(4):
            await village.restart_amid(rng.random() * 0.03)
        await village.tick()
    for name in ("Alice", "Bruno", "Chloé"):
        texts = [shown.text for shown in village.reminders(name)]
        assert sum("It is your turn" in text for text in texts) == 1
        assert sum("has been waiting for a while" in text for text in texts) == 1
