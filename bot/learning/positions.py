"""Prepared positions: one round of three players, from which most pictures of the rules are drawn.

It is the worked example of docs/rules.md 16.3 on the board of new games: the engine plays it, so that no
picture shows anything that the rules would not allow.
"""

from collections.abc import Sequence
from typing import Final

from engine import Colour, Event, State, apply, find_board, new_game
from engine.actions import Action
from engine.notation import parse
from engine.state import Statue

GREEN: Final[Colour] = "green"
RED: Final[Colour] = "red"
BLUE: Final[Colour] = "blue"
SEATS: Final[tuple[Colour, ...]] = (GREEN, RED, BLUE)
_AUCTION: Final = ("dice 1 2 3", "green bid 2m 1w", "red bid 2m c", "blue bid 2m 1w")
_CHOICES: Final = ("green take 1", "red take 3")
_PLACEMENTS: Final = (
    *("green put s F6 !worker", "red put w+2 I4", "blue put c G6"),
    *("green put c F6 !worker", "red put w+2 G5", "blue put w D6"),
    *("green put w D4", "red put w H5", "blue put s C6 !headdress"),
    *("green put w C4", "red put s+1 I3 !ahu4", "blue tablet"),
    *("green put w I3", "red pass", "blue put w E6", "green put w B8", "blue put w F6"),
)
TRANSPORTS: Final = (
    "green move m1 D4 C4 erect 28",
    "red move h1 D6:b E6:b F6:b G5 H5 I4 I3 mark",
    "blue move m2 G5:r G6 erect 14",
    "green mark m3",
    "red move m4 I4 I3:g erect 4",
    "blue move h2 D6 E6 F6 G6 crown 14",
    "green pass",
    "red move h1 crown 4",
)
_ROUND: Final = (*_AUCTION, *_CHOICES, *_PLACEMENTS, *TRANSPORTS)
REVEALED: Final = len(_AUCTION)
CHOSEN: Final = REVEALED + len(_CHOICES)
PLACED: Final = CHOSEN + len(_PLACEMENTS)


def first_dice() -> tuple[State, tuple[Event, ...]]:
    """A game that has just begun, with a 3 among its first dice."""
    state = new_game(find_board("Rapa Nui"), SEATS)
    return state, tuple(apply(state, None, parse("dice 1 3 2")))


def before_the_round() -> State:
    """The example round before its dice: two statues on their way, and an abandoned headdress."""
    state = new_game(find_board("Rapa Nui"), SEATS)
    state.round = 3
    for seat, workers, logs, markers, halves in ((GREEN, 3, 0, 2, 2), (RED, 3, 5, 3, 1), (BLUE, 4, 0, 3, 1)):
        player = state.players[seat]
        player.urn_workers -= workers - player.workers
        player.urn_markers -= markers - player.markers + (seat != RED)
        player.workers, player.logs, player.markers, player.halves = workers, logs, markers, halves
        state.log_supply -= logs
        state.half_supply -= halves
    for name, size, tile, marked_by in (("m1", 1, "E4", GREEN), ("m2", 2, "H5", BLUE), ("h1", 0, "C6", None)):
        state.statues[name] = Statue(name, size, tile, None, marked_by, (tile,))
    state.moai_supply[1] -= 1
    state.moai_supply[2] -= 1
    state.headdress_supply -= 1
    state.moai_named, state.headdresses_named = 2, 1
    return state


def in_the_round(lines: int) -> tuple[State, tuple[Event, ...]]:
    """The example round after so many of its lines, and what the last of them brought about."""
    state = before_the_round()
    events: tuple[Event, ...] = ()
    for seat, action in _decisions(_ROUND[:lines]):
        events = tuple(apply(state, seat, action))
    return state, events


def after_transport(line: str) -> int:
    """How many lines it takes to have played this one of `TRANSPORTS`."""
    return PLACED + TRANSPORTS.index(line) + 1


def _decisions(lines: Sequence[str]) -> list[tuple[Colour | None, Action]]:
    seats: dict[str, Colour] = {seat: seat for seat in SEATS}
    found: list[tuple[Colour | None, Action]] = []
    for line in lines:
        first, _, rest = line.partition(" ")
        found.append((seats[first], parse(rest)) if first in seats else (None, parse(line)))
    return found
