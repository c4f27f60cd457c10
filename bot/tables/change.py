"""A change of a table before it is stored: entries, notices, whom it names; and requests, which make it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Final, NamedTuple

from engine import Colour, Event

from .errors import Refused
from .log_entry import Entry, Kind, Notice
from .model import Loss, Person, Seat, Status, Table
from .replay import History
from .server_rules import ServerRules, bar_mark

PERSON_BLANKS: Final = ("user", "old_user", "new_user", "host", "moderator")
"""The blanks of entries and notices that are numbers of people."""


class Written(NamedTuple):
    """An entry with what only the database keeps: the action's line."""

    entry: Entry
    line: str | None


@dataclass(slots=True)
class Change:
    """A table being changed. If anything is refused, the change is dropped and nothing happened.

    `history` is there if the request needs it; `levels` are the computer players that there are. `lost` says
    why the card can't be shown, `rewound` to which entry the game was undone, `checkpoints` are the ends of
    rounds of an imported game. `secret` is the key of witnesses' marks; `interested` is the log's name of a
    moderator who acts though they play here, and whose entries say so. `rules` and `barred` are the server's,
    if the request needs them; a `limited` change is refused where there are as many tables as the rules
    allow, and of an `announced` table those are told who want to hear of new ones.
    """

    table: Table
    now: float
    written: list[Written] = field(default_factory=list)
    notices: list[tuple[int, Notice]] = field(default_factory=list)
    rewound: int | None = None
    history: History | None = None
    levels: Collection[str] = ()
    new_seed: Callable[[], str] | None = None
    lost: Loss | None = None
    checkpoints: list[Table] = field(default_factory=list)
    secret: bytes = b""
    interested: str | None = None
    rules: ServerRules = field(default_factory=ServerRules)
    barred: Mapping[str, str] = field(default_factory=dict)
    limited: bool = False
    announced: bool = False

    def log(self, kind: Kind, actor: str, seat: Colour | None = None, /, **blanks: str | int) -> int:
        """Add an entry; the number it got is the table's new version."""
        return self._add(Entry(self.table.version + 1, self.now, kind, actor, seat, blanks, ()), None)

    def log_action(self, actor: str, seat: Colour | None, line: str, events: tuple[Event, ...]) -> int:
        """Add an action with what happened; the number it got is the table's new version."""
        return self._add(Entry(self.table.version + 1, self.now, "action", actor, seat, {}, events), line)

    def _add(self, entry: Entry, line: str | None) -> int:
        if entry.actor == self.interested:
            entry = replace(entry, blanks={**entry.blanks, "plays": "yes"})
        self.written.append(Written(entry, line))
        if entry.actor.startswith(("user:", "moderator:")):
            self.table.missed = {}
        self.table.version = entry.seq
        return entry.seq

    def notify(self, user: int | None, key: str, /, **blanks: str | int) -> None:
        """Tell one person, with the newest entry; nobody if there is no such person."""
        if user is not None:
            self.notices.append((self.table.version, Notice(user, key, blanks)))

    def require(self, *statuses: Status) -> None:
        """Refuse unless the table is in one of these states."""
        if self.table.status not in statuses:
            raise Refused(f"table-is-{self.table.status}")

    def refuse_barred(self, user: int, who: Person) -> None:
        """Refuse somebody who is barred from the tables of this server."""
        server = self.table.place.server if self.table.place else None
        reason = self.barred.get(bar_mark(self.secret, server or 0, user))
        if reason is None:
            return
        if user != who.user:
            raise Refused("table-barred-other", person=f"<@{user}>")
        raise Refused("table-barred", reason=reason or "none")

    def reseat(self, seat: Seat, **changes: Any) -> Seat:
        """Change a seat."""
        changed = seat._replace(**changes)
        self.table.reseat(changed)
        return changed


class Request(ABC):
    """Something asked of a table: a value, like an action of the game. Refused, it changes nothing."""

    needs_history: ClassVar[bool] = False
    needs_server: ClassVar[bool] = False

    @abstractmethod
    def apply(self, change: Change, who: Person) -> None:
        """Do it; Refused or Illegal if it can't be done, or not by this person."""


def player(who: Person) -> str:
    """How the log names a person who acts by their own right."""
    return f"user:{who.user}"


def moderator(who: Person) -> str:
    """How the log names a person who needed a moderator's right."""
    return f"moderator:{who.user}"


def host_or_moderator(change: Change, who: Person) -> str:
    """The log's name of somebody who may lead this table; Refused for everybody else."""
    if change.table.host == who.user:
        return player(who)
    if who.moderator:
        return moderator(who)
    raise Refused("table-not-host")


def own_seat(change: Change, who: Person) -> Seat:
    """Where this person sits; Refused for those who do not."""
    seat = change.table.seat_of(who.user)
    if seat is None:
        raise Refused("table-not-seated")
    return seat


def refuse_level(change: Change, level: str) -> None:
    """Refuse a computer player that does not exist."""
    if level not in change.levels:
        raise Refused("table-no-such-level", level=level)


def without(mapping: dict[Any, Any], *keys: Any) -> dict[Any, Any]:
    """A copy of a mapping that lacks some keys."""
    return {key: value for key, value in mapping.items() if key not in keys}


# Whom a change names


def newly_mentioned(before: Table, change: Change) -> set[int]:
    """Everybody whom a game may not have known before a change."""
    known = {before.host, *before.people()}
    return {user for user in _mentioned(before, change) if user and user not in known}


def people_in_blanks(blanks: Mapping[str, Any]) -> Iterator[int]:
    """The people whose numbers fill blanks."""
    for name in PERSON_BLANKS:
        if isinstance(user := blanks.get(name), int):
            yield user


def _mentioned(before: Table, change: Change) -> Iterator[int | None]:
    table = change.table
    for entry, _ in change.written:
        yield _person(entry.actor)
        yield from people_in_blanks(entry.blanks)
    for _, notice in change.notices:
        yield notice.user
        yield from people_in_blanks(notice.blanks)
    yield table.host
    if table.seats != before.seats:
        for seat in table.seats:
            yield from (seat.user, seat.invited, _person(seat.invited_by or ""))
    yield from table.invited - before.invited
    yield from table.waitlist
    if table.votes != before.votes:
        for vote in table.votes.values():
            yield from (vote.user, *vote.ayes, *vote.noes, *vote.silent, *(user for user, _ in vote.told))
            yield vote.target if vote.kind.startswith("seat-") else None


def _person(actor: str) -> int | None:
    """The number in "user:7" or "moderator:7"."""
    number = actor.partition(":")[2]
    return int(number) if number.isdecimal() else None
