"""The processes in which computer players decide: they may be slow, crash or hang without harm to the bot."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Collection, Mapping
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Final, NamedTuple

from engine import Action, Illegal, SeatView
from engine.players import COMPUTERS, computer_player

from .players import NoDecisionError, Strategy, legal_decision

NICENESS: Final = 5  # people are answered first
THINK_LONG: Final = frozenset({"expert"})
"""Levels that take seconds for a decision: they share a process of their own, and hold up nobody else."""


class _Request(NamedTuple):
    level: str
    view: SeatView
    seed: str


class _Failure(NamedTuple):
    reason: str


def default_strategies() -> dict[str, Strategy]:
    """The computer players that come with the engine."""
    return {name: computer_player(name) for name in COMPUTERS}


def lower_priority() -> None:
    """Give way to the bot's own process, on systems that know how: Windows has no niceness."""
    nice = getattr(os, "nice", None)
    if nice is not None:
        with suppress(OSError):
            nice(NICENESS)


def _serve(connection: Connection, strategies: Mapping[str, Strategy]) -> None:
    """What a worker process does: answer requests until the other end closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the terminal's Ctrl-C is for the bot, which ends us
    lower_priority()
    with suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            request: _Request = connection.recv()
            connection.send(_answer(request, strategies))


def _answer(request: _Request, strategies: Mapping[str, Strategy]) -> Action | _Failure:
    try:
        return legal_decision(strategies[request.level], request.view, request.seed)
    except Illegal as refusal:
        return _Failure(f"it decided against the rules: {refusal.key}")
    except Exception as error:  # noqa: BLE001 - whatever a strategy raises, its table gets told
        return _Failure(f"{type(error).__name__}: {error}")


class _Worker:
    """One worker process and the connection to it."""

    def __init__(self, strategies: Mapping[str, Strategy]) -> None:
        context = multiprocessing.get_context("spawn")  # a fork would copy our threads' locks
        self._connection, other = context.Pipe()
        self._process: BaseProcess = context.Process(target=_serve, args=(other, strategies), daemon=True)
        try:
            self._process.start()
        except BaseException:
            self._connection.close()
            raise
        finally:
            other.close()

    def ask(self, request: _Request, limit: float) -> Action:
        """Ask and wait: blocks, so it is called in a thread."""
        try:
            self._connection.send(request)
            if not self._connection.poll(limit):
                raise NoDecisionError(f"no answer within {limit:g} s")
            answer: Action | _Failure = self._connection.recv()
        except (EOFError, OSError) as error:
            self._process.join(1)  # the connection may close a moment before the process is gone
            raise NoDecisionError(f"its process ended, exit code {self._process.exitcode}") from error
        if isinstance(answer, _Failure):
            raise NoDecisionError(answer.reason)
        return answer

    def interrupt(self) -> None:
        """End the process, whatever it is doing; whoever waits for its answer hears of it."""
        self._process.kill()

    def end(self) -> None:
        """End the process and close the connection; nobody waits for an answer any more."""
        self._process.kill()
        self._process.join()
        self._connection.close()


class WorkerProcesses:
    """Computer players in a few processes, started when first needed; one that fails is replaced."""

    def __init__(
        self, strategies: Mapping[str, Strategy] | None = None, *, most: int = 2, limit: float = 10
    ) -> None:
        self._strategies = default_strategies() if strategies is None else dict(strategies)
        self._limit = limit
        self._turns = asyncio.Semaphore(most)
        self._long_turns = asyncio.Semaphore(1)
        self._idle: list[_Worker] = []
        self._busy: set[_Worker] = set()
        self._closed = threading.Event()

    @property
    def levels(self) -> Collection[str]:
        """The levels that can be asked for."""
        return tuple(self._strategies)

    async def decide(self, level: str, view: SeatView, seed: str) -> Action:
        """A legal decision from one of the processes, or from a fresh one if the first gave none.

        NoDecisionError if the second gave none either.
        """
        if level not in self._strategies:
            raise NoDecisionError(f"there is no level {level}")
        async with self._long_turns if level in THINK_LONG else self._turns:
            asking = asyncio.create_task(asyncio.to_thread(self._ask_twice, _Request(level, view, seed)))
            # Whoever asked may leave before the answer comes; then nobody else hears how it ended.
            asking.add_done_callback(lambda done: done.cancelled() or done.exception())
            return await asyncio.shield(asking)

    def _ask_twice(self, request: _Request) -> Action:
        try:
            return self._ask(request, self._idle_worker() or self._start())
        except NoDecisionError:
            return self._ask(request, self._start())

    def _ask(self, request: _Request, worker: _Worker) -> Action:
        """The answer of a worker, which is kept for the next request, or ended if it gives none."""
        self._busy.add(worker)
        try:
            self._refuse_if_closed()  # from here on `close` finds the worker among the busy ones
            action = worker.ask(request, self._limit)
        except NoDecisionError:
            worker.end()
            raise
        except Exception as error:
            worker.end()
            raise NoDecisionError(f"{type(error).__name__}: {error}") from error
        finally:
            self._busy.discard(worker)
        self._keep(worker)
        return action

    def _idle_worker(self) -> _Worker | None:
        try:
            return self._idle.pop()
        except IndexError:  # to look first would not help: other threads take workers, too
            return None

    def _start(self) -> _Worker:
        self._refuse_if_closed()
        try:
            return _Worker(self._strategies)
        except Exception as error:
            raise NoDecisionError(f"no process can be started: {error}") from error

    def _refuse_if_closed(self) -> None:
        if self._closed.is_set():
            raise NoDecisionError("closed")

    def _keep(self, worker: _Worker) -> None:
        if self._closed.is_set():
            worker.end()
        else:
            self._idle.append(worker)

    async def close(self) -> None:
        """End all processes, also those that are busy."""
        self._closed.set()
        for worker in list(self._busy):
            worker.interrupt()
        idle, self._idle = self._idle, []
        for worker in idle:
            await asyncio.to_thread(worker.end)
