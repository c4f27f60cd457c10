"""What is stored about somebody is shown, handed out, and deleted, with every game left intact."""

import io
import json
import sqlite3
import threading
from collections.abc import Sequence
from pathlib import Path
from zipfile import ZipFile

import pytest
from discord import File

from bot.privacy.pages import export_file
from bot.storage.privacy import Stored
from bot.storage.sqlite.connection import connect_readonly
from bot.tables.log_entry import Entry
from bot.tables.model import Person
from bot.tables.operations.decisions import Act, LeaveOrder
from bot.tables.operations.lifecycle import Pause
from engine.actions import Bid
from tests.kit.fake_clock import HOUR
from tests.kit.server import Server


def traces(path: Path, user: int) -> list[str]:
    """Every table of the database in which a person's number stands anywhere."""
    db = connect_readonly(path)
    try:
        names = [name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        return [name for name in names if _knows(db, name, user)]
    finally:
        db.close()


def _knows(db: sqlite3.Connection, table: str, user: int) -> bool:
    return any(str(user) in str(value) for row in db.execute(f"SELECT * FROM {table}") for value in row)


async def test_one_sees_and_gets_everything(server: Server) -> None:
    game = await server.begun()
    bruno = server["Bruno"]
    await bruno.run("/giants my reminders", where="dm", quiet="22-8", zone="Europe/Rome")
    await server.tables.submit(game, Person(bruno.id), Act(Bid()))
    await server.tables.submit(game, Person(bruno.id), LeaveOrder("largest"))
    page = await bruno.run("/giants my data")
    assert page.ephemeral
    assert "by direct message, Europe/Rome, 22:00-08:00" in page.text
    assert "One game you sit in or lead, 2 entries of logs that you caused, 0 private notices." in page.text
    answer = await bruno.press("Give me all of it", on=page.message)
    assert answer.message is not None
    stored = json.loads(answer.message.files["giants-privacy.json"])
    assert stored["settings"]["zone"] == "Europe/Rome"
    assert [row["colour"] for row in stored["seats"]] == ["red"]
    assert [row["kind"] for row in stored["orders"]] == ["largest"]
    assert [row["kind"] for row in stored["entries"]] == ["joined", "action"]


async def test_however_much_it_is_the_bot_answers_others_meanwhile(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file that Discord would not take is packed, and made on a thread."""
    bruno = server["Bruno"]
    entries = [{"game": number, "line": "é" * 300} for number in range(20_000)]
    made_on: list[str] = []

    async def much(user: int) -> Stored:
        return {**(await gather(user)), "entries": entries}

    def made(stored: Stored) -> File:
        made_on.append(threading.current_thread().name)
        return export_file(stored)

    gather = server.tables.storage.privacy.gather
    page = await bruno.run("/giants my data")
    monkeypatch.setattr(server.tables.storage.privacy, "gather", much)
    monkeypatch.setattr("bot.privacy.panel.export_file", made)
    answer = await bruno.press("Give me all of it", on=page.message)
    assert answer.message is not None
    packed = answer.message.files["giants-privacy.json.zip"]
    with ZipFile(io.BytesIO(packed)) as archive:
        stored = json.loads(archive.read("giants-privacy.json"))
    assert stored["entries"] == entries
    assert stored["user"] == bruno.id
    assert made_on != [threading.current_thread().name]


async def test_nobody_gets_what_is_another_s(server: Server) -> None:
    await server.begun()
    page = await server["Sam"].run("/giants my data")
    answer = await server["Sam"].press("Give me all of it", on=page.message)
    assert answer.message is not None
    stored = json.loads(answer.message.files["giants-privacy.json"])
    assert not any(stored[part] for part in ("seats", "orders", "hosted", "entries", "notices"))


async def test_what_one_decided_for_a_server_is_handed_out_and_loses_its_name(server: Server) -> None:
    mo = server["Mo"]
    role = server.stage.world.add_role(server.stage.demo.guild, "Stewards", 0)
    await mo.run("/table setup", role=role.id)
    page = await mo.run("/giants my data")
    answer = await mo.press("Give me all of it", on=page.message)
    assert answer.message is not None
    [setup] = json.loads(answer.message.files["giants-privacy.json"])["setups"]
    assert (setup["role"], setup["channel"]) == (role.id, None)
    page = await mo.press("Forget me", on=page.message)
    await mo.press("Yes, forget me", on=page.message)
    assert traces(server.deployment.path, mo.id) == []
    panel = await mo.run("/table setup")
    assert f"moderates, and <@&{role.id}>" in panel.text, "what was decided still holds"
    page = await mo.choose("Change or look up…", "history", on=panel.message)
    assert ":f> somebody: " in page.text.lower()


async def test_forgetting_asks_once_and_leaves_the_game_intact(server: Server) -> None:
    game = await server.begun()
    bruno = server["Bruno"]
    await bruno.run("/giants my reminders", where="dm")
    await server.tables.submit(game, Person(bruno.id), Act(Bid()))
    page = await bruno.run("/giants my data")
    page = await bruno.press("Forget me", on=page.message)
    assert "Really?" in page.text
    assert traces(server.deployment.path, bruno.id), "nothing happened yet"
    page = await bruno.press("Yes, forget me", on=page.message)
    assert "One table knew you." in page.text
    await server.tables.wait_for_computers()
    assert traces(server.deployment.path, bruno.id) == []
    table = await server.table(game)
    assert (table.status, table.seats[1].user, table.seats[1].computer) == ("playing", None, "random")
    await server["Alice"].until_sees("asked to be forgotten")
    assert await server.step(game), "the others play on"


async def test_a_host_who_is_forgotten_leaves_a_host_behind(server: Server) -> None:
    game = await server.begun()
    await server.tables.submit(game, Person(server["Mo"].id, moderator=True), Pause())
    await server.tables.erase(server["Alice"].id)
    assert (await server.table(game)).host == server["Bruno"].id
    assert traces(server.deployment.path, server["Alice"].id) == []


async def test_a_moderator_s_deeds_stay_signed_until_the_game_is_over(server: Server) -> None:
    """That is said before, and done afterwards; the audit keeps the deed without a name."""
    game, mo = await server.begun(), server["Mo"]
    await mo.run("/table replace", seat="red", computer="easy")
    server.fake_clock.time += 24 * HOUR
    await mo.run("/table act", seat="green", how="safe")
    await server.tables.wait_for_computers()
    await server.bot.reminders.delivery.deliver()
    page = await mo.press("Forget me", on=(await mo.run("/giants my data")).message)
    assert "What you did as a moderator in one running game stays under your name until" in page.text
    answer = await mo.press("Yes, forget me", on=page.message)
    assert "when that game is over" in answer.text

    def signed(entries: Sequence[Entry], user: int) -> list[str]:
        return [entry.kind for entry in entries if entry.actor == f"moderator:{user}"]

    await server.tables.storage.privacy.finish_erasures()
    assert signed(await server.tables.log(game), mo.id) == ["replaced", "action"]
    while await server.step(game):
        await server.tables.wait_for_computers()
    await server.tables.storage.privacy.finish_erasures()
    assert traces(server.deployment.path, mo.id) == []
    assert signed(await server.tables.log(game), 0) == ["replaced", "action"]
    assert "somebody" in (await mo.run("/table audit", game=game)).text.lower()


async def test_one_can_think_again(server: Server) -> None:
    await server.begun()
    page = await server["Bruno"].run("/giants my data")
    page = await server["Bruno"].press("Forget me", on=page.message)
    page = await server["Bruno"].press("No", on=page.message)
    assert "Really?" not in page.text
    assert traces(server.deployment.path, server["Bruno"].id)
