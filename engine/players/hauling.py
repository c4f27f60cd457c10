"""Transport: which statue to move where, whom to pay, when to mark, when to end the game."""

from heapq import heappop, heappush
from typing import NamedTuple

from ..actions import Action, Ending, Mark, Move, Pass, Step
from ..carrying import hands, payments, wages, weight
from ..colours import Colour
from ..routes import carriers_of, may_act_on
from ..scoring import accounts, moai_points
from ..state import State, Statue
from .chart import chart
from .decision import Reason
from .ground import NOWHERE
from .outlook import Outlook
from .temper import Temper

# An unmarked statue left for anybody is seldom there in the next round.
_UNMARKED = 0.15
_LEAST_GAIN = 0.05
# What it takes to make a player who is behind end the game all the same.
_DREAD = 4.0


class Roadbook:
    """Where statues can be carried in this phase, by the cheapest payees. Nobody moves in transport:
    a seat's roadbook holds for the whole phase."""

    def __init__(self, state: State, seat: Colour, temper: Temper) -> None:
        self._state = state
        self._seat = seat
        self._chart = chart(state.board)
        number = self._chart.number
        self._camps = {number[tile]: camp for tile, camp in carriers_of(state).camps.items()}
        self._rates = _rates(state, seat, temper)
        self._entries: dict[int, dict[int, tuple[float, str]]] = {}
        self._trips: dict[tuple[int, int, tuple[str, ...]], tuple[list[float], list[int]]] = {}

    def entries(self, need: int) -> dict[int, tuple[float, str]]:
        """For every hex that a statue of that weight can enter: the price, and who carries."""
        known = self._entries.get(need)
        if known is None:
            known = self._entries[need] = {}
            for tile, camp in self._camps.items():
                offers = [
                    (sum(self._rates[c] * points for c, points in wages(letters, need)), letters)
                    for letters in hands(self._state.box, camp, self._seat, need)
                ]
                if offers:
                    known[tile] = min(offers)
        return known

    def stands(self, tile: int) -> bool:
        """Whether an own figure stands on a hex, to erect or to crown there."""
        camp = self._camps.get(tile)
        return camp is not None and camp.has(self._seat)

    def trip(self, need: int, start: int, visited: tuple[str, ...]) -> tuple[list[float], list[int]]:
        """The price of every hex that can be reached, and the hex before it on the way."""
        key = (need, start, visited)
        known = self._trips.get(key)
        if known is None:
            known = self._trips[key] = self._search(need, start, visited)
        return known

    def _search(self, need: int, start: int, visited: tuple[str, ...]) -> tuple[list[float], list[int]]:
        plan, entries = self._chart, self.entries(need)
        price, before = [NOWHERE] * len(plan.names), [-1] * len(plan.names)
        barred = {plan.number[name] for name in visited}
        price[start] = 0.0
        heap = [(0.0, start)]
        while heap:
            cost, here = heappop(heap)
            if cost > price[here]:
                continue
            for there in plan.neighbours[here]:
                entry = entries.get(there)
                if entry is None or there in barred:
                    continue
                total = cost + entry[0] + 0.001
                if total < price[there]:
                    price[there] = total
                    before[there] = here
                    heappush(heap, (total, there))
        return price, before

    def steps(self, need: int, before: list[int], goal: int) -> tuple[Step, ...]:
        """The steps to a hex, with those who carry."""
        entries, names = self.entries(need), self._chart.names
        found: list[Step] = []
        while before[goal] >= 0:
            found.append(Step(names[goal], entries[goal][1]))
            goal = before[goal]
        return tuple(reversed(found))


def _rates(state: State, seat: Colour, temper: Temper) -> dict[Colour, float]:
    """What a point paid to each rival costs: the further ahead a rival, the more."""
    totals = {colour: account.total for colour, account in accounts(state).items() if colour != seat}
    ranked = sorted(totals, key=lambda colour: totals[colour])
    last = max(1, len(ranked) - 1)
    return {colour: temper.wage * (0.75 + 0.5 * index / last) for index, colour in enumerate(ranked)}


class Option(NamedTuple):
    """Something to do with one statue, and what it gains over doing nothing."""

    gain: float
    statue: Statue
    goal: int
    then: Ending | None
    ahu: int | None


class Hauling:
    """One seat's view of a transport phase, at one of its turns."""

    def __init__(self, state: State, seat: Colour, temper: Temper, roads: Roadbook | None = None) -> None:
        self.state = state
        self.seat = seat
        self.temper = temper
        self.outlook = Outlook(state, seat, temper)
        self.roads = roads or Roadbook(state, seat, temper)
        self.markers = state.players[seat].markers

    def options(self) -> list[Option]:
        """Everything worth doing, the best first."""
        found: list[Option] = []
        for statue in self.state.statues.values():
            if may_act_on(statue, self.seat):
                found += self._options_of(statue)
        found.sort(key=lambda option: -option.gain)
        return found

    def _options_of(self, statue: Statue) -> list[Option]:
        outlook, plan = self.outlook, self.outlook.chart
        need = weight(self.state.box, statue.size)
        start = plan.place_of(statue)
        price, _ = self.roads.trip(need, start, statue.visited)
        prospects = outlook.prospects(statue.size)
        stays = self._stays(statue, prospects[start])
        keep, then = self._keeping(statue)
        found: list[Option] = []
        best_stop: Option | None = None
        for tile, cost in enumerate(price):
            if cost >= NOWHERE:
                continue
            if plan.platforms_at[tile] and self.roads.stands(tile):
                found += self._finishes(statue, tile, stays + cost)
            if tile != start and keep > 0:
                gain = keep * prospects[tile] - cost - stays
                if gain > _LEAST_GAIN and (best_stop is None or gain > best_stop.gain):
                    best_stop = Option(gain, statue, tile, then, None)
        if best_stop is not None:
            found.append(best_stop)
        return found

    def _finishes(self, statue: Statue, tile: int, against: float) -> list[Option]:
        outlook = self.outlook
        found = []
        for platform in outlook.chart.platforms_at[tile]:
            if statue.size:
                if not outlook.open_to_me(platform):
                    continue
                gain = outlook.erected(statue.size, platform) - against
                if outlook.bases_left == 1 and not self._glad_to_end(statue.size * platform.moai):
                    gain -= _DREAD
                ending: Ending = "erect"
            else:
                gain = outlook.crowned(platform) - against
                ending = "crown"
            if gain > _LEAST_GAIN:
                found.append(Option(gain, statue, tile, ending, platform.ahu))
        return found

    def _glad_to_end(self, points: int) -> bool:
        """Whether the game may end now: with these points this seat is ahead, or it ends anyway."""
        totals = {seat: account.total for seat, account in accounts(self.state).items()}
        mine = totals.pop(self.seat) + points
        return mine >= max(totals.values()) or not any(self.state.moai_supply.values())

    def _stays(self, statue: Statue, prospect: float) -> float:
        """What a statue is worth to this seat if nothing is done with it in this phase."""
        if statue.marked_by == self.seat:
            return prospect
        if statue.abandoned:
            return 0.0
        # What is in the front can be marked when it goes to its quarry; what is on the board can't.
        return prospect if statue.hex is None and self.markers else _UNMARKED * prospect

    def _keeping(self, statue: Statue) -> tuple[float, Ending | None]:
        """How sure a statue put down somewhere is, and how to put it down."""
        if statue.marked_by == self.seat:
            return 1.0, None
        if self.markers:
            return 1.0, "mark"
        return (0.0 if statue.abandoned else _UNMARKED), None

    def decide(self) -> tuple[Action, Reason]:
        """What to do on this turn."""
        options = self.options()
        if options:
            return self.action(options[0])
        return self._last_marks()

    def action(self, option: Option) -> tuple[Action, Reason]:
        """An option as an action, with its reason."""
        statue, plan = option.statue, self.outlook.chart
        need = weight(self.state.box, statue.size)
        start = plan.place_of(statue)
        _, before = self.roads.trip(need, start, statue.visited)
        move = Move(statue.id, self.roads.steps(need, before, option.goal), option.then, option.ahu)
        return move, self._reason(option, move)

    def _reason(self, option: Option, move: Move) -> Reason:
        paid = sum(points for *_, points in payments(self.state.box, option.statue.size, move.steps))
        if option.ahu is None:
            tile = self.outlook.chart.names[option.goal]
            key = "reason-move-mark" if option.then == "mark" else "reason-move-onward"
            return Reason(key, {"statue": move.statue, "hex": tile, "paid": paid})
        ahu = self.state.board.ahus[option.ahu]
        if option.then == "erect":
            key, points = "reason-erect", moai_points(self.state.board, option.ahu, option.statue.size)
        else:
            key, points = "reason-crown", ahu.headdress
        return Reason(key, {"statue": move.statue, "ahu": ahu.name, "points": points, "paid": paid})

    def _last_marks(self) -> tuple[Action, Reason]:
        """Nothing to move: statues that would be anybody's get a marker, then the phase is done."""
        if self.markers:
            loose = [
                statue
                for statue in self.state.statues.values()
                if statue.hex is not None
                and statue.marked_by is None
                and may_act_on(statue, self.seat)
                and self.outlook.prospect(statue) > self.temper.half
            ]
            if loose:
                best = max(loose, key=self.outlook.prospect)
                return Mark(best.id), Reason("reason-mark", {"statue": best.id})
        return Pass(), Reason("reason-pass-transport")
