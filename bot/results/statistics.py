"""What somebody's games came to, taken together; and the records of a server."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final, NamedTuple, TypeVar

from bot.storage.results import GameResult, SeatResult

Key = TypeVar("Key", str, int)
SOURCES: Final = ("moai", "headdresses", "carrying", "tablets")


class Nemesis(NamedTuple):
    """Somebody who came before one in `ahead` of `games` games."""

    user: int
    ahead: int
    games: int


class Partner(NamedTuple):
    """Somebody, and points for carrying."""

    user: int
    points: int


@dataclass(frozen=True, slots=True)
class Statistics:
    """Somebody's games taken together; points are rounded means. `carried` is for whom they carried most."""

    games: int
    wins: int
    places: tuple[tuple[int, int], ...]
    average: int
    best: int
    sources: dict[str, int]
    coast: tuple[str, int] | None
    carried: tuple[Partner, ...]
    nemesis: Nemesis | None
    partner: Partner | None


def statistics(results: Sequence[GameResult], user: int) -> Statistics | None:
    """What the games of a person came to; None without any."""
    own = [(result, seat) for result in results for seat in result.seats if seat.user == user]
    if not own:
        return None
    seats = [seat for _, seat in own]
    coasts: Counter[str] = Counter()
    gave: Counter[int] = Counter()
    both: Counter[int] = Counter()
    ahead: Counter[int] = Counter()
    behind: Counter[int] = Counter()
    for result, seat in own:
        coasts.update(seat.coasts)
        for other in _others(result, seat):
            assert other.user is not None, "only those who are known"
            given, got = seat.carried.get(other.colour, 0), other.carried.get(seat.colour, 0)
            gave[other.user] += given
            both[other.user] += given + got
            ahead[other.user] += other.place < seat.place
            behind[other.user] += other.place > seat.place
    return Statistics(
        games=len(own),
        wins=sum(seat.place == 1 for seat in seats),
        places=tuple(sorted(Counter(seat.place for seat in seats).items())),
        average=round(fmean(seat.points for seat in seats)),
        best=max(seat.points for seat in seats),
        sources={name: round(fmean(getattr(seat, name) for seat in seats)) for name in SOURCES},
        coast=_most(coasts),
        carried=tuple(Partner(*pair) for pair in sorted(gave.items(), key=_rank)[:3] if pair[1] > 0),
        nemesis=_nemesis(ahead, behind),
        partner=None if (best := _most(both)) is None else Partner(*best),
    )


def _others(result: GameResult, seat: SeatResult) -> Iterable[SeatResult]:
    return (other for other in result.seats if other.user is not None and other.colour != seat.colour)


def _rank(pair: tuple[int, int]) -> tuple[int, int]:
    return -pair[1], pair[0]


def _most(counts: Counter[Key]) -> tuple[Key, int] | None:
    """What was counted most often, if anything was; the first by its name of several."""
    found = [(thing, count) for thing, count in counts.items() if count > 0]
    return min(found, key=lambda pair: (-pair[1], str(pair[0])), default=None)


def _nemesis(ahead: Counter[int], behind: Counter[int]) -> Nemesis | None:
    """Whoever came before one more often than after, and that most often."""
    found = [user for user in ahead if ahead[user] > behind[user]]
    if not found:
        return None
    worst = min(found, key=lambda user: (behind[user] - ahead[user], -ahead[user], user))
    return Nemesis(worst, ahead[worst], ahead[worst] + behind[worst])


# Halls of fame


class Feat(NamedTuple):
    """A record of a server: what was done, by whom, how much of it, and in which game."""

    kind: str
    people: tuple[int, ...]
    value: int
    game: int


def feats(results: Sequence[GameResult]) -> tuple[Feat, ...]:
    """The highest score, the longest haul, the most carried for others, the closest finish."""
    known = [(result, seat) for result in results for seat in result.seats if seat.user is not None]
    found = []
    for kind, name in (("points", "points"), ("haul", "longest"), ("carried", "carrying")):
        best = max((getattr(seat, name) for _, seat in known), default=0)
        if best > 0:
            first = min(result.game for result, seat in known if getattr(seat, name) == best)
            people = tuple(
                seat.user
                for result, seat in known
                if result.game == first and getattr(seat, name) == best and seat.user is not None
            )
            found.append(Feat(kind, tuple(dict.fromkeys(people)), best, first))
    finishes = [(margin(result), result.game, result) for result in results if _winners(result)]
    if finishes:
        closest, game, result = min(finishes, key=lambda finish: finish[:2])
        found.append(Feat("close", _winners(result), closest, game))
    return tuple(found)


def margin(result: GameResult) -> int:
    """By how many points a game was won; 0 where the first place is shared."""
    points = sorted((seat.points for seat in result.seats), reverse=True)
    return points[0] - points[1] if len(points) > 1 else 0


def _winners(result: GameResult) -> tuple[int, ...]:
    return tuple(seat.user for seat in result.seats if seat.place == 1 and seat.user is not None)
