"""Standings: points for places, and what decides between those who have the same. Plain functions.

The order is by league points; then by the share of the points in one's games; then by the games between those
who are still level; then by games won; then by the seed of the draw. Whoever left stands below the others.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import groupby, pairwise
from statistics import fmean
from typing import Final

from .model import Entry, League, LeagueTable, Seat

SCALE: Final[dict[int, tuple[int, ...]]] = {3: (10, 5, 1), 4: (10, 6, 3, 1), 5: (10, 7, 4, 2, 1)}
"""League points by how many play, from the first place to the last."""
FINALISTS: Final = 4


@dataclass(frozen=True, slots=True)
class Line:
    """How somebody stands. `share` are the points in one's games, measured by the average of each
    table; None where no points are known.
    """

    entry: Entry
    points: Fraction
    games: int
    wins: int
    share: float | None
    place: int = 0


def league_points(table: LeagueTable, seat: Seat) -> Fraction:
    """The league points of a seat: those who share a place share what its places are worth."""
    if seat.place is None:
        return Fraction(0)
    scale = SCALE[table.size]
    places = scale[seat.place - 1 : seat.place - 1 + seat.tied]
    return Fraction(sum(places), seat.tied)


def standings(entries: Iterable[Entry], tables: Iterable[LeagueTable]) -> tuple[Line, ...]:
    """How people stand after these tables, best first; only those count that have a result."""
    settled = [table for table in tables if table.how is not None]
    lines = [_line(entry, settled) for entry in entries]
    lines.sort(key=_before_games_between)
    ordered: list[Line] = []
    for _, level in groupby(lines, key=_before_games_between):
        ordered += _between(list(level), settled)
    return tuple(replace(line, place=number) for number, line in enumerate(ordered, 1))


def _before_games_between(line: Line) -> tuple[object, ...]:
    return line.entry.out, -line.points, -(line.share or 0.0)


def _line(entry: Entry, tables: Sequence[LeagueTable]) -> Line:
    own = [(table, seat) for table in tables for seat in table.seats if seat.entry == entry.number]
    shares = [share for table, seat in own if (share := _share(table, seat)) is not None]
    return Line(
        entry,
        sum((league_points(table, seat) for table, seat in own), Fraction(0)),
        games=len(own),
        wins=sum(seat.place == 1 and table.how in ("played", "corrected") for table, seat in own),
        share=round(fmean(shares), 4) if shares else None,
    )


def _share(table: LeagueTable, seat: Seat) -> float | None:
    """A seat's points by the average of its table; None where the points are not known."""
    if not table.total:
        return None
    return 0.0 if seat.place is None or seat.points is None else seat.points * table.size / table.total


def _between(level: list[Line], tables: Sequence[LeagueTable]) -> list[Line]:
    """Those who are level, ordered by the games that they played against each other, and what comes after."""
    numbers = {line.entry.number for line in level}
    ahead = dict.fromkeys(numbers, 0)
    for table in tables:
        among = [seat for seat in table.seats if seat.entry in numbers]
        for seat in among:
            ahead[seat.entry] += sum(_rank(seat) < _rank(other) for other in among)
            ahead[seat.entry] -= sum(_rank(seat) > _rank(other) for other in among)
    return sorted(
        level,
        key=lambda line: (-ahead[line.entry.number], -line.wins, -line.entry.seed, line.entry.number),
    )


def _rank(seat: Seat) -> int:
    """A place to compare; whoever got nothing comes last."""
    return 99 if seat.place is None else seat.place


# Whole leagues


def tables_of(league: League) -> dict[int, tuple[Line, ...]]:
    """The standings of each division. In the end, the finalists of a tournament stand as the final ended, and
    before all others.
    """
    rounds = [table for table in league.tables if table.round <= league.settings.rounds]
    found = {number: standings(people, rounds) for number, people in league.divisions()}
    final = next((table for table in league.tables if table.round > league.settings.rounds), None)
    if final is None or final.how is None:
        return found
    return {number: _after_final(lines, final) for number, lines in found.items()}


def _after_final(lines: Sequence[Line], final: LeagueTable) -> tuple[Line, ...]:
    places = {seat.entry: _rank(seat) for seat in final.seats}
    ordered = sorted(lines, key=lambda line: (places.get(line.entry.number, 100), line.place))
    return tuple(replace(line, place=number) for number, line in enumerate(ordered, 1))


def finalists(league: League) -> list[int]:
    """Who plays the final, best first: four, or three where no more take part; those who left are out."""
    [lines] = tables_of(league).values()
    staying = [line.entry.number for line in lines if not line.entry.out]
    return staying[: FINALISTS if len(staying) > FINALISTS else 3]


def next_season(league: League) -> list[int]:
    """The people of a league in the order in which the next season is drawn: the first of every division but
    the highest changes places with the last of the one above. Whoever left is not among them.
    """
    lines = [lines for _, lines in sorted(tables_of(league).items())]
    order = [[line.entry.user for line in division if not line.entry.out] for division in lines]
    staying = [division for division in order if division]
    for upper, lower in pairwise(staying):
        if len(upper) > 1 and len(lower) > 1:  # nobody goes two divisions up or down
            upper[-1], lower[0] = lower[0], upper[-1]
    return [user for division in staying for user in division if user is not None]
