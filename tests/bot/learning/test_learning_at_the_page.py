"""Somebody who never saw the game, on a phone: they press *Learn by playing*, and then whatever is green."""

import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bot.learning.first_game import post_welcome
from bot.playground.kit.patience import patience
from bot.tables.public_view import TableView
from tests.kit.browser import CHROMIUM, Tab, context, expect, tab
from tests.kit.deployment import deployed, staged
from tests.kit.fake_clock import FRIDAY, FakeClock
from tests.kit.long_runs import amounts
from tests.kit.server import Server

if TYPE_CHECKING:
    from playwright.async_api import Browser, Locator

PHONE = (390, 844)
SHOTS = os.environ.get("GIANTS_SHOTS")
"""A folder for pictures of every panel, for whoever wants to look at them."""

pytestmark = [
    pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed"),
    pytest.mark.asyncio(loop_scope="module"),
]


class Learner:
    """Opens their move and presses what is green, and yes where they are asked whether they are sure."""

    def __init__(self, server: Server, at: Tab) -> None:
        self._server = server
        self._at = at
        self.decisions = 0
        self.heard: list[str] = []

    async def table(self) -> TableView:
        """The lesson as it stands, once no computer is at work and the page was told."""
        await self._server.tables.wait_for_computers()
        await self._server.stage.settle()
        listed = await self._server.tables.storage.tables.of_user(self._server["Alice"].id)
        return (await self._server.tables.look(listed[0].id if listed else 1)).table

    async def decide(self, table: TableView) -> None:
        """Take one decision."""
        card = self._at.page.locator(".message:not(.private)")
        await self._press(card.get_by_role("button", name="Your move").last)
        for _ in range(4):
            panel = self._at.private.last
            await expect(panel).to_be_visible()
            self.heard.append(await panel.inner_text())
            await self._shoot()
            sure = panel.get_by_role("button", name="Yes, do it")
            green = sure if await sure.count() else panel.locator("button.green:not([disabled])")
            await self._press(green.first)
            if (await self.table()).version != table.version:
                self.decisions += 1
                return
        raise AssertionError(f"green leads nowhere:\n{self.heard[-1]}")

    async def _press(self, button: "Locator") -> None:
        """Press, and wait until the page has the answer."""
        await button.click()
        await expect(self._at.page.locator("button.busy")).to_have_count(0)
        await self._server.stage.settle()

    async def _shoot(self) -> None:
        if SHOTS:
            await self._at.page.screenshot(path=Path(SHOTS) / f"learn-{len(self.heard):03}.png")


@pytest.mark.parametrize("rounds", amounts(1, 99))
async def test_green_leads_through_a_first_game(path: Path, browser: "Browser", rounds: int) -> None:
    async with deployed(path, FakeClock(FRIDAY)) as made, staged(made) as stage:
        server = Server(stage, made)
        alice = await tab(stage, await context(browser, PHONE), stage["Alice"])
        await post_welcome(stage.bot, stage.channel.id)
        await alice.button("Learn by playing").click()
        await expect(alice.page.get_by_role("button", name="Your move").last).to_be_visible()
        learner = Learner(server, alice)
        async with patience(60 if rounds == 1 else 1800):
            table = await learner.table()
            while table.status == "playing" and table.view is not None and table.view.round <= rounds:
                await learner.decide(table)
                table = await learner.table()
        heard = "\n".join(learner.heard)
        assert "Why the chief?" in heard
        assert "Where you want to erect, a figure of your own must stand" in heard
        assert learner.decisions >= 6
        if rounds > 1:
            assert table.status == "finished"
            assert "You know the game now" in heard
        await alice.fine()
