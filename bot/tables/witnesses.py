"""Who knows what is hidden in a game: marks without a name, which outlast what is stored about a person.

A mark is a keyed hash of a game and a person; the key is the database's own. So whoever looked behind a
screen, holds the record, or sat in a seat is known again when they are about to be seated, though they had
themselves forgotten meanwhile.
"""

from engine import Colour

from .change import Change
from .errors import Refused
from .model import Table, Witness, mark_of


def known_seats(table: Table, secret: bytes, user: int) -> frozenset[Colour | None]:
    """The seats whose secrets somebody knows; None is among them if they have seen everything."""
    mark = mark_of(secret, table.id, user)
    return frozenset(witness.seat for witness in table.witnesses if witness.mark == mark)


def note_witness(change: Change, user: int, seat: Colour | None = None) -> None:
    """Remember that somebody knows the secrets of a seat, or of the whole game."""
    mark = mark_of(change.secret, change.table.id, user)
    change.table.witnesses |= {Witness(mark, seat)}


def obstacle(change: Change, user: int, colour: Colour) -> Refused | None:
    """Why somebody can't have a seat: they know another's secrets. Their own seat they can have back."""
    known = known_seats(change.table, change.secret, user)
    if None in known:
        return Refused("table-has-looked")
    other = next((seat for seat in known if seat != colour), None)
    return None if other is None else Refused("table-sat-elsewhere", colour=other)


def refuse_witness(change: Change, user: int, colour: Colour) -> None:
    """Refuse a seat to somebody who knows the secrets of another, or of the whole game."""
    reason = obstacle(change, user, colour)
    if reason is not None:
        raise reason


def watch_seats(before: Table, change: Change) -> None:
    """Whichever way somebody came to a seat of a game that has begun: refuse whoever knows too much, and
    remember that they sit there.
    """
    table = change.table
    if table.state is None or not table.live:
        return
    sat = {(seat.colour, seat.user) for seat in before.seats} if before.state is not None else set()
    for seat in table.seats:
        if seat.user is not None and (seat.colour, seat.user) not in sat:
            refuse_witness(change, seat.user, seat.colour)
            note_witness(change, seat.user, seat.colour)
