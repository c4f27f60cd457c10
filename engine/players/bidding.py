"""The auction: what a Moai is worth now, what sculptors are missed later, what the others may bid."""

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from ..actions import Action, Bid, Decline, Take
from ..colours import Colour
from ..rules_data import Components
from ..sculpting import carvable, choosing_order, sculptors
from ..state import State, Statue
from .decision import Reason
from .ground import Ground, Purse
from .near import by_lot
from .outlook import Outlook
from .planning import best_plan, cargo_of, cargoes
from .situation import Situation
from .spells import spells
from .temper import Temper

_SAMPLES = 12
# How often somebody who wants a Moai of that size sends the chief for it.
_SENDS_THE_CHIEF = {1: 0.3, 2: 0.5, 3: 0.75}
# What is left of a Moai for whose quarry hex there is no marker.
_UNMARKED = 0.15
# How odds are said, and from where on.
_ODDS: Final = (("sure", 0.9), ("likely", 0.6), ("even", 0.35), ("slim", 0.0))


class Crew(NamedTuple):
    """Sculptors for a bid."""

    workers: int
    sorcerer: int
    chief: int

    def bid(self, markers: int = 0) -> Bid:
        """The bid that sends them."""
        return Bid(markers, self.workers, bool(self.sorcerer), bool(self.chief))

    def weakest(self, box: Components) -> int:
        """What the weakest of them carves; 0 if there is nobody."""
        worth = box.strength
        there = ((self.workers, worth.worker), (self.sorcerer, worth.sorcerer), (self.chief, worth.chief))
        return min((each for count, each in there if count), default=0)


def workers_for(state: State, size: int) -> int:
    """How many workers it takes to carve a Moai of that size."""
    return -(-size // state.box.strength.worker)


def likely_bid(state: State, seat: Colour, rng: random.Random, awe: float = 1.0) -> Bid:
    """A bid such as people make: mostly the chief or a worker or two, and a marker or two, times `awe`."""
    player = state.players[seat]
    wanted = rng.choice(state.quarry)
    chief = bool(player.chief) and rng.random() < _SENDS_THE_CHIEF.get(wanted, 1.0)
    workers = 0 if chief else min(player.workers, workers_for(state, wanted))
    if chief and player.workers > 2 and rng.random() < 0.25:
        workers = 1
    if not chief and not workers and player.chief:
        chief = True
    markers = min(player.markers, round(awe * rng.choice((0, 0, 1, 1, 1, 2, 2, 3))))
    return Bid(markers, workers, False, chief)


@lru_cache(maxsize=65536)
def winnings(quarry: tuple[int, ...], strengths: tuple[int, ...], mine: int) -> tuple[int, ...]:
    """What one of those who choose gets if everybody always takes the largest Moai that they can carve.

    `strengths` are their sculptors in the order of choosing, `mine` is which of them.
    """
    left, there = list(strengths), list(quarry)
    gains: tuple[int, ...] = ()
    taking = True
    while taking and there:
        taking = False
        for index, strength in enumerate(left):
            size = max((size for size in there if size <= strength), default=0)
            if size:
                there.remove(size)
                left[index] -= size
                taking = True
                if index == mine:
                    gains = (*gains, size)
    return gains


class Rivals:
    """The bids of all the others in one imagined auction, as the one who waits for them sees them."""

    def __init__(self, state: State, seat: Colour, bids: Mapping[Colour, Bid]) -> None:
        self._quarry = state.quarry
        players, turns = state.players, state.clockwise(state.first_player)
        order = choosing_order(
            [other for other in turns if other in bids],
            bids,
            {other: players[other].halves for other in bids},
        )
        self._strengths = [sculptors(state.box, bids[other]) for other in order]
        # Whoever has more of this, where markers, half-tablets and turns count one after the other, is first.
        self._ranks = [(bids[other].markers, players[other].halves, -turns.index(other)) for other in order]
        self._own = (players[seat].halves, -turns.index(seat))

    def gains(self, markers: int, strength: int) -> tuple[int, ...]:
        """The Moai that a bid of so many markers and sculptors would win against these."""
        mine = (markers, *self._own)
        place = sum(rank > mine for rank in self._ranks)
        strengths = (*self._strengths[:place], strength, *self._strengths[place:])
        return winnings(self._quarry, strengths, place)


class Forecast(NamedTuple):
    """A bid, what it brings on average, and what it would have won against each of some likely auctions."""

    score: float
    bid: Bid
    gains: tuple[tuple[int, ...], ...]

    def target(self) -> int:
        """The size of Moai that the bid wins most often; 0 if it wins none."""
        won = Counter(max(sizes) for sizes in self.gains if sizes)
        return max(won, key=lambda size: (won[size], size)) if won else 0

    def odds(self) -> float:
        """How often the bid wins a Moai of that size, or a larger one."""
        target = self.target()
        return sum(max(sizes, default=-1) >= target for sizes in self.gains) / len(self.gains)


class Bidding(Situation):
    """One seat's view of an auction."""

    def __init__(self, state: State, seat: Colour, temper: Temper) -> None:
        super().__init__(state, seat, temper)
        self._values: dict[tuple[Crew, tuple[int, ...]], tuple[float, int]] = {}
        self._magic: float | None = None

    def crews(self) -> list[Crew]:
        """Sculptors worth thinking of: enough for something in the quarry, none too many."""
        player, box, most = self.player, self.state.box, sum(self.state.quarry)
        found = [Crew(0, 0, 0)]
        worker_will_do = box.strength.worker >= box.strength.sorcerer
        for chief in range(player.chief + 1):
            for sorcerer in range(player.sorcerer + 1):
                for workers in range(min(player.workers, most) + 1):
                    if sorcerer and workers < player.workers and worker_will_do:
                        continue  # a worker carves as well as the sorcerer, and knows no magic
                    crew = Crew(workers, sorcerer, chief)
                    carved = sculptors(box, crew.bid())
                    if self.state.quarry[0] <= carved and carved - crew.weakest(box) < most:
                        found.append(crew)
        return found

    def value(self, crew: Crew, sizes: tuple[int, ...]) -> tuple[float, int]:
        """What the rest of the round is worth without these sculptors and with these Moai, and how
        many markers it takes to keep what can't be finished."""
        key = (crew, sizes)
        known = self._values.get(key)
        if known is None:
            known = self._values[key] = self._find_value(crew, sizes)
        return known

    def _find_value(self, crew: Crew, sizes: tuple[int, ...]) -> tuple[float, int]:
        outlook = self.outlook
        whole = Purse.of(self.state, self.seat)
        purse = whole._replace(
            workers=whole.workers - crew.workers,
            sorcerer=whole.sorcerer - crew.sorcerer,
            chief=0 if crew.chief else whole.chief,
        )
        fresh = [cargo_of(outlook, Statue(f"new{i}", size, None, self.seat)) for i, size in enumerate(sizes)]
        load = sorted((*self.load, *fresh), key=lambda cargo: (-cargo.factor, -cargo.size))
        plan = best_plan(outlook, self.ground, purse, load, orders=2)
        room = outlook.bases_left - sum(1 for cargo in self.load if cargo.size and cargo.factor == 1.0)
        worth = plan.value + sum(cargo.stays + self.temper.urge for cargo in fresh[: max(0, room)])
        if purse.sorcerer:
            worth += self._best_spell()
        done = {errand.statue for errand in plan.errands if errand.ahu is not None}
        loose = sum(1 for cargo in fresh if cargo.name not in done)
        return worth, loose

    def _best_spell(self) -> float:
        """What a sorcerer who does not carve is worth for his magic."""
        if self._magic is None:
            plain = best_plan(self.outlook, self.ground, Purse.of(self.state, self.seat), self.load, orders=1)
            known = spells(self.outlook, plain)
            self._magic = known[0].worth if known else 0.0
        return self._magic

    def markers_kept(self, markers: int, loose: int, sizes: tuple[int, ...]) -> float:
        """What markers that are not bid are worth: they hold statues, or become half-tablets."""
        used = min(markers, loose)
        spare = self.temper.half if self.state.half_supply else 0.2
        lost = (loose - used) * (1 - _UNMARKED) * self._quarry_value(min(sizes)) if loose > used else 0.0
        return (markers - used) * spare - lost

    def _quarry_value(self, size: int) -> float:
        return self.outlook.prospects(size)[self.outlook.chart.moai_quarry]

    def forecasts(
        self, rng: random.Random, auctions: Sequence[Mapping[Colour, Bid]] | None = None
    ) -> list[Forecast]:
        """Bids and what they bring on average against bids of the others, the best first.

        `auctions` are bids of all the others, again and again; without them they bid like most people.
        """
        if auctions is None:
            others = [seat for seat in self.state.seats if seat != self.seat]
            auctions = [
                {seat: likely_bid(self.state, seat, rng, self.temper.awe) for seat in others}
                for _ in range(_SAMPLES)
            ]
        samples = [Rivals(self.state, self.seat, bids) for bids in auctions]
        found: list[Forecast] = []
        for crew in self.crews():
            carving = sculptors(self.state.box, crew.bid())
            for markers in range((self.player.markers if carving else 0) + 1):
                bid = crew.bid(markers)
                total, gains = 0.0, []
                for rivals in samples:
                    sizes = rivals.gains(markers, carving) if carving else ()
                    worth, loose = self.value(crew, sizes)
                    total += worth + self.markers_kept(self.player.markers - markers, loose, sizes)
                    gains.append(sizes)
                found.append(Forecast(total / len(samples), bid, tuple(gains)))
        found.sort(key=lambda forecast: -forecast.score)
        return found

    def decide(self, rng: random.Random) -> tuple[Action, Reason]:
        """The bid that brings most on average, or now and then one that brings nearly as much."""
        found = self.forecasts(rng)
        drawn = found[0]
        if drawn.target():  # whoever wants no Moai bids nothing, whatever a trifle speaks for
            drawn = by_lot([(forecast.score, forecast) for forecast in found], rng)
        return drawn.bid, forecast_reason(drawn)


def forecast_reason(forecast: Forecast) -> Reason:
    """Why a bid is what it is: for which Moai, and how likely it wins it."""
    target = forecast.target()
    if not target:
        return Reason("reason-bid-none")
    odds = forecast.odds()
    likely = next(word for word, least in _ODDS if odds >= least)
    return Reason("reason-bid-odds", {"size": target, "odds": likely})


def bid_reason(state: State, bid: Bid) -> Reason:
    """Why a bid is what it is: for the largest Moai that it can carve, or for none."""
    sizes = carvable(state.quarry, sculptors(state.box, bid))
    if not sizes:
        return Reason("reason-bid-none")
    return Reason("reason-bid", {"size": sizes[-1], "markers": bid.markers})


def choose(state: State, seat: Colour, temper: Temper) -> tuple[Action, Reason]:
    """Take the Moai that is worth most, unless none is worth anything."""
    return choices(state, seat, temper)[0]


def choices(state: State, seat: Colour, temper: Temper) -> list[tuple[Action, Reason]]:
    """Every Moai that can be taken, and taking none, the best first."""
    outlook = Outlook(state, seat, temper)
    player = state.players[seat]
    held = cargoes(outlook, state, seat)
    room = outlook.bases_left - sum(1 for cargo in held if cargo.size and cargo.factor == 1.0)
    ground, purse = Ground.of(state, seat), Purse.of(state, seat)
    decline = Decline(), Reason("reason-decline")
    found: list[tuple[float, int]] = []
    for size in carvable(state.quarry, player.sculptors):
        fresh = cargo_of(outlook, Statue("new", size, None, seat))
        plan = best_plan(outlook, ground, purse, [fresh], orders=1)
        found.append((plan.value - purse.figures() * temper.idle + fresh.stays, size))
    found.sort(key=lambda each: -each[0])
    takes = [(Take(size), _take_reason(outlook, size)) for _, size in found]
    if not found or room <= 0 or found[0][0] <= 0.1:
        return [decline, *takes]
    return [*takes, decline]


def _take_reason(outlook: Outlook, size: int) -> Reason:
    """The ahu that a Moai of this size is meant for, and how far it is."""
    quarry = outlook.chart.moai_quarry
    steps = outlook.chart.steps[quarry]
    stride = outlook.temper.stride
    goals = [p for p in outlook.chart.platforms if outlook.open_to_me(p)]
    if not goals:
        return Reason("reason-take-deny", {"size": size})
    goal = max(goals, key=lambda p: size * (p.moai - stride * steps[p.tile]))
    name = outlook.state.board.ahus[goal.ahu].name
    return Reason("reason-take", {"size": size, "ahu": name, "steps": steps[goal.tile]})
