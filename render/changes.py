"""What a sequence of events changed on the table, for the glow, the last way and the points gained."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from engine.board import Board
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
    paid: tuple[tuple[str, Colour, int], ...]
    mover: Colour | None = None

    def sums(self) -> dict[Colour, int]:
        """Everything paid, by payee."""
        total: Counter[Colour] = Counter()
        for _, colour, points in self.paid:
            total[colour] += points
        return dict(total)


@dataclass(frozen=True, slots=True)
class Changes:
    """What glows: hexes, ahus, cards; the last way; points gained by seat."""

    hexes: frozenset[str] = frozenset()
    ahus: frozenset[int] = frozenset()
    seats: frozenset[Colour] = frozenset()
    way: Way | None = None
    gains: tuple[tuple[Colour, int], ...] = ()


NOTHING = Changes()


def changes(events: Iterable[Event], board: Board) -> Changes:
    """What changed. A new round wipes the board of figures, so what happened before it no longer glows."""
    hexes: set[str] = set()
    ahus: set[int] = set()
    seats: set[Colour] = set()
    way: Way | None = None
    gains: Counter[Colour] = Counter()
    for event in events:
        match event:
            case RoundBegan():
                hexes.clear()
            case Placed(hex=tile):
                hexes.add(tile)
            case PowerUsed(seat=seat, ahu=ahu):
                seats.add(seat)
                if ahu is not None:
                    ahus.add(ahu)
            case Moved(seat=seat, start=start, steps=steps, paid=paid):
                way = Way((start, *(step.hex for step in steps)), paid, seat)
                for _, payee, points in paid:
                    gains[payee] += points
                if steps:
                    hexes.add(steps[-1].hex)
            case Erected(seat=seat, ahu=ahu, points=points):
                ahus.add(ahu)
                gains[seat] += points
            case Crowned(ahu=ahu):
                ahus.add(ahu)
            case Marked(hex=tile):
                hexes.add(tile)
            case Stashed(statues=statues):
                hexes.update(board.start_of(statue[0] == "m") for statue in statues)
            case Took(seat=seat) | TabletTaken(seat=seat):
                seats.add(seat)
            case _:
                pass
    points = tuple((seat, gained) for seat, gained in gains.items() if gained)
    return Changes(frozenset(hexes), frozenset(ahus), frozenset(seats), way, points)
