"""Everything that is true in a game, secrets included, and how a game is set up.

Only the engine holds a State. Whoever speaks to people holds a view.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from operator import attrgetter
from typing import NamedTuple, Self

from .actions import Bid, Piece
from .board import Board
from .colours import COLOURS, Colour
from .events import EndReason, PhaseName
from .illegal import Illegal
from .rules_data import Components, Options


class Figure(NamedTuple):
    """A figure on the board, with the logs that came with it."""

    seat: Colour
    piece: Piece
    hex: str
    logs: int


class Statue(NamedTuple):
    """A Moai (size 1-3) or headdress (size 0) on its way.

    In a front it has no hex and `holder` is whose front; on the board `holder` is who moved it this
    round. Without holder and marker it is abandoned. `visited` are the hexes it was on this round.
    """

    id: str
    size: int
    hex: str | None
    holder: Colour | None
    marked_by: Colour | None = None
    visited: tuple[str, ...] = ()

    def at(self, board: Board) -> str:
        """The hex that it stands on; from a front, the quarry hex that it starts from."""
        return self.hex or board.start_of(self.size)

    @property
    def abandoned(self) -> bool:
        """Free for whoever can finish with it."""
        return self.holder is None and self.marked_by is None


class Base(NamedTuple):
    """A base on an ahu: reserved while `size` is 0, under a Moai of that size afterwards."""

    owner: Colour
    size: int = 0
    crowned: bool = False


@dataclass(slots=True)
class Player:
    """One seat's things: behind the screen, in the front, in the urn, and where it stands."""

    colour: Colour
    workers: int
    sorcerer: int
    chief: int
    markers: int
    logs: int
    bases: int
    urn_workers: int
    urn_markers: int
    halves: int = 0
    spent_workers: int = 0
    spent_sorcerer: int = 0
    spent_chief: int = 0
    spent_markers: int = 0
    score: int = 0
    bid: Bid | None = None
    sculptors: int = 0
    declined: bool = False
    passed: bool = False
    peeked: tuple[int, ...] = ()

    def copy(self) -> "Player":
        """An independent copy."""
        return Player(*_player_values(self))


_player_values = attrgetter(*(f.name for f in fields(Player)))


class _Insights:
    """Room for what was found out about a state and could be found out again: no part of the game.

    Whoever keeps something there makes sure, whenever it is read, that it still fits the state.
    """

    __slots__ = ("carriers",)

    def __post_init__(self) -> None:
        self.carriers: object | None = None

    def keep(self, carriers: object | None) -> None:
        """Keep what was found out about who can carry where."""
        self.carriers = carriers


@dataclass(slots=True)
class State(_Insights):
    """A game. Changed by `apply` alone; equal states are equal games."""

    board: Board
    box: Components
    options: Options
    seats: tuple[Colour, ...]
    players: dict[Colour, Player]
    moai_supply: dict[int, int]
    headdress_supply: int
    log_supply: int
    half_supply: int
    round: int = 1
    phase: PhaseName = "auction"
    first_player: Colour = "blue"
    turn: Colour | None = None
    faces: tuple[int, ...] | None = None
    quarry: tuple[int, ...] = ()
    order: tuple[Colour, ...] = ()
    owing: tuple[Colour, ...] = ()
    figures: list[Figure] = field(default_factory=list)
    statues: dict[str, Statue] = field(default_factory=dict)
    bases: dict[int, Base] = field(default_factory=dict)
    cut: tuple[str, ...] = ()
    moai_named: int = 0
    headdresses_named: int = 0
    moai_gone: dict[int, int] = field(default_factory=dict)
    logs_gone: int = 0
    arrived: bool = False
    erected: bool = False
    ended_by: EndReason | None = None

    def copy(self) -> Self:
        """An independent copy: what is done to one never shows in the other."""
        twin = type(self)(*_state_values(self))
        twin.players = {colour: player.copy() for colour, player in self.players.items()}
        twin.moai_supply = self.moai_supply.copy()
        twin.figures = self.figures.copy()
        twin.statues = self.statues.copy()
        twin.bases = self.bases.copy()
        twin.moai_gone = self.moai_gone.copy()
        twin.keep(self.carriers)
        return twin

    def open_to(self, seat: Colour, ahu: int) -> bool:
        """Whether a seat can erect a Moai on an ahu: on a free one with a base left, or on its own."""
        base = self.bases.get(ahu)
        if base is None:
            return self.players[seat].bases > 0
        return not base.size and base.owner == seat

    def clockwise(self, start: Colour) -> tuple[Colour, ...]:
        """All seats in turn order from one of them."""
        index = self.seats.index(start)
        return self.seats[index:] + self.seats[:index]

    def player(self, seat: Colour) -> Player:
        """A seat's player; a colour that does not play is Illegal."""
        try:
            return self.players[seat]
        except KeyError:
            raise Illegal("not-seated", colour=seat) from None


_state_values = attrgetter(*(f.name for f in fields(State)))


def refuse_seats(box: Components, seats: Sequence[Colour]) -> None:
    """Raise Illegal unless these colours can sit down together at a game out of this box."""
    counts = box.player_counts()
    if len(seats) not in counts:
        raise Illegal("wrong-player-count", count=len(seats), least=counts[0], most=counts[-1])
    if len(set(seats)) != len(seats):
        raise Illegal("colour-twice")
    for seat in seats:
        if seat not in COLOURS:
            raise Illegal("unknown-colour", colour=str(seat))


def new_game(
    board: Board, seats: Sequence[Colour], options: Options | None = None, rules: int | None = None
) -> State:
    """A game set up for these seats, clockwise; the first one is the first player.

    Who sits where is for the table to draw: the engine has no chance of its own. `rules` is the edition
    to play under, the newest by default.
    """
    box = board.box(rules)
    refuse_seats(box, seats)
    options = options or box.options
    workers = box.start.quick_start_workers if options.quick_start else box.start.workers
    players = {
        seat: Player(
            colour=seat,
            workers=workers,
            sorcerer=box.per_colour.sorcerers,
            chief=box.per_colour.chiefs,
            markers=box.start.markers,
            logs=box.start.logs,
            bases=box.bases[len(seats)],
            urn_workers=box.per_colour.workers - workers,
            urn_markers=box.per_colour.markers - box.start.markers,
        )
        for seat in seats
    }
    return State(
        board=board,
        box=box,
        options=options,
        seats=tuple(seats),
        players=players,
        moai_supply=dict(box.moai),
        headdress_supply=box.headdresses,
        log_supply=box.logs - box.start.logs * len(seats),
        half_supply=box.halves,
        first_player=seats[0],
        moai_gone=dict.fromkeys(box.moai, 0),
    )
