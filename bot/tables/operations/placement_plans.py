"""Plans for a placement phase: several placements in order, left as one standing order.

A plan's line is `round | steps | figures`, like `3 | put w I5; put w H6; pass | 2`: the round it is for, its
steps in notation, and how many figures of others stood on its hexes when it was left. Once more stand there,
somebody disturbed it, and its person is asked. Without a number it goes on whatever the others do.
"""

from typing import Final, NamedTuple

from bot.tables.errors import Refused
from engine import Action, Colour, Illegal, State, apply, parse
from engine.actions import Pass, Put, Tablet
from engine.state import Figure

MOST_STEPS: Final = 12
Step = Put | Tablet | Pass


class PlacementPlan(NamedTuple):
    """What is to be done in which round, and how many strangers are put up with (None: any number)."""

    round: int
    steps: tuple[Step, ...]
    strangers: int | None

    @classmethod
    def read(cls, line: str) -> "PlacementPlan":
        """A plan from its line; Illegal if it is none."""
        number, steps, strangers = [part.strip() for part in f"{line}||".split("|")][:3]
        try:
            found = tuple(_step(parse(step.strip())) for step in steps.split(";"))
            return cls(int(number), found, int(strangers) if strangers else None)
        except ValueError as error:
            raise Illegal("plan-unreadable") from error

    def __str__(self) -> str:
        steps = "; ".join(map(str, self.steps))
        return f"{self.round} | {steps} | {'' if self.strangers is None else self.strangers}"

    def hexes(self) -> frozenset[str]:
        """Where its figures are to stand."""
        return frozenset(step.hex for step in self.steps if isinstance(step, Put))


def _step(action: Action) -> Step:
    if not isinstance(action, Put | Tablet | Pass):
        raise Illegal("plan-unreadable")
    return action


def strangers_on(figures: list[Figure] | tuple[Figure, ...], seat: Colour, hexes: frozenset[str]) -> int:
    """How many figures of others stand on some hexes."""
    return sum(figure.hex in hexes and figure.seat != seat for figure in figures)


def new_plan(state: State, seat: Colour, line: str) -> PlacementPlan:
    """A plan as it is kept; Refused where no plan can be made, Illegal if a step breaks the rules.

    Every step is tried as if nobody else had a turn: what others do may still forbid it when its turn comes.
    """
    plan = PlacementPlan.read(line)
    if state.phase != "placement" or state.players[seat].passed:
        raise Refused("plan-not-now")
    if len(plan.steps) > MOST_STEPS:
        raise Refused("plan-too-long", most=MOST_STEPS)
    steps = _try_alone(state, seat, plan.steps)
    watched = None if plan.strangers is None else strangers_on(state.figures, seat, plan.hexes())
    return PlacementPlan(state.round, steps, watched)


def _try_alone(state: State, seat: Colour, steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """The steps, without a pass that nobody will ask for since nothing is left to be placed then."""
    alone = state.copy()
    for number, step in enumerate(steps):
        if number and isinstance(step, Pass) and (alone.phase != "placement" or alone.players[seat].passed):
            return steps[:number]
        while alone.phase == "placement" and alone.turn not in (seat, None):
            apply(alone, alone.turn, Pass())
        apply(alone, seat, step)
    return steps


def next_step(state: State, seat: Colour, plan: PlacementPlan) -> tuple[Step, PlacementPlan | None]:
    """The step to take now, and what is left of the plan then; Illegal with the reason if it stops here."""
    if plan.round != state.round:
        raise Illegal("plan-over")
    if plan.strangers is not None and strangers_on(state.figures, seat, plan.hexes()) > plan.strangers:
        raise Illegal("plan-disturbed")
    step, *rest = plan.steps
    if not rest:
        return step, None
    left = plan._replace(steps=tuple(rest))
    # What stands beside figures that are placed already no longer matters.
    watched = None if plan.strangers is None else strangers_on(state.figures, seat, left.hexes())
    return step, left._replace(strangers=watched)
