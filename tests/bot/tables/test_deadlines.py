"""Deadlines and reminders are due times in the store: kept over restarts, handled once."""

from pathlib import Path

from bot.tables.model import SYSTEM, Due, Person
from bot.tables.operations.absences import ComeBack
from bot.tables.operations.deadlines import Reschedule
from bot.tables.operations.decisions import Act
from bot.tables.operations.lifecycle import Pause, Resume
from bot.tables.service import Tables
from engine.actions import Bid
from tests.kit.fake_clock import FakeClock
from tests.kit.table_games import MODERATOR, SEED, Inline, begun, refused

DAY = 86400


def late(come: tuple[Due, ...]) -> Due:
    """The first deadline of those that have come."""
    return next(due for due in come if due.kind == "decision")


async def test_everybody_who_is_due_has_a_deadline(tables: Tables, fake_clock: FakeClock) -> None:
    game = await begun(tables, deadline=DAY)
    table = (await tables.look(game)).table
    assert table.deadlines == dict.fromkeys(("green", "red", "blue"), fake_clock.time + DAY)
    fake_clock.time += 100
    await tables.submit(game, Person(1), Act(Bid()))
    table = (await tables.look(game)).table
    assert table.deadlines == dict.fromkeys(("red", "blue"), fake_clock.time - 100 + DAY), (
        "others' time runs on"
    )


async def test_a_pause_stops_the_time_and_resuming_gives_all_of_it(
    tables: Tables, fake_clock: FakeClock
) -> None:
    game = await begun(tables, deadline=DAY)
    await tables.submit(game, MODERATOR, Pause())
    assert await tables.storage.due_times.next() is None
    fake_clock.time += 10 * DAY
    await tables.submit(game, MODERATOR, Resume())
    due = late(await tables.storage.due_times.reached(fake_clock.time + DAY, 100))
    assert due.at == fake_clock.time + DAY


async def test_nothing_comes_before_its_time(tables: Tables, fake_clock: FakeClock) -> None:
    await begun(tables, deadline=DAY)
    assert {due.kind for due in await tables.storage.due_times.reached(fake_clock.time + DAY - 1, 100)} == {
        "warning"
    }
    come = await tables.storage.due_times.reached(fake_clock.time + DAY, 100)
    assert [due.kind for due in come].count("decision") == 3


async def test_remind_only_marks_the_deadline_as_passed(tables: Tables, fake_clock: FakeClock) -> None:
    game = await begun(tables, deadline=DAY)
    due = late(await tables.storage.due_times.reached(fake_clock.time + DAY, 100))
    outcome = await tables.handle_due(due)
    assert [(entry.kind, entry.actor) for entry in outcome.entries] == [("late", "clock")]
    assert [notice.key for notice in outcome.notices] == ["table-notice-late-remind"]
    assert due.seat in outcome.table.due
    await refused("table-not-due", tables.handle_due(due))
    await tables.submit(game, Person(2), Act(Bid()))
    assert due not in await tables.storage.due_times.reached(fake_clock.time + 2 * DAY, 100), (
        "it does not come back"
    )


async def test_the_computer_plays_one_late_decision(tables: Tables, fake_clock: FakeClock) -> None:
    game = await begun(tables, deadline=DAY, late="decision", stand_in="random")
    due = late(await tables.storage.due_times.reached(fake_clock.time + DAY, 100))
    outcome = await tables.handle_due(due)
    assert [entry.actor for entry in outcome.entries][:2] == ["clock", "computer:random"]
    assert due.seat not in outcome.table.due
    seat = next(seat for seat in outcome.table.seats if seat.colour == due.seat)
    assert seat.stand_in is None
    await refused("table-not-due", tables.handle_due(due))
    assert (await tables.look(game)).table.version == outcome.table.version


async def test_the_computer_takes_the_seat_until_its_owner_returns(
    tables: Tables, fake_clock: FakeClock
) -> None:
    game = await begun(tables, deadline=DAY, late="seat", stand_in="random")
    due = late(await tables.storage.due_times.reached(fake_clock.time + DAY, 100))
    await tables.handle_due(due)
    await tables.wait_for_computers()
    table = (await tables.look(game)).table
    assert due.seat not in table.due
    user = next(seat.user for seat in table.seats if seat.colour == due.seat)
    assert user is not None
    outcome = await tables.submit(game, Person(user), ComeBack())
    assert all(seat.stand_in is None for seat in outcome.table.seats)


async def test_a_decision_in_time_makes_its_deadline_void(tables: Tables, fake_clock: FakeClock) -> None:
    game = await begun(tables, deadline=DAY)
    due = next(
        d
        for d in await tables.storage.due_times.reached(fake_clock.time + DAY, 100)
        if (d.seat, d.kind) == ("green", "decision")
    )
    await tables.submit(game, Person(1), Act(Bid()))
    await refused("table-not-due", tables.handle_due(due))


async def test_reminders_are_rescheduled_once_and_survive_a_restart(
    path: Path, fake_clock: FakeClock
) -> None:
    tables = await Tables.open(path, Inline(), now=fake_clock, new_seed=lambda: SEED)
    await begun(tables, reminder=3600)
    due = await tables.storage.due_times.next()
    assert due is not None
    assert due.kind == "reminder"
    await refused("table-not-due", tables.handle_due(due))
    await tables.submit(due.game, SYSTEM, Reschedule(due, fake_clock.time + 7200))
    await refused("table-not-due", tables.submit(due.game, SYSTEM, Reschedule(due, fake_clock.time + 7200)))
    await tables.close()
    again = await Tables.open(path, Inline(), now=fake_clock)
    come = await again.storage.due_times.reached(fake_clock.time + 7200, 100)
    assert sorted(d.at for d in come) == [
        fake_clock.time + 3600,
        fake_clock.time + 3600,
        fake_clock.time + 7200,
    ]
    await refused("table-not-due", again.submit(due.game, SYSTEM, Reschedule(due, None)))
    await again.close()
