"""Nobody is told anything at night, by the clock on their own wall, summer and winter."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.people import Habits, zones
from bot.staying import quiet_hours
from bot.tables import Refused

PARIS = ZoneInfo("Europe/Paris")


def night(zone: str = "Europe/Paris", begin: int = 22 * 60, end: int = 8 * 60) -> Habits:
    return Habits(7, zone=zone, quiet_from=begin, quiet_until=end)


def at(*moment: int, zone: ZoneInfo = PARIS) -> float:
    year, month, day, hour, minute = moment
    return datetime(year, month, day, hour, minute, tzinfo=zone).timestamp()


def test_without_quiet_hours_any_time_will_do() -> None:
    assert Habits(7).hushed_until(at(2026, 7, 1, 3, 0)) is None


@pytest.mark.parametrize("hour", [22, 23, 0, 7])
def test_the_night_lasts_until_its_morning(hour: int) -> None:
    day = 2 if hour < 12 else 1
    assert night().hushed_until(at(2026, 7, day, hour, 30)) == at(2026, 7, 2, 8, 0)


@pytest.mark.parametrize("hour", [8, 12, 21])
def test_by_day_nothing_is_hushed(hour: int) -> None:
    assert night().hushed_until(at(2026, 7, 1, hour, 0)) is None


def test_a_siesta_is_a_night_too() -> None:
    siesta = night(begin=13 * 60, end=15 * 60)
    assert siesta.hushed_until(at(2026, 7, 1, 14, 0)) == at(2026, 7, 1, 15, 0)
    assert siesta.hushed_until(at(2026, 7, 1, 23, 0)) is None


def test_the_same_moment_is_night_in_one_place_and_day_in_another() -> None:
    noon_in_paris = at(2026, 7, 1, 12, 0)
    assert night().hushed_until(noon_in_paris) is None
    assert night("Asia/Tokyo").hushed_until(noon_in_paris) is None
    assert night("America/Los_Angeles").hushed_until(noon_in_paris) is not None


def test_the_short_night_of_spring_ends_at_eight_by_the_wall() -> None:
    before = at(2026, 3, 28, 23, 0)
    morning = night().hushed_until(before)
    assert morning == at(2026, 3, 29, 8, 0)
    assert morning is not None
    assert morning - before == 8 * 3600, "an hour was skipped"


def test_the_long_night_of_autumn_ends_at_eight_by_the_wall() -> None:
    before = at(2026, 10, 24, 23, 0)
    morning = night().hushed_until(before)
    assert morning == at(2026, 10, 25, 8, 0)
    assert morning is not None
    assert morning - before == 10 * 3600, "an hour came twice"


def test_a_night_that_ends_in_the_skipped_hour_ends_right_after_it() -> None:
    morning = night(end=2 * 60 + 30).hushed_until(at(2026, 3, 29, 1, 0))
    assert morning is not None
    assert datetime.fromtimestamp(morning, PARIS).hour == 3


def test_a_snooze_that_ends_at_night_ends_in_the_morning() -> None:
    habits = Habits(7, "channel", "Europe/Paris", 22 * 60, 8 * 60, at(2026, 7, 1, 23, 0))
    assert habits.hushed_until(at(2026, 7, 1, 15, 0)) == at(2026, 7, 2, 8, 0)


minutes = st.integers(0, 1439)


@given(st.floats(1.6e9, 2.2e9), st.sampled_from(zones()), minutes, minutes)
def test_whoever_is_told_later_is_told_by_day_and_within_a_day_and_a_bit(
    now: float, zone: str, begin: int, end: int
) -> None:
    habits = night(zone, begin, end)
    later = habits.hushed_until(now)
    if later is None:
        assert not habits.quiet_at(now)
    else:
        assert now < later <= now + 26 * 3600
        assert begin == end or not habits.quiet_at(later)


@pytest.mark.parametrize(
    ("text", "begin", "end"), [("22-8", 1320, 480), ("22:30-7:15", 1350, 435), ("0-8", 0, 480)]
)
def test_hours_are_read_as_people_write_them(text: str, begin: int, end: int) -> None:
    assert quiet_hours(text) == {"quiet_from": begin, "quiet_until": end}


@pytest.mark.parametrize("text", ["night", "25-8", "22", "8-8", "22:61-7", "22-8-9"])
def test_nonsense_is_no_night(text: str) -> None:
    with pytest.raises(Refused):
        quiet_hours(text)
