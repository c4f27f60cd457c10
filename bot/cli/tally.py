"""The results of many games by level: wins with their confidence intervals, places, points, time."""

import math
from collections import Counter
from collections.abc import Sequence
from statistics import fmean, median
from typing import TYPE_CHECKING, Final, NamedTuple

from rich.console import Console
from rich.table import Table

from engine.scoring import ranking

from .measuring import percentile
from .output import Figure, show_figures

if TYPE_CHECKING:
    from .selfplay import Game

_STANDARD_ERRORS: Final = 1.959964  # on either side: they hold 95 % of a normal distribution


class LevelResult(NamedTuple):
    """The results of one level, or of an exploiter, over all games: of a game shared by k each wins 1/k."""

    level: str
    played: int
    wins: float
    low: float
    high: float
    mean_place: float
    mean_points: float
    decisions_a_game: float
    median_ms: float
    p95_ms: float
    p99_ms: float


def wilson(wins: float, played: int) -> tuple[float, float]:
    """The 95 % interval of a share, by Wilson's score: sound for few games and for shares near 0 or 1."""
    share, square = wins / played, _STANDARD_ERRORS**2
    centre = share + square / (2 * played)
    spread = _STANDARD_ERRORS * math.sqrt(share * (1 - share) / played + square / (4 * played**2))
    whole = 1 + square / played
    return max(0.0, (centre - spread) / whole), min(1.0, (centre + spread) / whole)


def level_results(games: "Sequence[Game]") -> list[LevelResult]:
    """Every level that played, in the order of the first game's seats."""
    return [_level_result(games, level) for level in dict.fromkeys(games[0].levels)]


def _level_result(games: "Sequence[Game]", level: str) -> LevelResult:
    played, wins = 0, 0.0
    places: list[int] = []
    points: list[int] = []
    for game in games:
        totals = dict(zip(game.record.seats, game.totals, strict=True))
        groups = ranking(totals)
        winners = groups[0]
        for seat, who in zip(game.record.seats, game.levels, strict=True):
            if who == level:
                played += 1
                wins += (seat in winners) / len(winners)
                places.append(1 + sum(total > totals[seat] for total in totals.values()))
                points.append(totals[seat])
    times = [seconds * 1000 for game in games for who, seconds in game.seconds if who == level]
    return LevelResult(
        level,
        played,
        wins,
        *wilson(wins, played),
        mean_place=fmean(places),
        mean_points=fmean(points),
        decisions_a_game=len(times) / played,
        median_ms=median(times) if times else 0.0,
        p95_ms=percentile(times, 0.95),
        p99_ms=percentile(times, 0.99),
    )


def tally_figures(games: "Sequence[Game]", seconds: float) -> dict[str, Figure]:
    """All figures of a run in one flat object."""
    reasons = Counter(game.ended_by for game in games)
    by_seat = Counter(index for game in games for index in _winning_seats(game))
    figures: dict[str, Figure] = {
        "games": len(games),
        "seats": len(games[0].levels),
        "mean_rounds": fmean(game.rounds for game in games),
        "mean_points": fmean(total for game in games for total in game.totals),
        "decisions_per_game": fmean(len(game.seconds) for game in games),
        "ended_by_bases": reasons["bases"],
        "ended_by_exhaustion": reasons["exhausted"] + reasons["idle"],
        "first_seat_wins": by_seat[0] / len(games),
        "games_per_second": len(games) / seconds,
    }
    for result in level_results(games):
        share = result.wins / result.played
        figures |= {
            f"{result.level}_played": result.played,
            f"{result.level}_wins": result.wins,
            f"{result.level}_win_share": share,
            f"{result.level}_win_low": result.low,
            f"{result.level}_win_high": result.high,
            f"{result.level}_mean_place": result.mean_place,
            f"{result.level}_mean_points": result.mean_points,
            f"{result.level}_decisions_per_game": result.decisions_a_game,
            f"{result.level}_median_ms": result.median_ms,
            f"{result.level}_p95_ms": result.p95_ms,
            f"{result.level}_p99_ms": result.p99_ms,
        }
    return figures


def _winning_seats(game: "Game") -> list[int]:
    best = max(game.totals)
    return [index for index, total in enumerate(game.totals) if total == best]


def show_tally(games: "Sequence[Game]", figures: dict[str, Figure]) -> None:
    """Print the results as tables for people."""
    table = Table(title="players", title_justify="left", padding=(0, 1, 0, 0))
    headings = ("level", "seats", "wins", "95 % interval", "place", "points", "moves", "ms", "p95")
    for heading in headings:
        table.add_column(heading, justify="left" if heading == "level" else "right", no_wrap=True)
    for result in level_results(games):
        table.add_row(
            result.level,
            f"{result.played}",
            f"{result.wins / result.played:.1%}",
            f"{result.low:.1%}-{result.high:.1%}",
            f"{result.mean_place:.2f}",
            f"{result.mean_points:.1f}",
            f"{result.decisions_a_game:.1f}",
            f"{result.median_ms:.1f}",
            f"{result.p95_ms:.1f}",
        )
    Console().print(table)
    common = {name: value for name, value in figures.items() if not name.startswith(_prefixes(games))}
    show_figures("games", common, as_json=False)


def _prefixes(games: "Sequence[Game]") -> tuple[str, ...]:
    return tuple(f"{level}_" for level in games[0].levels)
