"""The browser, for those who learn at the page."""

from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio

if TYPE_CHECKING:
    from playwright.async_api import Browser


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> "AsyncIterator[Browser]":
    """One browser for all tests of a module; they share its event loop."""
    kit = pytest.importorskip("tests.kit.browser", reason="playwright is not installed")
    async with kit.launched() as made:
        yield made
