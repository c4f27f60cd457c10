"""Where a statue can go, what that costs whom, and what can be done there.

The search is exact: for every reachable hex it finds all ways to pay that are not dominated, that is,
no other way pays every payee at most as much. Payments are packed into one integer, eight bits a
payee, so that adding them is one addition and comparing them one subtraction.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
from typing import Final

from .actions import Ending, Step
from .carrying import Camp, camps, hands, wages, weight
from .colours import Colour
from .state import State, Statue

Label = tuple[int, tuple[Step, ...]]
Entry = tuple[int, int, Step]


@dataclass(frozen=True, slots=True)
class Way:
    """One way to a hex: the steps, and the points that it pays to whom."""

    steps: tuple[Step, ...]
    pay: tuple[tuple[Colour, int], ...]

    @property
    def total(self) -> int:
        """All points paid on the way."""
        return sum(points for _, points in self.pay)


@dataclass(frozen=True, slots=True)
class Reach:
    """A hex that a statue can reach: every non-dominated way, cheapest first, and what can be done.

    `endings` are pairs of what to do and on which ahu; (None, None) is to leave it there.
    """

    hex: str
    ways: tuple[Way, ...]
    endings: tuple[tuple[Ending | None, int | None], ...]


_LONGEST: Final = 1024  # more steps than any way can have


def _dominated(guarded: int, front: Sequence[int], guard: int) -> bool:
    """Whether some payment of a front pays nobody more than this one, which has its guard bits set.

    Subtracting leaves every guard bit in place exactly if no payee's share had to borrow.
    """
    for other in front:  # noqa: SIM110 - a generator would cost twice as much, and this runs most
        if (guarded - other) & guard == guard:
            return True
    return False


class Entries(dict[str, tuple[Entry, ...]]):
    """The ways to enter each hex with a statue of one weight, found when first asked for."""

    def __init__(self, roads: "Roads", need: int) -> None:
        super().__init__()
        self._roads = roads
        self._need = need

    def __missing__(self, tile: str) -> tuple[Entry, ...]:
        found = self[tile] = self._roads.find_entries(self._need, tile)
        return found


class Roads:
    """The island as a seat's carriers see it while no figure moves. Searches are kept."""

    def __init__(self, state: State, seat: Colour, camped: Mapping[str, Camp]) -> None:
        self._board = state.board
        self._box = state.box
        self._seat = seat
        self.camps = camped
        self.shores = frozenset(
            tile for tile, camp in camped.items() if state.board.ahus_at[tile] and camp.has(seat)
        )
        self._shift = {colour: 8 * index for index, colour in enumerate(state.seats)}
        self._guard = sum(0x80 << shift for shift in self._shift.values())
        self._entries: dict[int, Entries] = {}
        self._searched: dict[tuple[int, str, tuple[str, ...]], dict[str, list[Label]]] = {}

    def entries(self, need: int) -> "Entries":
        """The ways to enter each hex with a statue of that weight."""
        found = self._entries.get(need)
        if found is None:
            found = self._entries[need] = Entries(self, need)
        return found

    def find_entries(self, need: int, tile: str) -> tuple[Entry, ...]:
        """The non-dominated ways to enter a hex: packed pay, its sum, and the step."""
        camp = self.camps.get(tile)
        if camp is None:
            return ()
        offers = []
        for letters in hands(self._box, camp, self._seat, need):
            shares = wages(letters, need)
            packed = sum(points << self._shift[colour] for colour, points in shares)
            offers.append((packed, sum(points for _, points in shares), Step(tile, letters)))
        if len(offers) < 2:
            return tuple(offers)
        kept: list[Entry] = []
        for offer in sorted(offers, key=lambda offer: offer[1]):
            if not _dominated(offer[0] | self._guard, [other[0] for other in kept], self._guard):
                kept.append(offer)
        return tuple(kept)

    def can_step(self, statue: Statue) -> bool:
        """Whether a statue can be moved at all."""
        start = statue.at(self._board)
        visited, entries = statue.visited or (start,), self.entries(weight(self._box, statue.size))
        return any(
            tile in self.camps and tile not in visited and entries[tile]
            for tile in self._board.neighbours[start]
        )

    def search(self, need: int, start: str, visited: tuple[str, ...]) -> dict[str, list[Label]]:
        """Every hex that can be reached, with its non-dominated labels, cheapest and shortest first."""
        key = (need, start, visited)
        found = self._searched.get(key)
        if found is None:
            found = self._searched[key] = self._search(need, start, visited)
        return found

    def _search(self, need: int, start: str, visited: tuple[str, ...]) -> dict[str, list[Label]]:
        # Labels are settled by rank: total paid first, then length. Nothing settled later can dominate
        # one settled before. A walk that crosses itself is dominated by the same walk without the loop,
        # so paths come out simple.
        neighbours, camps = self._board.neighbours, self.camps
        if not [tile for tile in neighbours[start] if tile in camps and tile not in visited]:
            return {}  # as most statues: nobody stands beside them
        entries, guard, barred = self.entries(need), self._guard, set(visited)
        settled: dict[str, list[int]] = {}
        labels: dict[str, list[Label]] = {}
        waiting: dict[int, list[tuple[int, str, tuple[Step, ...]]]] = {0: [(0, start, ())]}
        ranks = [0]
        while ranks:
            rank = heappop(ranks)
            for packed, here, steps in waiting.pop(rank):
                if _dominated(packed | guard, settled.get(here, ()), guard):
                    continue
                settled.setdefault(here, []).append(packed)
                labels.setdefault(here, []).append((packed, steps))
                for there in neighbours[here]:
                    if there in barred or there not in camps:  # nobody carries where nobody stands
                        continue
                    front = settled.get(there)
                    for pay, price, step in entries[there]:
                        if front and _dominated(packed + pay | guard, front, guard):
                            continue
                        later = rank + price * _LONGEST + 1
                        if later not in waiting:
                            waiting[later] = []
                            heappush(ranks, later)
                        waiting[later].append((packed + pay, there, (*steps, step)))
        del labels[start]
        return labels

    def labels(self, statue: Statue) -> dict[str, list[Label]]:
        """Every hex that a statue can be moved to, with its non-dominated labels."""
        start = statue.at(self._board)
        return self.search(weight(self._box, statue.size), start, statue.visited or (start,))

    def pay(self, packed: int) -> tuple[tuple[Colour, int], ...]:
        """A packed payment, unpacked: who gets how much, in seat order."""
        shares = ((colour, packed >> shift & 0x7F) for colour, shift in self._shift.items())
        return tuple((colour, points) for colour, points in shares if points)

    def finishes(self, state: State, statue: Statue, tile: str) -> list[tuple[Ending | None, int | None]]:
        """How a statue can be finished for good on a hex: erected or crowning, on which ahu."""
        if tile not in self.shores:
            return []
        ahus, bases = self._board.ahus_at[tile], state.bases
        if not statue.size:
            return [("crown", n) for n in ahus if n in bases and bases[n].size and not bases[n].crowned]
        return [("erect", n) for n in ahus if state.open_to(self._seat, n)]

    def stops(self, state: State, statue: Statue) -> list[tuple[Ending | None, int | None]]:
        """How a moved statue can be put down on any hex: left, marked, or neither."""
        found: list[tuple[Ending | None, int | None]] = []
        if not statue.abandoned:
            found.append((None, None))
        if statue.marked_by is None and state.players[self._seat].markers:
            found.append(("mark", None))
        return found


class Carriers:
    """Who can carry where, for all seats: it holds for a whole transport phase, in which nobody moves."""

    def __init__(self, state: State) -> None:
        self.figures = state.figures.copy()
        self.camps: Mapping[str, Camp] = camps(state.box, state.figures)
        self._roads: dict[Colour, Roads] = {}

    def roads(self, state: State, seat: Colour) -> Roads:
        """The roads of a seat, looked for once."""
        known = self._roads.get(seat)
        if known is None:
            known = self._roads[seat] = Roads(state, seat, self.camps)
        return known


def carriers_of(state: State) -> Carriers:
    """The carriers of a position, found out anew only when a figure has moved."""
    known = state.carriers
    if not isinstance(known, Carriers) or known.figures != state.figures:
        known = Carriers(state)
        state.keep(known)
    return known


def roads_of(state: State, seat: Colour) -> Roads:
    """The island as a seat's carriers see it in a position."""
    return carriers_of(state).roads(state, seat)


def may_act_on(statue: Statue, seat: Colour) -> bool:
    """Whether a statue is a seat's to move: its own, under its marker, moved by it, or abandoned."""
    if statue.marked_by is not None:
        return statue.marked_by == seat
    return statue.holder is None or statue.holder == seat


def routes(state: State, seat: Colour, statue: Statue) -> dict[str, Reach]:
    """Everything that a seat can do with a statue by moving it, by hex; marking in place aside.

    Where it stands is included if it can be finished there without a step.
    """
    roads = roads_of(state, seat)
    start = statue.at(state.board)
    stops = roads.stops(state, statue)
    found: dict[str, Reach] = {}
    at_start = roads.finishes(state, statue, start)
    if at_start:
        found[start] = Reach(start, (Way((), ()),), tuple(at_start))
    for tile, labels in roads.labels(statue).items():
        endings = (*roads.finishes(state, statue, tile), *stops)
        if endings:
            ways = tuple(Way(steps, roads.pay(packed)) for packed, steps in labels)
            found[tile] = Reach(tile, ways, endings)
    return found
