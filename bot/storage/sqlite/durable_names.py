"""Files that appear under their names whole, and never in place of others."""

import os
from pathlib import Path


def name_durably(unfinished: Path, target: Path) -> None:
    """Let a file that is written appear under its name, on the disk; FileExistsError if the name is taken.

    The unfinished file may still be there afterwards.
    """
    with unfinished.open("rb+") as file:
        os.fsync(file.fileno())
    try:
        os.link(unfinished, target)  # fails where a rename would overwrite
    except FileExistsError:
        raise
    except OSError:  # a file system without links, as on some volumes
        if target.exists():
            raise FileExistsError(f"{target} exists already") from None
        unfinished.rename(target)
    sync_folder(target.parent)


def sync_folder(folder: Path) -> None:
    """Make a new name in a folder durable, where the system lets folders be opened; Windows does not."""
    try:
        handle = os.open(folder, os.O_RDONLY)
    except PermissionError:
        return
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
