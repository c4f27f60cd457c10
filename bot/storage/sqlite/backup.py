"""Online backups: copies of a database that is in use."""

import os
import tempfile
from contextlib import closing
from pathlib import Path

from bot.storage.errors import StoreDamagedError, StoreError

from .connection import connect, connect_readonly, translated_errors
from .durable_names import name_durably
from .schema import inspect


def back_up(path: Path, target: Path) -> int:
    """Copy a database as it is at one moment, while it is in use; the copy's size in bytes.

    The copy is checked and appears under its name only when it is whole and on the disk. Nothing is
    ever overwritten: an existing target raises FileExistsError.
    """
    if not inspect(path):
        raise StoreError("table-store-missing", path=str(path))
    if target.exists():
        raise FileExistsError(f"{target} exists already")
    handle, name = tempfile.mkstemp(prefix=f".{target.name}-", dir=target.parent)
    os.close(handle)
    unfinished = Path(name)
    try:
        copy_pages(path, unfinished)
        name_durably(unfinished, target)
    finally:
        unfinished.unlink(missing_ok=True)
    return target.stat().st_size


def copy_pages(path: Path, unfinished: Path) -> None:
    """Copy a database that may be in use into a file, and check the copy; it blocks, and lets other threads
    run meanwhile.
    """
    with (
        closing(connect_readonly(path)) as source,
        closing(connect(unfinished)) as copy,
        translated_errors(),
    ):
        source.backup(copy)  # all pages in one step: one moment, and no writer has to wait
        copy.execute("PRAGMA journal_mode = DELETE")  # leave one file, nothing beside it
        problems = [row[0] for row in copy.execute("PRAGMA integrity_check")]
        if problems != ["ok"]:
            raise StoreDamagedError("table-store-damaged", detail=problems[0])
