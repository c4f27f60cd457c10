"""What each player did best in a finished game: one deed each, told once everything is open."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from .carrying import by_payee
from .colours import Colour
from .events import Crowned, Erected, Moved, Revealed
from .record import Record
from .replaying import walk
from .scoring import moai_points
from .state import State


class Deed(NamedTuple):
    """A deed to remember: its kind is a message key, `value` what it counted, `ahu` where, if anywhere."""

    kind: str
    value: int
    ahu: int | None = None


@dataclass(slots=True)
class _Account:
    """What a seat did over a whole game."""

    longest: int = 0
    earned: int = 0
    crowned: int = 0
    boldest: int = 0
    moai: list[tuple[int, int]] = field(default_factory=list)


_TITLES: Final[tuple[tuple[str, Callable[[_Account], int], int], ...]] = (
    ("haul", lambda account: account.longest, 6),
    ("carrier", lambda account: account.earned, 8),
    ("crowns", lambda account: account.crowned, 3),
    ("bidder", lambda account: account.boldest, 4),
)
"""Titles that go to whoever did most of something, if it was as much as that at least."""


def best_deeds(record: Record) -> dict[Colour, Deed]:
    """One deed of each seat: a title where it did more than all others, else its best Moai; who did nothing
    worth telling is left out.
    """
    state, accounts = _accounts(record)
    found: dict[Colour, Deed] = {}
    for kind, value, least in _TITLES:
        values = {seat: value(account) for seat, account in accounts.items()}
        best = max(values.values())
        leaders = [seat for seat, reached in values.items() if reached == best]
        if best >= least and len(leaders) == 1 and leaders[0] not in found:
            found[leaders[0]] = Deed(kind, best)
    for seat, account in accounts.items():
        if seat not in found and account.moai:
            points, ahu = max(account.moai)
            found[seat] = Deed("moai", points, ahu)
    return {seat: found[seat] for seat in state.seats if seat in found}


def _accounts(record: Record) -> tuple[State, dict[Colour, _Account]]:
    moments = list(walk(record))
    state = moments[-1].state
    accounts = {seat: _Account() for seat in state.seats}
    for moment in moments:
        for event in moment.events:
            match event:
                case Moved(seat=seat, steps=steps, paid=paid):
                    accounts[seat].longest = max(accounts[seat].longest, len(steps))
                    for payee, points in by_payee(paid).items():
                        accounts[payee].earned += points
                case Crowned(seat=seat):
                    accounts[seat].crowned += 1
                case Erected(seat=seat, size=size, ahu=ahu):
                    accounts[seat].moai.append((moai_points(state.board, ahu, size), ahu))
                case Revealed():
                    for seat, bid in event.bids:
                        accounts[seat].boldest = max(accounts[seat].boldest, bid.markers)
                case _:
                    pass
    return state, accounts
