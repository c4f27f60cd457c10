"""The island as one seat's carriers see it: who stands where, and what is missing for a statue to pass."""

from heapq import heappop, heappush
from typing import NamedTuple

from ..actions import Piece
from ..carrying import strength
from ..colours import Colour
from ..rules_data import Components
from ..state import State
from .chart import Chart, chart


class Trip(NamedTuple):
    """The cheapest way of a statue from its start to every hex that it reaches, in their order: price,
    pieces missing, and the way."""

    reached: list[int]
    price: list[float]
    missing: list[int]
    gaps: list[int]
    before: list[int]

    def way(self, goal: int) -> list[int]:
        """The hexes entered on the way to a hex, in order."""
        steps = []
        while goal >= 0:
            steps.append(goal)
            goal = self.before[goal]
        return steps[-2::-1]


NOWHERE = 1e9


class Ground:
    """Strength on every hex, from one seat's point of view. Planners lay pieces on copies of it.

    `own` and `logs` are strengths; `hands` are the strengths of all the rivals' workers and sorcerers on a
    hex, the strongest first; `chiefs` is what a rival's chief carries there, 0 without one.
    """

    __slots__ = ("_trips", "chart", "chiefs", "hands", "logs", "own")

    def __init__(
        self, plan: Chart, own: list[int], logs: list[int], hands: list[tuple[int, ...]], chiefs: list[int]
    ) -> None:
        self.chart = plan
        self.own = own
        self.logs = logs
        self.hands = hands
        self.chiefs = chiefs
        # Trips are kept as long as nothing is laid; copies share them until then.
        self._trips: dict[tuple[int, int, tuple[int, ...], int, int, Prices], Trip] = {}

    @classmethod
    def of(cls, state: State, seat: Colour) -> "Ground":
        """The ground as it lies now."""
        plan, box = chart(state.board), state.box
        size = len(plan.names)
        ground = cls(plan, [0] * size, [0] * size, [()] * size, [0] * size)
        for owner, piece, name, logs in state.figures:
            tile, carries = plan.number[name], strength(box, piece)
            ground.logs[tile] += logs * box.strength.log
            if owner == seat:
                ground.own[tile] += carries
            elif piece == "chief":
                ground.chiefs[tile] = carries
            else:
                ground.hands[tile] = tuple(sorted((*ground.hands[tile], carries), reverse=True))
        return ground

    def copy(self) -> "Ground":
        """A ground to lay plans on; the rivals' figures, which no plan moves, are shared."""
        twin = Ground(self.chart, self.own.copy(), self.logs.copy(), self.hands, self.chiefs)
        twin._trips = self._trips
        return twin

    def lay(self, tile: int, own: int, logs: int) -> None:
        """Put own strength and that of logs on a hex."""
        self.own[tile] += own
        self.logs[tile] += logs
        self._trips = {}

    def gap(self, need: int, tile: int) -> tuple[int, int]:
        """What a statue still lacks on a hex: own strength missing, and points paid once it is there."""
        own = self.own[tile]
        short = need - own - self.logs[tile]
        if own:
            if short <= 0:
                return 0, 0
        elif short < 1:
            short = 1
        paid = 0
        lacking = short
        for hand in self.hands[tile]:
            paid += 1
            lacking -= hand
            if lacking <= 0:
                return 0, paid
        if self.chiefs[tile] >= short:
            return 0, need
        return lacking, paid

    def trip(self, need: int, start: int, barred: tuple[int, ...], purse: "Purse", prices: "Prices") -> Trip:
        """The cheapest way to every hex within the purse, by what it takes to make it passable."""
        most_missing, most_gaps = purse.strength(), purse.figures()
        key = (need, start, barred, most_missing, most_gaps, prices)
        known = self._trips.get(key)
        if known is None:
            known = self._trips[key] = self._find_trip(*key)
        return known

    def _find_trip(
        self,
        need: int,
        start: int,
        barred: tuple[int, ...],
        most_missing: int,
        most_gaps: int,
        prices: "Prices",
    ) -> Trip:
        plan = self.chart
        count = len(plan.names)
        price, missing, gaps = [NOWHERE] * count, [0] * count, [0] * count
        before = [-1] * count
        price[start] = 0.0
        closed = [False] * count
        for tile in barred:
            closed[tile] = True
        closed[start] = False
        tolls: dict[int, tuple[int, int]] = {}
        plain = need * prices.strength + prices.step
        own, hands, chiefs, logs = self.own, self.hands, self.chiefs, self.logs
        reached: list[int] = []
        heap = [(0.0, start)]
        while heap:
            cost, here = heappop(heap)
            if closed[here]:
                continue
            closed[here] = True
            reached.append(here)
            short_here, gaps_here = missing[here], gaps[here]
            for there in plan.neighbours[here]:
                if closed[there]:
                    continue
                if own[there] or hands[there] or chiefs[there] or logs[there]:
                    toll = tolls.get(there)
                    if toll is None:
                        toll = tolls[there] = self.gap(need, there)
                    lack, pay = toll
                    total = cost + lack * prices.strength + pay * prices.wage + prices.step
                else:
                    lack = need
                    total = cost + plain
                if total >= price[there]:
                    continue
                if lack and (short_here + lack > most_missing or gaps_here >= most_gaps):
                    continue
                price[there] = total
                missing[there] = short_here + lack
                gaps[there] = gaps_here + 1 if lack else gaps_here
                before[there] = here
                heappush(heap, (total, there))
        reached.sort()
        return Trip(reached, price, missing, gaps, before)


class Prices(NamedTuple):
    """What a trip counts: own strength laid down, a point paid, and a little for every step."""

    strength: float
    wage: float
    step: float = 0.02


class Load(NamedTuple):
    """Own pieces to lay on one hex together with one figure: which figure, and logs with it."""

    piece: Piece
    tile: int
    logs: int


class Purse(NamedTuple):
    """What a seat can still place in this round, and the edition that says what it carries.

    `chief` is his strength, 0 if he is not there.
    """

    workers: int
    sorcerer: int
    chief: int
    logs: int
    box: Components

    @classmethod
    def of(cls, state: State, seat: Colour) -> "Purse":
        """What is behind a seat's screen."""
        player, box = state.players[seat], state.box
        return cls(player.workers, player.sorcerer, player.chief * box.strength.chief, player.logs, box)

    def figures(self) -> int:
        """How many figures there are to place."""
        return self.workers + self.sorcerer + (1 if self.chief else 0)

    def strength(self) -> int:
        """All that can be carried with it, logs included."""
        each = self.box.strength
        logs = min(self.logs, self.box.logs_per_figure * (self.workers + self.sorcerer))
        return self.workers * each.worker + self.sorcerer * each.sorcerer + self.chief + logs * each.log

    def fill(self, gaps: list[tuple[int, int]]) -> "tuple[list[Load], Purse] | None":
        """Pieces for every gap (hex, missing strength), and what is left; None if they do not suffice.

        The chief goes where most is missing; logs save figures where two or three are missing.
        """
        workers, sorcerer, chief, logs, box = self
        each, logs_each = box.strength, box.logs_per_figure
        loads: list[Load] = []
        for tile, missing in sorted(gaps, key=lambda gap: -gap[1]):
            left = missing
            if chief and (left > each.worker or not workers + sorcerer):
                loads.append(Load("chief", tile, 0))
                chief, left = 0, left - chief
            while left > 0:
                if not workers and not sorcerer:
                    return None
                piece: Piece = "worker" if workers else "sorcerer"
                left -= strength(box, piece)
                with_logs = min(logs_each, logs, max(0, -(-left // each.log)))
                loads.append(Load(piece, tile, with_logs))
                workers, sorcerer = (workers - 1, sorcerer) if workers else (0, 0)
                logs -= with_logs
                left -= with_logs * each.log
        return loads, Purse(workers, sorcerer, chief, logs, box)
