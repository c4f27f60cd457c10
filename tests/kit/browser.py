"""The playground's page in a real browser, for tests that run in one event loop with it."""

import re
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest

from bot.playground.kit import Player, Stage

if TYPE_CHECKING:
    from playwright.async_api import Browser, BrowserContext, Locator, Page

playwright = pytest.importorskip("playwright.async_api", reason="playwright is not installed")
expect = playwright.expect
PATIENCE = 90_000  # milliseconds, which only a page that hangs will take
expect.set_options(timeout=PATIENCE)

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP = (1280, 900)


@asynccontextmanager
async def launched() -> "AsyncIterator[Browser]":
    """A browser that nobody sees."""
    async with playwright.async_playwright() as driver:
        browser = await driver.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        await browser.close()


class Tab:
    """A tab of the page as one person; every error in it fails the test."""

    def __init__(self, page: "Page") -> None:
        self.page = page
        self.errors: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda said: self.errors.append(said.text) if said.type == "error" else None)
        page.on("request", lambda asked: self._watch(asked.url))
        self.elsewhere: list[str] = []

    def _watch(self, url: str) -> None:
        if not re.match(r"(http|ws)://127\.0\.0\.1:\d+/|data:|blob:|about:", url):
            self.elsewhere.append(url)

    def button(self, name: str) -> "Locator":
        return self.page.get_by_role("button", name=name, exact=True)

    @property
    def private(self) -> "Locator":
        return self.page.locator(".message.private")

    async def command(self, typed: str) -> None:
        await self.page.locator("#composer textarea").fill(typed)
        await self.page.keyboard.press("Enter")

    async def fine(self) -> None:
        assert not self.errors
        assert not self.elsewhere
        width = await self.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert width[0] <= width[1]


async def tab(stage: Stage, context: "BrowserContext", player: Player) -> Tab:
    opened = Tab(await context.new_page())
    # The key is traded for a cookie; the person is then chosen by the address.
    await opened.page.goto(stage.standin.page.address, wait_until="commit")
    await opened.page.goto("about:blank")
    await opened.page.goto(f"{stage.standin.origin}/#{player.id}")
    await expect(opened.page.locator("#me b")).to_have_text(player.person.name)
    await expect(opened.page.locator("h1")).to_have_text("giants")
    return opened


async def context(browser: "Browser", size: tuple[int, int] = DESKTOP) -> "BrowserContext":
    phone = size[0] < 500
    made = await browser.new_context(
        viewport={"width": size[0], "height": size[1]}, has_touch=phone, is_mobile=phone, locale="en-US"
    )
    made.set_default_timeout(PATIENCE)
    return made
