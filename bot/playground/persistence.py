"""Persistence: saves a world in a SQLite file, so that a playground goes on where it stopped.

Changes are noted as they happen and written together a moment later, off the event loop. Ephemeral messages
and open interactions are not kept: on Discord too they end with the client that shows them.
"""

import asyncio
import contextlib
import json
import sqlite3
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from .json_types import JSON
from .world import (
    Attachment,
    Channel,
    ChannelType,
    Guild,
    Member,
    Message,
    MessageFlag,
    Overwrite,
    Person,
    Role,
    World,
)

Write = tuple[str, tuple[Any, ...]]

SCHEMA = """
CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS things (
    kind TEXT NOT NULL, id INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (kind, id)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS files (id INTEGER PRIMARY KEY, message_id INTEGER NOT NULL, content BLOB NOT NULL);
CREATE INDEX IF NOT EXISTS files_by_message ON files (message_id);
"""
VERSION = 1
PAUSE = 0.1
"""Seconds in which changes gather before they are written."""


class UnusableWorldFile(Exception):
    """The file is no world, is of another version, or is in use by another process."""


class WorldFile:
    """The file that a world is saved in; for as long as it is open, nobody else can open it."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._db: sqlite3.Connection | None = None
        self._world: World | None = None
        self._loaded: World | None = None
        self._dirty: dict[tuple[str, int], None] = {}
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._writing = asyncio.Lock()
        self._unsubscribe: Callable[[], None] = lambda: None

    async def open(self) -> World | None:
        """Open and lock the file; the world in it, or None where it is new."""
        return await asyncio.to_thread(self._open)

    def _open(self) -> World | None:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        try:
            self._db = _connect(self._path)
            self._loaded = _load(self._db)
        except sqlite3.OperationalError as locked:
            raise UnusableWorldFile(
                f"{self._path} is in use: is a playground running already? ({locked})"
            ) from locked
        except (sqlite3.DatabaseError, KeyError, TypeError, ValueError) as broken:
            raise UnusableWorldFile(f"{self._path} cannot be read: {broken}") from broken
        return self._loaded

    def follow(self, world: World) -> None:
        """Write down every change of `world` from now on, and all of it where it is new to the file."""
        self._world = world
        self._unsubscribe = world.subscribe(self._on_change)
        self._task = asyncio.create_task(self._write_changes(), name="world-file")
        if world is self._loaded:
            return
        for kind, things in (("person", world.people), ("guild", world.guilds), ("channel", world.channels)):
            self._dirty |= dict.fromkeys((kind, number) for number in things)
        for messages in world.messages.values():
            self._dirty |= dict.fromkeys(("message", number) for number in messages)
        self._mark_changed("commands", 0)

    async def close(self) -> None:
        """Write what is left and close the file."""
        self._unsubscribe()
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
            await self._flush()
        if self._db is not None:
            self._db.close()
            self._db = None

    def _mark_changed(self, kind: str, number: int) -> None:
        self._dirty[kind, number] = None
        self._wake.set()

    def _on_change(self, event: str, subject: Any) -> None:
        if event in ("message", "message_update", "message_delete"):
            self._mark_changed("message", subject.id)
            self._mark_changed("channel", subject.channel_id)
        elif event.startswith(("channel", "thread")):
            self._mark_changed("channel", subject.id)
        elif event == "person":
            self._mark_changed("person", subject.id)
        elif event == "guild":
            self._mark_changed("guild", subject.id)
        elif event in ("role", "join", "leave"):
            self._mark_changed("guild", subject[0].id)
        elif event == "commands":
            self._mark_changed("commands", 0)

    async def _write_changes(self) -> None:
        while True:
            await self._wake.wait()
            await asyncio.sleep(PAUSE)
            self._wake.clear()
            # A write once begun is finished even where the file is being closed.
            await asyncio.shield(self._flush())

    async def _flush(self) -> None:
        """Write what changed; one at a time, for whoever closes may come in the midst of a write."""
        async with self._writing:
            if self._world is None or self._db is None:
                return
            dirty, self._dirty = self._dirty, {}
            writes = [write for kind, number in dirty for write in self._writes(self._world, kind, number)]
            writes += [
                ("REPLACE INTO facts VALUES (?, ?)", ("secret", self._world.secret.hex())),
                ("REPLACE INTO facts VALUES (?, ?)", ("bot", str(self._world.bot.id))),
            ]
            await asyncio.to_thread(_write, self._db, writes)

    def _writes(self, world: World, kind: str, number: int) -> list[Write]:
        body: Any = None
        files: list[Write] = []
        if kind == "commands":
            body = [[scope, commands] for scope, commands in world.commands.items()]
        elif kind == "message":
            message = self._message(world, number)
            if message is not None:
                body = asdict(message)
                files = _file_writes(world, message)
            else:
                files = [("DELETE FROM files WHERE message_id = ?", (number,))]
        else:
            tables: dict[str, dict[int, Any]] = {
                "person": dict(world.people),
                "guild": dict(world.guilds),
                "channel": dict(world.channels),
            }
            thing = tables[kind].get(number)
            body = None if thing is None else asdict(thing)
        if body is None:
            return [*files, ("DELETE FROM things WHERE kind = ? AND id = ?", (kind, number))]
        text = json.dumps(body, separators=(",", ":"))
        return [*files, ("REPLACE INTO things VALUES (?, ?, ?)", (kind, number, text))]

    def _message(self, world: World, number: int) -> Message | None:
        for messages in world.messages.values():
            if number in messages:
                message = messages[number]
                return None if message.audience is not None else message
        return None


def _connect(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=0.2)
    try:
        # Held for as long as it is open: two playgrounds in one folder would overwrite each other.
        db.execute("PRAGMA locking_mode=EXCLUSIVE")
        db.execute("PRAGMA journal_mode=WAL")
        db.execute("BEGIN EXCLUSIVE")
        db.execute("COMMIT")
        [version] = db.execute("PRAGMA user_version").fetchone()
        if version in (0, VERSION):
            db.executescript(SCHEMA)
            db.execute(f"PRAGMA user_version={VERSION}")
            return db
    except sqlite3.Error:
        db.close()
        raise
    db.close()
    raise UnusableWorldFile(f"{path} was written by another version of Giants.")


def _file_writes(world: World, message: Message) -> list[Write]:
    ids = [attachment.id for attachment in message.attachments]
    marks = ",".join("?" * len(ids))
    writes: list[Write] = [
        (f"DELETE FROM files WHERE message_id = ? AND id NOT IN ({marks})", (message.id, *ids))
    ]
    writes += [
        ("INSERT OR IGNORE INTO files VALUES (?, ?, ?)", (number, message.id, world.files[number]))
        for number in ids
        if number in world.files
    ]
    return writes


def _write(db: sqlite3.Connection, writes: list[Write]) -> None:
    db.execute("BEGIN")
    for statement, values in writes:
        db.execute(statement, values)
    db.execute("COMMIT")


def _load(db: sqlite3.Connection) -> World | None:
    facts = dict(db.execute("SELECT name, value FROM facts").fetchall())
    if "bot" not in facts:
        return None
    world = World()
    world.people.clear()
    rows = db.execute("SELECT kind, body FROM things ORDER BY id").fetchall()
    things: dict[str, list[Any]] = {"person": [], "guild": [], "channel": [], "message": [], "commands": []}
    for kind, body in rows:
        things[kind].append(json.loads(body))
    world.people = {each["id"]: Person(**each) for each in things["person"]}
    world.guilds = {each["id"]: _guild(each) for each in things["guild"]}
    world.bot = world.people[int(facts["bot"])]
    for each in things["channel"]:
        world.keep_channel(_channel(each))
    for each in things["message"]:
        # What was still "thinking" when the bot stopped will never be finished.
        if each["channel_id"] in world.messages and not each["flags"] & MessageFlag.LOADING:
            world.messages[each["channel_id"]][each["id"]] = _message(each)
    for commands in things["commands"]:
        world.commands = {scope: list(kept) for scope, kept in commands}
    world.files = dict(db.execute("SELECT id, content FROM files").fetchall())
    world.secret = bytes.fromhex(facts["secret"])
    known = [*world.people, *world.guilds, *world.channels, *world.files, world.bot.id]
    known += [number for messages in world.messages.values() for number in messages]
    world.snowflakes.skip_past(max(known))
    return world


def _guild(body: JSON) -> Guild:
    roles = {int(number): Role(**role) for number, role in body["roles"].items()}
    members = {int(number): Member(**member) for number, member in body["members"].items()}
    return Guild(**body | {"roles": roles, "members": members})


def _channel(body: JSON) -> Channel:
    overwrites = {int(number): Overwrite(**each) for number, each in body["overwrites"].items()}
    joined = {int(number): when for number, when in body["thread_members"].items()}
    kind = ChannelType(body["kind"])
    return Channel(**body | {"kind": kind, "overwrites": overwrites, "thread_members": joined})


def _message(body: JSON) -> Message:
    return Message(**body | {"attachments": [Attachment(**each) for each in body["attachments"]]})
