"""What still has to be shown, read from the store: a crash between storing and posting loses nothing.

The card is due while it shows an older version than the table's. Announcements are the entries of the
log that were not told yet. Menu notices wait until they were delivered. Every message gets a
`nonce`, fixed in the store before it is posted: Discord answers a second message of the same nonce with
the first one for some minutes. When a try was begun is in the store as well: whoever tries again later
looks for the first try's message, so that a crash between posting and noting it repeats nothing either.
"""

import asyncio
import json
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, NamedTuple

from bot.tables.errors import Refused
from bot.tables.log_entry import Entry
from bot.tables.model import Place

from .load import read_log
from .sqlite import Store

AT_ONCE: Final = 50


@dataclass(frozen=True, slots=True)
class CardDue:
    """A table's card shows `shown`, but the table is at `version`; `message` is the card, if there is one."""

    game: int
    place: Place
    version: int
    shown: int
    message: int | None


class Posting(NamedTuple):
    """A card about to be posted; `tried` is when, if a try was begun whose end is not known (0: long ago)."""

    nonce: str
    tried: float | None


@dataclass(frozen=True, slots=True)
class Announcement:
    """Entries of the log that the place was not told yet, oldest first."""

    game: int
    place: Place
    entries: tuple[Entry, ...]
    nonce: str


@dataclass(frozen=True, slots=True)
class PrivateNotice:
    """What one person alone is to be told."""

    game: int
    seq: int
    number: int
    user: int
    key: str
    blanks: dict[str, str | int]
    nonce: str


class Outbox:
    """What is to be shown, oldest tables first, and the notes that it was."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self._woken_event = asyncio.Event()

    def wake(self) -> None:
        """There may be something new to show."""
        self._woken_event.set()

    @property
    def woken(self) -> bool:
        """Whether nobody has looked since something new may have come."""
        return self._woken_event.is_set()

    async def wait(self, seconds: float | None = None) -> None:
        """Wait until there may be something new to show, or for so many seconds."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._woken_event.wait()
        self._woken_event.clear()

    async def cards(self, after: int = 0, limit: int = AT_ONCE) -> tuple[CardDue, ...]:
        """Cards that are behind their tables, of games after a number."""
        return await self._store.read(partial(_cards, after=after, limit=limit))

    async def announcements(self, after: int = 0, limit: int = AT_ONCE) -> tuple[Announcement, ...]:
        """What was not announced yet, of games after a number.

        An announcement stays as it is until it was noted as posted: what happens meanwhile is the next.
        """
        return await self._store.write(partial(_announcements, after=after, limit=limit))

    async def notices(self, limit: int = AT_ONCE) -> tuple[PrivateNotice, ...]:
        """Menu notices that were not delivered yet, oldest first."""
        return await self._store.read(partial(_notices, limit=limit))

    async def new_card(self, game: int) -> Posting:
        """The nonce for posting a new card; the same one again if the last try's fate is not known.

        What is posted again may turn out to be the earlier message, with what it showed then.
        """
        return await self._store.write(partial(_new_card, game=game, now=self._now()))

    async def card_shown(self, game: int, version: int, message: int | None) -> None:
        """Note that a card shows a version; a later note never goes back to an older one."""
        await self._note(
            "UPDATE games SET card_message = ?, card_version = max(card_version, ?), card_trying = 0"
            " WHERE id = ?",
            (message, version, game),
        )

    async def card_lost(self, game: int, message: int | None = None) -> None:
        """Note that the card is gone: it is due again, as a new message. If it is `message`, where given."""
        await self._note(
            "UPDATE games SET card_message = NULL, card_version = 0"
            " WHERE id = ?1 AND (?2 IS NULL OR card_message = ?2)",
            (game, message),
        )

    async def announced(self, announcement: Announcement) -> None:
        """Note that an announcement was posted."""
        last = announcement.entries[-1].seq
        await self._note("UPDATE games SET told = max(told, ?) WHERE id = ?", (last, announcement.game))

    async def delivered(self, notice: PrivateNotice) -> None:
        """Note that a notice reached its person, or never will."""
        await self._note(
            "UPDATE notices SET delivered_at = ? WHERE game = ? AND seq = ? AND number = ?",
            (self._now(), notice.game, notice.seq, notice.number),
        )

    async def _note(self, statement: str, values: tuple[Any, ...]) -> None:
        await self._store.write(lambda db: db.execute(statement, values).close())


def _cards(db: sqlite3.Connection, after: int, limit: int) -> tuple[CardDue, ...]:
    rows = db.execute(
        "SELECT id, server, channel, version, card_version, card_message FROM games"
        " WHERE (card_version < version OR told < version) AND card_version < version"
        " AND id > ? AND channel IS NOT NULL ORDER BY id LIMIT ?",
        (after, limit),
    )
    return tuple(CardDue(game, Place(server, channel), *rest) for game, server, channel, *rest in rows)


def _announcements(db: sqlite3.Connection, after: int, limit: int) -> tuple[Announcement, ...]:
    rows = db.execute(
        "SELECT id, server, channel, told, telling, version FROM games"
        " WHERE (card_version < version OR told < version) AND told < version"
        " AND id > ? AND channel IS NOT NULL ORDER BY id LIMIT ?",
        (after, limit),
    ).fetchall()
    found = []
    for game, server, channel, told, telling, version in rows:
        last = telling
        if telling <= told:
            last = version
            db.execute("UPDATE games SET telling = ? WHERE id = ?", (last, game))
        found.append(
            Announcement(game, Place(server, channel), read_log(db, game, told, last), f"a{game}-{told}")
        )
    return tuple(found)


def _new_card(db: sqlite3.Connection, game: int, now: float) -> Posting:
    found = db.execute("SELECT card_posts, card_trying FROM games WHERE id = ?", (game,)).fetchone()
    if found is None:
        raise Refused("table-no-such-game", game=game)
    posts, trying = found
    if not trying:
        posts += 1
        # The time in whole seconds, never 0; a 1 was written when it was only noted that there was a try.
        db.execute(
            "UPDATE games SET card_posts = ?, card_trying = ? WHERE id = ?", (posts, max(1, int(now)), game)
        )
        return Posting(f"c{game}-{posts}", None)
    return Posting(f"c{game}-{posts}", 0.0 if trying == 1 else float(trying))


def _notices(db: sqlite3.Connection, limit: int) -> tuple[PrivateNotice, ...]:
    rows = db.execute(
        "SELECT game, seq, number, user, key, blanks FROM notices WHERE delivered_at IS NULL"
        " ORDER BY game, seq, number LIMIT ?",
        (limit,),
    )
    return tuple(
        PrivateNotice(game, seq, number, user, key, json.loads(blanks), f"n{game}-{seq}-{number}")
        for game, seq, number, user, key, blanks in rows
    )
