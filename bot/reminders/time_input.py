"""Parsing times as people type them: quiet hours, the end of an absence, a time zone."""

import datetime
import re
from collections.abc import Collection
from typing import Final

from bot.tables.errors import Refused

from .quiet_hours import Preferences, time_zone

DAY: Final = 86400
LONGEST_AWAY: Final = 366
SUGGESTED_DAYS: Final = (1, 2, 3, 5, 7, 10, 14, 21, 30, 60)
_TIME: Final = r"(\d{1,2})(?:[:.h]([0-5]\d))?\s*(am|pm|h)?"
_NIGHT: Final = re.compile(rf"{_TIME}\s*(?:[-\u2013\u2014]|to)\s*{_TIME}")


def quiet_hours(text: str) -> dict[str, int | None]:
    """What a night such as 22-8, 22:30-7:15 or 10pm-8am means; "-" means none, anything else is Refused."""
    written = text.strip().casefold()
    if written in ("-", "none"):
        return {"quiet_from": None, "quiet_until": None}
    found = _NIGHT.fullmatch(written)
    if found is None:
        raise Refused("no-such-hours")
    begin, end = _minutes(*found.groups()[:3]), _minutes(*found.groups()[3:])
    if max(begin, end) > 24 * 60 or begin % 1440 == end % 1440:
        raise Refused("no-such-hours")
    return {"quiet_from": begin % 1440, "quiet_until": end % 1440}


def _minutes(hours: str, minutes: str | None, half: str | None) -> int:
    hour = int(hours)
    if half in ("am", "pm"):
        if not 1 <= hour <= 12:
            raise Refused("no-such-hours")
        hour = hour % 12 + (12 if half == "pm" else 0)
    return hour * 60 + int(minutes or 0)


def away_until(text: str, preferences: Preferences, now: float) -> float:
    """The end of an absence: so many days from now, or the beginning of a day where one lives."""
    written = text.strip()
    try:
        if written.isdecimal():
            at = now + int(written) * DAY
        else:
            day = datetime.date.fromisoformat(written)
            at = datetime.datetime.combine(day, datetime.time(), time_zone(preferences.zone)).timestamp()
    except OverflowError as error:
        raise Refused("away-until-far") from error
    except ValueError as error:
        raise Refused("away-until-unclear") from error
    if at <= now:
        raise Refused("away-until-past")
    if at > now + LONGEST_AWAY * DAY:
        raise Refused("away-until-far")
    return at


def suggest_ends(typed: str, preferences: Preferences, now: float) -> list[tuple[str, int, datetime.date]]:
    """Ends of an absence to choose from: what was typed if it makes sense, else the usual ones.

    Each is what to give to `away_until`, in how many days that is, and the day there.
    """
    zone = time_zone(preferences.zone)
    written = [typed.strip()] if typed.strip() else [str(days) for days in SUGGESTED_DAYS]
    found = []
    for text in written:
        try:
            at = away_until(text, preferences, now)
        except Refused:
            continue
        day = datetime.datetime.fromtimestamp(at, zone).date()
        today = datetime.datetime.fromtimestamp(now, zone).date()
        found.append((text, (day - today).days, day))
    return found


def zone_named(text: str, known: Collection[str]) -> str:
    """The time zone that somebody means by its name or by its city; Refused if there is none, or several."""
    wanted = text.strip().replace(" ", "_").casefold()
    found = [zone for zone in known if zone.casefold() == wanted]
    found = found or [zone for zone in known if zone.casefold().rpartition("/")[2] == wanted]
    if len(found) != 1:
        raise Refused("no-such-zone", zone=text[:40])
    return found[0]


def clock_time(minutes: int | None) -> str:
    """Minutes of the day as a clock shows them."""
    return "" if minutes is None else f"{minutes // 60:02}:{minutes % 60:02}"
