"""A moderator who never saw the bot, at the page: what helps a stalled game, in how many presses."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bot.tables.model import Person
from bot.tables.operations.decisions import Act
from bot.tables.operations.lifecycle import End, Pause
from engine.actions import Bid
from tests.kit.browser import CHROMIUM, DESKTOP, Tab, context, expect, tab
from tests.kit.deployment import deployed, staged
from tests.kit.fake_clock import DAY, FRIDAY, FakeClock
from tests.kit.long_runs import only_long
from tests.kit.server import Server

if TYPE_CHECKING:
    from playwright.async_api import Browser, FilePayload, Locator

PHONE = (390, 844)

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed"),
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.parametrize("size", [PHONE, *only_long([(DESKTOP,)])]),
]


@asynccontextmanager
async def server_at(path: Path) -> AsyncIterator[Server]:
    """The server with the real bot, in the loop that the browser lives in."""
    async with deployed(path, FakeClock(FRIDAY)) as made, staged(made) as stage:
        yield Server(stage, made)


class Hand:
    """A moderator's finger: every press on the newest private message counts."""

    def __init__(self, at: Tab) -> None:
        self.at = at
        self.presses = 0

    @property
    def panel(self) -> "Locator":
        return self.at.private.last

    async def press(self, label: str) -> None:
        self.presses += 1
        await self.panel.get_by_role("button", name=label, exact=True).click()

    async def choose(self, menu: str, option: str) -> None:
        self.presses += 2
        await self.panel.get_by_role("combobox", name=menu).click()
        await self.at.page.locator(".menu .choice", has_text=option).first.click()

    async def says(self, words: str) -> None:
        await expect(self.panel).to_contain_text(words)

    async def command(self, typed: str) -> None:
        await self.at.command(typed)
        await self.at.page.get_by_role("button", name="Send").click()


async def test_a_paused_game_is_resumed_with_one_press(
    browser: "Browser", tmp_path: Path, size: tuple[int, int]
) -> None:
    async with server_at(tmp_path / "giants.db") as server:
        game = await server.begun()
        other = await server.begun(3, server.place(server.stage.demo.general))
        await server.tables.submit(game, Person(server["Mo"].id, moderator=True), Pause())
        mo = await tab(server.stage, await context(browser, size), server["Mo"])
        hand = Hand(mo)
        await hand.command("/table list")
        await hand.says("paused")
        await hand.says(f"game {other}")
        await hand.press(f"Resume game {game}")
        await hand.says("The game goes on. Whoever is due is told.")
        assert hand.presses == 1
        assert (await server.table(game)).status == "playing"
        await mo.fine()


async def test_a_game_that_waits_for_one_person_goes_on_without_them(
    browser: "Browser", tmp_path: Path, size: tuple[int, int]
) -> None:
    """The panel says for whom, since when, and what the buttons do; a person is put in by Discord's menu."""
    async with server_at(tmp_path / "giants.db") as server:
        game = await server.begun()
        for name in ("Alice", "Chloé"):
            await server.tables.submit(game, Person(server[name].id), Act(Bid()))
        await server.stage.settle()
        server.fake_clock.time += 3 * DAY
        mo = await tab(server.stage, await context(browser, size), server["Mo"])
        hand = Hand(mo)
        await hand.command("/table list")
        await hand.says("waits for Bruno (asked")
        await hand.says("Nudge reminds them right now.")
        await hand.press("Replace Bruno…")
        await hand.choose("A person for red…", "Dmitri")
        await hand.says("Ask Dmitri to play red?")
        await hand.press("Yes, ask")
        await hand.says("They are asked.")
        assert hand.presses == 4
        await server["Dmitri"].run("/giants seat accept")
        seats = {seat.colour: seat.user for seat in (await server.table(game)).seats}
        assert seats["red"] == server["Dmitri"].id
        await mo.fine()


async def test_a_record_is_brought_in_filled_and_resumed(
    browser: "Browser", tmp_path: Path, size: tuple[int, int]
) -> None:
    """A file picker for the file of a command; people by the menu, and by a command's option."""
    async with server_at(tmp_path / "giants.db") as server:
        game = await server.begun()
        record = (await server.tables.record(game)).encode()
        await server.tables.submit(game, Person(server["Mo"].id, moderator=True), End(scored=False))
        mo = await tab(server.stage, await context(browser, size), server["Mo"])
        page, hand = mo.page, Hand(mo)
        await mo.command("/table import")
        await page.get_by_role("button", name="Send").click()
        await expect(page.locator(".option.wrong")).to_be_visible()
        file: FilePayload = {"name": "our game.txt", "mimeType": "text/plain", "buffer": record}
        await page.locator(".option input[type=file]").set_input_files(file)
        await expect(page.locator(".file-option")).to_have_text("our game.txt")
        await page.get_by_role("button", name="Send").click()
        await hand.says("Fill its seats with /giants moderate, then resume it.")
        twin = await server.tables.storage.tables.at(server.here.channel)
        assert twin is not None
        await hand.command("/table list")
        for colour, name in (("green", "Alice"), ("red", "Bruno")):
            await hand.press("Fill empty seats…")
            await hand.choose(f"A person for {colour}…", name)
            await hand.press("Yes, ask")
            await hand.says("They are asked.")
            await server[name].run("/giants seat accept")
            await hand.command("/table list")
            await hand.says(f"{name} ({colour})")
        await mo.command("/table replace")
        await page.keyboard.type("blue")
        await page.keyboard.press("Enter")
        await page.get_by_role("button", name="+ user").click()
        await page.keyboard.type("Chl")
        await page.keyboard.press("Enter")
        await page.get_by_role("button", name="Send").click()
        await hand.says("They are asked.")
        await server["Chloé"].run("/giants seat accept")
        await hand.command("/table list")
        await hand.says("Chloé (blue)")
        await hand.press("Resume")
        await hand.says("The game goes on.")
        table = await server.table(twin)
        assert table.status == "playing"
        assert [seat.user for seat in table.seats] == [
            server[name].id for name in ("Alice", "Bruno", "Chloé")
        ]
        await mo.fine()
