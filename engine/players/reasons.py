"""Reasons in a few plain words: which message says why, and what fills its blanks."""

from ..actions import Put
from ..state import State
from .decision import Reason
from .ground import Load
from .planning import Plan


def reason_for_load(state: State, plan: Plan, load: Load) -> Reason:
    """Why a figure goes where it goes: the journey that it serves."""
    for errand in plan.errands:
        if load.tile in errand.way or load.tile == errand.goal:
            if errand.ahu is None:
                return Reason("reason-put-onward", {"statue": errand.statue})
            key = "reason-put-erect" if errand.size else "reason-put-crown"
            return Reason(key, {"statue": errand.statue, "ahu": state.board.ahus[errand.ahu].name})
    return Reason("reason-put-carry")


def reason_for_spell(state: State, put: Put) -> Reason:
    """Why a power is used."""
    match put.power:
        case "worker":
            return Reason("reason-power-worker")
        case "marker":
            return Reason("reason-power-marker")
        case "logs":
            return Reason("reason-power-logs", {"count": state.board.forests[put.hex]})
        case "headdress":
            return Reason("reason-power-headdress")
        case _:
            name = state.board.ahus[put.ahu].name if put.ahu else ""
            return Reason("reason-power-ahu", {"ahu": name})
