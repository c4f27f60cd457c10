"""What somebody knows who has watched a game from its beginning: views are for those who look only now.

Who erected a Moai, who went to the village, to the hut or into a forest: everybody sees it when it happens,
and later no view tells any more. Whoever remembers all of it can count what is behind every screen. Sealed
bids nobody has seen.
"""

from dataclasses import dataclass, fields

from .colours import Colour
from .game import view
from .state import State
from .views import SeatView


@dataclass(frozen=True, slots=True)
class Memory:
    """What was seen: who erected the Moai on which ahu, workers and markers still in the urn by tribe, and
    logs behind every screen."""

    owners: dict[int, Colour]
    urn_workers: dict[Colour, int]
    urn_markers: dict[Colour, int]
    logs: dict[Colour, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class WatchedView(SeatView):
    """The table as one seat sees it who remembers everything that it saw."""

    memory: Memory


def watched_view(state: State, seat: Colour) -> WatchedView:
    """What a seat may know that has watched the whole game, and forgets nothing."""
    now = view(state, seat)
    values = {field.name: getattr(now, field.name) for field in fields(now)}
    return WatchedView(**values, memory=_memory(state))


def _memory(state: State) -> Memory:
    """What the events of a game have told everybody, counted in the state instead of all events anew."""
    players = state.players.items()
    return Memory(
        owners={number: base.owner for number, base in sorted(state.bases.items()) if base.size},
        urn_workers={seat: player.urn_workers for seat, player in players},
        urn_markers={seat: player.urn_markers for seat, player in players},
        logs={seat: player.logs for seat, player in players},
    )
