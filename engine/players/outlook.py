"""What things are worth to one seat in a position: ahus, statues on their way, pieces, the time left."""

from collections.abc import Iterable
from functools import lru_cache

from ..board import Board
from ..carrying import weight
from ..colours import Colour
from ..scoring import bases_to_fill
from ..state import State, Statue
from .chart import Chart, Platform, chart
from .temper import Temper

NO_WAY = 1e9


class Outlook:
    """Values in prestige points, from one seat's point of view, at one moment.

    `before`, an earlier outlook of the same seat, lends its idea of how long the game will go.
    """

    __slots__ = (
        "_open",
        "_prospects",
        "_reach",
        "bases_left",
        "chart",
        "closing",
        "rounds",
        "scarcity",
        "seat",
        "state",
        "temper",
    )

    def __init__(self, state: State, seat: Colour, temper: Temper, before: "Outlook | None" = None) -> None:
        self.state = state
        self.seat = seat
        self.temper = temper
        self.chart: Chart = chart(state.board)
        to_fill = bases_to_fill(state.box, state.seats, state.bases.values())
        self.bases_left = to_fill[seat]
        self.closing, self.rounds, self.scarcity = 0.0, 0.0, 0.0
        if before is not None:  # that round did not end the game after all
            self.rounds, self.scarcity = before.rounds / (1 - before.closing), before.scarcity
        else:
            self.closing = _closing(state, seat, to_fill)
            self.rounds = _rounds_left(state, to_fill, temper.pace) * (1 - self.closing)
            self.scarcity = self._find_scarcity() if self.rounds else 0.0
        self._reach = int(temper.share * self.rounds * tribe(state, seat)) + 2
        self._open: list[Platform] | None = None
        self._prospects: dict[int, tuple[float, ...]] = {}

    def _find_scarcity(self) -> float:
        """What a base is worth: the more Moai are to come for each of them, the more."""
        held = sum(1 for s in self.state.statues.values() if s.size and belongs_to(s, self.seat))
        surplus = (held + self.rounds - self.bases_left) / max(1, self.bases_left)
        # Rounded, so that positions that are almost alike share their prospects.
        return round(self.temper.base * min(1.0, max(0.0, surplus)) * 2) / 2

    def open_to_me(self, platform: Platform) -> bool:
        """Whether this seat may erect a Moai on an ahu, bases permitting."""
        return self.state.open_to(self.seat, platform.ahu)

    def erected(self, size: int, platform: Platform) -> float:
        """What erecting a Moai on an ahu brings, the base it uses up counted against it."""
        return size * platform.moai + self.temper.likings.get(platform.ahu, 0.0) - self.scarcity

    def crowned(self, platform: Platform) -> float:
        """What a headdress on an ahu brings this seat: nothing unless the Moai is its own."""
        base = self.state.bases.get(platform.ahu)
        if base is None or not base.size or base.crowned or base.owner != self.seat:
            return 0.0
        return float(platform.headdress)

    def prospects(self, size: int) -> tuple[float, ...]:
        """For every hex, what a statue of that size is worth if it waits there, marked, for next round."""
        known = self._prospects.get(size)
        if known is None:
            known = self._prospects[size] = self._find_prospects(size)
        return known

    def _find_prospects(self, size: int) -> tuple[float, ...]:
        temper = self.temper
        if size:
            goals = tuple((tile, worth - self.scarcity) for tile, worth in self._open_tiles(size))
        else:
            crowns: dict[int, float] = {}
            for platform in self.chart.platforms:
                value = self.crowned(platform)
                if value > crowns.get(platform.tile, 0.0):
                    crowns[platform.tile] = value
            goals = tuple(crowns.items())
        chance = (1 - self.closing) * temper.patience
        load = weight(self.state.box, size)
        return _spread(self.state.board, goals, load, temper.stride, self._reach, chance)

    def _open_tiles(self, size: int) -> Iterable[tuple[int, float]]:
        """Every hex with an ahu open to this seat, and the most that a Moai of that size brings there."""
        if self._open is None:
            self._open = [
                platform for platform in self.chart.platforms if self.state.open_to(self.seat, platform.ahu)
            ]
        likings, tiles = self.temper.likings, dict[int, float]()
        for ahu, tile, moai, _ in self._open:
            worth = size * moai + likings.get(ahu, 0.0)
            if worth > tiles.get(tile, -NO_WAY):
                tiles[tile] = worth
        return tiles.items()

    def prospect(self, statue: Statue) -> float:
        """What a statue is worth where it is now, if it can be kept."""
        return self.prospects(statue.size)[self.chart.place_of(statue)]


@lru_cache(maxsize=8192)
def _spread(
    board: Board,
    goals: tuple[tuple[int, float], ...],
    load: int,
    stride: float,
    reach: int,
    chance: float,
) -> tuple[float, ...]:
    steps = chart(board).steps
    loss = [far * load * stride if far * load <= reach else NO_WAY for far in range(len(steps) + 1)]
    rows = [[value - loss[far] for far in steps[tile]] for tile, value in goals]
    nothing = [0.0] * len(steps)
    return tuple(best * chance for best in map(max, nothing, *rows)) if rows else tuple(nothing)


def belongs_to(statue: Statue, seat: Colour) -> bool:
    """Whether a statue is a seat's: in its front, moved by it this round, or under its marker."""
    return statue.marked_by == seat or (statue.marked_by is None and statue.holder == seat)


def tribe(state: State, seat: Colour) -> int:
    """The strength of all of a seat's figures, wherever they are this round."""
    player, strength = state.players[seat], state.box.strength
    workers = player.workers + player.spent_workers
    workers += sum(1 for figure in state.figures if figure.seat == seat and figure.piece == "worker")
    return workers * strength.worker + strength.sorcerer + strength.chief


def _closing(state: State, seat: Colour, to_fill: dict[Colour, int]) -> float:
    """The chance that somebody else ends the game with this round."""
    chance = 0.0
    for other in state.seats:
        if other == seat:
            continue
        ready = sum(1 for s in state.statues.values() if s.size and belongs_to(s, other))
        if state.phase == "auction":
            ready += 1
        if ready >= to_fill[other]:
            chance = max(chance, 0.6 if state.phase == "transport" else 0.4)
    return chance


def _rounds_left(state: State, to_fill: dict[Colour, int], pace: float) -> float:
    """How many rounds will probably follow this one."""
    supply = sum(state.moai_supply.values()) / len(state.box.dice.by_players[len(state.seats)])
    on_way = any(statue.size for statue in state.statues.values())
    by_bases = min(to_fill.values()) / pace - 1
    return max(0.0, min(supply + (0.7 if on_way else 0.0), by_bases))
