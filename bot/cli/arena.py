"""`giants arena`: how often one computer player beats several of another, at tables of every size."""

import argparse
from collections.abc import Iterable
from typing import Final, NamedTuple

from rich.console import Console
from rich.table import Table

from engine import DEFAULT_BOARD
from engine.players import COMPUTERS
from engine.players.exploiters import EXPLOITERS

from . import UsageError
from .output import Figure, progress, show_figures
from .selfplay import Match, games_of, refuse_less_than_one, refuse_unknown, title_of
from .tally import LevelResult, level_results

_SEATS: Final = (3, 4, 5)
_ALL: Final = "exploiters"


class Bout(NamedTuple):
    """How one challenger fared against a table full of one opponent. Its own kind would win `chance`."""

    challenger: str
    seats: int
    chance: float
    result: LevelResult
    opponents_points: float


def configure(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments."""
    parser.add_argument(
        "challengers",
        metavar="CHALLENGERS",
        help=f"who sits down alone, of {', '.join((*COMPUTERS, *EXPLOITERS))}: one or several with commas,"
        f" or {_ALL} for all who try to exploit a level",
    )
    parser.add_argument(
        "--against", default="normal", metavar="PLAYER", help="who has all other seats (default normal)"
    )
    parser.add_argument(
        "--seats", default="3,4,5", metavar="N", help="sizes of tables, with commas (default 3,4,5)"
    )
    parser.add_argument(
        "--games", type=int, default=300, metavar="N", help="games for each of them (default 300)"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the same seed gives the same games")
    parser.add_argument(
        "--rehearsals",
        type=int,
        metavar="N",
        help="rehearsals of a player who searches, however long they take",
    )
    parser.add_argument(
        "--seconds",
        type=float,
        metavar="T",
        help="seconds that a player who searches may take for a decision",
    )
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes to use (default 1)")
    parser.add_argument(
        "--board", default=DEFAULT_BOARD, metavar="NAME", help=f"which board (default {DEFAULT_BOARD})"
    )
    parser.add_argument("--json", action="store_true", help="print one flat JSON object of figures")


def run(args: argparse.Namespace) -> int:
    """Play all bouts and print them."""
    refuse_less_than_one(args, "games", "jobs", "rehearsals")
    challengers = EXPLOITERS if args.challengers == _ALL else tuple(args.challengers.split(","))
    refuse_unknown("CHALLENGERS", challengers)
    refuse_unknown("--against", [args.against])
    if args.against in challengers:
        raise UsageError(f"--against: {args.against} can't be told from itself")
    bouts = []
    for seats in _sizes(args.seats):
        for challenger in challengers:
            others = (args.against,) * (seats - 1)
            match = Match(
                title_of(args.board),
                (challenger, *others),
                args.seed,
                None,
                args.rehearsals,
                args.seconds,
            )
            games = progress(games_of(match, args.games, args.jobs), args.games, f"{challenger}, {seats}")
            first, second = level_results(list(games))
            mine, others_result = (first, second) if first.level == challenger else (second, first)
            bouts.append(Bout(challenger, seats, 1 / seats, mine, others_result.mean_points))
    if args.json:
        show_figures("", _figures(bouts), as_json=True)
    else:
        _show(bouts, args.against)
    return 0


def _sizes(words: str) -> list[int]:
    sizes = [int(word) if word.strip().isdecimal() else 0 for word in words.split(",")]
    if any(size not in _SEATS for size in sizes):
        raise UsageError("--seats: three to five play")
    return sizes


def _figures(bouts: Iterable[Bout]) -> dict[str, Figure]:
    figures: dict[str, Figure] = {}
    for bout in bouts:
        result = bout.result
        figures |= {
            f"{bout.challenger}_{bout.seats}_{name}": value
            for name, value in {
                "games": result.played,
                "wins": result.wins,
                "win_share": result.wins / result.played,
                "win_low": result.low,
                "win_high": result.high,
                "chance": bout.chance,
                "mean_points": result.mean_points,
                "opponents_mean_points": bout.opponents_points,
                "median_ms": result.median_ms,
                "p99_ms": result.p99_ms,
            }.items()
        }
    return figures


def _show(bouts: Iterable[Bout], against: str) -> None:
    table = Table(title=f"alone against {against}", title_justify="left", padding=(0, 1, 0, 0))
    for heading in ("challenger", "seats", "games", "wins", "95 % interval", "chance", "points", "others'"):
        table.add_column(heading, justify="left" if heading == "challenger" else "right", no_wrap=True)
    for challenger, seats, chance, result, others in bouts:
        table.add_row(
            challenger,
            f"{seats}",
            f"{result.played}",
            f"{result.wins / result.played:.1%}",
            f"{result.low:.1%}-{result.high:.1%}",
            f"{chance:.1%}",
            f"{result.mean_points:.1f}",
            f"{others:.1f}",
        )
    Console().print(table)
