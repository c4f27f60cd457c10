"""Nobody is told anything at night, by the clock on their own wall, summer and winter."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.reminders.quiet_hours import Preferences, zones
from bot.reminders.time_input import away_until, quiet_hours, suggest_ends, zone_named
from bot.tables.errors import Refused
from bot.words import words

PARIS = ZoneInfo("Europe/Paris")
HOUR = 3600
NO_HOURS = {"quiet_from": None, "quiet_until": None}


def night(zone: str = "Europe/Paris", begin: int = 22 * 60, end: int = 8 * 60) -> Preferences:
    return Preferences(7, zone=zone, quiet_from=begin, quiet_until=end)


def at(*moment: int, zone: ZoneInfo = PARIS) -> float:
    year, month, day, hour, minute = moment
    return datetime(year, month, day, hour, minute, tzinfo=zone).timestamp()


def test_without_quiet_hours_any_time_will_do() -> None:
    assert Preferences(7).silent_until(at(2026, 7, 1, 3, 0)) is None


@pytest.mark.parametrize("hour", [22, 23, 0, 7])
def test_the_night_lasts_until_its_morning(hour: int) -> None:
    day = 2 if hour < 12 else 1
    assert night().silent_until(at(2026, 7, day, hour, 30)) == at(2026, 7, 2, 8, 0)


@pytest.mark.parametrize("hour", [8, 12, 21])
def test_by_day_nothing_is_hushed(hour: int) -> None:
    assert night().silent_until(at(2026, 7, 1, hour, 0)) is None


def test_a_siesta_is_a_night_too() -> None:
    siesta = night(begin=13 * 60, end=15 * 60)
    assert siesta.silent_until(at(2026, 7, 1, 14, 0)) == at(2026, 7, 1, 15, 0)
    assert siesta.silent_until(at(2026, 7, 1, 23, 0)) is None


def test_the_same_moment_is_night_in_one_place_and_day_in_another() -> None:
    noon_in_paris = at(2026, 7, 1, 12, 0)
    assert night().silent_until(noon_in_paris) is None
    assert night("Asia/Tokyo").silent_until(noon_in_paris) is None
    assert night("America/Los_Angeles").silent_until(noon_in_paris) is not None


def test_the_short_night_of_spring_ends_at_eight_by_the_wall() -> None:
    before = at(2026, 3, 28, 23, 0)
    morning = night().silent_until(before)
    assert morning == at(2026, 3, 29, 8, 0)
    assert morning is not None
    assert morning - before == 8 * 3600, "an hour was skipped"


def test_the_long_night_of_autumn_ends_at_eight_by_the_wall() -> None:
    before = at(2026, 10, 24, 23, 0)
    morning = night().silent_until(before)
    assert morning == at(2026, 10, 25, 8, 0)
    assert morning is not None
    assert morning - before == 10 * 3600, "an hour came twice"


def test_a_night_that_ends_in_the_skipped_hour_ends_right_after_it() -> None:
    morning = night(end=2 * 60 + 30).silent_until(at(2026, 3, 29, 1, 0))
    assert morning is not None
    assert datetime.fromtimestamp(morning, PARIS).hour == 3


def test_a_snooze_that_ends_at_night_ends_in_the_morning() -> None:
    preferences = Preferences(7, "channel", "Europe/Paris", 22 * 60, 8 * 60, at(2026, 7, 1, 23, 0))
    assert preferences.silent_until(at(2026, 7, 1, 15, 0)) == at(2026, 7, 2, 8, 0)


# Warnings in the night come the evening before


def evening_warning(
    preferences: Preferences, deadline: float, lead: int = 6 * HOUR, asked: float = 0.0
) -> float | None:
    return preferences.warn_before_night(deadline - lead, deadline, asked)


def test_a_deadline_at_seven_is_told_an_hour_before_the_night() -> None:
    assert evening_warning(night(), at(2026, 7, 2, 7, 0)) == at(2026, 7, 1, 21, 0)


def test_a_deadline_right_after_the_night_as_well() -> None:
    assert evening_warning(night(), at(2026, 7, 2, 8, 30)) == at(2026, 7, 1, 21, 0)


@pytest.mark.parametrize("hour", [9, 12, 17])
def test_if_the_morning_leaves_time_it_comes_in_the_morning(hour: int) -> None:
    assert evening_warning(night(), at(2026, 7, 2, hour, 0)) is None


def test_by_day_it_comes_at_its_time() -> None:
    assert evening_warning(night(), at(2026, 7, 2, 20, 0)) is None
    assert evening_warning(Preferences(7), at(2026, 7, 2, 4, 0)) is None


def test_a_deadline_soon_after_midnight_whose_warning_comes_before_the_night() -> None:
    assert evening_warning(night(), at(2026, 7, 2, 0, 30), lead=3 * HOUR) is None, (
        "half past nine is evening enough"
    )


def test_whoever_was_asked_just_now_has_a_while() -> None:
    deadline = at(2026, 7, 2, 7, 0)
    assert evening_warning(night(), deadline, asked=at(2026, 7, 1, 21, 10)) == at(2026, 7, 1, 21, 40)
    assert evening_warning(night(), deadline, asked=at(2026, 7, 1, 21, 50)) == at(2026, 7, 1, 21, 55)


def test_the_evening_is_that_of_ones_own_wall() -> None:
    tokyo = ZoneInfo("Asia/Tokyo")
    found = evening_warning(night("Asia/Tokyo"), at(2026, 7, 2, 7, 0, zone=tokyo))
    assert found == at(2026, 7, 1, 21, 0, zone=tokyo)
    assert found == at(2026, 7, 1, 14, 0), "which is early in the afternoon in Paris"


def test_the_evening_before_the_clocks_change_is_an_evening_by_the_wall() -> None:
    assert evening_warning(night(), at(2026, 3, 29, 7, 0)) == at(2026, 3, 28, 21, 0)
    assert evening_warning(night(), at(2026, 10, 25, 7, 0)) == at(2026, 10, 24, 21, 0)


def test_a_night_that_begins_in_the_skipped_hour_begins_where_the_clock_goes_on() -> None:
    late = night(begin=2 * 60 + 30, end=10 * 60)
    assert late.night_start(at(2026, 3, 29, 5, 0)) == at(2026, 3, 29, 3, 0)
    assert late.night_start(at(2026, 3, 30, 5, 0)) == at(2026, 3, 30, 2, 30)


def test_a_night_that_begins_in_the_hour_that_comes_twice() -> None:
    late = night(begin=2 * 60 + 30, end=10 * 60)
    night_start = late.night_start(at(2026, 10, 25, 5, 0))
    assert datetime.fromtimestamp(night_start, PARIS).strftime("%H:%M") == "02:30"
    assert at(2026, 10, 25, 5, 0) - night_start == 2.5 * HOUR, "it is the second of the two"


minutes = st.integers(0, 1439)


@given(st.floats(1.6e9, 2.2e9), st.sampled_from(zones()), minutes, minutes)
def test_a_dusk_is_the_edge_of_a_night(now: float, zone: str, begin: int, end: int) -> None:
    preferences = night(zone, begin, end)
    night_start = preferences.night_start(now)
    if preferences.quiet_at(now):
        assert night_start <= now
        assert preferences.quiet_at(night_start)
        assert not preferences.quiet_at(night_start - 60)
    else:
        assert night_start == now


@given(st.floats(1.6e9, 2.2e9), st.sampled_from(zones()), minutes, minutes)
def test_whoever_is_told_later_is_told_by_day_and_within_a_day_and_a_bit(
    now: float, zone: str, begin: int, end: int
) -> None:
    preferences = night(zone, begin, end)
    later = preferences.silent_until(now)
    if later is None:
        assert not preferences.quiet_at(now)
    else:
        assert now < later <= now + 26 * 3600
        assert begin == end or not preferences.quiet_at(later)


@pytest.mark.parametrize(
    ("text", "begin", "end"),
    [
        ("22-8", 1320, 480),
        ("22:30-7:15", 1350, 435),
        ("0-8", 0, 480),
        ("24-8", 0, 480),
        ("10pm-8am", 1320, 480),
        ("10:30 PM to 7 am", 1350, 420),
        ("12am - 12pm", 0, 720),
        ("22h30-7h", 1350, 420),
        ("22.30 \u2013 7.15", 1350, 435),
    ],
)
def test_hours_are_read_as_people_write_them(text: str, begin: int, end: int) -> None:
    assert quiet_hours(text, words()) == {"quiet_from": begin, "quiet_until": end}


@pytest.mark.parametrize(
    ("language", "none", "night"),
    [
        ("en", "None", "22 to 8"),
        ("de", "keine", "22 bis 8"),
        ("fr", "Aucune", "22h à 8h"),
        ("it", "nessuna", "22 alle 8"),
        ("ru", "Нет", "22 до 8"),
    ],
)
def test_hours_are_read_in_the_language_of_who_writes_them(language: str, none: str, night: str) -> None:
    say = words(language)
    assert quiet_hours(none, say) == quiet_hours("-", say) == quiet_hours("none", say) == NO_HOURS
    assert quiet_hours(night, say) == {"quiet_from": 1320, "quiet_until": 480}


@pytest.mark.parametrize("text", ["", "night", "25-8", "22", "8-8", "22:61-7", "22-8-9", "13pm-8am", "0am-8"])
def test_nonsense_is_no_night(text: str) -> None:
    with pytest.raises(Refused):
        quiet_hours(text, words())


# Ends of an absence, and places


def refusal(text: str, preferences: Preferences, now: float) -> str:
    with pytest.raises(Refused) as refused:
        away_until(text, preferences, now, words())
    return refused.value.key


def test_an_absence_that_makes_no_sense_is_refused_with_its_reason() -> None:
    now = at(2026, 7, 1, 12, 0)
    assert refusal("0", night(), now) == "away-until-past"
    assert refusal("2026-07-01", night(), now) == "away-until-past", "today began long ago"
    assert refusal("2020-01-01", night(), now) == "away-until-past"
    assert refusal("9" * 19, night(), now) == "away-until-far"
    assert refusal("367", night(), now) == "away-until-far"
    assert refusal("2028-01-01", night(), now) == "away-until-far"
    assert refusal("9999-12-31", night(), now) == "away-until-far"
    assert refusal("0001-01-01", night(), now) == "away-until-past"
    for text in ("someday", "week", "-3", "3.5", "2027-13-01", "2027-02-30", ""):
        assert refusal(text, night(), now) == "away-until-unclear"


def test_an_absence_ends_with_the_beginning_of_a_day_by_ones_own_wall() -> None:
    now = at(2026, 3, 27, 12, 0)
    assert away_until("2026-03-29", night(), now, words()) == at(2026, 3, 29, 0, 0)
    assert (
        away_until("2026-03-30", night(), now, words()) - away_until("2026-03-29", night(), now, words())
        == 23 * HOUR
    )


def test_midnight_that_is_skipped_is_the_first_moment_of_the_day() -> None:
    """In Santiago the clocks go from midnight to one on the first Sunday of September."""
    preferences = Preferences(7, zone="America/Santiago")
    zone = ZoneInfo("America/Santiago")
    found = away_until("2026-09-06", preferences, at(2026, 9, 1, 12, 0, zone=zone), words())
    assert datetime.fromtimestamp(found, zone).strftime("%d %H:%M") == "06 01:00"


def test_whoever_is_ahead_may_come_back_on_a_day_that_is_still_far_for_others() -> None:
    noon = at(2026, 7, 1, 12, 0)
    assert away_until("2026-07-02", night("Pacific/Auckland"), noon, words()) == noon + 2 * HOUR, (
        "it is ten at night"
    )


def test_ends_are_offered_with_their_day() -> None:
    now = at(2026, 7, 1, 12, 0)
    offered = suggest_ends("", night(), now, words())
    assert [(text, days) for text, days, _ in offered[:3]] == [("1", 1), ("2", 2), ("3", 3)]
    assert str(offered[4][2]) == "2026-07-08"
    assert [(days, str(day)) for _, days, day in suggest_ends("4", night(), now, words())] == [
        (4, "2026-07-05")
    ]
    assert suggest_ends("2020-01-01", night(), now, words()) == []


def test_a_zone_goes_by_its_name_or_its_city() -> None:
    known = zones()
    assert zone_named("Europe/Paris", known) == "Europe/Paris"
    assert zone_named("europe/paris", known) == "Europe/Paris"
    assert zone_named("New York", known) == "America/New_York"
    assert zone_named("utc", known) == "UTC"
    for text in ("Mars", "", "paris/europe"):
        with pytest.raises(Refused):
            zone_named(text, known)
