"""What can be decided. Actions are small values whose text form goes both ways."""

from collections import Counter
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple, TypeAlias

from .colours import BY_LETTER, COLOURS, LETTERS, Colour

Piece = Literal["worker", "sorcerer", "chief"]
Power = Literal["worker", "marker", "logs", "headdress", "ahu"]
Ending = Literal["erect", "crown", "mark"]

PIECES: Final[tuple[Piece, ...]] = ("worker", "sorcerer", "chief")
PIECE_LETTERS: Final[dict[Piece, str]] = {"worker": "w", "sorcerer": "s", "chief": "c"}


@dataclass(frozen=True, slots=True)
class Roll:
    """Chance: the faces of the dice, white ones first. Drawn by the table, never by a seat."""

    faces: tuple[int, ...]

    def __str__(self) -> str:
        return " ".join(["dice", *map(str, self.faces)])


@dataclass(frozen=True, slots=True)
class Bid:
    """Tribe markers in one hand, sculptors in the other; either may be empty."""

    markers: int = 0
    workers: int = 0
    sorcerer: bool = False
    chief: bool = False

    def __str__(self) -> str:
        words = [f"{self.markers}m"] if self.markers else []
        words += [f"{self.workers}w"] if self.workers else []
        words += ["s"] if self.sorcerer else []
        words += ["c"] if self.chief else []
        return " ".join(["bid", *(words or ["-"])])


@dataclass(frozen=True, slots=True)
class Take:
    """Take a Moai of a size from the quarry tile."""

    size: int

    def __str__(self) -> str:
        return f"take {self.size}"


@dataclass(frozen=True, slots=True)
class Decline:
    """Take no (more) Moai in this auction."""

    def __str__(self) -> str:
        return "decline"


@dataclass(frozen=True, slots=True)
class Put:
    """Place a figure, with logs or not, and use the power of the hex or not."""

    piece: Piece
    hex: str
    logs: int = 0
    power: Power | None = None
    ahu: int | None = None

    def __str__(self) -> str:
        figure = PIECE_LETTERS[self.piece] + (f"+{self.logs}" if self.logs else "")
        power = f" !{self.power}{self.ahu or ''}" if self.power else ""
        return f"put {figure} {self.hex}{power}"


@dataclass(frozen=True, slots=True)
class Tablet:
    """A tribe marker for a Rongo half-tablet."""

    def __str__(self) -> str:
        return "tablet"


class Step(NamedTuple):
    """A hex entered, and the foreign figures that carry there: small letters for workers and
    sorcerers, a capital for a chief, in the order of the colours."""

    hex: str
    carriers: str = ""

    def __str__(self) -> str:
        return f"{self.hex}:{self.carriers}" if self.carriers else self.hex


class Move(NamedTuple):
    """Move a statue step by step, then erect it, crown with it, mark it, or leave it.

    A tuple, where the other actions are dataclasses, because a list of legal moves holds thousands.
    """

    statue: str
    steps: tuple[Step, ...] = ()
    then: Ending | None = None
    ahu: int | None = None

    def __str__(self) -> str:
        ending = [self.then] if self.then else []
        ahu = [str(self.ahu)] if self.ahu is not None else []
        return " ".join(["move", self.statue, *map(str, self.steps), *ending, *ahu])


@dataclass(frozen=True, slots=True)
class Mark:
    """Mark a statue without moving it."""

    statue: str

    def __str__(self) -> str:
        return f"mark {self.statue}"


@dataclass(frozen=True, slots=True)
class Pass:
    """No more in this phase."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Stash:
    """The statues of one's front that get a marker as they go to their quarry."""

    statues: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join(["stash", *(self.statues or ("-",))])


@dataclass(frozen=True, slots=True)
class Recall:
    """The statues from which one's markers come back."""

    statues: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join(["recall", *(self.statues or ("-",))])


@dataclass(frozen=True, slots=True)
class Peek:
    """Discard a half-tablet to look at the base under one Moai."""

    ahu: int

    def __str__(self) -> str:
        return f"peek {self.ahu}"


Action: TypeAlias = Roll | Bid | Take | Decline | Put | Tablet | Move | Mark | Pass | Stash | Recall | Peek


def statue_order(statue: str) -> tuple[bool, int]:
    """The order of statues in a list: Moai before headdresses, by number."""
    return statue[0] == "h", int(statue[1:])


def carriers(letters: str) -> str:
    """Carriers' letters in the writer's order: by colour, a worker before a chief."""
    count = Counter(letters)
    ordered = (letter for colour in COLOURS for letter in (LETTERS[colour], LETTERS[colour].upper()))
    return "".join(letter * count[letter] for letter in ordered)


def payee(letter: str) -> Colour:
    """Whose figure a carrier's letter names."""
    return BY_LETTER[letter.lower()]
