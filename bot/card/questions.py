"""Questions to the table in words: what would happen, how the vote stands, and the buttons to answer it.

Whatever is shown here is public: of points what everybody can see, of decisions what the log says.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.tables.public_view import TableView
from bot.tables.service import Tables
from bot.tables.vote import UNANIMOUS, Vote
from bot.ui.names import Names, markdown_names, plain_names
from bot.ui.page import Block, Button, Buttons, Text
from bot.words import Say

from .later_lines import decision_lines
from .log_lines import person_named

MOST_VOTES: Final = 3
MOST_DECISIONS: Final = 5  # that a question to go back names; the others are counted


class Decision(NamedTuple):
    """A decision that counts: its entry, when it was made, and a line that may be read at any later time, as
    markdown and as a menu's plain label.
    """

    seq: int
    at: float
    line: str
    label: str


async def decisions_at(tables: Tables, table: TableView, names: Names, say: Say) -> list[Decision]:
    """Every decision of a game that counts, oldest first."""
    entries = await tables.log(table.id)
    phase = None if table.view is None else table.view.phase
    lines, labels = (
        decision_lines(entries, called, say, phase=phase, hidden=table.owners_hidden)
        for called in (markdown_names(names), plain_names(names))
    )
    return [
        Decision(entry.seq, entry.at, lines[entry.seq], labels[entry.seq])
        for entry in entries
        if entry.seq in lines
    ]


async def undone_by(tables: Tables, table: TableView, names: Names, say: Say) -> Sequence[Decision]:
    """The decisions that the table is asked to take back, if it is asked to go back at all."""
    target = next((vote.target for vote in table.votes if vote.kind == "undo"), None)
    if target is None:
        return ()
    return [each for each in await decisions_at(tables, table, names, say) if each.seq > target]


def question_lines(
    vote: Vote, table: TableView, names: Names, say: Say, undone: Sequence[Decision] = ()
) -> list[str]:
    """What exactly would happen if a question were carried."""
    if vote.seat is not None:
        return [say("question-seat", user=person_named(vote.target, say), colour=vote.seat)]
    match vote.kind:
        case "undo":
            return _undo_lines(undone, say)
        case "end":
            return _end_lines(table, names, say)
        case "settings":
            changes = " ".join(_term(name, value, say) for name, value in vote.terms)
            return [say("question-settings", changes=changes)]
        case kind:
            return [say(f"question-{kind}")]


def _undo_lines(undone: Sequence[Decision], say: Say) -> list[str]:
    if not undone:
        return [say("question-undo-nothing")]
    lines = [say("question-undo", count=len(undone))]
    if len(undone) > MOST_DECISIONS:
        when = f"<t:{int(undone[0].at)}:R>"
        lines.append(f"- {say('question-undo-more', count=len(undone) - MOST_DECISIONS, when=when)}")
    return [*lines, *(f"- {each.line}" for each in undone[-MOST_DECISIONS:])]


def _end_lines(table: TableView, names: Names, say: Say) -> list[str]:
    lines = [say("question-end", points=known_points(table, names, say))]
    return lines if table.options.open_owners else [*lines, f"-# {say('question-end-hidden')}"]


def known_points(table: TableView, names: Names, say: Say) -> list[str]:
    """The points that everybody can see, most first."""
    points = {} if table.view is None else table.view.known_points()
    return [
        say("question-points", name=names[seat].markdown, points=total)
        for seat, total in sorted(points.items(), key=lambda each: -each[1])
    ]


def _term(name: str, value: str | int | None, say: Say) -> str:
    if name == "deadline":
        return say("question-settings-deadline", hours=int(value or 0) // 3600)
    return say(f"question-settings-{name}", late=str(value))


def question_blocks(table: TableView, names: Names, say: Say, undone: Sequence[Decision]) -> list[Block]:
    """Open questions with buttons to answer them, and buttons for seats that are on offer."""
    blocks: list[Block] = []
    for vote in table.votes[:MOST_VOTES]:
        blocks += asked_blocks(vote, table, names, say, undone)
    asked = {vote.kind for vote in table.votes}
    offered = [seat.colour for seat in table.seats if seat.offered and f"seat-{seat.colour}" not in asked]
    if offered:
        row = tuple(
            Button("takeover", say("offer-take", colour=colour), selection=colour) for colour in offered
        )
        blocks.append(Buttons(row[:5]))
    return blocks


def asked_blocks(
    vote: Vote, table: TableView, names: Names, say: Say, undone: Sequence[Decision]
) -> list[Block]:
    """One open question: who asks, what would happen, how it stands, and the buttons to answer it."""
    lines = [] if vote.user is None else [say("question-asked", who=person_named(vote.user, say))]
    lines += question_lines(vote, table, names, say, undone)
    lines += [f"-# {line}" for line in _standing_lines(vote, table, say)]
    selection = f"{vote.kind}.{vote.number}"
    row = (
        Button("aye", say("vote-aye"), "success", selection=selection),
        Button("nay", say("vote-nay"), selection=selection),
    )
    return [Text("\n".join(lines)), Buttons(row)]


def _standing_lines(vote: Vote, table: TableView, say: Say) -> list[str]:
    voters = table.voters[vote.kind]
    needed = len(voters) if vote.kind in UNANIMOUS else len(voters) // 2 + 1
    ayes, noes = len(voters.intersection(vote.ayes)), len(voters.intersection(vote.noes))
    parts = [say("question-count", ayes=ayes, noes=noes, needed=needed)]
    if vote.until is not None:
        parts.append(say("question-until", until=f"<t:{int(vote.until)}:f>"))
    lines = [" ".join(parts)]
    open_to = sorted(user for user in voters if not vote.answered(user))
    if open_to:
        lines.append(say("question-open", names=[f"<@{user}>" for user in open_to]))
    lines.append(say("question-all" if vote.kind in UNANIMOUS else "question-silence"))
    return lines
