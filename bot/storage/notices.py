"""NoticeDelivery in the store: those to be sorted, and those on the shelf until their person comes by."""

import json
import sqlite3
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from bot.reminders.messages import PINGING

AT_ONCE: Final = 50


class PendingNotice(NamedTuple):
    """A notice that was not delivered yet, and where its game is."""

    game: int
    seq: int
    number: int
    user: int
    key: str
    blanks: str
    server: int | None
    channel: int | None
    card: int | None
    tried: float | None
    """When it was first tried to be sent; it may have arrived."""

    @property
    def nonce(self) -> str:
        """The same at every try: for some minutes Discord answers it with the message of the first."""
        return f"n{self.game}-{self.seq}-{self.number}"

    @property
    def says(self) -> dict[str, str | int]:
        """What fills the blanks of its message."""
        filled: dict[str, str | int] = json.loads(self.blanks)
        return filled


_COLUMNS: Final = (
    "n.game, n.seq, n.number, n.user, n.key, n.blanks, g.server, g.channel, g.card_message, n.tried_at"
    " FROM notices AS n JOIN games AS g ON g.id = n.game"
)


def unsorted(db: sqlite3.Connection, after: tuple[int, int, int]) -> list[PendingNotice]:
    """NoticeDelivery that were neither delivered nor put on the shelf, after one of them, some at a time."""
    rows = db.execute(
        f"SELECT {_COLUMNS} WHERE n.delivered_at IS NULL AND n.shelved = 0"
        " AND (n.game, n.seq, n.number) > (?, ?, ?) ORDER BY n.game, n.seq, n.number LIMIT ?",
        (*after, AT_ONCE),
    )
    return [PendingNotice(*row) for row in rows]


def on_shelf(db: sqlite3.Connection, user: int) -> list[PendingNotice]:
    """What waits for one person, oldest first."""
    rows = db.execute(
        f"SELECT {_COLUMNS} WHERE n.user = ? AND n.delivered_at IS NULL AND n.shelved = 1"
        " ORDER BY n.game, n.seq, n.number",
        (user,),
    )
    return [PendingNotice(*row) for row in rows]


def outdone(db: sqlite3.Connection, waiting: PendingNotice) -> bool:
    """Whether a later reminder of the same game waits for the same person."""
    marks = ", ".join("?" * len(PINGING))
    row = db.execute(
        "SELECT 1 FROM notices WHERE game = ? AND user = ? AND (seq, number) > (?, ?)"
        f" AND delivered_at IS NULL AND shelved = 0 AND key IN ({marks})",
        (waiting.game, waiting.user, waiting.seq, waiting.number, *PINGING),
    ).fetchone()
    return row is not None


def begin(db: sqlite3.Connection, waiting: PendingNotice, now: float) -> None:
    """Note that a notice is about to be sent, the first time."""
    db.execute(
        "UPDATE notices SET tried_at = coalesce(tried_at, ?) WHERE game = ? AND seq = ? AND number = ?",
        (now, *waiting[:3]),
    )


def put_on_shelf(db: sqlite3.Connection, waiting: PendingNotice) -> None:
    """Let a notice wait until its person comes by."""
    # A reminder is of no use later: whoever comes by sees what is due. It only stops being tried.
    column, value = ("delivered_at", 0.0) if waiting.key in PINGING else ("shelved", 1)
    db.execute(
        f"UPDATE notices SET {column} = ? WHERE game = ? AND seq = ? AND number = ?",
        (value, *waiting[:3]),
    )


def deliver(db: sqlite3.Connection, rows: Sequence[PendingNotice], now: float) -> None:
    """Note that notices reached their person, or never need to."""
    marks: list[tuple[Any, ...]] = [(now, *waiting[:3]) for waiting in rows]
    db.executemany("UPDATE notices SET delivered_at = ? WHERE game = ? AND seq = ? AND number = ?", marks)
