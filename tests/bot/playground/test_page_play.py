"""A stretch of play at the page, on a phone and on a wide display: one panel, and few taps a decision.

With GIANTS_SCREENSHOTS set to a folder, what was seen is written there.
"""

import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bot.playground.kit import Player
from tests.kit.browser import CHROMIUM, DESKTOP, Tab, context, expect, tab
from tests.kit.deployment import deployed, staged
from tests.kit.fake_clock import FRIDAY, FakeClock
from tests.kit.long_runs import ALL
from tests.kit.server import Server

if TYPE_CHECKING:
    from playwright.async_api import Browser, Locator

PHONE = (390, 844)
DECISIONS = 14
MOST_TAPS = 3.0  # for a decision, on average: to open the panel, to decide, and sometimes to confirm
MOST_LEFT = 3  # private messages: the panel, the question what time it is, and news

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed"),
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.long,
]


class Thumb:
    """Somebody who does what is suggested: presses *Your move*, the green button, and confirms."""

    def __init__(self, server: Server, at: Tab, player: Player, folder: Path | None) -> None:
        self.server = server
        self.at = at
        self.player = player
        self.folder = folder
        self.taps = 0
        self.decided = 0
        self.scrolled = 0

    @property
    def panel(self) -> "Locator":
        return self.at.private.filter(has_not_text="never wake you").last

    async def decide(self) -> None:
        """Take everything that is asked now."""
        await self._tap(
            self.at.page.locator(".message:not(.private)").get_by_role("button", name="Your move").last
        )
        for _ in range(6):
            green = self.panel.locator("button.button.green:not([disabled])")
            if not await green.count():
                return
            await self._look()
            self.decided += 1
            await self._tap(green.first)
            sure = self.panel.get_by_role("button", name="Yes, do it", exact=True)
            if await sure.count():
                await self._tap(sure)

    async def _tap(self, button: "Locator") -> None:
        self.taps += 1
        box, height = await button.bounding_box(), self.at.page.viewport_size
        assert box is not None
        assert height is not None
        self.scrolled += not 0 <= box["y"] <= height["height"] - box["height"]
        await button.click()
        await self.server.stage.settle()
        await self.at.page.wait_for_timeout(50)

    async def _look(self) -> None:
        if self.folder is not None:
            name = f"{self.at.page.viewport_size['width']}-{self.decided:02}.png"  # type: ignore[index]
            await self.at.page.screenshot(path=self.folder / name)


@pytest.mark.parametrize("size", [PHONE, *([DESKTOP] if ALL else [])])
async def test_a_stretch_of_play_needs_one_panel_and_few_taps(
    browser: "Browser", tmp_path: Path, size: tuple[int, int]
) -> None:
    wanted = os.environ.get("GIANTS_SCREENSHOTS")
    folder = Path(wanted) if wanted else None
    async with deployed(tmp_path / "giants.db", FakeClock(FRIDAY)) as made, staged(made) as stage:
        server = Server(stage, made)
        game = await server.begun(pictures="action")
        bruno = await tab(stage, await context(browser, size), server["Bruno"])
        thumb = Thumb(server, bruno, server["Bruno"], folder)
        for _ in range(200):
            table = await server.table(game)
            mine = next(seat.colour for seat in table.seats if seat.user == server["Bruno"].id)
            if table.status != "playing" or thumb.decided >= DECISIONS:
                break
            if mine in table.due:
                await thumb.decide()
                assert await bruno.private.count() <= MOST_LEFT
            else:
                await server.step(game, frozenset({mine}))
                await stage.settle()
        await expect(bruno.private.first).to_be_visible()
        await bruno.fine()
        print(f"{size}: {thumb.decided} decisions, {thumb.taps} taps, {thumb.scrolled} out of sight")
        assert thumb.decided >= DECISIONS
        assert thumb.taps <= MOST_TAPS * thumb.decided
