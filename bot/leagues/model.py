"""A league as it stands: its people, its rounds, and the tables of each. All of it is public."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Annotated, Any, Final, Literal, NamedTuple, get_args

from pydantic import BaseModel, ConfigDict, Field

from bot.tables.errors import Refused
from engine import DEFAULT_BOARD, Options

Kind = Literal["divisions", "mixed", "tournament"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
Status = Literal["signup", "playing", "over", "cancelled"]
How = Literal["played", "abandoned", "deadline", "corrected", "void"]
"""How a table came to its result: by its game, one given up, the end of the round, a moderator; or it never
was, for want of people.
"""
LogKind = Literal[
    "opened",
    "joined",
    "left",
    "drawn",
    "round",
    "final",
    "settled",
    "corrected",
    "dropped",
    "barred",
    "replaced",
    "extended",
    "ended",
    "cancelled",
]
DAY: Final = 86400
LEAST_PEOPLE: Final = 3
MOST_PEOPLE: Final = 60
LONGEST_NAME: Final = 40
LONGEST_ROUND: Final = 90  # days
MOST_ROUNDS: Final = 12
CLOCK: Final = "clock"
"""How the log names what happens by itself."""


class LeagueSettings(BaseModel):
    """What a league is played by. `size` is how many a table has if the number of people allows it, `days`
    are those of a round, `pace` the hours for a decision, if there is a limit.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    kind: Kind = "divisions"
    size: Annotated[int, Field(ge=3, le=5)] = 4
    rounds: Annotated[int, Field(ge=1, le=MOST_ROUNDS)] = 4
    days: Annotated[int, Field(ge=1, le=LONGEST_ROUND)] = 28
    pace: Annotated[int, Field(ge=1, le=744)] | None = None
    board: str = DEFAULT_BOARD
    options: Options = Options()
    language: str = "en"


class Entry(NamedTuple):
    """Somebody's place in a league. `earlier` are those who had it before; without a `user` it is somebody's
    who was forgotten. `seed` is the rating by which they were drawn; whoever is `out` plays no further round.
    """

    number: int
    user: int | None
    seed: int = 0
    division: int = 0
    out: bool = False
    earlier: tuple[int, ...] = ()

    def held_by(self, user: int | None) -> bool:
        """Whether this is or was somebody's place."""
        return user is not None and user in (self.user, *self.earlier)


class Seat(NamedTuple):
    """A place at a table of the league, in the order in which they sit. `place` is how it ended, shared by
    `tied` seats; None for whoever gets nothing. `points` are those of the game, where they are known.
    """

    entry: int
    place: int | None = None
    tied: int = 1
    points: int | None = None


@dataclass(frozen=True, slots=True)
class LeagueTable:
    """A table of a round. `game` is its number once it was opened, in the thread on the announcing
    `message`, which was first `tried` to be posted then. `how` says that it has its result; `total` are the
    points of all seats, computers included.
    """

    round: int
    number: int
    division: int
    seats: tuple[Seat, ...]
    game: int | None = None
    message: int | None = None
    tried: float | None = None
    warned: bool = False
    how: How | None = None
    total: int | None = None

    @property
    def size(self) -> int:
        """How many play: a table of two is filled up by a computer."""
        return max(LEAST_PEOPLE, len(self.seats))


@dataclass(frozen=True, slots=True)
class LogLine:
    """What happened in a league, and by whom: "user:7", "moderator:7", or the clock."""

    at: float
    kind: LogKind
    actor: str
    blanks: dict[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class League:
    """Everything that is true of a league. `edition` counts its changes; storing one compares it."""

    id: int
    server: int
    channel: int
    host: int | None
    name: str
    settings: LeagueSettings
    status: Status
    created_at: float
    round: int = 0
    round_ends: float | None = None
    signup_ends: float | None = None
    previous: int | None = None
    edition: int = 0
    entries: tuple[Entry, ...] = ()
    tables: tuple[LeagueTable, ...] = ()

    @property
    def live(self) -> bool:
        """Not over yet."""
        return self.status in ("signup", "playing")

    @property
    def in_final(self) -> bool:
        """Whether the final of a tournament is, or was, played."""
        return self.settings.kind == "tournament" and self.round > self.settings.rounds

    def entry(self, number: int) -> Entry:
        """A place by its number; Refused if there is none."""
        for entry in self.entries:
            if entry.number == number:
                return entry
        raise Refused("league-no-such-entry")

    def entry_of(self, user: int) -> Entry | None:
        """Somebody's own place."""
        return next((entry for entry in self.entries if entry.user == user), None)

    def table(self, number_of_round: int, number: int) -> LeagueTable:
        """A table by round and number; Refused if there is none."""
        for table in self.tables:
            if (table.round, table.number) == (number_of_round, number):
                return table
        raise Refused("league-no-such-table")

    def of_round(self, number: int) -> tuple[LeagueTable, ...]:
        """The tables of a round."""
        return tuple(table for table in self.tables if table.round == number)

    def unsettled(self) -> tuple[LeagueTable, ...]:
        """The tables of this round that have no result yet."""
        return tuple(table for table in self.of_round(self.round) if table.how is None)

    def divisions(self) -> Iterator[tuple[int, tuple[Entry, ...]]]:
        """The divisions by number, each with its people; one, where all play among each other."""
        for number in sorted({entry.division for entry in self.entries}):
            yield number, tuple(entry for entry in self.entries if entry.division == number)

    def with_entry(self, changed: Entry) -> "League":
        """The same with one place changed."""
        entries = tuple(changed if entry.number == changed.number else entry for entry in self.entries)
        return replace(self, entries=entries)

    def with_table(self, table: LeagueTable, **changes: Any) -> "League":
        """The same with one table changed."""
        changed = replace(table, **changes)
        tables = tuple(changed if other == table else other for other in self.tables)
        return replace(self, tables=tables)
