"""Databases, tables and bots for the tests of all of the bot's packages."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands

from bot.command_sync import payloads_of
from bot.computers.reviews import Reviews
from bot.playground.kit import Stage
from bot.storage.database import DatabaseAddress
from bot.tables.service import Tables
from engine.players import Budget
from tests.kit.deployment import Deployment, deployed, memory_folder, staged
from tests.kit.fake_clock import FRIDAY, FakeClock
from tests.kit.postgres import Cluster, running_cluster
from tests.kit.reviews import first_decisions
from tests.kit.server import Server

ABOUT_COMMANDS = ("test_adding_an_option.py", "test_command_sync.py", "test_translations.py")
_payloads: list[dict[str, Any]] = []


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot never has to say that its answer takes a while: a busy machine must make no difference.

    How long it may take is measured by the kit's own patience.
    """
    monkeypatch.setattr("bot.ui.answers.answer.DEFER_AFTER", 600.0)
    monkeypatch.setattr("bot.ui.answers.answer.EARLIEST_DEFERRAL", 600.0)


@pytest.fixture(autouse=True)
def thought_by_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints are thought about for so many rehearsals, not for so long: with less time one may be another."""
    monkeypatch.setattr("bot.play.advice._THOUGHT", Budget(rehearsals=6, seconds=600.0))


@pytest.fixture(autouse=True)
def games_thought_over_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for where a game turned: it turned at the first decisions."""
    monkeypatch.setattr("bot.client.Reviews", lambda: Reviews(first_decisions))


@pytest.fixture(autouse=True)
def nobody_is_present(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody is called at once: in a test hardly any time passes between two decisions."""
    monkeypatch.setattr("bot.tables.queue.PRESENT", 0.0)


@pytest.fixture(autouse=True)
def commands_translated_once(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Commands are the same at every start, so that a process of tests translates them once.

    Not where a test is about them.
    """
    if request.path.name not in ABOUT_COMMANDS and request.path.parent.name != "commands":
        monkeypatch.setattr("bot.client.payloads_of", known_payloads)


async def known_payloads(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """All commands with their translations, as they were at the first start."""
    if not _payloads:
        _payloads.extend(await payloads_of(tree))
    return _payloads


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder of the test's own, in memory where there is room for one."""
    with memory_folder() as made:
        yield made


@pytest.fixture
def path(folder: Path) -> Path:
    """Where the test's database is, or will be."""
    return folder / "giants.db"


@pytest.fixture
def fake_clock() -> FakeClock:
    return FakeClock()


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL of the tests' own; without one the test is skipped."""
    with running_cluster() as running:
        yield running


@pytest.fixture
def address(request: pytest.FixtureRequest) -> DatabaseAddress:
    """Where a fresh database is: a file, or in a package that asks for both engines also one on a server."""
    if getattr(request, "param", "sqlite") == "sqlite":
        made: Path = request.getfixturevalue("path")
        return made
    running: Cluster = request.getfixturevalue("cluster")
    return running.fresh()


@pytest.fixture
async def tables(address: DatabaseAddress, fake_clock: FakeClock) -> AsyncIterator[Tables]:
    """Tables by a fake clock in a fresh database, which is checked when the test is over."""
    async with deployed(address, fake_clock) as made:
        yield made.tables


@pytest.fixture
async def server(path: Path) -> AsyncIterator[Server]:
    """A Discord server with people and the bot, whose tables live by a fake clock."""
    async with deployed(path, FakeClock(FRIDAY)) as made, staged(made) as stage:
        yield Server(stage, made)


@pytest.fixture
async def deployment(path: Path) -> AsyncIterator[Deployment]:
    """A database and tables as in production, by the real clock."""
    async with deployed(path) as made:
        yield made


@pytest.fixture
async def stage(deployment: Deployment) -> AsyncIterator[Stage]:
    """The bot as in production on a stand-in for Discord."""
    async with staged(deployment) as made:
        yield made
