"""Personal data: everything that is stored about one person, gathered for export, and redacted."""

import json
from functools import partial
from typing import Any, Final

from .database import Database, Db
from .people import find_preferences

ERASED: Final = 0
"""The user id that replaces an erased person's."""
_PERSON_BLANKS: Final = ("user", "old_user", "new_user", "host", "moderator")

Stored = dict[str, Any]


class PrivacyStore:
    """What the database knows of people."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def gather(self, user: int) -> Stored:
        """Everything that the database knows of a person, by where it is kept."""
        return await self._database.read(partial(gather, user=user))

    async def tables_of(self, user: int) -> list[int]:
        """Every table that knows a person: as host, invited, as a voter, or in a seat."""
        return await self._database.read(partial(_tables_of, user=user))

    async def redact(self, user: int) -> None:
        """Take a person's number out of all that was ever written; what was done stays written."""
        await self._database.write(partial(_redact, user=user))


def gather(db: Db, user: int) -> Stored:
    """Everything that the database knows of a person, by where it is kept."""
    preferences = find_preferences(db, user)
    seats = _rows(
        db,
        "SELECT s.game, s.colour, s.stand_in, s.away_until, s.offered, g.server, g.channel, g.status"
        " FROM seats AS s JOIN games AS g ON g.id = s.game WHERE s.user = ? ORDER BY s.game",
        user,
    )
    orders = _rows(
        db,
        "SELECT o.game, o.kind, o.line FROM orders AS o JOIN seats AS s"
        " ON s.game = o.game AND s.colour = o.seat WHERE s.user = ? ORDER BY o.game",
        user,
    )
    # What a computer decided at a moderator's word is the seat's secret, a sealed bid for one, until the end.
    entries = _rows(
        db,
        "SELECT game, seq, at, kind, actor, seat,"
        " CASE WHEN actor = ?1 OR (SELECT status FROM games WHERE id = game) = 'finished' THEN line END"
        " AS line, blanks FROM log WHERE actor IN (?1, ?2)"
        " OR EXISTS (SELECT 1 FROM json_each(blanks) WHERE value = ?3) ORDER BY game, seq",
        *(f"user:{user}", f"moderator:{user}", user),
    )
    return {
        "user": user,
        "settings": None if preferences is None else preferences.as_dict(),
        "seats": seats,
        "orders": orders,
        "hosted": _rows(db, "SELECT id AS game FROM games WHERE host = ?", user),
        "invitations": _rows(db, "SELECT game FROM invitations WHERE user = ?", user),
        "entries": entries,
        "reminders": _rows(db, "SELECT game, channel, message FROM reminders WHERE user = ?", user),
        "seen": _rows(db, "SELECT game, seq, at FROM seen WHERE user = ? ORDER BY game", user),
        "setups": _rows(db, "SELECT server, at, role, channel FROM setups WHERE actor = ?", user),
        "notices": _rows(db, "SELECT game, key, blanks, delivered_at FROM notices WHERE user = ?", user),
    }


def _rows(db: Db, statement: str, *values: int | str) -> list[dict[str, Any]]:
    found = db.execute(statement, values)
    names = [column[0] for column in found.description]
    return [dict(zip(names, row, strict=True)) for row in found]


def _tables_of(db: Db, user: int) -> list[int]:
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


def _redact(db: Db, user: int) -> None:
    for right in ("user", "moderator"):
        db.execute("UPDATE log SET actor = ? WHERE actor = ?", (f"{right}:{ERASED}", f"{right}:{user}"))
    for part in ("log", "notices"):
        _redact_blanks(db, part, user)
    db.execute("UPDATE setups SET actor = ? WHERE actor = ?", (ERASED, user))
    db.execute("DELETE FROM notices WHERE user = ?", (user,))
    db.execute("DELETE FROM people WHERE user = ?", (user,))
    db.execute("DELETE FROM seen WHERE user = ?", (user,))
    # The messages themselves go with the next clean-up, which finds them by their rows.
    db.execute("UPDATE reminders SET user = NULL WHERE user = ?", (user,))


def _redact_blanks(db: Db, part: str, user: int) -> None:
    """Replace a person's number in the blanks of entries or notices."""
    key = ("game", "seq") if part == "log" else ("game", "seq", "number")
    found = db.execute(
        f"SELECT blanks, {', '.join(key)} FROM {part}"
        " WHERE EXISTS (SELECT 1 FROM json_each(blanks) WHERE value = ?)",
        (user,),
    ).fetchall()
    where = " AND ".join(f"{column} = ?" for column in key)
    for blanks, *row in found:
        redacted = {
            name: ERASED if name in _PERSON_BLANKS and value == user else value
            for name, value in json.loads(blanks).items()
        }
        db.execute(f"UPDATE {part} SET blanks = ? WHERE {where}", (json.dumps(redacted), *row))
