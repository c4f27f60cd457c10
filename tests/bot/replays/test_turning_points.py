"""Where it turned: from the final card to the decisions that cost most, and from there into the replay."""

import asyncio

import pytest

from bot.computers.reviews import Review, ReviewFailedError
from bot.playground.kit import Shown
from bot.playground.kit.patience import wait_until
from bot.replays.turn_pages import told_turns
from bot.ui.names import Name
from bot.words import languages, words
from engine import Colour, Record, read_record
from engine.actions import Bid, Move, Pass, Put
from engine.players import Turn
from engine.players.decision import Reason
from tests.kit.finished_games import record_text
from tests.kit.server import Server
from tests.kit.stepping import step

from .test_replay import STEPS, final_card

RECORD: Record = read_record(record_text())


def turns() -> Review:
    """A journey, a placement and a bid of the first seat, nothing of the second, a placement of the third."""
    first, second, third = RECORD.seats
    mine = tuple(turn_of(first, kind) for kind in (Move, Put, Bid))
    return {first: mine, second: (), third: (turn_of(third, Put)._replace(points=1.1),)}


def turn_of(seat: Colour, kind: type) -> Turn:
    number, done = next(
        (number, line.action)
        for number, line in enumerate(RECORD.lines)
        if line.seat == seat and isinstance(line.action, kind) and number > 20
    )
    better = Bid() if kind is Bid else Pass()
    return Turn(number, seat, done, better, Reason("reason-pass-transport"), 4.2)


class Maker:
    """Makes the review when it is let."""

    def __init__(self) -> None:
        self.may = asyncio.Event()
        self.stopped = False
        self.fails = False

    async def __call__(self, record: str) -> Review:
        assert read_record(record).lines == RECORD.lines
        try:
            await self.may.wait()
        except asyncio.CancelledError:
            self.stopped = True
            raise
        if self.fails:
            raise ReviewFailedError("no memory")
        return turns()


@pytest.fixture
def maker(server: Server, monkeypatch: pytest.MonkeyPatch) -> Maker:
    made = Maker()
    monkeypatch.setattr(server.bot.turning_points._reviews, "_make", made)
    return made


def page_of(server: Server, name: str) -> Shown:
    (shown,) = server[name].private
    return shown


async def test_the_final_card_leads_to_ones_own_decisions_and_into_the_replay(
    server: Server, finished: int, maker: Maker
) -> None:
    alice = server["Alice"]
    waiting = await alice.press("Where it turned", on=final_card(server))
    assert waiting.ephemeral
    assert "about a minute" in waiting.text
    maker.may.set()
    await wait_until(lambda: "cost **Alice** most" in page_of(server, "Alice").text)
    page = page_of(server, "Alice")
    assert "transport · 1 of 3" in page.text
    assert "A hint would have said: 💡 **" in page.text
    assert "about 4 points more" in page.text
    assert page.alt_texts[0]
    assert len(page.message.attachments) == 1
    second = await alice.press("2. \N{MINUS SIGN}4", on=page)
    assert "placement · 2 of 3" in second.text
    third = await alice.press("3. \N{MINUS SIGN}4", on=second.message)
    assert "What was done: " in third.text
    other = await alice.choose("Whose decisions…", "Bruno", on=third.message)
    assert "cost **Bruno** most" in other.text
    assert "Well played!" in other.text
    last = await alice.choose("Whose decisions…", "Chloé", on=other.message)
    assert "about one point more" in last.text
    moment = await alice.press("Watch this moment", on=last.message)
    line = turns()[RECORD.seats[2]][0].line
    shown = STEPS[step(moment) - 1]
    assert STEPS[step(moment) - 2].through <= line < shown.through
    again = await alice.press("Where it turned", on=moment.message)
    assert "cost **Alice** most" in again.text, "it is thought over once"
    assert len(alice.private) == 1


async def test_who_waits_can_leave_and_nothing_is_thought_over_for_nobody(
    server: Server, finished: int, maker: Maker
) -> None:
    alice = server["Alice"]
    waiting = await alice.press("Where it turned", on=final_card(server))
    looked = await alice.press("Look again", on=waiting.message)
    assert "about a minute" in looked.text
    left = await alice.press("Never mind", on=looked.message)
    assert step(left) == 1
    await wait_until(lambda: maker.stopped)
    maker.may.set()
    await server.stage.settle()
    assert "step 1 of" in page_of(server, "Alice").text, "the replay stays"


async def test_a_review_that_fails_is_told(server: Server, finished: int, maker: Maker) -> None:
    maker.fails = True
    maker.may.set()
    bruno = server["Bruno"]
    await bruno.press("Where it turned", on=final_card(server))
    await wait_until(lambda: any("could not be thought over" in shown.text for shown in bruno.private))


async def test_a_game_that_goes_on_is_not_thought_over(server: Server, maker: Maker) -> None:
    game = await server.begun()
    answer = await server.press_planted("Alice", f"bg:{game}:1:card::turned")
    assert "still going on" in answer.text
    assert not server.bot.turning_points._following


def test_it_can_be_said_in_every_language() -> None:
    found = turns()
    names = {seat: Name(name) for seat, name in zip(RECORD.seats, ("Ana", "Ben", "Cy"), strict=True)}
    pages = set()
    for language in languages():
        say = words(language)
        for seat in RECORD.seats:
            told = told_turns(RECORD, found[seat], STEPS, names, say)
            assert all(each.done and each.better and each.reason for each in told)
            assert all("{" not in each.done + each.better + each.reason for each in told)
            pages.add("\n".join(f"{each.done} {each.better}" for each in told))
    assert len(pages) == 2 * len(languages()) + 1
