"""A process keeps to its share of the requests that Discord takes in a second."""

import asyncio
from itertools import pairwise

from bot.fleet.request_share import REQUESTS_A_SECOND, RequestShare


class Time:
    """A clock that only sleeping moves on."""

    def __init__(self) -> None:
        self.now = 100.0

    async def sleep(self, seconds: float) -> None:
        self.now += seconds


async def test_no_second_has_more_requests_than_the_share() -> None:
    time, sent, share = Time(), list[float](), 3.0

    async def send(number: int) -> int:
        sent.append(time.now)
        return number

    limited = RequestShare(send, lambda: share, lambda: time.now, time.sleep)
    assert await asyncio.gather(*(limited(number) for number in range(9))) == list(range(9))
    assert all(later - first >= 1.0 for first, later in zip(sent, sent[3:], strict=False))
    assert sent[-1] - sent[0] == 2.0, "and it does not wait longer than that"
    share = 6.0  # a block more
    sent.clear()
    time.now += 5
    await asyncio.gather(*(limited(number) for number in range(6)))
    assert len(set(sent)) == 1


async def test_a_process_that_asks_little_waits_for_nothing() -> None:
    time, sent = Time(), list[float]()

    async def send() -> None:
        sent.append(time.now)

    limited = RequestShare(send, lambda: 0.5, lambda: time.now, time.sleep)
    for _ in range(2 * REQUESTS_A_SECOND):
        await limited()
        time.now += 1.0
    assert all(later - first == 1.0 for first, later in pairwise(sent))
