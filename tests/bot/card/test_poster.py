"""The card: whom it calls, what it uploads, and that showing it changes nothing at the table."""

from bot.playground.kit import Shown
from bot.reminders.quiet_hours import Preferences
from bot.tables.model import Person, Seat
from bot.tables.operations.decisions import Act
from bot.tables.operations.lifecycle import End
from bot.tables.operations.lobby import Configure
from bot.tables.timetable import call_time
from engine.actions import Bid
from tests.kit.server import Server

ALL_DAY = {"quiet_from": 1, "quiet_until": 0}


def cards(server: Server) -> list[Shown]:
    """Every card that was ever posted, oldest first."""
    return [shown for shown in server.posted if "My screen" in shown.buttons]


async def test_showing_a_card_changes_nothing_at_the_table(server: Server) -> None:
    """Not even where somebody sleeps whom it would call: when they are told is planned with the decision."""
    await server.tables.storage.people.change(server["Bruno"].id, **ALL_DAY)
    game = await server.begun()
    edition = await server.tables.storage.tables.edition(game)
    before = len(cards(server))
    await server.tables.storage.cards.lost(game)
    await server.stage.settle()
    assert len(cards(server)) == before + 1
    assert "Bruno" not in cards(server)[-1].pinged
    assert await server.tables.storage.tables.edition(game) == edition


async def test_who_is_told_later_is_planned_with_the_decision_though_no_bot_shows_a_card(
    server: Server,
) -> None:
    await server.tables.storage.people.change(server["Bruno"].id, **ALL_DAY)
    await server.stage.stop_bot()
    host = Person(server["Alice"].id)
    opened = await server.tables.open_table(server.here, host, seating="seated", stand_in="random")
    await server.stage.start_bot()
    await server.stage.settle()
    assert (await server.table(opened.table.id)).called_later == frozenset()
    game = await server.begun(place=server.place(server.stage.demo.general))
    assert (await server.table(game)).called_later == {"red"}


def test_a_person_is_told_by_the_card_or_apart_or_not_at_all() -> None:
    seat, now = Seat("red", user=7), 1_800_000_000.0
    assert call_time(seat, Preferences(7), now) is None
    assert call_time(seat, Preferences(7, reach="off"), now) is None
    assert call_time(seat, Preferences(7, reach="dm"), now) == now
    assert call_time(seat, Preferences(7, snoozed_until=now + 60), now) == now + 60
    assert call_time(seat._replace(away_until=now + 90), Preferences(7), now) == now + 90


async def test_whoever_was_asked_before_forty_unseen_entries_is_mentioned(server: Server) -> None:
    game = await server.begun()
    await server.stage.stop_bot()
    for name in ("Alice", "Bruno", "Chloé"):
        await server.tables.submit(game, Person(server[name].id), Act(Bid()))
    due = (await server.table(game)).due
    assert due == ("green",), "Alice is to place a figure, and no card has said so"
    for number in range(60):
        settings = {"deadline": 3600 * (24 + number)}
        await server.tables.submit(game, Person(server["Mo"].id, moderator=True), Configure(settings))
    await server.stage.start_bot()
    await server.stage.settle()
    assert cards(server)[-1].pinged == ["Alice"]


async def test_an_abandoned_game_uploads_no_picture(server: Server) -> None:
    game = await server.begun(pictures="action")
    assert cards(server)[-1].files, "while it is played the board is shown"
    await server.tables.submit(game, Person(server["Mo"].id, moderator=True), End(scored=False))
    shown = await server["Alice"].until_sees("given up")
    await server.stage.settle()
    assert shown.files == {}


async def test_a_game_ended_with_points_shows_its_board(server: Server) -> None:
    game = await server.begun(pictures="action")
    await server.tables.submit(game, Person(server["Mo"].id, moderator=True), End(scored=True))
    shown = await server["Alice"].until_sees("ended")
    await server.stage.settle()
    assert len(shown.files) == 1
