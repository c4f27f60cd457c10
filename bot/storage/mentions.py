"""Which games know a person: what is stored of somebody is looked for in these, not in all games ever.

A game knows everybody whose number was written into its log, notices, seats, lists or questions, until they
have themselves forgotten. Knowing one too many does no harm: whoever looks finds nothing there.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from bot.tables.change import Change
from bot.tables.model import Table

from .database import Db

PERSON_BLANKS: Final = ("user", "old_user", "new_user", "host", "moderator")
"""The blanks of entries and notices that are numbers of people."""
GAMES: Final = "game IN (SELECT game FROM mentions WHERE user = ?)"
"""SQL for that a game knows a person."""


def note_mentions(db: Db, game: int, users: Iterable[int | None]) -> None:
    """Note that a game knows people."""
    rows = [(user, game) for user in dict.fromkeys(users) if user]
    if rows:
        db.executemany("INSERT INTO mentions (user, game) VALUES (?, ?) ON CONFLICT DO NOTHING", rows)


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
