"""Placements worth a second thought, the one that a plan would make first."""

from ..actions import Action, Pass, Put, Tablet
from ..colours import Colour
from ..state import State
from .decision import Reason
from .placing import Placing
from .reasons import reason_for_load, reason_for_spell
from .spells import spells
from .temper import Temper

Idea = tuple[Action, Reason]


def shortlist(state: State, seat: Colour, temper: Temper) -> list[Idea]:
    """A few sensible ways to use a turn of placement; the first is the one that needs no search."""
    placing = Placing(state, seat, temper)
    course = placing.course()
    ideas: dict[Action, Reason] = dict([placing.decide_on(course)])
    player = state.players[seat]
    there = {"worker": player.workers, "sorcerer": player.sorcerer, "chief": player.chief}
    for load in course.plan.loads[:5]:
        if there[load.piece] and load.logs <= player.logs:  # and not only hoped for from a power
            ideas.setdefault(placing.put(load), reason_for_load(state, course.plan, load))
    if player.sorcerer:
        for spell in spells(placing.outlook, course.plan)[:4]:
            put = Put("sorcerer", spell.hex, 0, spell.power, spell.ahu)
            ideas.setdefault(put, reason_for_spell(state, put))
    if player.markers and state.half_supply:
        ideas.setdefault(Tablet(), Reason("reason-tablet"))
    for name in placing.hired_at(3):
        if player.workers:
            ideas.setdefault(Put("worker", name), Reason("reason-put-hire", {"hex": name}))
    ideas.setdefault(Pass(), Reason("reason-pass-placement"))
    return list(ideas.items())
