"""A database of yesterday: noticed at the start, told once to each whom it concerns, and played on from."""

import asyncio
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.playground.kit import Stage
from bot.playground.kit.patience import patience
from bot.playground.permissions import Permission
from bot.playground.world import Channel, Overwrite
from bot.recovery import restored_backup
from bot.storage.sqlite.backup import back_up
from bot.tables.model import Person
from bot.tables.operations.decisions import Act
from bot.tables.operations.lifecycle import End, Pause, Reopen, Resume
from engine.actions import Bid
from tests.kit.fake_clock import DAY
from tests.kit.server import Server

SET_BACK = "⚠️ This game was set back"


def cards(server: Server, channel: Channel | None = None) -> list[int]:
    """The cards that stand in a channel."""
    player = server["Alice"] if channel is None else server["Alice"].at(channel)
    return [shown.message.id for shown in player.messages if "My screen" in shown.buttons]


def asked(stage: Stage) -> int:
    """How often the bot looked through a channel."""
    return len(stage.requests.find("GET", "/messages"))


@asynccontextmanager
async def yesterday(server: Server, copy: Path, later: float = DAY) -> AsyncIterator[None]:
    """What happens inside is lost: then the bot starts anew with the database as it was before."""
    back_up(server.deployment.path, copy)
    yield
    await server.stage.settle()
    await server.stage.stop_bot()
    await server.tables.wait_for_computers()
    await server.tables.close()
    server.fake_clock.time += later
    for leftover in server.deployment.path.parent.glob("giants.db*"):
        leftover.unlink()
    shutil.copy(copy, server.deployment.path)
    await server.deployment.open()
    await server.stage.start_bot()


async def a_day(server: Server, game: int) -> None:
    """Some moves, and a pause, after which the card is another message than before."""
    for name in ("Alice", "Bruno", "Chloé"):
        await server.tables.submit(game, Person(server[name].id), Act(Bid()))
    await server.tables.submit(game, Person(server["Mo"].id, moderator=True), Pause())
    await server.tables.submit(game, Person(server["Mo"].id, moderator=True), Resume())
    await server["Alice"].until_sees("The game goes on.")
    await server.stage.settle()


async def test_it_is_noticed_without_anybody_pressing(server: Server, tmp_path: Path) -> None:
    stood = int(server.fake_clock.time)
    game = await server.begun()
    async with yesterday(server, tmp_path / "copy.db"):
        await a_day(server, game)
        (future,) = cards(server)
    card = await server["Alice"].until_sees(SET_BACK)
    assert f"as it stood <t:{stood}:f>" in card.text
    assert "Please play it again from here." in card.text
    await server.stage.settle()
    assert card.message.id in cards(server)
    assert future not in cards(server), "the card of the lost time is gone"
    assert len(cards(server)) == 1
    assert len((await server.table(game)).due) == 3, "it stands as it stood"
    assert "Auction of round 1" in (await server["Bruno"].press("Your move")).text


async def test_a_card_that_was_only_edited_is_found_as_well(server: Server, tmp_path: Path) -> None:
    game = await server.begun()
    (card,) = cards(server)
    async with yesterday(server, tmp_path / "copy.db"):
        await server.tables.submit(game, Person(server["Alice"].id), Act(Bid()))
        await server["Alice"].until_sees("One of 3 bids is in.")
        assert cards(server) == [card], "the same message"
    await server["Alice"].until_sees(SET_BACK)
    await server.stage.settle()
    assert not server["Alice"].sees("One of 3 bids is in.")


async def test_table_host_and_moderators_are_told_once(server: Server, tmp_path: Path) -> None:
    general = server.stage.demo.general
    first = await server.begun()
    second = await server.begun(3, server.place(general))
    async with yesterday(server, tmp_path / "copy.db"):
        for game in (first, second):
            for name in ("Alice", "Bruno", "Chloé"):
                await server.tables.submit(game, Person(server[name].id), Act(Bid()))
    for place in (server.stage.channel, general):
        await server["Alice"].at(place).until_sees(SET_BACK)
    await server.tick()
    await server.restart()
    await server.tick()
    mo = [
        shown.text for shown in server["Mo"].everywhere if "Moderators: My data were restored" in shown.text
    ]
    assert len(mo) == 1, "two games, one server, one note"
    assert "/giants moderate shows how they stand" in mo[0]
    for game in (first, second):
        kinds = [entry.kind for entry in await server.tables.log(game)]
        assert kinds.count("restored") == 1
    await server["Alice"].run("/giants log")
    told = [shown.text for shown in server["Alice"].private if "Your game was set back" in shown.text]
    assert len(told) == 1
    assert told[0].count("Your game was set back") == 2, "both games, in one message"


async def test_a_press_before_it_is_noticed_is_answered_and_repairs(server: Server, tmp_path: Path) -> None:
    """A copy that is a moment old is not looked for; the first press tells."""
    stage = server.stage
    game = await server.begun()
    async with yesterday(server, tmp_path / "copy.db", later=0):
        lost = await server.begun(3, server.place(stage.demo.general))
        await a_day(server, game)
        (future,) = cards(server)
        before = asked(stage)
    assert asked(stage) == before
    answer = await server["Bruno"].press("My screen")
    assert "This card is of a time that is gone" in answer.text
    assert answer.ephemeral
    card = await server["Alice"].until_sees(SET_BACK)
    assert card.message.id != future
    await stage.settle()
    await server.tick()
    assert server["Mo"].sees("Moderators: My data were restored")
    alice = server["Alice"].at(stage.demo.general)
    card = alice.newest
    answer = await alice.press("My screen")
    assert answer.ephemeral
    assert f"Game {lost} is lost" in answer.text
    [left] = [shown for shown in alice.messages if shown.message.id == card.message.id]
    assert f"Game {lost} is lost" in left.text
    assert (left.buttons, left.files) == ([], {}), "nobody presses it again"


async def test_cards_of_lost_games_are_found_with_those_that_were_set_back(
    server: Server, tmp_path: Path
) -> None:
    """A game that ended, and another one in the same channel that the copy does not know."""
    game = await server.begun()
    async with yesterday(server, tmp_path / "copy.db"):
        await server.tables.submit(game, Person(server["Mo"].id, moderator=True), End(scored=False))
        await server["Alice"].until_sees("This game was given up")
        lost = await server.begun()
    card = await server["Sam"].until_sees(f"Game {lost} is lost")
    assert card.buttons == []
    await server["Alice"].until_sees(SET_BACK)
    await server.stage.settle()
    assert not server["Alice"].sees("This game was given up")
    assert "Auction of round 1" in (await server["Bruno"].press("Your move")).text


async def test_a_game_taken_up_again_just_before_the_end_of_a_life_was_not_set_back(server: Server) -> None:
    """Its card still shows the end, and the store knows that it does."""
    game = await server.begun()
    await server.tables.submit(game, Person(server["Alice"].id), Act(Bid()))
    await server.tables.submit(game, Person(server["Mo"].id, moderator=True), End(scored=True))
    await server["Alice"].until_sees("It was ended before its time")
    await server.stage.settle()
    await server.stage.stop_bot()
    await server.tables.submit(game, Person(server["Mo"].id, moderator=True), Reopen())
    server.fake_clock.time += DAY
    await server.stage.start_bot()
    await server["Alice"].until_sees("Round 1")
    await server.stage.settle()
    kinds = [entry.kind for entry in await server.tables.log(game)]
    assert "restored" not in kinds
    assert not server["Alice"].sees(SET_BACK)


async def test_a_card_that_was_deleted_meanwhile_comes_back(server: Server) -> None:
    await server.begun()
    (card,) = cards(server)
    await server.stage.stop_bot()
    server.stage.world.remove(server.stage.world.messages[server.stage.channel.id][card])
    server.fake_clock.time += DAY
    await server.stage.start_bot()
    assert await server.stage.until(lambda: bool(cards(server)))
    await server.stage.settle()
    assert not server["Alice"].sees(SET_BACK), "nothing of the game was lost"
    assert "Auction of round 1" in (await server["Bruno"].press("Your move")).text


async def test_an_ordinary_start_looks_nowhere(server: Server) -> None:
    """Ten thousand tables, ten thousand requests: only a database that did not live is doubted."""
    await server.begun()
    async with patience(20):
        while not await server.tables.storage.facts.last_alive():  # noqa: ASYNC110 -- nothing tells
            await asyncio.sleep(0.01)
    before = asked(server.stage)
    await server.restart()
    await server.stage.settle()
    assert asked(server.stage) == before


async def test_a_long_sleep_is_no_restored_copy(server: Server) -> None:
    game = await server.begun()
    await a_day(server, game)
    version = (await server.table(game)).version
    (card,) = cards(server)
    await server.stage.stop_bot()
    server.fake_clock.time += 3 * DAY
    before = asked(server.stage)
    await server.stage.start_bot()
    assert await server.stage.until(lambda: asked(server.stage) == before + 1), "it looked"
    await server.stage.settle()
    assert (await server.table(game)).version == version, "and found everything in order"
    assert cards(server) == [card]


async def test_a_search_that_was_interrupted_begins_again(server: Server, tmp_path: Path) -> None:
    """A search of hours is not lost with a restart: the second table is found by the next life."""
    general = server.stage.demo.general
    first = await server.begun(3, server.place(general))
    second = await server.begun()
    async with yesterday(server, tmp_path / "copy.db"):
        for game in (first, second):
            await server.tables.submit(game, Person(server["Alice"].id), Act(Bid()))
    await server["Alice"].until_sees(SET_BACK)
    await server.restart()
    await server["Alice"].at(general).until_sees(SET_BACK)
    for game in (first, second):
        assert [entry.kind for entry in await server.tables.log(game)].count("restored") == 1


async def test_a_channel_that_can_not_be_read_does_not_end_the_search(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(restored_backup, "CHANNEL_PAUSE", 0.0)
    general = server.stage.demo.general
    first = await server.begun(3, server.place(general))
    second = await server.begun()
    async with yesterday(server, tmp_path / "copy.db"):
        for game in (first, second):
            await server.tables.submit(game, Person(server["Alice"].id), Act(Bid()))
        role = server.stage.demo.bot_role.id
        shut = Overwrite(role, 0, deny=int(Permission.READ_MESSAGE_HISTORY))
        server.stage.channel.overwrites[role] = shut
    await server["Alice"].at(general).until_sees(SET_BACK)
    assert [entry.kind for entry in await server.tables.log(second)].count("restored") == 0


async def test_a_forged_control_of_an_unknown_game_closes_nobody_s_card(server: Server) -> None:
    await server.begun()
    (card,) = cards(server)
    shown = next(each for each in server["Sam"].messages if each.message.id == card)
    answer = await server["Sam"].forge("bg:999:3:card::screen", on=shown)
    assert answer.ephemeral
    assert cards(server) == [card], "it has its buttons"
