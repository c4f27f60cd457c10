"""Somebody who never saw the game, on a phone: they press *Learn by playing*, and then whatever is green."""

import os
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bot.learning.first_game import post_welcome
from bot.playground.kit.patience import patience
from bot.tables.public_view import TableView
from bot.words import FALLBACK, Words, languages, words
from tests.kit.browser import CHROMIUM, Tab, context, expect, tab
from tests.kit.deployment import deployed, staged
from tests.kit.fake_clock import FRIDAY, FakeClock
from tests.kit.long_runs import ALL
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

    def __init__(self, server: Server, at: Tab, opening: str, language: str) -> None:
        self._server = server
        self._at = at
        self._opening = opening
        self._sure = words(language)("sure-yes")
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
        await self._press(card.get_by_role("button", name=self._opening, exact=True).last)
        for _ in range(4):
            panel = self._at.private.last
            await expect(panel).to_be_visible()
            self.heard.append(await panel.inner_text())
            await self._shoot()
            sure = panel.get_by_role("button", name=self._sure, exact=True)
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


async def learn(path: Path, browser: "Browser", language: str, rounds: int) -> None:
    """Press the first button that a newcomer sees, then the one that is named, and then whatever is green."""
    say = words(language)
    async with deployed(path, FakeClock(FRIDAY)) as made, staged(made) as stage:
        server = Server(stage, made)
        stage["Alice"].person.locale = language
        alice = await tab(stage, await context(browser, PHONE), stage["Alice"])
        await post_welcome(stage.bot, stage.channel.id, language)
        await alice.button(say("learn-welcome")).click()
        await expect(alice.private.last).to_be_visible()
        opening = await alice.private.last.locator("em").first.inner_text()
        await expect(alice.button(opening).last).to_be_visible()
        learner = Learner(server, alice, opening, language)
        async with patience(60 if rounds == 1 else 1800):
            table = await learner.table()
            while table.status == "playing" and table.view is not None and table.view.round <= rounds:
                await learner.decide(table)
                table = await learner.table()
        heard = "\n".join(learner.heard)
        assert said_by(say, "coach-bid-chief", size=2) in heard
        for key in ("coach-auction", "coach-placement", "coach-transport", "coach-green"):
            assert said_by(say, key) in heard, key
            assert language == FALLBACK or said_by(words(), key) not in heard, key
        assert learner.decisions >= 6
        if rounds > 1:
            assert table.status == "finished"
            assert said_by(say, "coach-leaves") in heard
        await alice.fine()


def said_by(say: Words, key: str, **blanks: int) -> str:
    """The last sentence of a message as the page shows it: without asterisks."""
    return re.split(r"[.?!] ", say(key, **blanks).replace("*", ""))[-1]


async def test_green_leads_through_a_first_round(path: Path, browser: "Browser") -> None:
    await learn(path, browser, "en", 1)


@pytest.mark.long
@pytest.mark.usefixtures("few_pictures")
@pytest.mark.parametrize("language", sorted(languages()))
async def test_green_leads_through_a_first_game(path: Path, browser: "Browser", language: str) -> None:
    """To its end in English; in the others as far as a page is said differently in each phase."""
    await learn(path, browser, language, 99 if language == FALLBACK or ALL else 1)
