"""Requests of the clock: deadlines, returns and reminders, each handled once even after a crash."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from bot.tables.change import Change, Request
from bot.tables.errors import Refused
from bot.tables.log_entry import MODERATORS
from bot.tables.model import Due, DueTime, Person, Table
from bot.tables.timetable import INVITATION, REMINDER_KINDS, WEEK
from engine import Action, Colour

from .absences import end_absence
from .decisions import settle, take_or_safe
from .lifecycle import fall_asleep
from .seats import end_invitation

MISSED_EACH: Final = 2  # decisions that everybody may miss in a row before a game falls asleep


@dataclass(frozen=True, slots=True)
class Reschedule(Request):
    """Note that a due time was handled: it comes again at `at`, or never while this decision is due."""

    due: Due
    at: float | None

    def apply(self, change: Change, who: Person) -> None:
        """Set the next time; Refused if that was done before."""
        refuse_handled(change, self.due)
        reschedule(change, self.due, self.at)


@dataclass(frozen=True, slots=True)
class Remind(Request):
    """Have the people of seats reminded, once and together. Weaker reminders that came meanwhile are void."""

    dues: tuple[Due, ...]

    def apply(self, change: Change, who: Person) -> None:
        """Leave a notice for each of them, which are delivered later; Refused if none is due any more."""
        change.require("playing")
        reminded = False
        for due in self.dues:
            if not _is_due(change, due):  # handled before, or made void by a stronger one
                continue
            again = _next_week(change, due)
            _void(change, due.seat, set(REMINDER_KINDS) - {"plea"})
            if again is not None:
                reschedule(change, due, again)
            asked, user = change.table.asked.get(due.seat, 0), change.table.seat(due.seat).user
            change.notify(user, f"table-notice-{due.kind}", colour=due.seat, asked=asked)
            reminded = True
        if not reminded:
            raise Refused("table-not-due")


def _next_week(change: Change, due: Due) -> float | None:
    """When a weekly reminder comes again, if the game is awake then."""
    sleep = change.table.due_times.get((due.seat, "sleep"))
    again = change.now + WEEK
    return again if due.kind == "weekly" and sleep and sleep.at and again < sleep.at else None


@dataclass(frozen=True, slots=True)
class TellModerators(Request):
    """Have the moderators told, once, that seats keep their table waiting."""

    due: Due

    def apply(self, change: Change, who: Person) -> None:
        """Leave one notice about all of these seats."""
        refuse_handled(change, self.due)
        change.require("playing")
        silent = [
            seat
            for (seat, kind), when in change.table.due_times.items()
            if kind == "plea" and when.at is not None and when.at <= change.now
        ]
        for seat in silent:
            _void(change, seat, {"plea"})
        phase = str(change.table.game().phase)
        change.notify(MODERATORS, "table-notice-plea", colours=",".join(silent), phase=phase)


@dataclass(frozen=True, slots=True)
class HandleDue(Request):
    """Have a deadline or a return take its effect, once; `answer` is what a computer would decide."""

    due: Due
    answer: Action | None = None

    def apply(self, change: Change, who: Person) -> None:
        """Do what the table agreed on: a stand-in returns the seat, a deadline has its consequence, somebody
        is no longer asked to take a seat, or a game that waited for too long falls asleep.
        """
        due, table = self.due, change.table
        refuse_handled(change, due)
        if due.kind == "return":
            end_absence(change, due.seat, "clock")
            change.notify(table.seat(due.seat).user, "table-notice-returned")
            return
        if due.kind == INVITATION:
            end_invitation(change, table.seat(due.seat), "clock")
            return
        change.require("playing")
        if due.kind == "sleep":
            _sleep_or_wait(change, due)
            return
        if due.kind != "decision":
            raise Refused("table-not-due")
        if table.settings.late != "remind" and deserted(table):
            fall_asleep(change)
            return
        _handle_missed(change, due, self.answer)


def _sleep_or_wait(change: Change, due: Due) -> None:
    """A game waited for long: it falls asleep, but not for somebody who said until when they are away, nor
    where the bot itself was away and nobody was reminded.
    """
    table = change.table
    away = table.seat(due.seat).away_until or change.now
    unheard = any(
        seat == due.seat and kind in REMINDER_KINDS and when.at is not None and when.at <= change.now
        for (seat, kind), when in table.due_times.items()
    )
    if unheard or away > change.now:
        reschedule(change, due, away + WEEK)
    else:
        fall_asleep(change)


def _handle_missed(change: Change, due: Due, answer: Action | None) -> None:
    """A deadline passed: note it, tell its person, and do what the table agreed on for that."""
    table = change.table
    seat, policy = table.seat(due.seat), table.settings.late
    change.log("late", "clock", due.seat, policy=policy)
    table.missed = {**table.missed, due.seat: table.missed.get(due.seat, 0) + 1}
    asked = table.asked.get(due.seat, 0)
    change.notify(seat.user, f"table-notice-late-{policy}", colour=due.seat, asked=asked)
    if policy == "seat":
        change.reseat(seat, stand_in=table.settings.stand_in)
    elif policy == "decision":
        take_or_safe(change, f"computer:{table.settings.stand_in}", due.seat, answer)
        settle(change)
    else:
        reschedule(change, due, None)
        _void(change, due.seat, set(REMINDER_KINDS) - {"plea"})


def refuse_handled(change: Change, due: Due) -> None:
    """Refuse a due time that was handled before, or is no longer due."""
    if not _is_due(change, due):
        raise Refused("table-not-due")


def _is_due(change: Change, due: Due) -> bool:
    when = change.table.due_times.get((due.seat, due.kind))
    return when is not None and when.at == due.at


def reschedule(change: Change, due: Due, at: float | None) -> None:
    """It was handled: the next time, or None for never again while this decision is due."""
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


def deserted(table: Table) -> bool:
    """Whether nobody would be left if one more deadline had its consequence.

    That is so if a computer would take the last seat that a person holds; or if computers have decided
    for everybody more than once, and nobody did anything all the while.
    """
    people = table.present()
    if table.settings.late == "seat":
        return len(people) <= 1
    return all(table.missed.get(seat.colour, 0) >= MISSED_EACH for seat in people)
