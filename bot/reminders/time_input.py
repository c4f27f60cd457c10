"""Parsing times as people type them: quiet hours, the end of an absence, a time zone."""

import datetime
import re
from collections.abc import Collection
from typing import Final

from bot.tables.errors import Refused
from bot.words import Say

from .quiet_hours import Preferences, time_zone

DAY: Final = 86400
LONGEST_AWAY: Final = 366
SUGGESTED_DAYS: Final = (1, 2, 3, 5, 7, 10, 14, 21, 30, 60)
_TIME: Final = r"(\d{1,2})(?:[:.h]([0-5]\d))?\s*(am|pm|h)?"
_DASHES: Final = ("-", "\u2013", "\u2014")
NO_NIGHT: Final = "none"  # what the panel says for it, in every language


def quiet_hours(text: str, say: Say) -> dict[str, int | None]:
    """What a night such as 22-8, 22:30-7:15 or 10pm-8am means; "-" means none, anything else is Refused.

    The words for none, and for the way from one hour "to" another, are those of `say`.
    """
    written = " ".join(text.casefold().split())
    (none,), (to,) = (_spoken(f"quiet-words-{key}", say) for key in ("none", "to"))
    if written in ("-", NO_NIGHT, *none):
        return {"quiet_from": None, "quiet_until": None}
    between = "|".join(map(re.escape, (*_DASHES, *to)))
    found = re.fullmatch(rf"{_TIME}\s*(?:{between})\s*{_TIME}", written)
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


def away_until(text: str, preferences: Preferences, now: float, say: Say) -> float:
    """The end of an absence: so many days from now, or the beginning of a day where one lives.

    The words for days and weeks are those of `say`: "3 days", "friday", "tomorrow", "next week".
    """
    written = " ".join(text.casefold().split())
    try:
        days = _days(written, say)
        if days is not None:
            at = now + days * DAY
        else:
            zone = time_zone(preferences.zone)
            today = datetime.datetime.fromtimestamp(now, zone).date()
            day = _named_day(written, today, say) or datetime.date.fromisoformat(written.upper())
            at = datetime.datetime.combine(day, datetime.time(), zone).timestamp()
    except OverflowError as error:
        raise Refused("away-until-far") from error
    except ValueError as error:
        raise Refused("away-until-unclear") from error
    if at <= now:
        raise Refused("away-until-past")
    if at > now + LONGEST_AWAY * DAY:
        raise Refused("away-until-far")
    return at


def _spoken(key: str, say: Say) -> list[list[str]]:
    """A list of words as a language file writes it: different ones by comma, the same thing by slash."""
    return [[word.strip() for word in group.split("/")] for group in say(key).casefold().split(",")]


def _days(written: str, say: Say) -> int | None:
    """How many days a number, "3 days" or "a week" means; None for anything else."""
    if written.isdecimal():
        return int(written)
    (ones,), (days,), (weeks,) = (_spoken(f"away-words-{key}", say) for key in ("one", "days", "weeks"))
    count, _, unit = written.partition(" ")
    if unit not in (*days, *weeks) or not (count.isdecimal() or count in ones):
        return None
    return (int(count) if count.isdecimal() else 1) * (7 if unit in weeks else 1)


def _named_day(written: str, today: datetime.date, say: Say) -> datetime.date | None:
    """The day that is meant by "tomorrow", "next week" (its Monday) or a weekday (the next one)."""
    (tomorrow,), (next_week,) = (_spoken(f"away-words-{key}", say) for key in ("tomorrow", "next-week"))
    if written in tomorrow:
        return today + datetime.timedelta(1)
    if written in next_week:
        return today + datetime.timedelta(7 - today.weekday())
    for weekday, names in enumerate(_spoken("away-words-weekdays", say)):
        if written in names:
            return today + datetime.timedelta((weekday - today.weekday() - 1) % 7 + 1)
    return None


def suggest_ends(
    typed: str, preferences: Preferences, now: float, say: Say
) -> list[tuple[str, int, datetime.date]]:
    """Ends of an absence to choose from: what was typed if it makes sense, else the usual ones.

    Each is what to give to `away_until`, in how many days that is, and the day there.
    """
    zone = time_zone(preferences.zone)
    written = [typed.strip()] if typed.strip() else [str(days) for days in SUGGESTED_DAYS]
    found = []
    for text in written:
        try:
            at = away_until(text, preferences, now, say)
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
