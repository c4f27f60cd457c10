"""The page in a real browser: desktop and phone, one person and several, by mouse and by keyboard."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import TYPE_CHECKING

import discord
import pytest
import pytest_asyncio

from bot.playground.app import run_playground
from bot.playground.interactions import ANSWER_WITHIN
from bot.playground.kit import Stage, playing
from tests.kit.browser import CHROMIUM, DESKTOP, context, expect, tab
from tests.kit.lobby_bot import Book, LobbyBot, Table, card, picture
from tests.kit.long_runs import only_long

if TYPE_CHECKING:
    from playwright.async_api import Browser, FilePayload

PHONE = (360, 740)

pytestmark = [
    pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed"),
    # One browser serves all these tests, so they share its event loop.
    pytest.mark.asyncio(loop_scope="module"),
]


@pytest_asyncio.fixture(loop_scope="module")
async def lobby() -> AsyncIterator[Stage]:
    book = Book()
    async with playing(lambda: LobbyBot(book)) as stage:
        yield stage


@pytest.mark.parametrize("size", [PHONE, *only_long([(DESKTOP,)])])
async def test_a_newcomer_opens_a_lobby_joins_and_sees_the_card_change(
    lobby: Stage, browser: "Browser", size: tuple[int, int]
) -> None:
    alice = await tab(lobby, await context(browser, size), lobby["Alice"])
    await alice.command("/lobby")
    await alice.page.get_by_role("button", name="Send").click()
    card = alice.page.locator(".card")
    await expect(card.get_by_role("heading", name="New table")).to_be_visible()
    await expect(card.get_by_role("img")).to_have_attribute("alt", "The island with 0 statues")
    await expect(alice.button("Leave")).to_be_disabled()
    await alice.button("Join").click()
    await expect(card).to_contain_text("1 of 3 seats: Alice")
    await alice.button("The island with 1 statues").click()
    await expect(alice.page.locator("#lightbox img")).to_be_visible()
    await alice.page.keyboard.press("Escape")
    await expect(alice.page.locator("#lightbox")).to_have_count(0)
    await alice.fine()


async def test_two_people_in_two_tabs_see_different_private_messages(
    lobby: Stage, browser: "Browser"
) -> None:
    shared = await context(browser)
    alice = await tab(lobby, shared, lobby["Alice"])
    bruno = await tab(lobby, shared, lobby["Bruno"])
    await lobby["Alice"].run("/lobby")
    await alice.page.bring_to_front()
    await alice.button("🗿 My hand").click()
    await bruno.page.bring_to_front()
    await bruno.button("🗿 My hand").click()
    await expect(alice.private).to_contain_text("The hand of Alice")
    await expect(bruno.private).to_contain_text("The hand of Bruno")
    await expect(bruno.page.get_by_text("The hand of Alice")).to_have_count(0)
    await bruno.button("Join").click()
    await expect(alice.page.locator(".card")).to_contain_text("1 of 3 seats: Bruno")
    await alice.page.bring_to_front()
    await alice.page.get_by_role("button", name="Dismiss message").click()
    await expect(alice.private).to_have_count(0)
    await expect(bruno.private).to_have_count(1)
    await alice.fine()
    await bruno.fine()


@pytest.mark.parametrize("size", [PHONE, *only_long([(DESKTOP,)])])
@pytest.mark.parametrize("end", ["top", "bottom"])
async def test_the_list_of_a_select_that_was_scrolled_away_is_in_sight(
    lobby: Stage, browser: "Browser", size: tuple[int, int], end: str
) -> None:
    """What comes in may move a select between the press and its list."""
    sam = lobby["Sam"]
    alice = await tab(lobby, await context(browser, size), lobby["Alice"])
    for _ in range(20):
        await sam.write("before\n" * 5)
    await lobby["Alice"].run("/lobby")
    await alice.button("🗿 My hand").click()
    select = alice.page.get_by_role("combobox", name="Colour")
    await expect(select).to_be_visible()
    for _ in range(20):
        await sam.write("after\n" * 5)
    await expect(alice.page.get_by_text("after").last).to_be_visible()
    place = 0 if end == "top" else 1_000_000
    await alice.page.locator("#scroller").evaluate(f"it => it.scrollTop = {place}")
    await expect(select).not_to_be_in_viewport()
    await select.dispatch_event("click")
    menu = await alice.page.locator(".menu").bounding_box()
    assert menu is not None
    assert menu["y"] >= 0
    assert menu["height"] > 100
    assert menu["y"] + menu["height"] <= size[1]
    assert await alice.page.evaluate("[scrollY, document.body.scrollTop]") == [0, 0]
    await alice.page.get_by_role("option", name="Green").click()
    await expect(alice.private.last).to_contain_text("colour: green")
    await alice.fine()


@pytest.mark.parametrize("size", [PHONE, *only_long([(DESKTOP,)])])
async def test_forms_and_selects_work(lobby: Stage, browser: "Browser", size: tuple[int, int]) -> None:
    alice = await tab(lobby, await context(browser, size), lobby["Alice"])
    await lobby["Alice"].run("/lobby")
    await alice.button("Rename").click()
    form = alice.page.get_by_role("dialog")
    await form.get_by_role("button", name="Submit").click()
    await expect(form).to_contain_text("This is a required question.")
    await form.get_by_label("Name of the table").fill("Hanga Roa")
    await form.get_by_role("combobox").click()
    await alice.page.get_by_role("option", name="5 seats").click()
    await form.get_by_text("Everybody is here").click()
    await form.get_by_text("Tablets").click()
    await form.get_by_role("button", name="Submit").click()
    await expect(form).to_have_count(0)
    await expect(alice.page.locator(".card")).to_contain_text("0 of 5 seats")
    await expect(alice.private).to_contain_text("Pace live, extras tablets.")
    await alice.button("🗿 My hand").click()
    await alice.page.get_by_role("combobox", name="Colour").click()
    await alice.page.get_by_role("option", name="Green").click()
    await expect(alice.private.last).to_contain_text("colour: green")
    await alice.fine()


async def test_everything_can_be_done_with_the_keyboard(lobby: Stage, browser: "Browser") -> None:
    alice = await tab(lobby, await context(browser), lobby["Alice"])
    keyboard = alice.page.keyboard
    await alice.page.locator("#composer textarea").focus()
    await keyboard.type("/lob")
    await expect(alice.page.locator(".suggestion")).to_have_count(1)
    await keyboard.press("Tab")
    await keyboard.press("Tab")
    await keyboard.press("Enter")
    await keyboard.type("4")
    await alice.page.get_by_role("button", name="+ name").focus()
    await keyboard.press("Enter")
    await expect(alice.page.locator("#option-name")).to_be_focused()
    await keyboard.type("oro")
    await expect(alice.page.locator("#option-name")).to_have_value("oro")
    await expect(alice.page.locator(".suggestion")).to_have_text(["Orongo"])
    await keyboard.press("Enter")
    await keyboard.press("Enter")
    await expect(alice.page.locator(".card")).to_contain_text("0 of 4 seats")
    await alice.button("🗿 My hand").focus()
    await keyboard.press("Enter")
    await alice.page.get_by_role("combobox", name="Colour").focus()
    await keyboard.press("Enter")
    await keyboard.press("ArrowDown")
    await keyboard.press("Enter")
    await expect(alice.private).to_contain_text("colour: blue")
    await alice.page.locator("#composer textarea").focus()
    await keyboard.press("ArrowUp")
    await keyboard.press("ArrowUp")
    await expect(alice.page.locator(".message").first).to_be_focused()
    await keyboard.press("Escape")
    await expect(alice.page.locator("#composer textarea")).to_be_focused()
    await alice.fine()


async def test_commands_and_the_page_speak_the_language_of_the_person(
    lobby: Stage, browser: "Browser"
) -> None:
    lobby["Emil"].person.locale = "de"
    emil = await tab(lobby, await context(browser), lobby["Emil"])
    await emil.page.locator("#composer textarea").fill("/ti")
    await expect(emil.page.locator(".suggestion")).to_contain_text("/tisch")
    await expect(emil.page.locator(".suggestion")).to_contain_text("Einen Tisch aufmachen")
    await emil.page.locator("#composer textarea").fill("")
    await emil.page.locator("#me").click()
    await emil.page.get_by_label("Sprache (Emil)").select_option("fr")
    await expect(emil.page.get_by_placeholder("Envoyer un message dans #giants")).to_be_visible()
    assert lobby["Emil"].person.locale == "fr"
    await emil.fine()


async def test_words_threads_private_channels_and_silence(lobby: Stage, browser: "Browser") -> None:
    alice = await tab(lobby, await context(browser), lobby["Alice"])
    page = alice.page
    await page.locator("#composer textarea").fill("**bold** <script>alert(1)</script> ||hidden|| `code`")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message strong")).to_have_text("bold")
    await expect(page.locator(".message script")).to_have_count(0)
    await page.get_by_role("button", name="SPOILER").click()
    await expect(page.locator(".spoiler.open")).to_have_text("hidden")
    await lobby["Alice"].run("/thread", name="Game 1", with_user=lobby["Bruno"].id)
    await page.locator(".thread-link").click()
    await expect(page.locator("#log")).to_contain_text("Welcome to the thread.")
    await lobby["Alice"].run("/whisper", name="Tongariki")
    await page.get_by_role("button", name="Direct Messages").click()
    await expect(page.locator(".card")).to_contain_text("Tongariki")
    await lobby.stop_bot()
    lobby.standin.interactions.answer_within = ANSWER_WITHIN
    await alice.button("Join").click()
    await expect(page.get_by_role("alert")).to_contain_text("This interaction failed")
    await lobby.start_bot()
    await alice.fine()


async def test_files_replies_and_threads_of_people(lobby: Stage, browser: "Browser") -> None:
    alice = await tab(lobby, await context(browser), lobby["Alice"])
    page = alice.page
    picture_file = picture(1).fp.read()
    files: list[FilePayload] = [
        {"name": "map.png", "mimeType": "image/png", "buffer": picture_file},
        {"name": "notes.txt", "mimeType": "text/plain", "buffer": b"words"},
    ]
    await page.locator("input[type=file]").set_input_files(files)
    await page.locator("#composer textarea").fill("two files")
    await page.keyboard.press("Enter")
    await expect(page.locator(".attached img")).to_be_visible()
    await expect(page.locator(".file")).to_contain_text("notes.txt")
    assert lobby["Bruno"].newest.files["map.png"] == picture_file
    await lobby["Bruno"].write(f"what is this, {lobby['Alice'].mention}?")
    asked = page.locator(".message.pinged")
    await asked.hover()
    await asked.get_by_role("button", name="Reply").click()
    await page.locator("#composer textarea").fill("an island")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message").last.locator(".said")).to_contain_text("what is this")
    await asked.hover()
    await asked.get_by_role("button", name="Create thread").click()
    await page.get_by_label("Thread name").fill("Islands")
    await page.keyboard.press("Enter")
    await expect(page.locator("h1")).to_have_text("Islands")
    own = lobby.world.channels[next(lobby.world.threads(lobby.demo.guild.id)).id]
    await page.locator("#composer textarea").fill("in here")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message").last).to_contain_text("in here")
    assert lobby["Sam"].at(own).sees("in here")
    last = page.locator(".message").last
    await last.hover()
    await last.get_by_role("button", name="Delete message").click()
    await expect(page.locator(".message")).to_have_count(0)
    await alice.fine()


async def test_a_tab_survives_a_restart_of_the_playground(browser: "Browser", tmp_path: Path) -> None:
    book = Book()
    said: asyncio.Queue[str] = asyncio.Queue()

    async def welcome(bot: discord.Client, channel_id: int) -> None:
        book.tables[7] = Table("Anakena")
        await bot.get_partial_messageable(channel_id).send(view=card(7, book.tables[7]), file=picture(0))

    async def start(port: int) -> tuple[asyncio.Task[None], asyncio.Event, str]:
        stop = asyncio.Event()
        running = asyncio.create_task(
            run_playground(
                lambda: LobbyBot(book, guild_ready_timeout=0.01),
                folder=tmp_path,
                port=port,
                browse=False,
                welcome=welcome,
                announce=said.put_nowait,
                stop=stop,
            )
        )
        address = (await said.get()).rsplit(" ", 1)[1]
        await said.get()
        return running, stop, address

    running, stop, address = await start(0)
    page = await (await context(browser)).new_page()
    await page.goto(address)
    await expect(page.locator(".card")).to_contain_text("Anakena")
    await page.get_by_role("button", name="Join", exact=True).click()
    await expect(page.locator(".card")).to_contain_text("1 of 3 seats: Alice")
    stop.set()
    await running
    await expect(page.locator("#banner")).to_be_visible()
    running, stop, again = await start(int(address.split(":")[2].split("/")[0]))
    assert again == address
    await expect(page.locator("#banner")).to_be_hidden()
    await expect(page.locator(".card img")).to_have_js_property("complete", value=True)
    await page.get_by_role("button", name="Leave", exact=True).click()
    await expect(page.locator(".card")).to_contain_text("nobody yet")
    stop.set()
    await running


async def test_a_mention_comes_down_as_a_notification(lobby: Stage, browser: "Browser") -> None:
    alice = await tab(lobby, await context(browser, PHONE), lobby["Alice"])
    await lobby["Bruno"].at(lobby.demo.general).write(f"{lobby['Alice'].mention} your move, please")
    notification = alice.page.locator("#notification")
    await expect(notification).to_contain_text("Bruno (#general, Rapa Nui)")
    await expect(notification).to_contain_text("@Alice your move, please")
    await notification.click()
    await expect(notification).to_be_hidden()
    await expect(alice.page.locator("#log")).to_contain_text("your move, please")
    await alice.fine()
