"""What good players make of a board: which ahus they use, how long games take, what they bring to whom.

All seats are of one kind. Usually that is the normal level, quick enough for thousands of games.
"""

import argparse
import math
import random
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from statistics import fmean, stdev
from typing import Final, NamedTuple

from rich.console import Console
from rich.table import Table

from engine import COLOURS, Board, apply, dice_due, due, new_game, result_of
from engine.chance import dice
from engine.players import Budget, seen_by

from . import UsageError
from .output import Figure
from .selfplay import player_of, refuse_unknown
from .tally import wilson

SEATS: Final = (3, 4, 5)
_STANDARD_ERRORS: Final = 1.959964


class Cast(NamedTuple):
    """Who has every seat, by a name of `selfplay.PLAYERS`. Those who search think by a number of rehearsals,
    and never by the clock: the same seed gives the same games."""

    level: str
    rehearsals: int

    def budget(self) -> Budget:
        """How long those who search may think about a decision."""
        return Budget(self.rehearsals, seconds=None)


NORMAL: Final = Cast("normal", 16)
"""Good players who need no time: thousands of games can be played."""


class Use(NamedTuple):
    """One game: the ahus with a Moai at the end, those with a crowned one, rounds, and points by seat."""

    erected: frozenset[int]
    crowned: frozenset[int]
    rounds: int
    totals: tuple[int, ...]


class Mean(NamedTuple):
    """A mean and how far from it the truth may lie, with 95 % confidence."""

    value: float
    doubt: float


class BoardUse(NamedTuple):
    """Many games at tables of one size. `lead` is how many points the first seat has more than the others
    on average, `first_wins` how often it wins; of a game that k share each wins 1/k."""

    seats: int
    games: int
    erected: dict[int, float]
    crowned: dict[int, float]
    rounds: Mean
    points: Mean
    lead: Mean
    first_wins: Mean

    def least(self) -> tuple[int, float]:
        """The ahu that is used least, and how often."""
        return min(self.erected.items(), key=lambda item: item[1])

    def most(self) -> tuple[int, float]:
        """The ahu that is used most, and how often."""
        return max(self.erected.items(), key=lambda item: item[1])


def add_cast(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments by which somebody says who plays."""
    parser.add_argument(
        "--players",
        default=NORMAL.level,
        metavar="PLAYER",
        help="who has every seat, as in 'giants arena' (default %(default)s)",
    )
    parser.add_argument(
        "--rehearsals",
        type=int,
        default=NORMAL.rehearsals,
        metavar="N",
        help="rehearsals a decision of players who search (default %(default)s); 0 for their weights alone",
    )


def cast_of(args: argparse.Namespace) -> Cast:
    """Who plays; a UsageError if there is no such player."""
    if args.rehearsals < 0:
        raise UsageError("--rehearsals can't be less than 0")
    refuse_unknown("--players", [args.players])
    return Cast(args.players, args.rehearsals)


def play(board: Board, seats: int, cast: Cast, seed: str) -> Use:
    """One game among players of one kind; the same seed gives the same game."""
    rng, player = random.Random(seed), player_of(cast.level, cast.budget())
    state = new_game(board, rng.sample(COLOURS, seats))
    while state.ended_by is None:
        if dice_due(state):
            apply(state, None, dice(state, rng))
        else:
            seat = next(iter(due(state)))
            apply(state, seat, player.decide(seen_by(cast.level, state, seat), rng).action)
    return Use(
        frozenset(ahu for ahu, base in state.bases.items() if base.size),
        frozenset(ahu for ahu, base in state.bases.items() if base.crowned),
        state.round,
        tuple((result_of(state) or {}).values()),
    )


def games_of(
    board: Board, seats: int, count: int, seed: str, jobs: int = 1, cast: Cast = NORMAL
) -> Iterator[Use]:
    """So many games, one after the other or in several processes: the same ones."""
    seeds = [f"{seed}/{seats}/{number}" for number in range(count)]
    if jobs == 1:
        yield from map(play, repeat(board), repeat(seats), repeat(cast), seeds)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play, repeat(board), repeat(seats), repeat(cast), seeds, chunksize=4)


def use_of(board: Board, seats: int, games: Iterable[Use]) -> BoardUse:
    """What the games at tables of one size come to."""
    played = list(games)
    return BoardUse(
        seats,
        len(played),
        {ahu: fmean(ahu in game.erected for game in played) for ahu in board.ahus},
        {ahu: fmean(ahu in game.crowned for game in played) for ahu in board.ahus},
        _mean([game.rounds for game in played]),
        _mean([fmean(game.totals) for game in played]),
        _mean([game.totals[0] - fmean(game.totals[1:]) for game in played]),
        _mean([_won(game.totals) for game in played]),
    )


def _won(totals: Sequence[int]) -> float:
    best = max(totals)
    return (totals[0] == best) / totals.count(best)


def _mean(values: Sequence[float]) -> Mean:
    doubt = _STANDARD_ERRORS * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.inf
    return Mean(fmean(values), doubt)


def use_figures(uses: Iterable[BoardUse]) -> dict[str, Figure]:
    """All figures in one flat object, those of each size of table behind its number."""
    figures: dict[str, Figure] = {}
    for use in uses:
        mine: dict[str, Figure] = {"games": use.games}
        for name in ("rounds", "points", "lead", "first_wins"):
            mean: Mean = getattr(use, name)
            mine |= {name: round(mean.value, 3), f"{name}_doubt": round(mean.doubt, 3)}
        for ahu, share in use.erected.items():
            low, high = wilson(share * use.games, use.games)
            mine |= {
                f"ahu_{ahu}": round(share, 3),
                f"ahu_{ahu}_low": round(low, 3),
                f"ahu_{ahu}_high": round(high, 3),
            }
            mine[f"ahu_{ahu}_crowned"] = round(use.crowned[ahu], 3)
        figures |= {f"{use.seats}_{name}": value for name, value in mine.items()}
    return figures


def show_use(board: Board, uses: Sequence[BoardUse]) -> None:
    """Print the same for people."""
    console = Console()
    table = Table(
        "players",
        "games",
        "rounds",
        "points",
        "first seat ahead",
        "first seat wins",
        "least used",
        "most used",
    )
    for use in uses:
        means = (
            f"{mean.value:.2f} ± {mean.doubt:.2f}"
            for mean in (use.rounds, use.points, use.lead, use.first_wins)
        )
        ends = (f"{share:.0%} ({ahu})" for ahu, share in (use.least(), use.most()))
        table.add_row(f"{use.seats}", f"{use.games}", *means, *ends)
    console.print(table)
    shares = Table(
        "ahu", "name", *(f"with {use.seats}" for use in uses), *(f"crowned, {use.seats}" for use in uses)
    )
    for number, ahu in board.ahus.items():
        used = (f"{use.erected[number]:.0%}" for use in uses)
        shares.add_row(f"{number}", ahu.name, *used, *(f"{use.crowned[number]:.0%}" for use in uses))
    console.print(shares)
