"""The timetable of a decision: when its seat is called (told that it is due), reminded, warned, and late."""

from collections.abc import Collection, Iterable, Mapping
from typing import Final

from bot.reminders.quiet_hours import Preferences
from engine import Colour

from .change import Change
from .log_entry import CALLING_ANEW, Entry, Kind
from .model import DueTime, Seat, Settings, Table
from .vote import QUESTION_TIME

REMINDER_KINDS: Final = ("turn", "nudge", "warning", "reminder", "again", "weekly", "plea")
"""Due times that only tell somebody something: a "plea" is the note to the moderators that a seat keeps its
table waiting, the others go to the seat's person, after the plea once a week. A "turn" is the call for those
whom the card does not mention, for they have quiet hours, want to be told elsewhere, or were at the table a
moment ago.
"""

INVITATION: Final = "invitation"
"""The due time at which nobody waits any longer for whoever was asked to take a seat."""
INVITATION_TIME: Final = 3 * 24 * 3600

HOUR: Final = 3600
FIRST_REMINDER: Final = 8 * HOUR  # the usual
SECOND_REMINDER: Final = 3  # the second reminder comes at this multiple of the first
MODERATOR_NOTE: Final = 6  # and the note to the moderators at this one
PRESENT: Final = 180.0  # seconds for which somebody who did something at a table counts as present
HELD_CALL: Final = 120.0  # seconds after which somebody who was present is called if they have not decided
ENDING: Final[tuple[Kind, ...]] = ("finished", "abandoned")
"""Entries by which a game is over."""
END_KEY: Final = "table-notice-over"
WEEK: Final = 7 * 24 * HOUR
WEEKS_AWAKE: Final = 3  # after that note, until a game falls asleep that still waits for the same decision


def timetable(settings: Settings) -> tuple[tuple[str, int], ...]:
    """What comes due, and how many seconds after the decision was asked for."""
    times: list[tuple[str, int]] = []
    deadline, reminder = settings.deadline, settings.reminder
    if deadline is not None:
        times.append(("decision", deadline))
        if deadline >= 2 * HOUR:
            times.append(("warning", deadline - min(deadline // 4, 6 * HOUR)))
    # Moderators are not bothered while the time that the table itself agreed on runs.
    step = reminder or FIRST_REMINDER
    plea = max(MODERATOR_NOTE * step, (deadline or 0) + step)
    if reminder is not None:
        times += [("reminder", reminder), ("again", SECOND_REMINDER * reminder)]
        times += [("plea", plea), ("weekly", plea + WEEK)]
    times.append(("sleep", plea + WEEKS_AWAKE * WEEK))
    return tuple(times)


def is_called(seat: Seat, asked: Mapping[Colour, int], since: int, entries: Iterable[Entry]) -> bool:
    """Whether a seat's person is to be called since an entry: for a new decision, or, because of one of the
    entries after it, for an old one; not for what they did themselves.
    """
    if asked.get(seat.colour, 0) > since:
        return True
    return any(
        entry.kind in CALLING_ANEW and entry.seat in (None, seat.colour)
        for entry in entries
        if entry.actor != f"user:{seat.user}"
    )


def newly_called(change: Change) -> list[Seat]:
    """The seats whose people are to be called because of a change."""
    entries = [written.entry for written in change.written]
    since, asked = change.table.version - len(entries), change.table.asked
    return [seat for seat in change.table.waiting() if is_called(seat, asked, since, entries)]


def newly_ended(change: Change) -> bool:
    """Whether a game that was played is over because of a change."""
    kinds = {written.entry.kind for written in change.written}
    return change.table.state is not None and not kinds.isdisjoint(ENDING)


def tell_of_end(change: Change, preferences: Mapping[int, Preferences]) -> None:
    """Leave a notice for those who played and whom the final card does not mention."""
    for seat in change.table.seats:
        if seat.user is not None and not called_by_card(seat, preferences[seat.user], change.now):
            change.notify(seat.user, END_KEY)


def called_by_card(seat: Seat, preferences: Preferences, now: float) -> bool:
    """Whether the card may call a seat's person now."""
    return preferences.reach == "channel" and _reachable_at(seat, preferences, now) <= now


def call_time(seat: Seat, preferences: Preferences, now: float) -> float | None:
    """When a reminder calls a seat's person; None if the card does, or they want no reminders."""
    if preferences.reach == "off" or called_by_card(seat, preferences, now):
        return None
    return _reachable_at(seat, preferences, now)


def _reachable_at(seat: Seat, preferences: Preferences, now: float) -> float:
    return max(preferences.silent_until(now) or now, seat.away_until or now)


def update_due_times(
    change: Change,
    called: Iterable[Seat],
    preferences: Mapping[int, Preferences],
    present: Collection[int] = (),
) -> None:
    """Bring due times in line with who is due now: new decisions get new ones, answered ones lose theirs.

    `preferences` are those of the people who are called because of the change. Those who are present see the
    card, and are called only if that does not do.
    """
    table = change.table
    waiting = [seat.colour for seat in table.waiting()]
    kept = {
        (seat, kind): when
        for (seat, kind), when in table.due_times.items()
        if (when.asked is None or (seat in waiting and when.asked == table.asked.get(seat)))
        and (kind != INVITATION or table.seat(seat).invited is not None)
    }
    for colour in waiting:
        for kind, delay in timetable(table.settings):
            if (colour, kind) not in kept:
                kept[colour, kind] = DueTime(change.now + delay, table.asked.get(colour))
    for seat in table.seats:
        if seat.invited is not None and (seat.colour, INVITATION) not in kept:
            kept[seat.colour, INVITATION] = DueTime(change.now + INVITATION_TIME)
    for seat in called:
        wishes = preferences[seat.user or 0]
        at = call_time(seat, wishes, change.now)
        if seat.user in present and called_by_card(seat, wishes, change.now):
            at = change.now + HELD_CALL
        if at is not None and (seat.colour, "turn") not in kept:
            kept[seat.colour, "turn"] = DueTime(at, table.asked.get(seat.colour))
    table.due_times = kept if table.live else {}
    _update_moments(table, change.now)


def _update_moments(table: Table, now: float) -> None:
    """When open questions are to be counted again, and when a game that was ended early is over for good."""
    table.votes = {  # those of earlier versions had no end
        kind: vote if vote.until is not None else vote._replace(until=now + QUESTION_TIME)
        for kind, vote in table.votes.items()
    }
    times = [vote.until for vote in table.votes.values()]
    for vote in table.votes.values():
        silent = [user for user in table.voters(vote) if not vote.answered(user)]
        times += [table.answer_due(vote, user) for user in silent]
    nearest = min((moment for moment in times if moment is not None), default=None)
    lobby = table.moments if table.status == "open" else {}
    moments = {"questions": nearest, "close": table.open_until}
    moments |= {kind: lobby.get(kind) for kind in ("soon", "expire")}
    table.moments = {kind: at for kind, at in moments.items() if at is not None}
