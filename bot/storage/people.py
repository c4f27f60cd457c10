"""People's preferences. Whoever never set any has the defaults and no row."""

from collections import OrderedDict
from collections.abc import Collection
from dataclasses import astuple, fields, replace
from functools import partial
from typing import Any, Final

from bot.reminders.quiet_hours import Preferences

from .database import Database, Db

CAPACITY: Final = 10_000
COLUMNS: Final = tuple(field.name for field in fields(Preferences))


class PeopleStore:
    """Everybody's preferences, with a cache of those that were read."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._cache: OrderedDict[int, Preferences] = OrderedDict()

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
        return preferences

    def forget(self, user: int) -> None:
        """Read a person's preferences anew: they were erased."""
        self._cache.pop(user, None)

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


def _change(db: Db, user: int, changes: dict[str, Any]) -> Preferences:
    preferences = replace(read_preferences(db, user), **changes)
    db.execute("DELETE FROM people WHERE user = ?", (user,))
    db.execute(
        f"INSERT INTO people ({', '.join(COLUMNS)}) VALUES ({', '.join('?' * len(COLUMNS))})",
        astuple(preferences),
    )
    return preferences
