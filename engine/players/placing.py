"""Placement: powers first, then the pieces that carry, tablets while waiting, and figures for hire."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from ..actions import Action, Pass, Piece, Put, Tablet
from ..carrying import weight
from ..colours import Colour
from ..state import State
from .decision import Reason
from .ground import Ground, Load, Purse
from .outlook import Outlook
from .planning import Cargo, Errand, Plan, best_plan, cargoes, carry_in_order
from .reasons import reason_for_load, reason_for_spell
from .situation import Situation
from .spells import Spell, spells
from .temper import Temper

# Powers that are looked at in earnest; the others are worth too little in themselves.
_SPELLS_TRIED = 4


class Course(NamedTuple):
    """What to do with a whole placement phase: perhaps a power for each of two figures, then a plan."""

    value: float
    plan: Plan
    sorcerer: Spell | None = None
    chief: Spell | None = None


class Placing(Situation):
    """One seat's view of a placement phase, at one of its turns."""

    def __init__(
        self,
        state: State,
        seat: Colour,
        temper: Temper,
        tried: int = _SPELLS_TRIED,
        orders: int = 3,
        outlook: Outlook | None = None,
    ) -> None:
        super().__init__(state, seat, temper, outlook)
        self._tried = tried
        self._orders = orders

    def keep_to_one_statue(self) -> None:
        """Have only that statue in mind for which most can be done now."""
        purse = Purse.of(self.state, self.seat)
        plans = [carry_in_order(self.outlook, self.ground, purse, [cargo]).value for cargo in self.load]
        if plans:
            self.load = [self.load[plans.index(max(plans))]]

    def course(self, likes: Callable[[Course], float] = lambda _course: 0.0) -> Course:
        """The best course for the rest of the phase. `likes` is what a taste adds to the value of one."""
        purse = Purse.of(self.state, self.seat)
        best = Course(0.0, best_plan(self.outlook, self.ground, purse, self.load, self._orders))
        best = best._replace(value=best.plan.value)
        powerful = self.player.chief and self.player.halves >= self.state.box.power_halves
        if not self.player.sorcerer and not powerful:
            return best
        known = spells(self.outlook, best.plan)[: self._tried]
        if self.player.sorcerer:
            for spell in known:
                course = self._with(purse, self.ground, self.load, spell, None)
                if course.value + likes(course) > best.value + likes(best):
                    best = course
        if powerful:
            for spell in known:
                if spell.power == "worker" and self.player.urn_workers < 2 and best.sorcerer:
                    continue
                if best.sorcerer and spell.power not in ("worker", "marker", "headdress"):
                    continue
                course = self._with(purse, self.ground, self.load, best.sorcerer, spell)
                if course.value + likes(course) > best.value + likes(best):
                    best = course
        return best

    def _with(
        self, purse: Purse, ground: Ground, load: list[Cargo], sorcerer: Spell | None, chief: Spell | None
    ) -> Course:
        ground, load = ground.copy(), list(load)
        value = 0.0
        box = self.state.box
        for piece, spell in (("sorcerer", sorcerer), ("chief", chief)):
            if spell is None:
                continue
            tile = self.outlook.chart.number[spell.hex]
            if piece == "sorcerer":
                ground.lay(tile, box.strength.sorcerer, 0)
                purse = spell.enrich(purse._replace(sorcerer=0))
            else:
                ground.lay(tile, box.strength.chief, 0)
                purse = spell.enrich(purse._replace(chief=0))
                value -= self.temper.half * box.power_halves
            value += spell.worth
            if spell.cargo is not None:
                load.append(spell.cargo)
        plan = best_plan(self.outlook, ground, purse, load, self._orders)
        return Course(value + plan.value, plan, sorcerer, chief)

    def decide(self) -> tuple[Action, Reason]:
        """What to do on this turn."""
        return self.decide_on(self.course())

    def decide_on(self, course: Course) -> tuple[Action, Reason]:
        """The first thing to do on a course."""
        if course.sorcerer is not None:
            return self._cast("sorcerer", course.sorcerer)
        if course.chief is not None:
            return self._cast("chief", course.chief)
        if self.spare_markers(course.plan) > 0:
            return Tablet(), Reason("reason-tablet")
        if course.plan.loads:
            load = course.plan.loads[0]
            return self.put(load), reason_for_load(self.state, course.plan, load)
        return self.for_hire()

    def powers_of(self, course: Course) -> Iterator[Put]:
        """The powers that a course uses, as actions."""
        cast: tuple[tuple[Piece, Spell | None], ...] = (
            ("sorcerer", course.sorcerer),
            ("chief", course.chief),
        )
        for piece, spell in cast:
            if spell is not None:
                yield Put(piece, spell.hex, 0, spell.power, spell.ahu)

    def _cast(self, piece: Piece, spell: Spell) -> tuple[Action, Reason]:
        put = Put(piece, spell.hex, 0, spell.power, spell.ahu)
        return put, reason_for_spell(self.state, put)

    def put(self, load: Load) -> Put:
        """A piece of a plan as an action."""
        return Put(load.piece, self.outlook.chart.names[load.tile], load.logs)

    def spare_markers(self, plan: Plan) -> int:
        """Markers that no statue will need at the end of transport, while half-tablets last."""
        if not self.state.half_supply:
            return 0
        finished = {errand.statue for errand in plan.errands if errand.ahu is not None}
        wanted = 0
        for held in self.state.statues.values():
            if held.marked_by is not None or held.id in finished:
                continue
            if held.holder == self.seat and self.outlook.prospect(held) > self.temper.half:
                wanted += 1
        for errand in plan.errands:
            statue = self.state.statues.get(errand.statue)  # None: a headdress still to be sculpted
            if errand.ahu is None and (statue is None or statue.abandoned):
                wanted += 1
        return self.player.markers - wanted

    def for_hire(self) -> tuple[Action, Reason]:
        """Figures without a task stand where others must pass and pay."""
        traffic = hire(self.state, self.seat, self.temper)
        names, player = self.outlook.chart.names, self.player
        if player.chief:
            best = max(traffic.chief)
            if best > 0:
                name = names[traffic.chief.index(best)]
                return Put("chief", name), Reason("reason-put-hire", {"hex": name})
        if player.workers or player.sorcerer:
            best = max(traffic.worker)
            if best > 0:
                name = names[traffic.worker.index(best)]
                put = Put("worker" if player.workers else "sorcerer", name)
                return put, Reason("reason-put-hire", {"hex": name})
        return Pass(), Reason("reason-pass-placement")

    def hires(self) -> list[Action]:
        """Everybody who has no task, each put where the others must pass and pay, the best paid first."""
        traffic = hire(self.state, self.seat, self.temper)
        names, player = self.outlook.chart.names, self.player
        found: list[Action] = []
        if player.chief and max(traffic.chief) > 0:
            tile = traffic.chief.index(max(traffic.chief))
            found.append(Put("chief", names[tile]))
            traffic.worker[tile] = 0.0
        for index in range(player.workers + player.sorcerer):
            best = max(traffic.worker)
            if best <= 0:
                break
            tile = traffic.worker.index(best)
            found.append(Put("worker" if index < player.workers else "sorcerer", names[tile]))
            traffic.worker[tile] -= 1.0
        return found

    def hired_at(self, count: int) -> list[str]:
        """The hexes on which a worker can hope to earn most."""
        earns = hire(self.state, self.seat, self.temper).worker
        busy = [tile for tile, points in enumerate(earns) if points > 0]
        busy.sort(key=lambda tile: -earns[tile])
        return [self.outlook.chart.names[tile] for tile in busy[:count]]


class Traffic(NamedTuple):
    """For every hex, how many points a worker or a chief can hope to earn there."""

    worker: list[float]
    chief: list[float]


def hire(state: State, seat: Colour, temper: Temper) -> Traffic:
    """Where the others' statues will probably pass and lack strength."""
    traffic: Traffic | None = None
    for other in state.seats:
        if other == seat:
            continue
        outlook = Outlook(state, other, temper)
        ground = Ground.of(state, other)
        if traffic is None:
            count = len(outlook.chart.names)
            traffic = Traffic([0.0] * count, [0.0] * count)
        purse = Purse.of(state, other)
        load = [c for c in cargoes(outlook, state, other) if c.factor == 1.0]
        plan = best_plan(outlook, ground, purse, load, orders=1)
        for errand in plan.errands:
            _count(traffic, ground, errand, weight(state.box, errand.size))
    assert traffic is not None, "nobody plays alone"
    return traffic


def _count(traffic: Traffic, ground: Ground, errand: Errand, need: int) -> None:
    for tile in errand.way:
        missing, pay = ground.gap(need, tile)
        if missing:
            traffic.worker[tile] += 1.0
            traffic.chief[tile] += need
        elif pay:
            traffic.worker[tile] += 0.3
            traffic.chief[tile] += 0.1
