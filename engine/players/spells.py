"""What the powers of hexes are worth to a seat: the village, the hut, forests, headdresses, reservations."""

from typing import NamedTuple

from ..actions import Power
from ..powers import offers
from ..state import Statue
from .ground import Purse
from .outlook import Outlook
from .planning import Cargo, Plan, cargo_of

# How often somebody takes the ahu that one's Moai was meant for.
_RISK_OF_LOSING_AN_AHU = 0.25


class Spell(NamedTuple):
    """A power at a hex: what it is worth in itself, and what it adds to this round's means."""

    hex: str
    power: Power
    ahu: int | None
    worth: float
    workers: int = 0
    logs: int = 0
    cargo: Cargo | None = None

    def enrich(self, purse: Purse) -> Purse:
        """The purse with what the power brings."""
        return purse._replace(workers=purse.workers + self.workers, logs=purse.logs + self.logs)


def spells(outlook: Outlook, plain: Plan) -> list[Spell]:
    """Every power that could be worth its figure, the best in itself first.

    `plain` is the plan without any power: what it carries where says which ahu is worth reserving.
    """
    state, temper = outlook.state, outlook.temper
    found: list[Spell] = []
    best_forest: Spell | None = None
    for tile, power, ahu in offers(state, state.players[outlook.seat]):
        match power:
            case "worker":
                found.append(Spell(tile, power, None, temper.worker * outlook.rounds, workers=1))
            case "marker":
                now = temper.half if state.half_supply else 0.0
                found.append(Spell(tile, power, None, temper.marker * outlook.rounds + now))
            case "logs":
                logs = min(state.board.forests[tile], state.log_supply)
                spell = Spell(tile, power, None, logs * temper.log * min(1.0, outlook.rounds / 2), logs=logs)
                if best_forest is None or spell.worth > best_forest.worth:
                    best_forest = spell
            case "headdress":
                found.append(_headdress(outlook, tile))
            case "ahu":
                spell_here = _reservation(outlook, plain, tile, ahu)
                if spell_here is not None:
                    found.append(spell_here)
    if best_forest is not None:
        found.append(best_forest)
    found.sort(key=lambda spell: -spell.worth)
    return found


def _headdress(outlook: Outlook, tile: str) -> Spell:
    fresh = Statue("h", 0, None, outlook.seat)
    cargo = cargo_of(outlook, fresh)
    waiting = sum(
        1 for s in outlook.state.statues.values() if not s.size and outlook.seat in (s.holder, s.marked_by)
    )
    # Every headdress that already waits makes the next one less urgent: they go to the same Moai.
    return Spell(tile, "headdress", None, cargo.stays / (1 + waiting), cargo=cargo)


def _reservation(outlook: Outlook, plain: Plan, tile: str, ahu: int | None) -> Spell | None:
    """An ahu is worth reserving if a Moai of this plan will stand next to it only later."""
    board = outlook.state.board
    if ahu is None:
        return None
    for errand in plain.errands:
        if not errand.size or errand.ahu is not None:
            continue
        here = outlook.chart.names[errand.goal]
        if board.distances(here)[tile] > 2:
            continue
        others = [
            platform.moai
            for platform in outlook.chart.platforms
            if platform.ahu != ahu
            and outlook.open_to_me(platform)
            and board.distances(here)[board.ahus[platform.ahu].hex] <= 2
        ]
        loss = board.ahus[ahu].moai - max(others, default=0)
        if loss > 0:
            worth = outlook.temper.reserve * _RISK_OF_LOSING_AN_AHU * loss * errand.size
            return Spell(tile, "ahu", ahu, worth)
    return None
