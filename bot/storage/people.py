"""People: their preferences, what they were shown of their games, and who wants to hear of new tables.

Whoever never set any preferences has the defaults and no row.
"""

import json
from collections import OrderedDict
from collections.abc import Collection
from dataclasses import astuple, fields, replace
from functools import partial
from typing import Any, Final, NamedTuple

from bot.reminders.quiet_hours import Preferences
from bot.tables.change import Change

from .database import Database, Db
from .log import note_mentions

CAPACITY: Final = 10_000
WATCH_PAUSE: Final = 6 * 3600  # seconds in which somebody is told of one new table of a server
MOST_TOLD: Final = 50  # people who are told of one table: those first who were told least lately
COLUMNS: Final = tuple(field.name for field in fields(Preferences))


class PeopleStore:
    """Everybody's preferences, with a cache of those that were read."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._cache: OrderedDict[int, Preferences] = OrderedDict()
        self.languages: dict[int, str] = {}
        """Of those who chose one, once they were read: every answer needs it."""

    async def read_languages(self) -> None:
        """Read who chose which language."""
        chosen = await self._database.read(_languages)
        self.languages.clear()
        self.languages.update(chosen)

    async def read_language(self, user: int) -> None:
        """Read anew what a person prefers: it was changed by another process."""
        self.forget(user)
        language = (await self.of(user)).language
        if language is not None:
            self.languages[user] = language

    async def of(self, user: int) -> Preferences:
        """One person's preferences."""
        return (await self.of_all((user,)))[user]

    async def of_all(self, users: Collection[int]) -> dict[int, Preferences]:
        """The preferences of several people."""
        unknown = [user for user in users if user not in self._cache]
        if unknown:
            for preferences in await self._database.read(partial(_read_all, users=unknown)):
                self._add_to_cache(preferences)
        return {user: self._cache[user] for user in users}

    async def change(self, user: int, **changes: Any) -> Preferences:
        """Change some of them; a zone is one of `zones`."""
        preferences = await self._database.write(partial(_change, user=user, changes=changes))
        self._add_to_cache(preferences)
        if preferences.language is None:
            self.languages.pop(user, None)
        else:
            self.languages[user] = preferences.language
        await self._database.announce(f"person {user}")
        return preferences

    async def known(self, user: int) -> bool:
        """Whether anything is stored of how a person is to be reached."""
        found = await self._database.read(partial(find_preferences, user=user))
        if found is None or (found.coach is None and found.language is None):
            return found is not None
        return replace(found, coach=None, language=None) != Preferences(user)

    async def suppose(self, user: int, **guessed: Any) -> Preferences:
        """Store preferences that were guessed; what the person chose meanwhile stays."""
        preferences = await self._database.write(partial(_suppose, user=user, guessed=guessed))
        self._add_to_cache(preferences)
        return preferences

    def forget(self, user: int) -> None:
        """Read a person's preferences anew: they were erased."""
        self._cache.pop(user, None)
        self.languages.pop(user, None)

    def forget_all(self) -> None:
        """Read everybody's preferences anew."""
        self._cache.clear()

    def _add_to_cache(self, preferences: Preferences) -> None:
        self._cache[preferences.user] = preferences
        self._cache.move_to_end(preferences.user)
        while len(self._cache) > CAPACITY:
            self._cache.popitem(last=False)


def find_preferences(db: Db, user: int) -> Preferences | None:
    """A person's row, if there is one."""
    row = db.execute(f"SELECT {', '.join(COLUMNS)} FROM people WHERE user = ?", (user,)).fetchone()
    return None if row is None else Preferences(*row)


def read_preferences(db: Db, user: int) -> Preferences:
    """A person's preferences, stored or the defaults."""
    return find_preferences(db, user) or Preferences(user)


def _read_all(db: Db, users: Collection[int]) -> list[Preferences]:
    return [read_preferences(db, user) for user in users]


def _languages(db: Db) -> dict[int, str]:
    return dict(db.execute("SELECT user, language FROM people WHERE language IS NOT NULL").fetchall())


def _suppose(db: Db, user: int, guessed: dict[str, Any]) -> Preferences:
    return find_preferences(db, user) or _change(db, user, guessed)


def _change(db: Db, user: int, changes: dict[str, Any]) -> Preferences:
    preferences = replace(read_preferences(db, user), **changes)
    db.execute("DELETE FROM people WHERE user = ?", (user,))
    db.execute(
        f"INSERT INTO people ({', '.join(COLUMNS)}) VALUES ({', '.join('?' * len(COLUMNS))})",
        astuple(preferences),
    )
    reconsider_warnings_of(db, user)
    return preferences


def reconsider_warnings_of(db: Db, user: int) -> None:
    """Have considered anew whether warnings of a person have to come before their night."""
    db.execute(
        "UPDATE due_times SET consider_at = 0 WHERE kind = 'warning'"
        " AND (game, seat) IN (SELECT game, colour FROM seats WHERE user = ?)",
        (user,),
    )


class LastVisit(NamedTuple):
    """When somebody was last at a table: the entries of their last move (or of taking the seat) and of the
    last that they were shown, and the time of whichever was later.
    """

    moved: int
    shown: int
    at: float


class SeenStore:
    """The last visits of people to their tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def last_visit(self, game: int, user: int) -> LastVisit:
        """When somebody who plays was last at a table."""
        return await self._database.read(partial(_last_visit, game=game, user=user))

    async def mark(self, game: int, user: int, seq: int, now: float) -> None:
        """Note that somebody was shown what happened up to an entry."""
        await self._database.write(partial(_mark, game=game, user=user, seq=seq, now=now))

    async def missed_since(self, user: int, before: float) -> list[int]:
        """The games in play of a person who was last there before a time, and missed something."""
        return await self._database.read(partial(_missed_since, user=user, before=before))


def _last_visit(db: Db, game: int, user: int) -> LastVisit:
    moved = db.execute(
        "SELECT seq, at FROM log WHERE game = ? AND actor = ? AND kind IN ('action', 'joined', 'started')"
        " ORDER BY seq DESC LIMIT 1",
        (game, f"user:{user}"),
    ).fetchone() or (0, 0.0)
    for seq, at, blanks in db.execute(
        "SELECT seq, at, blanks FROM log WHERE game = ? AND seq > ? AND kind = 'replaced'", (game, moved[0])
    ):
        if json.loads(blanks).get("new_user") == user:
            moved = seq, at
    acted = db.execute(
        "SELECT at FROM log WHERE game = ? AND actor = ? ORDER BY seq DESC LIMIT 1", (game, f"user:{user}")
    ).fetchone() or (0.0,)
    shown = db.execute("SELECT seq, at FROM seen WHERE game = ? AND user = ?", (game, user)).fetchone()
    shown = shown or (0, 0.0)
    return LastVisit(moved[0], shown[0], max(moved[1], acted[0], shown[1]))


def _mark(db: Db, game: int, user: int, seq: int, now: float) -> None:
    db.execute(
        "INSERT INTO seen (game, user, seq, at) VALUES (?, ?, ?, ?) ON CONFLICT (game, user) DO UPDATE"
        " SET seq = CASE WHEN excluded.seq > seen.seq THEN excluded.seq ELSE seen.seq END, at = excluded.at",
        (game, user, seq, now),
    )


def _missed_since(db: Db, user: int, before: float) -> list[int]:
    games = db.execute(
        "SELECT s.game FROM seats AS s JOIN games AS g ON g.id = s.game"
        " WHERE s.user = ? AND g.status IN ('playing', 'paused') AND g.created_at < ? ORDER BY s.game",
        (user, before),
    ).fetchall()
    return [game for (game,) in games if _missed(db, game, _last_visit(db, game, user), before)]


def _missed(db: Db, game: int, visit: LastVisit, before: float) -> bool:
    if visit.at >= before:
        return False
    happened = db.execute(
        "SELECT 1 FROM log WHERE game = ? AND seq > ? AND kind = 'action' LIMIT 1",
        (game, max(visit.moved, visit.shown)),
    ).fetchone()
    return happened is not None


class WatcherStore:
    """Who wants to be told when a table opens, by server."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def watches(self, server: int, user: int) -> bool:
        """Whether somebody wants to be told."""
        return await self._database.read(partial(_watches, server=server, user=user))

    async def watch(self, server: int, user: int, *, wanted: bool) -> None:
        """Tell somebody of new tables of a server, or no more."""
        await self._database.write(partial(_watch, server=server, user=user, wanted=wanted))


def _watches(db: Db, server: int, user: int) -> bool:
    found = db.execute("SELECT 1 FROM watchers WHERE server = ? AND user = ?", (server, user)).fetchone()
    return found is not None


def _watch(db: Db, server: int, user: int, *, wanted: bool) -> None:
    if wanted:
        db.execute("INSERT INTO watchers (server, user) VALUES (?, ?) ON CONFLICT DO NOTHING", (server, user))
    else:
        db.execute("DELETE FROM watchers WHERE server = ? AND user = ?", (server, user))


def tell_watchers(db: Db, change: Change) -> None:
    """Leave notices of a new table for those who want them and were told of none for a while."""
    table = change.table
    if table.place is None:
        return
    server = table.place.server
    rows = db.execute(
        "SELECT user FROM watchers WHERE server = ? AND user != ? AND coalesce(told_at, 0) <= ?"
        " ORDER BY coalesce(told_at, 0), user LIMIT ?",
        (server, table.host, change.now - WATCH_PAUSE, MOST_TOLD),
    ).fetchall()
    for (user,) in rows:
        db.execute(
            "UPDATE watchers SET told_at = ? WHERE server = ? AND user = ?", (change.now, server, user)
        )
    first = db.execute(
        "SELECT coalesce(max(number), 0) + 1 FROM notices WHERE game = ? AND seq = ?",
        (table.id, table.version),
    ).fetchone()[0]
    note_mentions(db, table.id, (user for (user,) in rows))
    blanks = json.dumps({"host": table.host})
    db.executemany(
        "INSERT INTO notices (game, seq, number, user, key, blanks, block)"
        " VALUES (?, ?, ?, ?, ?, ?, (SELECT block FROM games WHERE id = ?))",
        [
            (table.id, table.version, number, user, "table-notice-opened", blanks, table.id)
            for number, (user,) in enumerate(rows, start=first)
        ],
    )
