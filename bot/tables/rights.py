"""What somebody may do to a table: host, player, moderator who plays, moderator who does not, stranger.

Every request that is not about one's own seat asks here, so it is the same by button, by command, and forged.
Who is a moderator is for `bot/moderation/rights.py` to know, what is one's own is for the request.

Before a game begins there is nothing to gain, and its host and every moderator may do everything. From then
on whoever has an interest in it has a player's rights alone, however much they moderate: whoever sits there,
sat there, or asks for a seat.
"""

from typing import Final, Literal, get_args

from .change import Change, moderator, player
from .errors import Refused
from .model import Person, Table, rival_mark
from .witnesses import known_seats

Deed = Literal[
    "nudge",
    "repair",
    "call",
    "pause",
    "resume",
    "move",
    "lead",
    "settings",
    "decide",
    "replace",
    "undo",
    "end",
    "look",
    "export",
]
DEEDS: Final[tuple[Deed, ...]] = get_args(Deed)
HARMLESS: Final[frozenset[Deed]] = frozenset({"nudge", "repair", "call"})
"""What every moderator may do, interested or not: it changes nothing in the game, and shows nothing."""
ALLOWED_IF_ALONE: Final[frozenset[Deed]] = frozenset({"pause", "resume", "move", "decide", "replace"})
"""What a server can let its moderators do at tables at which they play; each such deed is marked as that. All
else is for the table to agree on, and secrets are nobody's to see who plays.
"""
FOR_THE_TABLE: Final[frozenset[Deed]] = frozenset({"pause", "resume", "undo", "end", "settings"})
"""What the table can decide by itself, so that whoever plays asks it."""


def interested(table: Table, secret: bytes, user: int) -> bool:
    """Whether somebody has an interest in a game that has begun: they sit or sat there, ask for a seat, or
    play for the same league at another table.
    """
    if table.state is None:
        return False
    if table.seat_of(user) is not None or rival_mark(secret, user) in table.settings.rivals:
        return True
    if any(vote.kind.startswith("seat-") and vote.target == user for vote in table.votes.values()):
        return True
    return bool(known_seats(table, secret, user) - {None})


def refuse_deed(table: Table, secret: bytes, who: Person, deed: Deed) -> None:
    """Refuse what a person may not do as a moderator."""
    if not who.moderator:
        raise Refused("table-not-moderator")
    if deed in HARMLESS or not interested(table, secret, who.user):
        return
    if who.while_playing and deed in ALLOWED_IF_ALONE:
        return
    raise Refused("table-ask-the-table" if deed in FOR_THE_TABLE else "table-moderator-plays")


def allowed_deeds(table: Table, secret: bytes, who: Person) -> frozenset[Deed]:
    """What a person may do as a moderator."""
    return frozenset(deed for deed in DEEDS if _may(table, secret, who, deed))


def _may(table: Table, secret: bytes, who: Person, deed: Deed) -> bool:
    try:
        refuse_deed(table, secret, who, deed)
    except Refused:
        return False
    return True


def as_moderator(change: Change, who: Person, deed: Deed) -> str:
    """The log's name of a moderator who may do this; Refused for everybody else."""
    refuse_deed(change.table, change.secret, who, deed)
    if deed not in HARMLESS and interested(change.table, change.secret, who.user):
        change.interested = moderator(who)
    return moderator(who)


def as_outside_moderator(change: Change, who: Person, deed: Deed) -> str:
    """The log's name of a moderator who may do this in play; Refused for everybody else, and whoever plays or
    hosts is told to ask the table.
    """
    if not who.moderator and who.user in (change.table.host, *change.table.people()):
        raise Refused("table-ask-the-table")
    return as_moderator(change, who, deed)


def as_host_or_moderator(change: Change, who: Person, deed: Deed) -> str:
    """The log's name of the host, or of a moderator who may do this; Refused for everybody else."""
    if change.table.host == who.user:
        return player(who)
    if not who.moderator:
        raise Refused("table-not-host")
    return as_moderator(change, who, deed)
