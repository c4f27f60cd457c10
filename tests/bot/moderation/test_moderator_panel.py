"""The moderators' panel on a phone: every deed in few presses, nobody seated by mistake, all of it told."""

import pytest

from bot.playground.kit import Answered
from bot.playground.permissions import Permission
from bot.playground.world import Overwrite
from bot.tables.model import Person
from bot.tables.operations.decisions import Act
from bot.tables.operations.lifecycle import Pause
from bot.tables.operations.lobby import Join
from engine.actions import Bid
from tests.kit.fake_clock import DAY, HOUR
from tests.kit.moderation import MENU
from tests.kit.server import Server


async def replacing(server: Server) -> Answered:
    """The page on which Mo gives a seat away; the slowest seat is chosen already."""
    page = await server["Mo"].run("/table list")
    return await server["Mo"].choose(MENU, "Replace…", on=page.message)


async def holder(server: Server, game: int, colour: str) -> int | None:
    """Whose seat a colour is."""
    return next(seat.user for seat in (await server.table(game)).seats if seat.colour == colour)


async def test_a_person_gets_a_seat_by_the_panel_alone(server: Server) -> None:
    game = await server.begun()
    for name in ("Alice", "Chloé"):
        await server.tables.submit(game, Person(server[name].id), Act(Bid()))
    mo = server["Mo"]
    server.fake_clock.time += DAY
    page = await mo.run("/table list")
    page = await mo.press("Replace Bruno…", on=page.message)
    page = await mo.choose("A person for red…", "Dmitri", on=page.message)
    assert "Ask Dmitri to play red?" in page.text
    assert "Then Bruno loses the seat." in page.text
    assert await holder(server, game, "red") == server["Bruno"].id
    page = await mo.press("Yes, ask", on=page.message)
    assert "They are asked. Nothing changes until they accept." in page.text
    assert await holder(server, game, "red") == server["Bruno"].id
    await server.tick()
    answer = await server["Dmitri"].press("I'll play")
    assert "The seat is yours." in answer.text
    page = await mo.run("/table list")
    assert await holder(server, game, "red") == server["Dmitri"].id
    told = f"{server['Dmitri'].mention} plays instead of {server['Bruno'].mention}. (moderator"
    await server["Alice"].until_sees(told)
    assert f"waits for Dmitri (asked <t:{int(server.fake_clock.time)}:R>)" in page.text, "not when Bruno was"
    entry = (await server.tables.log(game))[-1]
    assert (entry.kind, entry.actor) == ("replaced", f"moderator:{mo.id}")
    audit = await mo.run("/table audit")
    assert f"{mo.mention} (moderator): red is in other hands now" in audit.text
    assert "@Dmitri: @Mo asks you to take over red." in server["Dmitri"].notifications[0].text


async def test_nobody_is_seated_before_being_sure(server: Server) -> None:
    game = await server.begun()
    version = (await server.table(game)).version
    page = await replacing(server)
    page = await server["Mo"].choose("A person for green…", "Dmitri", on=page.message)
    page = await server["Mo"].press("Back", on=page.message)
    assert page.message is not None
    assert "A person for green…" in page.message.selects
    await server["Mo"].press("Back", on=page.message)
    assert (await server.table(game)).version == version


@pytest.mark.parametrize(
    ("who", "why"),
    [("Giants", "Giants is a bot."), ("Bruno", "They sit at this table already.")],
)
async def test_bots_and_the_seated_are_refused(server: Server, who: str, why: str) -> None:
    game = await server.begun()
    version = (await server.table(game)).version
    page = await replacing(server)
    answer = await server["Mo"].choose("A person for green…", who, on=page.message)
    assert why in answer.text
    people = server.stage.world.people.values()
    number = next(person.id for person in people if person.name == who)
    assert why in (await server["Mo"].run("/table replace", seat="green", user=number)).text
    assert (await server.table(game)).version == version


async def test_somebody_who_left_meanwhile_is_refused(server: Server) -> None:
    game = await server.begun()
    page = await replacing(server)
    page = await server["Mo"].choose("A person for green…", "Dmitri", on=page.message)
    server.stage.world.leave(server.stage.demo.guild, server["Dmitri"].id)
    version = (await server.table(game)).version
    answer = await server["Mo"].press("Yes, ask", on=page.message)
    assert "That is nobody on this server." in answer.text
    answer = await server["Mo"].run("/table replace", seat="red", user=server["Dmitri"].id)
    assert "That is nobody on this server." in answer.text
    assert (await server.table(game)).version == version


async def test_a_member_can_not_use_the_menus_of_a_moderator(server: Server) -> None:
    """The menus are private; somebody who is no moderator any more still has them open."""
    game = await server.begun()
    page = await replacing(server)
    role = next(r for r in server.stage.demo.guild.roles.values() if r.name == "Moderators")
    server.stage.demo.guild.members[server["Mo"].id].roles.remove(role.id)
    version = (await server.table(game)).version
    answer = await server["Mo"].choose("A person for green…", "Dmitri", on=page.message)
    assert "Only a moderator can do that." in answer.text
    assert (await server.table(game)).version == version


async def test_an_imported_game_is_filled_and_resumed_from_the_list(server: Server) -> None:
    game = await server.begun()
    await server.until_phase(game, "placement")
    record = await server.tables.record(game)
    general = server.stage.demo.general
    mo = server["Mo"].at(general)
    file = (await mo.write("here it is", ("game.txt", record.encode()))).message.attachments[0]
    await mo.run("/table import", record=file.id)
    twin = await server.tables.storage.tables.at(server.place(general).channel)
    assert twin is not None
    page = await mo.run("/table list")
    page = await mo.choose("Look after a game…", str(twin), on=page.message)
    for colour, name in (("green", "Alice"), ("red", "Bruno"), ("blue", "Chloé")):
        page = await mo.press("Fill empty seats…", on=page.message)
        page = await mo.choose(f"A person for {colour}…", name, on=page.message)
        page = await mo.press("Yes, ask", on=page.message)
        await server[name].at(general).run("/giants seat accept")
        page = await mo.run("/table list")
        page = await mo.choose("Look after a game…", str(twin), on=page.message)
    page = await mo.press("Resume", on=page.message)
    assert (await server.table(twin)).status == "playing"


async def test_a_game_moves_to_a_channel_of_the_menu(server: Server) -> None:
    game = await server.begun()
    mo, general = server["Mo"], server.stage.demo.general
    page = await mo.run("/table list")
    page = await mo.choose(MENU, "Move…", on=page.message)
    page = await mo.choose("Another channel or thread…", "#general", on=page.message)
    assert "The game is there now." in page.text
    assert (await server.table(game)).place == server.place(general)
    await server["Alice"].at(general).until_sees("The table moved here. (moderator")


async def test_a_game_is_not_moved_to_where_it_can_not_be_shown(server: Server) -> None:
    game = await server.begun()
    role = server.stage.demo.bot_role
    general = server.stage.demo.general
    general.overwrites[role.id] = Overwrite(role.id, 0, deny=int(Permission.ATTACH_FILES))
    server.stage.world.change_channel(general)
    await server.stage.settle()
    page = await server["Mo"].run("/table list")
    page = await server["Mo"].choose(MENU, "Move…", on=page.message)
    answer = await server["Mo"].choose("Another channel or thread…", "#general", on=page.message)
    assert "attach files" in answer.text.lower()
    assert (await server.table(game)).place == server.here


async def test_every_deed_is_in_the_panel_and_says_what_it_does(server: Server) -> None:
    await server.begun()
    page = await server["Mo"].run("/table list")
    assert page.message is not None
    assert {"Nudge", "Pause"} <= set(page.message.buttons)
    deeds = ["Decide for…", "Replace…", "Undo…", "Move…", "New card", "End…", "Screens…", "Record", "Audit"]
    assert page.message.selects[MENU] == deeds
    menu = next(part for part in page.message.components if part.get("placeholder") == MENU)
    assert all(option["description"] for option in menu["options"])
    assert all(len(row["components"]) <= 3 for row in page.message.components if row["type"] == 1)


async def test_a_list_of_many_games_asks_discord_for_nobody(server: Server) -> None:
    """After a restart no name is known; a hundred lookups would keep a moderator waiting."""
    game = await server.begun()
    await server.begun(4, server.place(server.stage.demo.general))
    await server.restart()
    before = len(server.stage.requests.entries)
    page = await server["Mo"].run("/table list")
    assert f"waits for {server['Alice'].mention}, <@" in page.text
    asked = [entry.path for entry in list(server.stage.requests.entries)[before:]]
    assert not any("/members/" in path for path in asked)
    page = await server["Mo"].choose("Look after a game…", str(game), on=page.message)
    assert "waits for Alice, Bruno and Chloé (asked" in page.text


async def test_the_audit_opens_in_the_panel_and_leads_back(server: Server) -> None:
    await server.begun()
    page = await server["Mo"].run("/table list")
    page = await server["Mo"].press("Pause", on=page.message)
    page = await server["Mo"].choose(MENU, "Audit", on=page.message)
    assert "(moderator): The game is paused." in page.text
    page = await server["Mo"].press("Back", on=page.message)
    assert page.message is not None
    assert "Resume" in page.message.buttons


@pytest.mark.parametrize("scored", [True, False])
async def test_the_audit_names_who_ended_and_who_began(server: Server, scored: bool) -> None:
    """Also what no card has to tell: that a moderator started the game, and ended it."""
    game = (await server.tables.open_table(server.here, Person(server["Alice"].id))).table.id
    for name in ("Alice", "Bruno", "Chloé"):
        await server.tables.submit(game, Person(server[name].id), Join())
    mo = server["Mo"]
    await mo.run("/giants start")
    await mo.run("/table deadline", hours=24)
    page = await mo.run("/table end", scored=scored)
    await mo.press("End with the points as they stand" if scored else "End without a result", on=page.message)
    audit = await mo.run("/table audit", game=game)
    lines = [line for line in audit.text.splitlines() if f"{mo.mention} (moderator)" in line]
    said = (
        "The game begins",
        "The settings were changed: time for a decision",
        "The game is over" if scored else "given up",
    )
    assert len(lines) == len(said)
    assert all(words in line for words, line in zip(said, lines, strict=True))
    assert all(line.startswith("<t:") for line in lines)


async def test_a_stalled_game_is_helped_with_one_press_on_the_list(server: Server) -> None:
    """What a moderator who never saw the bot needs: the command, and the button that it says to press."""
    game = await server.begun()
    await server.tables.submit(game, Person(server["Mo"].id, moderator=True), Pause())
    page = await server["Mo"].run("/table list")
    assert "It goes on when you press Resume" in page.text
    page = await server["Mo"].press("Resume", on=page.message)
    assert (await server.table(game)).status == "playing"
    for name in ("Alice", "Chloé"):
        await server.tables.submit(game, Person(server[name].id), Act(Bid()))
    page = await server["Mo"].run("/table list")
    assert "let a computer decide this once" in page.text
    early = await server["Mo"].press("Computer decides for Bruno", on=page.message)
    assert "red still has time to decide." in early.text
    server.fake_clock.time += 24 * HOUR
    await server["Mo"].press("Computer decides for Bruno", on=page.message)
    entries = await server.tables.log(game)
    right = [entry.kind for entry in entries if entry.actor == f"moderator:{server['Mo'].id}"]
    assert right == ["paused", "resumed", "action"]
