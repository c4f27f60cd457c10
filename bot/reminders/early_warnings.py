"""Early warnings: a deadline's warning that would come during somebody's quiet hours is given before them."""

from bot.storage.due_times import PlannedWarning


def next_look(plan: PlannedWarning, now: float) -> float | None:
    """When to look at a warning again; None if it is to be given now, before the night that would hide it."""
    preferences = plan.preferences
    evening = preferences.warn_before_night(plan.due.at, plan.deadline, plan.asked)
    if evening is None:
        return plan.due.at
    return preferences.silent_until(now) or (evening if evening > now else None)
