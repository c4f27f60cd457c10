"""Warnings that would come in somebody's night: they are given the evening before, while it is of use."""

import sqlite3
from typing import Final, NamedTuple

from bot.tables.operations.deadlines import Due

from .quiet_hours import BEFORE_NIGHT, COLUMNS, Preferences

AHEAD: Final = 26 * 3600  # seconds: the longest night there can be


class Planned(NamedTuple):
    """A warning to come, the deadline that it is about, when the decision was asked for, and whose it is."""

    due: Due
    deadline: float
    asked: float
    preferences: Preferences


def planned(db: sqlite3.Connection, now: float) -> list[Planned]:
    """The warnings of the next day for people who have a night and are not away."""
    people = ", ".join(f"p.{column}" for column in COLUMNS.split(", "))
    rows = db.execute(
        f"SELECT w.game, w.seat, w.kind, w.at, d.at, l.at, {people} FROM due_times AS w"
        " JOIN due_times AS d ON d.game = w.game AND d.seat = w.seat AND d.kind = 'decision'"
        " JOIN log AS l ON l.game = w.game AND l.seq = w.asked"
        " JOIN seats AS s ON s.game = w.game AND s.colour = w.seat"
        " JOIN people AS p ON p.user = s.user"
        " WHERE w.kind = 'warning' AND w.at > ?1 AND w.at <= ?2 AND d.at IS NOT NULL"
        " AND p.quiet_from IS NOT NULL AND p.reach != 'off' AND coalesce(s.away_until, 0) <= ?1",
        (now, now + AHEAD),
    )
    return [Planned(Due(*row[:4]), row[4], row[5], Preferences(*row[6:])) for row in rows]


def brought_forward(plans: list[Planned], now: float) -> list[Due]:
    """Those that are to be given now, before the night in which they would come."""
    found = []
    for due, deadline, asked, preferences in plans:
        soon = now + BEFORE_NIGHT
        if preferences.silent_until(now) is not None or (soon < due.at and not preferences.quiet_at(soon)):
            continue  # it is night already, or the night is far
        warn_before_night = preferences.warn_before_night(due.at, deadline, asked)
        if warn_before_night is not None and warn_before_night <= now:
            found.append(due)
    return found
