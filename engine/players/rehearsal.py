"""The rest of a round, played through in the head: everybody plans once and does it."""

from collections.abc import Callable, Mapping

from ..actions import Action, Pass, Put, Tablet
from ..colours import Colour
from ..game import apply, due
from ..illegal import Illegal
from ..state import State
from .bidding import choose
from .hauling import Hauling, Roadbook
from .marking import stash
from .placing import Placing
from .temper import Temper

# A round has ended, for a rehearsal, once it is clear what everybody has got out of it.
_ROUND_OVER = ("recall", "auction", "over")


class Rehearsal:
    """Plays an imagined game, quickly, from revealed bids, or somewhere later, to the end of its round.

    The state is the rehearsal's own. `plans` are what seats will do in the placement phase if that is
    known already, as `plans` of another rehearsal of almost the same game; the others plan anew.
    """

    def __init__(
        self, state: State, temper: Temper, plans: Mapping[Colour, tuple[Action, ...]] | None = None
    ) -> None:
        self.state = state
        self.temper = temper
        self.plans: dict[Colour, tuple[Action, ...]] = dict(plans or {})
        self._intentions: dict[Colour, list[Action]] = {}
        self._roads: dict[Colour, Roadbook] = {}

    def play(self) -> State:
        """Play until the round is over; the state as it is then."""
        state = self.state
        while state.phase not in _ROUND_OVER:
            seat = next(iter(due(state)))
            _STEPS[state.phase](self, seat)
        return state

    def _place(self, seat: Colour) -> None:
        intentions = self._intentions.get(seat)
        if intentions is None:
            if seat not in self.plans:
                self.plans[seat] = tuple(self._intend(seat))
            intentions = self._intentions[seat] = list(self.plans[seat])
        while True:
            action = intentions.pop() if intentions else Pass()
            try:
                apply(self.state, seat, action)
            except Illegal:  # somebody cut that forest or took that ahu since the plan was made
                continue
            return

    def _intend(self, seat: Colour) -> list[Action]:
        """What a seat will do in the placement phase, the first thing last."""
        placing = Placing(self.state, seat, self.temper, tried=2, orders=1)
        course = placing.course()
        doing: list[Action] = []
        if course.sorcerer is not None:
            spell = course.sorcerer
            doing.append(Put("sorcerer", spell.hex, 0, spell.power, spell.ahu))
        if course.chief is not None:
            spell = course.chief
            doing.append(Put("chief", spell.hex, 0, spell.power, spell.ahu))
        doing += [Tablet()] * max(0, placing.spare_markers(course.plan))
        doing += map(placing.put, course.plan.loads)
        doing.reverse()
        return doing

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
