"""Limits of the kit count what the machine gave: the same bot passes on an idle machine and on a busy one."""

import asyncio
from collections.abc import Iterator

import pytest

from bot.playground.kit.patience import LOOK, Countdown, patience, share_of_a_core, wait_until


def looks_until_over(seconds: float, share: float, apart: float) -> int:
    """How often one has to look until some seconds are spent, at looks that are so far apart."""
    now, looks = 0.0, 0

    def times() -> float:
        return now

    countdown = Countdown(seconds, share=lambda: share, now=times)
    while True:
        now, looks = now + apart, looks + 1
        if countdown.over():
            return looks


def test_on_an_idle_machine_a_second_is_a_second() -> None:
    assert looks_until_over(1.0, share=1.0, apart=LOOK) == pytest.approx(1.0 / LOOK, abs=1)


def test_where_four_want_every_core_it_is_four() -> None:
    assert looks_until_over(1.0, share=0.25, apart=LOOK) == pytest.approx(4.0 / LOOK, abs=1)


def test_time_in_which_the_process_did_not_run_hardly_counts() -> None:
    assert looks_until_over(1.0, share=1.0, apart=30.0) == pytest.approx(0.5 / LOOK, abs=1)


def test_a_share_is_never_more_than_a_core(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted: Iterator[float] = iter((0, 1, 4, 16))
    monkeypatch.setattr("bot.playground.kit.patience.runnable_threads", lambda: next(wanted))
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    assert [share_of_a_core() for _ in range(4)] == [1.0, 1.0, 0.5, 0.125]


async def test_patience_ends_in_a_timeout() -> None:
    with pytest.raises(TimeoutError):
        async with patience(0.05):
            await asyncio.Event().wait()


async def test_what_comes_in_time_is_waited_for() -> None:
    looks = iter((False, False, True))
    await wait_until(lambda: next(looks))
