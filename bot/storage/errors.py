"""Errors of the database: a message key and what fills its blanks, like every other refusal.

What is stored of a game and makes no sense is reported, never guessed at or repaired.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from bot.tables.errors import Refused
from engine import KeyedError, components

from .database import Db


class StoreError(KeyedError):
    """The database can't do what was asked; nothing was changed."""


class StoreBusyError(StoreError):
    """Another process holds the database; the same request may succeed later."""


class StoreFullError(StoreError):
    """The disk is full; the same request may succeed later."""


class StoreReadOnlyError(StoreError):
    """The database can be read but not written."""


class StoreDamagedError(StoreError):
    """The database, or this part of it, cannot be trusted."""


class StoreRefusedError(StoreError):
    """The file is no database of ours, or of a newer version: it is left exactly as it was."""


@contextmanager
def damage_reported(db: Db, game: int) -> Iterator[None]:
    """Call a game damaged if reading what is stored of it fails, or newer if its rules are."""
    try:
        yield
    except (ValueError, LookupError, TypeError) as error:  # every reader's way of saying so
        found = db.execute("SELECT rules FROM games WHERE id = ?", (game,)).fetchone()
        newest = components().version
        if found is not None and found[0] > newest:
            raise Refused("table-rules-newer", game=game, rules=found[0], newest=newest) from error
        raise StoreDamagedError("table-damaged", game=game, detail=str(error)) from error
