"""When computer players fail, easy ones decide in their place, and the operator hears of it."""

import logging
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.computers.computer_seats import ComputerSeats, Question
from bot.computers.health import PAUSE, Health
from bot.computers.players import Strategy
from bot.computers.worker_processes import WorkerProcesses
from engine import Action, SeatView
from engine.players import computer_player
from tests.kit.computer_strategies import (
    Cheating,
    Exiting,
    FailingOnce,
    FailingWhile,
    Hanging,
    Nonsense,
    Raising,
    Unstartable,
)


@asynccontextmanager
async def seats(
    strategy: Strategy, *, limit: float = 20, pause: float = PAUSE
) -> AsyncIterator[ComputerSeats]:
    """Computer seats of one level, "odd", that plays by this strategy."""

    async def nothing(*_: object) -> None:
        pass

    processes = WorkerProcesses({"odd": strategy}, most=1, limit=limit)
    made = ComputerSeats(nothing, nothing, processes, Health(pause))
    yield made
    await made.close()


def question(seen: SeatView, version: int = 1) -> Question:
    return Question(7, seen.seat, "odd", version, seen)


def easy(asked: Question) -> Action:
    seed = f"{asked.game}/{asked.version}/{asked.seat}"
    return computer_player("easy").decide(asked.view, random.Random(seed)).action


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


@pytest.mark.parametrize(
    ("strategy", "limit", "reason"),
    [
        (Raising(), 20, "ZeroDivisionError: a bug"),
        (Exiting(), 20, "its process ended, exit code 3"),
        (Hanging(), 0.2, "no answer within 0.2 s"),
        (Cheating(), 20, "it decided against the rules"),
        (Nonsense(), 20, "it decided against the rules"),
        (Unstartable(), 20, "no process can be started: no more processes"),
    ],
)
async def test_an_easy_player_decides_for_a_level_that_fails(
    strategy: Strategy, limit: float, reason: str, seen: SeatView
) -> None:
    async with seats(strategy, limit=limit) as computers:
        asked = question(seen)
        assert await computers.decide(asked) == easy(asked)
        (outage,) = computers.health.outages
    assert (outage.level, outage.failures) == ("odd", 1)
    assert reason in outage.reason


async def test_a_fresh_process_is_tried_before_anybody_hears_of_a_failure(
    tmp_path: Path, seen: SeatView, caplog: pytest.LogCaptureFixture
) -> None:
    async with seats(FailingOnce(tmp_path / "mark")) as computers:
        assert await computers.decide(question(seen)) is not None
        assert computers.health.outages == ()
    assert (tmp_path / "mark").exists()
    assert errors(caplog) == []


async def test_the_log_tells_when_an_outage_begins_and_when_it_is_over(
    tmp_path: Path, seen: SeatView, caplog: pytest.LogCaptureFixture
) -> None:
    broken = tmp_path / "broken"
    broken.touch()
    async with seats(FailingWhile(broken, tmp_path / "asked"), pause=0) as computers:
        for version in range(3):
            await computers.decide(question(seen, version))
        (outage,) = computers.health.outages
        assert outage.failures == 3
        assert len(errors(caplog)) == 1
        broken.unlink()
        for version in range(3):
            await computers.decide(question(seen, version))
        assert computers.health.outages == ()
    began, over = errors(caplog)
    assert "odd fail" in began
    assert "a bug" in began
    assert "odd decide again: they failed 3 times" in over


async def test_a_level_that_failed_is_left_alone_for_a_while(tmp_path: Path, seen: SeatView) -> None:
    """Or every decision would wait for the limit twice, and with it those of all other tables."""
    broken, asked = tmp_path / "broken", tmp_path / "asked"
    broken.touch()
    async with seats(FailingWhile(broken, asked), pause=3600) as computers:
        for version in range(3):
            assert await computers.decide(question(seen, version)) == easy(question(seen, version))
    assert asked.read_text() == "xx", "one question, asked twice"


async def test_ending_the_bot_is_no_failure_of_its_players(
    seen: SeatView, caplog: pytest.LogCaptureFixture
) -> None:
    async with seats(Raising()) as computers:
        await computers.close()
        assert await computers.decide(question(seen)) == easy(question(seen))
        assert computers.health.outages == ()
    assert errors(caplog) == []


async def test_without_any_decision_the_table_makes_the_safe_move(
    seen: SeatView, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.computers.computer_seats.computer_player", lambda level: Raising())
    async with seats(Raising()) as computers:
        assert await computers.decide(question(seen)) is None
