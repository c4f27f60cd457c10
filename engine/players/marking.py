"""Markers at the end of a round: which statues are worth one, and which are not any more."""

from ..actions import Recall, Stash
from ..colours import Colour
from ..phases.recall import marked_statues
from ..phases.stash import left_in_front
from ..state import State
from .decision import Reason
from .outlook import Outlook
from .temper import Temper

# A marker is worth about this much in an auction or as a half-tablet.
_WORTH_A_MARKER = 1.0


def stash(state: State, seat: Colour, temper: Temper) -> tuple[Stash, Reason]:
    """Mark the statues that are worth it, the best ones first."""
    outlook = Outlook(state, seat, temper)
    worth = {name: outlook.prospect(state.statues[name]) for name in left_in_front(state, seat)}
    wanted = sorted((name for name in worth if worth[name] > _WORTH_A_MARKER), key=lambda name: -worth[name])
    chosen = set(wanted[: state.players[seat].markers])
    if not chosen:
        return Stash(), Reason("reason-stash-none")
    return Stash(tuple(name for name in worth if name in chosen)), Reason(
        "reason-stash", {"count": len(chosen)}
    )


def recall(state: State, seat: Colour, temper: Temper) -> tuple[Recall, Reason]:
    """Take markers back from statues that will never pay for them."""
    outlook = Outlook(state, seat, temper)
    names = marked_statues(state, seat)
    ranked = sorted(
        (name for name in names if state.statues[name].size),
        key=lambda n: -outlook.prospect(state.statues[n]),
    )
    surplus = ranked[max(0, outlook.bases_left) :]
    idle = tuple(
        name
        for name in names
        if name in surplus or outlook.prospect(state.statues[name]) < _WORTH_A_MARKER / 2
    )
    if not idle:
        return Recall(), Reason("reason-recall-none")
    return Recall(idle), Reason("reason-recall", {"count": len(idle)})
