"""The queue of notices, which one person or the moderators are to be told; and the reminders that are posted.

A notice stays until it was delivered. One that is held waits until its person next uses the bot. A reminder's
message is noted in the same transaction as its delivery.
"""

import json
from collections.abc import Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from .database import Database, Db
from .facts import NONCE_PREFIX

BATCH_SIZE: Final = 50
REMINDER_KEYS: Final = frozenset(
    f"table-notice-{kind}" for kind in ("turn", "nudge", "reminder", "again", "warning", "late-remind")
)
"""Notices that are sent to where their person looks; all others may be held."""
QUESTION_KEY: Final = "table-notice-vote"


class PendingNotice(NamedTuple):
    """A notice that was not delivered yet, and where its game is."""

    game: int
    seq: int
    number: int
    user: int
    key: str
    blanks_json: str
    server: int | None
    channel: int | None
    card: int | None
    tried: float | None
    """When it was first tried to be sent; it may have arrived."""
    nonce_prefix: str = ""

    @property
    def nonce(self) -> str:
        """The same at every try: for some minutes Discord answers it with the message of the first."""
        return f"{self.nonce_prefix}n{self.game}-{self.seq}-{self.number}"

    @property
    def blanks(self) -> dict[str, str | int]:
        """What fills the blanks of its message."""
        filled: dict[str, str | int] = json.loads(self.blanks_json)
        return filled

    @property
    def is_question(self) -> bool:
        """Whether it is a ping about a question to the table: it has to reach its person."""
        return self.key == QUESTION_KEY and "number" in self.blanks

    @property
    def is_reminder(self) -> bool:
        """Whether it is a reminder: held until later it would be of no use."""
        return self.key in REMINDER_KEYS


class PostedReminder(NamedTuple):
    """A reminder's message; `edition` is its table's now, `superseded` if a newer one was posted."""

    message: int
    channel: int
    game: int
    user: int | None
    seat: str
    asked: int
    edition: int
    superseded: bool


class NoticeStore:
    """Notices to be delivered, and the messages of posted reminders."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def undelivered(self, after: tuple[int, int, int] = (0, 0, 0)) -> list[PendingNotice]:
        """Notices that were neither delivered nor held, after one of them, some at a time."""
        return await self._database.read(partial(_undelivered, after=after))

    async def held_for(self, user: int) -> list[PendingNotice]:
        """The notices that are held for one person, oldest first."""
        return await self._database.read(partial(_held_for, user=user))

    async def superseded(self, notice: PendingNotice) -> bool:
        """Whether a later reminder of the same game waits for the same person."""
        return await self._database.read(partial(_superseded, notice=notice))

    async def note_attempt(self, notice: PendingNotice, now: float) -> None:
        """Note that a notice is about to be sent, the first time."""
        await self._database.write(partial(_note_attempt, notice=notice, now=now))

    async def hold(self, notice: PendingNotice) -> None:
        """Hold a notice until its person next uses the bot; a reminder is dropped instead."""
        await self._database.write(partial(_hold, notice=notice))

    async def note_delivered(self, notices: Sequence[PendingNotice], now: float) -> None:
        """Note that notices reached their person, or never need to."""
        await self._database.write(partial(_note_delivered, notices=notices, now=now))

    async def note_posted(self, notice: PendingNotice, channel: int, message: int, now: float) -> None:
        """Note that a reminder was delivered, and its message."""
        await self._database.write(
            partial(_note_posted, notice=notice, channel=channel, message=message, now=now)
        )

    async def posted(self) -> list[PostedReminder]:
        """Every reminder whose message was not deleted yet, oldest first."""
        return await self._database.read(_posted)

    async def forget_posted(self, message: int) -> None:
        """Note that a reminder's message was deleted."""
        await self._database.write(partial(_forget_posted, message=message))


_COLUMNS: Final = (
    "n.game, n.seq, n.number, n.user, n.key, n.blanks, g.server, g.channel, g.card_message, n.tried_at,"
    f" {NONCE_PREFIX} FROM notices AS n JOIN games AS g ON g.id = n.game"
)


def _undelivered(db: Db, after: tuple[int, int, int]) -> list[PendingNotice]:
    rows = db.execute(
        f"SELECT {_COLUMNS} WHERE n.delivered_at IS NULL AND n.shelved = 0"
        " AND (n.game, n.seq, n.number) > (?, ?, ?) ORDER BY n.game, n.seq, n.number LIMIT ?",
        (*after, BATCH_SIZE),
    )
    return [PendingNotice(*row) for row in rows]


def _held_for(db: Db, user: int) -> list[PendingNotice]:
    rows = db.execute(
        f"SELECT {_COLUMNS} WHERE n.user = ? AND n.delivered_at IS NULL AND n.shelved = 1"
        " ORDER BY n.game, n.seq, n.number",
        (user,),
    )
    return [PendingNotice(*row) for row in rows]


def _superseded(db: Db, notice: PendingNotice) -> bool:
    row = db.execute(
        "SELECT 1 FROM notices WHERE game = ? AND user = ? AND (seq, number) > (?, ?)"
        f" AND delivered_at IS NULL AND shelved = 0 AND key IN ({', '.join('?' * len(REMINDER_KEYS))})",
        (notice.game, notice.user, notice.seq, notice.number, *REMINDER_KEYS),
    ).fetchone()
    return row is not None


def _note_attempt(db: Db, notice: PendingNotice, now: float) -> None:
    db.execute(
        "UPDATE notices SET tried_at = coalesce(tried_at, ?) WHERE game = ? AND seq = ? AND number = ?",
        (now, *notice[:3]),
    )


def _hold(db: Db, notice: PendingNotice) -> None:
    # A reminder is of no use later: whoever uses the bot sees what is due. It is only not retried.
    column, value = ("delivered_at", 0.0) if notice.is_reminder else ("shelved", 1)
    db.execute(
        f"UPDATE notices SET {column} = ? WHERE game = ? AND seq = ? AND number = ?", (value, *notice[:3])
    )


def _note_delivered(db: Db, notices: Sequence[PendingNotice], now: float) -> None:
    rows: list[tuple[Any, ...]] = [(now, *notice[:3]) for notice in notices]
    db.executemany("UPDATE notices SET delivered_at = ? WHERE game = ? AND seq = ? AND number = ?", rows)


def _note_posted(db: Db, notice: PendingNotice, channel: int, message: int, now: float) -> None:
    blanks = notice.blanks
    asked = blanks.get("number") if notice.is_question else blanks.get("asked", 0)
    db.execute("DELETE FROM reminders WHERE message = ?", (message,))
    db.execute(
        "INSERT INTO reminders (message, channel, game, user, seat, asked) VALUES (?, ?, ?, ?, ?, ?)",
        (message, channel, notice.game, notice.user, blanks.get("colour", ""), asked),
    )
    _note_delivered(db, [notice], now)


def _posted(db: Db) -> list[PostedReminder]:
    rows = db.execute(
        "SELECT r.message, r.channel, r.game, r.user, r.seat, r.asked, g.edition, EXISTS (SELECT 1"
        " FROM reminders AS o WHERE o.game = r.game AND o.user = r.user AND o.message > r.message"
        " AND o.seat = r.seat)"
        " FROM reminders AS r JOIN games AS g ON g.id = r.game ORDER BY r.message"
    )
    return [PostedReminder(*row) for row in rows]


def _forget_posted(db: Db, message: int) -> None:
    db.execute("DELETE FROM reminders WHERE message = ?", (message,))
