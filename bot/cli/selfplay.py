"""`giants selfplay`: games of computer players against each other, and their results."""

import argparse
import random
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from pathlib import Path
from typing import Final, NamedTuple

from engine import (
    COLOURS,
    DEFAULT_BOARD,
    BoardError,
    Line,
    Options,
    Record,
    apply,
    dice_due,
    due,
    find_board,
    new_game,
    result_of,
)
from engine.chance import dice
from engine.events import EndReason
from engine.players import COMPUTERS, Budget, Computer, ComputerPlayer, computer_player, seen_by
from engine.players.exploiters import EXPLOITERS, exploiter

from . import Failure, UsageError
from .output import progress, show_figures, write_file
from .tally import show_tally, tally_figures

_COMPUTERS: Final[dict[str, Computer]] = {name: name for name in COMPUTERS}
PLAYERS: Final[tuple[str, ...]] = (*COMPUTERS, *EXPLOITERS)
"""Everybody who can be named: the levels, and those who try to exploit them."""


class Match(NamedTuple):
    """What all games of a run have in common."""

    board: str
    levels: tuple[str, ...]
    seed: int
    options: Options | None
    rehearsals: int | None
    seconds: float | None

    def budget(self) -> Budget | None:
        """How much time the levels that search may take; None is for each what it usually takes."""
        if self.rehearsals is not None:  # a number of rehearsals alone gives the same games every time
            return Budget(self.rehearsals, self.seconds)
        return None if self.seconds is None else Budget(seconds=self.seconds)


class Game(NamedTuple):
    """A finished game: its record, and how long each decision of whom took. `levels` are by seat."""

    record: Record
    levels: tuple[str, ...]
    rounds: int
    ended_by: EndReason
    totals: tuple[int, ...]
    seconds: tuple[tuple[str, float], ...]


def configure(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments."""
    parser.add_argument(
        "--players",
        metavar="LEVELS",
        help=f"who plays, of {', '.join(COMPUTERS)}: hard,normal,easy, or one level for all (default random);"
        " also those who try to exploit them, which 'giants arena --help' names",
    )
    parser.add_argument(
        "--seats", type=int, choices=(3, 4, 5), help="how many play, if --players does not say (default 3)"
    )
    parser.add_argument("--games", type=int, default=10, metavar="N", help="how many games (default 10)")
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
        "--records", type=Path, metavar="DIR", help="write every game's record into this folder"
    )
    parser.add_argument(
        "--board", default=DEFAULT_BOARD, metavar="NAME", help=f"which board (default {DEFAULT_BOARD})"
    )
    parser.add_argument("--json", action="store_true", help="print one flat JSON object of figures")


def play(match: Match, number: int) -> Game:
    """One game of a run. The levels move on by one seat from game to game; dice and colours change only
    when every level has sat everywhere, so that luck is the same for all."""
    count = len(match.levels)
    turn = (number - 1) % count
    levels = match.levels[-turn:] + match.levels[:-turn]
    chance = random.Random(f"{match.seed}/{(number - 1) // count}")
    choices = random.Random(f"{match.seed}/{number}/thoughts")
    state = new_game(find_board(match.board), chance.sample(COLOURS, count), match.options)
    occupants = dict(zip(state.seats, levels, strict=True))
    players = {seat: player_of(level, match.budget()) for seat, level in occupants.items()}
    lines: list[Line] = []
    seconds: list[tuple[str, float]] = []
    while state.ended_by is None:
        if dice_due(state):
            line = Line(None, dice(state, chance))
        else:
            seat = next(iter(due(state)))
            seen = seen_by(occupants[seat], state, seat)
            start = time.perf_counter()
            decision = players[seat].decide(seen, choices)
            seconds.append((occupants[seat], time.perf_counter() - start))
            line = Line(seat, decision.action)
        apply(state, line.seat, line.action)
        lines.append(line)
    result = result_of(state) or {}
    record = Record(state.board, state.seats, state.options, tuple(lines), result)
    return Game(record, levels, state.round, state.ended_by, tuple(result.values()), tuple(seconds))


def player_of(name: str, budget: Budget | None) -> ComputerPlayer:
    """Whoever bears one of the names of `PLAYERS`; the budget is for those who search."""
    level = _COMPUTERS.get(name)
    return exploiter(name) if level is None else computer_player(level, budget)


def run(args: argparse.Namespace) -> int:
    """Play and print."""
    match = _match(args)
    if args.records:
        try:
            args.records.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Failure(f"{args.records}: {error.strerror}") from error
    start = time.perf_counter()
    games = []
    for number, game in enumerate(
        progress(games_of(match, args.games, args.jobs), args.games, "playing"), start=1
    ):
        games.append(game)
        if args.records:
            path = args.records / f"game-{args.seed}-{number:04}.giants"
            write_file(path, str(game.record).encode())
    figures = tally_figures(games, time.perf_counter() - start)
    if args.json:
        show_figures("", figures, as_json=True)
    else:
        show_tally(games, figures)
    return 0


def _match(args: argparse.Namespace) -> Match:
    refuse_less_than_one(args, "games", "jobs", "rehearsals")
    return Match(title_of(args.board), _levels(args), args.seed, None, args.rehearsals, args.seconds)


def refuse_less_than_one(args: argparse.Namespace, *names: str) -> None:
    """A UsageError if one of these numbers is given and makes no sense."""
    for name in names:
        number = getattr(args, name)
        if number is not None and number < 1:
            raise UsageError(f"--{name} must be at least 1")


def title_of(board: str) -> str:
    """Name and version of a board; a Failure if there is none of that name."""
    try:
        return find_board(board).title
    except BoardError as error:
        raise Failure(str(error)) from error


def refuse_unknown(option: str, names: Sequence[str]) -> None:
    """A UsageError unless all of these can play."""
    unknown = [name for name in names if name not in PLAYERS]
    if unknown:
        raise UsageError(f"{option}: there is no player {unknown[0]!r}: there are {', '.join(PLAYERS)}")


def _levels(args: argparse.Namespace) -> tuple[str, ...]:
    words = [word.strip() for word in (args.players or "random").split(",")]
    refuse_unknown("--players", words)
    if len(words) == 1:
        words *= args.seats or 3
    if args.seats and len(words) != args.seats:
        raise UsageError(f"--players names {len(words)}, --seats wants {args.seats}")
    if not 3 <= len(words) <= 5:
        raise UsageError("--players: three to five play")
    return tuple(words)


def games_of(match: Match, count: int, jobs: int) -> Iterator[Game]:
    """The first games of a match, one after the other or in several processes: the same ones."""
    numbers = range(1, count + 1)
    if jobs == 1:
        yield from map(play, repeat(match), numbers)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play, repeat(match), numbers)
