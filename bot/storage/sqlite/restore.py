"""Bringing a backup back in place of a database, which is kept beside it."""

import time
from contextlib import closing, suppress
from pathlib import Path
from typing import Final, NamedTuple

from bot.storage.errors import StoreDamagedError, StoreError
from bot.storage.facts import ALIVE, put_fact
from bot.storage.tables import list_games

from .backup import copy_pages
from .connection import connect, connect_readonly, translated_errors
from .durable_names import name_durably, sync_folder
from .file_check import check_file
from .schema import beside, inspect, is_outdated

_WAIT: Final = 1.0  # seconds for a process that just lets the database go


class Restored(NamedTuple):
    """What was done: how many games there are now, and where the file is that was there before, if any."""

    games: int
    set_aside: Path | None


def restore(backup: Path, path: Path) -> Restored:
    """Put a copy of a backup in place of a database that no process uses; the backup stays as it is.

    What was there is kept under another name, with what SQLite had beside it. A backup that is not sound, or
    a database in use, raises a StoreError, and nothing happened. The copy remembers no heartbeat, so that the
    bot finds at its next start which cards are newer than it.
    """
    games = _prove(backup)
    _refuse_in_use(path)
    unfinished = beside(path, f"-{time.time_ns()}.new")
    try:
        copy_pages(backup, unfinished)
        with translated_errors(), closing(connect(unfinished)) as db:
            put_fact(db, ALIVE, "0")
        set_aside = _set_aside(path)
        name_durably(unfinished, path)
    finally:
        unfinished.unlink(missing_ok=True)
    return Restored(games, set_aside)


def _prove(backup: Path) -> int:
    """How many games a backup has; a StoreError if it is not sound. Records are replayed where the schema is
    today's: an older one is brought up to date when the bot opens it.
    """
    if not inspect(backup):
        raise StoreError("table-store-missing", path=str(backup))
    with closing(connect_readonly(backup)) as db, translated_errors():
        if not is_outdated(backup):
            fault = next(check_file(db), None)
            if fault is not None:
                raise StoreDamagedError("table-store-damaged", detail=f"{backup}: {fault}")
        return len(list_games(db))


def _refuse_in_use(path: Path) -> None:
    """Raise a StoreBusyError where another process has the database open: SQLite leaves WAL mode for whoever
    is alone. What can't be opened at all is in nobody's use.
    """
    with suppress(StoreDamagedError):
        if inspect(path):
            with translated_errors(), closing(connect(path, _WAIT)) as db:
                db.execute("PRAGMA journal_mode = DELETE")


def _set_aside(path: Path) -> Path | None:
    aside = path.with_name(f"{path.name}.before-{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}")
    moved = None
    for ending in ("", "-wal", "-shm"):
        file = beside(path, ending)
        if file.exists():
            file.rename(beside(aside, ending))
            moved = aside
    sync_folder(path.parent)
    return moved
