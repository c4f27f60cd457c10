"""Reviews of finished games: made once, shared by all who wait, and not made where nobody waits any more."""

import asyncio

import pytest

from bot.computers.reviews import GameKey, GivenUpError, Review, ReviewFailedError, Reviews, in_a_process
from engine.actions import Pass, Tablet
from engine.players import Turn
from engine.players.decision import Reason
from tests.kit.finished_games import record_text

KEY = GameKey(7, 1)
FOUND: Review = {"red": (Turn(3, "red", Pass(), Tablet(), Reason("reason-tablet"), 2.0),)}


class Maker:
    """Makes a review when it is let."""

    def __init__(self) -> None:
        self.may = asyncio.Event()
        self.made = 0
        self.stopped = 0

    async def __call__(self, record: str) -> Review:
        try:
            await self.may.wait()
        except asyncio.CancelledError:
            self.stopped += 1
            raise
        self.made += 1
        return FOUND


async def turns(count: int = 5) -> None:
    for _ in range(count):
        await asyncio.sleep(0)


async def test_it_is_made_once_for_all_and_known_from_then_on() -> None:
    make = Maker()
    reviews = Reviews(make)
    waiting = [asyncio.create_task(reviews.of(KEY, "", who)) for who in (1, 2)]
    await turns()
    assert reviews.known(KEY) is None
    make.may.set()
    assert await asyncio.gather(*waiting) == [FOUND, FOUND]
    assert await reviews.of(KEY, "", 3) == reviews.known(KEY) == FOUND
    assert make.made == 1


async def test_whoever_gives_up_is_not_told_and_the_last_one_stops_it() -> None:
    make = Maker()
    reviews = Reviews(make)
    first, second = (asyncio.create_task(reviews.of(KEY, "", who)) for who in (1, 2))
    await turns()
    reviews.give_up(KEY, 1)
    await turns()
    assert make.stopped == 0, "somebody still waits"
    reviews.give_up(KEY, 2)
    for task in (first, second):
        with pytest.raises(GivenUpError):
            await task
    assert (make.made, make.stopped) == (0, 1)
    make.may.set()
    assert await reviews.of(KEY, "", 1) == FOUND, "it can be asked for again"


async def test_what_can_not_be_made_is_said_and_not_kept() -> None:
    async def fail(record: str) -> Review:
        raise ReviewFailedError("no memory")

    reviews = Reviews(fail)
    with pytest.raises(ReviewFailedError):
        await reviews.of(KEY, "", 1)
    assert reviews.known(KEY) is None


async def test_a_process_makes_it_and_ends_when_nobody_waits() -> None:
    opening = "\n".join([*record_text().splitlines()[:16], ""])
    assert set(await in_a_process(opening)) == {"red", "blue", "green"}
    with pytest.raises(ReviewFailedError):
        await in_a_process("no record")
    making = asyncio.create_task(in_a_process(record_text()))
    await asyncio.sleep(0)
    making.cancel()
    with pytest.raises(asyncio.CancelledError):
        await making
