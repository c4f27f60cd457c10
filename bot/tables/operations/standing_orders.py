"""What standing orders mean: the action that each stands for when its decision comes."""

from typing import Final, Literal, NamedTuple, get_args

from bot.tables.errors import Refused
from engine import Action, Colour, Illegal, State, parse
from engine.actions import Bid, Decline, Pass, Recall, Stash, Take
from engine.phases.recall import marked_statues
from engine.phases.stash import left_in_front
from engine.sculpting import carvable

from .placement_plans import PlacementPlan, new_plan, next_step

OrderKind = Literal["bid", "largest", "plan", "pass", "stash", "recall"]
ORDER_KINDS: Final[frozenset[str]] = frozenset(get_args(OrderKind))
ORDERS_IN_PHASE: Final[dict[str, tuple[OrderKind, ...]]] = {
    "auction": ("bid",),
    "choose": ("largest",),
    "placement": ("plan", "pass"),
    "transport": ("pass",),
    "stash": ("stash",),
    "recall": ("recall",),
}
SINGLE_ORDERS: Final = frozenset({"bid", "pass"})
"""Orders that are carried out once; the others stand until they are cancelled."""


MOMENTARY_ORDERS: Final = frozenset({"plan", "pass"})
"""Orders that were meant for the moment when they were left, and mean nothing once that was undone."""


class Ordered(NamedTuple):
    """What a standing order means now, and its line from then on: None if it is done with."""

    action: Action
    left: str | None


def ordered(state: State, seat: Colour, kind: str, line: str) -> Ordered:
    """What a standing order means in this position; Illegal if it no longer can be carried out."""
    if kind == "plan":
        step, left = next_step(state, seat, PlacementPlan.read(line))
        return Ordered(step, None if left is None else str(left))
    if kind == "pass" and line:  # for the rest of a round
        if line != str(state.round):
            raise Illegal("plan-over")
        return Ordered(Pass(), line)
    return Ordered(_action(state, seat, kind, line), None if kind in SINGLE_ORDERS else line)


def _action(state: State, seat: Colour, kind: str, line: str) -> Action:
    if kind == "bid":
        return parse(line)
    if kind == "largest":
        sizes = carvable(state.quarry, state.players[seat].sculptors)
        return Take(sizes[-1]) if sizes else Decline()
    if kind == "stash":
        return _stash_all(state, seat) if line == "all" else Stash()
    if kind == "recall":
        return Recall(tuple(marked_statues(state, seat))) if line == "all" else Recall()
    return Pass()


def _stash_all(state: State, seat: Colour) -> Stash:
    """As many of the front's statues as there are markers for, the largest first."""
    held = sorted(left_in_front(state, seat), key=lambda name: -state.statues[name].size)
    return Stash(tuple(held[: state.players[seat].markers]))


def order_line(state: State, seat: Colour, kind: str, line: str) -> str:
    """An order's text as it is kept; Refused or Illegal if it says nothing that can be done."""
    if kind not in ORDER_KINDS:
        raise Refused("table-no-such-order", order=kind)
    if kind == "plan":
        return str(new_plan(state, seat, line))
    if kind == "pass":
        return str(state.round) if line == "round" else ""
    if kind == "bid":
        action = parse(line)
        if not isinstance(action, Bid):
            raise Illegal("wrong-phase", phase="auction")
        return str(action)
    if kind in ("stash", "recall") and line not in ("all", "none"):
        raise Refused("table-no-such-order", order=line)
    return line if kind in ("stash", "recall") else ""
