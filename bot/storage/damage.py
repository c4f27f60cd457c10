"""Damaged games: what is stored of a game and makes no sense is reported, never guessed at or repaired."""

from collections.abc import Iterator
from contextlib import contextmanager

from bot.tables.errors import Refused
from engine import components

from .database import Db
from .errors import StoreDamagedError


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
