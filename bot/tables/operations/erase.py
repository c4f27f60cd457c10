"""Forgetting a person: the seat is anonymised, the game stays as it was."""

import json
import sqlite3
from typing import Final

from bot.tables.change import Change
from bot.tables.model import Seat

from .seats import unseat

NOBODY: Final = 0
_NAMES: Final = ("user", "old_user", "new_user", "host", "moderator")


def games_of(db: sqlite3.Connection, user: int) -> list[int]:
    """Every table that knows a person: as host, guest, voter, or sitting there."""
    rows = db.execute(
        "SELECT id FROM games WHERE host = ?1"
        " UNION SELECT game FROM seats WHERE user = ?1"
        " UNION SELECT game FROM invitations WHERE user = ?1"
        " UNION SELECT game FROM votes, json_each(votes.ayes) AS aye WHERE aye.value = ?1"
        " UNION SELECT game FROM votes, json_each(votes.noes) AS nay WHERE nay.value = ?1"
        " UNION SELECT game FROM votes WHERE kind LIKE 'seat-%' AND target = ?1 ORDER BY 1",
        (user,),
    )
    return [game for (game,) in rows]


def forget(change: Change, user: int) -> None:
    """Take a person out of a table. A running game's seat goes to the computer that stands in here."""
    table = change.table
    seat = table.seat_of(user)
    if seat is not None:
        unseat(change, seat)
        if table.status == "open":
            table.seats = tuple(other for other in table.seats if other != seat)
        else:
            computer = table.settings.stand_in if table.live else None
            table.reseat(Seat(seat.colour, computer=computer))
        if table.live:
            change.log("forgotten", "table", seat.colour)
    if table.host == user:
        table.host = next(iter(table.people()), None)
    table.invited -= {user}
    table.votes = {
        kind: vote._replace(
            ayes=tuple(voter for voter in vote.ayes if voter != user),
            noes=tuple(voter for voter in vote.noes if voter != user),
        )
        for kind, vote in table.votes.items()
        if not (kind.startswith("seat-") and vote.target == user)
    }


def redact(db: sqlite3.Connection, user: int) -> None:
    """Take a person's number out of all that was ever written; what was done stays written."""
    for right in ("user", "moderator"):
        db.execute("UPDATE log SET actor = ? WHERE actor = ?", (f"{right}:{NOBODY}", f"{right}:{user}"))
    for part in ("log", "notices"):
        key = "game, seq" if part == "log" else "game, seq, number"
        marks = " AND ".join(f"{column} = ?" for column in key.split(", "))
        found = db.execute(
            f"SELECT blanks, {key} FROM {part}"
            " WHERE EXISTS (SELECT 1 FROM json_each(blanks) WHERE value = ?)",
            (user,),
        ).fetchall()
        for blanks, *where in found:
            nameless = {
                name: NOBODY if name in _NAMES and value == user else value
                for name, value in json.loads(blanks).items()
            }
            db.execute(f"UPDATE {part} SET blanks = ? WHERE {marks}", (json.dumps(nameless), *where))
    db.execute("UPDATE setups SET actor = ? WHERE actor = ?", (NOBODY, user))
    db.execute("DELETE FROM notices WHERE user = ?", (user,))
    db.execute("DELETE FROM people WHERE user = ?", (user,))
    # The messages themselves go with the next sweep, which finds them by their rows.
    db.execute("UPDATE reminders SET user = NULL WHERE user = ?", (user,))
