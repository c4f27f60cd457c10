"""`giants selfplay`: games without people."""

import argparse
import random
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from engine import (
    COLOURS,
    Line,
    Options,
    Record,
    apply,
    dice_due,
    due,
    find_board,
    legal,
    new_game,
    result_of,
)
from engine.chance import dice
from engine.state import State

from . import Failure
from .output import Figure, progress, show_figures


class Game(NamedTuple):
    """A finished game and what it took."""

    record: Record
    state: State
    plies: int


def configure(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments."""
    parser.add_argument("--seats", type=int, choices=(3, 4, 5), default=3, help="how many play (default 3)")
    parser.add_argument("--games", type=int, default=10, metavar="N", help="how many games (default 10)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the same seed gives the same games")
    parser.add_argument(
        "--records", type=Path, metavar="DIR", help="write every game's record into this folder"
    )
    parser.add_argument("--board", default="Rapa Nui", metavar="NAME", help="which board (default Rapa Nui)")
    parser.add_argument("--json", action="store_true", help="print one flat JSON object of figures")


def play_randomly(board: str, seats: int, seed: str, options: Options | None = None) -> Game:
    """One game of random decisions; the same seed gives the same game."""
    rng = random.Random(seed)
    state = new_game(find_board(board), rng.sample(COLOURS, seats), options)
    options = state.options
    lines: list[Line] = []
    while state.phase != "over":
        if dice_due(state):
            line = Line(None, dice(state, rng))
        else:
            seat = rng.choice(tuple(due(state)))
            line = Line(seat, rng.choice(legal(state, seat)))
        apply(state, line.seat, line.action)
        lines.append(line)
    record = Record(state.board, state.seats, options, tuple(lines), result_of(state))
    return Game(record, state, len(lines))


def run(args: argparse.Namespace) -> int:
    """Play and print."""
    if args.games < 1:
        raise Failure("--games must be at least 1", 2)
    if args.records:
        try:
            args.records.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Failure(f"{args.records}: {error.strerror}") from error
    start = time.perf_counter()
    games = []
    for number, game in enumerate(progress(_games(args), args.games, "playing"), start=1):
        games.append(game.state)
        if args.records:
            (args.records / f"game-{args.seed}-{number:04}.giants").write_text(str(game.record), "utf-8")
    seconds = time.perf_counter() - start
    show_figures("random players", _figures(games, seconds), as_json=args.json)
    return 0


def _games(args: argparse.Namespace) -> Iterator[Game]:
    for number in range(1, args.games + 1):
        yield play_randomly(args.board, args.seats, f"{args.seed}/{number}")


def _figures(games: list[State], seconds: float) -> dict[str, Figure]:
    reasons = Counter(state.ended_by for state in games)
    totals = [sum(result.values()) / len(result) for state in games if (result := result_of(state))]
    return {
        "games": len(games),
        "seats": len(games[0].seats),
        "mean_rounds": sum(state.round for state in games) / len(games),
        "mean_points": sum(totals) / len(totals),
        "ended_by_bases": reasons["bases"],
        "ended_by_exhaustion": reasons["exhausted"] + reasons["idle"],
        "games_per_second": len(games) / seconds,
    }
