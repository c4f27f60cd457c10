"""Interruptions and ends: pause and resume, the end before the end, the archive, another place; votes."""

from typing import Literal

from engine import Colour
from engine.scoring import accounts

from .draft import Draft, host_or_moderator, own_seat, player
from .play import settle
from .refusals import Refused
from .table import Person, Place, Vote, VoteKind

Verdict = Literal["open", "carried", "rejected"]


def pause(draft: Draft, who: Person) -> None:
    """Stop the game where it stands; nobody is due and no time runs."""
    actor = host_or_moderator(draft, who)
    draft.require("playing")
    draft.table.status = "paused"
    draft.log("paused", actor)


def resume(draft: Draft, who: Person) -> None:
    """Go on; everybody who is due gets the full time again."""
    actor = host_or_moderator(draft, who)
    draft.require("paused")
    empty = [seat.colour for seat in draft.table.seats if seat.vacant]
    if empty:
        raise Refused("table-seat-empty", colour=empty[0])
    if draft.table.place is None:
        raise Refused("table-no-place")
    draft.table.status = "playing"
    draft.log("resumed", actor)
    settle(draft)


def end(draft: Draft, actor: str, *, scored: bool) -> None:
    """End the table now: with the points as they stand, or without a result."""
    draft.require(*(("playing", "paused") if scored else ("open", "playing", "paused")))
    table = draft.table
    if scored:
        points: dict[Colour, int] = {s: account.total for s, account in accounts(table.game()).items()}
        table.result = points
    table.status = "finished" if scored else "abandoned"
    table.slips, table.orders, table.votes = (), {}, {}
    draft.log("finished" if scored else "abandoned", actor)


def archive(draft: Draft, who: Person) -> None:
    """Put an ended table away: it is no longer listed, and nothing of it is lost."""
    actor = host_or_moderator(draft, who)
    draft.require("finished", "abandoned")
    if draft.table.archived:
        raise Refused("table-is-archived")
    draft.table.archived = True
    draft.log("archived", actor)


def move(draft: Draft, who: Person, place: Place) -> None:
    """Take the table to another channel or thread: after a deletion, or for peace and quiet."""
    actor = host_or_moderator(draft, who)
    draft.require("open", "playing", "paused")
    if place == draft.table.place:
        raise Refused("table-already-there")
    draft.table.place = place
    draft.log("moved", actor, channel=place.channel)


def propose(draft: Draft, who: Person, kind: VoteKind, target: int) -> Verdict:
    """Put a question to the table: go back to a point, or end. Who asks is in favour."""
    draft.require("playing", "paused")
    seat = own_seat(draft, who)
    if kind in draft.table.votes:
        raise Refused("table-vote-open")
    draft.table.votes = {**draft.table.votes, kind: Vote(kind, target, (who.user,))}
    draft.log("proposed", player(who), seat.colour, question=kind, target=target)
    for user in draft.table.people():
        if user != who.user:
            draft.notify(user, "table-notice-vote", question=kind)
    return _verdict(draft, kind)


def vote(draft: Draft, who: Person, kind: VoteKind, *, aye: bool) -> Verdict:
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
    return _verdict(draft, kind)


def _verdict(draft: Draft, kind: VoteKind) -> Verdict:
    """More than half of the people at the table carry a question; computers have no say."""
    voters = set(draft.table.people())
    question = draft.table.votes[kind]
    if 2 * len(voters.intersection(question.ayes)) > len(voters):
        draft.table.votes = {k: v for k, v in draft.table.votes.items() if k != kind}
        return "carried"
    if 2 * len(voters.intersection(question.noes)) >= len(voters):
        draft.table.votes = {k: v for k, v in draft.table.votes.items() if k != kind}
        draft.log("rejected", "table", question=kind)
        return "rejected"
    return "open"
