"""Early warnings: a deadline's warning that would come during somebody's quiet hours is given before them."""

from typing import Final

from bot.storage.due_times import PlannedWarning
from bot.tables.model import Due

from .quiet_hours import WARNING_BEFORE_NIGHT

LONGEST_NIGHT: Final = 26 * 3600  # seconds: the longest night there can be


def brought_forward(plans: list[PlannedWarning], now: float) -> list[Due]:
    """Those that are to be given now, before the night in which they would come."""
    found = []
    for due, deadline, asked, preferences in plans:
        soon = now + WARNING_BEFORE_NIGHT
        if preferences.silent_until(now) is not None or (soon < due.at and not preferences.quiet_at(soon)):
            continue  # it is night already, or the night is far
        warn_before_night = preferences.warn_before_night(due.at, deadline, asked)
        if warn_before_night is not None and warn_before_night <= now:
            found.append(due)
    return found
