"""Worker processes run wherever Python does."""

import asyncio
import os

import pytest

from bot.computers.players import NoDecisionError
from bot.computers.worker_processes import NICENESS, THINK_LONG, WorkerProcesses, lower_priority
from engine import SeatView
from engine.actions import Bid
from engine.players import LEVELS
from tests.kit.computer_strategies import Hanging, WithoutNiceness


async def test_a_worker_decides_on_systems_without_niceness(seen: SeatView) -> None:
    processes = WorkerProcesses({"odd": WithoutNiceness()}, most=1, limit=20)
    assert isinstance(await processes.decide("odd", seen, ""), Bid)
    await processes.close()


async def test_whoever_thinks_long_holds_up_nobody(seen: SeatView) -> None:
    assert {*LEVELS} > THINK_LONG
    processes = WorkerProcesses({"expert": Hanging(), "odd": WithoutNiceness()}, most=1, limit=50)
    long = asyncio.create_task(processes.decide("expert", seen, ""))
    await asyncio.sleep(0)
    assert isinstance(await processes.decide("odd", seen, ""), Bid)
    assert not long.done()
    await processes.close()
    with pytest.raises(NoDecisionError):
        await long


def test_workers_give_way_to_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    monkeypatch.setattr(os, "nice", asked.append)
    lower_priority()
    assert asked == [NICENESS]


def test_workers_do_without_priorities_where_there_are_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "nice")
    lower_priority()


def test_workers_do_without_a_lower_priority_that_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(_: int) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "nice", refused)
    lower_priority()
