"""The browser, for those who learn at the page; and lessons with few pictures."""

from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any

import pytest
import pytest_asyncio

from bot.tables.public_view import Outcome
from bot.tables.service import Tables

if TYPE_CHECKING:
    from playwright.async_api import Browser


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> "AsyncIterator[Browser]":
    """One browser for all tests of a module; they share its event loop."""
    kit = pytest.importorskip("tests.kit.browser", reason="playwright is not installed")
    async with kit.launched() as made:
        yield made


@pytest.fixture
def few_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it matters what is said, cards have a picture where somebody asks for one."""
    open_table = Tables.open_table

    async def opened(*args: Any, **settings: Any) -> Outcome:
        return await open_table(*args, **settings, pictures="request")

    monkeypatch.setattr(Tables, "open_table", opened)
