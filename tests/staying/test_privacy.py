"""What is stored about somebody is shown, handed out, and deleted, with every game left intact."""

import json
import sqlite3
from pathlib import Path

from bot.storage.sqlite import connect_readonly
from bot.tables.model import Person
from engine.actions import Bid

from .village import Village


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


async def test_one_sees_and_gets_everything(village: Village) -> None:
    game = await village.begun()
    bruno = village["Bruno"]
    await bruno.run("/reminders", where="dm", quiet="22-8", zone="Europe/Rome")
    await village.tables.act(game, Person(bruno.id), Bid())
    await village.tables.order(game, Person(bruno.id), "largest")
    page = await bruno.run("/privacy")
    assert page.ephemeral
    assert "dm, Europe/Rome, 22:00-08:00" in page.text
    assert "One game you sit in or lead, 2 entries of logs that you caused, 0 private notices." in page.text
    answer = await bruno.press("Give me all of it", on=page.message)
    assert answer.message is not None
    stored = json.loads(answer.message.files["giants-privacy.json"])
    assert stored["settings"]["zone"] == "Europe/Rome"
    assert [row["colour"] for row in stored["seats"]] == ["red"]
    assert [row["kind"] for row in stored["orders"]] == ["largest"]
    assert [row["kind"] for row in stored["entries"]] == ["joined", "action"]


async def test_nobody_gets_what_is_another_s(village: Village) -> None:
    await village.begun()
    page = await village["Sam"].run("/privacy")
    answer = await village["Sam"].press("Give me all of it", on=page.message)
    assert answer.message is not None
    stored = json.loads(answer.message.files["giants-privacy.json"])
    assert not any(stored[part] for part in ("seats", "orders", "hosted", "entries", "notices"))


async def test_what_one_decided_for_a_server_is_handed_out_and_loses_its_name(village: Village) -> None:
    mo = village["Mo"]
    role = village.stage.world.add_role(village.stage.demo.guild, "Stewards", 0)
    await mo.run("/table setup", role=role.id)
    page = await mo.run("/privacy")
    answer = await mo.press("Give me all of it", on=page.message)
    assert answer.message is not None
    [setup] = json.loads(answer.message.files["giants-privacy.json"])["setups"]
    assert (setup["role"], setup["channel"]) == (role.id, None)
    page = await mo.press("Forget me", on=page.message)
    await mo.press("Yes, forget me", on=page.message)
    assert traces(village.house.path, mo.id) == []
    assert "somebody: <@&" in (await mo.run("/table setup")).text.lower(), "what was decided still holds"


async def test_forgetting_asks_once_and_leaves_the_game_intact(village: Village) -> None:
    game = await village.begun()
    bruno = village["Bruno"]
    await bruno.run("/reminders", where="dm")
    await village.tables.act(game, Person(bruno.id), Bid())
    page = await bruno.run("/privacy")
    page = await bruno.press("Forget me", on=page.message)
    assert "Really?" in page.text
    assert traces(village.house.path, bruno.id), "nothing happened yet"
    page = await bruno.press("Yes, forget me", on=page.message)
    assert "One table knew you." in page.text
    await village.tables.quiet()
    assert traces(village.house.path, bruno.id) == []
    table = await village.table(game)
    assert (table.status, table.seats[1].user, table.seats[1].computer) == ("playing", None, "random")
    await village["Alice"].until_sees("asked to be forgotten")
    assert await village.step(game), "the others play on"


async def test_a_host_who_is_forgotten_leaves_a_host_behind(village: Village) -> None:
    game = await village.begun()
    await village.tables.pause(game, Person(village["Alice"].id))
    await village.tables.stewards.forget(village["Alice"].id)
    assert (await village.table(game)).host == village["Bruno"].id
    assert traces(village.house.path, village["Alice"].id) == []


async def test_a_moderator_who_is_forgotten_stays_in_the_audit_without_a_name(village: Village) -> None:
    game = await village.begun()
    await village["Mo"].run("/table replace", seat="red", computer="easy")
    await village["Mo"].run("/table act", seat="green", how="safe")
    await village.tables.quiet()
    await village.bot.reminders.notices.deliver()
    await village.tables.stewards.forget(village["Mo"].id)
    assert traces(village.house.path, village["Mo"].id) == []
    kinds = [entry.kind for entry in await village.tables.log(game) if entry.actor == "moderator:0"]
    assert kinds == ["replaced", "action"]
    answer = await village["Mo"].run("/table audit")
    assert "somebody" in answer.text


async def test_one_can_think_again(village: Village) -> None:
    await village.begun()
    page = await village["Bruno"].run("/privacy")
    page = await village["Bruno"].press("Forget me", on=page.message)
    page = await village["Bruno"].press("No", on=page.message)
    assert "Really?" not in page.text
    assert traces(village.house.path, village["Bruno"].id)
