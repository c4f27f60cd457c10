"""Moderators: each deed by panel and by command, told to the table and audited."""

import re

import pytest

from bot.tables.model import Person
from bot.tables.operations.decisions import Act
from bot.tables.operations.lifecycle import Pause
from engine.actions import Bid
from tests.kit.fake_clock import DAY
from tests.kit.moderation import MENU, audit_of, open_panel
from tests.kit.server import Server


async def test_the_list_says_whom_each_game_waits_for_and_since_when(server: Server) -> None:
    first = await server.begun()
    await server.tables.submit(first, Person(server["Alice"].id), Act(Bid()))
    second = await server.begun(4, server.place(server.stage.demo.general))
    asked = int(server.fake_clock.time)
    server.fake_clock.time += 3 * DAY
    await server.tables.submit(second, Person(server["Mo"].id, moderator=True), Pause())
    answer = await open_panel(server)
    assert f"waits for Bruno and Chloé (asked <t:{asked}:R>)" in answer.text
    assert f"⏸️ paused <t:{asked + 3 * DAY}:R> by {server['Mo'].mention}" in answer.text
    assert answer.text.index(f"game {second},") < answer.text.index(f"game {first},"), "the stuck one first"
    assert answer.message is not None
    doing = [f"Resume game {second}", f"Nudge in game {first}", "Rules of this server"]
    assert answer.message.buttons == doing
    await server["Mo"].press(f"Resume game {second}", on=answer.message)
    assert (await server.table(second)).status == "playing"
    answer = await open_panel(server)
    page = await server["Mo"].choose("Look after a game…", str(first), on=answer.message)
    assert "waits for Bruno" in page.text
    assert "All games" in page.message.buttons if page.message else False


async def test_nudge(server: Server) -> None:
    game = await server.begun()
    await server["Bruno"].run("/giants my reminders", quiet="0-23", zone="UTC")
    page = await open_panel(server)
    page = await server["Mo"].press("Nudge", on=page.message)
    assert "Nudged" in page.text
    await server.tick()
    assert len(server.reminders("Chloé")) == 1
    assert (
        "A friendly nudge, the table waits for you: a bid (green and blue)."
        in server.reminders("Chloé")[0].text
    )
    assert server.reminders("Bruno") == [], "not at night, not even for a moderator"
    assert await audit_of(server, game) == [("nudged", f"moderator:{server['Mo'].id}")]
    assert server["Alice"].sees("Whoever is waited for was nudged. (moderator")


async def test_pause_and_resume(server: Server) -> None:
    game = await server.begun()
    page = await open_panel(server)
    page = await server["Mo"].press("Pause", on=page.message)
    assert (await server.table(game)).status == "paused"
    await server["Alice"].until_sees("The game is paused. (moderator")
    await server["Mo"].press("Resume", on=page.message)
    assert (await server.table(game)).status == "playing"
    await server["Alice"].until_sees("The game goes on. (moderator")
    mo = f"moderator:{server['Mo'].id}"
    assert await audit_of(server, game) == [("paused", mo), ("resumed", mo)]


async def test_undo_to_a_point(server: Server) -> None:
    game = await server.begun()
    await server.until_phase(game, "placement")
    before = await server.table(game)
    for _ in range(3):
        await server.step(game)
    page = await open_panel(server)
    page = await server["Mo"].choose(MENU, "Undo…", on=page.message)
    assert page.message is not None
    (points,) = page.message.selects.values()
    page = await server["Mo"].choose("Undo…", points[2], on=page.message)
    assert "Taken back." in page.text
    after = await server.table(game)
    assert after.view == before.view
    assert await audit_of(server, game) == [("undone", f"moderator:{server['Mo'].id}")]
    await server["Alice"].until_sees("The last 3 actions were taken back. (moderator")


@pytest.mark.parametrize("how", ["safe", "normal", "bid 0"])
async def test_act_for_a_seat(server: Server, how: str) -> None:
    game = await server.begun()
    server.fake_clock.time += DAY
    if how == "bid 0":
        answer = await server["Mo"].run("/table act", seat="red", how=str(Bid()))
    else:
        page = await open_panel(server)
        page = await server["Mo"].choose(MENU, "Decide for…", on=page.message)
        answer = await server["Mo"].choose("Decide for…", f"red/{how}", on=page.message)
    assert "Decided. The table was told." in answer.text
    assert "red" not in (await server.table(game)).due
    assert await audit_of(server, game) == [("action", f"moderator:{server['Mo'].id}")]
    await server["Alice"].until_sees("decided for red")
    await server.bot.reminders.delivery.deliver()
    await server["Bruno"].run("/giants log")
    await server.tick()
    assert any("decided for you" in shown.text for shown in server.pings("Bruno"))


async def test_replace_by_a_computer_and_back_by_a_person(server: Server) -> None:
    game = await server.begun()
    page = await open_panel(server)
    page = await server["Mo"].choose(MENU, "Replace…", on=page.message)
    page = await server["Mo"].choose("Which seat…", "red", on=page.message)
    page = await server["Mo"].press("🤖 Easy", on=page.message)
    page = await server["Mo"].press("Yes, give the seat", on=page.message)
    seat = next(seat for seat in (await server.table(game)).seats if seat.colour == "red")
    assert (seat.user, seat.computer) == (None, "easy")
    told = f"Computer (easy) plays instead of {server['Bruno'].mention}. (moderator"
    await server["Alice"].until_sees(told)
    await server["Mo"].run("/table replace", seat="red", user=server["Dmitri"].id)
    await server["Dmitri"].run("/giants seat accept")
    seat = next(seat for seat in (await server.table(game)).seats if seat.colour == "red")
    assert seat.user == server["Dmitri"].id
    refused = await server["Mo"].run("/table replace", seat="blue", user=server["Dmitri"].id)
    assert "sit at this table already" in refused.text


async def test_move_to_another_channel(server: Server) -> None:
    game = await server.begun()
    general = server.stage.demo.general
    await server["Mo"].run("/table move", game=game, to=general.id)
    assert (await server.table(game)).place == server.place(general)
    await server["Alice"].at(general).until_sees("The table moved here. (moderator")
    assert not server["Alice"].sees("My screen")
    assert all("My screen" not in shown.buttons for shown in server["Alice"].messages), "no card stays behind"


async def test_repair_posts_the_card_anew(server: Server) -> None:
    game = await server.begun()
    old = next(shown for shown in server["Alice"].messages if "My screen" in shown.buttons)
    page = await open_panel(server)
    await server["Mo"].choose(MENU, "New card", on=page.message)
    new = await server["Alice"].until_sees("The card was posted anew. (moderator")
    assert new.message.id != old.message.id
    assert await audit_of(server, game) == [("repaired", f"moderator:{server['Mo'].id}")]


async def test_repair_does_not_edit_the_card_that_it_deletes(server: Server) -> None:
    await server.begun()
    old = next(shown for shown in server["Alice"].messages if "My screen" in shown.buttons)
    before = len(server.stage.requests.entries)
    await server["Mo"].run("/table repair")
    await server.stage.settle()
    of_old = [
        entry.method
        for entry in list(server.stage.requests.entries)[before:]
        if entry.path.endswith(f"/messages/{old.message.id}")
    ]
    assert of_old == ["DELETE"]


@pytest.mark.parametrize(
    ("button", "status"),
    [("End with the points as they stand", "finished"), ("End without a result", "abandoned")],
)
async def test_end(server: Server, button: str, status: str) -> None:
    game = await server.begun()
    page = await open_panel(server)
    page = await server["Mo"].choose(MENU, "End…", on=page.message)
    page = await server["Mo"].press(button, on=page.message)
    assert "The game is over." in page.text
    assert (await server.table(game)).status == status
    assert await audit_of(server, game) == [(status, f"moderator:{server['Mo'].id}")]


async def test_export_and_import(server: Server) -> None:
    game = await server.begun()
    await server.until_phase(game, "placement")
    page = await open_panel(server)
    await server["Mo"].choose(MENU, "Record", on=page.message)
    name = f"giants-{game}.txt"
    (record,) = [shown.files[name] for shown in server["Mo"].private if name in shown.files]
    assert b'[Rules "' in record
    assert await audit_of(server, game) == [("exported", f"moderator:{server['Mo'].id}")]
    general = server.stage.demo.general
    mo = server["Mo"].at(general)
    file = (await mo.write("here it is", ("game.txt", record))).message.attachments[0]
    answer = await mo.run("/table import", record=file.id)
    assert "Fill its seats with /giants moderate" in answer.text
    twin = await server.tables.storage.tables.at(server.place(general).channel)
    assert twin is not None
    assert await audit_of(server, twin)
    assert "Nobody sits at green" in (await mo.run("/table resume")).text
    for name, colour in (("Alice", "green"), ("Bruno", "red"), ("Chloé", "blue")):
        await mo.run("/table replace", seat=colour, user=server[name].id)
        await server[name].at(general).run("/giants seat accept")
    await mo.run("/table resume")
    table = await server.table(twin)
    assert table.status == "playing"
    assert table.view == (await server.table(game)).view


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"no record at all", "Line 1 of the record is wrong: There is no colour “no”."),
        (b"\xff\xfe\x00", "That file is no text."),
        (b"x" * 1_000_001, "record"),
    ],
)
async def test_a_file_that_is_no_record_is_refused_kindly(server: Server, content: bytes, why: str) -> None:
    mo = server["Mo"]
    file = (await mo.write("here it is", ("game.txt", content))).message.attachments[0]
    answer = await mo.run("/table import", record=file.id)
    assert why in answer.text
    assert await server.tables.storage.tables.at(server.here.channel) is None


async def test_a_deadline_for_a_running_game(server: Server) -> None:
    game = await server.begun()
    answer = await server["Mo"].run("/table deadline", hours=24, late="seat")
    assert "a day; then a computer plays until the player is back" in answer.text
    settings = (await server.table(game)).settings
    assert (settings.deadline, settings.late) == (DAY, "seat")
    page = await server["Bruno"].run("/giants host deadline", hours=1, late="seat")
    assert "An hour for each decision." in page.text
    assert (await server.table(game)).settings == settings, "that is for the table to say"


async def test_the_audit_is_complete(server: Server) -> None:
    game = await server.begun()
    mo = server["Mo"]
    await mo.run("/table nudge")
    await mo.run("/table pause")
    await mo.run("/table resume")
    server.fake_clock.time += DAY
    await mo.run("/table act", seat="green", how="safe")
    await mo.run("/table replace", seat="red", computer="easy")
    await mo.run("/table repair")
    await mo.run("/table look", seat="blue")
    await mo.run("/table export")
    await server.tables.wait_for_computers()
    kinds = [kind for kind, _ in await audit_of(server, game)]
    wanted = ["nudged", "paused", "resumed", "action", "replaced", "repaired", "inspected", "exported"]
    assert kinds == wanted
    answer = await mo.run("/table audit")
    assert len(re.findall(re.escape(mo.mention), answer.text)) >= len(wanted)
    assert answer.text.index("nudged") < answer.text.index("paused") < answer.text.index("looked behind")


async def test_a_game_that_was_ended_can_be_taken_up_again(server: Server) -> None:
    game = await server.begun(stand_in="easy")
    await server.until_phase(game, "placement")
    page = await server["Mo"].run("/table end", scored=True)
    assert (await server.table(game)).status == "playing", "it is asked once"
    await server["Mo"].press("End with the points as they stand", on=page.message)
    assert (await server.table(game)).status == "finished"
    assert "can be taken up again until" in (await server["Mo"].run("/table export", game=game)).text
    answer = await server["Mo"].run("/table resume")
    assert "goes on" in answer.text
    assert (await server.table(game)).status == "playing"
