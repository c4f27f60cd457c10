"""The log has times, pages and parts, is there after the end, and says later no more than may be known."""

import pytest

from bot.tables.model import Person
from bot.tables.operations.decisions import Act
from engine import Options
from engine.actions import Bid
from engine.events import Moved
from tests.kit.fake_clock import HOUR
from tests.kit.finished_games import finished_game, without_films
from tests.kit.server import Server


async def test_it_begins_with_what_happened_since_ones_last_move(server: Server) -> None:
    game = await server.begun()
    await server.tables.submit(game, Person(server["Bruno"].id), Act(Bid()))
    server.fake_clock.time += HOUR
    await server.tables.submit(game, Person(server["Alice"].id), Act(Bid()))
    at = int(server.fake_clock.time)
    page = await server["Bruno"].run("/giants log")
    assert page.text.startswith(f"**Since your last move**\n**<t:{at}:D>**\n<t:{at}:t> Alice sealed a bid.")
    assert "Bruno sealed" not in page.text
    page = await server["Bruno"].press("This round", on=page.message)
    assert "Bruno sealed a bid." in page.text
    page = await server["Bruno"].press("Since I was here", on=page.message)
    assert "Bruno sealed a bid." not in page.text


async def test_who_only_watches_sees_the_round(server: Server) -> None:
    game = await server.begun()
    page = await server["Sam"].run("/giants log")
    assert page.text.startswith("**This round**")
    assert page.message is not None
    assert "Since I was here" not in page.message.buttons
    forged = await server["Sam"].forge(f"bg:{game}:1:more:since.0:logpage", on=page.message)
    assert "This button is from another time." in forged.text


async def test_all_of_it_is_in_pages(server: Server) -> None:
    game = await server.begun(reminder=None, options=Options(open_owners=True))
    await server.until_phase(game, "transport")
    page = await server["Alice"].run("/giants log", show="all")
    seen = [page.text]
    while "page 1 of" not in page.text:
        page = await server["Alice"].press("◀ Earlier", on=page.message)
        seen.append(page.text)
    assert len(seen) > 1
    assert seen[0].startswith(f"**The whole game** · page {len(seen)} of {len(seen)}")
    told = "\n".join(reversed(seen))
    assert told.index("The dice show") < told.index("The bids are open")
    assert all(len(text) < 4000 for text in seen)


async def test_it_is_there_after_the_end_with_payments(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    without_films(monkeypatch)
    game = await server.begun(reminder=None)
    while (await server.table(game)).status == "playing":
        assert await server.step(game)
    await server.stage.settle()
    entries = await server.tables.log(game)
    paid = sum(bool(event.paid) for entry in entries for event in entry.events if isinstance(event, Moved))
    assert paid
    page, told = await server["Sam"].run("/giants log", show="all"), 0
    while True:
        told += page.text.count(" for carrying.")
        if "page 1 of" in page.text:
            break
        page = await server["Sam"].press("◀ Earlier", on=page.message)
    assert told == paid


async def test_while_owners_are_hidden_it_does_not_say_who_erected(server: Server) -> None:
    game = await server.begun(reminder=None)
    while not any("Erected" in str(entry.events) for entry in await server.tables.log(game)):
        assert await server.step(game)
    for show in ("since", "round", "all"):
        page = await server["Alice"].run("/giants log", show=show)
        assert " erected a Moai" not in page.text
        assert "Points so far:" in page.text


async def test_a_finished_game_is_searched_by_player(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    without_films(monkeypatch)
    game = await finished_game(server)
    sam = server["Sam"]
    page = await sam.run("/giants log", player="Bruno")
    assert "Only what Bruno did and got" in page.text
    told = page.text
    while "page 1 of" not in page.text:
        page = await sam.press("◀ Earlier", on=page.message)
        assert "Only what Bruno did and got" in page.text
        told = f"{page.text}\n{told}"
    assert "Bruno erected" in told
    assert "Round 2" in told
    assert not [line for line in told.splitlines() if "placed" in line and "Bruno" not in line]
    page = await sam.choose("Whose part of the log?", "Everybody's", on=page.message)
    assert "Only what" not in page.text
    assert "Whose part of the log?" in page.text
    assert set(await sam.complete("/giants log", "player", player="")) == {"Alice", "Bruno", "Chloé"}
    replay = await sam.press("Replay", on=page.message)
    assert "step 1 of" in replay.text
    back = await sam.press("Log", on=replay.message)
    assert "**The whole game**" in back.text
    assert (await server.table(game)).over_for_good


async def test_a_game_that_goes_on_is_not_searched_by_player(server: Server) -> None:
    game = await server.begun(reminder=None)
    page = await server["Alice"].run("/giants log", player="Bruno")
    assert page.text.startswith("The log can be searched by player when the game is over.")
    page = await server["Alice"].run("/giants log")
    assert page.message is not None
    assert "Whose part of the log?" not in str(page.message)
    assert await server["Alice"].complete("/giants log", "player", player="") == {}
    for answer in (
        await server.press_planted("Alice", f"bg:{game}:1:more:all.0.red:logpage"),
        await server.press_planted("Alice", f"sg:{game}:1:more:all:logplayer~0000", "red"),
    ):
        assert "The log can be searched by player when the game is over." in answer.text
