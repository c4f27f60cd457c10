"""What people may see of a table: the view of everybody (`TableView`) and of one person (`PersonalView`)."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Generic, TypeVar

from engine import Colour, Options, PublicView, SeatView, State, ended_view, view

from .log_entry import Entry, Notice
from .model import LIVE, Place, Seat, Settings, Status, Table
from .vote import Vote

T = TypeVar("T")
V = TypeVar("V", bound=PublicView)


class Lazy(Generic[T]):
    """A value computed when it is first asked for, and cached: most views are never looked at."""

    __slots__ = ("_compute", "_value")

    def __init__(self, compute: Callable[[], T]) -> None:
        self._compute = compute
        self._value: T | None = None

    def __call__(self) -> T:
        """The value."""
        if self._value is None:
            self._value = self._compute()
        return self._value


@dataclass(frozen=True, slots=True)
class TableView:
    """A table as everybody may see it. `version` goes into panels and buttons; `asked` is since which
    version each seat owes the decision that it owes; `voters` are those who have a say in each vote;
    `called_later` are those whom the card does not mention, since a reminder tells them elsewhere or later.
    `open_until` is until when a game that was ended early can be taken up again: until then its `result` is
    nobody's to know.
    """

    id: int
    place: Place | None
    host: int | None
    status: Status
    board: str
    options: Options
    settings: Settings
    version: int
    created_at: float
    seats: tuple[Seat, ...]
    invited: frozenset[int]
    waitlist: tuple[int, ...]
    due: tuple[Colour, ...]
    asked: dict[Colour, int]
    deadlines: dict[Colour, float]
    votes: tuple[Vote, ...]
    voters: dict[str, frozenset[int]]
    can_take_back: Colour | None
    result: dict[Colour, int] | None
    asleep: bool
    called_later: frozenset[Colour]
    open_until: float | None = None
    _view: Callable[[], PublicView] | None = field(default=None, repr=False, compare=False)

    @property
    def over_for_good(self) -> bool:
        """Ended, and never to be taken up again: only now may everything be told."""
        return self.status not in LIVE and self.open_until is None

    @property
    def island(self) -> str:
        """What the board is called; its version matters only to who sits down, and to records."""
        return self.board.rpartition(" ")[0] or self.board

    @property
    def view(self) -> PublicView | None:
        """The game as everybody may see it; None before it begins."""
        return None if self._view is None else self._view()

    @property
    def owners_hidden(self) -> bool:
        """Whether it is for people to remember who erected what: until the game is over for good."""
        return not self.options.open_owners and not self.over_for_good


@dataclass(frozen=True, slots=True)
class PersonalView:
    """A table as one person may see it: the public view, and if they sit there their own view and orders."""

    table: TableView
    seat: Seat | None = None
    orders: tuple[tuple[str, str], ...] = ()
    _view: Callable[[], SeatView] | None = field(default=None, repr=False, compare=False)

    @property
    def view(self) -> SeatView | None:
        """The game as this person's seat sees it; None for those who do not play, or before it begins."""
        return None if self._view is None else self._view()


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a request came to, once it is stored.

    `entries` of the log are for everybody, `notices` each for one person, `own` for the one who asked. A
    press that had been taken before is `repeated`: its entry is that of the first time.
    """

    own: PersonalView
    entries: tuple[Entry, ...] = ()
    notices: tuple[Notice, ...] = ()
    repeated: bool = False

    @property
    def table(self) -> TableView:
        """The table as everybody may see it now."""
        return self.own.table


def table_view(table: Table) -> TableView:
    """What everybody may see of a table."""
    return TableView(
        id=table.id,
        place=table.place,
        host=table.host,
        status=table.status,
        board=table.board,
        options=table.options,
        settings=table.settings,
        version=table.version,
        created_at=table.created_at,
        seats=table.seats,
        invited=table.invited,
        waitlist=table.waitlist,
        due=table.due(),
        asked=table.asked,
        deadlines={
            seat: when.at
            for (seat, kind), when in table.due_times.items()
            if kind == "decision" and when.at is not None
        },
        votes=tuple(table.votes.values()),
        voters={kind: table.voters(vote) for kind, vote in table.votes.items()},
        can_take_back=table.slips[-1].seat if table.slips and table.status == "playing" else None,
        result=table.result if table.over_for_good else None,
        asleep=table.asleep,
        called_later=frozenset(seat for seat, kind in table.due_times if kind == "turn"),
        open_until=table.open_until,
        _view=None if table.state is None else Lazy(partial(_public_view, table, table.state)),
    )


def _public_view(table: Table, state: State) -> PublicView:
    """The game as everybody may see it: all of it once it was ended with points and is over for good."""
    if table.over_for_good and table.status == "finished" and state.phase != "over":
        return ended_view(state)
    return _as_played(table, view(state))


def _seat_view(table: Table, state: State, seat: Colour) -> SeatView:
    """The game as one seat sees it."""
    return _as_played(table, view(state, seat))


def _as_played(table: Table, seen: V) -> V:
    """A view of a game that goes on; of one that was ended before its time, without anybody to go on."""
    if table.status in LIVE or seen.phase == "over":
        return seen
    return replace(seen, due=(), turn=None, faces=seen.faces or ())


def personal_view(table: Table, user: int | None) -> PersonalView:
    """What one person may see of a table: no secret but their own."""
    public = table_view(table)
    seat = None if user is None else table.seat_of(user)
    if seat is None:
        return PersonalView(public)
    return PersonalView(
        public,
        seat,
        tuple((kind, line) for (colour, kind), line in table.orders.items() if colour == seat.colour),
        None if table.state is None else Lazy(partial(_seat_view, table, table.state, seat.colour)),
    )
