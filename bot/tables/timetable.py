"""When what happens to a seat that owes a decision: reminders that grow more urgent, and the deadline."""

from typing import Final

from .model import Settings

REMINDERS: Final = ("turn", "nudge", "warning", "reminder", "again", "plea")
"""Due times that only tell somebody something: a plea tells the moderators, the others the seat's person.
A turn is for those whom the card itself did not call: they sleep, or want to be told elsewhere.
"""

HOUR: Final = 3600
FIRST_REMINDER: Final = 8 * HOUR  # the usual
AGAIN: Final = 3  # the second reminder comes at this multiple of the first
PLEA: Final = 6  # and the note to the moderators at this one


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
