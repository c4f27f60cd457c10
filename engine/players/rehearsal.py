"""The rest of a round, played through in the head: everybody plans, and plans anew as figures come."""

from collections.abc import Callable, Mapping

from ..actions import Action, Pass, Tablet
from ..colours import Colour
from ..game import apply, due
from ..illegal import Illegal
from ..state import State
from .bidding import choose
from .hauling import Hauling, Roadbook
from .marking import stash
from .outlook import Outlook
from .placing import Placing
from .temper import Temper

# A round has ended, for a rehearsal, once it is clear what everybody has got out of it.
_ROUND_OVER = ("recall", "auction", "over")


class Intent:
    """What a seat will do in a placement phase, the first thing last; planned with so many figures there."""

    __slots__ = ("doing", "figures", "final")

    def __init__(self, doing: list[Action], figures: int, *, final: bool) -> None:
        self.doing = doing
        self.figures = figures
        self.final = final

    def copy(self) -> "Intent":
        """One to work off while this one stays as it is."""
        return Intent(self.doing.copy(), self.figures, final=self.final)

    def is_outdated(self, state: State, seat: Colour) -> bool:
        """Whether it is to be thought over: nothing is left to do, or somebody else has put a figure down.

        Trading markers for half-tablets is right whatever the others do.
        """
        if not self.doing:
            return not self.final
        if isinstance(self.doing[-1], Tablet):
            return False
        return any(figure.seat != seat for figure in state.figures[self.figures :])


class Rehearsal:
    """Plays an imagined game, quickly, from revealed bids, or somewhere later, to the end of its round.

    The state is the rehearsal's own. `plans` are what seats will do first in the placement phase if that is
    known already, as `plans` of another rehearsal of almost the same game; they plan anew when the others
    have put figures down.
    """

    def __init__(self, state: State, temper: Temper, plans: Mapping[Colour, Intent] | None = None) -> None:
        self.state = state
        self.temper = temper
        self.plans: dict[Colour, Intent] = dict(plans or {})
        self._intents: dict[Colour, Intent] = {}
        self._roads: dict[Colour, Roadbook] = {}
        self._outlooks: dict[Colour, tuple[tuple[int, int], Outlook]] = {}

    def play(self) -> State:
        """Play until the round is over; the state as it is then."""
        state = self.state
        while state.phase not in _ROUND_OVER:
            seat = next(iter(due(state)))
            _STEPS[state.phase](self, seat)
        return state

    def _place(self, seat: Colour) -> None:
        intent = self._intents.get(seat)
        if intent is None:
            if seat not in self.plans:
                self.plans[seat] = self._intend(seat)
            intent = self._intents[seat] = self.plans[seat].copy()
        if intent.is_outdated(self.state, seat):
            intent = self._intents[seat] = self._intend(seat)
        while True:
            action = intent.doing.pop() if intent.doing else Pass()
            try:
                apply(self.state, seat, action)
            except Illegal:  # somebody cut that forest or took that ahu since the plan was made
                continue
            return

    def _intend(self, seat: Colour) -> Intent:
        """What a seat will do in the placement phase as it stands now."""
        placing = Placing(self.state, seat, self.temper, tried=2, orders=1, outlook=self._outlook(seat))
        course = placing.course()
        doing: list[Action] = list(placing.powers_of(course))
        doing += [Tablet()] * max(0, placing.spare_markers(course.plan))
        doing += map(placing.put, course.plan.loads)
        final = not doing
        if final:
            doing += placing.hires()
        doing.reverse()
        return Intent(doing, len(self.state.figures), final=final)

    def _outlook(self, seat: Colour) -> Outlook:
        """A seat's outlook for the placement phase, in which only powers change what there is to win."""
        there = len(self.state.bases), len(self.state.statues)
        known = self._outlooks.get(seat)
        if known is None or known[0] != there:
            known = self._outlooks[seat] = there, Outlook(self.state, seat, self.temper)
        return known[1]

    def _choose(self, seat: Colour) -> None:
        apply(self.state, seat, choose(self.state, seat, self.temper)[0])

    def _haul(self, seat: Colour) -> None:
        roads = self._roads.get(seat)
        if roads is None:
            roads = self._roads[seat] = Roadbook(self.state, seat, self.temper)
        apply(self.state, seat, Hauling(self.state, seat, self.temper, roads).decide()[0])

    def _stash(self, seat: Colour) -> None:
        apply(self.state, seat, stash(self.state, seat, self.temper)[0])


_STEPS: dict[str, Callable[[Rehearsal, Colour], None]] = {
    "choose": Rehearsal._choose,
    "placement": Rehearsal._place,
    "transport": Rehearsal._haul,
    "stash": Rehearsal._stash,
}
