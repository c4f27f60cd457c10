"""A program that is told to end ends, whatever its bot is doing."""

import asyncio

from bot.background import BackgroundTask, end_task
from bot.playground.kit.patience import wait_for


async def connect_for_ever(lost: int) -> None:
    """Lose the first cancellations, as discord.py does with a connection that just failed."""
    while True:
        try:
            await asyncio.sleep(3600)
        except asyncio.CancelledError:
            if lost == 0:
                raise
            lost -= 1


async def test_a_cancellation_that_gets_lost_is_said_again() -> None:
    task = asyncio.create_task(connect_for_ever(lost=2))
    await asyncio.sleep(0)
    await end_task(task)
    assert task.cancelled()


async def test_what_ended_by_itself_is_left_alone() -> None:
    task = asyncio.create_task(asyncio.sleep(0))
    await task
    await end_task(task)
    assert not task.cancelled()


async def test_a_background_task_ends_though_a_cancellation_gets_lost() -> None:
    class Stubborn(BackgroundTask):
        async def run_once(self) -> float:
            await connect_for_ever(lost=2)
            return 0.0

    task = Stubborn("stubborn")
    task.start()
    await asyncio.sleep(0)
    await wait_for(asyncio.ensure_future(task.close()), 30)
