"""What a table of a league came to, by the result of its game.

A seat counts for whoever has, or had, its place in the league, if they made at least half of its decisions;
else somebody played in their place, and they get nothing. A game that was given up gives nobody anything.
"""

from collections import Counter
from collections.abc import Sequence

from bot.storage.results import GameResult
from bot.tables.model import Seat as TableSeat

from .model import League, LeagueTable
from .rounds import Settle


def outcome(
    league: League, table: LeagueTable, seats: Sequence[TableSeat], result: GameResult | None
) -> Settle:
    """How a table is settled: `seats` are those of its game, `result` what it came to, if it was counted."""
    if result is None:
        nothing = tuple(seat._replace(place=None) for seat in table.seats)
        return Settle(table.round, table.number, "abandoned", nothing)
    of_colour = {found.colour: found for found in result.seats}
    shared = Counter(found.place for found in result.seats)
    settled = []
    for seat, at in zip(table.seats, seats, strict=False):
        found = of_colour[at.colour]
        own = found.person and league.entry(seat.entry).held_by(found.user)
        place = found.place if own else None
        settled.append(seat._replace(place=place, tied=shared[found.place], points=found.points))
    total = sum(found.points for found in result.seats)
    return Settle(table.round, table.number, "played", tuple(settled), total)
