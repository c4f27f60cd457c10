"""The queue of notices, which one person or the moderators are to be told; and the reminders that are posted.

A notice stays until it was delivered. One that is held waits until its person next uses the bot. A reminder's
message is noted in the same transaction as its delivery. Several reminders of a game go out in one message.
"""

import json
from collections.abc import Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from .blocks import in_blocks
from .database import Database, Db
from .facts import NONCE_PREFIX
from .tables import recheck_reminders

BATCH_SIZE: Final = 50
REMINDER_KEYS: Final = frozenset(
    f"table-notice-{kind}"
    for kind in ("turn", "nudge", "reminder", "again", "weekly", "warning", "late-remind")
)
"""Notices that are sent to where their person looks; all others may be held."""
QUESTION_KEY: Final = "table-notice-vote"
PING_KEYS: Final = frozenset(
    f"table-notice-{kind}"
    for kind in (
        "seated",
        "replaced",
        "acted-for",
        "late-decision",
        "late-seat",
        "configured",
        "over",
        "seat-asked",
        "seat-refused",
        "invited",
        "seat-free",
        "expired",
        "expires-soon",
        "opened",
    )
)
"""Notices that tell of something that happened to their people: they are sent to where those look, once."""
SEAT_KEY: Final = "table-notice-seat-asked"


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
    lead_seq: int | None = None
    lead_number: int | None = None
    """Which notice gave its number to the message that tells several at once; none before it is tried."""
    nonce_prefix: str = ""

    @property
    def nonce(self) -> str:
        """The same at every try: for some minutes Discord answers it with the message of the first."""
        seq, number = self.lead_seq or self.seq, self.lead_number or self.number
        return f"{self.nonce_prefix}n{self.game}-{seq}-{number}"

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
    def is_ping(self) -> bool:
        """Whether it is to reach its person where they look, and of use later as well."""
        return self.key in PING_KEYS

    @property
    def is_new_table(self) -> bool:
        """Whether it tells somebody who wanted to know that a table opened."""
        return self.key == "table-notice-opened"

    @property
    def is_reminder(self) -> bool:
        """Whether it is a reminder: held until later it would be of no use."""
        return self.key in REMINDER_KEYS


class PostedReminder(NamedTuple):
    """Somebody whom a reminder mentions, or (then it has no seat) a ping about a question. `edition`
    is its table's now, `superseded` if a newer message reminds them.
    """

    number: int
    message: int
    channel: int
    game: int
    user: int | None
    seat: str
    asked: int
    key: str
    edition: int
    card: int | None
    superseded: bool
    checked: int
    """Whether it was found to be needed, and the table has not changed since."""


class NoticeStore:
    """Notices to be delivered, and the messages of posted reminders."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def undelivered(self, after: tuple[int, int, int] = (0, 0, 0)) -> list[PendingNotice]:
        """Notices of tables that are served here which were neither delivered nor held, after one of them,
        some at a time.
        """
        served = self._database.blocks.held
        return await self._database.read(partial(_undelivered, served=served, after=after))

    async def held_for(self, user: int) -> list[PendingNotice]:
        """The notices that are held for one person, oldest first."""
        return await self._database.read(partial(_held_for, user=user))

    async def told_since(self, game: int, key: str, seq: int) -> frozenset[int]:
        """For whom a notice of a key was left at a table with an entry or later, delivered or not."""
        return await self._database.read(partial(_told_since, game=game, key=key, seq=seq))

    async def note_attempt(self, notices: Sequence[PendingNotice], now: float) -> None:
        """Note that notices are about to be sent in one message, the first time."""
        await self._database.write(partial(_note_attempt, notices=notices, now=now))

    async def hold(self, notice: PendingNotice) -> None:
        """Hold a notice until its person next uses the bot; a reminder is dropped instead."""
        await self._database.write(partial(_hold, notice=notice))

    async def note_delivered(self, notices: Sequence[PendingNotice], now: float) -> None:
        """Note that notices reached their person, or never need to."""
        await self._database.write(partial(_note_delivered, notices=notices, now=now))

    async def note_posted(
        self, notices: Sequence[PendingNotice], channel: int, message: int, now: float
    ) -> None:
        """Note that reminders were delivered, and their message."""
        await self._database.write(
            partial(_note_posted, notices=notices, channel=channel, message=message, now=now)
        )

    async def to_check(self, after: int = 0) -> list[PostedReminder]:
        """Everybody whom messages mention that may be outdated, oldest messages first, some at a time: those
        whose tables, of those that are served here, changed since they were found to be needed, of messages
        after one.
        """
        served = self._database.blocks.held
        return await self._database.read(partial(_to_check, served=served, after=after))

    async def note_needed(self, reminders: Sequence[PostedReminder]) -> None:
        """Note that reminders are needed as their tables stand."""
        await self._database.write(partial(_note_needed, reminders=reminders))

    async def forget_posted(self, reminders: Sequence[PostedReminder]) -> None:
        """Note that messages no longer mention these people, or were deleted."""
        await self._database.write(partial(_forget_posted, reminders=reminders))


_COLUMNS: Final = (
    "n.game, n.seq, n.number, n.user, n.key, n.blanks, g.server, g.channel, g.card_message, n.tried_at,"
    f" n.lead_seq, n.lead_number, {NONCE_PREFIX} FROM notices AS n JOIN games AS g ON g.id = n.game"
)


def _undelivered(db: Db, served: tuple[int, ...], after: tuple[int, int, int]) -> list[PendingNotice]:
    statement = (
        f"SELECT {_COLUMNS} WHERE n.block = ? AND n.delivered_at IS NULL AND n.shelved = 0"
        " AND (n.game, n.seq, n.number) > (?, ?, ?) ORDER BY n.game, n.seq, n.number LIMIT ?"
    )
    return [PendingNotice(*row) for row in in_blocks(db, served, statement, after, BATCH_SIZE)]


def _held_for(db: Db, user: int) -> list[PendingNotice]:
    rows = db.execute(
        f"SELECT {_COLUMNS} WHERE n.user = ? AND n.delivered_at IS NULL AND n.shelved = 1"
        " ORDER BY n.game, n.seq, n.number",
        (user,),
    )
    return [PendingNotice(*row) for row in rows]


def _told_since(db: Db, game: int, key: str, seq: int) -> frozenset[int]:
    rows = db.execute("SELECT user FROM notices WHERE game = ? AND key = ? AND seq >= ?", (game, key, seq))
    return frozenset(user for (user,) in rows)


def _note_attempt(db: Db, notices: Sequence[PendingNotice], now: float) -> None:
    lead = notices[0]
    rows: list[tuple[Any, ...]] = [(now, lead.seq, lead.number, *notice[:3]) for notice in notices]
    db.executemany(
        "UPDATE notices SET tried_at = coalesce(tried_at, ?), lead_seq = coalesce(lead_seq, ?),"
        " lead_number = coalesce(lead_number, ?) WHERE game = ? AND seq = ? AND number = ?",
        rows,
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


def _note_posted(db: Db, notices: Sequence[PendingNotice], channel: int, message: int, now: float) -> None:
    rows: list[tuple[Any, ...]] = []
    for notice in notices:
        blanks = notice.blanks
        asked = blanks.get("number") if notice.is_question else blanks.get("asked", 0)
        seat = blanks.get("colour", "")
        rows.append((message, channel, notice.game, notice.user, seat, asked, notice.key, notice.game))
    db.executemany(
        "INSERT INTO reminder_posts (message, channel, game, user, seat, asked, key, block)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, (SELECT block FROM games WHERE id = ?))",
        rows,
    )
    for game in {notice.game for notice in notices}:
        recheck_reminders(db, game)
    _note_delivered(db, notices, now)


def _to_check(db: Db, served: tuple[int, ...], after: int) -> list[PostedReminder]:
    statement = (
        "SELECT DISTINCT message FROM reminder_posts WHERE block = ? AND checked = 0 AND message > ?"
        " ORDER BY message LIMIT ?"
    )
    messages = [message for (message,) in in_blocks(db, served, statement, (after,), BATCH_SIZE)]
    if not messages:
        return []
    rows = db.execute(
        "SELECT r.number, r.message, r.channel, r.game, r.user, r.seat, r.asked, r.key, g.edition,"
        " g.card_message, EXISTS (SELECT 1 FROM reminder_posts AS o WHERE o.game = r.game"
        " AND o.user = r.user AND o.message > r.message AND o.seat = r.seat"
        " AND (r.seat != '' OR o.asked = r.asked)), r.checked"
        " FROM reminder_posts AS r JOIN games AS g ON g.id = r.game"
        f" WHERE r.message IN ({', '.join('?' * len(messages))}) ORDER BY r.message, r.number",
        messages,
    )
    return [PostedReminder(*row) for row in rows]


def _note_needed(db: Db, reminders: Sequence[PostedReminder]) -> None:
    rows = [(reminder.number, reminder.edition) for reminder in reminders]
    db.executemany(
        "UPDATE reminder_posts SET checked = 1 WHERE number = ?"
        " AND EXISTS (SELECT 1 FROM games WHERE id = reminder_posts.game AND edition = ?)",
        rows,
    )


def _forget_posted(db: Db, reminders: Sequence[PostedReminder]) -> None:
    rows = [(reminder.number,) for reminder in reminders]
    db.executemany("DELETE FROM reminder_posts WHERE number = ?", rows)
