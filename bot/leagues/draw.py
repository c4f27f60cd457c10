"""The draw: how many tables there are, who sits at which, and in which order. Plain functions of numbers.

Tables have three to five people, as nearly alike in size as can be. Over the rounds everybody meets everybody
as evenly as can be, and goes first as often as the others.
"""

import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import Final

SMALLEST: Final = 3
LARGEST: Final = 5
_STARTS: Final = 400  # from which the best mixture is looked for, by the number of people
Tables = list[list[int]]
Meetings = Counter[tuple[int, int]]


def table_sizes(people: int, wanted: int) -> tuple[int, ...]:
    """How many sit at each table: three to five, no two sizes further apart than one, near to what is wanted;
    nothing for fewer than three people.
    """
    counts = range(-(-people // LARGEST), people // SMALLEST + 1)
    if people < SMALLEST:
        return ()
    tables = min(counts, key=lambda count: (abs(people / count - wanted), count))
    least, more = divmod(people, tables)
    return tuple(least + (number < more) for number in range(tables))


def cut(order: Sequence[int], wanted: int) -> Tables:
    """Divisions from the strongest to the weakest, each of people who stand next to each other."""
    found, begin = [], 0
    for size in table_sizes(len(order), wanted):
        found.append(list(order[begin : begin + size]))
        begin += size
    return found


def snake(order: Sequence[int], wanted: int) -> Tables:
    """Tables of the same strength: from the strongest on to and fro, so that each has some of every kind."""
    sizes = table_sizes(len(order), wanted)
    found: Tables = [[] for _ in sizes]
    row = 0
    people = list(order)
    while people:
        with_room = [number for number, size in enumerate(sizes) if len(found[number]) < size]
        for number in with_room if row % 2 == 0 else reversed(with_room):
            if people:
                found[number].append(people.pop(0))
        row += 1
    return found


def meetings(tables: Iterable[Sequence[int]]) -> Meetings:
    """How often each two met at these tables."""
    return Counter(pair for table in tables for pair in combinations(sorted(table), 2))


def mixed(order: Sequence[int], wanted: int, met: Mapping[tuple[int, int], int], seed: str) -> Tables:
    """Tables at which those sit together who met least: it is better that two pairs meet twice than that one
    does three times. Without meetings so far these are the tables of `snake`.
    """
    best = snake(order, wanted)
    if not any(met.values()):
        return best
    best = _improved(best, met)
    chance = random.Random(seed)
    for _ in range(max(6, _STARTS // len(order))):
        found = _improved(snake(chance.sample(list(order), len(order)), wanted), met)
        if _cost(found, met) < _cost(best, met):
            best = found
    return best


def _weight(person: int, others: Iterable[int], met: Mapping[tuple[int, int], int]) -> int:
    """What it costs that somebody sits with others: more than twice as much for meeting twice as often."""
    counts = (met.get((person, other) if person < other else (other, person), 0) for other in others)
    return sum(count * (count + 1) for count in counts)


def _cost(tables: Tables, met: Mapping[tuple[int, int], int]) -> int:
    return sum(_weight(person, table, met) for table in tables for person in table)


def _improved(tables: Tables, met: Mapping[tuple[int, int], int]) -> Tables:
    """The same tables with people exchanged until no exchange makes them better."""
    found = [list(table) for table in tables]
    better = True
    while better:
        exchanged = [_exchange(one, other, met) for one, other in combinations(found, 2)]
        better = any(exchanged)
    return found


def _exchange(one: list[int], other: list[int], met: Mapping[tuple[int, int], int]) -> bool:
    """Exchange two people of two tables wherever that makes them better; whether it did anywhere."""
    changed = False
    for n in range(len(one)):
        for m in range(len(other)):
            a, b = one[n], other[m]
            rest, others = one[:n] + one[n + 1 :], other[:m] + other[m + 1 :]
            now = _weight(a, rest, met) + _weight(b, others, met)
            if _weight(b, rest, met) + _weight(a, others, met) < now:
                one[n], other[m] = b, a
                changed = True
    return changed


def seat_order(people: Sequence[int], earlier: Sequence[Sequence[int]]) -> list[int]:
    """Who sits where, the first of them going first: whoever went first least often, then whoever sat latest.

    `earlier` are the tables so far, each in its order.
    """
    firsts = Counter(table[0] for table in earlier if table)
    sat: Counter[int] = Counter()
    for table in earlier:
        for position, person in enumerate(table):
            sat[person] += position
    return sorted(people, key=lambda person: (firsts[person], -sat[person], people.index(person)))
