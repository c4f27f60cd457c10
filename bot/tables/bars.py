"""Barring people from the tables of a server: they open none, join none, and get no seat.

What they play goes on until a moderator gives their seat to somebody else. Who barred whom is on record.
"""

from typing import Final

from .errors import Refused
from .model import SYSTEM, Person
from .operations.seats import Dismiss
from .public_view import TableView
from .service import Tables

LONGEST_REASON: Final = 200


async def bar(tables: Tables, server: int, who: Person, user: int, reason: str = "") -> None:
    """As a moderator, bar somebody; they lose their place in lobbies and on waiting lists at once."""
    _refuse_stranger(who)
    if user == who.user:
        raise Refused("table-bar-oneself")
    await tables.storage.servers.bar(server, user, who.user, tables.now(), reason)
    for listed in await tables.storage.tables.in_server(server):
        if _concerned((await tables.look(listed.id)).table, user):
            await tables.submit(listed.id, SYSTEM, Dismiss(user))


async def unbar(tables: Tables, server: int, who: Person, user: int) -> None:
    """As a moderator, let somebody play here again."""
    _refuse_stranger(who)
    number = await tables.storage.servers.bar_of(server, user)
    if number is None:
        raise Refused("table-not-barred")
    await lift(tables, server, who, number)


async def lift(tables: Tables, server: int, who: Person, number: int) -> None:
    """The same by the number of the bar: somebody who had themselves forgotten has no other."""
    _refuse_stranger(who)
    await tables.storage.servers.lift(server, number, who.user, tables.now())


def _concerned(table: TableView, user: int) -> bool:
    if any(seat.invited == user for seat in table.seats):
        return True
    if table.status != "open":
        return any(vote.kind.startswith("seat-") and vote.target == user for vote in table.votes)
    seated = [seat.user for seat in table.seats]
    return user in (table.host, *seated, *table.invited, *table.waitlist)


def _refuse_stranger(who: Person) -> None:
    if not who.moderator:
        raise Refused("table-not-moderator")
