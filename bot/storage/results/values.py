"""What finished games came to, and ratings, as values."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from engine import Colour

EVERYWHERE: Final = 0
"""The server of ratings over all servers, and of games that were played on none."""


@dataclass(frozen=True, slots=True)
class SeatResult:
    """What a seat came to, and whose it was: a `person`'s, by number unless that is not to be known, or a
    computer's of a `level`. `carried` is what it earned by carrying for each other seat.
    """

    colour: Colour
    person: bool
    user: int | None
    level: str | None
    points: int
    place: int
    moai: int
    headdresses: int
    carrying: int
    tablets: int
    longest: int
    coasts: Mapping[str, int]
    carried: Mapping[Colour, int]


@dataclass(frozen=True, slots=True)
class GameResult:
    """What a game came to that is over for good."""

    game: int
    server: int
    ended_at: float
    seats: tuple[SeatResult, ...]

    @property
    def people(self) -> int:
        """How many of its seats are a person's."""
        return sum(seat.person for seat in self.seats)


class Rating(NamedTuple):
    """A person's rating after a game, the `number`-th that was rated on a server, or everywhere."""

    server: int
    user: int
    number: int
    game: int
    at: float
    season: str
    mu: float
    sigma: float


Rater = Callable[[GameResult, Mapping[tuple[int, int], Rating]], Sequence[Rating]]
"""Rates a game, given the last rating of each of its people on its server and everywhere."""
