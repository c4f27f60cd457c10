"""Questions to the whole table: to go back, or to end, where no moderator is at hand."""

from typing import Final

from bot.tables.change import Change, own_seat, player
from bot.tables.errors import Refused
from bot.tables.model import Person, Vote, VoteKind
from engine import Colour

from .lifecycle import end
from .offers import give_seat
from .undo import own_last, refuse_target, rewind, the_past

SEAT_VOTES: Final[dict[Colour, VoteKind]] = {
    "blue": "seat-blue",
    "green": "seat-green",
    "red": "seat-red",
    "yellow": "seat-yellow",
    "purple": "seat-purple",
}


def propose(change: Change, who: Person, kind: VoteKind, point: int | None) -> None:
    """Put a question to the table: go back to a point, or end. Who asks is in favour.

    Without a point an undo goes back to before one's own last action.
    """
    change.require("playing", "paused")
    seat = own_seat(change, who)
    if kind not in ("undo", "end", "abandon"):
        raise Refused("table-no-vote")
    target = 0
    if kind == "undo":
        target = own_last(change, who) if point is None else point
        refuse_target(the_past(change), target)
    if kind in change.table.votes:
        raise Refused("table-vote-open")
    change.table.votes = {**change.table.votes, kind: Vote(kind, target, (who.user,))}
    change.log("proposed", player(who), seat.colour, question=kind, target=target)
    for user in change.table.people():
        if user != who.user:
            change.notify(user, "table-notice-vote", question=kind)
    _decide(change, kind)


def vote(change: Change, who: Person, kind: VoteKind, *, aye: bool) -> None:
    """Say yes or no to the question; one's last word counts."""
    change.require("playing", "paused")
    seat = own_seat(change, who)
    question = change.table.votes.get(kind)
    if question is None:
        raise Refused("table-no-vote")
    ayes = tuple(user for user in question.ayes if user != who.user) + ((who.user,) if aye else ())
    noes = tuple(user for user in question.noes if user != who.user) + (() if aye else (who.user,))
    change.table.votes = {**change.table.votes, kind: question._replace(ayes=ayes, noes=noes)}
    change.log("voted", player(who), seat.colour, question=kind, aye=int(aye))
    _decide(change, kind)


def ask_for_seat(change: Change, who: Person, colour: Colour) -> None:
    """Ask to take over a seat that is offered; whoever offers it is in favour, the others are asked."""
    change.require("playing", "paused")
    table = change.table
    seat = table.seat(colour)
    if not seat.offered:
        raise Refused("table-seat-not-offered", colour=colour)
    if table.seat_of(who.user) is not None:
        raise Refused("table-already-seated")
    kind = SEAT_VOTES[colour]
    if kind in table.votes:
        raise Refused("table-vote-open")
    ayes = () if seat.user is None else (seat.user,)
    table.votes = {**table.votes, kind: Vote(kind, who.user, ayes)}
    change.log("proposed", player(who), colour, question="seat", user=who.user)
    for user in table.people():
        if user not in ayes:
            change.notify(user, "table-notice-vote", question="seat")
    _decide(change, kind)


def recount(change: Change) -> None:
    """Somebody fell silent: what is asked of the table may be decided without them."""
    for question in tuple(change.table.votes.values()):
        if question.kind in change.table.votes:
            _decide(change, question.kind)


def _seat_of(kind: VoteKind) -> Colour:
    return next(colour for colour, asked in SEAT_VOTES.items() if asked == kind)


def _decide(change: Change, kind: VoteKind) -> None:
    """More than half of the people at the table carry a question; computers have no say.

    Whoever vanished has none either: those who are left can end a game that waits for the others.
    """
    question = change.table.votes[kind]
    voters = change.table.voters(question)
    if not voters:
        return
    carried = 2 * len(voters.intersection(question.ayes)) > len(voters)
    if not carried and 2 * len(voters.intersection(question.noes)) < len(voters):
        return
    change.table.votes = {other: vote for other, vote in change.table.votes.items() if other != kind}
    if not carried:
        change.log("rejected", "table", question=kind)
    elif kind == "undo":
        rewind(change, "table", question.target)
    elif kind.startswith("seat-"):
        give_seat(change, _seat_of(kind), question.target)
    else:
        end(change, "table", scored=kind == "end")
