"""Personal data: everything that is stored about one person, gathered for export, and redacted.

What somebody did as a moderator stays signed in games that are being played: whoever takes part may know who
looked, replaced or decided. It is redacted when those games are over.
"""

import json
from functools import partial
from typing import Any, Final

from bot.tables.model import mark_of

from .database import Database, Db
from .facts import MARKED, fact, put_fact
from .load import LIVE_STATUSES
from .people import find_preferences

ERASED: Final = 0
"""The user id that replaces an erased person's."""
_RUNNING: Final = (
    f"game IN (SELECT id FROM games WHERE status IN ({LIVE_STATUSES}) OR open_until IS NOT NULL)"
)
"""That a game is not over for good: also one that was ended early can be taken up again for a while."""
_PERSON_BLANKS: Final = ("user", "old_user", "new_user", "host", "moderator")

Stored = dict[str, Any]


class PrivacyStore:
    """What the database knows of people."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.secret = b""

    async def gather(self, user: int) -> Stored:
        """Everything that the database knows of a person, by where it is kept."""
        return await self._database.read(partial(gather, user=user, secret=self.secret))

    async def tables_of(self, user: int) -> list[int]:
        """Every table that knows a person: as host, invited, as a voter, or in a seat."""
        return await self._database.read(partial(_tables_of, user=user))

    async def redact(self, user: int) -> None:
        """Take a person's number out of all that was ever written; what was done stays written.

        What they did as a moderator in games that are being played is redacted when those are over.
        """
        await self._database.write(partial(_redact, user=user))

    async def finish_erasures(self) -> None:
        """Redact what was left signed in games that are over now, and drop the marks of their witnesses."""
        if await self._database.read(_unfinished):
            await self._database.write(_finish)

    async def mark_witnesses(self) -> None:
        """Mark, once, whoever knows secrets of games from before there were marks."""
        if await self._database.read(partial(fact, key=MARKED)) is None:
            await self._database.write(partial(_mark_witnesses, secret=self.secret))


def gather(db: Db, user: int, secret: bytes = b"") -> Stored:
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
        " CASE WHEN actor = ?1"
        " OR (SELECT status = 'finished' AND open_until IS NULL FROM games WHERE id = game)"
        " THEN line END AS line, blanks FROM log WHERE actor IN (?1, ?2)"
        " OR EXISTS (SELECT 1 FROM json_each(blanks) WHERE value = ?3) ORDER BY game, seq",
        *(f"user:{user}", f"moderator:{user}", user),
    )
    return {
        "user": user,
        "settings": None if preferences is None else preferences.as_dict(),
        "seats": seats,
        "orders": orders,
        "hosted": _rows(db, "SELECT id AS game FROM games WHERE host = ?", user),
        "invitations": _rows(
            db,
            "SELECT game FROM invitations WHERE user = ?1 UNION SELECT game FROM seats WHERE invited = ?1",
            user,
        ),
        "entries": entries,
        "signed": _rows(
            db, f"SELECT DISTINCT game FROM log WHERE actor = ? AND {_RUNNING}", f"moderator:{user}"
        ),
        "known": [
            {"game": game, "seat": seat}
            for game, mark, seat in db.execute("SELECT game, mark, seat FROM witnesses ORDER BY game")
            if mark == mark_of(secret, game, user)
        ],
        "erasures": _rows(db, "SELECT game FROM erasures WHERE user = ? ORDER BY game", user),
        "questions": _rows(
            db,
            "SELECT game, kind, at FROM votes WHERE user = ?1 OR (kind LIKE 'seat-%' AND target = ?1)"
            " OR EXISTS (SELECT 1 FROM json_each(ayes) WHERE value = ?1)"
            " OR EXISTS (SELECT 1 FROM json_each(noes) WHERE value = ?1) ORDER BY game",
            user,
        ),
        "reminders": _rows(db, "SELECT game, channel, message FROM reminder_posts WHERE user = ?", user),
        "seen": _rows(db, "SELECT game, seq, at FROM seen WHERE user = ? ORDER BY game", user),
        "setups": _rows(db, "SELECT server, at, role, channel, rules FROM setups WHERE actor = ?", user),
        "bars": _rows(
            db, "SELECT server, at, reason, lifted_at FROM bars WHERE user = ? ORDER BY number", user
        ),
        "barred_others": _rows(
            db, "SELECT server, at, lifted_at FROM bars WHERE actor = ?1 OR lifted_by = ?1", user
        ),
        "waitlists": _rows(db, "SELECT game FROM waitlist WHERE user = ? ORDER BY game", user),
        "watched": _rows(db, "SELECT server, told_at FROM watchers WHERE user = ?", user),
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
        " UNION SELECT game FROM seats WHERE invited = ?1 OR invited_by = 'user:' || ?1"
        " UNION SELECT game FROM waitlist WHERE user = ?1"
        " UNION SELECT game FROM votes, json_each(votes.ayes) AS aye WHERE aye.value = ?1"
        " UNION SELECT game FROM votes, json_each(votes.noes) AS nay WHERE nay.value = ?1"
        " UNION SELECT game FROM votes, json_each(votes.told) AS told"
        " WHERE json_extract(told.value, '$[0]') = ?1"
        " UNION SELECT game FROM votes, json_each(votes.silent) AS voter WHERE voter.value = ?1"
        " UNION SELECT game FROM votes WHERE user = ?1 OR (kind LIKE 'seat-%' AND target = ?1) ORDER BY 1",
        (user,),
    )
    return [game for (game,) in rows]


def _redact(db: Db, user: int) -> None:
    signed = (f"moderator:{user}",)
    db.execute(
        f"INSERT INTO erasures (user, game) SELECT DISTINCT ?, game FROM log WHERE actor = ? AND {_RUNNING}"
        " ON CONFLICT DO NOTHING",
        (user, *signed),
    )
    db.execute("UPDATE log SET actor = ? WHERE actor = ?", (f"user:{ERASED}", f"user:{user}"))
    db.execute(
        f"UPDATE log SET actor = ? WHERE actor = ? AND NOT {_RUNNING}", (f"moderator:{ERASED}", *signed)
    )
    for part in ("log", "notices"):
        _redact_blanks(db, part, user)
    db.execute("UPDATE setups SET actor = ? WHERE actor = ?", (ERASED, user))
    # A bar outlasts what is stored of a person, or else nobody would be barred: its mark knows them again.
    db.execute("UPDATE bars SET user = NULL, reason = '' WHERE user = ? AND lifted_at IS NULL", (user,))
    db.execute("DELETE FROM bars WHERE user = ?", (user,))
    db.execute("UPDATE bars SET actor = ? WHERE actor = ?", (ERASED, user))
    db.execute("UPDATE bars SET lifted_by = ? WHERE lifted_by = ?", (ERASED, user))
    db.execute("DELETE FROM watchers WHERE user = ?", (user,))
    db.execute("DELETE FROM notices WHERE user = ?", (user,))
    db.execute("DELETE FROM people WHERE user = ?", (user,))
    db.execute("DELETE FROM seen WHERE user = ?", (user,))
    # The messages themselves go with the next clean-up, which finds them by their rows.
    db.execute("UPDATE reminder_posts SET user = NULL WHERE user = ?", (user,))


def _unfinished(db: Db) -> bool:
    """Whether anything is left of games that are over."""
    return any(
        db.execute(f"SELECT 1 FROM {part} WHERE NOT {_RUNNING} LIMIT 1").fetchone()
        for part in ("erasures", "witnesses")
    )


def _finish(db: Db) -> None:
    for user, game in db.execute(f"SELECT user, game FROM erasures WHERE NOT {_RUNNING}").fetchall():
        db.execute(
            "UPDATE log SET actor = ? WHERE game = ? AND actor = ?",
            (f"moderator:{ERASED}", game, f"moderator:{user}"),
        )
        db.execute("DELETE FROM erasures WHERE user = ? AND game = ?", (user, game))
        _redact_blanks(db, "notices", user)
    db.execute(f"DELETE FROM witnesses WHERE NOT {_RUNNING}")


def _mark_witnesses(db: Db, secret: bytes) -> None:
    """The marks of everybody who sits or sat in a seat, looked or got the record, as the logs say."""
    marks: set[tuple[int, int, str | None]] = set()
    begun = f"{_RUNNING} AND game IN (SELECT game FROM positions)"
    for game, seat, user in db.execute(f"SELECT game, colour, user FROM seats WHERE {begun}"):
        marks.add((game, user or ERASED, seat))
    for game, kind, actor, seat, blanks in db.execute(
        "SELECT game, kind, actor, seat, blanks FROM log"
        f" WHERE kind IN ('inspected', 'exported', 'replaced') AND {begun}"
    ):
        if kind == "replaced":
            people = json.loads(blanks)
            marks |= {(game, people.get(name) or ERASED, seat) for name in ("old_user", "new_user")}
        else:
            marks.add((game, int(actor.partition(":")[2]), None))
    db.executemany(
        "INSERT INTO witnesses (game, mark, seat) VALUES (?, ?, ?)",
        [(game, mark_of(secret, game, user), seat) for game, user, seat in sorted(marks, key=str) if user],
    )
    put_fact(db, MARKED, "yes")


def _redact_blanks(db: Db, part: str, user: int) -> None:
    """Replace a person's number in the blanks of entries or notices; who moderated a running game stays."""
    key = ("game", "seq") if part == "log" else ("game", "seq", "number")
    running = {game for (game,) in db.execute("SELECT game FROM erasures WHERE user = ?", (user,))}
    found = db.execute(
        f"SELECT blanks, {', '.join(key)} FROM {part}"
        " WHERE EXISTS (SELECT 1 FROM json_each(blanks) WHERE value = ?)",
        (user,),
    ).fetchall()
    where = " AND ".join(f"{column} = ?" for column in key)
    for blanks, *row in found:
        names = [name for name in _PERSON_BLANKS if name != "moderator" or row[0] not in running]
        redacted = {
            name: ERASED if name in names and value == user else value
            for name, value in json.loads(blanks).items()
        }
        db.execute(f"UPDATE {part} SET blanks = ? WHERE {where}", (json.dumps(redacted), *row))
