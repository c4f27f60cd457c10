"""Stages with bots on them."""

from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio

from bot.playground.kit import Stage, playing
from tests.kit.lobby_bot import Book, EchoBot, LobbyBot
from tests.kit.raw_client import Raw, raw_client

if TYPE_CHECKING:
    from playwright.async_api import Browser


@pytest.fixture
async def lobby() -> AsyncIterator[Stage]:
    book = Book()
    async with playing(lambda: LobbyBot(book)) as stage:
        yield stage


@pytest.fixture
async def echo() -> AsyncIterator[Stage]:
    async with playing(EchoBot) as stage:
        yield stage


@pytest.fixture
async def raw() -> AsyncIterator[Raw]:
    async with raw_client() as made:
        yield made


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> "AsyncIterator[Browser]":
    """One browser for all tests of a module; they share its event loop."""
    kit = pytest.importorskip("tests.kit.browser", reason="playwright is not installed")
    async with kit.launched() as made:
        yield made
