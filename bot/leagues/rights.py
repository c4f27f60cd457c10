"""What somebody may do to a league: who takes part in it has no say in it, however much they moderate.

As long as people sign up there is nothing to gain, and every moderator may do everything. From the draw on,
whoever has or had a place in it may do nothing but leave; where a server lets its moderators act at tables at
which they play, also what decides no result, and the log says that they play.
"""

from typing import Final, Literal, get_args

from bot.tables.errors import Refused
from bot.tables.model import Person

from .model import League

Deed = Literal["draw", "extend", "drop", "replace", "correct", "end"]
DEEDS: Final[tuple[Deed, ...]] = get_args(Deed)
ALLOWED_IF_ALONE: Final[frozenset[Deed]] = frozenset({"draw", "extend", "drop", "replace"})


def interested(league: League, user: int) -> bool:
    """Whether somebody has or had a place in a league that was drawn."""
    return league.status != "signup" and any(entry.held_by(user) for entry in league.entries)


def refuse_deed(league: League, who: Person, deed: Deed) -> None:
    """Refuse what a person may not do as a moderator."""
    if not who.moderator:
        raise Refused("table-not-moderator")
    if interested(league, who.user) and not (who.while_playing and deed in ALLOWED_IF_ALONE):
        raise Refused("league-moderator-plays")


def may(league: League, who: Person, deed: Deed) -> bool:
    """Whether a person may do this."""
    try:
        refuse_deed(league, who, deed)
    except Refused:
        return False
    return True
