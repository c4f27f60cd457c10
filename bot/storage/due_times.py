"""Finding due times of all tables: deadlines, returns and reminders. They stay until they were handled."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final, NamedTuple

from bot.reminders.quiet_hours import Preferences
from bot.tables.model import Due, TableDue

from .blocks import in_blocks
from .database import Database, Db
from .people import COLUMNS

OF_TABLE: Final = ""
"""The seat of what is due of the table itself."""
CONSIDERED: Final = 20  # warnings that are considered in one transaction: others wait for it
SOONEST_LOOK: Final = 60.0  # seconds after which a warning is considered again at the earliest


class PlannedWarning(NamedTuple):
    """A warning to come, the deadline that it is about, when the decision was asked for, and whose it is."""

    due: Due
    deadline: float
    asked: float
    preferences: Preferences


NextLook = Callable[[PlannedWarning, float], float | None]
"""When to look at a warning again; None if it is to be given now."""


class DueTimeStore:
    """Finds what is due in the blocks that are served here; handling it is a change of its table."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def nearest(self) -> float | None:
        """When the next thing is due, of a seat or of a table."""
        found = await self._found(float("inf"), 1)
        return found[0].at if found else None

    async def next(self) -> Due | None:
        """The nearest due time of all seats."""
        found = await self.reached(float("inf"), 1)
        return found[0] if found else None

    async def reached(self, now: float, limit: int) -> tuple[Due, ...]:
        """Due times of seats that were reached, the oldest first. They stay until they were handled."""
        found = await self._found(now, limit, "seat != ''")
        return tuple(due for due in found if isinstance(due, Due))

    async def reached_by_tables(self, now: float, limit: int) -> tuple[TableDue, ...]:
        """The same of tables themselves."""
        found = await self._found(now, limit, "seat = ''")
        return tuple(due for due in found if isinstance(due, TableDue))

    async def _found(self, now: float, limit: int, where: str = "1 = 1") -> tuple[Due | TableDue, ...]:
        held = self._database.blocks.held
        return await self._database.read(partial(_due_by, held=held, now=now, limit=limit, where=where))

    async def consider_warnings(self, now: float, next_look: NextLook) -> tuple[Due, ...]:
        """Those among the warnings to come that are to be given now: of which `next_look` says None. The
        others are not considered again before the time that it says, unless their table or their person's
        preferences change.
        """
        found: list[Due] = []
        held = self._database.blocks.held
        while await self._database.read(partial(_any_to_consider, held=held, now=now)):
            found += await self._database.write(partial(_consider, held=held, now=now, next_look=next_look))
        return tuple(found)


def _due_by(db: Db, held: tuple[int, ...], now: float, limit: int, where: str) -> tuple[Due | TableDue, ...]:
    statement = (
        "SELECT at, game, seat, kind FROM due_times"
        f" WHERE block = ? AND at IS NOT NULL AND at <= ? AND {where} ORDER BY at LIMIT ?"
    )
    return tuple(
        TableDue(game, kind, at) if seat == OF_TABLE else Due(game, seat, kind, at)
        for at, game, seat, kind in in_blocks(db, held, statement, (now,), limit)
    )


def _any_to_consider(db: Db, held: tuple[int, ...], now: float) -> bool:
    return bool(_to_consider(db, held, now, 1))


def _to_consider(db: Db, held: tuple[int, ...], now: float, limit: int) -> list[Any]:
    statement = (
        "SELECT w.consider_at, w.game, w.seat, w.at, w.asked FROM due_times AS w WHERE w.block = ?"
        " AND w.kind = 'warning' AND w.at IS NOT NULL AND w.consider_at <= ? AND w.at > ?"
        " ORDER BY w.consider_at LIMIT ?"
    )
    return in_blocks(db, held, statement, (now, now), limit)


def _consider(db: Db, held: tuple[int, ...], now: float, next_look: NextLook) -> list[Due]:
    """Consider some of the warnings to come, in one transaction: what changes meanwhile is seen later."""
    given = []
    for _, game, seat, at, asked in _to_consider(db, held, now, CONSIDERED):
        plan = _plan(db, Due(game, seat, "warning", at), asked, now)
        again = plan if isinstance(plan, float) else next_look(plan, now)
        if again is None:  # until that is done it is to be given: by the next look at the latest
            given.append(Due(game, seat, "warning", at))
        db.execute(
            "UPDATE due_times SET consider_at = ? WHERE game = ? AND seat = ? AND kind = 'warning'",
            (max(again or now, now + SOONEST_LOOK), game, seat),
        )
    return given


def _plan(db: Db, due: Due, asked: int, now: float) -> PlannedWarning | float:
    """What is to be known of a warning, or when to look again if it may stay where it is until then."""
    people = ", ".join(f"p.{column}" for column in COLUMNS)
    row = db.execute(
        f"SELECT coalesce(s.away_until, 0), d.at, l.at, {people} FROM seats AS s"
        " JOIN people AS p ON p.user = s.user"
        " JOIN due_times AS d ON d.game = s.game AND d.seat = s.colour AND d.kind = 'decision'"
        " JOIN log AS l ON l.game = s.game AND l.seq = ?"
        " WHERE s.game = ? AND s.colour = ? AND d.at IS NOT NULL"
        " AND p.quiet_from IS NOT NULL AND p.reach != 'off'",
        (asked, due.game, due.seat),
    ).fetchone()
    if row is None:
        return due.at
    away, deadline, asked_at, *preferences = row
    return away if away > now else PlannedWarning(due, deadline, asked_at, Preferences(*preferences))
