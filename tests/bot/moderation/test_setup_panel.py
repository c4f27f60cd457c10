"""`/table setup` in pages: what a server decides about its tables, who may, and that it holds everywhere."""

import asyncio

import pytest

from bot.playground.kit import Answered
from bot.playground.world import Channel
from bot.storage.servers import ServerPolicy
from bot.tables.errors import Refused
from bot.tables.model import Person
from bot.tables.operations.lifecycle import MoveTo
from bot.words import endonym, languages
from tests.kit.server import Server

MENU = "Change or look up…"


async def page(server: Server, name: str, title: str) -> Answered:
    panel = await server[name].run("/table setup")
    return await server[name].choose(MENU, title, on=panel.message)


async def decide(server: Server, title: str, select: str, *choices: str, name: str = "Olga") -> Answered:
    return await server[name].choose(select, *choices, on=(await page(server, name, title)).message)


def channel(server: Server, name: str) -> Channel:
    return server.stage.world.add_text_channel(server.stage.demo.guild, name)


async def test_tables_are_opened_where_the_server_lets_them(server: Server) -> None:
    quiet = channel(server, "quiet")
    shown = await decide(server, "where", "Channels for tables (none: all)", str(server.stage.channel.id))
    assert f"Tables can be opened in <#{server.stage.channel.id}> and their threads." in shown.text
    alice = server["Alice"]
    refused = await alice.at(quiet).run("/giants new")
    assert f"can be opened in <#{server.stage.channel.id}>" in refused.text
    assert "Whoever manages the server can change that" in refused.text
    assert "can be opened in" in (await alice.at(quiet).run("/giants new", thread=True)).text
    assert not [c for c in server.stage.world.channels.values() if c.parent_id == quiet.id], (
        "no thread was made"
    )
    assert "can be opened in" in (await alice.at(quiet).run("/giants practice")).text
    assert not await server.tables.storage.tables.in_server(server.stage.demo.guild.id)
    assert "A table is open" in (await alice.run("/giants new", thread=True)).text
    await server["Olga"].choose(
        "Channels for tables (none: all)", on=(await page(server, "Olga", "where")).message
    )
    assert "A table is open" in (await alice.at(quiet).run("/giants new")).text


async def test_a_host_moves_no_table_out_of_the_channels_that_host_them(server: Server) -> None:
    game, quiet = await server.begun(), channel(server, "quiet")
    await decide(server, "where", "Channels for tables (none: all)", str(server.stage.channel.id))
    alice = Person(server["Alice"].id)
    with pytest.raises(Refused, match="table-not-hosting"):
        await server.tables.submit(game, alice, MoveTo(server.place(quiet)))
    await server.tables.submit(game, Person(server["Mo"].id, moderator=True), MoveTo(server.place(quiet)))


async def test_limits_hold_for_people_and_for_channels_with_their_threads(server: Server) -> None:
    await decide(server, "who", "Tables of one person", "one at a time")
    alice, bruno = server["Alice"], server["Bruno"]
    await alice.run("/giants new", thread=True)
    refused = await alice.run("/giants new")
    assert "You have a table of your own on this server already" in refused.text
    assert "A table is open" in (await bruno.run("/giants new")).text
    await decide(server, "where", "Tables in a channel", "2 at a time")
    refused = await server["Chloé"].run("/giants new", thread=True)
    assert "This channel and its threads have 2 tables already" in refused.text
    await bruno.run("/giants cancel")
    assert "A table is open" in (await server["Chloé"].run("/giants new", thread=True)).text


async def test_two_tables_at_the_same_moment_do_not_slip_through_a_limit(server: Server) -> None:
    await decide(server, "who", "Tables of one person", "one at a time")
    places = [server.place(channel(server, name)) for name in ("one", "two", "three")]
    alice = Person(server["Alice"].id)
    opened = await asyncio.gather(
        *(server.tables.open_table(place, alice) for place in places), return_exceptions=True
    )
    assert sum(isinstance(each, Refused) and each.key == "table-too-many-own" for each in opened) == 2


async def test_a_role_or_moderators_alone_open_tables(server: Server) -> None:
    guild = server.stage.demo.guild
    role = server.stage.world.add_role(guild, "Hosts", 0)
    shown = await decide(server, "who", "Or whoever has a role…", str(role.id))
    assert f"Whoever has <@&{role.id}> can open tables, and moderators." in shown.text
    refused = await server["Alice"].run("/giants new")
    assert f"whoever has <@&{role.id}> can open tables" in refused.text
    assert "can open tables" in (await server["Alice"].run("/giants practice")).text
    guild.members[server["Bruno"].id].roles.append(role.id)
    assert "A table is open" in (await server["Bruno"].run("/giants new", thread=True)).text
    await decide(server, "who", "Who can open tables", "moderators")
    assert "moderators open tables" in (await server["Bruno"].run("/giants new", thread=True)).text
    assert "A table is open" in (await server["Mo"].run("/giants new", thread=True)).text
    await decide(server, "who", "Who can open tables", "everybody")
    assert "A table is open" in (await server["Alice"].run("/giants new", thread=True)).text


async def test_new_tables_begin_as_the_server_decided_unless_they_say_otherwise(server: Server) -> None:
    await decide(server, "new", "Time for a decision", "a day")
    await decide(server, "new", "When the time is up…", "a computer makes the decision")
    await decide(server, "new", "Language of cards", "English")
    await decide(server, "where", "Where a new table is", "in a thread of its own")
    await server["Alice"].run("/giants new")
    listed = await server.tables.storage.tables.in_server(server.stage.demo.guild.id)
    table = await server.table(listed[0].id)
    assert (table.settings.deadline, table.settings.late) == (86400, "decision")
    assert table.place is not None
    assert table.place.parent == server.stage.channel.id
    await server["Bruno"].run("/giants new", deadline=0, thread=False)
    listed = await server.tables.storage.tables.in_server(server.stage.demo.guild.id)
    other = await server.table(listed[1].id)
    assert (other.settings.deadline, other.place) == (None, server.here)


async def test_new_tables_are_posts_of_the_forum_that_the_server_chose(server: Server) -> None:
    forum = server.stage.demo.forum
    await decide(server, "where", "Or posts in a forum…", str(forum.id))
    await server["Alice"].run("/giants new")
    [listed] = await server.tables.storage.tables.in_server(server.stage.demo.guild.id)
    place = (await server.table(listed.id)).place
    assert place is not None
    assert place.parent == forum.id


async def test_a_server_without_computers(server: Server) -> None:
    shown = await server["Olga"].press(
        "No computers at new tables", on=(await page(server, "Olga", "new")).message
    )
    assert "Computers sit at no new tables" in shown.text
    assert "computers sit at no new tables" in (await server["Alice"].run("/giants practice")).text
    assert not await server.tables.storage.tables.in_server(server.stage.demo.guild.id), "not half a game"
    await server["Alice"].run("/giants new")
    assert "computers sit at no new tables" in (await server["Alice"].run("/giants computer")).text
    card = await server["Alice"].until_sees("One player so far")
    assert "computers sit" in (await server["Alice"].choose("Add a computer player…", "easy", on=card)).text


async def test_moderators_read_the_rules_and_only_who_manages_the_server_changes_them(server: Server) -> None:
    role = server.stage.world.add_role(server.stage.demo.guild, "Stewards", 0)
    await server["Olga"].run("/table setup", role=role.id)
    server.stage.demo.guild.members[server["Sam"].id].roles.append(role.id)
    before = await server.tables.storage.servers.of(server.stage.demo.guild.id)
    refused = await decide(server, "who", "Who can open tables", "moderators", name="Sam")
    assert "Only somebody who may manage the server can decide that." in refused.text
    assert "Only a moderator" in (await server["Bruno"].run("/table setup")).text
    for control, values in (
        *(("bg:0:0:setup:new.off:computers", ()), ("bg:0:0:setup:moderators.on:playing", ())),
        *(
            ("bg:0:0:setup:people:go", ()),
            ("bg:0:0:setup:nowhere:go", ()),
            ("sg:0:0:setup::page", ("people",)),
        ),
        *(("sg:0:0:setup:who:opening", ("moderators",)), ("sg:0:0:setup:where:nothing", ("1",))),
    ):
        answer = await server.press_planted("Bruno", control, *values)
        assert answer.ephemeral
        assert "Only" in answer.text or "another time" in answer.text
    assert await server.tables.storage.servers.of(server.stage.demo.guild.id) == before


@pytest.mark.parametrize(
    ("word", "value"),
    [
        ("opening", "nobody"),
        ("late", "never"),
        ("deadline", "99999"),
        ("language", "xx"),
        ("days", "1000"),
        ("days", "soon"),
        ("per-person", "1000"),
        ("home", "moon"),
        ("role", "1"),
        ("openrole", "1"),
        ("hosting", "1"),
        ("hosting", "GENERAL"),
        ("forum", "GENERAL"),
        ("channel", "1"),
    ],
)
async def test_what_makes_no_sense_is_refused(server: Server, word: str, value: str) -> None:
    value = str(server.stage.channel.id) + "x" if value == "GENERAL" and word == "hosting" else value
    value = str(server.stage.channel.id) if value == "GENERAL" else value
    answer = await server.press_planted("Olga", f"sg:0:0:setup:new:{word}", value)
    assert answer.ephemeral
    assert "went wrong" not in answer.text
    guild = server.stage.demo.guild.id
    assert await server.tables.storage.servers.of(guild) == ServerPolicy(guild)


async def test_everybody_is_no_moderator_and_no_role(server: Server) -> None:
    everyone = str(server.stage.demo.guild.id)
    shown = await decide(server, "moderators", "A role that moderates, too…", everyone)
    assert "Not everybody can be a moderator." in shown.text
    assert (await server.tables.storage.servers.of(int(everyone))).role is None


def test_every_language_is_offered_by_its_own_name() -> None:
    assert {endonym(language) for language in languages()} >= {"English", "Deutsch", "Русский"}
