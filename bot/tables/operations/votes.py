"""Questions to the table: asking one, answering it, and what is done when it is carried or its time is up."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import ClassVar, Final

from bot.tables.change import Change, Request, own_seat, player, without
from bot.tables.errors import Refused
from bot.tables.model import Person, Seat, Table, TableDue
from bot.tables.vote import IN_PLAY, QUESTION_TIME, REST_TIME, UNANIMOUS, WHEN_ENDED, Term, Vote, seat_vote
from bot.tables.witnesses import obstacle, refuse_witness
from engine import COLOURS, Colour

from .lifecycle import close, end, pause, refuse_resuming, reopen, resume
from .lobby import TIMING, change_settings, settings_with
from .seats import give_offered_seat
from .undo import before_own_last, fair_target, history_of, rewind


@dataclass(frozen=True, slots=True)
class Propose(Request):
    """Put a question to the table, as one of its players or as its host. A player who asks is in favour.

    Without a point an undo goes back to before one's own last action. `terms` are settings of `TIMING`.
    """

    kind: str
    point: int | None = None
    terms: Mapping[str, str | int | None] = field(default_factory=dict)
    needs_history: ClassVar[bool] = True

    def apply(self, change: Change, who: Person) -> None:
        """Ask everybody; where nobody else is to be asked, it is done."""
        table = change.table
        seat = table.seat_of(who.user)
        if seat is None and table.host != who.user:
            raise Refused("table-not-seated")
        self._refuse_status(change)
        target = self._target(change, who) if self.kind == "undo" else 0
        terms = self._terms(change) if self.kind == "settings" else ()
        if self.kind in table.votes:
            raise Refused("table-vote-open")
        until = table.cooldowns.get(_rest_of(self.kind, seat), 0.0)
        if until > change.now:
            raise Refused("table-asked-lately", until=int(until))
        blanks: dict[str, str | int] = {name: value for name, value in terms if value is not None}
        number = change.log(
            "proposed",
            player(who),
            None if seat is None else seat.colour,
            **{"question": self.kind, "target": target, "user": who.user, **blanks},
        )
        ayes = () if seat is None else (who.user,)
        ask(change, Vote(self.kind, target, ayes, number=number, user=who.user, terms=terms), self.kind)

    def _refuse_status(self, change: Change) -> None:
        """Refuse what can't be asked now."""
        table = change.table
        if self.kind in WHEN_ENDED:
            if table.open_until is None:
                raise Refused("table-over-for-good" if not table.live else f"table-is-{table.status}")
        elif self.kind not in IN_PLAY:
            raise Refused("table-no-vote")
        elif self.kind in ("pause", "resume"):
            change.require("playing" if self.kind == "pause" else "paused")
        else:
            change.require("playing", "paused")
        if self.kind == "resume":
            refuse_resuming(table)

    def _target(self, change: Change, who: Person) -> int:
        table, history = change.table, history_of(change)
        point = before_own_last(table, history, who.user) if self.point is None else self.point
        return fair_target(table, history, point)

    def _terms(self, change: Change) -> tuple[Term, ...]:
        """The settings that would change, each with its new value."""
        if not self.terms or not TIMING.issuperset(self.terms):
            raise Refused("table-no-vote")
        old = change.table.settings
        new = settings_with(old, self.terms)
        terms = tuple(
            (name, getattr(new, name))
            for name in sorted(self.terms)
            if getattr(new, name) != getattr(old, name)
        )
        if not terms:
            raise Refused("table-settings-same")
        return terms


@dataclass(frozen=True, slots=True)
class CastVote(Request):
    """Say yes or no to a question of the table; one's last word counts.

    `number` tells it from another question of the same kind: what somebody saw is what they answer.
    """

    kind: str
    aye: bool
    number: int | None = None
    needs_history: ClassVar[bool] = True

    def apply(self, change: Change, who: Person) -> None:
        """Count it."""
        seat = own_seat(change, who)
        vote = change.table.votes.get(self.kind)
        if vote is None or self.number not in (None, vote.number):
            raise Refused("table-no-vote")
        ayes = tuple(user for user in vote.ayes if user != who.user) + ((who.user,) if self.aye else ())
        noes = tuple(user for user in vote.noes if user != who.user) + (() if self.aye else (who.user,))
        change.table.votes = {**change.table.votes, self.kind: vote._replace(ayes=ayes, noes=noes)}
        change.log("voted", player(who), seat.colour, question=self.kind, aye=int(self.aye))
        _decide(change, self.kind)


@dataclass(frozen=True, slots=True)
class AskForSeat(Request):
    """Ask to take over a seat that is offered; whoever offers it is in favour, the others are asked."""

    colour: Colour
    needs_history: ClassVar[bool] = True
    needs_server: ClassVar[bool] = True

    def apply(self, change: Change, who: Person) -> None:
        """Ask everybody; where nobody is left to ask, the seat is theirs at once."""
        change.refuse_barred(who.user, who)
        refuse_witness(change, who.user, self.colour)
        change.require("playing", "paused")
        table = change.table
        seat = table.seat(self.colour)
        if not seat.offered:
            raise Refused("table-seat-not-offered", colour=self.colour)
        if table.seat_of(who.user) is not None:
            raise Refused("table-already-seated")
        kind = seat_vote(self.colour)
        if kind in table.votes:
            raise Refused("table-vote-open")
        number = change.log("proposed", player(who), self.colour, question="seat", user=who.user)
        ayes = () if seat.user is None else (seat.user,)
        ask(change, Vote(kind, who.user, ayes, number=number, user=who.user), "seat")


@dataclass(frozen=True, slots=True)
class NoteTold(Request):
    """Somebody was pinged about a question: from now on their time to answer it runs. It makes no entry."""

    kind: str
    number: int
    user: int

    def apply(self, change: Change, who: Person) -> None:
        """Note when; the first time counts."""
        vote = change.table.votes.get(self.kind)
        if vote is None or vote.number != self.number or vote.told_at(self.user) is not None:
            raise Refused("table-no-vote")
        change.table.votes = {**change.table.votes, self.kind: vote.tell(self.user, change.now)}


@dataclass(frozen=True, slots=True)
class CountAgain(Request):
    """Some had their time to answer, or a question its own: count what was said.

    What is carried but can't be done any more is dropped if `able` is false.
    """

    due: TableDue
    able: bool = True
    needs_history: ClassVar[bool] = True

    def apply(self, change: Change, who: Person) -> None:
        """Decide every question that can be; Refused if that was done before."""
        if change.table.moments.get("questions") != self.due.at:
            raise Refused("table-not-due")
        for kind in tuple(change.table.votes):
            vote = change.table.votes.get(kind)
            if vote is None:
                continue  # another one that was carried answered it
            change.table.votes = {**change.table.votes, kind: _hush(change.table, vote, change.now)}
            _decide(change, kind, able=self.able)
            if kind in change.table.votes and vote.until is not None and vote.until <= change.now:
                _reject(change, kind, "time")


def _hush(table: Table, vote: Vote, now: float) -> Vote:
    """A question with those silent who had their time to answer it."""
    silent = list(vote.silent)
    for user in table.people():
        due = table.answer_due(vote, user)
        if due is not None and due <= now and user not in silent and not vote.answered(user):
            silent.append(user)
    return vote._replace(silent=tuple(silent))


def ask(change: Change, vote: Vote, question: str) -> None:
    """Put a question before the table and have everybody told who has not voted."""
    vote = vote._replace(at=change.now, until=change.now + QUESTION_TIME)
    change.table.votes = {**change.table.votes, vote.kind: vote}
    _decide(change, vote.kind)
    if vote.kind in change.table.votes:
        for user in change.table.people():
            if user not in vote.ayes:
                change.notify(
                    user, "table-notice-vote", question=question, kind=vote.kind, number=vote.number
                )


def _decide(change: Change, kind: str, *, able: bool = True) -> None:
    """More than half of the people at the table carry a question; computers have no say.

    Who did not answer in time has none either: those who are left can end a game that waits for the others.
    A table of computers alone is its host's.
    """
    table, vote = change.table, change.table.votes[kind]
    voters = table.voters(vote)
    ayes, noes = len(voters.intersection(vote.ayes)), len(voters.intersection(vote.noes))
    if not voters:
        carried, lost = vote.user is not None and vote.user == table.host, False
    elif kind in UNANIMOUS:
        carried, lost = ayes == len(voters), noes > 0
    else:
        carried, lost = 2 * ayes > len(voters), 2 * noes >= len(voters)
    if carried and able and not _barred(change, vote):
        table.votes = without(table.votes, kind)
        _carry_out(change, vote, {"user": vote.user or 0, "ayes": ayes, "noes": noes})
    elif carried or lost:
        _reject(change, kind, "table" if lost else "void")  # void: it can't be done any more


def _barred(change: Change, vote: Vote) -> bool:
    """Whether somebody can't have the seat any more that they asked for: they have one, or saw too much."""
    colour = next((colour for colour in COLOURS if seat_vote(colour) == vote.kind), None)
    if colour is None:
        return False
    return change.table.seat_of(vote.target) is not None or obstacle(change, vote.target, colour) is not None


def _rest_of(kind: str, seat: Seat | None) -> str:
    """What a seat, or the host who has none, is not to ask again at once."""
    return f"ask-{kind}-{'host' if seat is None else seat.colour}"


def _reject(change: Change, kind: str, why: str) -> None:
    table, vote = change.table, change.table.votes[kind]
    if vote.seat is None and vote.user is not None:
        rest = _rest_of(kind, table.seat_of(vote.user))
        table.cooldowns = {**table.cooldowns, rest: change.now + REST_TIME}
    table.votes = without(table.votes, kind)
    change.log("rejected", "table", question=kind, why=why)


def _carry_out(change: Change, vote: Vote, signed: dict[str, int]) -> None:
    """Do what the table wants; the entry says who asked, and how many were in favour."""
    colour = next((colour for colour in COLOURS if seat_vote(colour) == vote.kind), None)
    if colour is not None:
        give_offered_seat(change, colour, vote.target)
    else:
        _DEEDS[vote.kind](change, vote, signed)


_DEEDS: Final[dict[str, Callable[[Change, Vote, dict[str, int]], None]]] = {
    "undo": lambda change, vote, signed: rewind(change, "table", vote.target, **signed),
    "end": lambda change, vote, signed: end(change, "table", scored=True, **signed),
    "abandon": lambda change, vote, signed: end(change, "table", scored=False, **signed),
    "settings": lambda change, vote, signed: change_settings(change, "table", dict(vote.terms), **signed),
    "pause": lambda change, vote, signed: pause(change, "table", **signed),
    "resume": lambda change, vote, signed: resume(change, "table", **signed),
    "reopen": lambda change, vote, signed: reopen(change, "table", **signed),
    "close": lambda change, vote, signed: close(change, "table", **signed),
}
