"""What is looked for is found by an index: the cost does not grow with the games there are or ever were."""

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.reminders.clock import Clock
from bot.storage.due_times import PlannedWarning
from bot.storage.sqlite.engine import SqliteDatabase
from bot.tables.model import Person
from bot.tables.operations.absences import Away, ComeBack
from bot.tables.operations.decisions import Act
from bot.tables.service import Tables
from engine.actions import Bid
from tests.kit.fake_clock import DAY, FakeClock
from tests.kit.table_games import begun

GROWING = (
    "games",
    "log",
    "positions",
    "seats",
    "due_times",
    "notices",
    "reminder_posts",
    "mentions",
    "votes",
)
"""Tables whose rows are not to be looked through one by one."""


async def traced(tables: Tables) -> list[str]:
    """The statements of some days at the tables, as SQLite sees them."""
    game, statements = await begun(tables), list[str]()
    database = tables.storage.database
    assert isinstance(database, SqliteDatabase)
    await database.read(lambda db: None, long=True)
    assert database._surveying is not None
    for connection in (database._connection, database._reading, await database._surveying):
        await connection.run(lambda db: db.set_trace_callback(statements.append))
    storage = tables.storage
    await tables.submit(game, Person(1), Act(Bid()), press="1")
    await Clock(tables).run_once()
    await storage.notices.to_check()
    await storage.notices.undelivered()
    await storage.notices.held_for(1)
    await storage.cards.behind()
    await storage.cards.due(game)
    await storage.tables.in_server(100)
    await storage.tables.of_user(1)
    await storage.tables.last_at(1)
    await storage.tables.with_computer_due()
    await storage.lost_places.temporary_in(100)
    await storage.people.change(1, zone="Europe/Rome")
    await storage.privacy.gather(1)
    await tables.erase(1)
    return statements


async def test_nothing_is_found_by_looking_through_all_games(tables: Tables, path: Path) -> None:
    statements = await traced(tables)
    assert any("mentions" in statement for statement in statements)
    with closing(sqlite3.connect(path)) as db:
        for statement in dict.fromkeys(statements):
            if statement.split()[0] not in ("SELECT", "UPDATE", "DELETE"):
                continue
            for *_, step in db.execute(f"EXPLAIN QUERY PLAN {statement.replace('Inf', '9e999')}"):
                words = step.split()
                scans = words[0] == "SCAN" and words[1] in (*GROWING, "w", "r", "n", "g", "s")
                assert not scans, (step, statement)


async def considered(tables: Tables) -> list[str]:
    """The seats whose warnings the clock would consider now."""
    found: list[str] = []

    def next_look(plan: PlannedWarning, now: float) -> float:
        found.append(plan.due.seat)
        return plan.due.at

    assert await tables.storage.due_times.consider_warnings(tables.now(), next_look) == ()
    return sorted(found)


async def test_a_warning_is_considered_anew_only_when_something_changed(tables: Tables) -> None:
    people = tables.storage.people
    await people.change(2, zone="Europe/Rome", quiet_from=22 * 60, quiet_until=8 * 60)
    game = await begun(tables, deadline=3 * DAY)
    assert [await considered(tables), await considered(tables)] == [["red"], []]
    await people.change(3, quiet_from=22 * 60, quiet_until=8 * 60)
    assert [await considered(tables), await considered(tables)] == [["blue"], []]
    await people.change(2, zone="Asia/Tokyo")
    assert [await considered(tables), await considered(tables)] == [["red"], []]
    await tables.submit(game, Person(3), Act(Bid()))
    assert await considered(tables) == [], "nothing changed for red"
    await tables.submit(game, Person(2), Away(tables.now() + 1 * DAY))
    await tables.submit(game, Person(2), ComeBack())
    assert [await considered(tables), await considered(tables)] == [["red"], []], "their seat changed"


async def test_a_warning_whose_giving_was_interrupted_is_given_a_minute_later(
    tables: Tables, fake_clock: FakeClock
) -> None:
    await tables.storage.people.change(2, quiet_from=22 * 60, quiet_until=8 * 60)
    await begun(tables, deadline=3 * DAY)
    consider = tables.storage.due_times.consider_warnings
    [due] = await consider(tables.now(), lambda plan, now: None)
    assert await consider(tables.now(), lambda plan, now: None) == ()
    fake_clock.time += 60
    assert await consider(tables.now(), lambda plan, now: None) == (due,)
