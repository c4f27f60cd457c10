"""Standings: what places are worth, and what decides between those who are level."""

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from bot.leagues.model import Entry, How, League, LeagueSettings, LeagueTable, Seat
from bot.leagues.rounds import at_the_deadline
from bot.leagues.standings import SCALE, finalists, league_points, next_season, standings, tables_of


def table(*seats: Seat, number: int = 1, how: How | None = "played", total: int | None = 100) -> LeagueTable:
    return LeagueTable(1, number, 1, seats, how=how, total=total)


def order(entries: list[Entry], *tables: LeagueTable) -> list[int]:
    return [line.entry.number for line in standings(entries, tables)]


def people(count: int) -> list[Entry]:
    return [Entry(number, 100 + number, 1000, 1) for number in range(1, count + 1)]


@given(st.integers(3, 5), st.data())
def test_a_table_gives_away_all_its_points_however_places_are_shared(size: int, data: st.DataObject) -> None:
    points = data.draw(st.lists(st.integers(0, 3), min_size=size, max_size=size))
    seats = [
        Seat(n, 1 + sum(other > own for other in points), points.count(own), own)
        for n, own in enumerate(points)
    ]
    played = table(*seats)
    assert sum(league_points(played, seat) for seat in seats) == sum(SCALE[size])


@given(st.lists(st.permutations(range(1, 5)), max_size=6), st.permutations(range(1, 5)))
def test_the_order_is_the_same_however_people_are_listed(rounds: list[list[int]], listed: list[int]) -> None:
    tables = [
        table(*(Seat(entry, place, 1, 50 - 10 * place) for place, entry in enumerate(one, 1)), number=n)
        for n, one in enumerate(rounds)
    ]
    entries = people(4)
    lines = standings(entries, tables)
    assert [line.place for line in lines] == [1, 2, 3, 4]
    assert lines == standings([entries[n - 1] for n in listed], tables[::-1])
    points = [line.points for line in lines]
    assert points == sorted(points, reverse=True)


def test_who_shares_a_place_shares_its_points() -> None:
    played = table(Seat(1, 1, 2, 40), Seat(2, 1, 2, 40), Seat(3, 3, 1, 10), Seat(4, None))
    assert [league_points(played, seat) for seat in played.seats] == [8, 8, 3, 0]
    three = table(*(Seat(n, 1, 3) for n in (1, 2, 3)))
    assert league_points(three, three.seats[0]) == Fraction(16, 3)


def test_the_share_of_points_decides_between_equals() -> None:
    first = table(Seat(1, 1, 1, 40), Seat(2, 2, 1, 35), Seat(3, 3, 1, 25))
    second = table(Seat(2, 1, 1, 60), Seat(1, 2, 1, 30), Seat(3, 3, 1, 10), number=2)
    lines = standings(people(3), [first, second])
    assert [(line.entry.number, float(line.points), line.share) for line in lines[:2]] == [
        (2, 15.0, 1.425),
        (1, 15.0, 1.05),
    ]


def test_then_the_games_between_them_then_wins_then_the_seed() -> None:
    one = table(Seat(1, 2, 1, 30), Seat(2, 3, 1, 30), Seat(3, 1, 1, 40))
    two = table(Seat(2, 2, 1, 30), Seat(4, 3, 1, 30), Seat(5, 1, 1, 40), number=2)
    level = table(Seat(1, 3, 1, 30), Seat(4, 2, 1, 30), Seat(5, 1, 1, 40), number=3)
    assert order(people(5), one, two, level)[2:] == [1, 2, 4], (
        "1 before 2 before 4, and 4 before 1: their seeds"
    )
    assert order(people(5), one, two, level)[:2] == [5, 3]
    ahead = table(Seat(2, 2, 1, 30), Seat(1, 3, 1, 30), Seat(3, 1, 1, 40), number=1)
    back = table(Seat(1, 2, 1, 30), Seat(4, 3, 1, 30), Seat(5, 1, 1, 40), number=2)
    deep = table(Seat(2, 3, 1, 30), Seat(4, 2, 1, 30), Seat(5, 1, 1, 40), number=3)
    only = [people(5)[0], people(5)[1]]
    assert order(only, ahead, back, deep) == [2, 1], "2 came before 1 in their only game"
    seeded = [Entry(1, 101, 900), Entry(2, 102, 1100)]
    assert order(seeded) == [2, 1]


def test_who_left_stands_below_those_who_play_on() -> None:
    entries = [Entry(1, 101, out=True), *people(3)[1:]]
    played = table(Seat(1, 1, 1, 50), Seat(2, 2, 1, 30), Seat(3, 3, 1, 20))
    assert order(entries, played) == [2, 3, 1]


def test_only_tables_with_a_result_count() -> None:
    [line, *_] = standings(people(3), [table(Seat(1), Seat(2), Seat(3), how=None, total=None)])
    assert (line.games, float(line.points)) == (0, 0.0)


def test_at_the_deadline_those_for_whom_it_waits_get_nothing() -> None:
    seats = tuple(Seat(n) for n in (1, 2, 3, 4))
    late = table(*at_the_deadline(seats, {2}), how="deadline", total=None)
    assert [league_points(late, seat) for seat in late.seats] == [
        Fraction(19, 3),
        0,
        Fraction(19, 3),
        Fraction(19, 3),
    ]
    for waited in (set(), {1, 2, 3, 4}):
        shared = table(*at_the_deadline(seats, waited), how="deadline", total=None)
        assert {league_points(shared, seat) for seat in shared.seats} == {5}
    [line, *_] = standings(people(4), [late])
    assert (line.wins, line.share) == (0, None), "nobody won, and nothing is known of points"


def league(*divisions: int, kind: str = "divisions", **changes: object) -> League:
    entries: list[Entry] = []
    for division, count in enumerate(divisions, 1):
        entries += [
            Entry(len(entries) + n, 100 + len(entries) + n, 1000, division) for n in range(1, count + 1)
        ]
    chosen = LeagueSettings.model_validate({"kind": kind, "rounds": 2})
    return League(1, 1, 2, 3, "Winter", chosen, "playing", 0.0, entries=tuple(entries), **changes)  # type: ignore[arg-type]


def test_the_first_go_up_and_the_last_go_down() -> None:
    assert next_season(league(3, 3, 3)) == [101, 102, 104, 103, 105, 107, 106, 108, 109]
    assert next_season(league(4)) == [101, 102, 103, 104]


@given(st.lists(st.integers(1, 5), min_size=1, max_size=5))
def test_nobody_is_lost_between_seasons_or_moves_more_than_one_division(sizes: list[int]) -> None:
    before = league(*sizes)
    users = next_season(before)
    assert sorted(users) == sorted(entry.user or 0 for entry in before.entries)
    bounds = [division for division, size in enumerate(sizes, 1) for _ in range(size)]
    for place, user in enumerate(users):
        was = next(entry.division for entry in before.entries if entry.user == user)
        assert abs(bounds[place] - was) <= 1


def test_the_best_four_play_the_final_and_stand_as_it_ends() -> None:
    cup = league(6, kind="tournament")
    assert finalists(cup) == [1, 2, 3, 4]
    assert finalists(league(4, kind="tournament")) == [1, 2, 3]
    final = LeagueTable(
        3,
        1,
        1,
        (Seat(1, 3, 1, 5), Seat(2, 4, 1, 4), Seat(3, 1, 1, 9), Seat(4, 2, 1, 6)),
        how="played",
        total=24,
    )
    [lines] = tables_of(league(6, kind="tournament", tables=(final,))).values()
    assert [line.entry.number for line in lines] == [3, 4, 1, 2, 5, 6]
