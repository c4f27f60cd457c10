"""One bot a file: a lock that ends with its process, however that ends."""

import os
import sys
from pathlib import Path
from typing import IO

from bot.storage.errors import StoreRefusedError

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


class SoleUse:
    """Held by the bot that serves a file, until it is released or the process is gone.

    The lock is on a file beside the database: a second handle on the database itself would, once closed, undo
    the locks of SQLite's own.
    """

    def __init__(self, path: Path) -> None:
        self._file: IO[bytes] = path.with_name(f"{path.name}-bot").open("ab")
        try:
            _lock(self._file)
        except OSError as error:
            self._file.close()
            raise StoreRefusedError("table-store-served", path=str(path)) from error

    def release(self) -> None:
        """Let another bot serve the file."""
        self._file.close()


def _lock(file: IO[bytes]) -> None:
    """Lock a file, or raise an OSError at once."""
    if sys.platform == "win32":
        os.lseek(file.fileno(), 0, os.SEEK_SET)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
