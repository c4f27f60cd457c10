"""What `giants doctor` asks about a database file: a list of questions, none of which changes it."""

import os
import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

from bot.storage.database import Finding
from bot.storage.errors import StoreBusyError, StoreDamagedError, StoreError, StoreRefusedError
from bot.storage.facts import ALIVE, fact
from bot.storage.tables import list_games

from .connection import connect_readonly, pragma, translated_errors
from .schema import OLDEST_SQLITE, beside, inspect, migrations

LEAST_FREE: Final = 64 * 1024 * 1024  # bytes: with less, decisions will soon be refused
LONGEST_WAL: Final = 64 * 1024 * 1024  # bytes of a log that nobody wrote back into its file
LIVE: Final = 180.0  # seconds since the last heartbeat of a database that is in use
RESTORE: Final = "Stop the bot and run giants restore: it keeps the file that is there."
Question = Callable[[Path], Finding]


def examine(path: Path) -> Iterator[Finding]:
    """The answers to all questions; those about the content only where it can be read."""
    for question in (sqlite_version, folder_rights, free_space, soundness):
        yield (found := question(path))
        if found.level == "error" and question in (folder_rights, soundness):
            return
    if path.exists():
        for question in (file_rights, write_ahead_log, schema_version, in_use, games):
            yield _answer(question, path)


def _answer(question: Question, path: Path) -> Finding:
    try:
        return question(path)
    except StoreBusyError as error:
        return Finding("database", "warning", f"it could not be read just now: {error}", "Ask again.")
    except StoreError as error:
        return Finding("database", "error", f"it can't be read: {error}", "Run giants check on it.")


def sqlite_version(_path: Path) -> Finding:
    """Whether SQLite is new enough."""
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        needed = ".".join(map(str, OLDEST_SQLITE))
        return Finding(
            "sqlite", "error", f"SQLite {sqlite3.sqlite_version} is too old", f"Install {needed}+."
        )
    return Finding("sqlite", "ok", f"SQLite {sqlite3.sqlite_version}")


def folder_rights(path: Path) -> Finding:
    """Whether files can be made beside the database, as SQLite has to."""
    folder = path.parent
    while not folder.exists() and folder != folder.parent:
        folder = folder.parent
    if not folder.is_dir() or not os.access(folder, os.W_OK | os.X_OK):
        remedy = f"Let the user who runs the bot write to {folder}, or set GIANTS_DATABASE to another place."
        return Finding("database folder", "error", f"{folder} can't be written to", remedy)
    return Finding("database folder", "ok", str(path.parent))


def free_space(path: Path) -> Finding:
    """Whether there is room for the games to come, and for a backup."""
    folder = next(folder for folder in path.parents if folder.is_dir())
    free, size = shutil.disk_usage(folder).free, path.stat().st_size if path.exists() else 0
    says = f"{free // 2**20:,} MiB free, the database has {size // 2**20:,} MiB"
    if free < LEAST_FREE:
        return Finding("disk", "error", says, "Make room: what can't be stored is refused to players.")
    if free < 3 * size:
        return Finding("disk", "warning", says, "Make room: a backup needs as much as the database.")
    return Finding("disk", "ok", says)


def soundness(path: Path) -> Finding:
    """Whether the file is a database of ours that SQLite finds nothing wrong with."""
    try:
        if not inspect(path):
            return Finding("database", "ok", f"{path} is not there yet: the first start begins it")
        with closing(connect_readonly(path)) as db, translated_errors():
            problem = db.execute("PRAGMA quick_check(1)").fetchone()[0]
    except StoreBusyError as error:
        return Finding("database", "warning", f"it could not be read just now: {error}", "Ask again.")
    except StoreError as error:
        return Finding("database", "error", _in_words(error), _remedy(error))
    if problem != "ok":
        return Finding("database", "error", f"{path} is damaged: {problem}", RESTORE)
    return Finding("database", "ok", str(path))


def _remedy(error: StoreError) -> str:
    if isinstance(error, StoreRefusedError):
        return "Install the version that wrote it, or set GIANTS_DATABASE to another file."
    return RESTORE if isinstance(error, StoreDamagedError) else "Look at the rights of the file."


def _in_words(error: StoreError) -> str:
    named = {
        "table-store-empty": "it is empty (0 bytes): what was in it is lost, or elsewhere",
        "table-store-lost": "it is gone, while its -wal file is still there",
        "table-store-foreign": "it belongs to another program",
        "table-store-newer": "it was written by a newer version of Giants",
        "table-store-damaged": "it is damaged, or no database at all",
        "table-store-unreadable": "it can't be opened",
    }
    detail = error.blanks.get("detail")
    return named.get(error.key, error.key) + (f" ({detail})" if detail else "")


def file_rights(path: Path) -> Finding:
    """Whether the file itself can be written."""
    if not os.access(path, os.R_OK | os.W_OK):
        return Finding(
            "database file", "error", f"{path} can't be written to", "Change its owner or its rights."
        )
    return Finding("database file", "ok", f"{path.stat().st_size:,} bytes")


def write_ahead_log(path: Path) -> Finding:
    """Whether the file works with a write-ahead log, and that log is written back."""
    with closing(connect_readonly(path)) as db, translated_errors():
        mode = db.execute("PRAGMA journal_mode").fetchone()[0]
    log = beside(path, "-wal")
    size = log.stat().st_size if log.exists() else 0
    if size > LONGEST_WAL:
        remedy = "Something keeps it open for reading: end that, or start the bot anew."
        return Finding("write-ahead log", "warning", f"{size // 2**20:,} MiB are not written back", remedy)
    said = f"mode {mode}" if mode == "wal" else f"mode {mode}: the bot changes that when it starts"
    return Finding("write-ahead log", "ok", said)


def schema_version(path: Path) -> Finding:
    """Whether the schema is today's."""
    with closing(connect_readonly(path)) as db, translated_errors():
        version, newest = pragma(db, "user_version"), len(migrations())
    if version < newest:
        says = f"version {version} of {newest}"
        remedy = "The next start brings it up to date, and keeps a copy of what was."
        return Finding("schema", "warning", says, remedy)
    return Finding("schema", "ok", f"version {version}")


def in_use(path: Path) -> Finding:
    """When a bot last said that it uses this database."""
    with closing(connect_readonly(path)) as db, translated_errors():
        last = float(fact(db, ALIVE) or 0.0)
    if not last:
        return Finding("bot", "ok", "it has not run on this database yet")
    ago = time.time() - last
    if ago < LIVE:
        return Finding("bot", "ok", "it runs on this database")
    when = time.strftime("%Y-%m-%d %H:%M", time.gmtime(last))
    return Finding("bot", "warning", f"it last ran on this database {when} UTC", "Start it: giants run.")


def games(path: Path) -> Finding:
    """How many games there are."""
    with closing(connect_readonly(path)) as db, translated_errors():
        found = list_games(db)
    live = sum(game.status in ("open", "playing", "paused") for game in found)
    return Finding("games", "ok", f"{live} under way, {len(found)} in all")
