"""The clock itself: one sleeper for the nearest due time, undisturbed by bad games, jumps and a busy disk."""

import asyncio
import logging
from collections.abc import Callable

import pytest

from bot.playground.kit.patience import patience
from bot.reminders.clock import LONGEST_SLEEP, Clock
from bot.storage.errors import StoreBusyError
from bot.tables.model import Due, Person, Place
from bot.tables.operations.decisions import Act
from bot.tables.operations.lifecycle import Pause
from bot.tables.public_view import Outcome
from bot.tables.service import Tables
from engine.actions import Bid
from tests.kit.fake_clock import DAY, HOUR, FakeClock
from tests.kit.table_games import begun


class Bed:
    """A sleep that lasts as long as it is told to, and no time at all."""

    def __init__(self, fake_clock: FakeClock, naps: int) -> None:
        self.fake_clock = fake_clock
        self.naps: list[float] = []
        self.most = naps
        self.done = asyncio.Event()

    async def __call__(self, seconds: float) -> None:
        self.naps.append(seconds)
        self.fake_clock.time += seconds
        if len(self.naps) >= self.most:
            self.done.set()
            await asyncio.Event().wait()
        await asyncio.sleep(0)


async def sleep_through(tables: Tables, fake_clock: FakeClock, naps: int) -> list[float]:
    """Let a clock run for so many naps; how long each was."""
    bed = Bed(fake_clock, naps)
    clock = Clock(tables, sleep=bed)
    clock.start()
    clock.start()
    async with patience(20):
        await bed.done.wait()
    await clock.close()
    return bed.naps


async def test_it_sleeps_until_the_nearest_due_time(tables: Tables, fake_clock: FakeClock) -> None:
    await begun(tables, deadline=60, late="decision", stand_in="random")
    naps = await sleep_through(tables, fake_clock, 3)
    assert naps[:2] == [LONGEST_SLEEP, 60 - LONGEST_SLEEP]


async def test_days_pass_in_seconds_and_a_game_without_anybody_falls_asleep(
    tables: Tables, fake_clock: FakeClock
) -> None:
    game = await begun(tables, deadline=60, late="seat", stand_in="random")
    await sleep_through(tables, fake_clock, 5)
    await tables.wait_for_computers()
    table = (await tables.look(game)).table
    assert table.asleep
    assert sum(bool(seat.stand_in) for seat in table.seats) == 2, "the last was left alone"


async def test_without_anything_due_it_looks_now_and_then(tables: Tables, fake_clock: FakeClock) -> None:
    assert await sleep_through(tables, fake_clock, 3) == [LONGEST_SLEEP] * 3


async def test_a_stir_wakes_it(tables: Tables, fake_clock: FakeClock) -> None:
    told = asyncio.Event()
    clock = Clock(tables, ticked=told.set)
    clock.start()
    await begun(tables, reminder=8 * HOUR)
    fake_clock.time += 8 * HOUR
    clock.wake()
    async with patience(20):
        await told.wait()
    await clock.close()


async def test_a_due_time_is_handled_once_by_two_clocks(tables: Tables, fake_clock: FakeClock) -> None:
    await begun(tables, reminder=8 * HOUR)
    fake_clock.time += 9 * HOUR
    await asyncio.gather(*(Clock(tables).tick() for _ in range(5)))
    waiting = await tables.storage.notices.undelivered()
    notices = [notice for notice in waiting if notice.key.endswith("reminder")]
    assert sorted(notice.user for notice in notices) == [1, 2, 3]


def failing(tables: Tables, game: int, error: Callable[[], Exception]) -> None:
    """Make every deadline of one game fail."""
    handle = tables.handle_due

    async def broken(due: Due) -> Outcome:
        if due.game == game:
            raise error()
        return await handle(due)

    tables.handle_due = broken  # type: ignore[method-assign]


async def test_a_bad_game_does_not_stop_the_time_of_others(
    tables: Tables, fake_clock: FakeClock, caplog: pytest.LogCaptureFixture
) -> None:
    bad = await begun(tables, deadline=DAY)
    good = await begun(tables, place=Place(1, 2), deadline=DAY)
    failing(tables, bad, lambda: RuntimeError("out of order"))
    fake_clock.time += DAY
    with caplog.at_level(logging.ERROR):
        await Clock(tables).tick()
    assert "could not be handled" in caplog.text
    kinds = [entry.kind for entry in await tables.log(good)]
    assert kinds.count("late") == 3
    assert "late" not in [entry.kind for entry in await tables.log(bad)]
    assert any(due.game == bad for due in await tables.storage.due_times.reached(fake_clock.time, 100)), (
        "it stands, to be tried again"
    )


async def test_a_busy_database_only_delays(tables: Tables, fake_clock: FakeClock) -> None:
    game = await begun(tables, deadline=DAY, late="decision", stand_in="random")
    due_times, calls = tables.storage.due_times, 0
    come = due_times.reached

    async def busy(now: float, limit: int) -> tuple[Due, ...]:
        nonlocal calls
        calls += 1
        if calls <= 3:
            raise StoreBusyError("table-store-busy", detail="locked")
        return await come(now, limit)

    due_times.reached = busy  # type: ignore[method-assign]
    fake_clock.time += DAY
    await sleep_through(tables, fake_clock, 6)
    kinds = [entry.kind for entry in await tables.log(game)]
    assert kinds.count("late") == 3


async def test_a_pause_between_reading_and_handling_is_harmless(
    tables: Tables, fake_clock: FakeClock
) -> None:
    game = await begun(tables, deadline=DAY, late="decision", stand_in="random")
    fake_clock.time += DAY
    due = (await tables.storage.due_times.reached(fake_clock.time, 100))[0]
    await tables.submit(game, Person(99, moderator=True), Pause())
    clock = Clock(tables)
    await clock._handle_or_retry([due], clock._handle(due))
    table = (await tables.look(game)).table
    assert table.status == "paused"
    assert len(table.seats) == 3


async def test_somebody_who_acts_at_the_last_moment_was_in_time(
    tables: Tables, fake_clock: FakeClock
) -> None:
    game = await begun(tables, deadline=DAY, late="decision", stand_in="random")
    fake_clock.time += DAY
    await tables.submit(game, Person(2), Act(Bid()))
    await Clock(tables).tick()
    late = {entry.seat for entry in await tables.log(game) if entry.kind == "late"}
    assert late == {"green", "blue"}
