"""A database of yesterday: noticed at the start, told once to each whom it concerns, and played on from."""

import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.playground.kit import Stage
from bot.playground.permissions import Permission
from bot.playground.world import Channel, Overwrite
from bot.recovery import restored_backup as restoring
from bot.storage.sqlite import back_up
from bot.tables.model import Person
from engine.actions import Bid

from .village import DAY, Village

SET_BACK = "⚠️ This game was set back"


def cards(village: Village, channel: Channel | None = None) -> list[int]:
    """The cards that stand in a channel."""
    player = village["Alice"] if channel is None else village["Alice"].at(channel)
    return [shown.message.id for shown in player.messages if "My screen" in shown.buttons]


def asked(stage: Stage) -> int:
    """How often the bot looked through a channel."""
    return len(stage.requests.find("GET", "/messages"))


@asynccontextmanager
async def yesterday(village: Village, copy: Path, later: float = DAY) -> AsyncIterator[None]:
    """What happens inside is lost: then the bot starts anew with the database as it was before."""
    back_up(village.house.path, copy)
    yield
    await village.stage.settle()
    await village.stage.stop_bot()
    await village.tables.quiet()
    await village.tables.close()
    village.hands.time += later
    for leftover in village.house.path.parent.glob("giants.db*"):
        leftover.unlink()
    shutil.copy(copy, village.house.path)
    await village.house.open()
    await village.stage.start_bot()


async def a_day(village: Village, game: int) -> None:
    """Some moves, and a pause, after which the card is another message than before."""
    for name in ("Alice", "Bruno", "Chloé"):
        await village.tables.act(game, Person(village[name].id), Bid())
    await village.tables.pause(game, Person(village["Alice"].id))
    await village.tables.resume(game, Person(village["Alice"].id))
    await village["Alice"].until_sees("The game goes on.")
    await village.stage.settle()


async def test_it_is_noticed_without_anybody_pressing(village: Village, tmp_path: Path) -> None:
    stood = int(village.hands.time)
    game = await village.begun()
    async with yesterday(village, tmp_path / "copy.db"):
        await a_day(village, game)
        (future,) = cards(village)
    card = await village["Alice"].until_sees(SET_BACK)
    assert f"as it stood <t:{stood}:f>" in card.text
    assert "Please play it again from here." in card.text
    await village.stage.settle()
    assert card.message.id in cards(village)
    assert future not in cards(village), "the card of the lost time is gone"
    assert len(cards(village)) == 1
    assert len((await village.table(game)).due) == 3, "it stands as it stood"
    assert "Auction of round 1" in (await village["Bruno"].press("Your move")).text


async def test_a_card_that_was_only_edited_is_found_as_well(village: Village, tmp_path: Path) -> None:
    game = await village.begun()
    (card,) = cards(village)
    async with yesterday(village, tmp_path / "copy.db"):
        await village.tables.act(game, Person(village["Alice"].id), Bid())
        await village["Alice"].until_sees("One of 3 bids is in.")
        assert cards(village) == [card], "the same message"
    await village["Alice"].until_sees(SET_BACK)
    await village.stage.settle()
    assert not village["Alice"].sees("One of 3 bids is in.")


async def test_table_host_and_moderators_are_told_once(village: Village, tmp_path: Path) -> None:
    general = village.stage.demo.general
    first = await village.begun()
    second = await village.begun(3, village.place(general))
    async with yesterday(village, tmp_path / "copy.db"):
        for game in (first, second):
            for name in ("Alice", "Bruno", "Chloé"):
                await village.tables.act(game, Person(village[name].id), Bid())
    for place in (village.stage.channel, general):
        await village["Alice"].at(place).until_sees(SET_BACK)
    await village.tick()
    await village.restart()
    await village.tick()
    mo = [
        shown.text for shown in village["Mo"].everywhere if "Moderators: My data were restored" in shown.text
    ]
    assert len(mo) == 1, "two games, one server, one note"
    assert "/table list shows how they stand" in mo[0]
    for game in (first, second):
        kinds = [entry.kind for entry in await village.tables.log(game)]
        assert kinds.count("restored") == 1
    await village["Alice"].run("/log")
    told = [shown.text for shown in village["Alice"].private if "Your game was set back" in shown.text]
    assert len(told) == 1
    assert told[0].count("Your game was set back") == 2, "both games, in one message"


async def test_a_press_before_it_is_noticed_is_answered_and_repairs(village: Village, tmp_path: Path) -> None:
    """A copy that is a moment old is not looked for; the first press tells."""
    stage = village.stage
    game = await village.begun()
    async with yesterday(village, tmp_path / "copy.db", later=0):
        lost = await village.begun(3, village.place(stage.demo.general))
        await a_day(village, game)
        (future,) = cards(village)
        before = asked(stage)
    assert asked(stage) == before
    answer = await village["Bruno"].press("My screen")
    assert "This card is of a time that is gone" in answer.text
    assert answer.ephemeral
    card = await village["Alice"].until_sees(SET_BACK)
    assert card.message.id != future
    await stage.settle()
    await village.tick()
    assert village["Mo"].sees("Moderators: My data were restored")
    alice = village["Alice"].at(stage.demo.general)
    card = alice.newest
    answer = await alice.press("My screen")
    assert answer.ephemeral
    assert f"Game {lost} is lost" in answer.text
    [left] = [shown for shown in alice.messages if shown.message.id == card.message.id]
    assert f"Game {lost} is lost" in left.text
    assert (left.buttons, left.files) == ([], {}), "nobody presses it again"


async def test_cards_of_lost_games_are_found_with_those_that_were_set_back(
    village: Village, tmp_path: Path
) -> None:
    """A game that ended, and another one in the same channel that the copy does not know."""
    game = await village.begun()
    async with yesterday(village, tmp_path / "copy.db"):
        await village.tables.end(game, Person(village["Alice"].id), scored=False)
        await village["Alice"].until_sees("This game was given up")
        lost = await village.begun()
    card = await village["Sam"].until_sees(f"Game {lost} is lost")
    assert card.buttons == []
    await village["Alice"].until_sees(SET_BACK)
    await village.stage.settle()
    assert not village["Alice"].sees("This game was given up")
    assert "Auction of round 1" in (await village["Bruno"].press("Your move")).text


async def test_a_game_taken_up_again_just_before_the_end_of_a_life_was_not_set_back(village: Village) -> None:
    """Its card still shows the end, and the store knows that it does."""
    game = await village.begun()
    await village.tables.act(game, Person(village["Alice"].id), Bid())
    before = (await village.table(game)).version
    await village.tables.end(game, Person(village["Alice"].id), scored=True)
    await village["Alice"].until_sees("It was ended before its time")
    await village.stage.settle()
    await village.stage.stop_bot()
    await village.tables.undo(game, Person(village["Mo"].id, moderator=True), before - 1)
    village.hands.time += DAY
    await village.stage.start_bot()
    await village["Alice"].until_sees("Round 1")
    await village.stage.settle()
    kinds = [entry.kind for entry in await village.tables.log(game)]
    assert "restored" not in kinds
    assert not village["Alice"].sees(SET_BACK)


async def test_a_card_that_was_deleted_meanwhile_comes_back(village: Village) -> None:
    await village.begun()
    (card,) = cards(village)
    await village.stage.stop_bot()
    village.stage.world.remove(village.stage.world.messages[village.stage.channel.id][card])
    village.hands.time += DAY
    await village.stage.start_bot()
    assert await village.stage.until(lambda: bool(cards(village)))
    await village.stage.settle()
    assert not village["Alice"].sees(SET_BACK), "nothing of the game was lost"
    assert "Auction of round 1" in (await village["Bruno"].press("Your move")).text


async def test_an_ordinary_start_looks_nowhere(village: Village) -> None:
    """Ten thousand tables, ten thousand requests: only a database that did not live is doubted."""
    await village.begun()
    before = asked(village.stage)
    await village.restart()
    await village.stage.settle()
    assert asked(village.stage) == before


async def test_a_long_sleep_is_no_restored_copy(village: Village) -> None:
    game = await village.begun()
    await a_day(village, game)
    version = (await village.table(game)).version
    (card,) = cards(village)
    await village.stage.stop_bot()
    village.hands.time += 3 * DAY
    before = asked(village.stage)
    await village.stage.start_bot()
    assert await village.stage.until(lambda: asked(village.stage) == before + 1), "it looked"
    await village.stage.settle()
    assert (await village.table(game)).version == version, "and found everything in order"
    assert cards(village) == [card]


async def test_a_search_that_was_interrupted_begins_again(village: Village, tmp_path: Path) -> None:
    """A search of hours is not lost with a restart: the second table is found by the next life."""
    general = village.stage.demo.general
    first = await village.begun(3, village.place(general))
    second = await village.begun()
    async with yesterday(village, tmp_path / "copy.db"):
        for game in (first, second):
            await village.tables.act(game, Person(village["Alice"].id), Bid())
    await village["Alice"].until_sees(SET_BACK)
    await village.restart()
    await village["Alice"].at(general).until_sees(SET_BACK)
    for game in (first, second):
        assert [entry.kind for entry in await village.tables.log(game)].count("restored") == 1


async def test_a_channel_that_can_not_be_read_does_not_end_the_search(
    village: Village, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(restoring, "BREATH", 0.0)
    general = village.stage.demo.general
    first = await village.begun(3, village.place(general))
    second = await village.begun()
    async with yesterday(village, tmp_path / "copy.db"):
        for game in (first, second):
            await village.tables.act(game, Person(village["Alice"].id), Bid())
        role = village.stage.demo.bot_role.id
        shut = Overwrite(role, 0, deny=int(Permission.READ_MESSAGE_HISTORY))
        village.stage.channel.overwrites[role] = shut
    await village["Alice"].at(general).until_sees(SET_BACK)
    assert [entry.kind for entry in await village.tables.log(second)].count("restored") == 0


async def test_a_forged_control_of_an_unknown_game_closes_nobody_s_card(village: Village) -> None:
    await village.begun()
    (card,) = cards(village)
    shown = next(each for each in village["Sam"].messages if each.message.id == card)
    answer = await village["Sam"].forge("bg:999:3:card::screen", on=shown)
    assert answer.ephemeral
    assert cards(village) == [card], "it has its buttons"
