"""Decisions worth a second thought, the one that a plan would make first."""

import random
from collections.abc import Mapping, Sequence

from ..actions import Action, Bid, Pass, Put, Tablet
from ..colours import Colour
from ..state import State
from .bidding import Bidding, choices, forecast_reason
from .care import Care
from .decision import Reason
from .hauling import Hauling
from .placing import Placing
from .reasons import reason_for_load, reason_for_spell
from .spells import spells
from .temper import Temper

Idea = tuple[Action, Reason]


def ideas(state: State, seat: Colour, rng: random.Random, temper: Temper, care: Care) -> list[Idea]:
    """A few sensible decisions where there is something to choose; the first one needs no search.

    None for the ends of a round, which the plan answers well enough.
    """
    match state.phase:
        case "auction":
            return bids(Bidding(state, seat, temper), rng, care)
        case "choose":
            return choices(state, seat, temper)
        case "placement":
            return shortlist(state, seat, temper)
        case "transport":
            return _moves(Hauling(state, seat, temper), care.moves)
        case _:
            return []


def led_by(done: Action | None, found: list[Idea]) -> list[Idea]:
    """Ideas with one before all others that somebody had already, if there is such a one."""
    if done is None or not found:
        return found
    reasons = dict(found)
    return [(done, reasons.pop(done, Reason("reason-done"))), *reasons.items()]


def bids(
    bidding: Bidding,
    rng: random.Random,
    care: Care,
    auctions: Sequence[Mapping[Colour, Bid]] | None = None,
) -> list[Idea]:
    """The most promising bids against what the others bid in some auctions, or against most people's bids."""
    forecasts = bidding.forecasts(rng, auctions)
    return [(forecast.bid, forecast_reason(forecast)) for forecast in forecasts[: care.bids]]


def _moves(hauling: Hauling, most: int) -> list[Idea]:
    found: dict[Action, Reason] = dict([hauling.decide()])
    for option in hauling.options()[:most]:
        found.setdefault(*hauling.action(option))
    found.setdefault(Pass(), Reason("reason-pass-transport"))
    return list(found.items())


def shortlist(state: State, seat: Colour, temper: Temper) -> list[Idea]:
    """A few sensible ways to use a turn of placement; the first is the one that needs no search."""
    placing = Placing(state, seat, temper)
    course = placing.course()
    found: dict[Action, Reason] = dict([placing.decide_on(course)])
    player = state.players[seat]
    there = {"worker": player.workers, "sorcerer": player.sorcerer, "chief": player.chief}
    for load in course.plan.loads[:5]:
        if there[load.piece] and load.logs <= player.logs:  # and not only hoped for from a power
            found.setdefault(placing.put(load), reason_for_load(state, course.plan, load))
    if player.sorcerer:
        for spell in spells(placing.outlook, course.plan)[:4]:
            put = Put("sorcerer", spell.hex, 0, spell.power, spell.ahu)
            found.setdefault(put, reason_for_spell(state, put))
    if player.markers and state.half_supply:
        found.setdefault(Tablet(), Reason("reason-tablet"))
    for name in placing.hired_at(3):
        if player.workers:
            found.setdefault(Put("worker", name), Reason("reason-put-hire", {"hex": name}))
    found.setdefault(Pass(), Reason("reason-pass-placement"))
    return list(found.items())


def errands_of_the_sorcerer(state: State, seat: Colour, temper: Temper) -> list[Idea]:
    """What to do with a turn while the sorcerer is still there to be sent: as planned, any of the powers that
    could be worth it, or the best that can be done while he waits."""
    placing = Placing(state, seat, temper)
    course = placing.course()
    found: dict[Action, Reason] = dict([placing.decide_on(course)])
    for spell in spells(placing.outlook, course.plan):
        put = Put("sorcerer", spell.hex, 0, spell.power, spell.ahu)
        found.setdefault(put, reason_for_spell(state, put))
    if course.sorcerer is not None:
        without = Placing(state, seat, temper, tried=0)
        found.setdefault(*without.decide_on(without.course()))
    return list(found.items())
