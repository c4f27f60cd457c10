"""A person's preferences: where to be reached, the time zone, quiet hours, snoozing, and being coached.

A night is a person's quiet hours, whenever they are. This and their games is all we know of people.
"""

import logging
from dataclasses import asdict, dataclass
from datetime import UTC, datetime, time, timedelta, tzinfo
from functools import cache
from typing import Any, Final, Literal
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

_log = logging.getLogger(__name__)
Reach = Literal["channel", "dm", "off"]
MINUTES_A_DAY: Final = 24 * 60
WARNING_BEFORE_NIGHT: Final = 3600  # seconds before the night at which somebody is warned
GRACE_AFTER_ASKING: Final = 1800  # seconds that somebody gets first who was asked just now
MORNING_MARGIN: Final = (
    3600  # seconds from the night's end to a deadline that make a warning then soon enough
)


@dataclass(frozen=True, slots=True)
class Preferences:
    """One person's preferences. Quiet hours are minutes of the day in the person's own time zone.

    `coach` is 1 for somebody who wants their decisions explained, 0 for somebody who does not, and None for
    whoever is coached in lessons only. `language` is one that they chose instead of their Discord's.
    """

    user: int
    reach: Reach = "channel"
    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_until: int | None = None
    snoozed_until: float | None = None
    coach: int | None = None
    language: str | None = None

    def as_dict(self) -> dict[str, Any]:
        """All preferences by name, without whose they are."""
        return {name: value for name, value in asdict(self).items() if name != "user"}

    def quiet_at(self, now: float) -> bool:
        """Whether a moment is in this person's quiet hours, in their local time."""
        if self.quiet_from is None or self.quiet_until is None:
            return False
        local = datetime.fromtimestamp(now, time_zone(self.zone))
        minute = local.hour * 60 + local.minute
        if self.quiet_from <= self.quiet_until:
            return self.quiet_from <= minute < self.quiet_until
        return minute >= self.quiet_from or minute < self.quiet_until

    def silent_until(self, now: float) -> float | None:
        """When this person may be told something; None if that is now."""
        at = max(now, self.snoozed_until or now)
        if self.quiet_at(at):
            at = self._night_end(at)
        return at if at > now else None

    def _night_end(self, night: float) -> float:
        """The end of a night. Where clocks skip it, zoneinfo gives the moment after the skip."""
        assert self.quiet_until is not None, "there is a night only with quiet hours"
        zone = time_zone(self.zone)
        local = datetime.fromtimestamp(night, zone)
        end = time(self.quiet_until // 60, self.quiet_until % 60)
        for days in range(3):
            found = datetime.combine(local.date() + timedelta(days), end, zone).timestamp()
            if found > night and not self.quiet_at(found):
                return found
        return night + MINUTES_A_DAY * 60

    def night_start(self, night: float) -> float:
        """When the night of a moment began, to the minute; the moment itself if it is no night.

        It goes back minute by minute in local time, since clocks skip and repeat hours.
        """
        if not self.quiet_at(night):
            return night
        found = night // 60 * 60
        while found > night - 26 * 3600 and self.quiet_at(found - 60):
            found -= 60
        return found

    def warn_before_night(self, warning: float, deadline: float, asked: float) -> float | None:
        """When to warn of a deadline that a night hides; None if the usual time or the morning will do.

        Somebody who was asked just now was told just now: they get a while, as far as the evening lasts.
        """
        if not self.quiet_at(warning) or deadline - self._night_end(warning) >= MORNING_MARGIN:
            return None
        night_start = self.night_start(warning)
        return max(night_start - WARNING_BEFORE_NIGHT, min(asked + GRACE_AFTER_ASKING, night_start - 300))


def time_zone(zone: str) -> tzinfo:
    """The clock of a time zone. UTC needs no data; a zone that this machine lost counts as UTC."""
    if zone == "UTC":
        return UTC
    try:
        return ZoneInfo(zone)
    except (ZoneInfoNotFoundError, ValueError):
        _log.warning("the time zone %s is not known here", zone)
        return UTC


@cache
def zones() -> tuple[str, ...]:
    """Every time zone that somebody can live in, by name. The first call reads the disk."""
    return tuple(sorted({"UTC", *(name for name in available_timezones() if "/" in name)}))
