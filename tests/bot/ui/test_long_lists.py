"""Servers with many games and people with long names: every message still fits."""

from dataclasses import replace

import pytest
from discord import ui

from bot.moderation.pages import list_page, waiting_line
from bot.tables.model import Person
from bot.ui.components import layout
from bot.ui.names import Name
from bot.ui.page import Buttons, Page, Text
from bot.words import words
from tests.kit.server import Server


async def test_a_list_of_many_games_that_wait_for_many_people_fits(server: Server) -> None:
    game = await server.begun(5)
    status = await server.bot.moderation.reader.read(game, words())
    named = dict.fromkeys(status.names, Name("Wolfeschlegelsteinhausenbergerdo"))
    statuses = [
        replace(
            status,
            table=replace(status.table, id=900 + number),
            names=named,
            since={colour: 10.0 * number + place for place, colour in enumerate(named)},
        )
        for number in range(40)
    ]
    text, *_ = list_page(statuses, words()).blocks
    assert isinstance(text, Text)
    lines = text.content.splitlines()
    assert len(text.content) < 3900
    games = [line for line in lines if line.startswith("- Giants")]
    assert len(games) == 8
    assert all(line.count("<t:") == 6 for line in games), "no line is cut"
    assert "game 900," in games[0], "the one that waits longest is first"
    assert "1 to 8 of 40" in lines[-2]
    text, *blocks = list_page(statuses, words(), 32).blocks
    assert isinstance(text, Text)
    assert "game 932," in text.content
    assert "33 to 40 of 40" in text.content
    *_, row, rules = blocks
    assert isinstance(rules, Buttons)
    assert isinstance(row, Buttons)
    assert [button.disabled for button in row.row] == [False, True]


def test_texts_of_one_message_share_what_it_holds() -> None:
    page = Page((Text("a" * 3000), Text("b" * 3000), Text("c")))
    view = layout(page, game=1, version=1, panel="card")
    texts = [part.content for part in view.walk_children() if isinstance(part, ui.TextDisplay)]
    assert [text[0] for text in texts] == ["a", "b"]
    assert sum(map(len, texts)) == 3900
    assert texts[1].endswith("b…")


@pytest.mark.long
async def test_the_games_of_a_busy_server_are_listed_the_liveliest_first(server: Server) -> None:
    world, guild = server.stage.world, server.stage.demo.guild
    alice = Person(server["Alice"].id)
    for number in range(45):
        server.fake_clock.time += 1
        channel = world.add_text_channel(guild, f"table-{number}")
        await server.tables.open_table(server.place(channel), alice)
    await server.stage.settle()
    answer = await server["Sam"].run("/giants games")
    lines = answer.text.splitlines()
    assert len(lines) == 43
    assert f"<#{channel.id}>" in lines[1]
    assert "waiting for players" in lines[1]
    assert lines[-2] == "- and 5 more"


async def test_people_who_were_asked_together_are_named_together(server: Server) -> None:
    game = await server.begun(4)
    status = await server.bot.moderation.reader.read(game, words())
    asked = int(server.fake_clock.time)
    assert waiting_line(status, words()) == f"waits for Alice, Bruno, Chloé and Dmitri (asked <t:{asked}:R>)"
    slower = replace(status, since={**status.since, "blue": asked - 60.0})
    expected = f"waits for Chloé (asked <t:{asked - 60}:R>), Alice, Bruno and Dmitri (asked <t:{asked}:R>)"
    assert waiting_line(slower, words()) == expected
