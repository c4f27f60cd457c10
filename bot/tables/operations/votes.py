"""Questions to the whole table: to go back, or to end, where no moderator is at hand."""

from typing import Final

from bot.tables.change import Draft, own_seat, player
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


def propose(draft: Draft, who: Person, kind: VoteKind, point: int | None) -> None:
    """Put a question to the table: go back to a point, or end. Who asks is in favour.

    Without a point an undo goes back to before one's own last action.
    """
    draft.require("playing", "paused")
    seat = own_seat(draft, who)
    if kind not in ("undo", "end", "abandon"):
        raise Refused("table-no-vote")
    target = 0
    if kind == "undo":
        target = own_last(draft, who) if point is None else point
        refuse_target(the_past(draft), target)
    if kind in draft.table.votes:
        raise Refused("table-vote-open")
    draft.table.votes = {**draft.table.votes, kind: Vote(kind, target, (who.user,))}
    draft.log("proposed", player(who), seat.colour, question=kind, target=target)
    for user in draft.table.people():
        if user != who.user:
            draft.notify(user, "table-notice-vote", question=kind)
    _decide(draft, kind)


def vote(draft: Draft, who: Person, kind: VoteKind, *, aye: bool) -> None:
    """Say yes or no to the question; one's last word counts."""
    draft.require("playing", "paused")
    seat = own_seat(draft, who)
    question = draft.table.votes.get(kind)
    if question is None:
        raise Refused("table-no-vote")
    ayes = tuple(user for user in question.ayes if user != who.user) + ((who.user,) if aye else ())
    noes = tuple(user for user in question.noes if user != who.user) + (() if aye else (who.user,))
    draft.table.votes = {**draft.table.votes, kind: question._replace(ayes=ayes, noes=noes)}
    draft.log("voted", player(who), seat.colour, question=kind, aye=int(aye))
    _decide(draft, kind)


def ask_for_seat(draft: Draft, who: Person, colour: Colour) -> None:
    """Ask to take over a seat that is offered; whoever offers it is in favour, the others are asked."""
    draft.require("playing", "paused")
    table = draft.table
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
    draft.log("proposed", player(who), colour, question="seat", user=who.user)
    for user in table.people():
        if user not in ayes:
            draft.notify(user, "table-notice-vote", question="seat")
    _decide(draft, kind)


def recount(draft: Draft) -> None:
    """Somebody fell silent: what is asked of the table may be decided without them."""
    for question in tuple(draft.table.votes.values()):
        if question.kind in draft.table.votes:
            _decide(draft, question.kind)


def _seat_of(kind: VoteKind) -> Colour:
    return next(colour for colour, asked in SEAT_VOTES.items() if asked == kind)


def _decide(draft: Draft, kind: VoteKind) -> None:
    """More than half of the people at the table carry a question; computers have no say.

    Whoever vanished has none either: those who are left can end a game that waits for the others.
    """
    question = draft.table.votes[kind]
    voters = draft.table.voters(question)
    if not voters:
        return
    carried = 2 * len(voters.intersection(question.ayes)) > len(voters)
    if not carried and 2 * len(voters.intersection(question.noes)) < len(voters):
        return
    draft.table.votes = {other: vote for other, vote in draft.table.votes.items() if other != kind}
    if not carried:
        draft.log("rejected", "table", question=kind)
    elif kind == "undo":
        rewind(draft, "table", question.target)
    elif kind.startswith("seat-"):
        give_seat(draft, _seat_of(kind), question.target)
    else:
        end(draft, "table", scored=kind == "end")
