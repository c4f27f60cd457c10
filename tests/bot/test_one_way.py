"""A press takes one short way through the bot: how many files a reader has to open to follow it."""

import sys
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from types import FrameType
from typing import Any, Final

import aiosqlite
import pytest
from discord.webhook.async_ import AsyncWebhookAdapter

import bot
from bot.playground.kit import Stage, playing
from tests.kit.deployment import Deployment
from tests.kit.panel_play import begin

BOT: Final = Path(bot.__file__).parent
PLAYGROUND: Final = BOT / "playground"
MOST_FILES: Final = 20
_pressed: ContextVar[bool] = ContextVar("pressed", default=False)


class Trace:
    """Which files of the bot run for a press, from when it is dispatched until its answer is sent."""

    def __init__(self) -> None:
        self.files: set[str] = set()
        self._running = False
        self._known: dict[str, str | None] = {}

    def profile(self, frame: FrameType, event: str, _argument: object) -> None:
        """For sys.setprofile: what runs in the press's own tasks, and what the database does for them."""
        if self._running and event == "call" and (_pressed.get() or _database.for_press):
            name = self._name(frame.f_code.co_filename)
            if name is not None:
                self.files.add(name)

    def _name(self, filename: str) -> str | None:
        if filename not in self._known:
            path = Path(filename)
            ours = path.is_relative_to(BOT) and not path.is_relative_to(PLAYGROUND)
            self._known[filename] = str(path.relative_to(BOT)) if ours else None
        return self._known[filename]

    def begin(self) -> None:
        """A press is dispatched."""
        self._running = True
        _pressed.set(True)

    def end(self) -> None:
        """Its answer is on its way."""
        self._running = False


class _Database(threading.local):
    """Whether a database thread works for the press at the moment, and not for somebody else."""

    for_press = False


_database = _Database()


def attribute_jobs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let what the database's thread runs count for the press that asked for it."""
    execute = aiosqlite.Connection._execute

    async def attributed(connection: Any, work: Any, *args: Any, **keywords: Any) -> Any:
        pressed = _pressed.get()

        def run(*given: Any, **named: Any) -> Any:
            _database.for_press = pressed
            try:
                return work(*given, **named)
            finally:
                _database.for_press = False

        return await execute(connection, run, *args, **keywords)  # type: ignore[no-untyped-call]

    monkeypatch.setattr(aiosqlite.Connection, "_execute", attributed)


@contextmanager
def profiled(trace: Trace) -> Iterator[None]:
    """Have everything traced that runs in this thread, and in threads that begin from now on."""
    before = sys.getprofile()
    threading.setprofile(trace.profile)
    sys.setprofile(trace.profile)
    try:
        yield
    finally:
        sys.setprofile(before)
        threading.setprofile(before)


@pytest.fixture
def trace() -> Iterator[Trace]:
    made = Trace()
    with profiled(made):  # before the database opens, for its thread begins with it
        yield made


@pytest.fixture
async def traced(trace: Trace, tmp_path: Path) -> AsyncIterator[Stage]:
    deployment = Deployment(tmp_path / "giants.db")
    await deployment.open()
    async with playing(deployment.make_bot, idle=lambda bot: bot.idle) as stage:
        yield stage
    await deployment.tables.close()


def watch_next_press(stage: Stage, trace: Trace, monkeypatch: pytest.MonkeyPatch) -> None:
    """Begin the trace where discord.py reads an interaction, and end it where the answer is sent."""
    parsers: dict[str, Any] = stage.bot._connection.parsers
    parse, send = parsers["INTERACTION_CREATE"], AsyncWebhookAdapter.create_interaction_response

    def dispatched(data: Any) -> None:
        trace.begin()
        parse(data)
        _pressed.set(False)

    def answered(*args: Any, **keywords: Any) -> Any:
        trace.end()
        return send(*args, **keywords)

    monkeypatch.setitem(parsers, "INTERACTION_CREATE", dispatched)
    monkeypatch.setattr(AsyncWebhookAdapter, "create_interaction_response", answered)


async def test_sealing_a_bid_runs_through_few_files(
    trace: Trace, traced: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    attribute_jobs(monkeypatch)
    await begin(traced, "request", 3)
    panel = await traced["Bruno"].press("Your move")
    watch_next_press(traced, trace, monkeypatch)
    assert panel.message is not None
    seal = next(label for label in panel.message.buttons if label.startswith("Seal: "))
    answer = await traced["Bruno"].press(seal, on=panel.message)
    assert "Done" in answer.text
    assert any(name.startswith("storage/") for name in trace.files), "the database's thread is not traced"
    listed = "\n  ".join(sorted(trace.files))
    assert len(trace.files) <= MOST_FILES, f"{len(trace.files)} files:\n  {listed}"
