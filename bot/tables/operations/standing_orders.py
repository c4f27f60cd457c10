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
"""Orders that are carried out once; the others stand until they are cancelled, or for a round."""


_ROUND: Final = "round"
"""How a line asks for an order that is for this round alone; it is kept as the round's number."""


def is_momentary(kind: str, line: str) -> bool:
    """Whether an order was meant for the moment when it was left: it means nothing once that was undone."""
    return kind in ("plan", "pass") or round_of(kind, line) is not None


def round_of(kind: str, line: str) -> int | None:
    """The round that an order is for; None if it is for any."""
    if kind == "plan":
        return PlacementPlan.read(line).round
    last = line.rpartition(" ")[2]
    return int(last) if kind != "bid" and last.isdecimal() else None


class Ordered(NamedTuple):
    """What a standing order means now, and its line from then on: None if it is done with."""

    action: Action
    left: str | None


def ordered(state: State, seat: Colour, kind: str, line: str) -> Ordered:
    """What a standing order means in this position; Illegal if it no longer can be carried out."""
    if kind == "plan":
        step, left = next_step(state, seat, PlacementPlan.read(line))
        return Ordered(step, None if left is None else str(left))
    only = round_of(kind, line)
    if only not in (None, state.round):
        raise Illegal("plan-over")
    if kind == "bid":
        return Ordered(parse(line), None)
    goes_on = only is not None if kind == "pass" else kind not in SINGLE_ORDERS
    return Ordered(_action(state, seat, kind, line.partition(" ")[0]), line if goes_on else None)


def _action(state: State, seat: Colour, kind: str, line: str) -> Action:
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
    if kind in ("pass", "largest"):
        return str(state.round) if line == _ROUND else ""
    if kind == "bid":
        action = parse(line)
        if not isinstance(action, Bid):
            raise Illegal("wrong-phase", phase="auction")
        return str(action)
    which, _, when = line.partition(" ")
    if which not in ("all", "none") or when not in ("", _ROUND):
        raise Refused("table-no-such-order", order=line)
    return f"{which} {state.round}" if when else which
