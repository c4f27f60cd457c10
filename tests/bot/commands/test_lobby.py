"""From /giants new to the first card of a game."""

import pytest
from PIL import Image

from bot.playground.kit import Stage
from bot.playground.permissions import Permission
from bot.playground.world import ChannelType, Overwrite
from bot.tables.service import Tables
from engine import boards
from render.map.chart import MAP_HEIGHT, MAP_WIDTH
from tests.kit.engine.boards import rapa_nui, read
from tests.kit.server import Server


async def test_a_table_is_opened_joined_and_started(stage: Stage) -> None:
    alice, bruno = stage["Alice"], stage["Bruno"]
    answer = await alice.run("/giants new")
    assert answer.ephemeral
    await alice.until_sees("One player so far")
    await bruno.choose("Join as…", "Red")
    await alice.until_sees("Bruno")
    await alice.choose("Add a computer player…", "Computer (easy)")
    await alice.until_sees("Computer (easy)")
    await alice.press("Start")
    card = await alice.until_sees("Round 1")
    assert set(card.pinged) == {"Alice", "Bruno"}
    assert card.alt_texts[0]
    assert "Rapa Nui, round 1, Auction" in card.alt_texts[0]
    panel = await alice.press("Your move")
    assert panel.ephemeral
    assert "Auction of round 1" in panel.text


async def test_a_computer_with_a_character_is_named_and_says_what_it_is_like(server: Server) -> None:
    alice, bruno = server["Alice"], server["Bruno"]
    await alice.run("/giants new")
    await bruno.choose("Join as…", "Red")
    await alice.choose("Add a computer player…", "Honu, trader")
    card = await alice.until_sees("Honu (computer)")
    assert "“My chief is for hire" in card.text
    await alice.run("/giants computer", level="trader")
    card = await alice.until_sees("4 players so far")
    assert card.text.count("computer (Honu)") == 2, "two of a kind are told by their colours"
    await alice.press("Start")
    card = await alice.until_sees("Round 1")
    assert any("computer (Honu)" in (text or "") for text in card.alt_texts)
    assert sorted(seat.computer or "" for seat in (await server.table(1)).seats) == ["", "", *["trader"] * 2]


async def test_a_game_against_computers_is_one_press_away(stage: Stage) -> None:
    alice = stage["Alice"]
    await alice.run("/giants practice")
    card = await alice.until_sees("Round 1")
    assert card.pinged == ["Alice"]


async def test_the_board_in_words_comes_in_parts_that_fit(stage: Stage) -> None:
    alice = stage["Alice"]
    await alice.run("/giants practice")
    await alice.until_sees("Round 1")
    await alice.run("/giants board", text=True)
    parts = [shown.text for shown in alice.private]
    assert all(0 < len(part) <= 4000 for part in parts)
    assert "Motu Rau Nuku" in "\n".join(parts)


async def test_a_new_table_has_the_newest_version_of_its_board(
    stage: Stage, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    newer = read(rapa_nui() | {"version": 3})
    monkeypatch.setattr("engine.board.boards", lambda: {newer.title: newer, **boards()})
    bare = Image.new("RGB", (MAP_WIDTH, MAP_HEIGHT))  # painting a whole new map takes long
    monkeypatch.setattr("render.art.base.paint_base", lambda _: bare)
    await stage["Alice"].run("/giants new", thread=True)
    assert (await tables.look(1)).table.board == "Rapa Nui 3"


async def test_both_versions_of_the_island_can_be_chosen_and_are_told_apart(
    stage: Stage, tables: Tables
) -> None:
    alice = stage["Alice"]
    for board in ("Rapa Nui 1", "Rapa Nui 2"):
        await alice.run("/giants new", thread=True, board=board)
    assert [(await tables.look(game)).table.board for game in (1, 2)] == ["Rapa Nui 1", "Rapa Nui 2"]
    for game, title in ((1, "Rapa Nui 1"), (2, "Rapa Nui 2")):
        place = (await tables.look(game)).table.place
        assert place is not None
        card = await alice.at(stage.world.channels[place.channel]).until_sees(f"A game of Giants on {title}")
        assert f"A table on {title} waits for players." in str(card.alt_texts[0])


async def test_only_games_in_channels_that_one_can_see_are_named(server: Server) -> None:
    """Not those of a closed channel, nor of a private thread that one is not in; and none is counted."""
    world, guild, table = server.stage.world, server.stage.demo.guild, server.stage.channel
    closed = world.add_text_channel(guild, "closed")
    closed.overwrites[guild.id] = Overwrite(guild.id, 0, deny=int(Permission.VIEW_CHANNEL))
    insiders = [world.bot.id, *(server[name].id for name in ("Alice", "Bruno", "Chloé"))]
    for insider in insiders:
        closed.overwrites[insider] = Overwrite(insider, 1, allow=int(Permission.VIEW_CHANNEL))
    private = world.add_thread(table, "private", world.bot.id, kind=ChannelType.PRIVATE_THREAD)
    for insider in insiders:
        private.thread_members[insider] = 0.0
    await server.stage.restart_bot()
    for channel in (table, closed, private):
        await server.begun(place=server.place(channel))
    answers = {name: (await server[name].run("/giants games")).text for name in ("Alice", "Sam")}
    for channel, strangers in ((table, True), (closed, False), (private, False)):
        assert f"<#{channel.id}>" in answers["Alice"]
        assert (f"<#{channel.id}>" in answers["Sam"]) is strangers
    assert "more" not in answers["Sam"]
