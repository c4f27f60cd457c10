"""When what happens to a seat that owes a decision: who is called, reminders that grow more urgent, the deadline."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.reminders.quiet_hours import Preferences
from engine import Colour

from .change import Change
from .log_entry import Entry
from .model import DueTime, Seat, Settings

REMINDERS: Final = ("turn", "nudge", "warning", "reminder", "again", "plea")
"""Due times that only tell somebody something: a plea tells the moderators, the others the seat's person.
A turn is for those whom the card itself does not call: they sleep, or want to be told elsewhere.
"""

HOUR: Final = 3600
FIRST_REMINDER: Final = 8 * HOUR  # the usual
AGAIN: Final = 3  # the second reminder comes at this multiple of the first
PLEA: Final = 6  # and the note to the moderators at this one
_CALLING_ANEW: Final = ("replaced", "returned")


def timetable(settings: Settings) -> tuple[tuple[str, int], ...]:
    """What comes due, and how many seconds after the decision was asked for."""
    times: list[tuple[str, int]] = []
    deadline, reminder = settings.deadline, settings.reminder
    if deadline is not None:
        times.append(("decision", deadline))
        if deadline >= 2 * HOUR:
            times.append(("warning", deadline - min(deadline // 4, 6 * HOUR)))
    if reminder is not None:
        # Moderators are not bothered while the time that the table itself agreed on runs.
        times += [("reminder", reminder), ("again", AGAIN * reminder)]
        times.append(("plea", max(PLEA * reminder, (deadline or 0) + reminder)))
    return tuple(times)


def is_called(seat: Seat, asked: Mapping[Colour, int], fresh: Sequence[Entry]) -> bool:
    """Whether fresh entries ask a seat's person for something: for a new decision, or for an old one that is
    news to them: the game goes on, or they took the seat, or it is theirs again. Whoever did that knows.
    """
    if not fresh:
        return False
    if asked.get(seat.colour, 0) >= fresh[0].seq:
        return True
    return any(
        entry.kind == "resumed" or (entry.kind in _CALLING_ANEW and entry.seat == seat.colour)
        for entry in fresh
        if entry.actor != f"user:{seat.user}"
    )


def newly_called(change: Change) -> list[Seat]:
    """The seats whose people a change asks for something."""
    fresh = [written.entry for written in change.written]
    return [seat for seat in change.table.waiting() if is_called(seat, change.table.asked, fresh)]


def call_time(seat: Seat, preferences: Preferences, now: float) -> float | None:
    """When a seat's person is told apart that they are due; None if the card tells them, or nobody should."""
    at = max(preferences.silent_until(now) or now, seat.away_until or now)
    by_card = preferences.reach == "channel" and at <= now
    return None if by_card or preferences.reach == "off" else at


def update_due_times(change: Change, preferences: Mapping[int, Preferences]) -> None:
    """Bring due times in line with who is due now: new decisions get new ones, answered ones lose theirs.

    `preferences` are those of the people who are newly called.
    """
    table = change.table
    waiting = [seat.colour for seat in table.waiting()]
    kept = {
        (seat, kind): when
        for (seat, kind), when in table.due_times.items()
        if when.asked is None or (seat in waiting and when.asked == table.asked.get(seat))
    }
    for seat in waiting:
        for kind, delay in timetable(table.settings):
            if (seat, kind) not in kept:
                kept[seat, kind] = DueTime(change.now + delay, table.asked.get(seat))
    for called in newly_called(change):
        at = call_time(called, preferences[called.user or 0], change.now)
        if at is not None and (called.colour, "turn") not in kept:
            kept[called.colour, "turn"] = DueTime(at, table.asked.get(called.colour))
    table.due_times = kept if table.live else {}
