"""The model of a table, secrets included: who sits where, what was agreed, and the game itself.

A table is one game at a place; `game` is its number. Only bot.tables and bot.storage hold a `Table`: whatever
shows something to people holds a `TableView` or a view of the game.
"""

import hmac
from dataclasses import dataclass, field, fields
from operator import attrgetter
from typing import Annotated, Final, Literal, NamedTuple, get_args

from pydantic import BaseModel, ConfigDict, Field

from engine import Colour, Options, State, due
from engine.players import LEVELS, TEMPERAMENTS, Computer, Level

from .errors import Refused
from .vote import ABSENCE_GRACE, ANSWER_TIME, UNANIMOUS, Vote

Status = Literal["open", "playing", "paused", "finished", "abandoned"]
LatePolicy = Literal["remind", "decision", "seat"]
LATE_POLICIES: Final[tuple[LatePolicy, ...]] = get_args(LatePolicy)
PictureMode = Literal["action", "phase", "request"]
CloseUp = Literal["crop", "animation", "board"]
CLOSE_UPS: Final[tuple[CloseUp, ...]] = get_args(CloseUp)
PICTURE_MODES: Final[tuple[PictureMode, ...]] = get_args(PictureMode)
DEADLINES: Final = (0, 12, 24, 72, 168)  # hours that a table is offered; 0 is no limit
PLAYING_LEVELS: Final[tuple[Level, ...]] = tuple(level for level in LEVELS if level != "random")
"""The levels of computers that people are offered; the one that plays at random is for trials."""
OPPONENTS: Final[tuple[Computer, ...]] = (*PLAYING_LEVELS, *TEMPERAMENTS)
"""The computers that can be given a seat before a game: of a level, or with a character."""
LIVE: Final[frozenset[Status]] = frozenset({"open", "playing", "paused"})
Loss = Literal["channel", "server", "permissions", "locked"]
TEMPORARY_LOSSES: Final[tuple[Loss, ...]] = ("permissions", "locked")
"""Losses that keep the card out of its channel, which is still there: the game goes on."""


class Place(NamedTuple):
    """Where a table is: a channel or thread, of a server unless it is a private chat. The `parent` of a
    thread or a post is the channel that it is in, where that is known.
    """

    server: int | None
    channel: int
    parent: int | None = None

    def same_as(self, other: "Place | None") -> bool:
        """Whether this is the same channel or thread, whatever is known of its parent."""
        return other is not None and (self.server, self.channel) == (other.server, other.channel)


class Person(NamedTuple):
    """Who asks. Whether they are a moderator here is for the caller to know, and so is whether their server
    lets its moderators do more than others at tables at which they play themselves, and their roles.
    """

    user: int
    moderator: bool = False
    while_playing: bool = False
    roles: frozenset[int] = frozenset()


SYSTEM: Final = Person(0)
"""Who asks where nobody does: the clock, the bot itself. No person has this number."""


class Seat(NamedTuple):
    """A colour at the table and who sits there: a person, a computer of a level, or nobody.

    A stand-in is a computer that decides while the person is away; the seat stays theirs. An offered
    seat may be taken over by somebody else, if the table agrees. `invited` is asked to take the seat by
    somebody who may give it away, whom the log calls `invited_by`.
    """

    colour: Colour
    user: int | None = None
    computer: str | None = None
    stand_in: str | None = None
    away_until: float | None = None
    offered: bool = False
    invited: int | None = None
    invited_by: str | None = None

    @property
    def deciding_computer(self) -> str | None:
        """The level of the computer that decides here now, if one does."""
        return self.computer or self.stand_in

    @property
    def vacant(self) -> bool:
        """Nobody sits here."""
        return self.user is None and self.computer is None


class Settings(BaseModel):
    """What a table agreed on besides the rules. All of it is public. `rivals` are the marks of those to whom
    its result matters as they play for the same league at other tables.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    seating: Literal["random", "seated"] = "random"
    private: bool = False
    language: Annotated[str, Field(pattern=r"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$")] = "en"
    pictures: PictureMode = "action"
    closeup: CloseUp = "crop"
    deadline: Annotated[int, Field(ge=60, le=31 * 86400)] | None = None
    reminder: Annotated[int, Field(ge=60, le=31 * 86400)] | None = None
    late: LatePolicy = "remind"
    stand_in: Annotated[str, Field(pattern=r"^[a-z][a-z0-9_-]{0,31}$")] = "normal"
    rematch_of: int | None = None
    lesson: bool = False
    rivals: tuple[str, ...] = ()


class Witness(NamedTuple):
    """The mark of somebody who knows the secrets of a seat, or, without one, of the whole game."""

    mark: str
    seat: Colour | None


def mark_of(secret: bytes, game: int, user: int) -> str:
    """The mark of a person in one game: a keyed hash, which tells nothing without the database's key."""
    return hmac.new(secret, f"{game}:{user}".encode(), "sha256").hexdigest()


def rival_mark(secret: bytes, user: int) -> str:
    """The mark of somebody to whom the result of a table matters at which they do not play."""
    return hmac.new(secret, f"rival:{user}".encode(), "sha256").hexdigest()[:16]


class Slip(NamedTuple):
    """An action that its own seat may still take back by itself, and the entry before it."""

    seat: Colour
    before: int


class Due(NamedTuple):
    """Something that is due of a seat at a time: a "decision" (its deadline), a "return" (the end of an
    absence), an answer to an "invitation" to take it, or one of `timetable.REMINDER_KINDS`.
    """

    game: int
    seat: Colour
    kind: str
    at: float


class TableDue(NamedTuple):
    """Something that is due of a table at a time: "questions" to be counted again, to "close" a game for good
    that was ended early, or a lobby to "expire" that nobody joins, of which its people are to be told "soon"
    before.
    """

    game: int
    kind: str
    at: float


class DueTime(NamedTuple):
    """When something is due of a seat (None: it passed), and the decision that it is tied to."""

    at: float | None
    asked: int | None = None


@dataclass(slots=True)
class Table:
    """Everything that is true of a table. Containers in it are replaced, never changed in place.

    `version` counts the entries of its log. `edition` counts every change, standing orders too, which make no
    entry: storing a change compares it (an optimistic lock). `missed` counts the deadlines that each seat
    missed since a person last did anything here; a paused table is `dozing` if that is why it was paused.
    `witnesses` know what is hidden in it; `cooldowns` say until when something is not to be done again.
    A game that was ended early can be taken up again until `open_until`, and keeps its secrets as long.
    `moments` are due times of the table itself, by what is due then. The `waitlist` of a full lobby is who
    gets the seats that become free.
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
    rules: int
    seed: str | None = None
    seats: tuple[Seat, ...] = ()
    invited: frozenset[int] = frozenset()
    state: State | None = None
    position: int = 0
    asked: dict[Colour, int] = field(default_factory=dict)
    slips: tuple[Slip, ...] = ()
    orders: dict[tuple[Colour, str], str] = field(default_factory=dict)
    votes: dict[str, Vote] = field(default_factory=dict)
    due_times: dict[tuple[Colour, str], DueTime] = field(default_factory=dict)
    result: dict[Colour, int] | None = None
    edition: int = 0
    missed: dict[Colour, int] = field(default_factory=dict)
    dozing: bool = False
    witnesses: frozenset[Witness] = frozenset()
    cooldowns: dict[str, float] = field(default_factory=dict)
    open_until: float | None = None
    moments: dict[str, float] = field(default_factory=dict)
    waitlist: tuple[int, ...] = ()

    def copy(self) -> "Table":
        """A copy to be changed; only the game's state is shared, and `take` copies that before it applies."""
        return Table(*_values(self))

    @property
    def live(self) -> bool:
        """Not over yet."""
        return self.status in LIVE

    @property
    def over_for_good(self) -> bool:
        """Ended, and never to be taken up again: only now may everything be told."""
        return not self.live and self.open_until is None

    @property
    def asleep(self) -> bool:
        """Paused because everybody kept missing deadlines: any of its players can resume it."""
        return self.status == "paused" and self.dozing

    def present(self) -> tuple[Seat, ...]:
        """The seats whose person decides here, and no computer."""
        return tuple(seat for seat in self.seats if seat.user is not None and not seat.deciding_computer)

    def seat(self, colour: Colour) -> Seat:
        """The seat of a colour; Refused if nobody plays it."""
        for seat in self.seats:
            if seat.colour == colour:
                return seat
        raise Refused("table-no-such-seat", colour=colour)

    def seat_of(self, user: int) -> Seat | None:
        """Where a person sits."""
        return next((seat for seat in self.seats if seat.user == user), None)

    def reseat(self, changed: Seat) -> None:
        """Put a changed seat where the seat of that colour was."""
        self.seats = tuple(changed if seat.colour == changed.colour else seat for seat in self.seats)

    def people(self) -> tuple[int, ...]:
        """Everybody who sits here and is no computer."""
        return tuple(seat.user for seat in self.seats if seat.user is not None)

    def voters(self, vote: Vote) -> frozenset[int]:
        """Whose votes a question needs: everybody's but those who did not answer in time, nor since."""
        return frozenset(user for user in self.people() if user not in vote.silent or vote.answered(user))

    def answer_due(self, vote: Vote, user: int) -> float | None:
        """When somebody who does not answer a question loses their say; None while they can't lose it.

        They can't before they were told of it. An absence that they announced keeps their say until they are
        back and had the time to answer, or until a few days are over.
        """
        told, seat = vote.told_at(user), self.seat_of(user)
        if told is None or seat is None or vote.kind in UNANIMOUS:
            return None
        away = seat.away_until
        if away is None:
            return told + ANSWER_TIME
        return max(told + ANSWER_TIME, min(away + ANSWER_TIME, told + ABSENCE_GRACE))

    def waiting(self) -> tuple[Seat, ...]:
        """The seats whose person owes a decision that no computer makes for them."""
        due = self.due()
        return tuple(seat for seat in self.present() if seat.colour in due)

    def due(self) -> tuple[Colour, ...]:
        """Who owes a decision: nobody unless the game is being played."""
        if self.status != "playing" or self.state is None:
            return ()
        return tuple(due(self.state))

    def computers_due(self) -> tuple[Colour, ...]:
        """The due seats that a computer decides for."""
        deciding = [seat.colour for seat in self.seats if seat.deciding_computer]
        return tuple(colour for colour in self.due() if colour in deciding) if deciding else ()

    def game(self) -> State:
        """The game in play; Refused before it began."""
        if self.state is None:
            raise Refused("table-not-started")
        return self.state


_values = attrgetter(*(f.name for f in fields(Table)))
