"""What happened: for the log, the words and the picture.

Events tell what everybody at the table sees as it happens. They hold no secret: a sealed bid is
only said to be sealed, and what a peek showed stays in the peeker's view. Whoever erects a Moai is
seen doing it; with hidden owners the ones who show events must let that fade, as memory does.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from .actions import Bid, Piece, Power, Step
from .colours import Colour

PhaseName = Literal["auction", "choose", "placement", "transport", "stash", "recall", "over"]
EndReason = Literal["bases", "exhausted", "idle", "agreed"]


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A new round, with its first player."""

    round: int
    first_player: Colour


@dataclass(frozen=True, slots=True)
class PhaseBegan:
    """The table goes on to a phase."""

    phase: PhaseName


@dataclass(frozen=True, slots=True)
class Rolled:
    """The dice fell; `sizes` are the Moai that came into the quarry tile."""

    faces: tuple[int, ...]
    sizes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SupplyEmpty:
    """No Moai is left in supply: the game will end before long."""


@dataclass(frozen=True, slots=True)
class Sealed:
    """A seat sealed its bid, or sealed it anew."""

    seat: Colour
    again: bool


@dataclass(frozen=True, slots=True)
class Revealed:
    """All bids at once, in the order of choosing, and how many sculptors each of them is worth.

    Logs of the first edition of the rules may not say the latter.
    """

    bids: tuple[tuple[Colour, Bid], ...]
    sculptors: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Took:
    """A Moai went from the quarry tile to a front."""

    seat: Colour
    statue: str
    size: int


@dataclass(frozen=True, slots=True)
class Declined:
    """A seat takes no more Moai in this auction; forced when it could not."""

    seat: Colour
    forced: bool


@dataclass(frozen=True, slots=True)
class Unsold:
    """Moai that nobody took leave the game."""

    sizes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Placed:
    """A figure stands on a hex, with its logs."""

    seat: Colour
    piece: Piece
    hex: str
    logs: int


@dataclass(frozen=True, slots=True)
class PowerUsed:
    """A power was used: what it brought (`gain` logs, or 1), or which ahu it reserved."""

    seat: Colour
    power: Power
    hex: str
    gain: int
    ahu: int | None
    statue: str | None
    tablet_broken: bool


@dataclass(frozen=True, slots=True)
class TabletTaken:
    """A marker was given for a half-tablet."""

    seat: Colour


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat passed; forced when it could do nothing else."""

    seat: Colour
    forced: bool


@dataclass(frozen=True, slots=True)
class Moved:
    """A statue was carried: from where, over which hexes, and what each payee got on which hex."""

    seat: Colour
    statue: str
    size: int
    start: str
    steps: tuple[Step, ...]
    paid: tuple[tuple[str, Colour, int], ...]


@dataclass(frozen=True, slots=True)
class Erected:
    """A Moai stands on an ahu for good; `points` were scored at once (open score only)."""

    seat: Colour
    statue: str
    size: int
    ahu: int
    points: int


@dataclass(frozen=True, slots=True)
class Crowned:
    """A headdress sits on a Moai for good."""

    seat: Colour
    statue: str
    ahu: int


@dataclass(frozen=True, slots=True)
class Marked:
    """A statue got a marker."""

    seat: Colour
    statue: str
    hex: str


@dataclass(frozen=True, slots=True)
class Stashed:
    """Statues left in a front went to their quarries, some of them under a marker."""

    seat: Colour
    statues: tuple[str, ...]
    marked: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Returned:
    """The round's end: figures and spent pieces are behind the screens, `logs` left the game."""

    logs: int


@dataclass(frozen=True, slots=True)
class Recalled:
    """A seat answered which markers it takes back."""

    seat: Colour
    statues: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Peeked:
    """A seat broke a half-tablet to look under a Moai. What it saw is its own."""

    seat: Colour
    ahu: int


@dataclass(frozen=True, slots=True)
class GameOver:
    """The game is over: why, and who is in front (several share a place)."""

    reason: EndReason
    ranking: tuple[tuple[Colour, ...], ...]


Event: TypeAlias = (
    RoundBegan
    | PhaseBegan
    | Rolled
    | SupplyEmpty
    | Sealed
    | Revealed
    | Took
    | Declined
    | Unsold
    | Placed
    | PowerUsed
    | TabletTaken
    | Passed
    | Moved
    | Erected
    | Crowned
    | Marked
    | Stashed
    | Returned
    | Recalled
    | Peeked
    | GameOver
)
