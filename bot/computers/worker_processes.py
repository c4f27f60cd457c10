"""Where computer players think: in processes of their own, which may be slow, crash or hang."""

import asyncio
import logging
import multiprocessing
import os
import random
import signal
import threading
from collections.abc import Collection, Mapping
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Final, NamedTuple, Protocol

from engine import Action, SeatView
from engine.players import LEVELS, computer_player

log = logging.getLogger(__name__)
NICENESS: Final = 5  # people are answered first


class Answer(Protocol):
    """What a brain answers: an action, with a reason or whatever else it likes to add."""

    @property
    def action(self) -> Action:
        """The decision."""


class Strategy(Protocol):
    """A computer player: it gets a seat's view, like everybody."""

    def decide(self, view: SeatView, rng: random.Random) -> Answer:
        """The decision that this seat owes now."""


class ComputerPlayers(Protocol):
    """Who is asked for the decisions of computer seats."""

    @property
    def levels(self) -> Collection[str]:
        """The levels that can be asked for."""

    async def think(self, level: str, view: SeatView, seed: str) -> Action:
        """A decision; any NoDecisionError if there is none in time."""

    async def close(self) -> None:
        """Stop thinking."""


class NoDecisionError(Exception):
    """A computer player gave no answer: too slow, crashed, or wrong in itself."""


class _Question(NamedTuple):
    level: str
    view: SeatView
    seed: str


def default_strategies() -> dict[str, Strategy]:
    """The computer players that come with the engine."""
    return {level: computer_player(level) for level in LEVELS}


def _serve(line: Connection, strategies: Mapping[str, Strategy]) -> None:
    """A thinking process: answer questions until the other end goes away."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the terminal's Ctrl-C is for the bot, which ends us
    os.nice(NICENESS)
    with suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            question: _Question = line.recv()
            try:
                action = strategies[question.level].decide(question.view, random.Random(question.seed)).action
            except Exception as error:  # noqa: BLE001 - whatever a brain raises, its table gets told
                line.send(f"{type(error).__name__}: {error}")
            else:
                line.send(action)


class _Worker:
    """One thinking process and the line to it."""

    def __init__(self, strategies: Mapping[str, Strategy]) -> None:
        context = multiprocessing.get_context("spawn")  # a fork would copy our threads' locks
        self._line, other = context.Pipe()
        self._process: BaseProcess = context.Process(target=_serve, args=(other, strategies), daemon=True)
        self._process.start()
        other.close()

    def ask(self, question: _Question, limit: float) -> Action:
        """Ask and wait: blocks, so it is called in a thread."""
        self._line.send(question)
        if not self._line.poll(limit):
            raise NoDecisionError(f"no answer within {limit:g} s")
        answer: Action | str = self._line.recv()
        if isinstance(answer, str):
            raise NoDecisionError(answer)
        return answer

    def interrupt(self) -> None:
        """End the process, whatever it is doing; whoever waits for its answer hears of it."""
        self._process.kill()

    def end(self) -> None:
        """End the process and forget the line; nobody waits for an answer any more."""
        self._process.kill()
        self._process.join()
        self._line.close()


class WorkerProcesses:
    """Computer players in a few processes, begun when first needed; one that fails is replaced."""

    def __init__(
        self, strategies: Mapping[str, Strategy] | None = None, *, most: int = 2, limit: float = 10
    ) -> None:
        self._strategies = default_strategies() if strategies is None else dict(strategies)
        self._limit = limit
        self._turns = asyncio.Semaphore(most)
        self._idle: list[_Worker] = []
        self._busy: set[_Worker] = set()
        self._closed = threading.Event()

    @property
    def levels(self) -> Collection[str]:
        """The levels that can be asked for."""
        return tuple(self._strategies)

    async def think(self, level: str, view: SeatView, seed: str) -> Action:
        """A decision from one of the processes; NoDecisionError if it gave none in time."""
        if level not in self._strategies:
            raise NoDecisionError(f"there is no level {level}")
        async with self._turns:
            asking = asyncio.create_task(asyncio.to_thread(self._ask, _Question(level, view, seed)))
            # Whoever asked may leave before the answer comes; then nobody else hears how it ended.
            asking.add_done_callback(lambda done: done.cancelled() or done.exception())
            return await asyncio.shield(asking)

    def _ask(self, question: _Question) -> Action:
        if self._closed.is_set():
            raise NoDecisionError("closed")
        try:
            worker = self._idle.pop() if self._idle else _Worker(self._strategies)
        except OSError as error:
            raise NoDecisionError(f"no process to think in: {error}") from error
        self._busy.add(worker)
        try:
            action = worker.ask(question, self._limit)
        except NoDecisionError:
            worker.end()
            raise
        except Exception as error:
            worker.end()
            raise NoDecisionError(f"{type(error).__name__}: {error}") from error
        finally:
            self._busy.discard(worker)
        if self._closed.is_set():
            worker.end()
        else:
            self._idle.append(worker)
        return action

    async def close(self) -> None:
        """End all processes, also those that are thinking."""
        self._closed.set()
        for worker in list(self._busy):
            worker.interrupt()
        idle, self._idle = self._idle, []
        for worker in idle:
            await asyncio.to_thread(worker.end)
