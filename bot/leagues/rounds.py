"""What happens in a league by itself: the draw, tables that are opened and settled, the next round, the end.

Every step is stored before the next one begins and is refused if it was done before, so that a bot that is
killed between any two of them goes on where it stood.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace

from bot.tables.errors import Refused
from bot.tables.model import SYSTEM, Person

from .draw import cut, meetings, mixed, seat_order
from .model import CLOCK, DAY, LEAST_PEOPLE, Entry, How, LeagueTable, Seat
from .requests import LeagueChange, LeagueRequest
from .standings import finalists, tables_of


@dataclass(frozen=True, slots=True)
class Draw(LeagueRequest):
    """End the sign-up: draw the divisions by rating, after the season before, and the first round."""

    ratings: Mapping[int, int] = field(default_factory=dict)
    before: Sequence[int] = ()

    def apply(self, change: LeagueChange, who: Person) -> None:
        """Draw; the clock calls a league off for which too few signed up."""
        change.require("signup")
        league = change.league
        actor, marks = (CLOCK, {}) if who is SYSTEM else change.signed(who, "draw")
        if len(league.entries) < LEAST_PEOPLE:
            if who is not SYSTEM:
                raise Refused("league-too-few", least=LEAST_PEOPLE, count=len(league.entries))
            change.league = replace(league, status="cancelled")
            change.log("cancelled", actor)
            return
        seeded = [entry._replace(seed=self.ratings.get(entry.user or 0, 0)) for entry in league.entries]
        order = sorted(seeded, key=self._strength)
        if league.settings.kind == "divisions":
            groups = cut([entry.number for entry in order], league.settings.size)
            number = {entry: n for n, group in enumerate(groups, 1) for entry in group}
            order = [entry._replace(division=number[entry.number]) for entry in order]
        else:
            order = [entry._replace(division=1) for entry in order]
        change.league = replace(league, status="playing", signup_ends=None, entries=tuple(order))
        change.log("drawn", actor, count=len(order), **marks)
        _begin_round(change)

    def _strength(self, entry: Entry) -> tuple[int, int, int]:
        known = entry.user in self.before
        return self.before.index(entry.user or 0) if known else len(self.before), -entry.seed, entry.number


def _begin_round(change: LeagueChange) -> None:
    """Draw the tables of the next round."""
    league = change.league
    number, settings = league.round + 1, league.settings
    drawn: list[tuple[int, list[int]]] = []
    earlier = [[seat.entry for seat in table.seats] for table in league.tables]
    if number > settings.rounds:
        drawn.append((1, finalists(league)))
    else:
        for division, lines in tables_of(league).items():
            staying = [line.entry.number for line in lines if not line.entry.out]
            if settings.kind == "divisions" or len(staying) < LEAST_PEOPLE:
                groups = [staying]
            else:
                groups = mixed(staying, settings.size, meetings(earlier), f"{league.id}.{number}")
            drawn += [(division, group) for group in groups if len(group) > 1]
    tables = tuple(
        LeagueTable(number, n, division, tuple(Seat(entry) for entry in seat_order(group, earlier)))
        for n, (division, group) in enumerate(drawn, 1)
    )
    ends = change.now + settings.days * DAY
    change.league = replace(league, round=number, round_ends=ends, tables=(*league.tables, *tables))
    change.log("final" if number > settings.rounds else "round", CLOCK, round=number, until=int(ends))


@dataclass(frozen=True, slots=True)
class Advance(LeagueRequest):
    """Begin the next round once every table of this one has its result, or end the league after the last."""

    def apply(self, change: LeagueChange, who: Person) -> None:
        """Go on, if it is time."""
        change.require("playing")
        league, settings = change.league, change.league.settings
        if league.unsettled():
            raise Refused("league-not-due")
        rounds = settings.rounds + (settings.kind == "tournament")
        playable = any(sum(not entry.out for entry in people) > 1 for _, people in league.divisions())
        if league.round < rounds and playable:
            _begin_round(change)
        else:
            change.league = replace(league, status="over", round_ends=None)
            change.log("ended", CLOCK)


@dataclass(frozen=True, slots=True)
class NoteTable(LeagueRequest):
    """Note how far the opening of a table came, or that its people were warned of the round's end."""

    round: int
    number: int
    tried: float | None = None
    message: int | None = None
    game: int | None = None
    warned: bool = False
    again: bool = False

    def apply(self, change: LeagueChange, who: Person) -> None:
        """Note what is new; what was noted before stays, unless the table is to be announced again."""
        change.require("playing")
        table = change.league.table(self.round, self.number)
        if table.how is not None:
            raise Refused("league-not-due")
        if self.again and table.game is None:
            change.league = change.league.with_table(table, tried=None, message=None)
            return
        change.league = change.league.with_table(
            table,
            tried=self.tried if table.tried is None else table.tried,
            message=self.message if table.message is None else table.message,
            game=self.game if table.game is None else table.game,
            warned=table.warned or self.warned,
        )


@dataclass(frozen=True, slots=True)
class Settle(LeagueRequest):
    """Write down what a table came to, once."""

    round: int
    number: int
    how: How
    seats: tuple[Seat, ...]
    total: int | None = None

    def apply(self, change: LeagueChange, who: Person) -> None:
        """Write it down."""
        change.require("playing")
        table = change.league.table(self.round, self.number)
        if table.how is not None:
            raise Refused("league-not-due")
        change.league = change.league.with_table(table, how=self.how, seats=self.seats, total=self.total)
        change.log("settled", CLOCK, round=self.round, table=self.number, how=self.how)


def at_the_deadline(seats: Sequence[Seat], late: Collection[int]) -> tuple[Seat, ...]:
    """What a game comes to that is not over when its round is: those for whom it waits get nothing, and the
    others share the first places. Where it waits for all, or for nobody, all share them.
    """
    others = [seat for seat in seats if seat.entry not in late] or list(seats)
    return tuple(
        seat._replace(place=1, tied=len(others)) if seat in others else seat._replace(place=None)
        for seat in seats
    )
