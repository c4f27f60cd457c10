"""Personal data: everything that is stored about one person, gathered for export, and redacted.

What somebody did as a moderator stays signed in games that are being played: whoever takes part may know who
looked, replaced or decided. It is redacted when those games are over.
"""

import json
from collections.abc import Iterator
from functools import partial
from typing import Any, Final

from bot.tables.change import PERSON_BLANKS, people_in_blanks
from bot.tables.model import mark_of

from .database import Database, Db
from .facts import MARKED, fact, put_fact
from .leagues.people import forget_in_leagues, gather_leagues, leagues_to_redact, redact_leagues
from .load import LIVE_STATUSES
from .log import GAMES
from .people import find_preferences
from .results.counting import forget_person

ERASED: Final = 0
"""The user id that replaces an erased person's."""
_RUNNING: Final = (
    "EXISTS (SELECT 1 FROM games AS running WHERE running.id = game"
    f" AND (running.status IN ({LIVE_STATUSES}) OR running.open_until IS NOT NULL))"
)
"""That a game is not over for good: also one that was ended early can be taken up again for a while."""
_KNOWING: Final = "id IN (SELECT game FROM mentions WHERE user = ?)"
REDACTED: Final = 20  # games that are redacted in one transaction: others wait for it

Stored = dict[str, Any]


class PrivacyStore:
    """What the database knows of people."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.secret = b""

    async def gather(self, user: int) -> Stored:
        """Everything that the database knows of a person, by where it is kept."""
        return await self._database.read(partial(gather, user=user, secret=self.secret), long=True)

    async def tables_of(self, user: int) -> list[int]:
        """Every table that knows a person: as host, invited, as a voter, or in a seat."""
        return await self._database.read(partial(_tables_of, user=user))

    async def redact(self, user: int) -> None:
        """Take a person's number out of all that was ever written; what was done stays written.

        What they did as a moderator in games that are being played is redacted when those are over. The games
        are redacted some at a time, so that nobody waits for all of them; if that is interrupted, the others
        still know the person, who can ask again.
        """
        await self._database.write(partial(_redact_person, user=user, mark=person_mark(self.secret, user)))
        while await self._database.write(partial(_redact_games, user=user)):
            pass

    async def finish_erasures(self) -> None:
        """Redact what was left signed in games that are over now, and drop the marks of their witnesses."""
        if await self._database.read(_unfinished):
            await self._database.write(_finish)

    async def mark_witnesses(self) -> None:
        """Mark, once, whoever knows secrets of games from before there were marks."""
        if await self._database.read(partial(fact, key=MARKED)) is None:
            await self._database.write(partial(_mark_witnesses, secret=self.secret))


def person_mark(secret: bytes, user: int) -> str:
    """The mark of a person who was forgotten: a keyed hash, which tells nothing without its key."""
    return mark_of(secret, ERASED, user)


def gather(db: Db, user: int, secret: bytes = b"") -> Stored:
    """Everything that the database knows of a person, by where it is kept."""
    preferences = find_preferences(db, user)
    return {
        "user": user,
        "settings": None if preferences is None else preferences.as_dict(),
        "seats": _rows(
            db,
            "SELECT s.game, s.colour, s.stand_in, s.away_until, s.offered, g.server, g.channel, g.status"
            " FROM seats AS s JOIN games AS g ON g.id = s.game WHERE s.user = ? ORDER BY s.game",
            user,
        ),
        "orders": _rows(
            db,
            "SELECT o.game, o.kind, o.line FROM orders AS o JOIN seats AS s"
            " ON s.game = o.game AND s.colour = o.seat WHERE s.user = ? ORDER BY o.game",
            user,
        ),
        "hosted": _rows(
            db, f"SELECT id AS game FROM games WHERE host = ? AND {_KNOWING} ORDER BY id", *(user, user)
        ),
        "invitations": _rows(
            db,
            f"SELECT game FROM invitations WHERE user = ? AND {GAMES}"
            f" UNION SELECT game FROM seats WHERE invited = ? AND {GAMES} ORDER BY game",
            *(user,) * 4,
        ),
        "entries": _entries(db, user),
        "signed": _rows(
            db,
            f"SELECT DISTINCT game FROM log WHERE actor = ? AND {GAMES} AND {_RUNNING} ORDER BY game",
            *(f"moderator:{user}", user),
        ),
        "known": [
            {"game": game, "seat": seat}
            for game, mark, seat in db.execute(
                f"SELECT game, mark, seat FROM witnesses WHERE {GAMES}"
                " OR game IN (SELECT game FROM forgotten WHERE mark = ?) ORDER BY game",
                (user, person_mark(secret, user)),
            )
            if mark == mark_of(secret, game, user)
        ],
        "erasures": _rows(db, "SELECT game FROM erasures WHERE user = ? ORDER BY game", user),
        "questions": [
            {"game": game, "kind": kind, "at": at}
            for game, kind, at, people in _questions(db, user)
            if user in people
        ],
        "reminders": _rows(
            db, f"SELECT game, channel, message FROM reminder_posts WHERE user = ? AND {GAMES}", *(user, user)
        ),
        "seen": _rows(db, "SELECT game, seq, at FROM seen WHERE user = ? ORDER BY game", user),
        "setups": _rows(db, "SELECT server, at, role, channel, rules FROM setups WHERE actor = ?", user),
        "bars": _rows(
            db, "SELECT server, at, reason, lifted_at FROM bars WHERE user = ? ORDER BY number", user
        ),
        "barred_others": _rows(
            db, "SELECT server, at, lifted_at FROM bars WHERE actor = ? OR lifted_by = ?", *(user, user)
        ),
        "results": _rows(
            db, "SELECT game, colour, points, place FROM seat_results WHERE user = ? ORDER BY game", user
        ),
        "ratings": _rows(
            db, "SELECT server, game, at, mu, sigma FROM ratings WHERE user = ? ORDER BY server, number", user
        ),
        "unlisted": bool(_rows(db, "SELECT user FROM unlisted WHERE user = ?", user)),
        "waitlists": _rows(db, f"SELECT game FROM waitlist WHERE user = ? AND {GAMES}", *(user, user)),
        "watched": _rows(db, "SELECT server, told_at FROM watchers WHERE user = ?", user),
        "notices": _rows(
            db,
            f"SELECT game, key, blanks, delivered_at FROM notices WHERE user = ? AND {GAMES}",
            *(user, user),
        ),
        **gather_leagues(db, user),
    }


def _rows(db: Db, statement: str, *values: int | str) -> list[dict[str, Any]]:
    found = db.execute(statement, values)
    names = [column[0] for column in found.description]
    return [dict(zip(names, row, strict=True)) for row in found]


def _entries(db: Db, user: int) -> list[dict[str, Any]]:
    """The entries that somebody made, or that name them."""
    # What a computer decided at a moderator's word is the seat's secret, a sealed bid for one, until the end.
    own, signed = f"user:{user}", f"moderator:{user}"
    found = _rows(
        db,
        "SELECT game, seq, at, kind, actor, seat, CASE WHEN actor = ? OR EXISTS (SELECT 1 FROM games AS g"
        " WHERE g.id = game AND g.status = 'finished' AND g.open_until IS NULL) THEN line END AS line,"
        f" blanks FROM log WHERE {GAMES} AND (actor = ? OR actor = ? OR blanks LIKE ?) ORDER BY game, seq",
        *(own, user, own, signed, f"%{user}%"),
    )
    return [row for row in found if row["actor"] in (own, signed) or _names(row["blanks"], user)]


def _names(blanks: str, user: int) -> bool:
    """Whether blanks name a person."""
    return user in people_in_blanks(json.loads(blanks))


def _questions(db: Db, user: int) -> Iterator[tuple[int, str, float, set[int]]]:
    """The questions of the games that know a person, and whom each of them names."""
    for game, kind, at, asker, target, *lists in db.execute(
        f"SELECT game, kind, at, user, target, ayes, noes, silent, told FROM votes WHERE {GAMES}"
        " ORDER BY game, kind",
        (user,),
    ):
        ayes, noes, silent, told = map(json.loads, lists)
        people = {asker, *ayes, *noes, *silent, *(person for person, _ in told)}
        yield game, kind, at, people | ({target} if kind.startswith("seat-") else set())


def _tables_of(db: Db, user: int) -> list[int]:
    rows = db.execute(
        f"SELECT id FROM games WHERE host = ? AND {_KNOWING}"
        " UNION SELECT game FROM seats WHERE user = ?"
        f" UNION SELECT game FROM invitations WHERE user = ? AND {GAMES}"
        f" UNION SELECT game FROM seats WHERE (invited = ? OR invited_by = ?) AND {GAMES}"
        f" UNION SELECT game FROM waitlist WHERE user = ? AND {GAMES}",
        (user, user, user, user, user, user, f"user:{user}", user, user, user),
    )
    asked = (game for game, _, _, people in _questions(db, user) if user in people)
    return sorted({*(game for (game,) in rows), *asked})


def _redact_person(db: Db, user: int, mark: str) -> None:
    """Forget a person outside of the games, and note in which games their number has to stay for a while."""
    db.execute(
        f"INSERT INTO erasures (user, game) SELECT user, game FROM mentions WHERE user = ? AND {_RUNNING}"
        " AND EXISTS (SELECT 1 FROM log AS l WHERE l.game = mentions.game AND l.actor = ?)"
        " ON CONFLICT DO NOTHING",
        (user, f"moderator:{user}"),
    )
    db.executemany(
        "INSERT INTO forgotten (mark, game) VALUES (?, ?) ON CONFLICT DO NOTHING",
        [
            (mark, game)
            for (game,) in db.execute(f"SELECT game FROM mentions WHERE user = ? AND {_RUNNING}", (user,))
        ],
    )
    db.execute("UPDATE setups SET actor = ? WHERE actor = ?", (ERASED, user))
    forget_person(db, user)
    forget_in_leagues(db, user)
    db.execute("DELETE FROM unlisted WHERE user = ?", (user,))
    # A bar outlasts what is stored of a person, or else nobody would be barred: its mark knows them again.
    db.execute("UPDATE bars SET user = NULL, reason = '' WHERE user = ? AND lifted_at IS NULL", (user,))
    db.execute("DELETE FROM bars WHERE user = ?", (user,))
    db.execute("UPDATE bars SET actor = ? WHERE actor = ?", (ERASED, user))
    db.execute("UPDATE bars SET lifted_by = ? WHERE lifted_by = ?", (ERASED, user))
    db.execute("DELETE FROM watchers WHERE user = ?", (user,))
    db.execute("DELETE FROM people WHERE user = ?", (user,))
    db.execute("DELETE FROM seen WHERE user = ?", (user,))


def _redact_games(db: Db, user: int) -> bool:
    """Redact some of the games that know a person; whether any are left."""
    found = db.execute(
        "SELECT game FROM mentions WHERE user = ? AND game NOT IN (SELECT game FROM erasures WHERE user = ?)"
        " ORDER BY game LIMIT ?",
        (user, user, REDACTED),
    ).fetchall()
    signed = db.execute("SELECT game FROM erasures WHERE user = ?", (user,)).fetchall()
    for (game,) in found:
        _redact_game(db, game, user)
        db.execute("DELETE FROM mentions WHERE user = ? AND game = ?", (user, game))
    if len(found) < REDACTED:
        for (game,) in signed:
            _redact_game(db, game, user, but="moderator")
    return len(found) == REDACTED


def _redact_game(db: Db, game: int, user: int, but: str = "") -> None:
    """Take a person's number out of a game's log and notices, but not out of what is signed in one role."""
    for role in {"user", "moderator"} - {but}:
        db.execute(
            "UPDATE log SET actor = ? WHERE game = ? AND actor = ?",
            (f"{role}:{ERASED}", game, f"{role}:{user}"),
        )
    db.execute("DELETE FROM notices WHERE game = ? AND user = ?", (game, user))
    _redact_blanks(db, "log", game, user, but)
    _redact_blanks(db, "notices", game, user, but)
    # The messages themselves go with the next clean-up, which finds them by their rows.
    db.execute("UPDATE reminder_posts SET user = NULL, checked = 0 WHERE game = ? AND user = ?", (game, user))


def _unfinished(db: Db) -> bool:
    """Whether anything is left of games that are over."""
    return leagues_to_redact(db) or any(
        db.execute(f"SELECT 1 FROM {part} WHERE NOT {_RUNNING} LIMIT 1").fetchone()
        for part in ("erasures", "forgotten", "witnesses")
    )


def _finish(db: Db) -> None:
    redact_leagues(db)
    for user, game in db.execute(f"SELECT user, game FROM erasures WHERE NOT {_RUNNING}").fetchall():
        _redact_game(db, game, user)
        db.execute("DELETE FROM erasures WHERE user = ? AND game = ?", (user, game))
        db.execute("DELETE FROM mentions WHERE user = ? AND game = ?", (user, game))
    for part in ("forgotten", "witnesses"):
        db.execute(f"DELETE FROM {part} WHERE NOT {_RUNNING}")


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


def _redact_blanks(db: Db, part: str, game: int, user: int, but: str) -> None:
    """Replace a person's number in the blanks of a game's entries or notices, but not in one of them."""
    key = ("seq",) if part == "log" else ("seq", "number")
    found = db.execute(
        f"SELECT blanks, {', '.join(key)} FROM {part} WHERE game = ? AND blanks LIKE ?", (game, f"%{user}%")
    ).fetchall()
    where = " AND ".join(f"{column} = ?" for column in key)
    for text, *row in found:
        blanks = json.loads(text)
        for name in PERSON_BLANKS:
            if name != but and blanks.get(name) == user:
                blanks[name] = ERASED
        db.execute(
            f"UPDATE {part} SET blanks = ? WHERE game = ? AND {where}", (json.dumps(blanks), game, *row)
        )
