"""Peeking: a half-tablet for a look under one Moai, when the answer can change what is best."""

from ..actions import Move, Peek
from ..scoring import bases_to_fill, moai_points
from ..views import SeatView
from .decision import Decision, Reason


def look_first(view: SeatView, decision: Decision) -> Decision:
    """The decision, or a peek before it.

    Worth a look is only whether to end the game: the last Moai should go up when this seat is ahead.
    And only a half-tablet without its other half is cheap enough: at the end it scores nothing.
    """
    action = decision.action
    if not isinstance(action, Move) or action.then != "erect" or view.options.open_owners:
        return decision
    if view.players[view.seat].front.halves % view.box.tablet.halves != 1:
        return decision
    if bases_to_fill(view.box, view.seats, view.ahus.values())[view.seat] > 1:
        return decision
    hidden = [ahu for ahu in view.ahus.values() if ahu.size and ahu.owner is None]
    if not hidden:
        return decision
    best = max(hidden, key=lambda ahu: moai_points(view.board, ahu.number, ahu.size))
    return Decision(Peek(best.number), Reason("reason-peek"))
