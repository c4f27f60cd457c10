"""Requests to a league: values that change it or are refused, like those to a table. Each is stored whole.

Here are those of people. What the bot does by itself is in `rounds`.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from bot.tables.errors import Refused
from bot.tables.model import Person

from .model import CLOCK, DAY, LONGEST_ROUND, MOST_PEOPLE, Entry, League, LeagueTable, LogKind, LogLine, Seat
from .rights import Deed, interested, refuse_deed


@dataclass(slots=True)
class LeagueChange:
    """A league being changed, and what its log will say of it."""

    league: League
    now: float
    written: list[LogLine] = field(default_factory=list)

    def log(self, kind: LogKind, actor: str, /, **blanks: str | int) -> None:
        """Add a line to the log."""
        self.written.append(LogLine(self.now, kind, actor, blanks))

    def require(self, status: str) -> None:
        """Refuse unless people sign up, or play."""
        if self.league.status != status:
            raise Refused(f"league-is-{self.league.status}")

    def signed(self, who: Person, deed: Deed) -> tuple[str, dict[str, str]]:
        """The log's name of a moderator who may do this, and whether they play; Refused for all others."""
        refuse_deed(self.league, who, deed)
        plays = interested(self.league, who.user)
        return f"moderator:{who.user}", {"plays": "yes"} if plays else {}


class LeagueRequest(ABC):
    """Something asked of a league."""

    @abstractmethod
    def apply(self, change: LeagueChange, who: Person) -> None:
        """Do it; Refused if it can't be done, or not by this person."""


@dataclass(frozen=True, slots=True)
class SignUp(LeagueRequest):
    """Take part."""

    def apply(self, change: LeagueChange, who: Person) -> None:
        """Add a place for whoever asks."""
        change.require("signup")
        league = change.league
        if league.entry_of(who.user) is not None:
            raise Refused("league-already-in")
        if len(league.entries) >= MOST_PEOPLE:
            raise Refused("league-full", most=MOST_PEOPLE)
        number = max((entry.number for entry in league.entries), default=0) + 1
        change.league = replace(league, entries=(*league.entries, Entry(number, who.user)))
        change.log("joined", f"user:{who.user}", user=who.user)


@dataclass(frozen=True, slots=True)
class Withdraw(LeagueRequest):
    """Leave: before the draw without a trace, later for all rounds to come."""

    def apply(self, change: LeagueChange, who: Person) -> None:
        """Take one's name off the list, or play no further round."""
        entry = change.league.entry_of(who.user)
        if entry is None or entry.out:
            raise Refused("league-not-in")
        if not change.league.live:
            raise Refused(f"league-is-{change.league.status}")
        drop(change, entry)
        change.log("left", f"user:{who.user}", user=who.user)


def drop(change: LeagueChange, entry: Entry) -> None:
    """Let somebody play no further round; a table of theirs that is not open yet is for the others."""
    league = change.league
    if league.status == "signup":
        change.league = replace(league, entries=tuple(e for e in league.entries if e != entry))
        return
    league = league.with_entry(entry._replace(out=True))
    for table in league.unsettled():
        if table.game is None and any(seat.entry == entry.number for seat in table.seats):
            seats = tuple(seat for seat in table.seats if seat.entry != entry.number)
            league = league.with_table(table, seats=seats, how="void" if len(seats) < 2 else None)
    change.league = league


@dataclass(frozen=True, slots=True)
class Drop(LeagueRequest):
    """As a moderator, let somebody play no further round; `barred` if they may not play here at all."""

    entry: int
    barred: bool = False

    def apply(self, change: LeagueChange, who: Person) -> None:
        """Take them out."""
        actor, marks = (CLOCK, {}) if self.barred else change.signed(who, "drop")
        entry = change.league.entry(self.entry)
        if entry.out and not self.barred:  # who was forgotten is out, and may have a table before them
            raise Refused("league-not-in")
        if not change.league.live:
            raise Refused(f"league-is-{change.league.status}")
        drop(change, entry)
        change.log("barred" if self.barred else "dropped", actor, user=entry.user or 0, **marks)


@dataclass(frozen=True, slots=True)
class ReplaceEntry(LeagueRequest):
    """As a moderator, give somebody's place, with all that was played, to somebody who has none."""

    entry: int
    user: int

    def apply(self, change: LeagueChange, who: Person) -> None:
        """Let another take over."""
        actor, marks = change.signed(who, "replace")
        change.require("playing")
        entry = change.league.entry(self.entry)
        if any(other.held_by(self.user) for other in change.league.entries):
            raise Refused("league-user-in")
        if self.user == who.user:
            raise Refused("league-replace-oneself")
        earlier = (*entry.earlier, *(() if entry.user is None else (entry.user,)))
        taken = entry._replace(user=self.user, earlier=earlier, out=False)
        change.league = change.league.with_entry(taken)
        change.log("replaced", actor, old_user=entry.user or 0, new_user=self.user, **marks)


@dataclass(frozen=True, slots=True)
class Extend(LeagueRequest):
    """As a moderator, give the round, or the sign-up, more days."""

    days: int

    def apply(self, change: LeagueChange, who: Person) -> None:
        """Move the end; whoever was warned is warned again."""
        actor, marks = change.signed(who, "extend")
        league = change.league
        if not 1 <= self.days <= LONGEST_ROUND:
            raise Refused("league-bad-days", most=LONGEST_ROUND)
        if league.status == "signup":
            ends = max(league.signup_ends or change.now, change.now) + self.days * DAY
            change.league = replace(league, signup_ends=ends)
        else:
            change.require("playing")
            ends = max(league.round_ends or change.now, change.now) + self.days * DAY
            tables = tuple(
                replace(table, warned=False) if table in league.unsettled() else table
                for table in league.tables
            )
            change.league = replace(league, round_ends=ends, tables=tables)
        change.log("extended", actor, until=int(ends), **marks)


@dataclass(frozen=True, slots=True)
class Correct(LeagueRequest):
    """As a moderator, decide how a table ended: the place of each seat, None for nothing."""

    round: int
    number: int
    places: Mapping[int, int | None]

    def apply(self, change: LeagueChange, who: Person) -> None:
        """Write it down; the points of the game stay as they are known."""
        actor, marks = change.signed(who, "correct")
        if change.league.status == "signup":
            raise Refused("league-is-signup")
        table = change.league.table(self.round, self.number)
        if not table.seats or self.places.keys() != {seat.entry for seat in table.seats}:
            raise Refused("league-no-such-table")
        seats = tuple(self._seat(table, seat) for seat in table.seats)
        change.league = change.league.with_table(table, seats=seats, how="corrected")
        change.log("corrected", actor, round=self.round, table=self.number, **marks)

    def _seat(self, table: LeagueTable, seat: Seat) -> Seat:
        place = self.places[seat.entry]
        tied = sum(other == place for other in self.places.values())
        if place is None:
            return seat._replace(place=None, tied=1)
        if place < 1 or place - 1 + tied > table.size:
            raise Refused("league-bad-places")
        return seat._replace(place=place, tied=tied)


@dataclass(frozen=True, slots=True)
class EndLeague(LeagueRequest):
    """As a moderator, end a league now: as it stands, or, before the draw, without anything."""

    def apply(self, change: LeagueChange, who: Person) -> None:
        """End it; games that are being played go on, and count no more."""
        actor, marks = change.signed(who, "end")
        league = change.league
        if not league.live:
            raise Refused(f"league-is-{league.status}")
        if league.status == "signup":
            change.league = replace(league, status="cancelled")
            change.log("cancelled", actor, **marks)
        else:
            change.league = replace(league, status="over", round_ends=None)
            change.log("ended", actor, **marks)
