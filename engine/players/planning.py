"""Plans for carrying: which statue goes where this round, and which pieces it takes on which hexes."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ..carrying import strength, weight
from ..colours import Colour
from ..state import State, Statue
from .chart import Platform
from .ground import Ground, Load, Prices, Purse
from .outlook import Outlook, belongs_to

# Below this a journey is not worth anybody's sweat.
_LEAST_GAIN = 0.15
# Goals that are tried before a statue is left where it is.
_TRIES = 4


class Errand(NamedTuple):
    """One statue's journey this round: where to, whether onto an ahu, by which hexes, for what gain."""

    statue: str
    size: int
    goal: int
    ahu: int | None
    way: tuple[int, ...]
    gain: float


@dataclass(frozen=True, slots=True)
class Plan:
    """Journeys, the pieces to lay for them in the order of laying, and what all of it is worth."""

    value: float
    errands: tuple[Errand, ...]
    loads: tuple[Load, ...]
    purse: Purse


class Cargo(NamedTuple):
    """A statue that a plan may carry: from where, and what it is worth if it stays there."""

    name: str
    size: int
    start: int
    barred: tuple[int, ...]
    stays: float
    factor: float


def cargo_of(outlook: Outlook, statue: Statue) -> Cargo:
    """A statue as plans see it. An abandoned one is only half a hope: others see it too."""
    plan = outlook.chart
    start = plan.place_of(statue)
    barred = tuple(plan.number[tile] for tile in statue.visited)
    if statue.abandoned:
        return Cargo(statue.id, statue.size, start, barred, 0.0, outlook.temper.abandoned)
    return Cargo(statue.id, statue.size, start, barred, outlook.prospect(statue), 1.0)


def cargoes(outlook: Outlook, state: State, seat: Colour) -> list[Cargo]:
    """Everything this seat could carry, the heaviest first."""
    found = [
        cargo_of(outlook, statue)
        for statue in state.statues.values()
        if statue.abandoned or belongs_to(statue, seat)
    ]
    found.sort(key=lambda cargo: (-cargo.factor, -cargo.size))
    return found


def best_plan(outlook: Outlook, ground: Ground, purse: Purse, load: Sequence[Cargo], orders: int = 3) -> Plan:
    """The best of a few plans that serve the statues in different orders."""
    best = carry_in_order(outlook, ground, purse, load)
    for index in range(1, min(orders, len(load))):
        other = carry_in_order(outlook, ground, purse, (load[index], *load[:index], *load[index + 1 :]))
        if other.value > best.value:
            best = other
    return best


def carry_in_order(outlook: Outlook, ground: Ground, purse: Purse, load: Iterable[Cargo]) -> Plan:
    """A plan that serves one statue after the other with what is left."""
    ground = ground.copy()
    taken: set[int] = set()
    errands: list[Errand] = []
    loads: list[Load] = []
    value, box = 0.0, outlook.state.box
    bases = outlook.state.players[outlook.seat].bases
    for cargo in load:
        found = _errand(outlook, ground, purse, cargo, taken, bases)
        if found is None:
            continue
        errand, pieces, purse = found
        for piece in pieces:
            ground.lay(piece.tile, strength(box, piece.piece), piece.logs * box.strength.log)
        loads += pieces
        errands.append(errand)
        value += errand.gain
        if errand.ahu is not None:
            # A crowned Moai counts below zero: nothing more can be done with that ahu.
            taken.add(errand.ahu if cargo.size else -errand.ahu)
            if cargo.size and errand.ahu not in outlook.state.bases:
                bases -= 1
    return Plan(value + purse.figures() * outlook.temper.idle, tuple(errands), tuple(loads), purse)


def _errand(
    outlook: Outlook, ground: Ground, purse: Purse, cargo: Cargo, taken: set[int], bases: int
) -> tuple[Errand, list[Load], Purse] | None:
    temper, chart = outlook.temper, outlook.chart
    box = outlook.state.box
    need = weight(box, cargo.size)
    prices = Prices(temper.figure / box.strength.worker, temper.wage)
    trip = ground.trip(need, cargo.start, cargo.barred, purse, prices)
    prospects = outlook.prospects(cargo.size)
    goals: list[tuple[float, int, Platform | None, int]] = []
    price = trip.price
    for tile in trip.reached:
        cost = price[tile]
        gain = (prospects[tile] - cost) * cargo.factor - cargo.stays
        if gain > _LEAST_GAIN and tile != cargo.start:
            goals.append((gain, tile, None, 0))
        for platform in chart.platforms_at[tile]:
            worth = _finished(outlook, cargo.size, platform, taken, bases)
            if worth <= 0:
                continue
            extra = 0 if ground.own[tile] else _extra(ground, need, tile, cargo.start)
            gain = (worth - cost - extra * temper.figure) * cargo.factor - cargo.stays
            if gain > _LEAST_GAIN:
                goals.append((gain, tile, platform, extra))
    goals.sort(key=lambda goal: -goal[0])
    for hoped, tile, goal, extra in goals[:_TRIES]:
        way = trip.way(tile)
        gaps = [(step, ground.gap(need, step)[0]) for step in way]
        if extra:
            gaps = [(step, missing) for step, missing in gaps if step != tile] + [(tile, extra)]
        filled = purse.fill([(step, missing) for step, missing in gaps if missing])
        if filled is None:
            continue
        pieces, left = filled
        gain = hoped - temper.log * min(1.0, outlook.rounds) * (purse.logs - left.logs)
        if gain <= _LEAST_GAIN:
            continue
        rank = {step: index for index, step in enumerate(way)}
        pieces.sort(key=lambda piece: rank.get(piece.tile, 0))
        ahu = goal.ahu if goal else None
        return Errand(cargo.name, cargo.size, tile, ahu, tuple(way), gain), pieces, left
    return None


def _finished(outlook: Outlook, size: int, platform: Platform, taken: set[int], bases: int) -> float:
    """What finishing on an ahu brings, or nothing if it can't be done."""
    if size:
        if platform.ahu in taken or (platform.ahu not in outlook.state.bases and bases <= 0):
            return 0.0
        return outlook.erected(size, platform) if outlook.open_to_me(platform) else 0.0
    if -platform.ahu in taken:
        return 0.0
    if platform.ahu in taken:  # the Moai that this plan erects there can be crowned at once
        return float(platform.headdress)
    return outlook.crowned(platform)


def _extra(ground: Ground, need: int, tile: int, start: int) -> int:
    """Own pieces that a goal takes besides what the way there counts: somebody must erect the statue."""
    if tile == start:
        return 1
    return 0 if ground.gap(need, tile)[0] else 1
