"""Whoever sits down for the first time is asked what time it is there; until then the night is guessed."""

import pytest

from bot.reminders.quiet_hours import zones
from bot.reminders.zone_guess import guessed_zone, local_times
from bot.tables.model import Person
from bot.tables.operations.lobby import Join, Start
from tests.kit.fake_clock import HOUR
from tests.kit.server import Server

QUESTION = "So that I never wake you"


@pytest.fixture
async def lobby(server: Server) -> int:
    """A table with Alice and Chloé, who were never asked anything, open to others."""
    host = Person(server["Alice"].id)
    opened = await server.tables.open_table(
        server.here, host, seating="seated", pictures="request", reminder=8 * HOUR
    )
    await server.tables.submit(opened.table.id, host, Join("green"))
    await server.tables.submit(opened.table.id, Person(server["Chloé"].id), Join("blue"))
    return opened.table.id


async def test_it_is_asked_once_in_private_and_never_of_those_who_only_look(
    server: Server, lobby: int
) -> None:
    finn = server.stage.newcomer("Finn", locale="nl")
    await finn.run("/giants games")
    assert not finn.sees(QUESTION), "he does not play"
    await finn.run("/giants join", colour="red")
    (asked,) = [shown for shown in finn.messages if QUESTION in shown.text]
    assert asked.ephemeral
    assert "is it about **09:00** for you now?" in asked.text
    await finn.run("/giants games")
    assert sum(QUESTION in shown.text for shown in finn.messages) == 1
    await server.restart()
    await finn.run("/giants games")
    assert sum(QUESTION in shown.text for shown in finn.messages) == 1
    assert not server["Alice"].sees(QUESTION)


async def test_it_waits_until_nothing_else_is_asked(server: Server, lobby: int) -> None:
    """A question about the clock must not push away the decision that somebody came for."""
    await server.tables.submit(lobby, Person(server["Bruno"].id), Join("red"))
    await server.tables.submit(lobby, Person(server["Alice"].id), Start())
    await server.stage.settle()
    bruno = server["Bruno"]
    await bruno.press("Your move")
    assert not bruno.sees(QUESTION)
    await bruno.run("/bid")
    assert bruno.sees(QUESTION)


async def test_the_guess_holds_until_it_is_answered(server: Server, lobby: int) -> None:
    """The reminder of four in the afternoon in London comes at one in the night in Tokyo."""
    keiko = server.stage.newcomer("Keiko", locale="ja")
    await keiko.run("/giants join", colour="red")
    await server.tables.submit(lobby, Person(server["Alice"].id), Start())
    await server.stage.settle()
    await server.pass_time(8 * HOUR)
    assert len(server.reminders("Chloé")) == 1
    assert server.reminders("Keiko") == []
    await server.pass_time(7 * HOUR)
    assert len(server.reminders("Keiko")) == 1, "eight in the morning"


async def test_whoever_is_up_in_the_night_that_was_guessed_is_called_at_once(
    server: Server, lobby: int
) -> None:
    """It is two at night in Chicago, but Joe is here."""
    joe = server.stage.newcomer("Joe", locale="en-US")
    await joe.run("/giants join", colour="red")
    assert (await server.tables.storage.people.of(joe.id)).quiet_from is None
    page = await joe.choose("What time it is for me now…", "08:00 · London")
    assert "Never between 23:00 and 08:00." in page.text
    assert "It is 08:00 where you live (Europe/London)." in page.text


async def test_it_is_answered_by_a_button_or_by_choosing_a_time(server: Server, lobby: int) -> None:
    finn = server.stage.newcomer("Finn", locale="nl")
    await finn.run("/giants join", colour="red")
    page = await finn.press("Yes, about that")
    assert "It is 09:00 where you live (Europe/Amsterdam)." in page.text
    assert "Never between 23:00 and 08:00." in page.text
    page = await finn.choose("What time it is for me now…", "17:00 · Tokyo", on=page.message)
    assert "It is 17:00 where you live (Asia/Tokyo)." in page.text
    assert page.message is not None
    ids = (str(part.get("custom_id")) for part in page.message.components)
    menu = next(name for name in ids if ":zone~" in name)
    forged = await finn.forge(menu, "Mars/Olympus", on=page.message)
    assert "There is no time zone" in forged.text
    assert (await server.tables.storage.people.of(finn.id)).zone == "Asia/Tokyo"


async def test_whoever_said_something_is_asked_nothing(server: Server, lobby: int) -> None:
    finn = server.stage.newcomer("Finn", locale="nl")
    await finn.run("/giants my reminders", where="dm")
    await finn.run("/giants join", colour="red")
    assert not finn.sees(QUESTION)


def test_the_guess_is_a_place_that_there_is() -> None:
    assert guessed_zone("de", None) == "Europe/Berlin"
    assert guessed_zone("en-US", "fr") == "Europe/Paris", (
        "the language that Discord speaks untold says little"
    )
    assert guessed_zone("xx", None) == guessed_zone("en-US", None) != "UTC"
    offered = local_times(1_800_000_000.0, "en")
    assert {each.zone for each in offered} <= set(zones())
    assert len({each.time for each in offered}) == len(offered) - 1 <= 25, "a zone for each time of the clock"
