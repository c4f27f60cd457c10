"""What a sequence of events changed on the table, for the glow, the ways and the points gained."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from engine.board import Board
from engine.carrying import Payment, by_payee
from engine.colours import Colour
from engine.events import (
    Crowned,
    Erected,
    Event,
    Marked,
    Moved,
    Placed,
    PowerUsed,
    RoundBegan,
    Stashed,
    TabletTaken,
    Took,
)


@dataclass(frozen=True, slots=True)
class Way:
    """A way of a statue over the board and what was, or will be, paid on which hex to whom."""

    hexes: tuple[str, ...]
    paid: tuple[Payment, ...]
    mover: Colour | None = None
    statue: str = ""
    size: int = 0

    def sums(self) -> dict[Colour, int]:
        """Everything paid, by payee."""
        return by_payee(self.paid)


@dataclass(frozen=True, slots=True)
class Changes:
    """What glows: hexes, ahus, cards; the ways in their order; points gained by seat; and which statue was
    the last that was moved or marked."""

    hexes: frozenset[str] = frozenset()
    ahus: frozenset[int] = frozenset()
    seats: frozenset[Colour] = frozenset()
    ways: tuple[Way, ...] = ()
    gains: tuple[tuple[Colour, int], ...] = ()
    statue: str | None = None


NOTHING = Changes()


def _hexes(event: Event, board: Board) -> Iterable[str]:
    """Where an event left something."""
    match event:
        case Placed(hex=tile) | Marked(hex=tile):
            return (tile,)
        case Moved(steps=steps) if steps:
            return (steps[-1].hex,)
        case Stashed(statues=statues):
            return {board.start_of(statue[0] == "m") for statue in statues}
        case _:
            return ()


def _gains(event: Event) -> Iterable[tuple[Colour, int]]:
    """Points that an event brought at once."""
    match event:
        case Moved(paid=paid):
            return [(payee, points) for _, payee, points in paid]
        case Erected(seat=seat, points=points):
            return [(seat, points)]
        case _:
            return ()


def changes(events: Iterable[Event], board: Board) -> Changes:
    """What changed. A new round wipes the board of figures, so what happened before it no longer glows."""
    hexes: set[str] = set()
    ahus: set[int] = set()
    seats: set[Colour] = set()
    ways: list[Way] = []
    gains: Counter[Colour] = Counter()
    last: str | None = None
    for event in events:
        hexes.update(_hexes(event, board))
        for seat, points in _gains(event):
            gains[seat] += points
        match event:
            case RoundBegan():
                hexes.clear()
                ways.clear()
                last = None
            case Moved(seat=seat, statue=statue, size=size, start=start, steps=steps, paid=paid) if steps:
                hexes_of_way = (start, *(step.hex for step in steps))
                ways.append(Way(hexes_of_way, paid, seat, statue, size))
                last = statue
            case Marked(statue=statue):
                last = statue
            case Erected(ahu=ahu) | Crowned(ahu=ahu):
                ahus.add(ahu)
            case PowerUsed(seat=seat, ahu=reserved):
                seats.add(seat)
                ahus |= {reserved} if reserved else set()
            case Took(seat=seat) | TabletTaken(seat=seat):
                seats.add(seat)
            case _:
                pass
    gained = tuple((seat, points) for seat, points in gains.items() if points)
    return Changes(frozenset(hexes), frozenset(ahus), frozenset(seats), tuple(ways), gained, last)
