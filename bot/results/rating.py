"""Ratings after the Plackett-Luce model of openskill, and the seasons of their ladders.

A rating follows from the results alone, in the order in which the games ended: rated anew they give the same
numbers. docs/ratings.md says what the rules are and why.
"""

import math
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from itertools import permutations, product
from statistics import fmean
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

from bot.storage.results import EVERYWHERE, GameResult, Rating, SeatResult
from engine.players import TEMPERAMENTS

_MODEL: Final = PlackettLuce()
START: Final = (_MODEL.mu, _MODEL.sigma)
"""What is believed of somebody before their first rated game, and always of somebody who is not known."""
COMPUTERS: Final[Mapping[str, float]] = {
    "random": -10.0,
    "easy": 5.0,
    "normal": 25.0,
    **dict.fromkeys(TEMPERAMENTS, 25.0),
    "hard": 30.0,
    "expert": 32.0,
}
"""The strengths of computers, which are known and never change."""
_KNOWN: Final = 1.0  # how uncertain they are
SEASON_DRIFT: Final = 2.0  # by how much more uncertain everybody is after a season
PROVISIONAL: Final = 5  # rated games before which a rating is provisional
LEAST_PEOPLE: Final = 2  # without whom a game is not rated


def season_of(at: float) -> str:
    """The season of a moment: a quarter of a year, like 2026-Q4."""
    day = datetime.fromtimestamp(at, UTC)
    return f"{day.year}-Q{(day.month + 2) // 3}"


def seasons_between(earlier: str, later: str) -> int:
    """How many seasons began after one up to another."""
    one, other = ((int(name[:4]), int(name[-1])) for name in (earlier, later))
    return max(0, 4 * (other[0] - one[0]) + other[1] - one[1])


def shown(rating: Rating) -> int:
    """A rating as people read it: from 1000 on, and cautious, so that it grows with what is known."""
    return round(1000 + 20 * (rating.mu - 3 * rating.sigma))


def provisional(rating: Rating) -> bool:
    """Whether it rests on too few games to be compared."""
    return rating.number < PROVISIONAL


def rate(result: GameResult, before: Mapping[tuple[int, int], Rating]) -> list[Rating]:
    """The ratings of a game's people after it, on its server and everywhere; none if it is not rated.

    `before` are the last ratings by server and person; who has none begins.
    """
    if result.people < LEAST_PEOPLE:
        return []
    season = season_of(result.ended_at)
    found = []
    for server in dict.fromkeys((result.server, EVERYWHERE)):
        old = [before.get((server, seat.user)) if seat.user else None for seat in result.seats]
        believed = [_believed(seat, last, season) for seat, last in zip(result.seats, old, strict=True)]
        after = rated(believed, [seat.place for seat in result.seats])
        for seat, last, (mu, sigma) in zip(result.seats, old, after, strict=True):
            if seat.user is not None:
                number = 1 if last is None else last.number + 1
                at = result.ended_at
                found.append(Rating(server, seat.user, number, result.game, at, season, mu, sigma))
    return found


def _believed(seat: SeatResult, last: Rating | None, season: str) -> tuple[float, float]:
    """What is believed of a seat before the game."""
    if not seat.person:
        strength = COMPUTERS.get(seat.level or "")
        return START if strength is None else (strength, _KNOWN)
    if last is None:
        return START
    drift = seasons_between(last.season, season) * SEASON_DRIFT**2
    return last.mu, min(START[1], math.sqrt(last.sigma**2 + drift))


def rated(believed: Sequence[tuple[float, float]], places: Sequence[int]) -> list[tuple[float, float]]:
    """What is believed of each after a game, by the places that they took.

    Where places are shared, the mean of all orders in which they could have been taken: the model's own way
    with them lets whoever comes behind a shared place gain as much as those who share it.
    """
    groups = [[n for n, place in enumerate(places) if place == taken] for taken in sorted(set(places))]
    orders = [
        [n for group in chosen for n in group]
        for chosen in product(*(list(permutations(group)) for group in groups))
    ]
    tries = [_rated_in(believed, order) for order in orders]
    return [
        (fmean(one[n][0] for one in tries), math.sqrt(fmean(one[n][1] ** 2 for one in tries)))
        for n in range(len(places))
    ]


def _rated_in(believed: Sequence[tuple[float, float]], order: Sequence[int]) -> list[tuple[float, float]]:
    """The same for an order from first to last."""
    teams: list[list[PlackettLuceRating]] = [[_MODEL.rating(*believed[n])] for n in order]
    after = dict(zip(order, _MODEL.rate(teams), strict=True))
    return [(after[n][0].mu, after[n][0].sigma) for n in range(len(believed))]
