"""Finding due times of all tables: deadlines, returns and reminders. They stay until they were handled."""

from functools import partial
from typing import Final, NamedTuple

from bot.reminders.quiet_hours import Preferences
from bot.tables.model import Due, TableDue

from .database import Database, Db
from .people import COLUMNS

OF_TABLE: Final = ""
"""The seat of what is due of the table itself."""


class PlannedWarning(NamedTuple):
    """A warning to come, the deadline that it is about, when the decision was asked for, and whose it is."""

    due: Due
    deadline: float
    asked: float
    preferences: Preferences


class DueTimeStore:
    """Finds what is due; handling it is a change of its table."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def nearest(self) -> float | None:
        """When the next thing is due, of a seat or of a table."""
        found = await self._database.read(partial(_due_by, now=float("inf"), limit=1))
        return found[0].at if found else None

    async def next(self) -> Due | None:
        """The nearest due time of all seats."""
        found = await self.reached(float("inf"), 1)
        return found[0] if found else None

    async def reached(self, now: float, limit: int) -> tuple[Due, ...]:
        """Due times of seats that were reached, the oldest first. They stay until they were handled."""
        found = await self._database.read(partial(_due_by, now=now, limit=limit, where="seat != ''"))
        return tuple(due for due in found if isinstance(due, Due))

    async def reached_by_tables(self, now: float, limit: int) -> tuple[TableDue, ...]:
        """The same of tables themselves."""
        found = await self._database.read(partial(_due_by, now=now, limit=limit, where="seat = ''"))
        return tuple(due for due in found if isinstance(due, TableDue))

    async def warnings(self, now: float, until: float) -> list[PlannedWarning]:
        """The warnings to come, for people who have quiet hours and are not away."""
        return await self._database.read(partial(_warnings, now=now, until=until))


def _due_by(db: Db, now: float, limit: int, where: str = "1 = 1") -> tuple[Due | TableDue, ...]:
    rows = db.execute(
        "SELECT game, seat, kind, at FROM due_times"
        f" WHERE at IS NOT NULL AND at <= ? AND {where} ORDER BY at LIMIT ?",
        (now, limit),
    )
    return tuple(
        TableDue(game, kind, at) if seat == OF_TABLE else Due(game, seat, kind, at)
        for game, seat, kind, at in rows
    )


def _warnings(db: Db, now: float, until: float) -> list[PlannedWarning]:
    people = ", ".join(f"p.{column}" for column in COLUMNS)
    rows = db.execute(
        f"SELECT w.game, w.seat, w.kind, w.at, d.at, l.at, {people} FROM due_times AS w"
        " JOIN due_times AS d ON d.game = w.game AND d.seat = w.seat AND d.kind = 'decision'"
        " JOIN log AS l ON l.game = w.game AND l.seq = w.asked"
        " JOIN seats AS s ON s.game = w.game AND s.colour = w.seat"
        " JOIN people AS p ON p.user = s.user"
        " WHERE w.kind = 'warning' AND w.at > ? AND w.at <= ? AND d.at IS NOT NULL"
        " AND p.quiet_from IS NOT NULL AND p.reach != 'off' AND coalesce(s.away_until, 0) <= ?",
        (now, until, now),
    )
    return [PlannedWarning(Due(*row[:4]), row[4], row[5], Preferences(*row[6:])) for row in rows]
