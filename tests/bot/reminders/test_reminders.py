"""Reminders escalate, name the game, the way there and what is due, and reach people as they wish."""

import random

import pytest

from bot.tables.model import Person
from bot.tables.operations.decisions import Act
from engine.actions import Bid
from tests.kit.fake_clock import DAY, HOUR
from tests.kit.server import CAST, Server


async def test_reminders_escalate_to_the_moderators(server: Server) -> None:
    game = await server.begun()
    await server.pass_time(8 * HOUR - 1)
    assert server.reminders("Bruno") == []
    await server.pass_time(1)
    assert len(server.reminders("Bruno")) == 1
    await server.pass_time(10 * HOUR)
    assert len(server.reminders("Bruno")) == 1
    await server.pass_time(6 * HOUR)
    assert len(server.reminders("Bruno")) == 2
    assert not server["Alice"].sees("Moderators:")
    await server.pass_time(DAY)
    called = "Moderators: The game has been waiting for green, red and blue for long: a bid."
    assert len([shown for shown in server.posted if called in shown.text]) == 1, "once for all of them"
    await server.pass_time(6 * DAY)
    assert len(server.reminders("Bruno")) == 2
    await server.pass_time(DAY)
    assert len(server.reminders("Bruno")) == 3, "from then on once a week"
    await server.pass_time(7 * DAY)
    assert "still waits for you" in server.reminders("Bruno")[3].text
    await server.pass_time(7 * DAY)
    assert len(server.reminders("Bruno")) == 4
    assert (await server.table(game)).asleep, "three weeks after the moderators were called"


async def test_those_for_whom_a_game_waits_are_reminded_together(server: Server) -> None:
    game = await server.begun(5)
    await server.tables.submit(game, Person(server["Alice"].id), Act(Bid()))
    await server.pass_time(8 * HOUR)
    (shown,) = {shown.message.id: shown for name in CAST for shown in server.reminders(name)}.values()
    assert sorted(shown.pinged) == ["Bruno", "Chloé", "Dmitri", "Emil"]
    await server.tables.submit(game, Person(server["Dmitri"].id), Act(Bid()))
    assert await server.stage.until(lambda: "Dmitri" not in shown.pinged)
    assert sorted(shown.pinged) == ["Bruno", "Chloé", "Emil"], "it names those who are still waited for"
    assert "(red, blue and purple)" in shown.text


async def test_an_auction_that_nobody_answers_posts_seven_messages_in_sixty_days(server: Server) -> None:
    """The call that became the card, two reminders, the moderators' call, two weekly ones, and good night."""
    game = await server.begun(5)
    posted = len(server.posted)
    for _ in range(60 * 4):
        await server.pass_time(6 * HOUR)
    assert (await server.table(game)).asleep
    assert len(server.posted) == posted + 6 == 7
    slept = [entry for entry in await server.tables.log(game) if entry.kind == "slept"]
    assert slept[0].at == server.fake_clock.time - 60 * DAY + 23 * DAY


async def test_a_game_without_reminders_falls_asleep_as_well(server: Server) -> None:
    game = await server.begun(reminder=None)
    await server.pass_time(23 * DAY - 1)
    assert (await server.table(game)).status == "playing"
    await server.pass_time(1)
    assert (await server.table(game)).asleep
    await server["Alice"].until_sees("this game is asleep")


async def test_a_game_does_not_fall_asleep_while_somebody_is_away_as_they_said(server: Server) -> None:
    game = await server.begun(reminder=None)
    for name in ("Alice", "Chloé"):
        await server.tables.submit(game, Person(server[name].id), Act(Bid()))
    await server["Bruno"].run("/giants away", until="30", stand_in="wait")
    await server.pass_time(24 * DAY)
    assert (await server.table(game)).status == "playing"
    await server.pass_time(13 * DAY)
    assert (await server.table(game)).asleep


async def test_a_reminder_names_the_game_the_way_there_and_what_is_due(server: Server) -> None:
    game = await server.begun()
    for name in ("Alice", "Chloé"):
        await server.tables.submit(game, Person(server[name].id), Act(Bid()))
    card = next(shown for shown in server["Bruno"].messages if "My screen" in shown.buttons)
    await server.pass_time(8 * HOUR)
    (shown,) = server.reminders("Bruno")
    assert shown.pinged == ["Bruno"]
    assert "It is your turn: a bid (red)." in shown.text
    assert f"game {game}" in shown.text
    (link,) = (part["url"] for part in shown.components if "url" in part)
    assert link.endswith(f"{server.here.channel}/{card.message.id}")
    panel = await server["Bruno"].press("Your move", on=shown)
    assert "Auction of round 1" in panel.text


async def test_whoever_decides_is_reminded_no_more(server: Server) -> None:
    game = await server.begun()
    await server.tables.submit(game, Person(server["Bruno"].id), Act(Bid()))
    await server.pass_time(9 * HOUR)
    assert server.reminders("Bruno") == []
    assert len(server.reminders("Chloé")) == 1


async def test_a_decision_between_clock_and_post_makes_the_reminder_void(server: Server) -> None:
    game = await server.begun()
    server.fake_clock.time += 8 * HOUR
    await server.bot.reminders.delivery.close()
    await server.bot.reminders.clock.tick()
    await server.tables.submit(game, Person(server["Bruno"].id), Act(Bid()))
    await server.bot.reminders.delivery.deliver()
    assert server.reminders("Bruno") == []
    assert len(server.reminders("Chloé")) == 1


async def test_after_a_long_sleep_only_the_strongest_reminder_comes(server: Server) -> None:
    await server.begun()
    await server.pass_time(30 * HOUR)
    (shown,) = server.reminders("Bruno")
    assert "has been waiting for a while" in shown.text


async def test_a_clock_set_back_repeats_nothing(server: Server) -> None:
    await server.begun()
    await server.pass_time(8 * HOUR)
    server.fake_clock.time -= 20 * DAY
    await server.tick()
    server.fake_clock.time += 20 * DAY
    await server.tick()
    assert len(server.reminders("Bruno")) == 1


async def test_those_who_asked_for_it_get_direct_messages(server: Server) -> None:
    await server.begun()
    await server["Bruno"].run("/giants my reminders", where="dm")
    await server.pass_time(8 * HOUR)
    assert server.reminders("Bruno") == []
    shown = server["Bruno"].dm.newest
    assert "It is your turn: a bid (red)." in shown.text
    panel = await server["Bruno"].dm.press("Your move", on=shown)
    assert "Auction of round 1" in panel.text


async def test_a_closed_door_leads_back_to_the_channel(server: Server) -> None:
    await server.begun()
    await server["Bruno"].run("/giants my reminders", where="dm")
    server["Bruno"].person.takes_dms = False
    await server.pass_time(8 * HOUR)
    assert len(server.reminders("Bruno")) == 1


async def test_off_is_off(server: Server) -> None:
    await server.begun()
    await server["Bruno"].run("/giants my reminders", where="off")
    await server.pass_time(3 * DAY)
    assert server.reminders("Bruno") == []
    assert len(server.reminders("Chloé")) == 1
    assert server["Alice"].sees("waiting for green, red"), "moderators hear of it all the same"


async def test_nobody_is_reminded_at_night(server: Server) -> None:
    await server.begun()
    await server["Bruno"].run("/giants my reminders", quiet="14-20", zone="UTC")
    assert server.fake_clock.time % DAY == 8 * HOUR, "the game begins at eight in the morning"
    await server.pass_time(8 * HOUR)
    assert len(server.reminders("Chloé")) == 1
    assert server.reminders("Bruno") == []
    await server.pass_time(4 * HOUR - 1)
    assert server.reminders("Bruno") == []
    await server.pass_time(1)
    assert len(server.reminders("Bruno")) == 1


async def test_not_now_means_eight_hours(server: Server) -> None:
    await server.begun()
    await server.pass_time(8 * HOUR)
    (shown,) = server.reminders("Bruno")
    answer = await server["Bruno"].press("Not now", on=shown)
    assert "No reminders until" in answer.text
    await server.bot.tables.storage.people.change(
        server["Bruno"].id, snoozed_until=server.fake_clock.time + 30 * HOUR
    )
    await server.pass_time(17 * HOUR)
    assert len(server.reminders("Bruno")) == 1
    await server.pass_time(13 * HOUR)
    assert len(server.reminders("Bruno")) == 2


async def test_not_now_is_for_the_one_who_was_reminded(server: Server) -> None:
    game = await server.begun()
    await server.tables.submit(game, Person(server["Chloé"].id), Act(Bid()))
    await server.pass_time(8 * HOUR)
    (shown,) = server.standing("Bruno")
    for name in ("Chloé", "Sam"):
        answer = await server[name].press("Not now", on=shown)
        assert "This reminder is for somebody else." in answer.text
        assert (await server.bot.tables.storage.people.of(server[name].id)).snoozed_until is None


async def test_whoever_wants_peace_is_told_of_a_deadline_in_it(server: Server) -> None:
    await server.begun(deadline=12 * HOUR)
    await server.pass_time(8 * HOUR)
    answer = await server["Bruno"].press("Not now", on=server.standing("Bruno")[0])
    at = int(server.fake_clock.time + 4 * HOUR)
    assert f"Mind that your time runs out <t:{at}:R>." in answer.text


async def test_the_page_shows_what_time_it_is_there(server: Server) -> None:
    page = await server["Bruno"].run("/giants my reminders", zone="tokyo", quiet="10pm-8am")
    assert "It is 17:00 where you live (Asia/Tokyo)." in page.text
    assert "Never between 22:00 and 08:00." in page.text


async def test_settings_are_made_by_buttons_as_well(server: Server) -> None:
    bruno = server["Bruno"]
    page = await bruno.run("/giants my reminders")
    page = await bruno.choose("Where…", "Send me a direct message", on=page.message)
    page = await bruno.choose("My night…", "22-8", on=page.message)
    assert "You get direct messages." in page.text
    assert "Never between 22:00 and 08:00." in page.text
    page = await bruno.press("8 hours", on=page.message)
    assert "No reminders before" in page.text
    page = await bruno.press("I'm awake", on=page.message)
    assert "No reminders before" not in page.text


async def test_nonsense_changes_nothing(server: Server) -> None:
    bruno = server["Bruno"]
    assert "no time zone" in (await bruno.run("/giants my reminders", zone="Mars/Olympus")).text
    assert "Quiet hours look like" in (await bruno.run("/giants my reminders", quiet="all day")).text
    assert "Europe/Paris" in await bruno.complete("/giants my reminders", "zone", zone="paris")
    preferences = await server.bot.tables.storage.people.of(bruno.id)
    assert (preferences.zone, preferences.quiet_from) == ("UTC", None)


@pytest.mark.parametrize(
    ("late", "words"),
    [("remind", "the table waits for you"), ("decision", None), ("seat", None)],
)
async def test_a_deadline_warns_and_then_has_its_consequence(
    server: Server, late: str, words: str | None
) -> None:
    game = await server.begun(deadline=DAY, late=late, reminder=None)
    for name in ("Alice", "Chloé"):
        await server.tables.submit(game, Person(server[name].id), Act(Bid()))
    await server.pass_time(18 * HOUR)
    (shown,) = server.reminders("Bruno")
    assert "Your time is running out: a bid (red)." in shown.text
    assert "Time runs out <t:" in shown.text
    await server.pass_time(6 * HOUR)
    await server.tables.wait_for_computers()
    table = await server.table(game)
    seat = next(seat for seat in table.seats if seat.colour == "red")
    assert table.view is not None
    if words is not None:
        assert any(words in shown.text for shown in server.reminders("Bruno"))
        assert table.view.phase == "auction"
        return
    assert table.view.phase != "auction"
    assert bool(seat.stand_in) == (late == "seat")
    told = "until you return" if late == "seat" else "made this decision for you"
    assert [told in shown.text for shown in server.pings("Bruno")] == [True]


async def test_a_warning_that_would_come_at_night_comes_the_evening_before(server: Server) -> None:
    """Eight in the morning to eight in the morning: the warning at two would fall into the night."""
    await server["Bruno"].run("/giants my reminders", quiet="22-8", zone="UTC")
    await server.begun(deadline=DAY, late="decision", reminder=None)
    await server.pass_time(13 * HOUR - 60)
    assert server.reminders("Bruno") == []
    await server.pass_time(60)
    (shown,) = server.standing("Bruno")
    assert "Your time is running out: a bid (red)." in shown.text
    await server.pass_time(5 * HOUR)
    assert len(server.reminders("Chloé")) == 1, "she has no night and is warned at two"
    await server.pass_time(6 * HOUR + 3 * HOUR)
    assert len([shown for shown in server.reminders("Bruno") if "running out" in shown.text]) == 1, "once"


async def test_the_evening_is_ones_own(server: Server) -> None:
    """The warning falls on midnight in London: the night of Lagos, but the afternoon of Honolulu."""
    await server["Bruno"].run("/giants my reminders", quiet="23-7", zone="Africa/Lagos")
    await server["Chloé"].run("/giants my reminders", quiet="23-7", zone="Pacific/Honolulu")
    server.fake_clock.time -= 2 * HOUR
    await server.begun(deadline=DAY, late="remind", reminder=None)
    warned: dict[str, float] = {}
    for _ in range(20):
        await server.pass_time(HOUR)
        for name in ("Bruno", "Chloé"):
            if any("running out" in shown.text for shown in server.standing(name)):
                warned.setdefault(name, server.fake_clock.time % DAY / HOUR)
    assert warned == {"Bruno": 21, "Chloé": 0}


async def test_a_warning_that_missed_its_evening_never_comes_after_its_deadline(server: Server) -> None:
    await server.begun(deadline=DAY, late="decision", reminder=None)
    await server["Bruno"].run("/giants my reminders", quiet="1-10", zone="UTC")
    await server.pass_time(DAY + 3 * HOUR)
    assert not any("running out" in shown.text for shown in server.reminders("Bruno"))


async def test_a_reminder_survives_a_restart_of_the_bot(server: Server) -> None:
    await server.begun()
    await server.pass_time(8 * HOUR)
    await server.restart()
    await server.tick()
    assert len(server.reminders("Bruno")) == 1
    await server.pass_time(16 * HOUR)
    assert len(server.reminders("Bruno")) == 2


async def test_the_card_itself_wakes_nobody(server: Server) -> None:
    """Whose turn it is at night is told in the morning; whoever reads messages is told there at once."""
    await server["Bruno"].run("/giants my reminders", quiet="7-10", zone="UTC")
    await server["Chloé"].run("/giants my reminders", where="dm")
    await server.begun()
    card = next(shown for shown in server["Alice"].messages if "My screen" in shown.buttons)
    assert card.pinged == ["Alice"]
    await server.tick()
    assert "You are up: a bid (blue)." in server["Chloé"].dm.newest.text
    assert server.reminders("Bruno") == []
    await server.pass_time(2 * HOUR)
    (shown,) = server.reminders("Bruno")
    assert "You are up: a bid (red)." in shown.text
    await server.pass_time(HOUR)
    assert len(server.reminders("Bruno")) == 1
    assert len(server["Chloé"].dm.messages) == 1


async def test_restarts_at_any_moment_neither_double_nor_lose_a_reminder(server: Server) -> None:
    """The same as the five hundred kills, with the real bot and the stand-in, as often as time allows."""
    rng = random.Random(5)
    await server.begun()
    for hours in (8, 16):
        server.fake_clock.time += hours * HOUR
        for _ in range(4):
            await server.restart_amid(rng.random() * 0.03)
        await server.tick()
    for name in ("Alice", "Bruno", "Chloé"):
        texts = [shown.text for shown in server.reminders(name)]
        assert sum("It is your turn" in text for text in texts) == 1
        assert sum("has been waiting for a while" in text for text in texts) == 1
