"""Due times: kept with the tables, so that a clock needs no memory of its own and handles each once."""

import sqlite3
from collections.abc import Collection
from functools import partial
from typing import Final, NamedTuple

from bot.computers.computer_seats import ComputerSeats, Question
from bot.tables.change import Change
from bot.tables.errors import Refused
from bot.tables.log_entry import MODERATORS
from bot.tables.model import DueTime, Table
from bot.tables.public_view import Outcome
from bot.tables.queue import TableQueue
from bot.tables.timetable import REMINDERS
from engine import Action, Colour, view

from .decisions import settle, take_or_safe
from .lifecycle import fall_asleep
from .seats import back
from .votes import recount

AT_ONCE: Final = 100
MISSED_EACH: Final = 2  # decisions that everybody may miss in a row before a game falls asleep


class Due(NamedTuple):
    """Something that is due of a seat at a time: a "decision" (its deadline), a "return", or one of the
    reminders of the timetable.
    """

    game: int
    seat: Colour
    kind: str
    at: float


class Times:
    """The due times of all tables, for a clock: ask for the nearest, sleep, have it handled."""

    def __init__(self, queue: TableQueue, computers: ComputerSeats) -> None:
        self._queue = queue
        self._computers = computers

    def now(self) -> float:
        """The time by which all of this goes."""
        return self._queue.now()

    async def next(self) -> Due | None:
        """The nearest due time of all tables."""
        found = await self._queue.store.read(partial(_due_by, now=float("inf"), limit=1))
        return found[0] if found else None

    async def come(self, now: float, limit: int = AT_ONCE) -> tuple[Due, ...]:
        """Due times that have come, the oldest first. They stay until they were handled."""
        return await self._queue.store.read(partial(_due_by, now=now, limit=limit))

    async def reschedule(self, due: Due, at: float | None) -> Outcome:
        """Note that a reminder went out, and when the next is due; Refused if it was noted before."""
        return await self._queue.change(due.game, None, partial(reschedule, due=due, at=at))

    async def remind(self, due: Due) -> Outcome:
        """Have a reminder told, once: to the seat's person, or to the moderators if it is a plea.

        Weaker reminders that came meanwhile are void: nobody is told twice at once.
        """
        return await self._queue.change(due.game, None, partial(remind, due=due), past=due.kind == "plea")

    async def handle(self, due: Due) -> Outcome:
        """Have a deadline or a return take its effect, once; Refused if it no longer stands."""
        answer = None
        question = await self._question(due)
        if question is not None:
            answer = await self._computers.decide(question)
        return await self._queue.change(due.game, None, partial(handle, due=due, answer=answer))

    async def _question(self, due: Due) -> Question | None:
        """What a computer is asked, where the table lets it make a late decision."""
        async with self._queue.hold(due.game) as slot:
            table = await self._queue.table(due.game, slot)
            if due.kind != "decision" or table.settings.late != "decision" or due.seat not in table.due():
                return None
            seen = view(table.game(), due.seat)
            return Question(due.game, due.seat, table.settings.stand_in, table.version, seen)


def _due_by(db: sqlite3.Connection, now: float, limit: int) -> tuple[Due, ...]:
    rows = db.execute(
        "SELECT game, seat, kind, at FROM due_times WHERE at IS NOT NULL AND at <= ? ORDER BY at LIMIT ?",
        (now, limit),
    )
    return tuple(Due(*row) for row in rows)


def refuse_handled(change: Change, due: Due) -> None:
    """Refuse a due time that was handled before, or that no longer stands."""
    when = change.table.due_times.get((due.seat, due.kind))
    if when is None or when.at != due.at:
        raise Refused("table-not-due")


def reschedule(change: Change, due: Due, at: float | None) -> None:
    """It was handled: the next time, or None for never again while this decision is due."""
    refuse_handled(change, due)
    asked = change.table.due_times[due.seat, due.kind].asked
    change.table.due_times = {**change.table.due_times, (due.seat, due.kind): DueTime(at, asked)}


def _void(change: Change, colour: Colour, kinds: Collection[str]) -> None:
    """These reminders of a seat have had their time, as far as it has come."""
    change.table.due_times = {
        (seat, kind): when._replace(at=None)
        if seat == colour and kind in kinds and when.at is not None and when.at <= change.now
        else when
        for (seat, kind), when in change.table.due_times.items()
    }


def remind(change: Change, due: Due) -> None:
    """Leave a notice for whoever is to be told; delivering it is not the table's business."""
    refuse_handled(change, due)
    change.require("playing")
    table = change.table
    _void(change, due.seat, {"plea"} if due.kind == "plea" else set(REMINDERS) - {"plea"})
    seat, asked = table.seat(due.seat), table.asked.get(due.seat, 0)
    told = MODERATORS if due.kind == "plea" else seat.user
    change.notify(
        told, f"table-notice-{due.kind}", colour=due.seat, phase=str(table.game().phase), asked=asked
    )
    if due.kind == "plea":
        recount(change)


def deserted(table: Table) -> bool:
    """Whether nobody would be left if one more deadline had its consequence.

    That is so if a computer would take the last seat that a person holds; or if computers have decided
    for everybody more than once, and nobody did anything all the while.
    """
    people = table.present()
    if table.settings.late == "seat":
        return len(people) <= 1
    return all(table.missed.get(seat.colour, 0) >= MISSED_EACH for seat in people)


def handle(change: Change, due: Due, answer: Action | None) -> None:
    """Do what the table agreed on: a stand-in returns the seat, or a deadline has its consequence."""
    refuse_handled(change, due)
    if due.kind == "return":
        back(change, due.seat, "clock")
        change.notify(change.table.seat(due.seat).user, "table-notice-returned")
        return
    if due.kind != "decision":
        raise Refused("table-not-due")
    change.require("playing")
    table = change.table
    seat, policy = table.seat(due.seat), table.settings.late
    if policy != "remind" and deserted(table):
        fall_asleep(change)
        return
    change.log("late", "clock", due.seat, policy=policy)
    table.missed = {**table.missed, due.seat: table.missed.get(due.seat, 0) + 1}
    asked, phase = table.asked.get(due.seat, 0), str(table.game().phase)
    change.notify(seat.user, f"table-notice-late-{policy}", colour=due.seat, phase=phase, asked=asked)
    if policy == "seat":
        change.reseat(seat, stand_in=table.settings.stand_in)
    elif policy == "decision":
        take_or_safe(change, f"computer:{table.settings.stand_in}", due.seat, answer)
        settle(change)
    else:
        reschedule(change, due, None)
        _void(change, due.seat, set(REMINDERS) - {"plea"})
