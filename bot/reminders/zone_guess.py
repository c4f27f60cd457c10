"""Guessing where somebody lives from the language of their Discord, and the time zones to choose from."""

from datetime import datetime
from typing import Final, NamedTuple

from babel import Locale
from babel.core import get_global

from .quiet_hours import time_zone

USUAL_NIGHT: Final = (23 * 60, 8 * 60)  # minutes of the day: quiet hours of those who never set any
_HOME: Final = {
    "bg": "Europe/Sofia",
    "cs": "Europe/Prague",
    "da": "Europe/Copenhagen",
    "de": "Europe/Berlin",
    "el": "Europe/Athens",
    "en-GB": "Europe/London",
    "en-US": "America/Chicago",
    "es-419": "America/Mexico_City",
    "es-ES": "Europe/Madrid",
    "fi": "Europe/Helsinki",
    "fr": "Europe/Paris",
    "hi": "Asia/Kolkata",
    "hr": "Europe/Zagreb",
    "hu": "Europe/Budapest",
    "id": "Asia/Jakarta",
    "it": "Europe/Rome",
    "ja": "Asia/Tokyo",
    "ko": "Asia/Seoul",
    "lt": "Europe/Vilnius",
    "nl": "Europe/Amsterdam",
    "no": "Europe/Oslo",
    "pl": "Europe/Warsaw",
    "pt-BR": "America/Sao_Paulo",
    "ro": "Europe/Bucharest",
    "ru": "Europe/Moscow",
    "sv-SE": "Europe/Stockholm",
    "th": "Asia/Bangkok",
    "tr": "Europe/Istanbul",
    "uk": "Europe/Kyiv",
    "vi": "Asia/Ho_Chi_Minh",
    "zh-CN": "Asia/Shanghai",
    "zh-TW": "Asia/Taipei",
}
_UNTOLD: Final = "en-US"  # what Discord speaks where nobody chose a language
_OFFERED: Final = (
    "Pacific/Honolulu",
    "America/Anchorage",
    "America/Los_Angeles",
    "America/Denver",
    "America/Chicago",
    "America/New_York",
    "America/Halifax",
    "America/Sao_Paulo",
    "Atlantic/Azores",
    "Europe/London",
    "Europe/Paris",
    "Africa/Lagos",
    "Europe/Athens",
    "Europe/Istanbul",
    "Asia/Dubai",
    "Asia/Karachi",
    "Asia/Kolkata",
    "Asia/Dhaka",
    "Asia/Bangkok",
    "Asia/Shanghai",
    "Asia/Tokyo",
    "Australia/Adelaide",
    "Australia/Sydney",
    "Pacific/Auckland",
)


class LocalTime(NamedTuple):
    """A time zone, the city that it is named after, and the time there."""

    zone: str
    city: str
    time: str


def guessed_zone(locale: str, server_locale: str | None) -> str:
    """Where somebody probably lives. American English says little: then the server's language counts."""
    if locale == _UNTOLD and server_locale is not None:
        locale = server_locale
    return _HOME.get(locale, _HOME[_UNTOLD])


def local_times(now: float, language: str) -> list[LocalTime]:
    """A zone for every hour of the clock, from west to east, and what time it is there."""
    return [local_time(zone, now, language) for zone in _OFFERED]


def local_time(zone: str, now: float, language: str) -> LocalTime:
    """What time it is in a zone; its city as a language calls it."""
    named = get_global("zone_aliases").get(zone, zone)  # CLDR knows some zones by older names
    known = Locale.parse(language, sep="-").time_zones.get(named, {})
    city = known.get("city") or zone.rpartition("/")[2].replace("_", " ")
    return LocalTime(zone, city, f"{datetime.fromtimestamp(now, time_zone(zone)):%H:%M}")
