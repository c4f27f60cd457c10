"""Votes of a table: to undo, to end, or to give an offered seat to somebody."""

from dataclasses import dataclass
from typing import ClassVar

from bot.tables.change import Change, Request, own_seat, player, without
from bot.tables.errors import Refused
from bot.tables.model import PROPOSALS, Person, Vote, seat_vote
from bot.tables.witnesses import obstacle, refuse_witness
from engine import COLOURS, Colour

from .lifecycle import end
from .seats import give_offered_seat
from .undo import before_own_last, history_of, refuse_target, rewind


@dataclass(frozen=True, slots=True)
class Propose(Request):
    """Put a question to the table: go back to a point, or end. Who asks is in favour.

    Without a point an undo goes back to before one's own last action.
    """

    kind: str
    point: int | None = None
    needs_history: ClassVar[bool] = True

    def apply(self, change: Change, who: Person) -> None:
        """Ask everybody."""
        change.require("playing", "paused")
        seat = own_seat(change, who)
        if self.kind not in PROPOSALS:
            raise Refused("table-no-vote")
        target = 0
        if self.kind == "undo":
            target = before_own_last(change, who) if self.point is None else self.point
            refuse_target(history_of(change), target)
        if self.kind in change.table.votes:
            raise Refused("table-vote-open")
        change.log("proposed", player(who), seat.colour, question=self.kind, target=target)
        _ask(change, Vote(self.kind, target, (who.user,)), self.kind)


@dataclass(frozen=True, slots=True)
class CastVote(Request):
    """Say yes or no to a question of the table; one's last word counts."""

    kind: str
    aye: bool
    needs_history: ClassVar[bool] = True

    def apply(self, change: Change, who: Person) -> None:
        """Count it."""
        change.require("playing", "paused")
        seat = own_seat(change, who)
        question = change.table.votes.get(self.kind)
        if question is None:
            raise Refused("table-no-vote")
        ayes = tuple(user for user in question.ayes if user != who.user) + ((who.user,) if self.aye else ())
        noes = tuple(user for user in question.noes if user != who.user) + (() if self.aye else (who.user,))
        change.table.votes = {**change.table.votes, self.kind: question._replace(ayes=ayes, noes=noes)}
        change.log("voted", player(who), seat.colour, question=self.kind, aye=int(self.aye))
        _decide(change, self.kind)


@dataclass(frozen=True, slots=True)
class AskForSeat(Request):
    """Ask to take over a seat that is offered; whoever offers it is in favour, the others are asked."""

    colour: Colour
    needs_history: ClassVar[bool] = True

    def apply(self, change: Change, who: Person) -> None:
        """Ask everybody; where nobody is left to ask, the seat is theirs at once."""
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
        change.log("proposed", player(who), self.colour, question="seat", user=who.user)
        _ask(change, Vote(kind, who.user, () if seat.user is None else (seat.user,)), "seat")


def _ask(change: Change, vote: Vote, question: str) -> None:
    """Put a vote before the table and tell whoever has not voted."""
    change.table.votes = {**change.table.votes, vote.kind: vote}
    for user in change.table.people():
        if user not in vote.ayes:
            change.notify(user, "table-notice-vote", question=question)
    _decide(change, vote.kind)


def recount(change: Change) -> None:
    """Count open votes again: one of the voters became silent, and may no longer be needed."""
    for question in tuple(change.table.votes.values()):
        if question.kind in change.table.votes:
            _decide(change, question.kind)


def _decide(change: Change, kind: str) -> None:
    """More than half of the people at the table carry a question; computers have no say.

    Whoever vanished has none either: those who are left can end a game that waits for the others.
    """
    table, question = change.table, change.table.votes[kind]
    voters = table.voters(question)
    if not voters:
        return
    carried = 2 * len(voters.intersection(question.ayes)) > len(voters)
    if not carried and 2 * len(voters.intersection(question.noes)) < len(voters):
        return
    table.votes = without(table.votes, kind)
    colour = next((colour for colour in COLOURS if seat_vote(colour) == kind), None)
    barred = colour is not None and (
        table.seat_of(question.target) is not None or obstacle(change, question.target, colour) is not None
    )
    if not carried or barred:  # by the table; or they have a seat, or saw too much, since they asked
        change.log("rejected", "table", question=kind)
    elif colour is not None:
        give_offered_seat(change, colour, question.target)
    elif kind == "undo":
        rewind(change, "table", question.target)
    else:
        end(change, "table", scored=kind == "end")
