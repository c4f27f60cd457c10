"""The draw: for any number of people, over any number of rounds, it is fair."""

from collections import Counter
from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.leagues.draw import cut, meetings, mixed, seat_order, snake, table_sizes

PEOPLE = st.integers(3, 60)
SIZES = st.integers(3, 5)


@given(PEOPLE, SIZES)
def test_tables_have_three_to_five_people_as_nearly_alike_as_can_be(people: int, wanted: int) -> None:
    sizes = table_sizes(people, wanted)
    assert sum(sizes) == people
    assert set(sizes) <= {3, 4, 5}
    assert max(sizes) - min(sizes) <= 1
    if people % wanted == 0:
        assert set(sizes) == {wanted}, "as many as were wished for, where that can be"


def test_fewer_than_three_have_no_table() -> None:
    assert [table_sizes(people, 4) for people in (0, 1, 2)] == [(), (), ()]


@given(st.permutations(range(20)), SIZES)
def test_divisions_are_cut_from_the_strongest_down(order: list[int], wanted: int) -> None:
    divisions = cut(order, wanted)
    assert [person for division in divisions for person in division] == order


@given(PEOPLE, SIZES)
def test_seeded_tables_are_of_the_same_strength(people: int, wanted: int) -> None:
    tables = snake(range(people), wanted)
    assert sorted(person for table in tables for person in table) == list(range(people))
    assert tuple(len(table) for table in tables) == table_sizes(people, wanted)
    best = [min(table) for table in tables]
    assert sorted(best) == list(range(len(tables))), "each has one of the strongest"


@settings(deadline=None, max_examples=12)
@given(st.integers(6, 18), SIZES, st.integers(1, 5))
def test_everybody_plays_every_round_once_and_meets_the_others_evenly(
    people: int, wanted: int, rounds: int
) -> None:
    played: list[list[int]] = []
    for number in range(rounds):
        tables = mixed(range(people), wanted, meetings(played), f"league.{number}")
        assert sorted(person for table in tables for person in table) == list(range(people))
        assert tuple(len(table) for table in tables) == table_sizes(people, wanted)
        played += tables
    met = meetings(played)
    counts = [met[pair] for pair in combinations(range(people), 2)]
    average = sum(counts) / len(counts)
    assert max(counts) <= average + 2, "nobody meets the same people all the time"


def test_nobody_meets_twice_where_that_can_be_avoided() -> None:
    played: list[list[int]] = []
    for number in range(3):
        played += mixed(range(16), 4, meetings(played), f"league.{number}")
    assert max(meetings(played).values()) == 1


def test_the_same_draw_gives_the_same_tables() -> None:
    met = meetings([[0, 1, 2], [3, 4, 5]])
    assert mixed(range(6), 3, met, "a") == mixed(range(6), 3, met, "a")


@given(st.integers(3, 5), st.integers(1, 3))
def test_in_a_division_everybody_goes_first_as_often(people: int, times: int) -> None:
    earlier: list[list[int]] = []
    for _ in range(people * times):
        earlier.append(seat_order(range(people), earlier))
    assert Counter(table[0] for table in earlier) == dict.fromkeys(range(people), times)
